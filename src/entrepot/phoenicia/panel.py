"""The auction panel: what terminal and client show beside an auction, as plain data."""

from typing import Any, cast

from entrepot.phoenicia.auction import Bidding, Opening, bidders
from entrepot.phoenicia.cards import CARD_KINDS, CARDS, KINDS, PRESET, PRODUCTION_CARDS, value_of
from entrepot.phoenicia.choices import HIGHEST
from entrepot.phoenicia.state import COINS, DISPLAY, HAND, OWNED, STOREHOUSES, PhoeniciaState


def auction_panel(table: PhoeniciaState, seat: int) -> dict[str, Any]:
    """For each card on display, and the one under the hammer, what it would cost ``seat``.

    ``{"running": {"card", "bid", "leader", "in"} | None, "may_bid": [seats], "wealth", "cards": [{"card",
    "minimum", "bid", "discount", "price", "limit", "after"}]}``. ``may_bid`` are the seats that could take
    part in an auction now. ``bid`` is the lowest that the seat could make (its own, where it leads);
    ``after`` is None where it cannot, else what would remain (``remaining``). A spectator (-1) gets the
    public part only.
    """
    running = _running(table)
    entries = []
    for kind in range(KINDS):
        if table.table[DISPLAY + kind] == 0:
            continue
        minimum = int(table.rules.min_bid[kind])
        under_hammer = running is not None and running["card"] == CARDS[kind].id
        bid = minimum
        if under_hammer and running is not None and running["leader"] is not None:
            bid = running["bid"] + (running["leader"] != seat)
        entry: dict[str, Any] = {"card": CARDS[kind].id, "minimum": minimum, "bid": bid}
        if seat >= 0:
            limit = min(int(table.limit(seat, kind)), int(HIGHEST))
            price = int(table.price(seat, kind, bid))
            entry |= {
                "discount": int(table.discount(seat, kind)),
                "price": price,
                "limit": limit,
                "after": remaining(table, seat, price, kind) if bid <= limit else None,
            }
        entries.append(entry)
    able = bidders(table, table.seat_in_turn()) if table.turn < table.players else 0
    return {
        "running": running,
        "may_bid": [other for other in range(table.players) if able >> other & 1],
        "wealth": int(table.wealth(seat)) if seat >= 0 else None,
        "cards": entries,
    }


def _running(table: PhoeniciaState) -> dict[str, Any] | None:
    """The auction going on: who leads with what, who is still in."""
    top = table.stack[-1] if table.stack else None
    if isinstance(top, Opening):
        still_in = bidders(table, top.seat)
        card, bid, leader = int(top.kind), None, None
    elif isinstance(top, Bidding):
        still_in = top.mask
        card, bid, leader = int(top.kind), int(top.bid), int(top.leader)
    else:
        return None
    seats = [seat for seat in range(table.players) if still_in >> seat & 1]
    return {"card": CARDS[card].id, "bid": bid, "leader": leader, "in": seats}


def remaining(table: PhoeniciaState, seat: int, price: int, kind: int = -1) -> dict[str, Any]:
    """What would remain after paying ``price``, change included, with the payment that loses least to
    the limits at the end of the turn; ``kind`` is the card bought, whose storehouses count."""
    hand = [int(table.at(seat, HAND + card)) for card in range(CARD_KINDS)]
    coins = int(table.at(seat, COINS))
    treasury, storehouses = int(table.treasury(seat)), int(table.at(seat, STOREHOUSES))
    if kind >= 0:
        after = table.copy()
        after.own(seat, kind, 0)
        after.recount(seat, 0)
        treasury, storehouses = int(after.treasury(seat)), int(after.at(seat, STOREHOUSES))
    best: dict[str, Any] | None = None
    for paid, in_coins in payments(hand, coins, price):
        left = [held - spent for held, spent in zip(hand, paid, strict=True)]
        change = max(sum(n * int(value_of(card)) for card, n in enumerate(paid)) - price, 0)
        purse = coins - in_coins + change
        lost = _lost(left, purse, treasury, storehouses)
        if best is None or lost < best["lost"]:
            best = {
                "paid": {**_named(paid), "coins": in_coins},
                "hand": _named(left),
                "coins": purse,
                "change": change,
                "lost": lost,
            }
    return cast("dict[str, Any]", best)


def payments(hand: list[int], coins: int, price: int) -> list[tuple[list[int], int]]:
    """All payments without a card that could be left out (PH-6): the cards of each kind, and coins."""
    found: list[tuple[list[int], int]] = []

    def spend(card: int, due: int, paid: list[int]) -> None:
        if due <= coins:
            found.append((paid + [0] * (CARD_KINDS - len(paid)), max(due, 0)))
        if due <= 0:
            return
        for kind in range(card, CARD_KINDS):
            if paid[kind] < hand[kind]:
                spend(kind, due - int(value_of(kind)), [n + (at == kind) for at, n in enumerate(paid)])

    spend(0, price, [0] * CARD_KINDS)
    return found


def _lost(hand: list[int], coins: int, treasury: int, storehouses: int) -> int:
    """What the limits would take at the end of the turn (PH-2), the dearest cards being kept."""
    excess = max(sum(hand) - storehouses, 0)
    for card in (3, PRESET, 1, 0):
        turned = min(excess, hand[card])
        coins += turned * int(value_of(card))
        excess -= turned
    return max(coins - treasury, 0)


def _named(counts: list[int]) -> dict[str, int]:
    return {PRODUCTION_CARDS[card]: count for card, count in enumerate(counts) if count}


def discount_tree(table: PhoeniciaState, seat: int = -1) -> list[dict[str, Any]]:
    """All discounts of the table: who gives how much on what, and how many copies ``seat`` owns."""
    tree = []
    for giver in range(KINDS):
        for kind in range(KINDS):
            amount = int(table.rules.discount(giver, kind))
            if amount:
                owned = int(table.at(seat, OWNED + giver)) if seat >= 0 else 0
                tree.append(
                    {"giver": CARDS[giver].id, "card": CARDS[kind].id, "amount": amount, "owned": owned}
                )
    return tree
