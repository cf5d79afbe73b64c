"""Messages that no honest client sends: wrong, huge, deep, of others, too late, too many."""

from __future__ import annotations

import json
import random
import string
from typing import Any

KINDS = (
    *(
        "hello",
        "lift",
        "lower",
        "look",
        "language",
        "ping",
        "answer",
        "gesture",
        "undo",
        "takeback",
        "consent",
    ),
    *(
        "concede",
        "claim",
        "standing",
        "always",
        "more-time",
        "share",
        "leave",
        "sit",
        "skip",
        "hurry",
        "chat",
    ),
    *("point", "explain", "odds", "paths", "foresee", "hint", "no-such-thing"),
)


def value(chance: random.Random, depth: int = 0) -> Any:
    """Any value at all."""
    kind = chance.randrange(9 if depth < 3 else 7)
    if kind == 0:
        return chance.choice((None, True, False))
    if kind == 1:
        return chance.choice((0, 1, -1, 2**31, 2**63, -(2**70), 10**40, 1.5, 1e308))
    if kind == 2:
        return chance.randrange(-3, 30)
    if kind in (3, 4):
        return "".join(chance.choices(string.printable, k=chance.choice((0, 1, 8, 60))))
    if kind == 5:
        return chance.choice(
            ("\0", "\ud7ff", "é" * 40, "../..", "{words}", "pass", "seat", "en", "' OR 1=1 --")
        )
    if kind == 6:
        return "x" * chance.choice((100, 3000))
    if kind == 7:
        return [value(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {chance.choice(("seat", "words", "question", "a")): value(chance, depth + 1) for _ in range(3)}


def hostile(chance: random.Random) -> bytes:
    """One hostile message."""
    shape = chance.randrange(10)
    if shape == 0:
        return bytes(chance.randrange(32, 127) for _ in range(chance.randrange(80)))
    if shape == 1:
        return b"[" * chance.choice((10, 900, 5000))
    if shape == 2:
        return b'{"type":"chat","seat":0,"text":"' + b"y" * chance.choice((10, 9000, 17_000)) + b'"}'
    names = (
        "seat",
        "question",
        "words",
        "ref",
        "on",
        "yes",
        "branch",
        "event",
        "lang",
        "text",
        "touch",
        "secrets",
    )
    message = {name: value(chance) for name in chance.sample(names, chance.randrange(6))}
    if chance.random() < 0.5:
        message.update(seat=chance.randrange(3), question=chance.randrange(9))
    kind = {} if shape == 3 else {"type": chance.choice(KINDS)}
    return json.dumps({**kind, **message}).encode()
