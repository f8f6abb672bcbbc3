"""The table of all answers that a title knows."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from entrepot.core.errors import UnknownToken


@dataclass(frozen=True, slots=True)
class Choice:
    """One possible answer. Compare by index; there is one object for each."""

    index: int
    """Its place in the title's table; dense, never reused, also the policy index of a network."""
    token: str
    """Its name in records and on the wire, such as ``take:fish``."""
    verb: str
    """What is done: the part of the token before the first colon."""
    argument: str
    """With what: the rest of the token, empty where the verb says it all."""

    def __str__(self) -> str:
        return self.token


class ChoiceTable:
    """The choices of a title in the order of their indices.

    Indices are only ever appended: trained nets and old records rely on them.
    """

    def __init__(self, title: str) -> None:
        self.title = title
        self._choices: list[Choice] = []
        self._by_token: dict[str, Choice] = {}
        self.add("amount", map(str, range(128)))  # see ``amount``: every table begins with these

    def add(self, verb: str, arguments: Iterable[str] = ("",)) -> int:
        """Append a run of choices with one verb; return the index of the first."""
        first = len(self._choices)
        for argument in arguments:
            token = f"{verb}:{argument}" if argument else verb
            if token in self._by_token:
                raise ValueError(f"the token {token} stands twice in the table of {self.title}")
            choice = Choice(len(self._choices), token, token.partition(":")[0], token.partition(":")[2])
            self._choices.append(choice)
            self._by_token[token] = choice
        return first

    def __len__(self) -> int:
        return len(self._choices)

    def __iter__(self) -> Iterator[Choice]:
        return iter(self._choices)

    def __getitem__(self, index: int) -> Choice:
        return self._choices[index]

    def parse(self, token: str) -> Choice:
        """The choice with this token; raises ``UnknownToken``."""
        choice = self._by_token.get(token)
        if choice is None:
            near = _nearest(token, self._by_token)
            raise UnknownToken("unknown-token", token=token, near=near, title=self.title)
        return choice


def _nearest(token: str, known: Iterable[str]) -> str:
    """A known token that looks most like ``token``, for the error's hint."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(token[:40], list(known), 1, 0.0)), "end")
