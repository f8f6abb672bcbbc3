"""What people type."""

import sys
from unicodedata import normalize

from rich.console import Console

COMMANDS = {
    "help": ("h", "help", "帮助"),
    "explain": ("?", "why", "解释"),
    "undo": ("u", "undo", "撤销"),
    "log": ("l", "log", "记录"),
    "forecast": ("f", "forecast", "预测"),
    "table": ("t", "table", "桌面"),
    "save": ("s", "save", "保存"),
    "aside": ("x", "aside", "插入"),
    "language": ("lang", "language", "语言"),
    "quit": ("q", "quit", "exit", "退出"),
}
"""Every command with what may be typed for it; the first is the one that the help shows."""

_MEANING = {word: command for command, words in COMMANDS.items() for word in words}


class Reader:
    """The keyboard, or lines from a file or pipe."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def ask(self, prompt: str) -> str:
        """One line, with full-width signs made plain; raises ``EOFError`` where there are no more."""
        if sys.stdin.isatty():
            _line_editing()
            return clean(input(prompt))
        self.console.print(prompt, end="", markup=False)
        line = sys.stdin.readline()
        self.console.print(line.rstrip("\n"), markup=False)  # a transcript shows what was typed
        if not line:
            raise EOFError
        return clean(line)


def clean(line: str) -> str:
    """A line as the parser wants it: "？　１２" typed in a Chinese input method is "? 12"."""
    return " ".join(normalize("NFKC", line).split())


def command(line: str) -> tuple[str, str] | None:
    """The command in a line, and the rest of the line; None if it begins with no command."""
    word, _, rest = line.partition(" ")
    if word.startswith("?") and word != "?":
        word, rest = "?", f"{word[1:]} {rest}".strip()
    meaning = _MEANING.get(word.lower())
    return None if meaning is None else (meaning, rest)


def _line_editing() -> None:
    """Arrow keys and history, where the platform has them."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(True)
