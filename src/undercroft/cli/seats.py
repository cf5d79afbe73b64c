"""Who sits where: people at the screen and agents, from `--seats me,greedy,...`."""

from __future__ import annotations

from undercroft.agents.base import Seated
from undercroft.agents.registry import TEXTS, agent
from undercroft.cli.voice import Voice
from undercroft.kernel.errors import IllegalError
from undercroft.kernel.game import Game

PERSON = "me"


def read_seats(text: str | None, voice: Voice) -> list[str] | None:
    """The seats of a command line in order; nothing if it does not say."""
    if text is None:
        return None
    found = [part.strip() for part in text.split(",")]
    if not all(found):
        raise IllegalError(voice("error-seats", text=text))
    return [PERSON if part in (PERSON, voice("seat-me")) else part for part in found]


def usual_seats(count: int, partner: str = "greedy") -> list[str]:
    """One person, and agents on the other seats."""
    return [PERSON, *[partner] * (count - 1)]


def check_count(seats: list[str], wanted: int, voice: Voice) -> None:
    """Refuse a list of seats that does not fit the table of a game already begun."""
    if len(seats) != wanted:
        raise IllegalError(voice("error-seat-count", given=len(seats), wanted=wanted))


def sit_down(seats: list[str], seed: int) -> list[Seated | None]:
    """An agent for each seat, nothing for a person; each agent thinks with chance of its own."""
    return [
        None if spec == PERSON else Seated(agent(spec), (seed + 1) * 1_000_003 + seat)
        for seat, spec in enumerate(seats)
    ]


def remarks(agents: list[Seated | None], game: Game, voice: Voice) -> list[str]:
    """What agents have to say before the game, each thing once."""
    said: dict[str, None] = {}
    for seated in agents:
        remark = None if seated is None else seated.agent.remark(game)
        if remark is not None:
            said[voice.of(TEXTS, remark)] = None
    return list(said)
