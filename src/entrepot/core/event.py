"""What an answer did: typed notes to whoever listens (log, animation, statistics, tests)."""

from dataclasses import dataclass

from entrepot.core.message import Argument, Message


@dataclass(frozen=True)
class Event:
    """One change of the table.

    Changes of holdings are events without exception: the sum of ``amount`` over the events with the
    same ``kind``, ``seat`` and ``item`` is the change of that holding.
    """

    kind: str
    """Which change, a name of the title: ``goods``, ``loans``, ``card``, ``disc``, ..."""
    seat: int = -1
    """Whose holding changed; -1 where no seat is concerned."""
    item: str = ""
    """What changed: a good, a card."""
    amount: int = 0
    """By how much; negative for a loss."""
    place: str = ""
    """Where it went, if it is a thing that lies somewhere."""
    audience: int = -1
    """The seat that alone may know it; -1 for everyone."""

    def message(self, **names: Argument) -> Message:
        """The event as a sentence; ``names`` adds or replaces arguments by words of the title."""
        args: dict[str, Argument] = {"amount": abs(self.amount), "seat": self.seat + 1}
        sign = "-lost" if self.amount < 0 else ""
        return Message(f"event-{self.kind}{sign}", args | names)
