"""The laws of one state, whatever title it belongs to; ``checks`` holds whole games to them.

Each is a function of its own: ask it about any state, one from a position too. All raise ``BrokenLaw``.
"""

import json
from dataclasses import dataclass
from typing import Any

from entrepot.core.decision import CHANCE, LEGAL
from entrepot.core.event import Event
from entrepot.core.message import Message
from entrepot.core.rng import Rng
from entrepot.core.rows import buffer
from entrepot.core.state import State, sample, total_weight
from entrepot.core.title import Title
from entrepot.core.words import LANGUAGES

Held = dict[tuple[str, int, str], int]


class BrokenLaw(AssertionError):
    """A title does not keep a law; says which, and where."""


@dataclass
class Tally:
    """What a check has met: a law that met nothing proves nothing."""

    answers: int = 0
    asides: int = 0
    guesses: int = 0
    """Tables drawn anew for a seat, and how many of them were not the true one."""
    other_guesses: int = 0
    secrets: int = 0
    """Answers that not all may see."""

    def add(self, other: "Tally") -> None:
        for name in vars(self):
            setattr(self, name, getattr(self, name) + getattr(other, name))


# -- one state ---------------------------------------------------------------------------------------


def position(title: Title, state: State) -> str:
    """The whole state as a text: equal states have equal ones."""
    return json.dumps(title.position(state), sort_keys=True, allow_nan=False)


def check_position(title: Title, state: State) -> None:
    """State to position to state is the identity, through JSON too; a copy is equal."""
    text = position(title, state)
    again = title.from_position(json.loads(text))
    law(position(title, again) == text, "a position read back is another one")
    law(position(title, state.copy()) == text, "a copy is not equal")
    law(title.holdings(again) == title.holdings(state), "a position read back holds other things")
    law(legal_of(title, again) == legal_of(title, state), "a position read back allows other answers")


def check_scores(title: Title, state: State) -> None:
    """A score and a place for each seat; more points are never a worse place; equal places are shared."""
    scores, ranks = title.scores(state), title.ranks(state)
    law(len(scores) == len(ranks) == state.players, "not every seat has a score and a place")
    for rank, score in zip(ranks, scores, strict=True):
        law(rank == 1 + sum(other < rank for other in ranks), f"places {ranks} are not shared as usual")
        law(all(r >= rank for r, s in zip(ranks, scores, strict=True) if s < score), f"{ranks} for {scores}")


def check_choices(title: Title, state: State, rng: Rng) -> None:
    """Legal is what is not refused, over the whole table; each legal answer can be played, leads to no
    dead end and leaves the original alone; question, answers and refusals can be said; chance has weights."""
    cells = buffer(len(title.choices))
    if state.over():
        law(state.legal_into(cells) == 0, "something is legal after the end")
        return
    decision, before = state.decision(), position(title, state)
    legal = legal_of(title, state)
    open_ = [i for i in range(len(title.choices)) if decision.refusal(state, i) == LEGAL]
    law(legal == open_, f"legal {_tokens(title, legal)}, but not refused {_tokens(title, open_)}")
    law(bool(legal), f"nothing answers the question {decision.name!r}")
    law(-1 <= decision.decider(state) < state.players, "nobody is asked")
    law(-1 <= decision.audience(state) < state.players, "nobody sees the answer")
    sayable(title, [decision.prompt(state), *(decision.message(state, i) for i in legal)])
    refused = sorted(set(range(len(title.choices))) - set(legal))
    some = {refused[int(rng.below(len(refused)))] for _ in range(40)} | set(refused[126:130])
    sayable(title, [decision.reason(state, i) for i in sorted(some)])
    if decision.decider(state) == CHANCE:
        weights = [int(decision.weight(state, i)) for i in legal]
        law(min(weights) >= 1, f"chance has the weights {weights}")
        total = int(total_weight(state, cells))
        law(total == sum(weights), "the weights are summed wrongly")
        law(
            [sample(state, cells, 0), sample(state, cells, total - 1)] == [legal[0], legal[-1]],
            "chance skips",
        )
    for index in legal:
        child = state.copy()
        child.play(index)
        for _ in range(1000):
            answers = legal_of(title, child)
            law(child.over() or bool(answers), f"{title.choices[index]} is a dead end")
            if child.over() or not child.decision().inside:
                break
            child.play(answers[int(rng.below(len(answers)))])
    law(position(title, state) == before, "what was played on a copy shows on the original")


def check_hidden(title: Title, state: State, rng: Rng) -> Tally:
    """What a seat cannot know drawn anew: its view, its question, its answers stay; the guess is a whole
    table on which the game goes on, and guessing again from it changes nothing that the seat sees."""
    tally, truth = Tally(), position(title, state)
    for seat in range(-1, int(state.players)):
        seen = _seen(title, state, seat)
        for _ in range(2):
            guess = title.resample(state, seat, rng)
            law(guess is not state, "a guess is the state itself")
            text = position(title, guess)
            tally.guesses += 1
            tally.other_guesses += text != truth
            law(_seen(title, guess, seat) == seen, f"seat {seat} sees that its guess is one")
            law(
                _seen(title, title.resample(guess, seat, rng), seat) == seen,
                f"seat {seat} forgets by guessing",
            )
            law(position(title, guess) == text, f"guessing twice for seat {seat} changes the first guess")
            law(position(title, title.from_position(json.loads(text))) == text, "a guess is no position")
            for _ in range(20):
                answers = legal_of(title, guess)
                law(guess.over() or bool(answers), f"a guess of seat {seat} leads to a dead end")
                if guess.over():
                    break
                guess.play(answers[int(rng.below(len(answers)))])
    law(position(title, state) == truth, "guessing changes the state")
    return tally


def _seen(title: Title, state: State, seat: int) -> str:
    """All that a seat sees: its view, and its question if it is asked."""
    parts: list[Any] = [title.view(state, seat)]
    if not state.over():
        decision = state.decision()
        parts.append(int(decision.decider(state)))
        if decision.decider(state) == seat != CHANCE:
            legal = legal_of(title, state)
            parts += [
                legal,
                decision.prompt(state).wire(),
                [decision.message(state, i).wire() for i in legal],
            ]
        elif seat >= 0:
            parts.append(asides_of(title, state, seat))
    return json.dumps(parts, sort_keys=True, allow_nan=False)


def check_asides(title: Title, state: State) -> None:
    """Out of turn, legal is what is not refused; each aside can be played and said, adds up, and leaves the
    same question open with something to answer; the decider has none."""
    if state.over():
        return
    decision, before = state.decision(), position(title, state)
    for seat in range(int(state.players)):
        offered = asides_of(title, state, seat)
        refusals = [int(decision.aside_refusal(state, seat, i)) for i in range(len(title.choices))]
        law(offered == [i for i, code in enumerate(refusals) if code == LEGAL], f"asides of seat {seat}")
        law(not offered or seat != decision.decider(state), "the decider has an aside")
        refused = [i for i, code in enumerate(refusals) if code != LEGAL][:: 1 + len(refusals) // 10]
        sayable(title, [decision.aside_message(state, seat, i) for i in offered])
        sayable(title, [decision.aside_reason(state, seat, i) for i in refused])
        for index in offered:
            child = state.copy()
            held, child.journal = without_zeros(title.holdings(child)), []
            decision.play_aside(child, seat, index)
            law(
                after(held, child.journal) == without_zeros(title.holdings(child)), "an aside does not add up"
            )
            same = child.decision()
            law(
                (same.name, same.fields()) == (decision.name, decision.fields()),
                "an aside answers the question",
            )
            law(bool(legal_of(title, child)), "an aside makes a dead end")
    law(position(title, state) == before, "what was played on a copy shows on the original")


# -- small things ------------------------------------------------------------------------------------


def law(kept: bool, what: str) -> None:
    """Raise ``BrokenLaw`` unless it is kept."""
    if not kept:
        raise BrokenLaw(what)


def legal_of(title: Title, state: State) -> list[int]:
    cells = buffer(len(title.choices))
    return [int(cells[i]) for i in range(state.legal_into(cells))]


def asides_of(title: Title, state: State, seat: int) -> list[int]:
    cells = buffer(len(title.choices))
    return [int(cells[i]) for i in range(state.decision().asides_into(state, seat, cells))]


def _tokens(title: Title, indices: list[int]) -> list[str]:
    return [title.choices[index].token for index in indices]


def sayable(title: Title, messages: list[Message]) -> None:
    """Every message has words in every language."""
    for message in messages:
        for lang in LANGUAGES:
            try:
                text = title.words.say(message, lang)
            except LookupError as error:
                raise BrokenLaw(str(error)) from error
            law(bool(text.strip()), f"{message.key} is empty in {lang}")


def after(held: Held, events: list[Event]) -> Held:
    """Holdings after the events; ``held`` has no zeros, and neither has the sum."""
    sums = dict(held)
    for event in events:
        if event.amount:
            key = (event.kind, event.seat, event.item)
            amount = sums.pop(key, 0) + event.amount
            if amount:
                sums[key] = amount
    return sums


def without_zeros(held: Held) -> Held:
    """Holdings that are something."""
    return {key: amount for key, amount in held.items() if amount}
