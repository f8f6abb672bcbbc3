"""What can be set from outside: environment variables ``ENTREPOT_*``, and flags that win over them."""

import os
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any


def default_database() -> str:
    """A SQLite file in the user's own data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home) / 'entrepot' / 'entrepot.db'}"


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How this server runs. Each field is the environment variable ``ENTREPOT_<NAME>`` too."""

    host: str = "127.0.0.1"
    port: int = 8484
    database: str = ""
    """``sqlite:///PATH`` or ``postgresql://...``; empty: a file in the user's data folder."""
    durable: str = "normal"
    """``normal``: a move survives a killed process; ``full``: a power cut too."""
    origins: str = ""
    """Origins that may use this server, with commas (``https://play.example.org``): for a server behind
    a proxy. Empty: those whose host is the one that was asked for."""
    secret: str = ""
    """Signs the cookies; empty: one is drawn and kept in the database."""
    secure_cookies: bool = False
    """Send cookies over HTTPS only."""
    proxy: str = ""
    """Addresses of proxies whose X-Forwarded-For is believed, with commas."""
    workers: int = 0
    """Processes in which bots think; 0: one less than there are processors, at least one."""
    bot_delay: float = 0.6
    """Seconds between the visits of a bot, for people's eyes."""
    requests_per_minute: int = 600
    """From one address over HTTP."""
    tables_per_hour: int = 200
    """That one guest, or one address, may make."""
    messages_per_second: float = 30
    """Over one WebSocket, in the long run."""
    connections_per_table: int = 200
    idle_seconds: float = 120
    """How long a table without connections stays in memory."""
    log_format: str = "text"
    """``text`` or ``json``."""
    log_level: str = "info"
    metrics: bool = True
    """Whether ``/metrics`` answers."""

    @property
    def database_url(self) -> str:
        """The URL with the driver in it."""
        url = self.database or default_database()
        for plain, driver in (("sqlite://", "sqlite+aiosqlite://"), ("postgres://", "postgresql+asyncpg://"),
                              ("postgresql://", "postgresql+asyncpg://")):  # fmt: skip
            if url.startswith(plain):
                return driver + url.removeprefix(plain)
        return url

    @property
    def thinkers(self) -> int:
        """How many processes think for bots."""
        return self.workers or max(1, (os.cpu_count() or 2) - 1)


def read_settings(**flags: Any) -> Settings:
    """Settings from the environment; ``flags`` that are not None win. Raises ``ValueError``."""
    given: dict[str, Any] = {}
    for field in fields(Settings):
        text = os.environ.get(f"ENTREPOT_{field.name.upper()}")
        if text is not None and flags.get(field.name) is None:
            given[field.name] = _parse(field.name, text, field.default)
    given.update({name: value for name, value in flags.items() if value is not None})
    return Settings(**given)


def _parse(name: str, text: str, default: Any) -> Any:
    if isinstance(default, bool):
        if text.lower() not in ("0", "1", "yes", "no", "true", "false", ""):
            raise ValueError(f"ENTREPOT_{name.upper()} is yes or no, not {text!r}")
        return text.lower() in ("1", "yes", "true")
    try:
        return type(default)(text)
    except ValueError:
        raise ValueError(f"ENTREPOT_{name.upper()} is a number, not {text!r}") from None
