"""The verbs of Skulk's moves, and the reasons why one is refused."""

from __future__ import annotations

from typing import Final

GO: Final = 1  # place
WATCH: Final = 2  # thief
BRING: Final = 3  # 0 for nothing, else 1 + kind of trick
SNATCH: Final = 4  # thief
PEER: Final = 5
HUSH: Final = 6
DECOY: Final = 7  # thief
TAKE: Final = 8  # slot
LAY: Final = 9  # treasure
TURN: Final = 10  # slot
GIVE: Final = 11  # slot

LEGAL: Final = 0
NOT_NOW: Final = 1
NO_THIEF: Final = 2
YOURSELF: Final = 3
NO_TRICK: Final = 4
NO_TREASURE: Final = 5
LAYERS_EMPTY: Final = 6
NO_SNATCH: Final = 7
NOT_AIMED: Final = 8
NO_SLOT: Final = 9
FACE_UP: Final = 10
NOT_ON_TOP: Final = 11
