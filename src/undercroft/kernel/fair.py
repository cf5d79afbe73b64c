# interpreted: cryptography of the standard library, once per chance result
"""Dice that anybody can check: the table commits to a secret seed and shows it when the game is over."""

from __future__ import annotations

import hashlib
import hmac

from undercroft.kernel.chance import Source


class Committed(Source):
    """Chance from HMAC-SHA256 of a secret seed and the number of the result.

    The number only ever grows: a takeback does not rewind it, so nobody can roll the same die again.

    >>> a, b = Committed(bytes(32)), Committed(bytes(32))
    >>> [a.below(6) for _ in range(4)] == [b.below(6) for _ in range(4)]
    True
    """

    def __init__(self, seed: bytes, count: int = 0) -> None:
        self.secret = seed
        self.count = count

    def below(self, n: int) -> int:
        """The next number from 0 to n - 1, without modulo bias."""
        limit = (1 << 256) // n * n
        attempt = 0
        while True:
            text = f"{self.count}.{attempt}".encode()
            value = int.from_bytes(hmac.digest(self.secret, text, "sha256"), "big")
            attempt += 1
            if value < limit:
                self.count += 1
                return value % n


def commitment(seed: bytes) -> str:
    """What a table shows before the first roll: the seed's SHA-256."""
    return hashlib.sha256(seed).hexdigest()
