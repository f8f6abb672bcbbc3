"""The registry: one line a title."""

from collections.abc import Callable

from entrepot.core.errors import UnknownTitle
from entrepot.core.title import Title


def _le_havre() -> Title:
    from entrepot.le_havre.title import LeHavre

    return LeHavre()


def _phoenicia() -> Title:
    from entrepot.phoenicia.title import Phoenicia

    return Phoenicia()


TITLES: dict[str, Callable[[], Title]] = {
    "le-havre": _le_havre,
    "phoenicia": _phoenicia,
}

_made: dict[str, Title] = {}


def title(key: str) -> Title:
    """The title with this key; raises ``UnknownTitle``."""
    if key not in TITLES:
        raise UnknownTitle("unknown-title", title=key, known=", ".join(TITLES))
    if key not in _made:
        _made[key] = TITLES[key]()
    return _made[key]
