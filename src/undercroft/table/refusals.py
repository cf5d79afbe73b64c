"""How the table says no: a fixed code for programs and a sentence for people."""

from __future__ import annotations

from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.texts import Message, Texts, Value, message

TEXTS = Texts("undercroft.table")

STATUS = {
    "unreadable": 400,
    "not-yours": 403,
    "bad-code": 403,
    "foreign": 403,
    "stranger": 403,
    "unknown": 404,
    "illegal": 409,
    "guided": 409,
    "not-possible": 409,
    "stale": 409,
    "not-asked": 409,
    "closed": 410,
    "too-large": 413,
    "too-fast": 429,
    "broken": 500,
    "resting": 503,
}
"""The HTTP status that goes with each code."""


class Refusal(Exception):
    """Something asked of the table that it does not do; nothing has changed."""

    def __init__(self, code: str, message: Message, rule: str = "", texts: Texts = TEXTS) -> None:
        super().__init__(code, message.id)
        self.code = code
        self.message = message
        self.rule = rule
        self.texts = texts

    def sentence(self, lang: str) -> str:
        """The refusal in words."""
        return self.texts.say(self.message, lang)

    def problems(self, lang: str) -> list[str]:
        """What is wrong, one sentence for each fault."""
        return [self.sentence(lang)]


class Fault(Refusal):
    """What the engine refuses, in the sentences that it brings."""

    def __init__(self, code: str, error: UndercroftError) -> None:
        super().__init__(code, message("words", words=str(error)))
        self.error = error

    def sentence(self, lang: str) -> str:
        """The error's own sentence."""
        return self.error.said(lang)

    def problems(self, lang: str) -> list[str]:
        """Every fault that the error tells of."""
        return self.error.each(lang)


def refuse(code: str, id: str, /, **args: Value) -> Refusal:
    """A refusal in a sentence of the table's own catalogue."""
    return Refusal(code, message(id, **args))


def unreadable(detail: str) -> Refusal:
    """The refusal for something that is not what this table understands."""
    return refuse("unreadable", "refuse-unreadable", detail=detail[:300])


def refused_by(error: UndercroftError, code: str = "not-possible") -> Refusal:
    """The refusal for an error of the engine, which brings its own sentence."""
    return Fault(code, error)


def say(message: Message, lang: str) -> str:
    """A message of the table's own catalogue in words."""
    return TEXTS.say(message, lang)
