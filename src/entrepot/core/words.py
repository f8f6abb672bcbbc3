"""Words: messages become sentences in Chinese and English.

Catalogues are Fluent files, one a language, in a folder ``words`` beside the code that speaks.
"""

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from entrepot.core.message import Message

LANGUAGES = ("en", "zh")

CORE_FOLDER = Path(__file__).parent / "words"
"""The catalogues that every title shares."""


class Words:
    """The catalogues of one part of the product, on top of the common ones."""

    def __init__(self, *folders: Path) -> None:
        """``folders`` hold ``en.ftl`` and ``zh.ftl`` (or several files ``*.en.ftl``); later ones win."""
        self._folders = folders
        self._bundles: dict[str, FluentBundle] = {}

    def bundle(self, lang: str) -> FluentBundle:
        """The catalogue of a language, read on first use. Raises ``KeyError`` for a language not spoken."""
        if lang not in LANGUAGES:
            raise KeyError(f"no catalogue for the language {lang!r}; there are {', '.join(LANGUAGES)}")
        bundle = self._bundles.get(lang)
        if bundle is None:
            bundle = FluentBundle([lang], use_isolating=False)
            for folder in self._folders:
                for file in sorted(folder.glob(f"*{lang}.ftl")):
                    bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
            self._bundles[lang] = bundle
        return bundle

    def say(self, message: Message, lang: str) -> str:
        """The sentence; raises ``LookupError`` if the catalogue lacks it or an argument of it."""
        bundle = self.bundle(lang)
        entry = bundle.get_message(message.key) if bundle.has_message(message.key) else None
        if entry is None or entry.value is None:
            raise LookupError(f"no words for {message.key!r} in {lang}")
        args = {k: self.say(v, lang) if isinstance(v, Message) else v for k, v in message.args.items()}
        text, errors = bundle.format_pattern(entry.value, args)
        if errors:
            raise LookupError(f"cannot say {message.key!r} in {lang}: {errors[0]}")
        return str(text)


CORE_WORDS = Words(CORE_FOLDER)
"""The words that every title shares: errors, seats, amounts."""
