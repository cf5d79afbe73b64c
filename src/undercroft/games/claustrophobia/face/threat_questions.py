# interpreted: questions as people meet them
"""Chapters 10 and 11: the dice for the Board of Destiny, its effects, and the purchases."""

from __future__ import annotations

from undercroft.families.tunnels.face.names import dice_text, kind_name, place_args, square_name
from undercroft.families.tunnels.face.questions.base import TunnelsQuestion
from undercroft.families.tunnels.face.touches import on_dice, on_tile
from undercroft.families.tunnels.rules.acting.appearing import cost
from undercroft.families.tunnels.rules.components.destiny import PARITIES
from undercroft.families.tunnels.rules.effects.picking import dice_of
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words import verbs as v
from undercroft.games.claustrophobia.rules.threat import PLACE, RESOLVE, Threat
from undercroft.kernel.moves import Move, Seat, first, second, verb
from undercroft.kernel.question import Touched
from undercroft.kernel.texts import Message, Value, message


class ThreatQuestion(TunnelsQuestion[Threat]):
    """Where the Dice of Destiny go, what takes effect first, and who appears where."""

    frame = Threat

    def prompt(self, s: Tunnels, frame: Threat, seat: Seat) -> Message:
        """The step of the phase."""
        if frame.step == PLACE:
            return message("ask-destiny", dice=dice_text(s.dice))
        return message("ask-resolve") if frame.step == RESOLVE else message("ask-threat", tp=s.tp)

    def pass_label(self, frame: Threat) -> Message:
        """No more dice, or no more warriors."""
        return message("move-placed" if frame.step == PLACE else "move-appear-done")

    def answer(self, t: Tunnels, frame: Threat, move: Move) -> Message:
        """Dice on a square, a square, or a warrior on a tile."""
        code, a, b = verb(move), first(move), second(move)
        if code == v.V_RESOLVE:
            return message("move-resolve", square=square_name(t, a))
        if code == v.V_BUY:
            return message("move-appear", who=kind_name(t, a), cost=cost(t, a, b), **place_args(t, b))
        mask = dice_of(move)
        dice = dice_text([die for i, die in enumerate(t.dice) if mask >> i & 1])
        return message("move-put", die=dice, square=square_name(t, b))

    def lit(self, t: Tunnels, frame: Threat, move: Move) -> Touched:
        """The dice and the square, or the warrior and the tile."""
        code, a, b = verb(move), first(move), second(move)
        if code == v.V_RESOLVE:
            return Touched("place", (f"square:{t.box.squares[a].id}",))
        if code == v.V_BUY:
            return Touched("place", (f"card:{t.box.kinds[a].id}", *on_tile(t, b).touches))
        return on_dice(t, dice_of(move), f"square:{t.box.squares[b].id}")

    def link(self, s: Tunnels, frame: Threat, seat: Seat) -> Message:
        """The phase."""
        return message("chain-threat")

    def args(self, t: Tunnels, frame: Threat, move: Move) -> dict[str, Value]:
        """What dice a square takes, or what a warrior costs."""
        if verb(move) == v.V_PLACE:
            return {"needs": needed(t, second(move))}
        if verb(move) == v.V_BUY:
            return {"cost": cost(t, first(move), second(move)), "tp": t.tp}
        return {}


def needed(t: Tunnels, square: int) -> Message:
    """What dice a square takes, in the numbers of the data."""
    needs = t.box.squares[square].needs
    return message(
        "square-needs",
        dice=needs.exact,
        parity=PARITIES[needs.parity],
        least=needs.least,
        total=needs.total,
        exact=int(needs.is_exact),
    )
