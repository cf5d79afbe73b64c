"""The list of words that a server does not want at its public tables."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from undercroft.kernel.errors import UnreadableError

MASK = "•••"


class WordList:
    """Finds listed words in names and chat, however they are capitalised or accented.

    A file has a word on each line: `word` is the whole word, `word*` also its beginning; `#` begins a remark.
    """

    def __init__(self, lines: list[str]) -> None:
        words = [plain(line.partition("#")[0].strip()) for line in lines]
        forms = [
            re.escape(word.rstrip("*")) + (r"\w*" if word.endswith("*") else "") for word in words if word
        ]
        self.pattern = re.compile(rf"(?<!\w)(?:{'|'.join(forms)})(?!\w)") if forms else None

    def has(self, text: str) -> bool:
        """Whether a text has one of the words.

        >>> WordList(["rat*", "fiend"]).has("a RÁTTY thing"), WordList(["rat"]).has("pirate")
        (True, False)
        """
        return self.pattern is not None and self.pattern.search(plain(text)) is not None

    def masked(self, text: str) -> str:
        """A text without the words.

        >>> WordList(["rat*"]).masked("The Ratcatcher, a rat!")
        'The •••, a •••!'
        """
        if self.pattern is None:
            return text
        letters = [(plain(letter), letter) for letter in text]
        folded = "".join(fold for fold, _ in letters)
        starts = [0]
        for fold, _ in letters:
            starts.append(starts[-1] + len(fold))
        found, after = "", 0
        for match in self.pattern.finditer(folded):
            first = next(i for i in range(len(letters)) if starts[i + 1] > match.start())
            last = next(i for i in range(len(letters)) if starts[i + 1] >= match.end())
            found += text[after:first] + MASK
            after = last + 1
        return found + text[after:]


def plain(text: str) -> str:
    """A text in small letters without accents.

    >>> plain("RÁT")
    'rat'
    """
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def read_word_list(file: str) -> WordList:
    """The list in a file; no file, no words."""
    if not file:
        return WordList([])
    try:
        return WordList(Path(file).read_text(encoding="utf-8").splitlines())
    except (OSError, UnicodeError) as error:
        raise UnreadableError(
            "The list of words {file} cannot be read: {reason}.",
            file=file,
            reason=str(getattr(error, "strerror", None) or error),
        ) from None
