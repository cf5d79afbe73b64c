# interpreted: questions as people meet them
"""Chapter 2: the Action Dice, the blessing."""

from __future__ import annotations

from undercroft.families.tunnels.face.names import (
    dice_text,
    gift_name,
    line_args,
    warrior_name,
)
from undercroft.families.tunnels.face.questions.base import TunnelsQuestion
from undercroft.families.tunnels.face.touches import on_figure
from undercroft.families.tunnels.rules.lines import is_struck
from undercroft.families.tunnels.rules.masks import lowest
from undercroft.families.tunnels.rules.preparing.blessing import blesser
from undercroft.families.tunnels.rules.preparing.dice import waiting_for_die
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words import verbs as v
from undercroft.families.tunnels.rules.words.times import BEFORE_ROLL, DICE_ROLLED
from undercroft.games.claustrophobia.rules.initiative import DONE, Initiative
from undercroft.kernel.moves import Move, Seat, first, second, verb
from undercroft.kernel.question import Touched
from undercroft.kernel.texts import Message, Value, message


class InitiativeQuestion(TunnelsQuestion[Initiative]):
    """Which die the next warrior gets, and whom the Redeemer blesses."""

    frame = Initiative

    def prompt(self, s: Tunnels, frame: Initiative, seat: Seat) -> Message:
        """Whose turn it is to get a die, or who blesses."""
        if frame.step == DONE:
            return message("ask-bless", who=warrior_name(s, blesser(s)))
        who = warrior_name(s, lowest(waiting_for_die(s)))
        return message("ask-assign", who=who, dice=dice_text(s.dice))

    def answer(self, t: Tunnels, frame: Initiative, move: Move) -> Message:
        """A die with what its line gives (2.3 to 2.5), or a blessing."""
        if verb(move) == v.V_BLESS:
            name = "move-bless-cbt" if second(move) else "move-bless-mvt"
            return message(name, who=warrior_name(t, first(move)))
        die, figure = first(move), second(move)
        who = warrior_name(t, figure)
        if is_struck(t.hurt[figure], die):
            return message("move-assign-exhausted", die=die, who=who)
        numbers = line_args(t, figure, die)
        for number, gift in enumerate(t.box.gifts):
            if t.gifts >> number & 1 and gift.die == die and t.kind_of(figure).bears_gifts:
                card = gift_name(t, number)
                return message("move-assign-gift", die=die, who=who, card=card, **numbers)
        return message("move-assign", die=die, who=who, **numbers)

    def lit(self, t: Tunnels, frame: Initiative, move: Move) -> Touched:
        """The die and the warrior."""
        if verb(move) == v.V_BLESS:
            return on_figure(t, first(move))
        return Touched("die", (f"die:{first(move)}", *on_figure(t, second(move)).touches))

    def link(self, s: Tunnels, frame: Initiative, seat: Seat) -> Message:
        """The phase."""
        return message("chain-initiative")

    def window_prompt(self, t: Tunnels, frame: Initiative) -> Message:
        """The three moments of the phase at which cards are played (14.3)."""
        if frame.moment() == BEFORE_ROLL:
            return message("ask-before-roll")
        if frame.moment() == DICE_ROLLED:
            return message("ask-rolled", dice=dice_text(t.dice))
        return message("ask-dice-given")

    def args(self, t: Tunnels, frame: Initiative, move: Move) -> dict[str, Value]:
        """Who blesses."""
        return {"who": warrior_name(t, blesser(t))} if frame.step == DONE and blesser(t) >= 0 else {}
