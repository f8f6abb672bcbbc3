"""Bots that are programs."""

import sys
import textwrap

import pytest

from entrepot.bots import BOTS
from entrepot.bots.pipe import PipeFailed
from tests.bots.game import begin, play


def program(tmp_path, text):
    file = tmp_path / "bot.py"
    file.write_text(textwrap.dedent(text))
    return f"pipe:{sys.executable} {file}"


FIRST = """
    import json, sys
    for line in sys.stdin:
        asked = json.loads(line)
        assert asked["view"]["title"] == asked["title"]
        print(json.dumps({"choice": asked["legal"][0], "thought": len(asked["legal"])}), flush=True)
"""


def test_a_program_plays_a_game(tmp_path):
    _, state = play("le-havre", [program(tmp_path, FIRST), "random"])
    assert state.over()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("input(); print('hello', flush=True)", "no JSON"),
        ('input(); print(\'{"choice": "fly"}\', flush=True)', "not legal"),
        ("input()", "without an answer"),
    ],
)
def test_a_program_that_answers_wrongly_is_named(tmp_path, text, why):
    title, state = begin("le-havre", 2)
    bot = BOTS[program(tmp_path, text)](1)
    with pytest.raises(PipeFailed, match=why):
        bot.choose(title, state, int(state.decider()))
