"""Build hook: mypyc compiles the modules of [tool.entrepot] into the wheel, and the browser client is built.

The Python sources stay in the wheel too. Where no C compiler works the wheel is pure Python and does the
same, only slower. With ENTREPOT_PURE=1 in the environment nothing is compiled; with
ENTREPOT_REQUIRE_COMPILED=1 the build fails where compiling fails.

The client (web/, built by web/build.py) becomes entrepot/server/static. Where it cannot be built, or with
ENTREPOT_SKIP_WEB=1, the wheel holds none and the server's page says so.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import io
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    Hook = BuildHookInterface[Any]
else:
    try:
        from hatchling.builders.hooks.plugin.interface import BuildHookInterface as Hook
    except ImportError:  # dev.py needs only why_pure()
        Hook = object

ROOT = Path(__file__).resolve().parent
CACHE = Path(
    ".build", "mypyc", sys.implementation.cache_tag or "python"
)  # the generated C and its object files
PROBE = "#include <Python.h>\nint main(void) { return 0; }\n"


def why_pure() -> str:
    """Why the modules cannot be compiled here; an empty string if they can."""
    if os.environ.get("ENTREPOT_PURE") == "1":
        return "ENTREPOT_PURE=1 is set"
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython only, and this is {sys.implementation.name}"
    if os.name == "nt":
        programs = Path(os.environ.get("PROGRAMFILES(X86)", ""))
        found = shutil.which("cl") or (programs / "Microsoft Visual Studio/Installer/vswhere.exe").exists()
        return "" if found else "no C compiler was found (Visual Studio Build Tools)"
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if not shutil.which(command[0]):
        return f"no C compiler was found ({command[0]})"
    folders = {sysconfig.get_path("include"), sysconfig.get_path("platinclude")}
    if not any(Path(folder, "Python.h").exists() for folder in folders):
        return "Python.h is missing (on Debian and Ubuntu: the package python3-dev)"
    flags = [f"-I{folder}" for folder in folders]
    probe = subprocess.run(
        [*command, *flags, "-x", "c", "-c", "-o", os.devnull, "-"],
        input=PROBE,
        text=True,
        capture_output=True,
        check=False,
    )
    return f"the C compiler ({shlex.join(command)}) does not work" if probe.returncode else ""


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def compiled_modules() -> list[str]:
    """Paths, relative to the project, of the modules to compile."""
    config = project()["tool"]["entrepot"]
    left_out = {path for pattern in config["exclude"] for path in ROOT.glob(pattern)}
    return [
        path.relative_to(ROOT).as_posix()
        for path in sorted({path for pattern in config["compiled"] for path in ROOT.glob(pattern)} - left_out)
        if path.name != "__init__.py" and not path.with_suffix(".pyi").exists()
    ]


class CustomBuildHook(Hook):
    """Found by hatchling by its base class."""

    def dependencies(self) -> list[str]:
        """What an isolated build installs: the compiler, and what the modules import, for their types."""
        config = project()
        needed = [*config["dependency-groups"]["build"], *config["project"]["dependencies"]]
        client = client_builder()
        node = [client.NODE_PACKAGE] if client and not client.fresh() and not client.find_node() else []
        return node if why_pure() else [*needed, *node]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        modules = compiled_modules()
        if version == "editable" or not modules:
            return
        if client := client_builder():
            self.app.display_info("entrepot: building the browser client")
            try:
                build_data["force_include"][str(client.build())] = "entrepot/server/static"
            except client.CannotBuild as why:
                self.app.display_warning(f"entrepot: a wheel without the browser client, since {why}")
        required = os.environ.get("ENTREPOT_REQUIRE_COMPILED") == "1"
        problem = why_pure()
        if not problem:
            try:
                with contextlib.chdir(ROOT):
                    extensions = compile_group(modules)
            except CompileFailed as failure:
                problem = str(failure)
            else:
                build_data["force_include"].update(extensions)
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
        if problem and required:
            raise SystemExit(f"{problem}\nentrepot: compiling failed")
        if problem:
            self.app.display_warning(f"entrepot: a pure Python wheel, since {problem}")


class CompileFailed(Exception):
    pass


def client_builder() -> Any:
    """web/build.py as a module; None where there is no web/ or the client is not wanted."""
    path = ROOT / "web" / "build.py"
    if os.environ.get("ENTREPOT_SKIP_WEB") == "1" or not path.is_file():
        return None
    spec = importlib.util.spec_from_file_location("entrepot_web_build", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compile_group(modules: list[str]) -> dict[str, str]:
    """Compile into one group; return for each extension module its file and its place in the wheel."""
    import setuptools
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        def build_extensions(self) -> None:
            if self.compiler.compiler_type == "unix":
                self.compiler.compile = lambda sources, **options: compile_changed(
                    self.compiler, sources, options
                )
            super().build_extensions()

    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            extensions = mypycify(
                modules, multi_file=True, group_name="entrepot", debug_level="0", target_dir=str(CACHE / "c")
            )
    except (Exception, SystemExit) as error:  # its way to say that it has said why
        why = said.getvalue().rstrip() or repr(error)
        raise CompileFailed(f"mypyc refuses the modules:\n{why}") from error
    if os.name != "nt":
        for extension in extensions:
            extension.extra_compile_args += project()["tool"]["entrepot"]["cflags"]
    build = Build(setuptools.Distribution({"name": "entrepot", "ext_modules": extensions}))
    build.build_lib, build.build_temp = str(CACHE / "lib"), str(CACHE / "o")
    build.ensure_finalized()
    try:
        build.run()
    except Exception as error:  # setuptools has a family of them for each kind of compiler
        raise CompileFailed(f"the C compiler refuses what mypyc wrote: {error}") from error
    return {
        str(ROOT / path): Path(path).relative_to(CACHE / "lib").as_posix() for path in build.get_outputs()
    }


def compile_changed(compiler: Any, sources: list[str], options: dict[str, Any]) -> list[str]:
    """Like compiler.compile, but on all cores, and only where the C text, a header or a flag has changed."""
    _, objects, last, include, todo = compiler._setup_compile(
        options.get("output_dir"),
        options.get("macros"),
        options.get("include_dirs"),
        sources,
        options.get("depends"),
        options.get("extra_postargs"),
    )
    first = compiler._get_cc_args(include, options.get("debug"), options.get("extra_preargs"))
    common = hashlib.sha256(repr((compiler.compiler_so, first, last, sys.version)).encode())
    for header in sorted((CACHE / "c").rglob("*.h")):
        common.update(header.read_bytes())

    def compile_one(target: str) -> None:
        source, suffix = todo[target]
        key = hashlib.sha256(common.digest() + Path(source).read_bytes()).hexdigest()
        stamp = Path(target + ".key")
        if not (Path(target).exists() and stamp.exists() and stamp.read_text() == key):
            stamp.unlink(missing_ok=True)
            compiler._compile(target, source, suffix, first, last, include)
            stamp.write_text(key)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_one, objects))
    return list(objects)
