"""Both languages say the same things."""

import re
from pathlib import Path

from entrepot.phoenicia import refusals
from tests.phoenicia.table import TITLE

WORDS = TITLE.words

FOLDER = Path(refusals.__file__).parent / "words"


def catalogue(lang: str) -> dict[str, set[str]]:
    """The keys of a language with the arguments that each uses."""
    entries: dict[str, set[str]] = {}
    key = ""
    for line in (FOLDER / f"{lang}.ftl").read_text("utf-8").splitlines():
        if match := re.match(r"(-?[a-zA-Z][\w-]*) =", line):
            key = match[1]
            assert key not in entries, f"{key} stands twice"
            entries[key] = set()
        if key and not line.startswith("#"):
            entries[key] |= set(re.findall(r"\$(\w+)", line))
    return entries


def test_same_keys_and_arguments() -> None:
    """Every sentence is there in both languages, with the same facts in it."""
    assert catalogue("en") == catalogue("zh")


def test_cards_in_both_languages() -> None:
    """Every entry of the library can be read; reconstructed numbers are marked."""
    for name in TITLE.cards:
        for lang, mark in (("en", "(reconstructed)"), ("zh", "（推定）")):
            lines = [WORDS.say(line, lang) for line in TITLE.card_text(name)]
            assert all(lines)
            if name in ("refugees", "port", "tradefleet", "city_walls", "colony"):
                assert sum(mark in line for line in lines) >= 3
    dyer = [WORDS.say(line, "en") for line in TITLE.card_text("dyer")]
    assert dyer == [
        "Dyer",
        "Deck 1",
        "Group A: 1 / 2 / 2 / 3 in the game with 2 / 3 / 4 / 5 players",
        "Minimum bid 2",
        "1 point",
        "Lowers the price of Dye House by 3 (reconstructed)",
    ]


def test_every_refusal_names_its_ruling() -> None:
    """A refusal of this title cites the rule behind it."""
    for refusal in refusals.REFUSALS:
        if refusal.code >= 10:
            assert refusal.ruling.startswith("PH-")
            assert "ruling" in catalogue("en")[f"refusal-{refusal.key}"]


def test_options_have_words() -> None:
    """Each option has a name and a help text."""
    for option in TITLE.options:
        assert {f"option-{option.name}", f"option-{option.name}-help"} <= set(catalogue("en"))


def test_published_names() -> None:
    """The Chinese names that were published are used."""
    for card, name in (
        ("granary", "粮仓"),
        ("fort", "城堡"),
        ("public_works", "公共设施"),
        ("city_center", "城市中心"),
    ):
        assert WORDS.say(TITLE.card_text(card)[0], "zh") == name
