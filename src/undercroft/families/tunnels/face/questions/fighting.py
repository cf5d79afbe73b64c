# interpreted: questions as people meet them
"""Chapters 6 and 8: who takes hits over, which line is lost, and who makes room for the risen."""

from __future__ import annotations

from undercroft.families.tunnels.face.names import line_args, warrior_name
from undercroft.families.tunnels.face.questions.base import TunnelsQuestion
from undercroft.families.tunnels.face.touches import on_figure, on_line
from undercroft.families.tunnels.rules.causes import BY_SCENARIO
from undercroft.families.tunnels.rules.fighting.combat import Attack
from undercroft.families.tunnels.rules.fighting.hits import Rise, Suffer
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.kernel.moves import Move, Seat, first, second
from undercroft.kernel.question import Touched
from undercroft.kernel.texts import Message, Value, message


class AttackQuestion(TunnelsQuestion[Attack]):
    """How many hits a bodyguard takes over (8.4)."""

    frame = Attack

    def prompt(self, s: Tunnels, frame: Attack, seat: Seat) -> Message:
        """The guard and the one he guards."""
        guard, target = warrior_name(s, frame.guard), warrior_name(s, frame.target)
        return message("ask-bodyguard", hits=frame.hits, who=guard, target=target)

    def answer(self, t: Tunnels, frame: Attack, move: Move) -> Message:
        """So many hits."""
        return message("move-guard", who=warrior_name(t, first(move)), hits=second(move))

    def lit(self, t: Tunnels, frame: Attack, move: Move) -> Touched:
        """The guard."""
        return on_figure(t, first(move))

    def link(self, s: Tunnels, frame: Attack, seat: Seat) -> Message:
        """Who attacks whom."""
        attacker, target = warrior_name(s, frame.attacker), warrior_name(s, frame.target)
        return message("chain-attack", who=attacker, target=target)

    def window_prompt(self, t: Tunnels, frame: Attack) -> Message:
        """The moment before the dice (21.13)."""
        attacker, target = warrior_name(t, frame.attacker), warrior_name(t, frame.target)
        return message("ask-attack-card", who=attacker, target=target)

    def args(self, t: Tunnels, frame: Attack, move: Move) -> dict[str, Value]:
        """How many hits he can take."""
        return {"count": min(frame.hits, frame.life_left(t, frame.guard))}


class SufferQuestion(TunnelsQuestion[Suffer]):
    """Which line is cancelled (6.3)."""

    frame = Suffer

    def prompt(self, s: Tunnels, frame: Suffer, seat: Seat) -> Message:
        """Whose line it is, and who picks it."""
        who = warrior_name(s, frame.victim)
        if frame.cause == BY_SCENARIO and s.fresh >> frame.victim & 1:
            return message("ask-freed-lines", who=who)
        return message("ask-line" if seat == s.human_seat else "ask-line-enemy", who=who)

    def answer(self, t: Tunnels, frame: Suffer, move: Move) -> Message:
        """A line with its numbers, and whether it is the one in use."""
        line = first(move)
        used = int(t.die[frame.victim] == line)
        return message("move-line", line=line, used=used, **line_args(t, frame.victim, line))

    def lit(self, t: Tunnels, frame: Suffer, move: Move) -> Touched:
        """The line."""
        return on_line(t, frame.victim, first(move))

    def link(self, s: Tunnels, frame: Suffer, seat: Seat) -> Message:
        """How many hits are left."""
        return message("chain-hits", hits=frame.left, target=warrior_name(s, frame.victim))

    def args(self, t: Tunnels, frame: Suffer, move: Move) -> dict[str, Value]:
        """Whose line it is."""
        return {"who": warrior_name(t, frame.victim)}


class RiseQuestion(TunnelsQuestion[Rise]):
    """Which warrior goes where one too many has risen (24.7)."""

    frame = Rise

    def prompt(self, s: Tunnels, frame: Rise, seat: Seat) -> Message:
        """One must go."""
        return message("ask-return-room")

    def answer(self, t: Tunnels, frame: Rise, move: Move) -> Message:
        """A warrior."""
        who = warrior_name(t, first(move))
        return message("move-target", who=who, target=who)

    def lit(self, t: Tunnels, frame: Rise, move: Move) -> Touched:
        """The warrior."""
        return on_figure(t, first(move))
