"""The open question as a numbered list."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from entrepot.core.amount import MORE, Amount
from entrepot.core.choice import Choice
from entrepot.core.match import Match
from entrepot.core.message import Message
from entrepot.core.title import Title
from entrepot.terminal import talk

MONEY = ("buy", "sell")
"""Verbs that stand after the main actions."""

OR = "or"
"""The heading over what is said in one word: to end the turn, to pass, to repay a loan."""

NUMBERS = ("amount", "raise")
"""Verbs whose argument is a number: that number is typed, not a place in the list."""

MANY = 16
"""So many numbers are listed; of more only the range is told."""


class Menu:
    """The legal choices, each with the number that plays it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        choices = sorted(match.choices(), key=_place)
        self.numbers = [choice for choice in choices if choice.verb in NUMBERS]
        rest = [choice for choice in choices if choice.verb not in NUMBERS]
        taken = {int(choice.argument): choice for choice in self.numbers}
        first = 0 if taken and 0 not in taken and len(rest) == 1 else max(taken, default=0) + 1
        self.by_number = taken | dict(enumerate(rest, first))

    def groups(self) -> list[tuple[str, list[tuple[int, Choice]]]]:
        """Verbs, each with its numbered choices."""
        found: dict[str, list[tuple[int, Choice]]] = {}
        for number, choice in self.by_number.items():
            found.setdefault(choice.verb if choice.argument else OR, []).append((number, choice))
        return list(found.items())

    def pick(self, typed: str) -> list[str] | None:
        """The tokens that a typed number or token stands for; None if it is neither."""
        if typed.isascii() and typed.isdigit() and len(typed) < 6:
            return self._numbered(int(typed))
        known = {choice.token for choice in self.match.title.choices}
        tokens = typed.split()
        return tokens if tokens and all(token in known for token in tokens) else None

    def _numbered(self, number: int) -> list[str] | None:
        question = self.match.state.decision()
        if isinstance(question, Amount):
            return _steps(number, int(question.low), int(question.high))
        choice = self.by_number.get(number)
        if choice is None and self.numbers:
            # so that a bid out of reach is refused with its reason
            choice = self.numbers[0]
            return [f"{choice.verb}:{number}"]
        return None if choice is None else [choice.token]

    def draw(self, lang: str, width: int) -> RenderableType:
        """The question and its numbered answers."""
        parts: list[RenderableType] = [Text(self.match.prompt(lang), talk.STRONG)]
        groups = self.groups()
        for at, (verb, numbered) in enumerate(groups):
            if len(groups) > 1 and not (at == 0 and verb == OR):
                parts.append(Text(verb_name(self.match.title, verb, lang), talk.TITLE))
            if verb in NUMBERS and len(numbered) > MANY:
                ends = (numbered[0], numbered[-1])
                parts.append(columns([(n, self.match.say(c, lang)) for n, c in ends], 1))
                key = "menu-any-more" if ends[1][1].index == MORE else "menu-any-number"
                text = talk.say(lang, key, low=ends[0][0], high=ends[1][0])
                parts.append(Text("    " + text, talk.QUIET))
            else:
                parts.append(columns([(n, self.match.say(c, lang)) for n, c in numbered], width))
        return Group(*parts)


def _place(choice: Choice) -> int:
    """Main actions, then what is said in one word, then purchases and sales."""
    return 2 if choice.verb in MONEY else 0 if choice.argument else 1


def _steps(number: int, low: int, high: int) -> list[str]:
    """A large amount in steps of 127, each "so many, and ask again"; a rest without an alternative is
    played by the match itself."""
    tokens = []
    while number >= MORE:
        tokens.append(f"amount:{MORE}")
        number, low, high = number - int(MORE), max(low - int(MORE), 0), high - int(MORE)
        if low == high == number:
            return tokens
    return [*tokens, f"amount:{number}"]


def verb_name(title: Title, verb: str, lang: str) -> str:
    """The heading of a group of choices."""
    key = f"verb-{verb}"
    if title.words.bundle(lang).has_message(key):
        return title.words.say(Message(key), lang)
    return talk.say(lang, key) if talk.has(lang, key) else verb.capitalize()


def columns(shown: list[tuple[int, str]], width: int) -> Table:
    """Numbered sentences, in as many columns as they fit into, to be read downwards."""
    longest = max(Text(sentence).cell_len for _, sentence in shown)
    count = max(1, min(3, (width - 2) // (longest + 6), (len(shown) + 2) // 3))
    rows = -(-len(shown) // count)
    grid = Table.grid(padding=(0, 1))
    for _ in range(count):
        grid.add_column(justify="right", style=talk.STRONG, min_width=4)
        grid.add_column(min_width=longest if count > 1 else None)
    for at in range(rows):
        cells: list[RenderableType] = []
        for number, sentence in shown[at::rows]:
            cells += [str(number), Text(sentence)]
        grid.add_row(*cells)
    return grid
