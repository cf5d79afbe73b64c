# interpreted: looks ahead for people, when they ask
"""What everybody on the board could reach with one move, and whom he sees."""

from __future__ import annotations

from typing import cast

from undercroft.games.dungeontwister.face.labels import figure
from undercroft.games.dungeontwister.rules.acting import able_refusal
from undercroft.games.dungeontwister.rules.moving import Moving, can_go_on
from undercroft.games.dungeontwister.rules.sight import sees
from undercroft.games.dungeontwister.rules.state import Labyrinth
from undercroft.games.dungeontwister.rules.tokens import owner_of
from undercroft.games.dungeontwister.rules.verbs import LEGAL
from undercroft.kernel.game import Game
from undercroft.kernel.paths import find_paths
from undercroft.kernel.question import Prospect


def prospects(game: Game, t: Labyrinth) -> tuple[Prospect, ...]:
    """For each character who could act in his player's turn his reach, and the enemies in his sight."""
    able = [
        token for seat in range(2) for token in t.characters(seat) if able_refusal(t, seat, token) == LEGAL
    ]
    return tuple(Prospect(figure(t, token), reach(game, t, token), in_sight(t, token)) for token in able)


def reach(game: Game, t: Labyrinth, token: int) -> tuple[str, ...]:
    """The squares that a character could come to with one move, were it his player's turn."""
    seat = owner_of(token)
    then = cast(Labyrinth, t.copy())
    steps = t.box.move[t.kind[token]]
    if not can_go_on(then, token, steps, 0):
        return ()
    then.active = seat
    then.call(Moving(0, 0, token, steps))
    then.ask(seat)
    return tuple(path.touch for path in find_paths(game, then, seat))


def in_sight(t: Labyrinth, token: int) -> tuple[str, ...]:
    """The enemies that a character sees and could aim at."""
    others = t.characters(1 - owner_of(token))
    return tuple(figure(t, other) for other in others if sees(t, token, other))
