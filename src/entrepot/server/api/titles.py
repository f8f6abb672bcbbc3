"""What can be played, in which words, and who one is."""

from functools import cache
from pathlib import Path
from typing import Annotated, Any

from litestar import Response, get, put
from litestar.params import JSONBody, QueryParameter

from entrepot.core.errors import UnknownTitle
from entrepot.core.words import CORE_FOLDER
from entrepot.server import opponents
from entrepot.server.api.kinds import AnyRequest, Guest, Key, Lang, TheHouse
from entrepot.server.errors import refusal_of
from entrepot.server.lobby import clean
from entrepot.server.wire import rest
from entrepot.server.words import FOLDER
from entrepot.titles import TITLES, title


def known(key: str) -> Any:
    """The title with this key; raises ``Refusal``."""
    try:
        return title(key)
    except UnknownTitle as error:
        raise refusal_of(error) from None


@cache
def title_info(key: str) -> rest.TitleInfo:
    """A title, as a client needs it to make a table."""
    found = title(key)
    return rest.TitleInfo(
        key=key,
        least=found.players[0],
        most=found.players[-1],
        options=[rest.OptionInfo(name=o.name, default=o.default, expected=o.expected) for o in found.options],
        bots=opponents.offered(key),
        verbs=list(dict.fromkeys(choice.verb for choice in found.choices)),
    )


@get("/titles", sync_to_thread=False)
def titles() -> list[rest.TitleInfo]:
    """The games of the house."""
    return [title_info(key) for key in TITLES]


@cache
def catalogue(lang: str, key: str) -> str:
    """The Fluent text of core, server and title; later messages win."""
    folders: list[Path] = [CORE_FOLDER, FOLDER]
    if key:
        folders += [folder for folder in title(key).words._folders if folder != CORE_FOLDER]
    files = [file for folder in folders for file in sorted(folder.glob(f"*{lang}.ftl"))]
    return "\n\n".join(file.read_text("utf-8") for file in files)


@get("/words/{lang:str}", media_type="text/plain", sync_to_thread=False)
def words(lang: Lang, key: Annotated[str, QueryParameter(name="title", max_length=40)] = "") -> Response[str]:
    """The words of a title (or only those that all share) in a language."""
    if key:
        known(key)
    headers = {"cache-control": "public, max-age=60"}
    return Response(catalogue(lang, key), media_type="text/plain", headers=headers)


@cache
def library(key: str) -> list[rest.CardText]:
    """The rules library of a title."""
    found = title(key)
    return [rest.CardText(id=card, lines=found.card_text(card)) for card in found.cards]


@get("/rules/{key:str}", sync_to_thread=False)
def rules(key: Key) -> list[rest.CardText]:
    """The rules library of a title, card by card."""
    known(key)
    return library(key)


@get("/me")
async def me(house: TheHouse, guest: Guest) -> rest.Me:
    """Who this browser is."""
    return rest.Me(name=await house.guests.name(guest))


@put("/me")
async def change_me(house: TheHouse, request: AnyRequest, data: JSONBody[rest.MeChange]) -> rest.Me:
    """Take a name."""
    name = clean(data.name)
    await house.guests.certain(request, name)
    return rest.Me(name=name)


HANDLERS = [titles, words, rules, me, change_me]
