"""What all commands share: the language, --option KEY=VALUE, and errors in words instead of tracebacks."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from entrepot.bots import BOTS
from entrepot.core.errors import BrokenRecord, EntrepotError, NewerRecord
from entrepot.core.message import Argument
from entrepot.core.words import LANGUAGES
from entrepot.terminal import talk

Command = TypeVar("Command", bound=Callable[..., Any])


def language() -> str:
    """The language of the running command."""
    found = click.get_current_context().find_root().meta.get("lang")
    return str(found) if found else talk.default_language()


def say(key: str, **args: Argument) -> str:
    """A sentence of the terminal in the language of the running command."""
    return talk.say(language(), key, **args)


class WrongUsage(click.ClickException):
    """The command was not used as it can be."""

    exit_code = 2

    def __init__(self, key: str, **args: Argument) -> None:
        super().__init__(say(key, **args))

    def show(self, file: Any = None) -> None:
        click.echo(self.message, err=True)


class Shell(click.Group):
    """The command ``entrepot``: errors of the family ``EntrepotError`` end it with their words; exit 2 where
    the command was wrong, 1 where a record was."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except EntrepotError as error:
            click.echo(error.say(language()), err=True)
            ctx.exit(1 if isinstance(error, BrokenRecord | NewerRecord) else 2)


def _note_language(ctx: click.Context, _: click.Parameter, value: str | None) -> str:
    lang = value or talk.default_language()
    ctx.find_root().meta["lang"] = lang
    return lang


def lang_option(command: Command) -> Command:
    """``--lang zh|en``; without it the language of the environment."""
    return click.option(
        "--lang", type=click.Choice(LANGUAGES), callback=_note_language, is_eager=True,
        help="Language: en or zh.",
    )(command)  # fmt: skip


def set_up_option(command: Command) -> Command:
    """``--option KEY=VALUE``, as often as wanted; a value that is JSON is read as JSON."""
    return click.option(
        "--option", "options", multiple=True, metavar="KEY=VALUE", callback=_read_options,
        help="An option of the title; repeat for more. VALUE may be JSON.",
    )(command)  # fmt: skip


def _read_options(ctx: click.Context, _: click.Parameter, given: tuple[str, ...]) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for text in given:
        key, sign, value = text.partition("=")
        if not sign or not key:
            raise WrongUsage("wrong-option", given=text)
        try:
            options[key] = json.loads(value)
        except (ValueError, RecursionError):
            options[key] = value
    return options


def names(given: str) -> list[str]:
    """The names in a list with commas."""
    return [name.strip() for name in given.split(",")]


def check_bots(given: list[str]) -> None:
    """Refuse a name that no bot has."""
    for name in given:
        if name not in BOTS:
            raise WrongUsage("wrong-bot", name=name, known=", ".join(BOTS))


def read_text(file: str) -> str:
    """The text of a file, or wrong usage."""
    try:
        return Path(file).read_text("utf-8")
    except OSError as error:
        raise WrongUsage("wrong-file", file=file, why=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise BrokenRecord("no-record") from None
