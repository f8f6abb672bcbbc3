"""What one browser is shown: the table through the eyes of one seat, as plain data."""

from typing import Any

from entrepot.core.match import Match
from entrepot.core.message import Message
from entrepot.core.rows import buffer
from entrepot.core.state import State
from entrepot.core.title import Title
from entrepot.server.wire.parts import AsideInfo, ChoiceInfo

FOR_ALL = ("forecast", "score_sheet")
FOR_SEAT = ("auction_panel", "discount_tree")
"""What a title may have more to tell: methods of it that get the state, or the state and the seat."""


def extra(title: Title, state: State, seat: int, known: dict[str, Any] | None = None) -> dict[str, Any]:
    """What the title adds to its view. ``known``: what all may see of it, if it has been asked for."""
    found = extra_for_all(title, state) if known is None else known
    return found | {name: getattr(title, name)(state, seat) for name in FOR_SEAT if hasattr(title, name)}


def extra_for_all(title: Title, state: State) -> dict[str, Any]:
    """The part of it that is the same for everybody."""
    return {name: getattr(title, name)(state) for name in FOR_ALL if hasattr(title, name)}


def choice_infos(title: Title, state: State) -> list[ChoiceInfo]:
    """The legal answers with their sentences; empty after the end."""
    if state.over():
        return []
    legal = buffer(len(title.choices))
    decision = state.decision()
    found = []
    for i in range(int(state.legal_into(legal))):
        choice = title.choices[int(legal[i])]
        message = decision.message(state, choice.index)
        found.append(
            ChoiceInfo(token=choice.token, verb=choice.verb, argument=choice.argument, message=message)
        )
    return found


def aside_infos(match: Match, held: frozenset[int]) -> list[AsideInfo]:
    """What the seats of a browser may do out of turn."""
    if match.over:
        return []
    decision = match.state.decision()
    return [
        AsideInfo(
            seat=seat, token=choice.token, verb=choice.verb, argument=choice.argument,
            message=decision.aside_message(match.state, seat, choice.index),
        )
        for seat in sorted(held)
        for choice in match.asides(seat)
    ]  # fmt: skip


def prompt(match: Match, held: frozenset[int]) -> Message | None:
    """The open question for who answers it; for others, who is waited for."""
    if match.over:
        return None
    decider = int(match.state.decider())
    if decider in held:
        return match.state.decision().prompt(match.state)
    return Message("server-waiting", {"seat": decider + 1})
