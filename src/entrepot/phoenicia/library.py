"""Cards and events in words, made from the rows themselves."""

from entrepot.core.event import Event
from entrepot.core.message import Argument, Message
from entrepot.phoenicia.cards import ACTIVITIES, CARDS, COPIES, PRODUCTION_DECK, Activity, Card

LIBRARY = (*(card.id for card in CARDS), *(job.id for job in ACTIVITIES), "production_deck")
"""What the rules library describes."""


def card_text(name: str) -> list[Message]:
    """A card of the library as sentences, its name first. Raises ``KeyError``.

    The argument ``sure`` of a line is "no" where its number is reconstructed.
    """
    for card in CARDS:
        if card.id == name:
            return _development_card(card)
    for job in ACTIVITIES:
        if job.id == name:
            return _activity(job)
    if name == "production_deck":
        return [Message("library-production-deck"), *_production_deck()]
    raise KeyError(name)


def _development_card(card: Card) -> list[Message]:
    guessed = set(card.guessed.split())

    def line(column: str, key: str, **args: Argument) -> Message:
        return Message(f"text-{key}", {"sure": "no" if column in guessed else "yes", **args})

    copies: dict[str, Argument] = {f"of{players}": count for players, count in COPIES[card.group].items()}
    lines = [
        Message(f"card-{card.id}"),
        line("deck", "deck", deck=card.deck),
        line("group", "copies", group=card.group, **copies),
        line("min_bid", "minimum", amount=card.min_bid),
    ]
    for column in ("points", "production", "storehouses", "untrained", "trained"):
        amount = getattr(card, column)
        if amount:
            lines.append(line(column, column, amount=amount))
    if card.effect:
        lines.append(line("effect", f"effect-{card.effect}"))
    for target, amount in card.discounts.items():
        lines.append(line("discounts", "discount-given", amount=amount, card=Message(f"card-{target}")))
    for giver in CARDS:
        if card.id in giver.discounts:
            sure = "no" if "discounts" in giver.guessed.split() else "yes"
            args: dict[str, Argument] = {
                "amount": giver.discounts[card.id],
                "card": Message(f"card-{giver.id}"),
            }
            lines.append(Message("text-discount-received", {"sure": sure, **args}))
    if "name" in guessed:
        lines.append(Message("text-name-guessed"))
    return lines


def _activity(job: Activity) -> list[Message]:
    args: dict[str, Argument] = {"tool": job.tool, "production": job.production, "points": job.points}
    lines = [Message(f"job-{job.id}"), Message("text-job", args)]
    if job.storehouses:
        lines.append(Message("text-job-storehouses", {"amount": job.storehouses}))
    lines.append(Message(f"text-job-{job.id}"))
    return lines


def _production_deck() -> list[Message]:
    deck: dict[str, Argument] = {f"of{value}": count for value, count in PRODUCTION_DECK.items()}
    return [Message("text-production-deck", {"sure": "no", **deck}), Message("text-preset")]


_ITEMS = {"workers": "workers", "tools": "job", "hand": "production-card", "pile": "production-card",
          "discards": "production-card", "card": "card", "display": "card", "deck": "card"}  # fmt: skip
"""The words that name the items of an event kind, ``<word>-<item>``."""


def event_message(event: Event) -> Message:
    """The sentence of an event for the log."""
    if event.kind in ("turn", "overlord", "round", "shuffle"):
        number = int(event.item) if event.item else 0
        return Message(f"event-{event.kind}", {"seat": event.seat + 1, "number": number})
    if event.kind == "coins" and event.place in ("over-limit", "no-cards-left", "exchanged", "change"):
        return Message(f"event-coins-{event.place}", {"seat": event.seat + 1, "amount": abs(event.amount)})
    if event.kind in _ITEMS:
        return event.message(item=Message(f"{_ITEMS[event.kind]}-{event.item}"))
    return event.message()
