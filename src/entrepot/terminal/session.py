"""A game in the terminal: whose turn it is, what is drawn, what is typed, who plays."""

from time import sleep

from rich.console import Console
from rich.text import Text

from entrepot.bots import Player
from entrepot.core.decision import CHANCE
from entrepot.core.match import Match
from entrepot.core.rng import Rng
from entrepot.terminal import log, score, tables, talk
from entrepot.terminal.desk import Desk, Leave
from entrepot.terminal.menu import Menu
from entrepot.terminal.reader import Reader
from entrepot.terminal.scene import title_name

NOT_SECRET = ("seat", "viewer", "you")
"""Keys of a view that say only whose view it is."""


class Session(Desk):
    """People and bots at one table, on one device."""

    def __init__(
        self, match: Match, people: tuple[str, ...], bots: dict[int, Player], lang: str, console: Console,
        delay: float, file: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__(match, people, lang, console, Reader(console), file)
        self.bots = bots
        self.delay = delay
        self.veil = Rng(0)
        self.holder: int | None = None
        """The person who has the device."""

    def run(self) -> None:
        """Play until the game is over and everybody has left."""
        self.welcome()
        try:
            while True:
                try:
                    if not self.step():
                        return
                except KeyboardInterrupt:
                    self.console.print()
                    self.leave()
        except Leave:
            self.say("bye")
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.say("bye-unsaved" if self.unsaved else "bye")

    def step(self) -> bool:
        """One answer, or the end; False when nobody is left who would type."""
        if self.match.over:
            return self.end()
        seat = self.match.state.decider()
        if seat in self.bots:
            self.news()
            self.think(int(seat))
        elif seat != CHANCE:
            self.person(int(seat))
        else:
            self.match.settle()
        return True

    def welcome(self) -> None:
        """What is played, and how to get help."""
        self.console.print(Text(title_name(self.match.title, self.lang), talk.TITLE))
        self.say("welcome", players=self.match.record.players, seed=self.match.record.seed)

    def think(self, seat: int) -> None:
        """A bot answers."""
        if self.delay:
            sleep(self.delay)
        bot, title, state = self.bots[seat], self.match.title, self.match.state
        seen = title.resample(state, seat, self.veil) if bot.looks else state
        self.match.play(title.choices[bot.choose(title, seen, seat)], seat)

    def person(self, seat: int) -> None:
        """A person is asked until something has changed."""
        self.hand_over(seat)
        self.news()
        self.draw(seat)
        menu = Menu(self.match)
        self.console.print()
        self.console.print(menu.draw(self.lang, self.console.width))
        lang, length = self.lang, len(self.match.record.entries)
        while True:
            typed = self.reader.ask("> ")
            self.obey(typed, seat, menu)
            if self.match.over or len(self.match.record.entries) != length or self.redraw:
                return
            if self.lang != lang or not typed:
                self.console.print(menu.draw(self.lang, self.console.width))
                lang = self.lang

    def hand_over(self, seat: int) -> None:
        """With several people and secrets on the table, nobody sees another's screen by accident."""
        before, self.holder = self.holder, seat
        if before in (None, seat) or not self.secret():
            return
        self.news()
        self.say("pass-device", who=talk.say(self.lang, "seat", seat=seat + 1))
        self.reader.ask("")
        self.console.clear()
        entries = self.match.record.entries
        own = [at for at, entry in enumerate(entries) if entry.seat == seat]
        for line in log.lines(self.match, own[-1] + 1 if own else 0, seat, self.lang):
            self.console.print(line)

    def secret(self) -> bool:
        """Whether some person here sees what others do not."""
        people = [seat for seat in range(self.match.record.players) if seat not in self.bots]
        everyone = _open(self.match.view())
        return len(people) > 1 and any(_open(self.match.view(seat)) != everyone for seat in people)

    def draw(self, seat: int) -> None:
        """The whole table at the start of a turn, the own goods after own steps."""
        since = self.match.record.entries[self.drawn :] if self.drawn is not None else []
        inside = self.match.state.decision().inside
        if self.drawn is None or (any(entry.seat != seat for entry in since) and not inside):
            self.console.print(tables.table(self.scene(seat)))
        elif not inside:
            self.console.print(tables.mine(self.scene(seat)))
        self.drawn = len(self.match.record.entries)
        self.redraw = False

    def end(self) -> bool:
        """The score sheet; then undo, log and save are still there."""
        self.news()
        self.console.print()
        self.console.print(score.sheet(self.match, self.lang))
        if len(self.bots) == self.match.record.players:
            return False
        self.say("game-over")
        while self.match.over:
            lang = self.lang
            self.obey(self.reader.ask("> "), 0, None)
            if self.lang != lang:
                self.console.print(score.sheet(self.match, self.lang))
        return True


def _open(view: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in view.items() if key not in NOT_SECRET}
