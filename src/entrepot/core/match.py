"""A game being played: a state, its record and the dealer."""

from collections.abc import Iterator, Sequence
from secrets import token_hex
from typing import Any

from entrepot.core.choice import Choice
from entrepot.core.dealer import Dealer
from entrepot.core.decision import CHANCE, EVERYONE, LEGAL
from entrepot.core.errors import (
    BrokenRecord,
    CannotUndo,
    EntrepotError,
    GameOver,
    IllegalChoice,
    NewerRecord,
    WrongSeat,
)
from entrepot.core.event import Event
from entrepot.core.message import Message
from entrepot.core.record import Entry, Record, parse_record
from entrepot.core.rng import Rng
from entrepot.core.rows import buffer
from entrepot.core.state import State
from entrepot.core.title import Title


class Match:
    """One game, from its set-up to its scores.

    The match plays what needs no one's will: chance, by its dealer, and answers without an alternative.
    Everything is checked before anything changes.
    """

    def __init__(self, title: Title, record: Record) -> None:
        """Begin the game that the header of ``record`` describes; its entries are not played."""
        self.title = title
        self.record = record
        self.dealer = Dealer(record.seed)
        options = title.read_options(record.players, record.options)
        record.options = options
        if record.start is None:
            self.state = title.start(record.players, options, record.rules)
            self.state.advance()
        else:
            self.state = title.from_position(record.start)
        self._buffer = buffer(len(title.choices))
        self._past: list[State] = []
        self._dealt = 0

    # -- the open question ---------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over()

    @property
    def decider(self) -> int | None:
        """The seat that answers now; None after the end."""
        return None if self.over else int(self.state.decider())

    def choices(self) -> tuple[Choice, ...]:
        """The legal answers, in the order of their indices; empty after the end."""
        n = self.state.legal_into(self._buffer)
        return tuple(self.title.choices[int(self._buffer[i])] for i in range(n))

    def asides(self, seat: int) -> tuple[Choice, ...]:
        """What ``seat`` may do out of turn now."""
        self._check_seat(seat)
        if self.over:
            return ()
        n = self.state.decision().asides_into(self.state, seat, self._buffer)
        return tuple(self.title.choices[int(self._buffer[i])] for i in range(n))

    def prompt(self, lang: str = "en") -> str:
        """The open question in words; empty after the end."""
        return "" if self.over else self.title.words.say(self.state.decision().prompt(self.state), lang)

    def say(self, choice: Choice | str, lang: str = "en") -> str:
        """What a choice would do, as a sentence."""
        index = self._choice(choice).index
        return self.title.words.say(self._decision().message(self.state, index), lang)

    def why_not(self, choice: Choice | str, lang: str = "en") -> str | None:
        """Why a choice may not be played now, in words with the ruling; None if it may."""
        index = self._choice(choice).index
        decision = self._decision()
        if decision.refusal(self.state, index) == LEGAL:
            return None
        return self.title.words.say(decision.reason(self.state, index), lang)

    def completions(self, limit: int = 1000) -> list[list[str]]:
        """The whole answers to the open question: each a list of tokens to the end of the visit (how
        many, paid with what). At most ``limit`` of them."""
        found: list[list[str]] = []
        if not self.over:
            self._complete(self.state, [], found, limit)
        return found

    def _complete(self, state: State, tokens: list[str], found: list[list[str]], limit: int) -> None:
        scratch = buffer(len(self.title.choices))
        for i in range(state.legal_into(scratch)):
            if len(found) >= limit:
                return
            child = state.copy()
            child.play(scratch[i])
            answer = [*tokens, self.title.choices[int(scratch[i])].token]
            if child.over() or child.decider() != state.decider() or not child.decision().inside:
                found.append(answer)
            else:
                self._complete(child, answer, found, limit)

    # -- playing -------------------------------------------------------------------------------------

    def play(self, choice: Choice | str | Sequence[Choice | str], seat: int | None = None) -> None:
        """Answer the open question; several choices are played all or none, one after the other.

        What has no alternative is played by the match itself; giving it as well does no harm.
        ``seat``, if given, must be the decider. Raises ``UnknownToken``, ``IllegalChoice``,
        ``WrongSeat`` or ``GameOver``, and then nothing has changed.
        """
        choices = [choice] if isinstance(choice, Choice | str) else list(choice)
        mark = len(self.record.entries)
        try:
            forced: list[Entry] = []
            for one in choices:
                chosen = self._choice(one)
                if forced and forced[0].token == chosen.token:
                    del forced[0]
                    continue
                before = len(self.record.entries)
                decider = self.decider
                self._play_one(chosen, seat)
                forced = [entry for entry in self.record.entries[before + 1 :] if entry.seat == decider]
        except EntrepotError:
            self._rewind(mark)
            raise

    def _play_one(self, choice: Choice, seat: int | None) -> None:
        if self.over:
            raise GameOver("game-over")
        decider = int(self.state.decider())
        if seat is not None and seat != decider:
            self._check_seat(seat)
            raise WrongSeat("wrong-seat", decider=decider, seat=seat)
        decision = self.state.decision()
        if decision.refusal(self.state, choice.index) != LEGAL:
            reason = self.title.words.say(decision.reason(self.state, choice.index), "en")
            raise IllegalChoice("illegal-choice", reason, token=choice.token)
        self._append(choice, forced=False)
        self.settle()

    def play_aside(self, choice: Choice | str, seat: int) -> None:
        """Play something out of turn. Raises as ``play`` does; the open question stays open."""
        self._check_seat(seat)
        chosen = self._choice(choice)
        if self.over:
            raise GameOver("game-over")
        decision = self.state.decision()
        if decision.aside_refusal(self.state, seat, chosen.index) != LEGAL:
            reason = self.title.words.say(decision.aside_reason(self.state, seat, chosen.index), "en")
            raise IllegalChoice("illegal-aside", reason, token=chosen.token)
        self._past.append(self.state.copy())
        decision.play_aside(self.state, seat, chosen.index)
        self.record.entries.append(Entry(seat, chosen.token, aside=True))

    def settle(self) -> None:
        """Play what needs no one's will, until somebody must decide or the game is over."""
        while not self.over:
            index = self._automatic()
            if index is None:
                return
            self._append(self.title.choices[index], forced=self.state.legal_into(self._buffer) == 1)
        self.record.result = tuple(self.title.scores(self.state))

    def _automatic(self) -> int | None:
        if self.state.decider() == CHANCE:
            return int(self.dealer.answer(self.state, self._dealt, self._buffer))
        if self.state.legal_into(self._buffer) != 1:
            return None
        index = int(self._buffer[0])
        asked = self.record.confirm_turn and self.title.choices[index].token == "end"
        return None if asked else index

    def _append(self, choice: Choice, forced: bool) -> None:
        decision = self.state.decision()
        seat = int(decision.decider(self.state))
        audience = int(decision.audience(self.state))
        self._past.append(self.state.copy())
        self.state.play(choice.index)
        self._dealt += seat == CHANCE
        self.record.entries.append(Entry(seat, choice.token, audience=audience, forced=forced))

    # -- going back ----------------------------------------------------------------------------------

    def undo(self, seat: int | None = None, consent: bool = True) -> None:
        """Take back the last answer that was somebody's will, and all that followed from it.

        With ``seat`` it is that seat's last answer. Without ``consent`` this stops at what cannot be
        unseen: a chance answer with more than one outcome, or another seat's own answer; then, and
        where nothing is left to take back, it raises ``CannotUndo``.
        """
        if seat is not None:
            self._check_seat(seat)
        for at in range(len(self.record.entries) - 1, -1, -1):
            entry = self.record.entries[at]
            if entry.forced:
                continue
            if entry.seat != CHANCE and seat in (None, entry.seat):
                self._rewind(at)
                return
            if not consent:
                raise CannotUndo("undo-needs-consent")
        raise CannotUndo("nothing-to-undo")

    def _rewind(self, moment: int) -> None:
        if moment < len(self._past):
            self.state = self._past[moment]
            self._dealt -= sum(entry.seat == CHANCE for entry in self.record.entries[moment:])
            del self._past[moment:], self.record.entries[moment:]
            self.record.result = None

    def state_at(self, moment: int) -> State:
        """A copy of the state before entry ``moment``; raises ``CannotUndo`` for a moment outside."""
        length = len(self._past)
        if not 0 <= moment <= length:
            raise CannotUndo("no-moment", length=length, moment=moment)
        return (self._past[moment] if moment < length else self.state).copy()

    def at(self, moment: int) -> "Match":
        """The same game as it stood before entry ``moment``, as an independent match that plays on
        with the same seed."""
        self.state_at(moment)
        past = Match(self.title, _begin_again(self.record, self.record.seed))
        past._take_over(self, moment)
        return past

    def fork(self, seat: int | None = None) -> "Match":
        """An independent match from here on. While the game runs its chance is dealt anew; with
        ``seat``, what that seat cannot know is drawn anew first, and the fork begins there."""
        if seat is None:
            other = Match(
                self.title, _begin_again(self.record, token_hex(16) if not self.over else self.record.seed)
            )
            other._take_over(self, len(self.record.entries))
            return other
        self._check_seat(seat)
        guess = self.title.resample(self.state, seat, Rng(int(token_hex(8), 16)))
        record = _begin_again(self.record, token_hex(16))
        record.start = self.title.position(guess)
        return Match(self.title, record)

    def _take_over(self, other: "Match", moment: int) -> None:
        self.state = other.state_at(moment)
        self._past = [state.copy() for state in other._past[:moment]]
        self.record.entries = other.record.entries[:moment]
        self._dealt = sum(entry.seat == CHANCE for entry in self.record.entries)
        self.settle()

    # -- looking -------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The score of each seat, as if the game ended now."""
        return self.title.scores(self.state)

    def ranks(self) -> list[int]:
        """The place of each seat, 1 the best; equal seats share one."""
        return self.title.ranks(self.state)

    def view(self, seat: int = -1) -> dict[str, Any]:
        """What a seat (-1: a spectator) may see, as plain data."""
        if seat != -1:
            self._check_seat(seat)
        return self.title.view(self.state, seat)

    def story(self, first: int = 0, seat: int | None = None) -> Iterator[tuple[Entry, Message, list[Event]]]:
        """From entry ``first`` on: each answer, its sentence and what it did. With ``seat`` (-1: a
        spectator) and while the game runs, answers meant for others are only said to be hidden, and
        events meant for others are left out. The token of a hidden answer is still in its entry."""
        for at in range(first, len(self.record.entries)):
            entry = self.record.entries[at]
            hides = seat is not None and not self.over
            before = self.state_at(at)
            index = self.title.choices.parse(entry.token).index
            if hides and entry.audience not in (EVERYONE, seat):
                message = Message("hidden")
            elif entry.aside:
                message = before.decision().aside_message(before, entry.seat, index)
            else:
                message = before.decision().message(before, index)
            before.journal = []
            if entry.aside:
                before.decision().play_aside(before, entry.seat, index)
            else:
                before.play(index)
            events = [e for e in before.journal if not hides or e.audience in (EVERYONE, seat)]
            yield entry, message, events

    # -- small checks --------------------------------------------------------------------------------

    def _choice(self, choice: Choice | str) -> Choice:
        return self.title.choices.parse(choice.token if isinstance(choice, Choice) else choice)

    def _decision(self) -> Any:
        if self.over:
            raise GameOver("game-over")
        return self.state.decision()

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.record.players:
            raise WrongSeat("no-seat", seat=seat, last=self.record.players - 1)


def _begin_again(record: Record, seed: str) -> Record:
    return Record(
        record.title, record.players, dict(record.options), record.rules, seed, record.private, record.names,
        record.confirm_turn, record.start,
    )  # fmt: skip


def load(title: Title, text: str) -> Match:
    """Replay a record to its last entry; raises ``BrokenRecord`` or ``NewerRecord``."""
    record = parse_record(text)
    if record.rules > title.rules_version or record.rules < 1:
        raise NewerRecord("newer-rules", version=record.rules, title=title.key, known=title.rules_version)
    told, entries = record.result, record.entries
    record.entries, record.result = [], None
    match = Match(title, record)
    first_line = text.count("\n", 0, text.index("\n\n")) + 3 if "\n\n" in text else 1
    for at, entry in enumerate(entries):
        _replay(match, entry, first_line + at)
    _settle_loaded(match)
    if told is not None and match.record.result is None:
        raise BrokenRecord(
            "broken-record", line=first_line + len(entries), why="a result, but the game is not over"
        )
    return match


def _replay(match: Match, entry: Entry, line: int) -> None:
    try:
        choice = match.title.choices.parse(entry.token)
        if entry.aside:
            match.play_aside(choice, entry.seat)
            return
        if match.over:
            raise GameOver("game-over")
        decider = int(match.state.decider())
        if decider != entry.seat:
            raise WrongSeat("wrong-seat", decider=decider, seat=entry.seat)
        decision = match.state.decision()
        if decision.refusal(match.state, choice.index) != LEGAL:
            reason = match.title.words.say(decision.reason(match.state, choice.index), "en")
            raise IllegalChoice("illegal-choice", reason, token=choice.token)
        asked = match.record.confirm_turn and choice.token == "end"
        match._append(choice, forced=not asked and match.state.legal_into(match._buffer) == 1)
    except EntrepotError as error:
        raise BrokenRecord("broken-record", line=line, why=str(error)) from None


def _settle_loaded(match: Match) -> None:
    """A loaded game goes on by itself only where its seed is known."""
    if match.over:
        match.record.result = tuple(match.scores())
    elif match.record.seed:
        match.settle()
