"""The laws that every title keeps, as checks: a new title runs them from its first day.

    check_table(title)                                     # choices, cards, options and their words
    check_game(title, players=3, seed=7)                   # one random game, asides included, all laws
    check_title(title, players=3, seed=7, options={...})   # both
    check_events(title, players=3, seed=7)                 # one game, quickly: everything adds up

A broken law raises ``BrokenLaw``, which names the game and the entry, so that the moment can be seen again.
Each law is a function of its own and can be asked about any state, one from a position too.
"""

from collections.abc import Iterable
from typing import Any

from entrepot.core.choice import Choice
from entrepot.core.decision import CHANCE, EVERYONE
from entrepot.core.errors import EntrepotError
from entrepot.core.laws import (
    BrokenLaw,
    Tally,
    after,
    check_asides,
    check_choices,
    check_hidden,
    check_position,
    check_scores,
    law,
    legal_of,
    position,
    sayable,
    without_zeros,
)
from entrepot.core.match import Match, load
from entrepot.core.message import Message
from entrepot.core.record import HIDDEN, Entry, Record
from entrepot.core.rng import Rng
from entrepot.core.rows import buffer
from entrepot.core.state import State, sample, total_weight
from entrepot.core.title import Title


def check_title(title: Title, players: int, seed: int, options: dict[str, Any] | None = None) -> Tally:
    """The table of choices, and one random game."""
    check_table(title)
    return check_game(title, players, seed, options)


# -- the table of choices ----------------------------------------------------------------------------


def check_table(title: Title) -> None:
    """Choices are dense and unique, tokens a pair with ``parse``; what the library, the options and the
    title itself say can be said in every language."""
    choices = list(title.choices)
    law(len(choices) == len(title.choices), "the table counts itself wrongly")
    for at, choice in enumerate(choices):
        law(choice.index == at and title.choices[at] is choice, f"{choice} does not stand at its index")
        law(title.choices.parse(choice.token) is choice, f"{choice} is not what its token names")
        law(choice.token == ":".join(filter(None, (choice.verb, choice.argument))), f"{choice} is no pair")
        law(choice.token.isprintable() and " " not in choice.token, f"{choice} does not fit a record's line")
    law([c.token for c in choices[:128]] == [f"amount:{n}" for n in range(128)], "amounts come first")
    law(len(set(title.cards)) == len(title.cards), "an entry of the library stands twice")
    for card in title.cards:
        law(bool(title.card_text(card)), f"the library says nothing about {card}")
        sayable(title, title.card_text(card))
    sayable(
        title, [Message(f"option-{option.name}{part}") for option in title.options for part in ("", "-help")]
    )


# -- one game ----------------------------------------------------------------------------------------


def new_match(title: Title, players: int, seed: int | str, options: dict[str, Any] | None = None) -> Match:
    """A new game, ready for its first decision."""
    chosen = title.read_options(players, options or {})
    match = Match(title, Record(title.key, players, chosen, title.rules_version, str(seed)))
    match.settle()
    return match


def play_random(match: Match, rng: Rng, answers: int = 1_000_000, asides: int = 0) -> int:
    """Play at most so many random answers; with ``asides`` = n, before about every n-th one a random seat
    does something out of turn if it may. Returns how many asides were played."""
    played = 0
    while not match.over and answers > 0:
        answers -= 1
        if asides and rng.below(asides) == 0:
            seat = int(rng.below(match.record.players))
            offered = match.asides(seat)
            if offered:
                match.play_aside(_any_of(offered, rng), seat)
                played += 1
                continue
        match.play(_any_of(match.choices(), rng))
        settled = match.over or (match.state.decider() != CHANCE and len(match.choices()) > 1)
        law(settled, "the match has not played what needs no one's will")
    return played


def check_game(
    title: Title, players: int, seed: int, options: dict[str, Any] | None = None, closely: int = 12
) -> Tally:
    """Play one random game, then hold every law at ``closely`` of its moments, and the cheap ones at all."""
    rng = Rng(seed)
    where = game = f"{title.key}, {players} players, seed {seed}, {options or {}}"
    try:
        match = new_match(title, players, seed, options)
        tally = Tally(asides=play_random(match, rng, asides=8))
        length = len(match.record.entries)
        moments = sorted({0, length, *(int(rng.below(length + 1)) for _ in range(closely))})
        tally.answers = length
        tally.secrets = sum(entry.audience != EVERYONE for entry in match.record.entries)
        check_steps(match, moments)
        for moment in moments:
            where = f"{game}, entry {moment}"
            tally.add(check_state(title, match.state_at(moment), rng))
        for moment in moments:
            where = f"{game}, from entry {moment} on"
            check_match(match.at(moment), rng)
        where = game
        check_going_back(match)
    except (AssertionError, LookupError, EntrepotError, TypeError, ValueError, OverflowError) as error:
        raise BrokenLaw(f"{where}: {type(error).__name__}: {error}") from error
    return tally


def check_events(title: Title, players: int, seed: int, options: dict[str, Any] | None = None) -> int:
    """Play one random game inside the engine: after every answer, chance included, the holdings have changed
    by the sum of the answer's events. Returns the number of answers."""
    rng, cells, answers = Rng(seed), buffer(len(title.choices)), 0
    state = title.start(players, title.read_options(players, options or {}), title.rules_version)
    state.advance()
    held = without_zeros(title.holdings(state))
    while not state.over():
        if state.decider() == CHANCE:
            choice = sample(state, cells, rng.below(total_weight(state, cells)))
        else:
            choice = cells[rng.below(state.legal_into(cells))]
        state.journal = []
        state.play(choice)
        now = without_zeros(title.holdings(state))
        where = f"{title.key}, {players} players, seed {seed}, {options or {}}, answer {answers}"
        law(after(held, state.journal) == now, f"{where}, {title.choices[int(choice)]}: events do not add up")
        held = now
        answers += 1
    return answers


def check_steps(match: Match, moments: Iterable[int] = ()) -> None:
    """At every entry: the legal choices ascend, the events add up to the change of holdings and can be
    said. At ``moments`` the kept states are still what they were: nothing played later changed them."""
    title, record = match.title, match.record
    state = title.start(record.players, record.options, record.rules)
    state.advance()
    said = set[tuple[str, int, str, bool, str]]()
    looked, held = set(moments), without_zeros(title.holdings(state))
    for at, entry in enumerate(record.entries):
        if at in looked:
            law(
                position(title, state) == position(title, match.state_at(at)),
                f"entry {at}: the state changed later",
            )
        legal = legal_of(title, state)
        law(bool(legal) and legal == sorted(set(legal)), f"entry {at}: {legal} do not ascend")
        index = title.choices.parse(entry.token).index
        law(entry.aside or index in legal, f"entry {at}: {entry.token} is not legal")
        law(entry.aside or entry.forced == (len(legal) == 1), f"entry {at}: forced or not?")
        state.journal = []
        if entry.aside:
            state.decision().play_aside(state, entry.seat, index)
        else:
            state.play(index)
        now = without_zeros(title.holdings(state))
        law(
            after(held, state.journal) == now,
            f"entry {at}, {entry.token}: events do not add up",
        )
        held = now
        for event in state.journal:
            kind = (event.kind, event.seat, event.item, event.amount < 0, event.place)
            if kind not in said:
                said.add(kind)
                sayable(title, [title.event_message(event)])
    law(state.over() == match.over, "the replayed game ends elsewhere")
    law(position(title, state) == position(title, match.state), "the replayed game ends differently")
    if match.over:
        law(list(record.result or ()) == title.scores(state), "the result is not the scores")


# -- one state (see ``laws``) ------------------------------------------------------------------------


def check_state(title: Title, state: State, rng: Rng) -> Tally:
    """Every law that can be asked of a single state."""
    check_position(title, state)
    check_scores(title, state)
    check_choices(title, state, rng)
    tally = check_hidden(title, state, rng)
    check_asides(title, state)
    return tally


# -- one match ---------------------------------------------------------------------------------------


def check_match(match: Match, rng: Rng) -> None:
    """Save and load, what others may read, whole answers, undo, fork: laws of a match at any moment."""
    title, text = match.title, match.record.dumps()
    again = load(title, text)
    law(again.record.dumps() == text, "a record read back is another one")
    law(position(title, again.state) == position(title, match.state), "a record leads elsewhere")
    law(again.record.entries == match.record.entries, "a loaded record forgets who may see what")
    check_audience(match)
    check_completions(again)
    law(again.record.dumps() == text, "listing answers changes the match")
    if match.over:
        return
    seat = int(rng.below(match.record.players))
    for other in (match.fork(), match.fork(seat)):
        law(match.view(seat) == other.view(seat), "a fork shows its seat something else")
        play_random(other, rng, 5)
    law(
        match.record.dumps() == text and position(title, match.state) == position(title, again.state),
        "a fork reaches back",
    )


def check_audience(match: Match) -> None:
    """While the game runs, answers and events meant for one seat are told to that seat alone."""
    length = len(match.record.entries)
    first = max(0, length - 30)
    for seat in range(-1, match.record.players):
        shown = match.record.seen_by(seat).entries
        story = list(match.story(first, seat))
        law(
            len(shown) == length and len(story) == length - first, "others do not see that something happened"
        )
        for entry, seen in zip(match.record.entries, shown, strict=True):
            law(seen == _as_shown(entry, seat, match.over), f"seat {seat} reads {seen} for {entry}")
        if seat == -1:
            sayable(match.title, [message for _, message, _ in match.story(first)])
        for entry, message, events in [] if match.over else story:
            seen_by_seat = all(event.audience in (EVERYONE, seat) for event in events)
            law(seen_by_seat, f"seat {seat} is told too much")
            if entry.audience not in (EVERYONE, seat):
                law(message == Message("hidden"), f"seat {seat} is told {entry}")
    if not match.over:
        for at in range(first, length):
            if match.record.entries[at].seat == CHANCE:
                _check_outcomes(match.title, match.state_at(at))


def _check_outcomes(title: Title, state: State) -> None:
    """Whatever chance answers in secret, others see the same."""
    audience = state.decision().audience(state)
    if audience == EVERYONE:
        return
    for seat in (seat for seat in range(-1, int(state.players)) if seat != audience):
        shown = set()
        for index in (legal_of(title, state)[0], legal_of(title, state)[-1]):
            child = state.copy()
            child.journal = []
            child.play(index)
            events = [event for event in child.journal if event.audience in (EVERYONE, seat)]
            shown.add(f"{events} {title.view(child, seat)}")
        law(len(shown) == 1, f"seat {seat} sees what chance told seat {audience}")


def _as_shown(entry: Entry, seat: int, over: bool) -> Entry:
    if over or entry.audience in (EVERYONE, seat):
        return entry
    return Entry(entry.seat, HIDDEN, entry.aside, entry.audience)


def check_completions(match: Match, limit: int = 60) -> None:
    """Whole answers can be played in one go, and no two of them do the same."""
    title, outcomes = match.title, set[str]()
    for tokens in match.completions(limit):
        child = match.state.copy()
        child.journal = []
        for token in tokens:
            child.play(title.choices.parse(token).index)
        done = sorted(repr(event) for event in child.journal)
        outcome = f"{position(title, child)} {done}"
        law(outcome not in outcomes, f"{tokens} does what another answer does")
        outcomes.add(outcome)
    if outcomes:
        before = len(match.record.entries)
        match.play(tokens)
        played = [entry.token for entry in match.record.entries[before:]]
        law(played[: len(tokens)] == tokens, f"{tokens} were played as {played}")
        match.undo()
        law(len(match.record.entries) <= before + len(tokens) - 1, "a group cannot be taken back")
        while len(match.record.entries) > before:
            match.undo()


def check_going_back(match: Match) -> None:
    """Undo leads to every past question; playing on from the beginning deals the same game again."""
    title, text = match.title, match.record.dumps()
    entries = list(match.record.entries)
    wills = [at for at, entry in enumerate(entries) if entry.seat != CHANCE and not entry.forced]
    back = load(title, text)
    for at in reversed(wills):
        back.undo()
        law(len(back.record.entries) == at, f"undo stops at entry {len(back.record.entries)}, not {at}")
        if at % 16 == 0:
            law(
                position(title, back.state) == position(title, match.state_at(at)),
                f"undo to {at} is elsewhere",
            )
    start = match.state_at(wills[0] if wills else len(entries))
    law(position(title, back.state) == position(title, start), "undo does not reach the start")
    for at in wills:
        if entries[at].aside:
            back.play_aside(entries[at].token, entries[at].seat)
        else:
            back.play(entries[at].token, entries[at].seat)
    law(back.record.dumps() == text, "the same answers after undo deal another game")


def _any_of(choices: tuple[Choice, ...], rng: Rng) -> Choice:
    return choices[int(rng.below(len(choices)))]
