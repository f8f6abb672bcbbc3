"""Why something is grey, and what a card does."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from entrepot.core.choice import Choice
from entrepot.core.decision import LEGAL
from entrepot.core.match import Match
from entrepot.core.message import Message
from entrepot.core.refusal import NOT_ASKED
from entrepot.core.title import Title
from entrepot.core.words import LANGUAGES
from entrepot.terminal import talk
from entrepot.terminal.menu import Menu, verb_name
from entrepot.terminal.scene import Scene

OBVIOUS = (
    "not-in-play", "not-yours", "owned", "not-shown", "barred-now", "covered", "stack-empty",
    "still-proposal",
)  # fmt: skip
"""Reasons that nobody asks about, as titles call them: they would fill the screen."""


def greyed(match: Match, lang: str) -> RenderableType:
    """Everything that cannot be played now though one might expect it, with the reasons."""
    scene = Scene(match.title, match.state, match.decider or 0, lang)
    found: dict[str, dict[str, list[str]]] = {}
    for choice in match.title.choices:
        if _worth_telling(match, scene, choice):
            verb = choice.verb if choice.argument else ""
            found.setdefault(verb, {}).setdefault(_why(scene, choice), []).append(_what(scene, choice))
    if not found:
        return Text(talk.say(lang, "explain-nothing"), talk.QUIET)
    grid = Table.grid(padding=(0, 2))
    grid.add_column(max_width=42)
    grid.add_column(style=talk.QUIET)
    for verb, reasons in found.items():
        if verb:
            grid.add_row(Text(verb_name(match.title, verb, lang), talk.TITLE), "")
        for reason, things in reasons.items():
            grid.add_row(Text("  " + talk.say(lang, "list-comma").join(things)), reason)
    return Group(grid, Text(talk.say(lang, "explain-more"), talk.QUIET))


def _worth_telling(match: Match, scene: Scene, choice: Choice) -> bool:
    """Whether somebody at the table could wonder why this is no choice."""
    decision = match.state.decision()
    code = decision.refusal(match.state, choice.index)
    if choice.verb in ("amount", "raise") or code in (LEGAL, NOT_ASKED):
        return False
    if choice.argument in match.title.cards and choice.argument not in scene.things:
        return False
    keys = scene.keys(decision.reason(match.state, choice.index))
    return not any(f"refusal-{name}" in keys for name in OBVIOUS)


def _why(scene: Scene, choice: Choice) -> str:
    """The reason of a refusal; about a card it says “this”, so that cards with the same reason stand
    together."""
    reason = scene.state.decision().reason(scene.state, choice.index)
    if scene.has_word("this") and choice.argument in scene.title.cards:
        reason = _about_this(reason)
    return scene.title.words.say(reason, scene.lang)


def _about_this(message: Message) -> Message:
    args = {
        name: Message("this") if name == "card" else _about_this(arg) if isinstance(arg, Message) else arg
        for name, arg in message.args.items()
    }
    return Message(message.key, args)


def _what(scene: Scene, choice: Choice) -> str:
    """What a choice is about, in few words."""
    argument = choice.argument.rpartition(":")[2]
    if argument in scene.title.cards:
        return scene.card_name(argument)
    parts = [_part(scene, part) for part in argument.split("-")]
    return " → ".join(parts) if argument else verb_name(scene.title, choice.verb, scene.lang)


def _part(scene: Scene, name: str) -> str:
    keys = (f"{kind}-{name}" for kind in ("good", "ship", "job", "production-card"))
    return next((scene.word(key) for key in keys if scene.has_word(key)), name)


def thing(match: Match, typed: str, lang: str) -> RenderableType | None:
    """One card, choice or number explained: its text, and why it can or cannot be played; None if
    nothing is called so."""
    table = match.title.choices
    by_token = {choice.token: choice for choice in table}
    if typed in match.title.cards:
        return _card(match, typed, lang)
    choice = by_token.get(typed)
    if choice is None and typed.isdigit() and not match.over:
        choice = Menu(match).by_number.get(int(typed))
    if choice is not None:
        about = choice.argument.rpartition(":")[2]
        card = about if about in match.title.cards else None
        parts = [] if card is None else [card_text(match.title, card, lang)]
        return Group(*parts, _status(match, [choice], lang))
    named = [card for card in match.title.cards if _is_called(match, card, typed)]
    return _card(match, named[0], lang) if len(named) >= 1 else None


def _is_called(match: Match, card: str, typed: str) -> bool:
    name = match.title.card_text(card)[0]
    return any(typed.lower() in match.title.words.say(name, lang).lower() for lang in LANGUAGES)


def _card(match: Match, card: str, lang: str) -> RenderableType:
    about = [choice for choice in match.title.choices if choice.argument.rpartition(":")[2] == card]
    return Group(card_text(match.title, card, lang), _status(match, about, lang))


def card_text(title: Title, card: str, lang: str) -> RenderableType:
    """A card of the rules library: its name, then its text."""
    name, *rest = [title.words.say(message, lang) for message in title.card_text(card)]
    return Group(Text(name, talk.TITLE), *(Text("  " + line) for line in rest))


def _status(match: Match, choices: list[Choice], lang: str) -> RenderableType:
    """For each choice: that it can be played, or why not."""
    grid = Table.grid(padding=(0, 2))
    if match.over:
        return grid
    for choice in choices:
        decision = match.state.decision()
        reason = match.why_not(choice, lang)
        if reason is None:
            grid.add_row(Text("✓", talk.GOOD), Text(match.say(choice, lang)))
        elif decision.refusal(match.state, choice.index) != NOT_ASKED or len(choices) == 1:
            verb = verb_name(match.title, choice.verb, lang)
            grid.add_row(
                Text("✗", talk.WARN), Text(talk.say(lang, "explain-why-not", verb=verb, reason=reason))
            )
    return grid
