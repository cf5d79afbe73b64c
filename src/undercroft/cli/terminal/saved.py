"""Games that outlive their terminal: kept on disk after each answer, offered again if they were killed."""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path
from typing import IO

import msgspec
from platformdirs import user_state_path

from undercroft.kernel.documents.record import replay, write_record
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # on Windows nothing is locked: games still being played are offered too
    HAS_LOCKS = False
else:
    HAS_LOCKS = True


class Kept(msgspec.Struct, frozen=True):
    """A game as it is kept between answers; with `rng` it goes on with its own chance: nobody rolls twice."""

    game: str
    seats: list[str]
    rng: int
    turns: int
    record: str
    version: int = 1


def state_folder() -> Path:
    """Where games and the history of typed lines are kept."""
    return user_state_path("undercroft", appauthor=False)


def history_file() -> Path | None:
    """The file of typed lines; nothing where none can be made."""
    try:
        state_folder().mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return state_folder() / "history"


class Keeper:
    """Keeps one game on disk while it is played. Where nothing can be written, `trouble` says why."""

    def __init__(self, game_spec: str, seats: list[str], file: Path | None = None) -> None:
        self.game_spec = game_spec
        self.seats = seats
        self.file = file or state_folder() / "games" / f"{time.time_ns()}-{os.getpid()}.json"
        self.lock: IO[str] | None = None
        self.trouble = ""

    def keep(self, match: Match) -> None:
        """Write the game down: whoever is killed meanwhile finds this or what was before, never half."""
        if self.trouble:
            return
        kept = Kept(self.game_spec, self.seats, match.state.rng, match.state.turns, write_record(match))
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.hold()
            draft = self.file.with_suffix(".new")
            with draft.open("wb") as stream:
                stream.write(msgspec.json.encode(kept))
                stream.flush()
                os.fsync(stream.fileno())
            draft.replace(self.file)
        except OSError as error:
            self.trouble = str(error.strerror or error)

    def hold(self) -> None:
        """Mark the game as being played here; the mark goes with the process, however it ends."""
        if self.lock is None:
            self.lock = lock_of(self.file).open("w")
            if HAS_LOCKS:
                flock(self.lock, LOCK_EX | LOCK_NB)

    def leave(self) -> None:
        """Stop playing, and let the game be offered again."""
        if self.lock is not None:
            self.lock.close()
            self.lock = None
            lock_of(self.file).unlink(missing_ok=True)

    def drop(self) -> None:
        """The game is over: nothing is left to go on with."""
        with contextlib.suppress(OSError):
            self.file.unlink(missing_ok=True)
            self.leave()


def lock_of(file: Path) -> Path:
    """The file beside a kept game that shows whether somebody plays it."""
    return file.with_suffix(".lock")


def is_held(file: Path) -> bool:
    """Whether a kept game is being played at this moment."""
    if not HAS_LOCKS or not lock_of(file).exists():
        return False
    with lock_of(file).open("w") as stream:
        try:
            flock(stream, LOCK_EX | LOCK_NB)
        except OSError:
            return True
    return False


def kept_games() -> list[tuple[Path, Kept]]:
    """The games that can be gone on with, the latest first; files that cannot be read are left alone."""
    folder = state_folder() / "games"
    found: list[tuple[float, Path, Kept]] = []
    for file in folder.glob("*.json") if folder.is_dir() else ():
        with contextlib.suppress(OSError, msgspec.MsgspecError):
            if not is_held(file):
                found.append((file.stat().st_mtime, file, msgspec.json.decode(file.read_bytes(), type=Kept)))
    return [(file, kept) for _, file, kept in sorted(found, key=lambda entry: -entry[0])]


def resumed(kept: Kept, game: Game) -> Match:
    """The match of a kept game, with its own chance from here on."""
    match = replay(kept.record, game)
    match.state.rng = kept.rng
    return match
