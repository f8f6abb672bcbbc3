"""Points and places (PH-9, PH-32)."""

from entrepot.phoenicia.cards import JOBS
from entrepot.phoenicia.state import BOUGHT, POINTS, WORKERS, PhoeniciaState


def scores(table: PhoeniciaState) -> list[int]:
    """The points of each seat."""
    return [int(table.at(seat, POINTS)) for seat in range(table.players)]


def score_sheet(table: PhoeniciaState) -> list[dict[str, int]]:
    """Where the points of each seat come from."""
    sheet = []
    for seat, points in enumerate(scores(table)):
        bought = int(table.at(seat, BOUGHT))
        workers = sum(int(table.at(seat, WORKERS + job) * table.rules.job_points[job]) for job in range(JOBS))
        sheet.append({"cards": points - workers - bought, "workers": workers, "bought": bought})
    return sheet


def ranks(table: PhoeniciaState) -> list[int]:
    """Places: most points; among equals the Overlord of the round; then most unspent money, cards at
    their value; who is equal in all of it shares the place."""
    merits = [
        (points, seat == table.overlord, int(table.wealth(seat))) for seat, points in enumerate(scores(table))
    ]
    return [1 + sum(other > merit for other in merits) for merit in merits]
