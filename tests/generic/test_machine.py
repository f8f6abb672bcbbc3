"""A match under any sequence of right and wrong moves, undo, asides, forks, jumps, saving and loading."""

from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings, strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import entrepot
from entrepot.core.decision import CHANCE
from tests.generic.games import COMPILED, cells

Draw = st.integers(0, 10_000)
CELLS = cells()


class Table(RuleBasedStateMachine):
    """One match, and what it must be: the position before each of its entries."""

    key = ""
    match: entrepot.Match

    def __init__(self) -> None:
        super().__init__()
        self.past: dict[int, Any] = {}
        """Positions by the number of entries before them; those of the questions that were seen."""

    @initialize(at=Draw, seed=st.integers(0, 3), confirm=st.booleans())
    def begin(self, at: int, seed: int, confirm: bool) -> None:
        own = [cell for cell in CELLS if cell[0] == self.key]
        key, players, options = own[at % len(own)]
        self.match = entrepot.new(key, players, seed=seed, confirm_turn=confirm, **options)
        self.note()

    # -- helpers -----------------------------------------------------------------------------------

    def position(self) -> Any:
        return self.match.title.position(self.match.state)

    def note(self) -> None:
        """Remember the present; what lies in a past that was given up is forgotten."""
        length = len(self.match.record.entries)
        self.past = {at: position for at, position in self.past.items() if at < length}
        self.past[length] = self.position()

    def refused(self, error: type[entrepot.EntrepotError], do: Any) -> None:
        """``do`` raises that error and changes nothing."""
        before = self.match.record.dumps(), self.position()
        with pytest.raises(error):
            do()
        assert (self.match.record.dumps(), self.position()) == before

    # -- moves -------------------------------------------------------------------------------------

    @precondition(lambda self: not self.match.over)
    @rule(pick=Draw)
    def play(self, pick: int) -> None:
        choices = self.match.choices()
        choice = choices[pick % len(choices)]
        length = len(self.match.record.entries)
        assert self.match.why_not(choice) is None
        self.match.play(choice, seat=self.match.decider)
        assert self.match.record.entries[length].token == choice.token
        self.note()

    @precondition(lambda self: not self.match.over)
    @rule(picks=st.lists(Draw, min_size=20, max_size=200))
    def play_many(self, picks: list[int]) -> None:
        for pick in picks:
            if not self.match.over:
                choices = self.match.choices()
                self.match.play(choices[pick % len(choices)])
        self.note()

    @precondition(lambda self: not self.match.over)
    @rule(pick=Draw)
    def play_a_whole_answer(self, pick: int) -> None:
        answers = self.match.completions(limit=40)
        length = len(self.match.record.entries)
        answer = answers[pick % len(answers)]
        self.match.play(answer)
        played = [entry.token for entry in self.match.record.entries[length:]]
        assert played[: len(answer)] == answer
        self.note()

    @precondition(lambda self: not self.match.over)
    @rule(pick=Draw)
    def play_what_is_illegal(self, pick: int) -> None:
        legal = set(self.match.choices())
        table = self.match.title.choices
        wrong = [table[(pick + at) % len(table)] for at in range(len(table))]
        choice = next(choice for choice in wrong if choice not in legal)
        assert self.match.why_not(choice)
        assert self.match.why_not(choice, "zh")
        self.refused(entrepot.IllegalChoice, lambda: self.match.play(choice))
        first = self.match.choices()[0]
        if self.match.record.confirm_turn is False:
            never = table.parse("amount:127")
            if never not in legal:
                with pytest.raises(entrepot.EntrepotError):
                    self.match.at(len(self.match.record.entries)).play([first, never, never, never])

    @rule(token=st.text(max_size=12))
    def play_any_text(self, token: str) -> None:
        known = {choice.token for choice in self.match.title.choices}
        if token not in known:
            self.refused(entrepot.UnknownToken, lambda: self.match.play(token))

    @precondition(lambda self: not self.match.over)
    @rule(seat=st.integers(-2, 6))
    def play_for_another(self, seat: int) -> None:
        if seat != self.match.decider:
            choice = self.match.choices()[0]
            self.refused(entrepot.WrongSeat, lambda: self.match.play(choice, seat=seat))

    @rule(pick=Draw, seat=Draw)
    def play_an_aside(self, pick: int, seat: int) -> None:
        seat %= self.match.record.players
        asides = self.match.asides(seat)
        assert not (asides and seat == self.match.decider)
        if asides:
            decider, prompt = self.match.decider, self.match.prompt()
            self.match.play_aside(asides[pick % len(asides)], seat)
            assert (self.match.decider, self.match.prompt()) == (decider, prompt)
            assert self.match.choices()
            self.note()

    # -- back and aside ----------------------------------------------------------------------------

    @rule(seat=st.integers(-1, 5), consent=st.booleans())
    def undo(self, seat: int, consent: bool) -> None:
        who = None if seat < 0 else seat % self.match.record.players
        entries = list(self.match.record.entries)
        wills = [
            at
            for at, entry in enumerate(entries)
            if entry.seat != CHANCE and not entry.forced and who in (None, entry.seat)
        ]
        seen = [] if not wills else [e for e in entries[wills[-1] + 1 :] if not e.forced]
        if not wills or (seen and not consent):
            self.refused(entrepot.CannotUndo, lambda: self.match.undo(who, consent))
            return
        self.match.undo(who, consent)
        assert self.match.record.entries == entries[: wills[-1]]
        if wills[-1] in self.past:
            assert self.position() == self.past[wills[-1]]
        self.note()

    @rule(pick=Draw)
    def jump(self, pick: int) -> None:
        """Look at the past, and sometimes stay there."""
        moment = pick % (len(self.match.record.entries) + 1)
        if moment in self.past:
            assert self.match.title.position(self.match.state_at(moment)) == self.past[moment]
        past = self.match.at(moment)
        assert past.record.entries[:moment] == self.match.record.entries[:moment]
        if pick % 7 == 0:
            self.match = past
            self.note()

    @rule(seat=st.integers(-1, 5))
    def fork(self, seat: int) -> None:
        """A fork plays on without the match noticing."""
        before = self.match.record.dumps(), self.position()
        who = None if seat < 0 else seat % self.match.record.players
        fork = self.match.fork(who)
        if not fork.over:
            fork.play(fork.choices()[0])
        assert (self.match.record.dumps(), self.position()) == before

    @rule()
    def save_and_load(self) -> None:
        text = self.match.record.dumps()
        again = entrepot.loads(text)
        assert again.record.dumps() == text
        assert again.record.entries == self.match.record.entries
        before = self.position()
        self.match = again
        assert self.position() == before

    @precondition(lambda self: self.match.over)
    @rule()
    def the_game_is_over(self) -> None:
        """Everything is refused or empty, everything is public."""
        assert (self.match.choices(), self.match.decider, self.match.completions()) == ((), None, [])
        token = self.match.title.choices[0].token
        self.refused(entrepot.GameOver, lambda: self.match.play(token))
        self.refused(entrepot.GameOver, lambda: self.match.play_aside(token, 0))
        assert self.match.record.result == tuple(self.match.scores())
        assert self.match.record.seen_by(-1).dumps() == self.match.record.dumps()

    @invariant()
    def the_match_waits_for_somebody(self) -> None:
        match = self.match
        assert match.over == (match.record.result is not None)
        if not match.over:
            assert match.decider in range(match.record.players)
            end = match.record.confirm_turn and [choice.token for choice in match.choices()] == ["end"]
            assert len(match.choices()) > 1 or end


EXAMPLES = 40 if COMPILED else 2
SETTINGS = settings(
    max_examples=EXAMPLES,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],  # a failure is told at once; the soak shrinks it, which takes minutes
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.interpreted
@pytest.mark.parametrize("key", entrepot.TITLES)
def test_any_sequence_of_moves(key: str) -> None:
    """No sequence of rules breaks a match."""
    run_state_machine_as_test(type("Machine", (Table,), {"key": key}), settings=SETTINGS)


@pytest.mark.soak
@pytest.mark.parametrize("key", entrepot.TITLES)
def test_any_sequence_of_many_moves(key: str) -> None:
    """The same for a long evening, and differently each time."""
    many = settings(SETTINGS, max_examples=400, derandomize=False, phases=[Phase.generate, Phase.shrink])
    run_state_machine_as_test(type("Machine", (Table,), {"key": key}), settings=many)
