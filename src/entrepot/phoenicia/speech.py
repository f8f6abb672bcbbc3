"""Names of things, as messages to put into sentences."""

from mypy_extensions import i64

from entrepot.core.message import Message
from entrepot.phoenicia.cards import ACTIVITIES, CARDS, PRODUCTION_CARDS


def seat_name(seat: i64) -> Message:
    """A seat as people count: from 1."""
    return Message("seat", {"seat": int(seat) + 1})


def card_name(kind: i64) -> Message:
    """A development card."""
    return Message(f"card-{CARDS[kind].id}")


def job_name(job: i64) -> Message:
    """An activity."""
    return Message(f"job-{ACTIVITIES[job].id}")


def production_card(card: i64) -> Message:
    """A kind of production card."""
    return Message(f"production-card-{PRODUCTION_CARDS[card]}")
