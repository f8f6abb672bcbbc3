"""Making rows (see ``vecs``)."""

from mypy_extensions import i64

from entrepot.core.vecs import vec


def row(length: int, fill: int = 0) -> vec[i64]:
    """A row of ``length`` cells, each holding ``fill``."""
    return vec[i64]([fill] * length)


def buffer(length: int) -> vec[i64]:
    """A scratch row for ``State.legal_into``: pass the number of choices of the title."""
    return row(length)


def listed(cells: vec[i64]) -> list[int]:
    """The row as a list of plain ints."""
    return [int(cell) for cell in cells]
