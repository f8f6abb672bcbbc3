"""The words of the terminal: the same in both languages, and all of them used."""

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import entrepot.terminal

FOLDER = Path(str(entrepot.terminal.__file__)).parent


def _messages(lang: str) -> dict[str, set[str]]:
    """The keys of a catalogue, each with its arguments."""
    text = (FOLDER / "words" / f"{lang}.ftl").read_text("utf-8")
    entries = FluentParser().parse(text).body
    found = {}
    for entry in entries:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            assert entry.span is not None
            found[entry.id.name] = set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
    return found


def test_both_languages_have_the_same_keys_with_the_same_arguments():
    english, chinese = _messages("en"), _messages("zh")
    assert english.keys() == chinese.keys()
    for key, arguments in english.items():
        assert chinese[key] <= arguments, key


def test_every_word_is_used():
    code = "".join(file.read_text("utf-8") for file in FOLDER.rglob("*.py"))
    code += (FOLDER.parent / "cli.py").read_text("utf-8") + (FOLDER.parent / "verify.py").read_text("utf-8")
    composed = ("verb-", "help-", "source-", "change-", "bot-", "lh-short-", "ph-", "title-")
    unused = [
        key
        for key in _messages("en")
        if not re.search(f"[\"']{key}[\"']", code) and not key.startswith(composed)
    ]
    assert not unused, unused
