"""The test suite on every Python that Entrepot supports: `.venv/bin/nox`, or `.venv/bin/nox -s tests-3.12`.

A Python that is missing here is skipped with a word.
"""

from __future__ import annotations

import os
import sys

import nox

sys.path.insert(0, os.path.dirname(__file__))
import dev

os.environ["PATH"] = f"{dev.uv().parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
os.environ["UV_PYTHON_DOWNLOADS"] = "never"
nox.options.default_venv_backend = "uv"
nox.options.error_on_missing_interpreters = False


@nox.session(python=["3.11", "3.12", "3.13"])
def tests(session: nox.Session) -> None:
    """Compiled (where a C compiler works), then interpreted."""
    session.install("--require-hashes", "-r", "requirements-dev.lock")
    bare = {"ENTREPOT_SKIP_WEB": "1"}  # the browser's tests are dev.py's
    session.install("--no-deps", "--no-build-isolation", "--reinstall-package", "entrepot", ".", env=bare)
    pure = session.run("python", "-c", "import hatch_build; print(hatch_build.why_pure())", silent=True)
    mode = "interpreted" if str(pure).strip() else "compiled"
    session.run("pytest", *(session.posargs or dev.PARALLEL), env={"ENTREPOT_MODE": mode})
    both = {"ENTREPOT_MODE": "interpreted", "PYTHONPATH": "src"}
    session.run("pytest", *dev.INTERPRETED, *(session.posargs or dev.PARALLEL), env=both)
