# interpreted: plain exceptions, raised seldom
"""The three ways in which something given to the table can be wrong."""

from __future__ import annotations


class UndercroftError(ValueError):
    """Anything that was asked of Undercroft and cannot be; its text is a sentence for a person."""


class UnreadableError(UndercroftError):
    """A text, file or word that cannot be understood at all."""


class IllegalError(UndercroftError):
    """A request that is understood, and against the rules or out of turn."""


class CorruptError(UndercroftError):
    """A position, record or rule that contradicts itself; nothing that a player did."""


class ChanceNeeded(CorruptError):
    """A result is asked of a state that has neither a script nor a source for it; says what may come."""

    def __init__(self, kind: int, results: list[int]) -> None:
        super().__init__(
            "A chance result is needed, and nothing gives one: the script is used up and there is no seed."
        )
        self.kind = kind
        self.results = results
