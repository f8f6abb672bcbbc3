"""Who one is: a signed cookie, no password."""

import logging
from secrets import token_hex, token_urlsafe
from typing import TYPE_CHECKING, Any

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection

from entrepot.server.store import queries as store

if TYPE_CHECKING:
    from entrepot.server.settings import Settings
    from entrepot.server.store.queries import Queries
    from entrepot.server.store.writer import Writer

COOKIE = "entrepot"
YEARS = 2 * 365 * 24 * 3600
log = logging.getLogger(__name__)
Connection = ASGIConnection[Any, Any, Any, Any]


class Guests:
    """Reads and writes the cookies."""

    def __init__(self, settings: "Settings", queries: "Queries", writer: "Writer") -> None:
        self._settings = settings
        self._queries = queries
        self._writer = writer
        self._serializer: URLSafeSerializer | None = None

    async def start(self) -> None:
        """Find the secret that signs, or draw it once for all processes."""
        fresh = token_urlsafe(32)
        secret = self._settings.secret or await self._writer.do(
            lambda connection: store.keep_key(connection, "cookies", fresh)
        )
        self._serializer = URLSafeSerializer(secret, salt="guest")

    def of(self, connection: Connection) -> str:
        """The guest of a request; empty if it has no good cookie."""
        made = connection.scope.get("state", {}).get("guest")
        if made:
            return str(made)
        cookie = connection.cookies.get(COOKIE, "")
        try:
            found = self._signing.loads(cookie) if cookie else ""
        except BadSignature:
            return ""
        return found if isinstance(found, str) else ""

    async def certain(self, connection: Connection, name: str = "") -> str:
        """The guest of a request, made if need be; the answer then carries the cookie."""
        guest = self.of(connection)
        if guest and not name:
            return guest
        if not guest:
            guest = token_hex(16)
            connection.scope["state"]["guest"] = guest
            secure = self._settings.secure_cookies or connection.url.scheme == "https"
            connection.scope["state"]["cookie"] = (
                f"{COOKIE}={self._signing.dumps(guest)}; Path=/; Max-Age={YEARS}; HttpOnly; SameSite=Lax"
                + ("; Secure" if secure else "")
            )
        await self._writer.do(lambda opened: store.save_guest(opened, guest, name))
        return guest

    async def name(self, guest: str) -> str:
        """What a guest is called; empty if unknown."""
        return (await self._queries.guest_name(guest)) or "" if guest else ""

    @property
    def _signing(self) -> URLSafeSerializer:
        if self._serializer is None:
            raise RuntimeError("guests are asked for before the start")
        return self._serializer
