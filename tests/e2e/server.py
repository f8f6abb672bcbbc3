"""A server of one's own, that can be killed and come back."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

WAIT = 30.0
ENTRY = ("-c", "from entrepot.server.main import serve; serve()")
QUICK = {
    "ENTREPOT_BOT_DELAY": "0",
    "ENTREPOT_REQUESTS_PER_MINUTE": "100000",
    "ENTREPOT_TABLES_PER_HOUR": "10000",
}


class Server:
    """``entrepot serve`` in a process of its own, on a fixed port, with a database in a file."""

    def __init__(self, database: Path) -> None:
        self.database = database
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, *ENTRY, "--port", str(self.port), "--no-browser"]
        command += ["--database", f"sqlite:///{self.database}", "--log-level", "warning"]
        self.process = subprocess.Popen(command, env=os.environ | QUICK)
        end = time.monotonic() + WAIT
        while True:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=1):
                    return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > end:
                    raise RuntimeError("the server does not start") from None
                time.sleep(0.1)

    def kill(self) -> None:
        """SIGKILL: no time to write anything down."""
        assert self.process
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> None:
        """Ask it to end."""
        if self.process and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)
