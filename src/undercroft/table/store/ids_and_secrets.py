"""Ids, secrets and codes: made from the system's randomness, kept only as hashes."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Without l, o, 0 and 1, which people confuse when they read a link aloud."""

ID_LENGTH = 12
CODE_LENGTH = 16


def new_id() -> str:
    """An id for a table or record: short, and not to be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Whether a text could be an id; no other is looked for in the storage.

    >>> is_id("k3v9abcd2345"), is_id("../k3v9"), is_id("")
    (True, False, False)
    """
    return text.isascii() and text.isalnum()


def new_secret() -> str:
    """What holds a seat: 32 random bytes as text."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """A code for a link, good for one use."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def new_seed() -> bytes:
    """The secret seed of a table's dice."""
    return secrets.token_bytes(32)


def hashed(secret: str) -> str:
    """What is stored of a secret. It is long and random, so a plain hash cannot be turned round.

    >>> len(hashed("x"))
    64
    """
    return hashlib.sha256(secret.encode()).hexdigest()
