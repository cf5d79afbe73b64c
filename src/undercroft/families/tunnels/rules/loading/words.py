# interpreted: reads the data once for each set-up
"""Words of the data as the numbers that stand for them; a word that is none is refused in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from undercroft.families.tunnels.rules.components.warriors import QUIRKS, TALENT_WORDS, TALENTS
from undercroft.kernel.errors import Phrase, UnreadableError


class Named(Protocol):
    """A component with a word of its own."""

    id: str


def one_of(word: object, known: Sequence[str], what: Phrase) -> int:
    """The place of a word in a list; another word is refused with the list."""
    if word not in known:
        raise UnreadableError(
            "{what} is {word!r}, but must be one of {known}.",
            what=what,
            word=word,
            known=", ".join(k for k in known if k),
        )
    return list(known).index(str(word))


def talent_mask(words: list[str]) -> int:
    """Talents as bits."""
    return sum(1 << TALENTS.index(TALENT_WORDS.get(word, word)) for word in words)


def quirk_mask(words: list[str]) -> int:
    """Quirks as bits."""
    return sum(1 << QUIRKS.index(word) for word in words)


def ids(components: Sequence[Named]) -> list[str]:
    """The words of components, in their order."""
    return [one.id for one in components]
