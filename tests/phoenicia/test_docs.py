"""The card table of the rules page is the card table of the engine.

``python -m tests.phoenicia.test_docs`` writes it anew.
"""

from pathlib import Path

from entrepot.phoenicia.cards import CARDS, Card
from tests.phoenicia.table import TITLE

PAGE = Path(__file__).parents[2] / "docs/rules/phoenicia.md"
BEGIN, END = "<!-- cards: written by tests/phoenicia/test_docs.py -->\n", "<!-- /cards -->"
COLUMNS = (
    "card",
    "中文",
    "deck",
    "group",
    "minimum",
    "points",
    "production",
    "storehouses",
    "workers",
    "gives",
)
HEAD = f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}\n"


def name(card: str, lang: str) -> str:
    return TITLE.words.say(TITLE.card_text(card)[0], lang)


def row(card: Card) -> str:
    """A line of the table; (r) marks what is reconstructed."""
    guessed = card.guessed.split()

    def cell(column: str, text: object) -> str:
        return f"{text} **(r)**" if column in guessed else f"{text}"

    workers = [f"{n} {kind}" for kind, n in (("untrained", card.untrained), ("trained", card.trained)) if n]
    given = ", ".join(f"{name(other, 'en')} {amount}" for other, amount in card.discounts.items())
    cells = [
        cell("name", name(card.id, "en")),
        name(card.id, "zh"),
        cell("deck", card.deck),
        cell("group", card.group),
        cell("min_bid", card.min_bid),
        cell("points", card.points),
        cell("production", card.production),
        cell("storehouses", card.storehouses),
        cell("untrained", ", ".join(workers) or "0"),
        cell("discounts", given) if given else "",
    ]
    return f"| {' | '.join(cells)} |\n"


def table() -> str:
    return HEAD + "".join(row(card) for card in CARDS)


def test_the_rules_page_shows_the_rows() -> None:
    """Page and engine cannot disagree."""
    page = PAGE.read_text("utf-8")
    assert page[page.index(BEGIN) + len(BEGIN) : page.index(END)] == table()


def test_the_rules_page_has_all_rulings() -> None:
    """PH-1 to PH-34, each in its own line."""
    page = PAGE.read_text("utf-8")
    assert [n for n in range(1, 40) if f"| PH-{n} |" in page] == list(range(1, 35))


if __name__ == "__main__":
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    PAGE.write_text(before + BEGIN + table() + rest[rest.index(END) :], "utf-8")
