"""The parts put together: one ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import entrepot
from entrepot.core.message import Message
from entrepot.server import files, metrics
from entrepot.server.api import records, tables, titles
from entrepot.server.api.kinds import AnyRequest, TheHouse
from entrepot.server.errors import Refusal
from entrepot.server.house import House
from entrepot.server.security import Gate
from entrepot.server.settings import Settings
from entrepot.server.socket import table_socket
from entrepot.server.wire import VERSION
from entrepot.server.wire.rest import Failure
from entrepot.server.words import WORDS

log = logging.getLogger(__name__)
LARGEST_BODY = 1_000_000
KEYS = {400: "server-not-understood", 404: "server-no-page", 405: "server-no-page", 413: "server-too-large",
        429: "server-too-fast"}  # fmt: skip


def make_litestar(settings: Settings) -> Litestar:
    """The application without the gate before it."""
    house = House(settings)

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        await house.start()
        try:
            yield
        finally:
            await house.stop()

    def the_house() -> House:
        return house

    def the_guest(request: ASGIConnection[Any, Any, Any, Any]) -> str:
        return house.guests.of(request)

    limit = RateLimitConfig(rate_limit=("minute", settings.requests_per_minute), set_rate_limit_headers=False)
    api = Router(
        "/api",
        route_handlers=[*titles.HANDLERS, *tables.HANDLERS, *records.HANDLERS, table_socket],
        middleware=[limit.middleware],
    )
    return Litestar(
        route_handlers=[api, health, *([prometheus] if settings.metrics else []), files.client],
        dependencies={
            "house": Provide(the_house, sync_to_thread=False),
            "guest": Provide(the_guest, sync_to_thread=False),
        },
        lifespan=[open_house],
        exception_handlers={
            Refusal: _refusal,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            Exception: _failure,
        },
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5),
        openapi_config=OpenAPIConfig(
            title="Entrepot",
            version=entrepot.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],  # the others fetch scripts from elsewhere
        ),
        logging_config=None,
    )


def make_app(settings: Settings) -> ASGIApp:
    """The whole application."""
    return Gate(make_litestar(settings), settings)


@get("/health")
async def health(house: TheHouse) -> dict[str, Any]:
    """Whether this server works: asks the store something."""
    await house.queries.table("")
    return {
        "status": "stopping" if house.stopping else "ok",
        "release": entrepot.__version__,
        "wire": VERSION,
    }


@get("/metrics", media_type=CONTENT_TYPE_LATEST, sync_to_thread=False, include_in_schema=False)
def prometheus() -> Response[bytes]:
    """Numbers for Prometheus."""
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)


def _say(status: int, message: Message, words: Any = WORDS) -> Response[Failure]:
    try:
        text = words.say(message, "en")
    except LookupError:  # words of a title
        text = message.key
    return Response(Failure(status=status, message=message, text=text), status_code=status)


def _refusal(_: AnyRequest, error: Refusal) -> Response[Failure]:
    metrics.REFUSALS.labels(error.code).inc()
    return _say(error.status, error.message)


def _http_error(_: AnyRequest, error: HTTPException) -> Response[Failure]:
    return _say(error.status_code, Message(KEYS.get(error.status_code, "server-failed")))


def _too_deep(_: AnyRequest, error: RecursionError) -> Response[Failure]:
    return _say(400, Message("server-not-understood"))  # JSON in JSON in JSON, without end


def _failure(request: AnyRequest, error: Exception) -> Response[Failure]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _say(500, Message("server-failed"))
