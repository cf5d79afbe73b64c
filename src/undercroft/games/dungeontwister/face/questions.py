# interpreted: questions as people meet them
"""One question for each frame that asks."""

from __future__ import annotations

from typing import Any

from undercroft.games.dungeontwister.face import names
from undercroft.games.dungeontwister.face.labels import label, touched
from undercroft.games.dungeontwister.face.reasons import reason
from undercroft.games.dungeontwister.rules import verbs as v
from undercroft.games.dungeontwister.rules.box import BREEDS, THROWS_FIRE, WALKS_WALLS, WEAVES
from undercroft.games.dungeontwister.rules.chambers import Revealing
from undercroft.games.dungeontwister.rules.choosing import Drafting, Mustering
from undercroft.games.dungeontwister.rules.combat import LAYING, Fight
from undercroft.games.dungeontwister.rules.ending import DrawOffer
from undercroft.games.dungeontwister.rules.forest import Planting
from undercroft.games.dungeontwister.rules.moving import Moving
from undercroft.games.dungeontwister.rules.reacting import Lull
from undercroft.games.dungeontwister.rules.setup import Dismissing, LiningUp, Placing
from undercroft.games.dungeontwister.rules.state import Labyrinth
from undercroft.games.dungeontwister.rules.turn import CHOOSES_CARD, Turn
from undercroft.kernel.moves import PASS, Move, Seat, first, second, verb
from undercroft.kernel.question import AnyQuestion, Question, Reason, Touched
from undercroft.kernel.state import Frame
from undercroft.kernel.texts import Message, message
from undercroft.kernel.window import Window

TALENTS = {v.SPAWN: BREEDS, v.WEB: WEAVES, v.CROSS: WALKS_WALLS, v.SCORCH: THROWS_FIRE}
GROUPS = ("characters", "objects", "rooms")
SHORT = {
    v.MOVE: "figure",
    v.PICK: "kind",
    v.DISMISS: "kind",
    v.LINE: "kind",
    v.REVEAL: "room",
    v.PUT: "square",
    v.PLANT: "square",
    v.BRAMBLES: "square",
    v.STEP: "side",
    v.SPAWN: "side",
}
"""Verbs whose moves are shown together, with the operand that tells them apart."""


class Asked(Question[Labyrinth, Any]):
    """What all questions of the game share."""

    def label(self, s: Labyrinth, frame: Any, seat: Seat, move: Move) -> Message:
        return label(s, move)

    def actor(self, s: Labyrinth, frame: Any, seat: Seat, move: Move) -> int:
        """Who acts in a move that does not name him."""
        trait = TALENTS.get(verb(move))
        return -1 if trait is None else s.with_trait(seat, trait)

    def touched(self, s: Labyrinth, frame: Any, seat: Seat, move: Move) -> Touched:
        return touched(s, move, self.actor(s, frame, seat, move))

    def grouped(
        self, s: Labyrinth, frame: Any, move: Move, label: Message
    ) -> tuple[Message | None, Message | None]:
        said = label.args.get(SHORT.get(verb(move), ""))
        if not isinstance(said, Message):
            return None, None
        whose = said.args.get("kind") if verb(move) == v.MOVE else None  # one's own: the colour says no more
        short = whose if isinstance(whose, Message) else said
        return message(label.id.replace("move", "group", 1)), short

    def why_not(self, s: Labyrinth, frame: Any, seat: Seat, move: Move, code: int) -> Reason:
        return reason(code)


class OfTurn(Asked):
    """A card, then actions."""

    frame = Turn

    def prompt(self, s: Labyrinth, frame: Turn, seat: Seat) -> Message:
        if frame.step == CHOOSES_CARD:
            return message("ask-card", most=s.cap)
        return message("ask-action", points=s.ap)

    def link(self, s: Labyrinth, frame: Turn, seat: Seat) -> Message:
        return message("chain-turn", colour=names.colour(s.active))


class OfMoving(Asked):
    """The next step."""

    frame = Moving

    def actor(self, s: Labyrinth, frame: Moving, seat: Seat, move: Move) -> int:
        return frame.token

    def standing(self, s: Labyrinth, frame: Moving, seat: Seat) -> str:
        return f"square:{names.square_word(s, s.at[frame.token])}"

    def prompt(self, s: Labyrinth, frame: Moving, seat: Seat) -> Message:
        return message("ask-step", figure=names.token_name(s, frame.token), left=frame.left)

    def link(self, s: Labyrinth, frame: Moving, seat: Seat) -> Message:
        return message("chain-move", figure=names.token_name(s, frame.token))


class OfFight(Asked):
    """Who shoots too, then the card."""

    frame = Fight

    def prompt(self, s: Labyrinth, frame: Fight, seat: Seat) -> Message:
        if frame.step != LAYING:
            return message("ask-support", target=names.token_name(s, frame.target))
        ours, theirs = frame.totals(s)
        if seat != frame.seat():
            ours, theirs = theirs, ours
        return message("ask-lay", ours=ours, theirs=theirs)

    def link(self, s: Labyrinth, frame: Fight, seat: Seat) -> Message:
        words = "chain-shot" if frame.ranged else "chain-attack"
        fighter, target = names.token_name(s, frame.attacker), names.token_name(s, frame.target)
        return message(words, fighter=fighter, target=target)


class OfPlanting(Asked):
    """More plants."""

    frame = Planting

    def prompt(self, s: Labyrinth, frame: Planting, seat: Seat) -> Message:
        return message("ask-plant", left=s.supplies[seat])


class OfRevealing(Asked):
    """Where a token of the revealed room goes."""

    frame = Revealing

    def prompt(self, s: Labyrinth, frame: Revealing, seat: Seat) -> Message:
        token = names.token_name(s, frame.next_token(s))
        return message("ask-put", token=token, room=names.room_name(frame.room))

    def link(self, s: Labyrinth, frame: Revealing, seat: Seat) -> Message:
        return message("chain-reveal", room=names.room_name(frame.room))


class OfMustering(Asked):
    """Forces in secret."""

    frame = Mustering

    def prompt(self, s: Labyrinth, frame: Mustering, seat: Seat) -> Message:
        group = frame.group(s)
        done = (0, s.box.team, s.box.team + s.box.gear)[group]
        most = (s.box.team, s.box.gear, s.box.pairs_laid // 2)[group]
        return message(f"ask-{GROUPS[group]}", number=frame.step - done + 1, most=most)


class OfDrafting(Asked):
    """Forces by turns."""

    frame = Drafting

    def prompt(self, s: Labyrinth, frame: Drafting, seat: Seat) -> Message:
        group = frame.group(s)
        done = (s.box.pairs_laid, s.box.pairs_laid + s.box.team, 0)[group]
        most = (s.box.team, s.box.gear, s.box.pairs_laid)[group]
        return message(f"ask-{GROUPS[group]}", number=frame.step - done + 1, most=most)


class OfDismissing(Asked):
    """Who stays at home."""

    frame = Dismissing

    def prompt(self, s: Labyrinth, frame: Dismissing, seat: Seat) -> Message:
        return message("ask-dismiss", left=frame.blue if seat == 0 else frame.yellow)


class OfLiningUp(Asked):
    """Who stands on a dot of the line."""

    frame = LiningUp

    def prompt(self, s: Labyrinth, frame: LiningUp, seat: Seat) -> Message:
        return message("ask-line", dot=frame.step + 1)


class OfPlacing(Asked):
    """What lies on which room."""

    frame = Placing

    def prompt(self, s: Labyrinth, frame: Placing, seat: Seat) -> Message:
        return message("ask-place")

    def grouped(
        self, s: Labyrinth, frame: Placing, move: Move, label: Message
    ) -> tuple[Message | None, Message | None]:
        return names.kind_name(s, first(move)), names.room_name(second(move))


class OfDrawOffer(Asked):
    """Whether to agree to a draw."""

    frame = DrawOffer

    def prompt(self, s: Labyrinth, frame: DrawOffer, seat: Seat) -> Message:
        return message("ask-draw", colour=names.colour(s.active))


class OfWindow(Asked):
    """Whether to use the ring or the orb."""

    frame = Window

    def prompt(self, s: Labyrinth, frame: Window, seat: Seat) -> Message:
        about: Frame = frame.pending(s)
        if isinstance(about, Moving):
            square = names.square_name(s, s.at[about.token])
            return message("ask-ring", figure=names.token_name(s, about.token), square=square)
        return message("ask-orb")

    def label(self, s: Labyrinth, frame: Window, seat: Seat, move: Move) -> Message:
        return message("move-let-be") if move == PASS else label(s, move)


class OfLull(Asked):
    """The moment of the orb; it asks by a window."""

    frame = Lull


QUESTIONS: tuple[AnyQuestion, ...] = (
    OfTurn(),
    OfMoving(),
    OfFight(),
    OfPlanting(),
    OfRevealing(),
    OfMustering(),
    OfDrafting(),
    OfDismissing(),
    OfLiningUp(),
    OfPlacing(),
    OfDrawOffer(),
    OfWindow(),
    OfLull(),
)
