"""Random games inside the engine: the fastest loop there is."""

from mypy_extensions import i64

from entrepot.core.decision import CHANCE
from entrepot.core.rng import Rng
from entrepot.core.state import State, sample, total_weight
from entrepot.core.vecs import vec


def playout(state: State, rng: Rng, scratch: vec[i64]) -> i64:
    """Play ``state`` to the end, all seats and chance at random; ``scratch`` is a buffer for choices.

    Returns the number of decisions: seats' answers with more than one legal choice.
    """
    decisions: i64 = 0
    while state.stack:
        if state.decider() == CHANCE:
            state.play(sample(state, scratch, rng.below(total_weight(state, scratch))))
        else:
            n = state.legal_into(scratch)
            if n > 1:
                decisions += 1
            state.play(scratch[rng.below(n)])
    return decisions
