#!/usr/bin/env python3
"""Write docs/rulings.md: for every ruling the code that cites it and the tests that hold it.

    python tools/rulings.py

A ruling is a row ``| LH-5 | when to sell | ... |`` of docs/rules. Code and tests cite it as ``LH-5``; a test
also by its name, ``test_lh_05_...``.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "rulings.md"
RULES = {"LH": "le-havre", "PH": "phoenicia"}

HEAD = """# Rulings, code, tests

Made by `tools/rulings.py`; do not edit. The rulings stand in [rules/le-havre.md](rules/le-havre.md) and
[rules/phoenicia.md](rules/phoenicia.md).
"""


@dataclass
class Ruling:
    """One row of the rules, and who cites it."""

    name: str
    subject: str
    code: set[str] = field(default_factory=set)
    """Files under src that cite it."""
    tests: dict[str, set[str]] = field(default_factory=dict)
    """Files under tests, each with its tests that name it."""


def rulings() -> dict[str, Ruling]:
    """All rulings of the rules, in their order, with their citations."""
    found = {}
    for prefix, title in RULES.items():
        text = (ROOT / "docs" / "rules" / f"{title}.md").read_text("utf-8")
        for number, subject in re.findall(rf"^\| {prefix}-(\d+) \| ([^|]+) \|", text, re.MULTILINE):
            found[f"{prefix}-{number}"] = Ruling(f"{prefix}-{number}", subject.strip())
    for file, _, cited in code_citations():
        if cited in found:
            found[cited].code.add(file)
    for file, test, cited in test_citations():
        if cited in found:
            found[cited].tests.setdefault(file, set()).add(test)
    return found


def code_citations() -> Iterator[tuple[str, str, str]]:
    """File, line and ruling of every citation in the sources and their words."""
    for path in sorted((ROOT / "src").rglob("*")):
        if path.suffix in (".py", ".ftl"):
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                for cited in cited_in(line):
                    yield path.relative_to(ROOT).as_posix(), str(number), cited


def cited_in(text: str) -> list[str]:
    """Rulings that a text names; ``LH-46 to LH-49`` names all of them."""
    found = re.findall(r"\b(?:LH|PH)-\d+", text)
    for prefix, first, last in re.findall(r"\b(LH|PH)-(\d+) to \1-(\d+)", text):
        found += [f"{prefix}-{number}" for number in range(int(first) + 1, int(last))]
    return found


def test_citations() -> Iterator[tuple[str, str, str]]:
    """File, test and ruling of every test of a title that names one, in its name or its docstring."""
    for title in RULES.values():
        folder = ROOT / "tests" / title.replace("-", "_")
        for path in sorted(folder.rglob("test_*.py")):
            if path.stem == "test_docs":  # tests of the documents cite them all
                continue
            for node in ast.parse(path.read_text("utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    named = re.findall(r"(?<=_)(lh|ph)_(\d+)(?=_|$)", node.name)
                    cited = {f"{prefix.upper()}-{int(number)}" for prefix, number in named}
                    cited |= set(re.findall(r"\b(?:LH|PH)-\d+", ast.get_docstring(node) or ""))
                    for ruling in sorted(cited):
                        yield path.relative_to(ROOT).as_posix(), node.name, ruling


def page() -> str:
    """The whole page."""
    lines = [HEAD]
    for prefix, title in RULES.items():
        lines += [f"## {title}", "", "| ruling | about | code | tests |", "|---|---|---|---|"]
        for ruling in rulings().values():
            if ruling.name.startswith(prefix):
                code, tests = links(ruling.code), links(set(ruling.tests))
                lines.append(f"| {ruling.name} | {ruling.subject} | {code} | {tests} |")
        lines.append("")
    return "\n".join(lines)


def links(files: set[str]) -> str:
    """Links from the page to files, by their short names."""
    return ", ".join(f"[{Path(file).stem}](../{file})" for file in sorted(files)) or "-"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
