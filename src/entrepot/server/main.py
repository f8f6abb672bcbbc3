"""``entrepot serve``: from flags and environment to a running server."""

import asyncio
import contextlib
import errno
import gc
import logging
import logging.config
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from typing import Any

import click

from entrepot.server.settings import Settings, read_settings

log = logging.getLogger("entrepot.server")
BACKLOG = 2048
LARGEST_MESSAGE = 64 * 1024
GRACE_SECONDS = 10


@click.command()
@click.option("--host", help="Address to listen at; 0.0.0.0 for every network.  [default: 127.0.0.1]")
@click.option(
    "--port", type=click.IntRange(0, 65535), help="Without it: 8484, or another one if that is taken."
)
@click.option(
    "--database", metavar="URL", help="sqlite:///PATH or postgresql://...  [default: your data folder]"
)
@click.option("--durable", type=click.Choice(["normal", "full"]), help="full: moves survive a power cut too.")
@click.option(
    "--origins", help="Origins of a proxy before this server, with commas: https://play.example.org"
)
@click.option("--workers", type=click.IntRange(1, 64), help="Processes in which bots think.")
@click.option("--log-format", type=click.Choice(["text", "json"]), help="How the log is written.")
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]))
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
def serve(no_browser: bool, port: int | None, **flags: Any) -> None:
    """Serve the games to browsers. Each option is also a variable ENTREPOT_<OPTION> (docs/hosting.md)."""
    try:
        settings = read_settings(port=port, **flags)
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    from entrepot.server.logs import logging_config

    # tables live long and hold many objects: look through all of them seldom
    gc.set_threshold(50_000, 20, 100)
    config = logging_config(settings.log_format, settings.log_level)
    logging.config.dictConfig(config)
    opened = _listen(settings, certain=port is not None)
    asyncio.run(_run(settings, opened, config, no_browser))


def _listen(settings: Settings, certain: bool) -> socket.socket:
    """The socket to serve on; another port if the usual one is taken and none was asked for."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    for port in (settings.port,) if certain else (settings.port, 0):
        opened = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            opened.bind((settings.host, port))
            opened.listen(BACKLOG)
        except OSError as error:
            opened.close()
            if certain or error.errno != errno.EADDRINUSE or port == 0:
                raise click.ClickException(
                    f"cannot listen at {settings.host}:{port}: {error.strerror}"
                ) from None
        else:
            return opened
    raise AssertionError("a port was tried")


async def _run(settings: Settings, opened: socket.socket, config: dict[str, Any], no_browser: bool) -> None:
    import uvicorn

    from entrepot.server.app import make_app

    class Server(uvicorn.Server):
        def capture_signals(self) -> Any:
            """Its own way ends with the signal's status; who was asked to stop, and does, ends with 0."""
            return contextlib.nullcontext()

    server = Server(
        uvicorn.Config(
            make_app(settings),
            log_config=config,
            log_level=None,  # as ``config`` says
            access_log=settings.log_level == "debug",
            ws="websockets-sansio",
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            proxy_headers=bool(settings.proxy),
            forwarded_allow_ips=settings.proxy or None,
            server_header=False,
            timeout_graceful_shutdown=GRACE_SECONDS,
            limit_concurrency=None,
        )
    )
    for number in (signal.SIGINT, signal.SIGTERM):
        _on_signal(number, lambda: server.handle_exit(signal.SIGTERM, None))
    host, port = opened.getsockname()[:2]
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    url = f"http://{shown}:{port}/"
    waiting = asyncio.create_task(_announce(server, url, no_browser))
    await server.serve(sockets=[opened])
    waiting.cancel()
    if not server.started:
        sys.exit(1)


def _on_signal(number: signal.Signals, act: Callable[[], None]) -> None:
    try:
        asyncio.get_running_loop().add_signal_handler(number, act)
    except NotImplementedError:  # Windows
        signal.signal(number, lambda *_: act())


async def _announce(server: Any, url: str, no_browser: bool) -> None:
    """Say where it is, and open it, once it answers."""
    while not server.started:
        await asyncio.sleep(0.05)
    click.echo(f"Entrepot: {url}   (Ctrl-C stops)", err=True)
    if not no_browser:
        await asyncio.to_thread(webbrowser.open, url)
