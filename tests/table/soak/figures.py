"""What a soak has seen, kept in a file so that the figures of all runs add up, and their page."""

from __future__ import annotations

from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[3]
KEPT = ROOT / "benchmarks" / "soak.json"
PAGE = ROOT / "docs" / "reliability.md"

GOALS = {"kills": 1_000, "reconnects": 10_000, "hostile": 1_000_000}
"""What all runs together are to reach."""


class Figures(msgspec.Struct):
    """Counts of one run, or of all together."""

    runs: int = 0
    seconds: float = 0.0
    games: int = 0
    """Games played to their end, each compared with its record."""
    answers: int = 0
    """Answers that were acknowledged."""
    lost: int = 0
    """Answers that were acknowledged and are not in the record."""
    bad_records: int = 0
    """Records whose dice are not the seed's, or that cannot be replayed."""
    kills: int = 0
    """Servers ended with SIGKILL in the middle of games."""
    reconnects: int = 0
    """Sockets cut by force, whose people came again and compared what they saw."""
    unequal: int = 0
    """Reconnects after which the table looked otherwise than to somebody who came for the first time."""
    hostile: int = 0
    """Messages that no honest client sends."""
    hidden_compared: int = 0
    """Times that the sight of one seat was searched for what another held at the same moment."""
    bytes_searched: int = 0
    """Bytes in which seeds and other people's secrets were looked for."""
    leaked: int = 0
    """Times that a seed, a secret or a hidden card was found where it may not be."""
    errors: int = 0
    """Faults that servers logged."""
    memory_grown: float = 0.0
    """The most megabytes by which a server grew in the second half of a flood."""
    flooded: int = 0
    """Floods over which memory was measured."""

    def add(self, other: Figures) -> Figures:
        """Both together."""
        found = Figures()
        for name in self.__struct_fields__:
            both = getattr(self, name), getattr(other, name)
            setattr(found, name, max(both) if name == "memory_grown" else sum(both))
        return found

    def is_good(self) -> bool:
        """Whether nothing went wrong."""
        return not (self.lost or self.bad_records or self.unequal or self.leaked or self.errors)


def kept(file: Path = KEPT) -> Figures:
    """The figures of all runs so far."""
    return msgspec.json.decode(file.read_bytes(), type=Figures) if file.exists() else Figures()


def keep(run: Figures, file: Path = KEPT) -> Figures:
    """Add the figures of a run to those of the others."""
    found = kept(file).add(run)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    return found


def page(total: Figures) -> str:
    """The page of docs/, from the figures."""
    goals = [
        ("servers killed in the middle of games", total.kills, GOALS["kills"]),
        ("sockets cut by force and opened again", total.reconnects, GOALS["reconnects"]),
        ("hostile messages", total.hostile, GOALS["hostile"]),
    ]
    rows = [f"| {what} | {count:,} | {goal:,} |" for what, count, goal in goals]
    found = [
        ("answers acknowledged", f"{total.answers:,}", f"{total.lost} lost"),
        ("games compared with their records", f"{total.games:,}", f"{total.bad_records} that do not replay"),
        ("reconnects compared", f"{total.reconnects:,}", f"{total.unequal} that saw another table"),
        (
            "sights searched for what others held",
            f"{total.hidden_compared:,}",
            f"{total.leaked} leaks, of these and of seeds and secrets",
        ),
        ("megabytes searched for seeds and secrets", f"{total.bytes_searched / 1e6:,.0f}", ""),
        ("faults in the logs of servers", "", f"{total.errors}"),
        (
            "floods over which memory was measured",
            f"{total.flooded:,}",
            f"{total.memory_grown:.1f} MB grown at most in the second half of one",
        ),
    ]
    lines = [f"| {what} | {count} | {wrong} |" for what, count, wrong in found]
    return "\n".join(
        [*HEAD.format(runs=total.runs, hours=total.seconds / 3600).splitlines(), *rows, "", *SEEN, *lines, ""]
    )


HEAD = """\
# Reliability

What the server promises is tried by a soak: people play all games by chance at one server that stores every
answer on disk, while it is killed, their sockets are cut and strangers flood it.
`.venv/bin/python -m tests.table.soak --minutes 30` (`make compiled` makes `.venv`) runs it for a while and
adds its figures to `benchmarks/soak.json`; this page is written from them (`--report`). `make soak` runs it
too, and `make test` a few seconds of it.

Two runs came before these figures and are not in them, because the comparison was changed after each.
The first said that 2 people had lost an answer: an answer that waits for the end of a window when the
game is conceded is in no record, and the last answer of a conceded game is not looked for since. The
second said that 8 of 596 reconnects saw another table: two looks one after the other can differ while
others play, and only what differs twenty times in a row counts since. Neither explanation was proved
case by case.

In {runs} run(s), {hours:.2f} hours together:

| | so far | goal |
|---|---|---|"""

SEEN = ["| what was looked at | how much | what was wrong |", "|---|---|---|"]
