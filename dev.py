#!/usr/bin/env python3
"""Set up and run Entrepot with nothing but Python 3.11 or newer and pip.

    python3 dev.py setup           make .venv: packages, and the compiled engine where a C compiler works
    python3 dev.py play [ARGS]     play in the terminal: Le Havre, or what `entrepot play ARGS` starts
    python3 dev.py test            every test: compiled, then those that must run interpreted too
    python3 dev.py test ARGS       one compiled pass of pytest with these arguments
    python3 dev.py test --interpreted [ARGS]     one interpreted pass
    python3 dev.py check           style, types and layers: ruff, mypy, import-linter
    python3 dev.py bench [ARGS]    measure the speed of the compiled engine
    python3 dev.py soak [ARGS]     thousands of games, for long evenings
    python3 dev.py lock            choose the newest packages that pyproject.toml allows

All is kept in this folder: .tools/ (uv, the installer), .build/ (compiled modules), .venv/ (the environment).
Nothing is built twice: a command starts at once where no source has changed.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
BUILD = ROOT / ".build"
VENV = ROOT / ".venv"
SCRIPTS, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
BASE_PYTHON = Path(getattr(sys, "_base_executable", "") or sys.executable).resolve()  # not that of .venv
LOCKS = {  # each lock file and what it holds; the same package has the same version in all
    "requirements-dev.lock": "pyproject.toml --extra server --group dev",
    "requirements-build.lock": "pyproject.toml --group build --constraint requirements-dev.lock",
    "requirements.lock": "pyproject.toml --extra server --constraint requirements-dev.lock",
    "requirements-uv.lock": "--group uv",
}
PARALLEL = ("-n", "auto", "--dist", "worksteal")
INTERPRETED = ("-m", "interpreted and not soak")


class Stop(Exception):
    """Something a person has to know; the message says it."""


def say(text: str) -> None:
    print(f"dev.py: {text}", file=sys.stderr, flush=True)


def digest(*paths: Path) -> str:
    """Names and contents of files, and the Python that reads them, in twelve letters."""
    total = hashlib.sha256(repr((sys.version, BASE_PYTHON)).encode())
    for path in sorted(paths):
        content = path.read_bytes()
        total.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode() + content)
    return total.hexdigest()[:12]


def stamp(path: Path) -> str:
    with contextlib.suppress(OSError):
        return path.read_text(encoding="utf-8")
    return ""


def environment(src: bool = False) -> dict[str, str]:
    """The environment of a child: .venv first, the sources only if asked for."""
    env = {name: text for name, text in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    env |= {"VIRTUAL_ENV": str(VENV), "PATH": f"{VENV / SCRIPTS}{os.pathsep}{env.get('PATH', os.defpath)}"}
    return env | ({"PYTHONPATH": str(SRC)} if src else {})


def run(*command: str | Path, env: dict[str, str] | None = None) -> int:
    """Show and run a command in the project's folder; return its exit status."""
    words = [str(word) for word in command]
    say(f"$ {shlex.join([Path(words[0]).name, *words[1:]])}")
    return subprocess.run(words, cwd=ROOT, env=env or environment(), check=False).returncode


def must(what: str, *command: str | Path, hint: str = "", **env: str) -> None:
    """Run a command that only speaks if it fails. Text is split at its spaces, a Path is one word."""
    words = [word for part in command for word in ([part] if isinstance(part, Path) else part.split())]
    done = subprocess.run(
        words,
        cwd=ROOT,
        env=environment() | env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise Stop(f"{what} failed:\n{done.stdout.rstrip()}{hint}")


@contextlib.contextmanager
def alone(name: str, wait: bool = True) -> Iterator[bool]:
    """Hold a lock of this folder, which falls away with the process; yields whether it is held."""
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / f"{name}.lock", "a+b") as file:
        while not (held := try_lock(file.fileno())) and wait:
            time.sleep(0.2)
        yield held


def try_lock(file: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


# ------------------------------------------------------------------------------------------ environments


def uv() -> Path:
    """The installer, in a folder of this checkout, so that no other environment is in the way."""
    lock = ROOT / "requirements-uv.lock"
    home = ROOT / ".tools" / f"uv-{digest(lock)}"
    program = home / "bin" / f"uv{EXE}"
    if not program.exists():
        if subprocess.run([BASE_PYTHON, "-c", "import pip"], capture_output=True, check=False).returncode:
            raise Stop("pip is missing: on Debian and Ubuntu, install the package python3-pip")
        say("installing uv, the installer of the packages")
        quiet = "--quiet --disable-pip-version-check --no-warn-script-location --root-user-action=ignore"
        must(
            "installing uv",
            BASE_PYTHON,
            "-m pip install --upgrade --require-hashes",
            quiet,
            "-r",
            lock,
            "--target",
            home,
        )
    return program


def sync(venv: Path, lock_name: str) -> None:
    """Bring an environment to what its lock file says, and to no package more."""
    lock = ROOT / lock_name
    synced, wanted = venv / "synced", f"{lock_name} {digest(lock)}"
    if stamp(synced) == wanted:
        return
    with alone(venv.name.lstrip(".")):
        if stamp(synced) == wanted:  # another dev.py was faster
            return
        say(f"installing packages into {venv.relative_to(ROOT)}")
        synced.unlink(missing_ok=True)
        (venv / "wheel").unlink(missing_ok=True)
        if stamp(venv / "made") != digest():
            must(
                "making the environment",
                uv(),
                "venv --quiet --clear --no-project --python",
                BASE_PYTHON,
                venv,
            )
            (venv / "made").write_text(digest(), encoding="utf-8")
        must("installing the packages", uv(), "pip sync --quiet --require-hashes --python", venv, lock)
        synced.write_text(wanted, encoding="utf-8")


def python() -> Path:
    return VENV / SCRIPTS / f"python{EXE}"


def sync_dev() -> None:
    sync(VENV, "requirements-dev.lock")


# ----------------------------------------------------------------------------------------------- compiling


def why_pure() -> str:
    sys.path.insert(0, str(ROOT))
    import hatch_build

    return hatch_build.why_pure()


def wanted_wheel() -> Path:
    """The folder of the wheel made from the sources as they are now."""
    sources = [p for p in SRC.rglob("*") if p.is_file() and "__pycache__" not in p.parts]
    makers = [ROOT / name for name in ("pyproject.toml", "hatch_build.py", "requirements-build.lock")]
    kind = "pure" if why_pure() else "compiled"
    return BUILD / "wheels" / f"{digest(*sources, *makers)}-{kind}"


def installed(wheel: Path) -> bool:
    return stamp(VENV / "wheel") == wheel.name


def compile_wheel(nice: bool = False) -> Path:
    """Build the wheel of the sources, unless it is there."""
    with alone("compile", wait=not nice) as held:
        for _ in range(3):
            wheel = wanted_wheel()
            if wheel.exists() or not held:
                return wheel
            sync(BUILD / "env", "requirements-build.lock")
            pure = wheel.name.endswith("-pure")
            say("packing the engine" if pure else "compiling the engine (a minute the first time)")
            fresh = BUILD / "fresh"
            shutil.rmtree(fresh, ignore_errors=True)
            must(
                "compiling",
                BUILD / "env" / SCRIPTS / f"python{EXE}",
                "-m hatchling build -t wheel -d",
                fresh,
                hint="\nENTREPOT_PURE=1 in the environment does without the compiler",
                ENTREPOT_REQUIRE_COMPILED="0" if pure else "1",
            )
            if wanted_wheel() == wheel:  # else a source was saved meanwhile: once more
                shutil.rmtree(wheel.parent, ignore_errors=True)
                wheel.parent.mkdir(parents=True)
                return fresh.rename(wheel)
    raise Stop("the sources change faster than they compile")


def install_wheel(wheel: Path) -> None:
    if installed(wheel):
        return
    with alone("venv"):
        (VENV / "wheel").unlink(missing_ok=True)
        files = wheel.glob("*.whl")
        must(
            "installing the engine",
            uv(),
            "pip install --quiet --no-deps --no-index --reinstall --python",
            VENV,
            *files,
        )
        (VENV / "wheel").write_text(wheel.name, encoding="utf-8")


def set_up() -> None:
    """.venv with every package and the wheel of the sources as they are now."""
    sync_dev()
    if not installed(wanted_wheel()):
        install_wheel(compile_wheel())
    if reason := why_pure():
        say(f"the engine runs as pure Python, about ten times slower: {reason}")


# -------------------------------------------------------------------------------------------------- commands


def setup() -> int:
    set_up()
    say(f"ready: {(VENV / SCRIPTS / f'entrepot{EXE}').relative_to(ROOT)} --help")
    return 0


def play(*args: str) -> int:
    """Play at once with what is there; never wait for the compiler."""
    if not stamp(VENV / "synced").endswith(digest(ROOT / "requirements-dev.lock")):
        sync(VENV, "requirements.lock")
    wheel = wanted_wheel()
    if wheel.exists():
        install_wheel(wheel)
    src = not installed(wheel)
    if src and (reason := why_pure()):
        say(f"the engine runs as pure Python: {reason}")
    elif src and stamp(BUILD / "failed") == wheel.name:
        say("the engine runs as pure Python: compiling failed, and .build/compile.log says why")
    elif src:
        say("the engine runs as pure Python while it is compiled in the background for the next start")
        with open(BUILD / "compile.log", "ab") as log:
            subprocess.Popen(
                [BASE_PYTHON, ROOT / "dev.py", "compile-in-background"],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
    command = [str(python()), "-P", "-m", "entrepot", "play", *(args or ("le-havre",))]
    if os.name == "nt":
        return subprocess.run(command, env=environment(src), check=False).returncode
    sys.stderr.flush()
    os.execve(command[0], command, environment(src))


def compile_in_background() -> int:
    if hasattr(os, "nice"):
        os.nice(10)
    wheel = wanted_wheel()
    try:
        compile_wheel(nice=True)
    except Stop:
        (BUILD / "failed").write_text(wheel.name, encoding="utf-8")
        raise
    return 0


def imports_meant(src: bool) -> None:
    """Stop unless `import entrepot` finds the sources, or the wheel with its compiled modules."""
    code = (
        "import entrepot, importlib.util as u, pathlib as p;"
        "print(p.Path(entrepot.__file__).parent.parent, bool(u.find_spec('entrepot__mypyc')), sep='\\n')"
    )
    asked = subprocess.run(
        [python(), "-c", code], cwd=ROOT, env=environment(src), capture_output=True, text=True, check=False
    )
    if asked.returncode:
        raise Stop(f"entrepot cannot be imported:\n{asked.stderr.rstrip()}")
    folder, compiled = asked.stdout.splitlines()
    if src and Path(folder) != SRC:
        raise Stop(f"the interpreted tests would run {folder} and not {SRC}")
    if not src and VENV not in Path(folder).parents:
        raise Stop(f"the tests would run {folder} and not the wheel in {VENV}")
    if not src and compiled != str(not why_pure()):
        raise Stop("the installed wheel is not the compiled one: remove .venv and try again")


def pytest(mode: str, *args: str, src: bool = False, **env: str) -> int:
    imports_meant(src)
    return run(python(), "-m", "pytest", *args, env=environment(src) | {"ENTREPOT_MODE": mode, **env})


def test(*args: str) -> int:
    if args[:1] == ("--interpreted",):
        sync_dev()
        return pytest("interpreted", *(args[1:] or (*INTERPRETED, *PARALLEL)), src=True)
    set_up()
    mode = "interpreted" if why_pure() else "compiled"
    if args:
        return pytest(mode, *args)
    results = {mode: timed(lambda: pytest(mode, *PARALLEL))}
    if mode == "compiled":
        results["interpreted"] = timed(lambda: pytest("interpreted", *INTERPRETED, *PARALLEL, src=True))
    print(f"dev.py test: {'; '.join(f'{name} {text}' for name, (_, text) in results.items())}")
    return int(any(status for status, _ in results.values()))


def timed(tests: Callable[[], int]) -> tuple[int, str]:
    start = time.monotonic()
    status = tests()
    return status, f"{'FAILED' if status else 'passed'} in {time.monotonic() - start:.0f} s"


def check() -> int:
    """Say everything that is wrong, not only the first thing."""
    sync_dev()
    places = ("src", "tests", "benchmarks", "dev.py", "hatch_build.py", "noxfile.py")
    tools = (
        ("ruff", "check", "."),
        ("ruff", "format", "--check", "."),
        (
            "mypy",
            *(place for place in places if any(ROOT.glob(f"{place}/**/*.py")) or (ROOT / place).is_file()),
        ),
        ("lint-imports", "--no-cache", "--no-logo"),
    )
    failed = []
    for tool, *args in tools:
        if run(VENV / SCRIPTS / f"{tool}{EXE}", *args, env=environment(src=True)):
            failed.append(f"{tool} {args[0]}" if tool == "ruff" else tool)
    print(f"dev.py check: {'FAILED: ' + ', '.join(failed) if failed else 'passed'}")
    return int(bool(failed))


def bench(*args: str) -> int:
    set_up()
    imports_meant(src=False)
    return run(python(), "benchmarks/run.py", *args)


def soak(*args: str) -> int:
    set_up()
    mode = "interpreted" if why_pure() else "compiled"
    return pytest(mode, "-m", "soak", *PARALLEL, *args, ENTREPOT_SOAK="1")


def lock() -> int:
    """Hashes pin the packages; no address stands in a lock file, so every mirror and proxy serves."""
    for name, what in LOCKS.items():
        say(f"choosing the packages of {name}")
        hashed = "--universal --python-version 3.11 --generate-hashes --no-emit-index-url"
        must(
            "choosing",
            uv(),
            "pip compile --quiet --upgrade --no-header --no-annotate",
            hashed,
            what,
            "-o",
            name,
        )
    return 0


COMMANDS: dict[str, Callable[..., int]] = {
    command.__name__.replace("_", "-"): command
    for command in (setup, play, test, check, bench, soak, lock, compile_in_background)
}


def main(argv: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036
        raise Stop(f"Entrepot needs Python 3.11 or newer, and this is {sys.version.split()[0]}")
    name, *args = argv or ["help"]
    if name in ("help", "-h", "--help"):
        print(__doc__.strip())
        return 0
    if name not in COMMANDS:
        raise Stop(f"there is no command {name!r}; `python3 dev.py help` lists them")
    if args and name in ("setup", "check", "lock"):
        raise Stop(f"{name} takes no arguments")
    return COMMANDS[name](*args)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Stop as stop:
        say(str(stop))
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
