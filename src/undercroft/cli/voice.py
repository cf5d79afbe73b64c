"""The command line's own sentences in the reader's language."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from undercroft.kernel.errors import UnreadableError
from undercroft.kernel.texts import LANGUAGES, Message, Texts, Value

TEXTS = Texts("undercroft.cli")


class Voice:
    """Says messages of the command line, and those of games, in one language.

    >>> Voice("en")("menu-bye")
    'Until next time.'
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, id: str, **args: Value) -> str:
        """A message of the command line's own catalogue."""
        return TEXTS.say(Message(id, args), self.lang)

    def of(self, texts: Texts, message: Message) -> str:
        """A message of somebody else's catalogue."""
        return texts.say(message, self.lang)


def voice_for(lang: str | None) -> Voice:
    """The voice for a language asked for by name, or for the one that the environment says."""
    if lang is None:
        return Voice(language_of(os.environ))
    if lang not in LANGUAGES:
        raise UnreadableError(
            "There is no language {lang!r}; there are {known}.", lang=lang, known=", ".join(LANGUAGES)
        )
    return Voice(lang)


def language_of(environment: Mapping[str, str]) -> str:
    """The language of an environment: the first of the usual variables that is set, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            short = value.split(".")[0].split("_")[0].lower()
            return short if short in LANGUAGES else "en"
    return "en"


def language_last(arguments: Sequence[str]) -> list[str]:
    """A command line whose language, if it stands before the command, follows it as other options do.

    >>> language_last(["--lang", "fr", "games"]), language_last(["games", "subterra"])
    (['games', '--lang', 'fr'], ['games', 'subterra'])
    """
    length = 2 if arguments[:1] == ["--lang"] else 1 if "".join(arguments[:1]).startswith("--lang=") else 0
    return [*arguments[length:], *arguments[:length]]


def language_in(arguments: Sequence[str]) -> str | None:
    """The language that a command line asks for, found before the rest is read: help speaks it too."""
    for before, argument in zip(["", *arguments], arguments, strict=False):
        if before == "--lang" and argument in LANGUAGES:
            return argument
        if argument.startswith("--lang=") and argument[7:] in LANGUAGES:
            return argument[7:]
    return None
