"""Which bots people may choose here."""

import re
from functools import cache

from entrepot.bots import BOTS
from entrepot.core.message import Message
from entrepot.server.errors import Refusal
from entrepot.server.wire.rest import BotInfo

ORDER = ("random", "greedy", "gentle", "fair", "hard", "expert")
"""From weak to strong."""
MODEST = re.compile(r"search:(?:[1-9][0-9]{0,3}|[0-9](?:\.[0-9])?s)")
"""Searches that a server can bear."""


@cache
def offered(title: str) -> list[BotInfo]:
    """The opponents for a title, from weak to strong."""
    del title  # every bot plays every title
    return [
        BotInfo(name=name, message=Message(f"server-bot-{name}"), level=level)
        for level, name in enumerate(name for name in ORDER if name in BOTS)
    ]


def check(title: str, name: str) -> None:
    """Raise ``Refusal`` unless this bot may play here. Not every bot may: ``pipe:`` runs programs."""
    if name not in {bot.name for bot in offered(title)} and not MODEST.fullmatch(name):
        raise Refusal("wrong", "no-bot", name=name[:40])
