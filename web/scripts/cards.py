"""Write the facts of Le Havre's cards for the browser from the engine's rows, so that nobody types them twice.

    .venv/bin/python web/scripts/cards.py            writes web/src/titles/le-havre/cards.json
    .venv/bin/python web/scripts/cards.py --check    fails (exit 1) if that file is not what the rows say

A test runs ``--check``: ``assert cards.document() == json.loads(cards.TARGET.read_text())``.

A building's ``lines`` say its action as pictograms: what goes in, an arrow, what comes out; ``each`` counts
a symbol of mine, ``times`` how often (0: at will). The whole text is in ``text``, as messages.
"""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "src"))

from entrepot.le_havre import goods, position, round_cards as rc, scoring  # noqa: E402
from entrepot.le_havre.card import NOT_FOR_SALE, TYPE_NAMES, Card  # noqa: E402
from entrepot.le_havre.cards import (  # noqa: E402
    CARDS_IN_ORDER,
    PROPOSALS_FULL,
    SPECIAL_CARDS,
    STANDARD_CARDS,
    START_CARDS,
)  # fmt: skip
from entrepot.le_havre.rules import LOAN_COSTS, LOAN_GIVES, LOAN_PENALTY  # noqa: E402
from entrepot.le_havre.shipping import ship_good  # noqa: E402

TARGET = ROOT / "web" / "src" / "titles" / "le-havre" / "cards.json"
Line = dict[str, Any]


def amounts(row: Any) -> list[list[Any]]:
    """A row of goods as [[name, amount], ...]."""
    return [[goods.NAMES[i], int(row[i])] for i in range(len(goods.NAMES)) if row[i]]


def half(count: int) -> str | int:
    """Halves as they are printed."""
    return "½" if count == 1 else count // 2 if count % 2 == 0 else f"{count}/2"


def gain(effect: Any) -> list[Line]:
    lines: list[Line] = []
    if any(effect.goods):
        lines.append({"get": amounts(effect.goods)})
    for sign, there, row in (
        ("fisherman", effect.by_fishermen, effect.per_fisherman),
        ("hammer", effect.by_hammers, effect.per_hammer),
    ):
        if there:
            lines.append({"each": sign, "once": effect.most == 1, "get": amounts(row)})
    return lines


def convert(effect: Any) -> list[Line]:
    give, get = amounts(effect.inputs), amounts(effect.outputs)
    if effect.half_energy:
        give.append(["energy", half(int(effect.half_energy))])
    if effect.half_hides:
        get.append(["hides", half(int(effect.half_hides))])
    if effect.half_francs:
        get.append(["franc", half(int(effect.half_francs))])
    line: Line = {"times": int(effect.limit), "give": give, "get": get}
    if effect.flat_energy:
        line["first"] = [["energy", int(effect.flat_energy)]]
    return [line]


def lines(effect: Any) -> list[Line]:
    """The action in pictograms; none where words say it better."""
    match type(effect).__name__:
        case "Gain":
            return gain(effect)
        case "Convert":
            return convert(effect)
        case "Ironworks":
            return [
                {"get": [["iron", int(effect.iron)]]},
                {"times": 1, "give": [["energy", int(effect.energy)]], "get": [["iron", 1]]},
            ]
        case "PickGoods":
            pool = "basic" if effect.market else "upgraded"
            found: list[Line] = [{"get": [[pool, int(effect.base)]]}] if effect.base else []
            found.append({"each": "craftsman", "get": [[pool, 1]]})
            return found + ([{"get": [["look", 2], ["special", ""]]}] if effect.market else [])
        case "Court":
            return [
                {"give": [["loan", 1]], "get": []},
                {"give": [["loan", 2]], "get": [["loan", 1], ["franc", 2]]},
                {"give": [["loan", "3+"]], "get": [["loan", "1+"]]},
            ]
        case "BlackMarket":
            return [{"each": "empty", "get": [["any", 2]]}]
        case "PerVisitor":
            return [{"each": "visitor", "get": [["franc", int(effect.francs)]]}]
        case "Church":
            return [{"times": 1, "give": [["bread", 5], ["fish", 2]], "get": [["bread", 10], ["fish", 5]]}]
        case "Zoo":
            return [
                {"each": "", "has": [["fish", ""], ["cattle", int(effect.divisor)]], "get": [["franc", 1]]}
            ]
        case "Joinery":
            first = int(effect.first)
            return [
                {
                    "times": 1,
                    "give": [["wood", "1 / 2 / 3"]],
                    "get": [["franc", f"{first} / {first + 1} / {first + 2}"]],
                }
            ]
        case "TwoParts":
            return [
                {
                    "times": int(effect.limit[i]),
                    "give": [[goods.NAMES[effect.give[i]], 1]],
                    "get": [[goods.NAMES[effect.get[i]], int(effect.rate[i])]],
                }
                for i in range(2)
            ]
        case "CoalTrader":
            return [
                {"times": 1, "give": [["food", int(effect.charcoal_food)]], "get": [["charcoal", 1]]},
                {
                    "times": int(effect.coal_limit),
                    "give": [["food", int(effect.coal_food)]],
                    "get": [["coal", 1]],
                },
            ]
        case "BuildFirm":
            give = [["proposal", int(effect.builds)]]
            return [{"get": give, "less": [["wood", 1]]}] if effect.saw else [{"get": give}]
        case "Wharf":
            return [{"give": [["energy", int(rc.SHIP_ENERGY)]], "get": [["ship", 1]]}]
        case "ShippingLine":
            return [
                {
                    "each": "ship",
                    "give": [["energy", int(rc.SHIP_ENERGY)], ["any", "2–4"]],
                    "get": [["franc", ""]],
                }
            ]
        case "Office":
            return [
                {"times": 1, "give": [["any", int(effect.price)]], "get": [["steel", 1]]},
                {
                    "times": 1,
                    "give": [["any", 1]],
                    "get": [["charcoal", "/"], ["brick", "/"], ["leather", ""]],
                },
            ]
        case "Bridge":
            return [
                {"times": 0, "give": [["upgraded", 1]], "get": [["franc", 1]]},
                {"times": 0, "give": [["basic", int(effect.basics)]], "get": [["franc", 1]]},
            ]
        case "Haulage":
            return [{"give": [["franc", int(effect.francs)]], "get": [["any", "+"], ["any", ""]]}]
        case "Watch":
            return [{"each": "visitor", "give": [["franc", int(effect.francs)]], "get": []}]
        case "Passive":
            return passive(effect.key)
    return []


def bonus(cards: str, **held: Any) -> int:
    """What the scoring gives a seat that holds these cards."""
    table = position.from_document(
        {"players": 4, "seats": [{"cards": cards.split(), **held}, {}, {}, {}], "town": []}
    )
    return int(scoring.bonus(table, 0))


def passive(key: str) -> list[Line]:
    """What a card without an action brings; bonuses are measured with the scoring itself."""

    def ends(sign: str, per: int | str) -> Line:
        return {"end": True, "has": [[sign, 1]], "get": [["franc", per]]}

    match key:
        case "text-storehouse":
            return [ends("any", half(bonus("24", goods={"fish": 20}) * 2 // 20))]
        case "text-dock":
            return [ends("ship", bonus("26", ships=["R01"]))]
        case "text-town-hall":
            own = bonus("28")
            return [ends("public", bonus("28 15") - own), ends("craftsman", bonus("28 05") - own)]
        case "text-bank":
            own = bonus("29")
            return [ends("industrial", bonus("29 12") - own), ends("economic", bonus("29 18") - own)]
        case "text-business-park":
            return [ends("industrial", bonus("012 12") - bonus("012"))]
        case "text-guildhouse":
            return [ends("economic", bonus("013 18") - bonus("013"))]
    return []  # the text says it


def building(card: Card) -> dict[str, Any]:
    if card in START_CARDS:
        deck = "start"
    elif card in SPECIAL_CARDS:
        deck = "special"
    else:
        deck = "standard"
    facts: dict[str, Any] = {
        "id": card.id,
        "name": f"card-{card.name}",
        "deck": deck,
        "kind": TYPE_NAMES[card.kind],
        "value": int(card.value),
        "price": None if card.price == NOT_FOR_SALE else int(card.price),
        "cost": amounts(card.cost) if card.buildable else None,
        "fee": {"food": int(card.fee_food), "franc": int(card.fee_franc)},
        "hammers": int(card.hammers),
        "fishermen": int(card.fishermen),
        "locked": card.locked,
        "lines": lines(card.effect),
        "text": [message.wire() for message in card.effect.text()],
    }
    if card in STANDARD_CARDS:
        facts["from"] = min(players for players, ids in PROPOSALS_FULL.items() if card.id in ids.split())
    return facts


def document() -> dict[str, Any]:
    kinds = rc.SHIP_KINDS
    return {
        "goods": [
            {
                "name": name,
                "food": int(goods.FOOD[i]),
                "energy": int(goods.ENERGY[i]),
                "price": int(goods.PRICE[i]),
            }
            for i, name in enumerate(goods.NAMES)
        ],
        "offers": list(goods.OFFER_NAMES),
        "loan": {"repay": int(LOAN_COSTS), "penalty": int(LOAN_PENALTY), "gives": int(LOAN_GIVES)},
        "buildings": [building(card) for card in CARDS_IN_ORDER],
        "rounds": [
            {
                "id": card.id,
                "harvest": card.harvest,
                "food": list(card.food),
                "builds": [{"-": "", "S": "standard", "*": "special"}[mark] for mark in card.town_builds],
                "ship": card.ship,
                "kind": kinds[card.kind],
                "value": int(card.value),
            }
            for card in rc.ROUND_CARDS
        ],
        "ships": [
            {
                "kind": kind,
                "price": int(rc.SHIP_PRICE[i]) if rc.SHIP_PRICE[i] > 0 else None,
                "cost": [goods.NAMES[ship_good(i)], int(rc.SHIP_MATERIAL[i])],
                "energy": int(rc.SHIP_ENERGY),
                "capacity": int(rc.SHIP_CAPACITY[i]),
                "food": list(rc.SHIP_FOOD[i]),
            }
            for i, kind in enumerate(kinds)
        ],
        "tiles": [
            {"id": t.id, "brings": [t.first, t.second], "interest": t.interest} for t in rc.SUPPLY_TILES
        ],
        "order": {
            "full": {str(n): ids.split() for n, ids in rc.FULL_GAME.items()},
            "short": {str(n): ids.split() for n, ids in rc.SHORT_GAME.items()},
        },
    }


def text() -> str:
    """One building, round or good a line, so that a change can be read in a diff."""
    parts = []
    for key, value in document().items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            rows = ",\n".join("    " + json.dumps(row, ensure_ascii=False) for row in value)
            parts.append(f'  "{key}": [\n{rows}\n  ]')
        else:
            parts.append(f'  "{key}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    made = text()
    if "--check" in sys.argv:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != made:
            sys.exit(f"{TARGET.relative_to(ROOT)} is stale: run web/scripts/cards.py")
    else:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(made, encoding="utf-8")
        print(TARGET.relative_to(ROOT), len(made))
