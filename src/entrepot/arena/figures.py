"""What the outcomes of games say about the bots, and how sure that is."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from entrepot.arena.contest import Outcome, in_order

RESAMPLES = 2000
"""Bootstrap samples of an interval."""
SURE = 1.96
"""Standard deviations of a 95 % interval."""


@dataclass
class Seated:
    """What one bot did in one deal, all its seats and games together."""

    games: int = 0
    wins: float = 0.0
    """A win shared by k seats counts 1/k for each."""
    score: float = 0.0
    rank: float = 0.0


def by_deal(outcomes: Sequence[Outcome]) -> dict[str, dict[int, Seated]]:
    """For each bot its deals. Games of one deal resemble each other, so deals are what is counted."""
    found: dict[str, dict[int, Seated]] = {}
    for outcome in outcomes:
        first = outcome.ranks.count(1)
        for seat, name in enumerate(outcome.bots):
            seated = found.setdefault(name, defaultdict(Seated))[outcome.deal]
            seated.games += 1
            seated.wins += 1 / first if outcome.ranks[seat] == 1 else 0
            seated.score += outcome.scores[seat]
            seated.rank += outcome.ranks[seat]
    return found


def bootstrap(pairs: Sequence[tuple[float, int]], seed: int = 1) -> tuple[float, float]:
    """The 95 % interval of a mean, from (sum, count) of each deal, by drawing deals again."""
    rng = Random(seed)
    means = []
    for _ in range(RESAMPLES):
        drawn = rng.choices(pairs, k=len(pairs))
        means.append(sum(total for total, _ in drawn) / sum(count for _, count in drawn))
    means.sort()
    return means[int(RESAMPLES * 0.025)], means[int(RESAMPLES * 0.975) - 1]


def wilson(share: float, n: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; it is right near 0 and 1 and for few games too."""
    square = SURE**2
    middle = (share + square / (2 * n)) / (1 + square / n)
    half = SURE * sqrt(share * (1 - share) / n + square / (4 * n * n)) / (1 + square / n)
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))


def share_interval(deals: Sequence[Seated]) -> tuple[float, float]:
    """The 95 % interval of a win share: by bootstrap over deals; Wilson's where that would say nothing
    (few deals, or all alike), with deals counted as single games, which is the careful way."""
    games = sum(deal.games for deal in deals)
    share = sum(deal.wins for deal in deals) / games
    shares = {round(deal.wins / deal.games, 6) for deal in deals}
    if len(deals) < 20 or len(shares) < 3 or min(share, 1 - share) < 0.03:
        return wilson(share, len(deals))
    return bootstrap([(deal.wins, deal.games) for deal in deals])


def ratings(outcomes: Sequence[Outcome]) -> dict[str, tuple[float, float]]:
    """Rating and its uncertainty for each bot (Plackett-Luce, by the package openskill, if it is there)."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    rated: dict[str, Any] = {}
    for outcome in outcomes:
        if len(set(outcome.bots)) < 2:
            continue
        seats = [rated.setdefault(name, model.rating(name=name)) for name in outcome.bots]
        teams = model.rate([[seat] for seat in seats], ranks=[float(rank) for rank in outcome.ranks])
        fresh: dict[str, list[Any]] = defaultdict(list)
        for name, [rating] in zip(outcome.bots, teams, strict=True):
            fresh[name].append(rating)
        for name, found in fresh.items():  # a bot on several seats learns the mean of them
            rated[name] = model.rating(
                mu=sum(r.mu for r in found) / len(found),
                sigma=sum(r.sigma for r in found) / len(found),
                name=name,
            )
    return {name: (rating.mu, rating.sigma) for name, rating in rated.items()}


def log_likelihood_ratio(outcomes: Sequence[Outcome], bot: str, fair: float, gain: float) -> float:
    """GSPRT: how much more likely the results are if the win share of ``bot`` is fair + gain than if it is
    fair, by the mean and spread of its deals."""
    deals = [deal.wins / deal.games for deal in by_deal(outcomes).get(bot, {}).values()]
    if len(deals) < 10:
        return 0.0
    mean = sum(deals) / len(deals)
    spread = max(0.01, sum((share - mean) ** 2 for share in deals) / (len(deals) - 1))
    return len(deals) * gain * (2 * (mean - fair) - gain) / (2 * spread)


def report(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """The figures as ``entrepot arena --json`` prints them."""
    outcomes = in_order(outcomes)
    rated = ratings(outcomes)
    answers: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
    for outcome in outcomes:
        for seat, name in enumerate(outcome.bots):
            answers[name][0] += outcome.answers[seat]
            answers[name][1] += outcome.seconds[seat]
            answers[name][2] = max(answers[name][2], outcome.longest[seat])
    bots = []
    for name, deals in by_deal(outcomes).items():
        seated = list(deals.values())
        games = sum(deal.games for deal in seated)
        score = [(deal.score, deal.games) for deal in seated]
        low, high = share_interval(seated)
        score_low, score_high = bootstrap(score)
        count, spent, longest = answers[name]
        rating = rated.get(name)
        bots.append({
            "name": name,
            "seats": games,
            "win_share": round(sum(deal.wins for deal in seated) / games, 4),
            "ci": [round(low, 4), round(high, 4)],
            "mean_score": round(sum(total for total, _ in score) / games, 2),
            "score_ci": [round(score_low, 2), round(score_high, 2)],
            "mean_rank": round(sum(deal.rank for deal in seated) / games, 3),
            "rating": None if rating is None else {"mu": round(rating[0], 2), "sigma": round(rating[1], 2)},
            "ms_per_answer": round(1000 * spent / max(1.0, count), 2),
            "longest_s": round(longest, 3),
        })  # fmt: skip
    return {"games": len(outcomes), "bots": sorted(bots, key=lambda bot: -float(str(bot["win_share"])))}
