"""A corrected card file: rows in the shape of our own, for a table that knows the numbers better.

    {"cards": [{"id": "dyer", "min_bid": 3, "discounts_given": {"dye_house": 4}}],
     "production_deck": {"composition": {"4": 12, "5": 16, "6": 12}}}

Rows and columns that are left out stay as they are. ``copies`` and ``discounts_received`` follow from
other columns; if they are given they have to agree. A ``null`` takes the value below ``proposed``, if
there is one. What the option holds afterwards are the changed columns alone, so that a record carries them.
"""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from entrepot.phoenicia.cards import BARRED, CARDS, COPIES, EFFECTS, PRODUCTION_DECK, Card
from entrepot.phoenicia.choices import HIGHEST

_NUMBERS = {
    "deck": (1, 4), "min_bid": (0, 99), "points": (0, 31), "production": (0, 20), "storehouses": (0, 10),
    "untrained": (0, 10), "trained": (0, 10),
}  # fmt: skip
_COLUMNS = {*_NUMBERS, "group", "discounts", "effect"}
_ALSO = {"workers", "discounts_given", "discounts_received", "copies", "proposed"}
_REMARKS = {
    "name_en", "name_zh", "name_zh_status", "tile_or_ability", "prerequisites", "notes", "sources",
    "confidence", "field_confidence", "second_copy", "why",
}  # fmt: skip
"""Columns of a card file that are for people and change nothing."""
_OTHER_NAMES = {"unknown_19": "colony"}
_IDS = tuple(card.id for card in CARDS)
_TOPICS = {
    "cards", "production_deck", "copies_rule", "game", "how_to_read", "card_totals_by_players",
    "production_table", "activities", "training", "tiles", "components", "setup", "end",
    "component_cross_check",
}  # fmt: skip


def read_cards(value: Any) -> dict[str, Any] | None:
    """The changed rows, from a path, a JSON text or a document; None where nothing changes.

    Raises ``ValueError`` with every fault found.
    """
    if value in (None, "", "default"):
        return None
    document = _load(value) if isinstance(value, str) else value
    if isinstance(document, list):
        document = {"cards": document}
    if not isinstance(document, dict):
        raise ValueError("a card file is an object with a list “cards”")
    faults: list[str] = [f"no such part: {topic}" for topic in document if topic not in _TOPICS]
    cards = _read_rows(document.get("cards", []), faults)
    deck = _read_deck(document.get("production_deck", {}), faults)
    if not faults:
        _check_whole(cards, deck, faults)
    if faults:
        raise ValueError("; ".join(faults))
    return _changes(cards, deck)


def corrected(changes: dict[str, Any] | None) -> tuple[tuple[Card, ...], dict[str, int]]:
    """All card rows and the production deck, with the changes that ``read_cards`` found."""
    if changes is None:
        return CARDS, PRODUCTION_DECK
    cards = _read_rows(changes.get("cards", []), [])
    return cards, _read_deck(changes.get("production_deck", {}), [])


def _load(text: str) -> Any:
    if text.lstrip()[:1] not in ("{", "["):
        try:
            text = Path(text).expanduser().read_text("utf-8")
        except (OSError, UnicodeDecodeError, ValueError) as error:
            raise ValueError(f"the card file cannot be read: {error}") from None
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"the card file is not JSON: {error}") from None


def _read_rows(rows: Any, faults: list[str]) -> tuple[Card, ...]:
    cards = dict(zip(_IDS, CARDS, strict=True))
    if not isinstance(rows, list):
        faults.append("“cards” is not a list")
        return CARDS
    seen: set[str] = set()
    received: list[tuple[str, dict[str, Any]]] = []
    copies: list[tuple[str, Any]] = []
    for number, given in enumerate(rows, 1):
        if not isinstance(given, dict) or not isinstance(given.get("id"), str):
            faults.append(f"row {number} has no id")
            continue
        name = _OTHER_NAMES.get(given["id"], given["id"])
        if name not in cards:
            faults.append(f"row {number}: there is no card {given['id']}")
            continue
        if name in seen:
            faults.append(f"{name}: stands twice")
        seen.add(name)
        values = _filled(name, given, faults)
        cards[name] = replace(cards[name], **_columns(name, values, faults))
        if isinstance(values.get("discounts_received"), dict):
            received.append((name, values["discounts_received"]))
        if "copies" in values:
            copies.append((name, values["copies"]))
    for name, table in copies:
        if not isinstance(table, dict) or {str(k): v for k, v in table.items()} != {
            str(players): count for players, count in COPIES[cards[name].group].items()
        }:
            faults.append(f"{name}: copies do not fit group {cards[name].group}")
    for name, givers in received:
        for giver, amount in givers.items():
            if amount is not None and (giver not in cards or cards[giver].discounts.get(name, 0) != amount):
                faults.append(
                    f"{name}: discounts_received from {giver} is {amount}, but {giver} does not give that"
                )
    return tuple(cards.values())


def _filled(name: str, given: dict[str, Any], faults: list[str]) -> dict[str, Any]:
    """The row with what is ``null`` taken from ``proposed``; what is null there too is left out."""
    proposed = given.get("proposed") or {}
    if not isinstance(proposed, dict):
        faults.append(f"{name}: proposed is not an object")
        proposed = {}
    for column in [*given, *proposed]:
        if column != "id" and column not in _COLUMNS | _ALSO | _REMARKS:
            faults.append(f"{name}: no such column: {column}")
    values = {key: value for key, value in proposed.items() if value is not None}
    for key, value in given.items():
        if isinstance(value, dict) and isinstance(values.get(key), dict):
            values[key] = values[key] | {k: v for k, v in value.items() if v is not None}
        elif value is not None:
            values[key] = value
    return values


def _columns(name: str, values: dict[str, Any], faults: list[str]) -> dict[str, Any]:
    columns = {column: values[column] for column in _NUMBERS if column in values}
    if "workers" in values:
        workers = values["workers"]
        if isinstance(workers, dict) and set(workers) <= {"untrained", "trained"}:
            columns |= workers
        else:
            faults.append(f"{name}: workers are untrained and trained")
    for column, value in list(columns.items()):
        least, most = _NUMBERS[column]
        if not _whole(value) or not least <= value <= most:
            faults.append(f"{name}: {column} is a whole number from {least} to {most}, not {value!r}")
            del columns[column]
    if "group" in values:
        if values["group"] in ("A", "B"):
            columns["group"] = values["group"]
        else:
            faults.append(f"{name}: group is A or B, not {values['group']!r}")
    if "effect" in values:
        if values["effect"] in EFFECTS:
            columns["effect"] = values["effect"]
        else:
            faults.append(
                f"{name}: effect is one of {', '.join(EFFECTS[1:])} or empty, not {values['effect']!r}"
            )
    if "discounts_given" in values or "discounts" in values:
        given = values.get("discounts_given", values.get("discounts"))
        if not isinstance(given, dict):
            faults.append(f"{name}: discounts_given is an object")
            return columns
        # an amount that the file does not know stays as it is
        ours = CARDS[_IDS.index(name)].discounts
        given = {target: ours.get(target) if amount is None else amount for target, amount in given.items()}
        for target, amount in given.items():
            if target not in _IDS:
                faults.append(f"{name}: there is no card {target} to give a discount on")
            elif not _whole(amount) or not 0 <= amount <= 9:
                faults.append(
                    f"{name}: the discount on {target} is a whole number from 0 to 9, not {amount!r}"
                )
        columns["discounts"] = {target: amount for target, amount in given.items() if amount}
    return columns


def _read_deck(given: Any, faults: list[str]) -> dict[str, int]:
    if not isinstance(given, dict):
        faults.append("“production_deck” is not an object")
        return PRODUCTION_DECK
    proposed = given.get("proposed")
    composition = given.get("composition", {})
    if not isinstance(composition, dict):
        faults.append("production_deck: composition is an object")
        return PRODUCTION_DECK
    deck = dict(PRODUCTION_DECK)
    for value in ("4", "5", "6"):
        count = composition.get(value)
        if count is None and isinstance(proposed, dict):
            count = proposed.get(value)
        if count is None:
            continue
        if _whole(count) and 0 <= count <= 40:
            deck[value] = count
        else:
            faults.append(f"production_deck: the number of “{value}” is from 0 to 40, not {count!r}")
    faults.extend(f"production_deck: there is no value {value}" for value in composition if value not in deck)
    if sum(deck.values()) != 40:
        faults.append(f"production_deck: 40 cards, not {sum(deck.values())}")
    return deck


def _check_whole(cards: tuple[Card, ...], deck: dict[str, int], faults: list[str]) -> None:
    kinds_a = sum(card.group == "A" for card in cards)
    if kinds_a != 10:
        faults.append(f"10 kinds belong to group A and 9 to B, not {kinds_a} and {len(cards) - kinds_a}")
    for players in range(2, 6):
        shown = sum(COPIES[c.group][players] for c in cards if c.deck == 1 and c.id not in BARRED)
        if shown < players:
            faults.append(f"deck 1 cannot fill the first display of {players} players")
    wealth = sum(int(value) * count for value, count in deck.items()) + 5 + 6
    for target in _IDS:
        highest = wealth + sum(COPIES[c.group][5] * c.discounts.get(target, 0) for c in cards)
        if highest > HIGHEST:
            faults.append(f"{target}: with these discounts and production cards a bid could exceed {HIGHEST}")


def _changes(cards: tuple[Card, ...], deck: dict[str, int]) -> dict[str, Any] | None:
    """What differs from our own rows, in the shape of a card file."""
    rows: list[dict[str, Any]] = []
    for ours, card in zip(CARDS, cards, strict=True):
        row = {
            column: getattr(card, column)
            for column in (*_NUMBERS, "group", "effect")
            if getattr(card, column) != getattr(ours, column)
        }
        if card.discounts != ours.discounts:
            row["discounts_given"] = dict(card.discounts)
        if row:
            rows.append({"id": card.id, **row})
    changes: dict[str, Any] = {}
    if rows:
        changes["cards"] = rows
    if deck != PRODUCTION_DECK:
        changes["production_deck"] = {"composition": dict(deck)}
    return changes or None


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
