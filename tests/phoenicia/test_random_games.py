"""Whole games at random: everything adds up, ends, can be copied, saved and described."""

from collections.abc import Iterator
from typing import Any

import pytest

import entrepot
from entrepot.core.decision import CHANCE
from entrepot.core.rng import Rng
from entrepot.core.rows import buffer
from entrepot.core.state import State, sample, total_weight
from tests.phoenicia.table import SIZE, TITLE

GAMES = [
    *((players, players + seed) for players in range(2, 6) for seed in range(2)),
    *(
        pytest.param(players, seed, marks=pytest.mark.soak)
        for players in range(2, 6)
        for seed in range(100, 140)
    ),
]
"""Players and seed; the seed chooses the options too."""
VALUES = {"6": 6, "5": 5, "preset": 5, "4": 4}
OPTIONS: list[dict[str, Any]] = [
    {},
    {"coin_exchange": "from-four"},
    {"one_card_per_turn": True},
    {"first_card": "random"},
]


def options(seed: int) -> dict[str, Any]:
    return TITLE.read_options(2, OPTIONS[seed % len(OPTIONS)])


def walk(players: int, seed: int) -> Iterator[tuple[State, int]]:
    """The states of a random game, each with the answer that is played next."""
    state = TITLE.start(players, options(seed), 1)
    state.advance()
    rng, cells = Rng(seed), buffer(SIZE)
    while not state.over():
        if state.decider() == CHANCE:
            choice = sample(state, cells, rng.below(total_weight(state, cells)))
        else:
            choice = cells[rng.below(state.legal_into(cells))]
        yield state, choice
        state.play(choice)
    yield state, -1


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_change_is_an_event(players: int, seed: int) -> None:
    """The holdings change by the sum of the events of each answer; every event has words."""
    before: dict[tuple[str, int, str], int] = {}
    for state, _ in walk(players, seed):
        after = TITLE.holdings(state)
        if before:
            change = {key: n - before[key] for key, n in after.items() if n != before[key]}
            told: dict[tuple[str, int, str], int] = {}
            for event in state.journal or []:
                if event.amount:
                    key = (event.kind, event.seat, event.item)
                    told[key] = told.get(key, 0) + event.amount
                for lang in ("en", "zh"):
                    assert TITLE.words.say(TITLE.event_message(event), lang)
            assert {key: n for key, n in told.items() if n} == change
        before, state.journal = after, []


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_conservation(players: int, seed: int) -> None:
    """Cards, workers and production cards are all somewhere; points, production and storehouses follow
    from cards, workers and points bought (PH-22)."""
    for state, _ in walk(players, seed):
        held = TITLE.holdings(state)
        for card in TITLE.cards[:19]:
            places = ("card", "display", "deck")
            copies = sum(n for (kind, _, item), n in held.items() if kind in places and item == card)
            assert copies == {2: (1, 1), 3: (2, 1), 4: (2, 2), 5: (3, 2)}[players][card in B_KINDS]
        for value, number in (("6", 10), ("5", 20), ("4", 10)):
            places = ("hand", "pile", "discards")
            assert number == sum(n for (kind, _, item), n in held.items() if kind in places and item == value)
        for seat in TITLE.position(state)["seats"]:
            cards, workers = seat["cards"], seat["workers"]
            assert sum(workers.values()) == 3 + total(cards, CARD_WORKERS)
            assert (
                seat["points"] == total(cards, CARD_POINTS, 1) + total(workers, JOB_POINTS) + seat["bought"]
            )
            assert seat["production"] == production_of(cards, workers)
            assert seat["storehouses"] == 2 + total(cards, CARD_STOREHOUSES) + workers.get("clothmaking", 0)
            assert seat["bought"] <= 3 * cards.get("city_center", 0)
            assert min((seat["coins"], *seat["hand"].values(), *seat["tools"].values())) >= 0
        for seat, sources in zip(TITLE.position(state)["seats"], TITLE.score_sheet(state), strict=True):
            assert sum(sources.values()) == seat["points"]
            assert sources["cards"] == total(seat["cards"], CARD_POINTS, 1)


# The numbers of the cards once more, as the rules' short form tells them
B_KINDS = [
    "prospector",
    "indentured_worker",
    "tracker",
    "city_center",
    "smelter",
    "shipyard",
    "refugees",
    "colony",
    "tradefleet",
]
CARD_POINTS = {"indentured_worker": 0, "dye_house": 3, "city_center": 2, "shipyard": 2, "public_works": 5,
               "ships": 2, "colony": 4, "port": 6, "tradefleet": 4, "city_walls": 9}  # fmt: skip
"""All others: 1."""
CARD_PRODUCTION = {"glassmaking": 1, "caravan": 2, "dye_house": 3, "smelter": 1, "ships": 4, "colony": 3,
                   "port": 2, "tradefleet": 5}  # fmt: skip
CARD_STOREHOUSES = {"granary": 2, "caravan": 1, "dye_house": 1, "smelter": 1, "ships": 1, "port": 1,
                    "tradefleet": 1}  # fmt: skip
CARD_WORKERS = {"fort": 3, "indentured_worker": 1, "refugees": 4}
JOB_POINTS = {"hunting": 1, "farming": 1, "mining": 2, "clothmaking": 2}


def total(counts: dict[str, int], worth: dict[str, int], otherwise: int = 0) -> int:
    return sum(n * worth.get(name, otherwise) for name, n in counts.items())


def production_of(cards: dict[str, int], workers: dict[str, int]) -> int:
    hunters, miners = workers.get("hunting", 0), workers.get("mining", 0)
    hunted = [hunters, hunters + hunters // 2, 2 * hunters][min(cards.get("tracker", 0), 2)]
    mined = [3 * miners, 3 * miners + miners // 2, 4 * miners][min(cards.get("smelter", 0), 2)]
    others = 2 * workers.get("farming", 0) + 4 * workers.get("clothmaking", 0)
    return total(cards, CARD_PRODUCTION) + hunted + mined + others


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_money_comes_and_goes_only_as_the_rules_say(players: int, seed: int) -> None:
    """Wealth falls by prices and by what the limits take, rises by what is dealt; turning a card in and
    four coins into a card change its form alone (the card comes with the deal)."""
    for state, _ in walk(players, seed):
        flows: dict[tuple[int, str], int] = {}
        for event in state.journal or []:
            if event.kind in ("coins", "hand"):
                key = (event.seat, event.place)
                flows[key] = flows.get(key, 0) + event.amount * VALUES.get(event.item, 1)
        for (_, why), amount in flows.items():
            assert why in ("paid", "change", "turned-in", "over-limit", "dealt", "exchanged", "no-cards-left")
            assert amount == 0 or why != "turned-in"
            assert amount < 0 or why not in ("paid", "over-limit", "exchanged")
            assert amount > 0 or why not in ("change", "dealt", "no-cards-left")
            assert amount % 4 == 0 or why not in ("exchanged", "no-cards-left")
        state.journal = []


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_legal_choices_are_those_not_refused(players: int, seed: int) -> None:
    """``legal_into`` equals ``refusal`` over the whole table and ascends; every question, answer and
    refusal has words in both languages; there is always something to answer."""
    cells = buffer(SIZE)
    for at, (state, _) in enumerate(walk(players, seed)):
        if state.over():
            return
        decision = state.decision()
        legal = [int(cells[i]) for i in range(state.legal_into(cells))]
        assert legal
        assert legal == [i for i in range(SIZE) if decision.refusal(state, i) == 0]
        for lang in ("en", "zh"):
            assert TITLE.words.say(decision.prompt(state), lang)
        if at % 7 == 0:
            for index in range(SIZE):
                refused = decision.refusal(state, index) != 0
                message = decision.reason(state, index) if refused else decision.message(state, index)
                for lang in ("en", "zh"):
                    assert TITLE.words.say(message, lang)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_positions_are_the_whole_state(players: int, seed: int) -> None:
    """A position read back is the same position; the game goes on from it in the same way."""
    for state, choice in walk(players, seed):
        position = TITLE.position(state)
        again = TITLE.from_position(position)
        assert TITLE.position(again) == position
        if choice >= 0:
            twin = state.copy()
            twin.play(choice)
            again.play(choice)
            assert TITLE.position(again) == TITLE.position(twin)
            assert TITLE.position(state) == position, "a copy is independent"


@pytest.mark.parametrize("players", range(2, 6))
def test_games_end(players: int) -> None:
    """Random games end with 32 points, or by PH-31, after a sane number of rounds."""
    for seed in range(12):
        for state, _ in walk(players, seed):
            last = state
        position = TITLE.position(last)
        assert max(TITLE.scores(last)) >= 32 or position["idle"] == 3
        assert 6 <= position["round"] <= 40
        assert 1 in TITLE.ranks(last)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_record_replays(players: int, seed: int) -> None:
    """Save and load: the same entries, the same end; undo goes back to every decision."""
    match = entrepot.new("phoenicia", players, seed=seed, **OPTIONS[seed % len(OPTIONS)])
    rng = Rng(seed)
    while not match.over and len(match.record.entries) < 120:
        legal = match.choices()
        match.play(legal[int(rng.below(len(legal)))])
    text = match.record.dumps()
    again = entrepot.loads(text)
    assert again.record.dumps() == text
    assert TITLE.position(again.state) == TITLE.position(match.state)
    for moment in range(0, len(match.record.entries), 17):
        assert TITLE.position(match.at(moment).state) is not None
    before = TITLE.position(match.state)
    if not match.over:
        match.play(match.choices()[0])
        match.undo()
        assert TITLE.position(match.state) == before
