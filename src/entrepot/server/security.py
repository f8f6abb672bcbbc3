"""What a request from another place may not do, and what a page from here may load."""

from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from entrepot.core.message import Message as Words
from entrepot.server.settings import Settings
from entrepot.server.wire.rest import Failure
from entrepot.server.words import WORDS

SAFE = ("GET", "HEAD", "OPTIONS")
LOCAL = ("localhost", "127.0.0.1", "::1")
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # style attributes of the drawings; scripts stay strict
        "img-src 'self' data:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Gate:
    """Middleware: checks Host and Origin, and adds the headers that every answer carries."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._origins = {
            origin.strip().rstrip("/") for origin in settings.origins.split(",") if origin.strip()
        }
        hosts = {urlsplit(origin).hostname for origin in self._origins}
        # a server for this machine alone answers to its own names only, whatever a DNS may say
        self._hosts = {*LOCAL, *hosts} if settings.host in LOCAL else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        key = self._refused(scope, headers)
        if key is None:
            await self._app(scope, receive, _with_headers(scope, send))
        elif scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
        else:
            await _answer(send, 403, key)

    def _refused(self, scope: Scope, headers: dict[str, str]) -> str | None:
        host = headers.get("host", "")
        if self._hosts is not None and urlsplit(f"//{host}").hostname not in self._hosts:
            return "server-wrong-host"
        if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE:
            return None
        origin = headers.get("origin")
        if origin is None:  # not a browser, or an old one: then the fetch metadata say it
            far = headers.get("sec-fetch-site") in ("cross-site", "same-site")
            return "server-wrong-origin" if far else None
        if origin in self._origins or urlsplit(origin).netloc == host != "":
            return None
        return "server-wrong-origin"


def _with_headers(scope: Scope, send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if scope["path"].startswith("/api/"):
                headers.setdefault("cache-control", "no-store")
            cookie = scope.get("state", {}).get("cookie")
            if cookie:
                headers.add("set-cookie", cookie)
        await send(message)

    return sending


async def _answer(send: Send, status: int, key: str) -> None:
    words = Words(key)
    body = msgspec.json.encode(Failure(status=status, message=words, text=WORDS.say(words, "en")))
    headers: list[Any] = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
