"""Write the facts of Phoenicia's cards for the browser from the engine's rows; nobody types them twice.

    web/scripts/phoenicia_cards.py            writes web/src/titles/phoenicia/cards.json
    web/scripts/phoenicia_cards.py --check    fails (exit 1) if that file is not what the rows say

A test runs ``--check``. The rows stay numbers: a table with a corrected card file changes some of them, and
the browser draws what it has then (``facts.ts``).
"""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "src"))

from entrepot.phoenicia import cards as rows  # noqa: E402

TARGET = ROOT / "web" / "src" / "titles" / "phoenicia" / "cards.json"
MOST_SHOWN = 12
"""So many workers of an activity have their production in the table; the browser adds on from there."""


def card(row: rows.Card) -> dict[str, Any]:
    return {
        "id": row.id,
        "deck": row.deck,
        "group": row.group,
        "minimum": row.min_bid,
        "points": row.points,
        "production": row.production,
        "storehouses": row.storehouses,
        "untrained": row.untrained,
        "trained": row.trained,
        "discounts": row.discounts,
        "effect": row.effect,
        "guessed": row.guessed.split(),
    }


def activity(job: int, row: rows.Activity) -> dict[str, Any]:
    levels = 3 if job in (rows.HUNTING, rows.MINING) else 1
    return {
        "id": row.id,
        "tool": row.tool,
        "points": row.points,
        "storehouses": row.storehouses,
        "produced": [
            [int(rows.produced(job, count, level, row.production)) for count in range(MOST_SHOWN + 1)]
            for level in range(levels)
        ],
    }


def document() -> dict[str, Any]:
    return {
        "cards": [card(row) for row in rows.CARDS],
        "activities": [activity(job, row) for job, row in enumerate(rows.ACTIVITIES)],
        "values": {
            name: int(rows.value_of(kind)) for kind, name in enumerate(rows.PRODUCTION_CARDS)
        },
        "order": list(rows.PRODUCTION_CARDS),
        "deck": rows.PRODUCTION_DECK,
        "copies": {
            group: {str(players): count for players, count in by.items()}
            for group, by in rows.COPIES.items()
        },
        "treasury": int(rows.TREASURY),
        "large_treasury": int(rows.LARGE_TREASURY),
        "training": int(rows.TRAINING),
        "cheap_training": int(rows.CHEAP_TRAINING),
        "point_price": int(rows.POINT_PRICE),
        "points_for_sale": int(rows.POINTS_FOR_SALE),
        "per_card": int(rows.PER_CARD),
        "enough": int(rows.ENOUGH_POINTS),
    }  # fmt: skip


def text() -> str:
    """One card or activity a line, so that a change can be read in a diff."""
    parts = []
    for key, value in document().items():
        if isinstance(value, list) and isinstance(value[0], dict):
            lines = ",\n".join("    " + json.dumps(row, ensure_ascii=False) for row in value)
            parts.append(f'  "{key}": [\n{lines}\n  ]')
        else:
            parts.append(f'  "{key}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    made = text()
    if "--check" in sys.argv:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != made:
            sys.exit(f"{TARGET.relative_to(ROOT)} is stale: run web/scripts/phoenicia_cards.py")
    else:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(made, encoding="utf-8")
        print(TARGET.relative_to(ROOT), len(made))
