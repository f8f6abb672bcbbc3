"""Trying out: what would tokens do, which whole answers are there, why is something not legal?

Nothing here changes a match. Previews and whole answers are played on a state in which everything that
the seat cannot know is drawn anew, so that they can tell it nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from secrets import randbits
from typing import Literal

from entrepot.core.decision import CHANCE, EVERYONE, LEGAL
from entrepot.core.event import Event
from entrepot.core.match import Match
from entrepot.core.message import Message
from entrepot.core.refusal import FIRST_OWN
from entrepot.core.rng import Rng
from entrepot.core.rows import buffer
from entrepot.core.state import State, sample, total_weight
from entrepot.core.title import Title
from entrepot.server.journal import event_info
from entrepot.server.wire.parts import Answer, RefusedInfo

Stopped = Literal["", "chance", "foreign", "over", "illegal"]
STEPS = 400
"""More answers than any visit has."""


@dataclass
class Walk:
    """How far tokens could be played, and what they did."""

    state: State
    played: int = 0
    stopped: Stopped = ""
    events: list[Event] = field(default_factory=list)
    revealed: bool = False
    """Whether the seat learned something on the way."""
    why: Message | None = None


def walk(
    title: Title, start: State, tokens: Sequence[str], seat: int, rng: Rng | None = None, wary: bool = False
) -> Walk:
    """Play tokens of ``seat`` on a copy of a state, forced answers in between by themselves.

    It stops before chance (unless it has one outcome) and before another seat's decision; with ``rng``
    it goes on, chance drawn and every seat playable. ``wary``: it stops as well where an answer told the
    seat something. Raises ``UnknownToken``.
    """
    done = Walk(start.copy())
    state, legal = done.state, buffer(len(title.choices))
    for _ in range(STEPS):
        if state.over():
            done.stopped = "over"
            break
        decider = int(state.decider())
        n = int(state.legal_into(legal))
        if decider == CHANCE:
            if n > 1 and rng is None:
                done.stopped = "chance"
                break
            index = int(legal[0]) if rng is None else _draw(state, rng)
        elif decider != seat and rng is None:
            done.stopped = "foreign"
            break
        elif done.played < len(tokens) and not (wary and done.revealed):
            index = title.choices.parse(tokens[done.played]).index
            if state.decision().refusal(state, index) != LEGAL:
                if n == 1:  # forced answers may be left out
                    index = int(legal[0])
                else:
                    done.stopped, done.why = "illegal", state.decision().reason(state, index)
                    break
            else:
                done.played += 1
        elif n == 1 and done.played < len(tokens):
            index = int(legal[0])
        else:
            break
        _step(done, index, seat)
    return done


def _draw(state: State, rng: Rng) -> int:
    scratch = buffer(4096)
    return int(sample(state, scratch, rng.below(int(total_weight(state, scratch)))))


def _step(done: Walk, index: int, seat: int) -> None:
    audience = int(done.state.decision().audience(done.state))
    done.state.journal = []
    done.state.play(index)
    events, done.state.journal = done.state.journal, None
    done.revealed |= audience != EVERYONE or any(event.audience != EVERYONE for event in events)
    done.events += [event for event in events if event.audience in (EVERYONE, seat)]


def guess(match: Match, seat: int) -> State:
    """The table as ``seat`` must imagine it."""
    return match.title.resample(match.state, seat, Rng(randbits(63)))


def why(match: Match, token: str) -> list[RefusedInfo]:
    """The reason why a token is not legal now; nothing if it is."""
    index = match.title.choices.parse(token).index
    decision = match.state.decision()
    return [] if decision.refusal(match.state, index) == LEGAL else [_refused(match, index)]


def why_all(match: Match) -> list[RefusedInfo]:
    """The reasons of all that comes to mind and is not legal: what the title has own words for."""
    state = match.state
    decision = state.decision()
    return [
        _refused(match, choice.index)
        for choice in match.title.choices
        if choice.verb != "amount" and decision.refusal(state, choice.index) >= FIRST_OWN
    ]


def _refused(match: Match, index: int) -> RefusedInfo:
    state, choice = match.state, match.title.choices[index]
    decision = state.decision()
    try:
        message = decision.message(state, index)
    except (ValueError, LookupError):  # no answer to this question at all, so there is no sentence
        message = None
    return RefusedInfo(
        token=choice.token, verb=choice.verb, argument=choice.argument, why=decision.reason(state, index),
        message=message,
    )  # fmt: skip


def completions(match: Match, seat: int, tokens: Sequence[str], limit: int) -> tuple[list[Answer], bool]:
    """The whole answers that begin with ``tokens``; and whether there are more than ``limit``."""
    begun = walk(match.title, guess(match, seat), tokens, seat)
    if begun.played < len(tokens) or begun.stopped:
        return [], False
    found: list[Answer] = []
    more = _complete(match.title, begun, [], [], seat, found, limit)
    return found, more


def _complete(
    title: Title, so_far: Walk, tokens: list[str], messages: list[Message], seat: int, found: list[Answer],
    limit: int,
) -> bool:  # fmt: skip
    state, legal = so_far.state, buffer(len(title.choices))
    for i in range(int(state.legal_into(legal))):
        if len(found) >= limit:
            return True
        index = int(legal[i])
        child = Walk(state.copy(), events=list(so_far.events))
        said = [*messages, state.decision().message(state, index)]
        answer = [*tokens, title.choices[index].token]
        _step(child, index, seat)
        after = child.state
        whole = after.over() or int(after.decider()) != seat or not after.decision().inside
        if whole or len(answer) > STEPS:
            found.append(
                Answer(tokens=answer, messages=said, events=[event_info(title, e) for e in child.events])
            )
        elif _complete(title, child, answer, said, seat, found, limit):
            return True
    return False
