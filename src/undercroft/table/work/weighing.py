"""Weighs a document before anything reads it: what costs far more than its size is refused with a sentence.

Each look is one pass over the text in the library's own code, whatever stands there. It is no reading: a
document that is light here is still read by a worker, within limits.
"""

from __future__ import annotations

import re

from undercroft.table.refusals import refuse

DEEPEST = 32
"""Brackets inside each other, and names with dots between; no file of the house comes near."""

LONGEST_NUMBER = 100
"""Digits in a row: a seed has 64."""

MOST_NAMES = 10_000
"""Names with values; all data of a game are some thousand."""

MOST_PARTS = 60_000
"""Commas between values."""

DIGITS = re.compile(f"[0-9_]{{{LONGEST_NUMBER + 1}}}")

JSON_TEXTS = re.compile(r'"(?:[^"\\]|\\.)*+"?', re.DOTALL)
"""Texts in JSON; one that is never closed goes on to the end."""

TOML_TEXTS = re.compile(
    r'''"""(?:[^"\\]|\\.|"(?!""))*+(?:"{3,5}|(?P<open>\\?\Z))'''
    r"""|'''(?:[^']|'(?!''))*+(?:'{3,5}|(?P<other>\Z))"""
    r"""|"(?:[^"\\\n]|\\.)*+"?|'[^'\n]*+'?|\#[^\n]*+""",
    re.DOTALL,
)
"""Texts and remarks in TOML; each is passed over once, closed or not."""

ONLY_BRACKETS = re.compile(r"[^\[\]{}]+")
ONLY_DOTS = re.compile(r"[^.,=\n\[\]{}]+")
MANY_DOTS = re.compile(rf"\.{{{DEEPEST}}}")


def weigh(text: str) -> None:
    """Refuse a document that would cost more than it weighs.

    >>> weigh('kind = "data"')
    >>> weigh("x = " + "[" * 1000)
    Traceback (most recent call last):
    ...
    undercroft.table.refusals.Refusal: ('unreadable', 'refuse-deep')
    """
    is_toml = not text.lstrip().startswith(("{", "undercroft record"))
    bare = without_texts(text) if is_toml else JSON_TEXTS.sub("", text)
    if DIGITS.search(bare):
        raise refuse("unreadable", "refuse-digits", most=LONGEST_NUMBER)
    if bare.count("=" if is_toml else ":") > MOST_NAMES or bare.count(",") > MOST_PARTS:
        raise refuse("unreadable", "refuse-names", most=MOST_NAMES)
    if depth_is_above(ONLY_BRACKETS.sub("", bare), DEEPEST):
        raise refuse("unreadable", "refuse-deep", most=DEEPEST)
    if is_toml and MANY_DOTS.search(ONLY_DOTS.sub("", bare)):
        raise refuse("unreadable", "refuse-deep", most=DEEPEST)


def without_texts(text: str) -> str:
    """A TOML text without its quoted texts and remarks; one with a text that is never closed is refused."""

    def gone(match: re.Match[str]) -> str:
        if match["open"] is not None or match["other"] is not None:
            line = text.count("\n", 0, match.start()) + 1
            raise refuse("unreadable", "refuse-unclosed", line=line)
        return ""

    return TOML_TEXTS.sub(gone, text)


def depth_is_above(brackets: str, most: int) -> bool:
    """Whether brackets stand deeper inside each other than so many: each round takes the innermost away.

    >>> depth_is_above("[{}[]][]", 2), depth_is_above("[[[]]]", 2), depth_is_above("[[[", 2)
    (False, True, True)
    """
    for _ in range(most):
        if not brackets:
            return False
        brackets = brackets.replace("[]", "").replace("{}", "")
    return brackets.count("[") + brackets.count("{") > 0
