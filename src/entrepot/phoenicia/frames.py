"""All kinds of frames by name, with the meaning of their numbers and what each may lie on: how positions
are read."""

from entrepot.core.decision import Frame
from entrepot.phoenicia.administration import (
    DealCards,
    DrawCard,
    Limits,
    NextRound,
    NextTurn,
    Production,
    Refill,
    TurnUp,
)
from entrepot.phoenicia.auction import Auctions, Bidding, Opening, TakeCard
from entrepot.phoenicia.limits import GiveUp, TrimCoins
from entrepot.phoenicia.payment import Payment
from entrepot.phoenicia.purchases import BuyPoint, BuyTool, EndTurn, Purchases
from entrepot.phoenicia.setup import DrawLots, FirstCards
from entrepot.phoenicia.workers import Employ, Move, Train, Workers

FRAMES: dict[str, tuple[type[Frame], str, str]] = {
    # name: class, its numbers, the frames that it may lie on ("-": the bottom)
    "next-turn": (NextTurn, "", "-"),
    "next-round": (NextRound, "", "-"),
    "first-cards": (FirstCards, "step", "next-turn"),
    "draw-lots": (DrawLots, "", "refill"),
    "refill": (Refill, "flag", "next-turn first-cards production"),
    "turn-up": (TurnUp, "flag deck", "refill"),
    "auctions": (Auctions, "seat", "next-turn"),
    "opening": (Opening, "seat kind", "auctions"),
    "bidding": (Bidding, "seat kind bid seat mask", "auctions"),
    "take-card": (TakeCard, "seat kind", "auctions"),
    "payment": (Payment, "seat due card", "take-card train employ move buy-tool buy-point"),
    "workers": (Workers, "seat", "next-turn"),
    "train": (Train, "seat", "workers"),
    "employ": (Employ, "seat job", "workers"),
    "move": (Move, "seat move", "workers"),
    "purchases": (Purchases, "seat flag", "next-turn"),
    "buy-tool": (BuyTool, "seat job", "purchases"),
    "buy-point": (BuyPoint, "seat", "purchases"),
    "end-turn": (EndTurn, "", "next-turn"),
    "limits": (Limits, "step", "next-round"),
    "trim-coins": (TrimCoins, "seat", "limits end-turn"),
    "give-up": (GiveUp, "seat count card", "trim-coins"),
    "production": (Production, "step", "limits"),
    "deal-cards": (DealCards, "seat count", "production first-cards"),
    "draw-card": (DrawCard, "seat", "deal-cards"),
}

RANGES = {
    "flag": range(2),
    "deck": range(1, 5),
    "kind": range(19),
    "bid": range(256),
    "due": range(1, 256),
    "card": range(4),
    "job": range(4),
    "move": range(6),
    "count": range(60),
}
"""What a number of a frame may be; ``seat``, ``step`` and ``mask`` depend on the number of players."""
