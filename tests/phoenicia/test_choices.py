"""The table of choices."""

from entrepot.phoenicia import choices
from tests.phoenicia.table import TITLE


def test_indices() -> None:
    """The constants of the engine are where the table has their tokens; indices are published."""
    expected = {
        "raise:0": choices.RAISE, "raise:255": choices.RAISE + choices.HIGHEST,
        "auction:dyer": choices.AUCTION, "drop": choices.DROP, "train": choices.TRAIN,
        "employ:hunting": choices.EMPLOY,
        "move:hunting-farming": choices.MOVE, "tool:hunting": choices.TOOL, "point": choices.POINT,
        "exchange:6": choices.EXCHANGE, "pay:6": choices.PAY, "pay:coins": choices.PAY_COINS,
        "give:6": choices.GIVE, "done": choices.DONE, "end": choices.END,
        "overlord:0": choices.OVERLORD, "card:dyer": choices.CARD,
        "draw:6": choices.DRAW,
    }  # fmt: skip
    for token, index in expected.items():
        assert TITLE.choices.parse(token).index == index
    assert len(TITLE.choices) == choices.SIZE


def test_tokens_are_a_pair() -> None:
    """Parsing a token gives the choice that has it."""
    for choice in TITLE.choices:
        assert TITLE.choices.parse(choice.token) is choice


def test_moves() -> None:
    """The arithmetic of moves agrees with their table."""
    for move, (old, new) in enumerate(choices.MOVES):
        assert (choices.moved_from(move), choices.moved_to(move)) == (old, new)
