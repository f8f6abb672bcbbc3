"""Everything that can be wrong with a position, found before a table is laid out."""

from typing import Any, Final

from entrepot.le_havre.card_ids import CARD_IDS, FIRST_SPECIAL
from entrepot.le_havre.frames import FRAMES
from entrepot.le_havre.goods import NAMES, OFFER_NAMES
from entrepot.le_havre.round_cards import FULL_GAME, ROUND_CARDS, SHIP_KINDS, SHORT_GAME, SUPPLY_TILES, TILES

KEYS: Final = {
    "title", "players", "options", "rules", "round", "turn", "seats", "offers", "tiles", "proposals", "town",
    "stadium_waits", "ship_stacks", "gone", "specials", "modernised", "sold", "stack",
}  # fmt: skip
SEAT_KEYS: Final = {"goods", "cards", "ships", "loans", "disc"}
SHIP_KIND_OF: Final = {card.id: SHIP_KINDS[card.kind] for card in ROUND_CARDS}
TILE_IDS: Final = [tile.id for tile in SUPPLY_TILES]
MOST: Final = 100_000
"""More of anything than this is a slip of the pen."""


class Faults(list[str]):
    """Faults found so far, with the small checks that find them."""

    def number(self, value: Any, where: str, least: int = 0, most: int = MOST) -> bool:
        good = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
        if not good:
            self.append(f"{where} must be a whole number from {least} to {most}, not {value!r}")
        return good

    def shape(self, value: Any, kind: type, where: str) -> bool:
        if not isinstance(value, kind):
            names = {dict: "an object", list: "a list", str: "a string", bool: "true or false"}
            self.append(f"{where} must be {names[kind]}, not {value!r}")
            return False
        return True

    def name(self, value: Any, known: Any, where: str) -> bool:
        if not isinstance(value, str) or value not in known:
            self.append(f"{where}: there is no {value!r}")
            return False
        return True

    def keys(self, value: dict[str, Any], known: set[str], where: str) -> None:
        self.extend(f"{where} has no {key!r}" for key in value if key not in known)


def find_faults(document: Any) -> list[str]:
    """All faults of a document; empty if a table can be laid out from it."""
    faults = Faults()
    if not faults.shape(document, dict, "a position"):
        return faults
    faults.keys(document, KEYS, "a position")
    if document.get("title", "le-havre") != "le-havre":
        faults.append(f"this is a position of {document['title']!r}, not of le-havre")
    if not faults.number(document.get("players"), "players", 1, 5):
        return faults
    options = document.get("options", {})
    if not faults.shape(options, dict, "options"):
        return faults
    faults.number(document.get("rules", 1), "rules", 1, 1)
    players = document["players"]
    _check_clock(faults, document, players, options.get("length") == "short")
    seats = _list(faults, document, "seats")
    if len(seats) > players:
        faults.append(f"there are {len(seats)} seats, but {players} players")
    for i, seat in enumerate(seats):
        _check_seat(faults, seat, f"seat {i}")
    seats = [seat if isinstance(seat, dict) else {} for seat in seats]
    _check_amounts(faults, document.get("offers", {}), OFFER_NAMES, "offers")
    _check_tiles(faults, document)
    _check_cards(faults, document, seats)
    _check_ships(faults, document, seats)
    if not faults:  # these look at how the parts fit together
        _check_discs(faults, document, seats)
        _check_specials(faults, document.get("specials", {}), players)
        _check_stack(faults, document.get("stack"))
    return faults


def _check_clock(faults: Faults, document: dict[str, Any], players: int, short: bool) -> None:
    rounds = len((SHORT_GAME if short else FULL_GAME)[players].split())
    if faults.number(document.get("round", 1), "round", 1, rounds + 1):
        final = document.get("round", 1) > rounds
        faults.number(document.get("turn", 0), "turn", -1, players if final else int(TILES) - 1)


def _check_seat(faults: Faults, seat: Any, where: str) -> None:
    if not faults.shape(seat, dict, where):
        return
    faults.keys(seat, SEAT_KEYS, where)
    _check_amounts(faults, seat.get("goods", {}), NAMES, f"{where}, goods")
    faults.number(seat.get("loans", 0), f"{where}, loans")
    disc = seat.get("disc")
    if disc is not None:
        faults.name(disc, CARD_IDS, f"{where}, disc")


def _check_amounts(faults: Faults, amounts: Any, known: tuple[str, ...], where: str) -> None:
    if not faults.shape(amounts, dict, where):
        return
    for name, amount in amounts.items():
        if faults.name(name, known, where):
            faults.number(amount, f"{where}, {name}")


def _check_tiles(faults: Faults, document: dict[str, Any]) -> None:
    tiles = document.get("tiles")
    if tiles is None:
        return
    if not faults.shape(tiles, list, "tiles"):
        return
    if len(tiles) != TILES:
        faults.append(f"there are {len(tiles)} tiles, not 7")
    turned = [tile for tile in tiles if tile is not None]
    for tile in turned:
        faults.name(tile, TILE_IDS, "tiles")
    faults.extend(f"tiles: {tile} lies there twice" for tile in TILE_IDS if turned.count(tile) > 1)
    if None in tiles and isinstance(document.get("round", 1), int) and document.get("round", 1) > 1:
        faults.append("tiles: all are face up after round 1")


def _check_cards(faults: Faults, document: dict[str, Any], seats: list[Any]) -> None:
    proposals = _list(faults, document, "proposals")
    if len(proposals) > 3:
        faults.append("there are three proposal stacks at most")
    places = [("the town", document.get("town", ["B1", "B2", "B3"]))]
    places += [(f"seat {i}", seat.get("cards", [])) for i, seat in enumerate(seats)]
    places += [(f"proposal stack {i}", stack) for i, stack in enumerate(proposals)]
    seen: dict[str, str] = {}
    for place, ids in places:
        if not faults.shape(ids, list, place):
            continue
        for id in ids:
            if faults.name(id, CARD_IDS, place):
                if id in seen:
                    faults.append(f"building {id} lies with {seen[id]} and with {place}")
                seen[id] = place
                if place.startswith("proposal") and CARD_IDS.index(id) > FIRST_SPECIAL:
                    faults.append(f"special building {id} cannot be a proposal")
        known = [CARD_IDS.index(id) for id in ids if id in CARD_IDS]
        if place.startswith("proposal") and known != sorted(known):
            faults.append(f"{place} must be sorted by number, the lowest on top")
    for id in _list(faults, document, "modernised"):
        if id not in ("12", "17"):
            faults.append(f"modernised: {id!r} is no wharf")
    faults.shape(document.get("stadium_waits", False), bool, "stadium_waits")
    pile = document.get("specials", {})
    if faults.shape(pile, dict, "specials") and faults.shape(pile.get("pile", []), list, "specials, pile"):
        for id in pile.get("pile", []):
            if id is not None and faults.name(id, CARD_IDS[FIRST_SPECIAL:], "specials, pile") and id in seen:
                faults.append(f"building {id} lies with {seen[id]} and in the special pile")


def _check_ships(faults: Faults, document: dict[str, Any], seats: list[Any]) -> None:
    stacks = document.get("ship_stacks", {})
    if not faults.shape(stacks, dict, "ship_stacks"):
        return
    places = [(f"seat {i}", seat.get("ships", []), "") for i, seat in enumerate(seats)]
    for kind, ids in stacks.items():
        if faults.name(kind, SHIP_KINDS, "ship_stacks"):
            places.append((f"the {kind} stack", ids, kind))
    places.append(("gone", document.get("gone", []), ""))
    seen: dict[str, str] = {}
    for place, ids, kind in places:
        if not faults.shape(ids, list, place):
            continue
        for id in ids:
            if faults.name(id, SHIP_KIND_OF, place):
                if id in seen:
                    faults.append(f"ship {id} lies with {seen[id]} and with {place}")
                seen[id] = place
                if kind and SHIP_KIND_OF[id] != kind:
                    faults.append(f"ship {id} is no {kind} ship")
    for id in _list(faults, document, "sold"):
        if not isinstance(id, str) or (id not in CARD_IDS and id not in SHIP_KIND_OF):
            faults.append(f"sold: there is no {id!r}")


def _check_discs(faults: Faults, document: dict[str, Any], seats: list[Any]) -> None:
    owned = [id for seat in seats for id in seat.get("cards", [])]
    in_play = [*document.get("town", ["B1", "B2", "B3"]), *owned]
    discs = [seat.get("disc") for seat in seats if seat.get("disc") is not None]
    for disc in sorted(set(discs)):
        if disc not in in_play:
            faults.append(f"a disc stands in building {disc}, which nobody has built")
        final = document.get("round", 1) > len(_rounds(document))
        if discs.count(disc) > 1 and not final:
            faults.append(
                f"{discs.count(disc)} discs stand in building {disc}: only in the final phase (LH-32)"
            )


def _rounds(document: dict[str, Any]) -> list[str]:
    short = document.get("options", {}).get("length") == "short"
    return (SHORT_GAME if short else FULL_GAME)[document["players"]].split()


def _check_specials(faults: Faults, specials: dict[str, Any], players: int) -> None:
    pile = specials.get("pile", [None] * 6)
    faults.keys(specials, {"pile", "known"}, "specials")
    if len(pile) > 6:
        faults.append("the special pile holds six buildings at most")
    fixed = [id for id in pile if id is not None]
    faults.extend(f"specials: {id} lies in the pile twice" for id in set(fixed) if fixed.count(id) > 1)
    known = specials.get("known", [])
    if not faults.shape(known, list, "specials, known"):
        return
    for one in known:
        where = "specials, known"
        if not faults.shape(one, dict, where):
            continue
        faults.keys(one, {"seat", "slot", "card", "at"}, where)
        at = one.get("at")
        fits = faults.number(one.get("seat"), where, 0, players - 1)
        fits = faults.number(one.get("slot"), where, 0, len(pile) - 1) and fits
        if fits and (pile[one["slot"]] is None or pile[one["slot"]] != one.get("card")):
            faults.append(f"{where}: slot {one['slot']} does not hold {one.get('card')!r}")
        if at not in ([0], [1], [0, 1]) or (fits and one["slot"] not in at):
            faults.append(
                f"{where}: “at” is the slots where the seat thinks the card lies: [0], [1] or [0, 1]"
            )


def _check_stack(faults: Faults, stack: Any) -> None:
    if stack is None or not faults.shape(stack, list, "stack"):
        return
    for frame in stack:
        if (
            not isinstance(frame, list)
            or not frame
            or not isinstance(frame[0], str)
            or frame[0] not in FRAMES
        ):
            faults.append(f"stack: {frame!r} is no question; known are {', '.join(FRAMES)}")
            continue
        if not all(
            isinstance(field, int) and not isinstance(field, bool) and abs(field) <= 10**7
            for field in frame[1:]
        ):
            faults.append(f"stack: {frame!r} may hold whole numbers only")
            continue
        try:
            kept = FRAMES[frame[0]](*frame[1:]).fields()
        except (TypeError, ValueError, OverflowError):
            kept = None
        if kept != frame[1:]:
            faults.append(f"stack: {frame!r} does not have the numbers that {frame[0]!r} needs")


def _list(faults: Faults, document: dict[str, Any], key: str) -> list[Any]:
    value = document.get(key, [])
    return value if faults.shape(value, list, key) else []
