"""Records of finished games keep replaying, answer by answer, to the same result."""

from pathlib import Path

import pytest

import entrepot
from entrepot.core.record import parse_record
from entrepot.verify import first_difference

pytestmark = pytest.mark.interpreted

RECORDS = sorted(Path(__file__).parent.glob("*.txt"))


def test_there_is_a_record_for_every_kind_of_game() -> None:
    """Every title with every number of players."""
    headers = [parse_record(path.read_text("utf-8")) for path in RECORDS]
    wanted = {(key, players) for key in entrepot.TITLES for players in entrepot.title(key).players}
    assert {(record.title, record.players) for record in headers} >= wanted


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_result(path: Path) -> None:
    """Every answer is legal, chance is what the seed deals, the scores are those of the last line."""
    text = path.read_text("utf-8")
    match = entrepot.loads(text)
    assert match.over
    told = next(line for line in text.split("\n") if line.startswith("result: "))
    assert told == "result: " + " ".join(map(str, match.scores()))
    assert match.record.dumps() == text
    assert first_difference(text) is None
