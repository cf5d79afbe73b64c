# interpreted: message catalogues are read and formatted by a library
"""Words for people: message ids and arguments become sentences in the reader's language.

Rules code never holds a sentence. It names a message; the catalogues (`text/en.ftl`, `text/fr.ftl` of each
folder, in Project Fluent's format) hold the words.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from undercroft.kernel.errors import Phrase

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")

Value: TypeAlias = "str | int | Message"

MOST_KEPT = 10_000
"""Sentences that a catalogue keeps at hand; then it begins anew."""

LONGEST_KEPT = 400
"""Bytes of a message, as it is written down, up to which its sentence is kept."""


class Message(msgspec.Struct, frozen=True):
    """A sentence still to be worded: its id in the catalogue and its arguments, which may be messages too."""

    id: str
    args: dict[str, Value] = {}


def message(id: str, **args: Value) -> Message:
    """Name a message with its arguments.

    >>> message("move-explore", side=message("side-north")).args["side"].id
    'side-north'
    """
    return Message(id, args) if args else bare_message(id)


@lru_cache(maxsize=4096)
def bare_message(id: str) -> Message:
    """A message without arguments, one for all who name it."""
    return Message(id)


@cache
def bundle(package: str, family: str, lang: str) -> FluentBundle:
    """The catalogue of a package and language, with its family's and the table's common words behind it."""
    from fluent.runtime import FluentBundle, FluentResource  # slow to load, and programs need no words

    found = FluentBundle([lang, "en"], use_isolating=False)
    for owner in ("undercroft", *([family] if family else []), package):
        text = files(owner).joinpath("text", f"{lang}.ftl")
        if text.is_file():
            found.add_resource(FluentResource(text.read_text(encoding="utf-8")), allow_overrides=True)
    return found


class Texts:
    """The catalogues of one package: says messages in a language, English where a word is missing."""

    def __init__(self, package: str, family: str = "") -> None:
        self.package = package
        self.family = family
        """The package whose words stand behind the package's own, if there is one."""
        self.kept: dict[tuple[str, bytes], str] = {}
        """What was said before, by language and by the message with all its arguments."""

    def has(self, id: str, lang: str = "en") -> bool:
        """Whether the catalogue has a message."""
        return bundle(self.package, self.family, lang).has_message(id)

    def say(self, message: Message, lang: str = "en") -> str:
        """The message in words; an unknown id is said as it is, so that nothing is lost."""
        try:
            key = lang, msgspec.msgpack.encode(message)
        except OverflowError:  # a number of more than 64 bits
            return self.worded(message, lang)
        said = self.kept.get(key)
        if said is None:
            said = self.worded(message, lang)
            if len(key[1]) <= LONGEST_KEPT:
                if len(self.kept) >= MOST_KEPT:
                    self.kept.clear()
                self.kept[key] = said
        return said

    def worded(self, message: Message, lang: str) -> str:
        """The message in words, from the catalogue."""
        for language in (lang, "en"):
            catalogue = bundle(self.package, self.family, language)
            if catalogue.has_message(message.id):
                pattern = catalogue.get_message(message.id).value
                if pattern is not None:
                    args = {
                        name: self.say(value, lang) if isinstance(value, Message) else value
                        for name, value in message.args.items()
                    }
                    return str(catalogue.format_pattern(pattern, args)[0])
        return message.id


class Told(Phrase):
    """A message inside an error."""

    def __init__(self, texts: Texts, message: Message) -> None:
        super().__init__(message.id)
        self.texts = texts
        self.message = message

    def said(self, lang: str) -> str:
        """The message in a language."""
        return self.texts.say(self.message, lang)
