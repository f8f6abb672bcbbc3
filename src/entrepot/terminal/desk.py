"""What can be typed besides a choice: explain, undo, log, save, ..."""

from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from entrepot.core.choice import Choice
from entrepot.core.decision import CHANCE
from entrepot.core.errors import CannotUndo, EntrepotError, IllegalChoice
from entrepot.core.match import Match
from entrepot.core.message import Argument, Message
from entrepot.core.words import LANGUAGES
from entrepot.terminal import explain, log, tables, talk
from entrepot.terminal.menu import Menu
from entrepot.terminal.reader import COMMANDS, Reader, command
from entrepot.terminal.scene import Scene

LOG_LINES = 20
"""So many answers the log shows unless told otherwise."""


class Leave(Exception):
    """Somebody wants to go."""


class Desk:
    """The commands of the people at a table."""

    def __init__(
        self, match: Match, people: tuple[str, ...], lang: str, console: Console, reader: Reader,
        file: str | None,
    ) -> None:  # fmt: skip
        self.match = match
        self.people = people
        self.lang = lang
        self.console = console
        self.reader = reader
        self.file = file
        """Where the game was saved last."""
        self.saved = len(match.record.entries)
        self.told = len(match.record.entries)
        """The entries before this one have been printed as news."""
        self.drawn: int | None = None
        """How many entries there were when the table was drawn last; None: draw it anew."""
        self.redraw = False
        humans = [seat for seat, who in enumerate(people) if who == "human"]
        self.humans = humans
        self.viewer = humans[0] if len(humans) == 1 else -1
        """Whose eyes the news are for."""

    # -- talking -------------------------------------------------------------------------------------

    def say(self, key: str, **args: Argument) -> None:
        """A line of the program itself; messages of the title may stand in it."""
        words = self.match.title.words
        said = {k: words.say(v, self.lang) if isinstance(v, Message) else v for k, v in args.items()}
        self.console.print(Text(talk.say(self.lang, key, **said), talk.QUIET))

    def warn(self, text: str) -> None:
        """A line about something that did not work; nothing has changed."""
        self.console.print(Text("! ", talk.WARN) + Text(text))

    def scene(self, seat: int) -> Scene:
        """The table as a seat sees it now."""
        return Scene(self.match.title, self.match.state, seat, self.lang, self.people)

    def news(self) -> None:
        """What has happened since the last news."""
        for line in log.lines(self.match, self.told, self.viewer, self.lang):
            self.console.print(line)
        self.told = len(self.match.record.entries)

    # -- commands ------------------------------------------------------------------------------------

    def obey(self, typed: str, seat: int, menu: Menu | None) -> None:
        """Do what was typed; ``menu`` is the open question, None after the end."""
        if not typed:
            return
        tokens = None if menu is None else menu.pick(typed)
        meaning = command(typed)
        if tokens is not None:
            self.play(tokens, seat)
        elif meaning is not None:
            getattr(self, f"do_{meaning[0]}")(meaning[1], seat)
        elif menu is None:
            self.say("game-over")
        else:
            last = max(menu.by_number, default=0)
            self.warn(talk.say(self.lang, "not-understood", typed=typed[:40], last=last))

    def play(self, tokens: list[str], seat: int) -> None:
        """Play choices, or say why not."""
        try:
            self.match.play(tokens, seat)
        except IllegalChoice as error:
            self.warn(self.reason(tokens[0]) or error.say(self.lang))
        except EntrepotError as error:
            self.warn(error.say(self.lang))

    def reason(self, token: str) -> str | None:
        """Why a choice is refused, in the person's language."""
        return None if self.match.over else self.match.why_not(token, self.lang)

    def do_help(self, rest: str, seat: int) -> None:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style=talk.STRONG)
        for name, words in COMMANDS.items():
            typed = talk.say(self.lang, f"help-{name}-typed", word=words[0])
            grid.add_row(typed, talk.say(self.lang, f"help-{name}"))
        self.console.print(Text(talk.say(self.lang, "help-choose")))
        self.console.print(grid)

    def do_explain(self, rest: str, seat: int) -> None:
        if rest:
            shown = explain.thing(self.match, rest, self.lang)
            if shown is None:
                self.warn(talk.say(self.lang, "explain-unknown", typed=rest[:40]))
            else:
                self.console.print(shown)
        elif self.match.over:
            self.say("explain-over")
        else:
            self.console.print(explain.greyed(self.match, self.lang))

    def do_undo(self, rest: str, seat: int) -> None:
        """Take back the last decision of a person; bots agree at once, and so does who shares the device."""
        for at, entry in reversed(list(enumerate(self.match.record.entries))):
            if not entry.forced and entry.seat in self.humans:
                _, message, _ = next(self.match.story(at))
                self.match.undo(entry.seat)
                self.told = min(self.told, len(self.match.record.entries))
                self.saved = min(self.saved, self.told - 1)
                self.drawn, self.redraw = None, True
                self.say("undone", what=message)
                return
        self.warn(CannotUndo("nothing-to-undo").say(self.lang))

    def do_log(self, rest: str, seat: int) -> None:
        length = len(self.match.record.entries)
        count = int(rest) if rest.isascii() and rest.isdigit() else LOG_LINES
        viewer = self.viewer if len(self.humans) < 2 else seat
        for line in log.lines(self.match, max(0, length - count), viewer, self.lang):
            self.console.print(line)
        if length > count:
            self.say("log-more", count=length - count, all=length)

    def do_forecast(self, rest: str, seat: int) -> None:
        drawn = None if self.match.over else tables.forecast(self.scene(seat))
        if drawn is None:
            self.say("forecast-none")
        else:
            self.console.print(drawn)

    def do_table(self, rest: str, seat: int) -> None:
        self.console.print(tables.table(self.scene(seat)))

    def do_language(self, rest: str, seat: int) -> None:
        wanted = rest or LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
        if wanted not in LANGUAGES:
            self.warn(talk.say(self.lang, "language-unknown", known=" ".join(LANGUAGES)))
            return
        self.lang = wanted
        self.say("language-now")

    # -- out of turn ---------------------------------------------------------------------------------

    def do_aside(self, rest: str, seat: int) -> None:
        """``x 2`` lists what seat 2 may do out of turn, ``x 2 TOKEN`` does it."""
        who, _, token = rest.partition(" ")
        others = [human for human in self.humans if human != seat]
        if not (who.isascii() and who.isdigit() and int(who) - 1 in others):
            names = talk.say(self.lang, "list-comma").join(str(other + 1) for other in others)
            self.warn(talk.say(self.lang, "aside-who" if others else "aside-nobody", seats=names))
            return
        other = int(who) - 1
        choices = () if self.match.over else self.match.asides(other)
        if not choices:
            self.say("aside-nothing", seat=other + 1)
        elif not token:
            for number, choice in enumerate(choices, 1):
                self.console.print(f"{number:>4} {self.aside_words(other, choice)}", markup=False)
        else:
            if token.isdigit() and 1 <= int(token) <= len(choices):
                token = choices[int(token) - 1].token
            try:
                self.match.play_aside(token, other)
            except EntrepotError as error:
                self.warn(error.say(self.lang))

    def aside_words(self, seat: int, choice: Choice) -> str:
        """An aside as a sentence."""
        message = self.match.state.decision().aside_message(self.match.state, seat, choice.index)
        return self.match.title.words.say(message, self.lang)

    # -- keeping -------------------------------------------------------------------------------------

    @property
    def unsaved(self) -> bool:
        """Whether a person has decided something that no file holds."""
        since = self.match.record.entries[max(0, self.saved) :]
        return any(entry.seat in self.humans and entry.seat != CHANCE and not entry.forced for entry in since)

    def do_save(self, rest: str, seat: int) -> bool:
        stamp = f"{datetime.now():%Y%m%d-%H%M%S}"
        name = rest or self.file or f"{self.match.title.key}-{stamp}.entrepot"
        path = Path(name).expanduser()
        if path.exists() and name != self.file and not self.yes("save-over", path=name):
            return False
        try:
            path.write_text(self.match.record.dumps(), "utf-8")
        except OSError as error:
            self.warn(talk.say(self.lang, "save-failed", path=name, why=error.strerror or str(error)))
            return False
        self.file, self.saved = name, len(self.match.record.entries)
        self.say("saved", path=name)
        return True

    def yes(self, key: str, **args: Argument) -> bool:
        """Ask yes or no; anything but yes is no."""
        self.say(key, **args)
        return self.reader.ask("> ").lower() in ("y", "yes", "是", "好")

    def do_quit(self, rest: str, seat: int) -> None:
        self.leave()

    def leave(self) -> None:
        """Leave, after asking about what is not saved. Raises ``Leave`` unless the person stays."""
        if self.unsaved:
            self.say("leave-unsaved")
            answer = self.reader.ask("> ").lower()
            if answer in ("", "y", "yes", "s", "是", "好"):
                if not self.do_save("", 0):
                    return
            elif answer not in ("n", "no", "q", "否", "不"):
                self.say("leave-not")
                return
        raise Leave
