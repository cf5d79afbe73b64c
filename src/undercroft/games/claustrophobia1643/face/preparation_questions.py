# interpreted: questions as people meet them
"""Chapters 1 and 2: runners, dice, instinct, blessing, icons, Gifts, and hands that are too large."""

from __future__ import annotations

from undercroft.families.tunnels.face.names import (
    card_name,
    dice_text,
    gift_name,
    line_args,
    object_name,
    side_name,
    tile_name,
    warrior_name,
)
from undercroft.families.tunnels.face.questions.base import TunnelsQuestion
from undercroft.families.tunnels.face.touches import on_card, on_edge, on_figure
from undercroft.families.tunnels.rules.lines import is_struck
from undercroft.families.tunnels.rules.masks import lowest
from undercroft.families.tunnels.rules.preparing.blessing import blesser
from undercroft.families.tunnels.rules.preparing.dice import waiting_for_die
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words import verbs as v
from undercroft.families.tunnels.rules.words.times import DICE_ROLLED
from undercroft.games.claustrophobia1643.rules.hands import DarkChoice, HandLimit
from undercroft.games.claustrophobia1643.rules.preparation import (
    BLESS,
    GIFTS,
    GIVE,
    ICONS,
    INSTINCT,
    HumanPreparation,
)
from undercroft.games.claustrophobia1643.rules.setup import RunnerTiles
from undercroft.games.claustrophobia1643.rules.surgery import Surgery
from undercroft.games.claustrophobia1643.rules.turn import Round
from undercroft.kernel.moves import Move, Seat, first, second, third, verb
from undercroft.kernel.question import Touched
from undercroft.kernel.texts import Message, Value, message
from undercroft.maps.sides import mask_text, turned


class PreparationQuestion(TunnelsQuestion[HumanPreparation]):
    """Dice, Instinct cards, the blessing, icons and Gifts, one after the other."""

    frame = HumanPreparation

    def prompt(self, s: Tunnels, frame: HumanPreparation, seat: Seat) -> Message:
        """The step of the phase."""
        if frame.step == GIVE:
            who = warrior_name(s, lowest(waiting_for_die(s)))
            return message("ask-assign", who=who, dice=dice_text(s.dice))
        if frame.step == ICONS:
            return message("ask-icon", who=warrior_name(s, frame.at))
        if frame.step == BLESS:
            return message("ask-bless", who=warrior_name(s, blesser(s)))
        return message("ask-instinct" if frame.step == INSTINCT else "ask-gifts")

    def answer(self, t: Tunnels, frame: HumanPreparation, move: Move) -> Message:
        """A die, a card for its value or its effect, a blessing, a draw or a Gift."""
        code, a, b = verb(move), first(move), second(move)
        if code == v.V_ASSIGN:
            return self.die(t, a, b)
        if code == v.V_INSTINCT:
            card, who = t.box.cards[a], warrior_name(t, b)
            if third(move):
                effect = message(f"instinct-{card.name}-help")
                return message("move-instinct-effect", card=card_name(t, a), who=who, help=effect)
            numbers = line_args(t, b, card.value)
            is_gone = is_struck(t.hurt[b], card.value)
            name = "move-instinct-exhausted" if is_gone else "move-instinct-value"
            return message(name, card=card_name(t, a), who=who, die=card.value, **numbers)
        if code == v.V_BLESS:
            return message("move-bless-cbt" if b else "move-bless-mvt", who=warrior_name(t, a))
        return message("move-gift", card=gift_name(t, a)) if code == v.V_GIFT else message("move-draw-card")

    def die(self, t: Tunnels, die: int, figure: int) -> Message:
        """A die with what its line gives."""
        who, numbers = warrior_name(t, figure), line_args(t, figure, die)
        if is_struck(t.hurt[figure], die):
            return message("move-assign-exhausted", die=die, who=who)
        for number, gift in enumerate(t.box.gifts):
            if t.gifts >> number & 1 and gift.die == die and t.kind_of(figure).bears_gifts:
                return message("move-assign-gift", die=die, who=who, card=gift_name(t, number), **numbers)
        if t.kind_of(figure).lines[die - 1].has_instinct:
            return message("move-assign-instinct", die=die, who=who, **numbers)
        return message("move-assign", die=die, who=who, **numbers)

    def lit(self, t: Tunnels, frame: HumanPreparation, move: Move) -> Touched:
        """The die or card, and the warrior."""
        code, a, b = verb(move), first(move), second(move)
        if code == v.V_ASSIGN:
            return Touched("die", (f"die:{a}", *on_figure(t, b).touches))
        if code == v.V_INSTINCT:
            return on_card(t.box.cards[a].id, *on_figure(t, b).touches)
        if code == v.V_BLESS:
            return on_figure(t, a)
        return on_card(t.box.gifts[a].id) if code == v.V_GIFT else Touched()

    def link(self, s: Tunnels, frame: HumanPreparation, seat: Seat) -> Message:
        """The phase."""
        return message("chain-initiative")

    def window_prompt(self, t: Tunnels, frame: HumanPreparation) -> Message:
        """The two moments at which events are played (25.37)."""
        if frame.moments() == DICE_ROLLED:
            return message("ask-rolled", dice=dice_text(t.dice))
        return message("ask-dice-given")

    def args(self, t: Tunnels, frame: HumanPreparation, move: Move) -> dict[str, Value]:
        """Who blesses, and which card or Gift it is about."""
        found: dict[str, Value] = {}
        if frame.step == GIFTS or (frame.step == BLESS and blesser(t) >= 0):
            found["who"] = warrior_name(t, blesser(t)) if frame.step == BLESS else message("warrior-redeemer")
        if verb(move) == v.V_INSTINCT:
            found |= {"card": card_name(t, first(move)), "who": warrior_name(t, second(move))}
            found["line"] = t.die[second(move)] if second(move) < len(t.die) else 0
        return found


class RoundQuestion(TunnelsQuestion[Round]):
    """The round itself asks nothing, but the Human Activation may be answered as it begins (21.12)."""

    frame = Round

    def window_prompt(self, t: Tunnels, frame: Round) -> Message:
        """The moment."""
        return message("ask-human-start")


class SurgeryQuestion(TunnelsQuestion[Surgery]):
    """Whether the Surgeon's Kit is used (19.9)."""

    frame = Surgery

    def prompt(self, s: Tunnels, frame: Surgery, seat: Seat) -> Message:
        """Before the dice."""
        return message("ask-before-roll")

    def answer(self, t: Tunnels, frame: Surgery, move: Move) -> Message:
        """The kit."""
        return message("move-use", object=object_name(t, first(move)))

    def lit(self, t: Tunnels, frame: Surgery, move: Move) -> Touched:
        """The kit."""
        return on_card(t.box.gears[first(move)].id)


class HandLimitQuestion(TunnelsQuestion[HandLimit]):
    """Which card goes, where there are too many (25.70)."""

    frame = HandLimit

    def prompt(self, s: Tunnels, frame: HandLimit, seat: Seat) -> Message:
        """One too many."""
        return message("ask-drop")

    def answer(self, t: Tunnels, frame: HandLimit, move: Move) -> Message:
        """A card."""
        return message("move-drop", card=card_name(t, second(move)))

    def lit(self, t: Tunnels, frame: HandLimit, move: Move) -> Touched:
        """The card."""
        return on_card(t.box.cards[second(move)].id)

    def args(self, t: Tunnels, frame: HandLimit, move: Move) -> dict[str, Value]:
        """The card."""
        return {"card": card_name(t, second(move))} if verb(move) == v.V_DROP else {}


class DarkChoiceQuestion(TunnelsQuestion[DarkChoice]):
    """Which of the drawn events is kept (17.4)."""

    frame = DarkChoice

    def prompt(self, s: Tunnels, frame: DarkChoice, seat: Seat) -> Message:
        """One of them."""
        return message("ask-keep")

    def answer(self, t: Tunnels, frame: DarkChoice, move: Move) -> Message:
        """A card."""
        return message("move-keep-card", card=card_name(t, first(move)))

    def lit(self, t: Tunnels, frame: DarkChoice, move: Move) -> Touched:
        """The card."""
        return on_card(t.box.cards[first(move)].id)

    def args(self, t: Tunnels, frame: DarkChoice, move: Move) -> dict[str, Value]:
        """The card."""
        return {"card": card_name(t, first(move))} if verb(move) == v.V_KEEP else {}


class RunnerTilesQuestion(TunnelsQuestion[RunnerTiles]):
    """Where a tile with runners lies, and how it is turned (24.8)."""

    frame = RunnerTiles

    def prompt(self, s: Tunnels, frame: RunnerTiles, seat: Seat) -> Message:
        """The tile."""
        return message("ask-site" if frame.step == 1 else "ask-place", tile=tile_name(s, frame.tile))

    def answer(self, t: Tunnels, frame: RunnerTiles, move: Move) -> Message:
        """A side, or the sides that are open then."""
        if verb(move) == v.V_SITE:
            return message("move-site", side=side_name(first(move)))
        openings = mask_text(turned(t.box.tiles[frame.tile].openings, first(move)))
        return message("move-lay", openings=openings)

    def lit(self, t: Tunnels, frame: RunnerTiles, move: Move) -> Touched:
        """The side of the first tile."""
        if verb(move) == v.V_SITE:
            return on_edge(t, 0, first(move))
        return Touched("turn", (f"turn:{first(move)}",))
