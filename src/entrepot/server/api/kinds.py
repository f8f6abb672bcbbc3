"""What the arguments of handlers are."""

from typing import Annotated, Any, Literal

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter

from entrepot.server.house import House

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
Guest = NamedDependency[str]
"""Who asks; empty if it is nobody known."""

Id = Annotated[str, PathParameter(max_length=20)]
"""Of a table."""
Key = Annotated[str, PathParameter(max_length=40)]
"""Of a title."""
SeatNumber = Annotated[int, PathParameter(ge=0, le=15)]
MomentNumber = Annotated[int, PathParameter(ge=0)]
Lang = Annotated[Literal["en", "zh"], PathParameter()]
