# interpreted: questions as people meet them
"""Chapters 10 to 12: dice that wait, powers, entries, and what comes of some powers and scenarios."""

from __future__ import annotations

from undercroft.families.tunnels.face.names import (
    dice_text,
    kind_name,
    object_name,
    place_args,
    square_name,
    tile_kind_name,
    warrior_name,
)
from undercroft.families.tunnels.face.questions.acting import ActionPhaseQuestion, ActivationQuestion
from undercroft.families.tunnels.face.questions.base import TunnelsQuestion
from undercroft.families.tunnels.face.questions.exploring import AmbushQuestion
from undercroft.families.tunnels.face.touches import on_card, on_dice, on_figure, on_tile
from undercroft.families.tunnels.rules.acting.activation import Activation
from undercroft.families.tunnels.rules.acting.appearing import cost
from undercroft.families.tunnels.rules.acting.phase import ActionPhase
from undercroft.families.tunnels.rules.effects.picking import dice_of
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words import verbs as v
from undercroft.games.claustrophobia1643.rules.acting import HumanPhase, InfernalPhase, Turn
from undercroft.games.claustrophobia1643.rules.deeds import Fallen, HoundDie, Muster, Snatch, TakeFree
from undercroft.games.claustrophobia1643.rules.destiny import (
    COLLECT,
    PLACE,
    TRIGGER,
    InfernalPreparation,
)
from undercroft.games.claustrophobia1643.rules.threat import Threat
from undercroft.kernel.moves import Move, Seat, first, second, verb
from undercroft.kernel.question import Touched
from undercroft.kernel.texts import Message, Value, message


class InfernalPreparationQuestion(TunnelsQuestion[InfernalPreparation]):
    """Which dice come back, where the rolled ones go, and which power happens first."""

    frame = InfernalPreparation

    def prompt(self, s: Tunnels, frame: InfernalPreparation, seat: Seat) -> Message:
        """The step of the phase."""
        if frame.step == COLLECT:
            return message("ask-take-back")
        if frame.step == PLACE:
            return message("ask-destiny", dice=dice_text(s.dice))
        return message("ask-resolve" if frame.step == TRIGGER else "ask-prepared")

    def pass_label(self, frame: InfernalPreparation) -> Message:
        """To roll, or to go on."""
        return message("move-roll" if frame.step == COLLECT else "move-pass")

    def answer(self, t: Tunnels, frame: InfernalPreparation, move: Move) -> Message:
        """A die from a space, a die on a space, or a power."""
        code, a, b = verb(move), first(move), second(move)
        if code == v.V_TAKE_BACK:
            return message("move-take-back", die=b, square=square_name(t, a))
        if code == v.V_RESOLVE:
            return message("move-resolve", square=square_name(t, a))
        mask = dice_of(move)
        dice = dice_text([die for i, die in enumerate(t.dice) if mask >> i & 1])
        return message("move-put", die=dice, square=square_name(t, b))

    def lit(self, t: Tunnels, frame: InfernalPreparation, move: Move) -> Touched:
        """The die and the space."""
        code, a, b = verb(move), first(move), second(move)
        if code == v.V_PLACE:
            return on_dice(t, dice_of(move), f"square:{t.box.squares[b].id}")
        return Touched("place", (f"square:{t.box.squares[a].id}",))

    def link(self, s: Tunnels, frame: InfernalPreparation, seat: Seat) -> Message:
        """The phase."""
        return message("chain-preparation")

    def args(self, t: Tunnels, frame: InfernalPreparation, move: Move) -> dict[str, Value]:
        """What dice a space takes."""
        if verb(move) == v.V_PLACE:
            square = second(move)
            return {
                "square": square_name(t, square),
                "needs": message(f"square-{t.box.squares[square].id}-needs"),
                "die": dice_text([die for i, die in enumerate(t.dice) if dice_of(move) >> i & 1]),
            }
        if verb(move) == v.V_TAKE_BACK:
            return {"square": square_name(t, first(move)), "die": second(move)}
        return {}


class ThreatQuestion(TunnelsQuestion[Threat]):
    """Who comes into play where (11.3)."""

    frame = Threat
    passing = "move-appear-done"

    def prompt(self, s: Tunnels, frame: Threat, seat: Seat) -> Message:
        """The TP."""
        return message("ask-threat", tp=s.tp)

    def answer(self, t: Tunnels, frame: Threat, move: Move) -> Message:
        """A warrior on a tile."""
        a, b = first(move), second(move)
        return message("move-appear", who=kind_name(t, a), cost=cost(t, a, b), **place_args(t, b))

    def lit(self, t: Tunnels, frame: Threat, move: Move) -> Touched:
        """The warrior and the tile."""
        a, b = first(move), second(move)
        return Touched("place", (f"card:{t.box.kinds[a].id}", *on_tile(t, b).touches))

    def link(self, s: Tunnels, frame: Threat, seat: Seat) -> Message:
        """The phase."""
        return message("chain-threat")

    def args(self, t: Tunnels, frame: Threat, move: Move) -> dict[str, Value]:
        """What a warrior costs."""
        is_entry = verb(move) == v.V_BUY
        return {"cost": cost(t, first(move), second(move)), "tp": t.tp} if is_entry else {}


class HoundDieQuestion(TunnelsQuestion[HoundDie]):
    """Which value a Hellhound gets as it comes in (25.23)."""

    frame = HoundDie

    def prompt(self, s: Tunnels, frame: HoundDie, seat: Seat) -> Message:
        """The Hellhound."""
        return message("ask-hound-die", who=warrior_name(s, frame.figure))

    def answer(self, t: Tunnels, frame: HoundDie, move: Move) -> Message:
        """A value, with what it gives."""
        return message("move-hound-die", die=first(move), does=message(f"hound-die-{first(move)}"))


class HumanPhaseQuestion(ActionPhaseQuestion):
    """Which Human acts next."""

    frame = HumanPhase


class InfernalPhaseQuestion(ActionPhaseQuestion):
    """Which infernal warrior acts next, or which command is given."""

    frame = InfernalPhase

    def answer(self, t: Tunnels, frame: ActionPhase, move: Move) -> Message:
        """A warrior, or the power that waits for its moment."""
        if verb(move) == v.V_POWER:
            return message("move-power", square=square_name(t, first(move)))
        return super().answer(t, frame, move)

    def lit(self, t: Tunnels, frame: ActionPhase, move: Move) -> Touched:
        """The warrior or the space."""
        if verb(move) == v.V_POWER:
            return Touched("place", (f"square:{t.box.squares[first(move)].id}",))
        return super().lit(t, frame, move)

    def args(self, t: Tunnels, frame: ActionPhase, move: Move) -> dict[str, Value]:
        """The power."""
        return {"square": square_name(t, first(move))} if verb(move) == v.V_POWER else {}


class TurnQuestion(ActivationQuestion):
    """What the acting warrior does next, with this edition's deeds."""

    frame = Turn

    def answer(self, t: Tunnels, frame: Activation, move: Move) -> Message:
        """A step, an attack, equipment, the whip or the stair."""
        code, a, b = verb(move), first(move), second(move)
        if code == v.V_USE:
            words = t.box.gears[a].use_words
            name = f"move-use-{words[b]}" if b < len(words) else "move-use"
            return message(name, object=object_name(t, a))
        if code == v.V_WHIP:
            return message("move-whip")
        return message("move-climb") if code == v.V_CLIMB else super().answer(t, frame, move)

    def lit(self, t: Tunnels, frame: Activation, move: Move) -> Touched:
        """Where he goes, whom he attacks or what he uses."""
        if verb(move) == v.V_USE:
            return on_card(t.box.gears[first(move)].id)
        if verb(move) in (v.V_WHIP, v.V_CLIMB):
            return Touched()
        return super().lit(t, frame, move)

    def args(self, t: Tunnels, frame: Activation, move: Move) -> dict[str, Value]:
        """Who he is, who holds him, what he lacks."""
        found = super().args(t, frame, move)
        if verb(move) == v.V_USE:
            found["object"] = object_name(t, first(move))
        return found


class MusterQuestion(AmbushQuestion):
    """How many Troglodytes of the reserve come with a tile (24.3)."""

    frame = Muster


class TakeFreeQuestion(TunnelsQuestion[TakeFree]):
    """Who takes up what has fallen (25.62)."""

    frame = TakeFree

    def prompt(self, s: Tunnels, frame: TakeFree, seat: Seat) -> Message:
        """One of those who stand there."""
        return message("ask-take-free")

    def answer(self, t: Tunnels, frame: TakeFree, move: Move) -> Message:
        """A warrior."""
        return message("move-target", who=warrior_name(t, first(move)), target=warrior_name(t, first(move)))

    def lit(self, t: Tunnels, frame: TakeFree, move: Move) -> Touched:
        """The warrior."""
        return on_figure(t, first(move))


class FallenQuestion(TunnelsQuestion[Fallen]):
    """Which of several Troglodytes dies (25.60)."""

    frame = Fallen

    def prompt(self, s: Tunnels, frame: Fallen, seat: Seat) -> Message:
        """How many are still to die."""
        return message("ask-fallen", count=frame.left)

    def answer(self, t: Tunnels, frame: Fallen, move: Move) -> Message:
        """A Troglodyte."""
        return message("move-target", who=warrior_name(t, first(move)), target=warrior_name(t, first(move)))

    def lit(self, t: Tunnels, frame: Fallen, move: Move) -> Touched:
        """The Troglodyte."""
        return on_figure(t, first(move))


class SnatchQuestion(TunnelsQuestion[Snatch]):
    """Where a victim is carried off to (23.10)."""

    frame = Snatch

    def prompt(self, s: Tunnels, frame: Snatch, seat: Seat) -> Message:
        """The victim."""
        return message("ask-snatch", who=warrior_name(s, frame.victim))

    def answer(self, t: Tunnels, frame: Snatch, move: Move) -> Message:
        """A tile."""
        slot = first(move)
        return message("move-to-tile", tile=tile_kind_name(t, slot), **place_args(t, slot))

    def lit(self, t: Tunnels, frame: Snatch, move: Move) -> Touched:
        """The tile."""
        return on_tile(t, first(move))

    def args(self, t: Tunnels, frame: Snatch, move: Move) -> dict[str, Value]:
        """The size of the tile."""
        return {"size": t.size_of(first(move))} if verb(move) == v.V_TILE else {}
