"""What one seat is told: everything here is made from a deal that the seat cannot tell from the truth.

The true state is never asked for a view, an offer, a sentence or a chance. It is redealt for the seat first,
with a fixed seed, so two states that look alike to the seat give it the same bytes.
"""

from __future__ import annotations

from undercroft.kernel.chance import Dice
from undercroft.kernel.game import Game
from undercroft.kernel.match import Event, Match
from undercroft.kernel.paths import find_paths, foreseen
from undercroft.kernel.question import Choice
from undercroft.kernel.state import NO_ANSWER, State
from undercroft.kernel.texts import Message
from undercroft.table.refusals import Refusal
from undercroft.table.wire.seat_sight import ChoiceInfo, EventInfo, OutcomeInfo, PathInfo, ProspectInfo

DEAL = 0
"""The seed of every deal that is shown: the same always."""


def deal_for(s: State, seat: int | None) -> State:
    """The state as a seat can imagine it; without a seat, as an onlooker can, who knows no secret at all."""
    if seat is not None:
        return s.redeal(seat, Dice(DEAL))
    deal = s.redeal(s.seats, Dice(DEAL))
    if deal.answers:
        deal.answers.append(NO_ANSWER)  # the onlooker's place, after those of the seats
    return deal


def listeners(seat: int | None, seats: int) -> int:
    """Who must be in the audience of an event, as a mask, so that it may be told to a seat.

    Onlookers hear what everybody hears.
    """
    return (1 << seats) - 1 if seat is None else 1 << seat


def may_know(event: Event, seat: int | None, seats: int) -> bool:
    """Whether an event may be told to a seat."""
    needed = listeners(seat, seats)
    return event.audience & needed == needed


def plain(words: str) -> str:
    """A move as somebody typed it, with single spaces."""
    return " ".join(words.split())


class Eye:
    """Looks at a match for one seat, or for onlookers, in one language."""

    def __init__(self, match: Match, seat: int | None, lang: str) -> None:
        self.match = match
        self.game: Game = match.game
        self.lang = lang
        self.seat = seat
        self.deal = deal_for(match.state, seat)

    def said(self, message: Message) -> str:
        """A message of the game in words."""
        return self.game.texts.say(message, self.lang)

    def place(self) -> int:
        """The seat as the game counts it: onlookers come after the last."""
        return self.deal.seats if self.seat is None else self.seat

    def view(self) -> object:
        """The view itself."""
        return self.view_of(self.deal)

    def view_of(self, deal: State) -> object:
        """What the seat sees of a deal that was made for it."""
        return self.game.public_view(deal) if self.seat is None else self.game.view(deal, self.seat)

    def chain(self) -> list[str]:
        """What is being resolved, in words."""
        return [self.said(part) for part in self.game.chain(self.deal, self.place())]

    def description(self) -> str:
        """The view in words."""
        return self.game.describe(self.deal, self.place(), self.lang)

    def knows(self, event: Event) -> bool:
        """Whether an event may be told here."""
        return may_know(event, self.seat, self.deal.seats)

    def events(self) -> list[Event]:
        """All events that may be told here."""
        needed = listeners(self.seat, self.deal.seats)
        return [event for event in self.match.events if event.audience & needed == needed]

    def event_info(self, event: Event, number: int) -> EventInfo:
        """An event in words, with its number."""
        return EventInfo(
            n=number,
            kind=event.message.id,
            args=event.message.args,
            text=self.said(event.message),
            rule=self.game.event_rule(event.kind),
            touches=event.touches,
            dice=event.dice,
        )

    def choices(self) -> list[ChoiceInfo]:
        """The moves that the seat may choose from."""
        if self.seat is None:
            return []
        found = [self.game.choice(self.deal, self.seat, move) for move in self.deal.offer(self.seat)]
        return [self.choice_info(choice) for choice in found]

    def choice_info(self, choice: Choice) -> ChoiceInfo:
        """A move in words; a game's choice has both a group and its label there, or neither."""
        return ChoiceInfo(
            words=choice.words,
            label=self.said(choice.label),
            kind=choice.kind,
            touches=choice.touches,
            group="" if choice.group is None else self.said(choice.group),
            short="" if choice.short is None else self.said(choice.short),
        )

    def prompt(self) -> str:
        """The sentence that asks the seat."""
        return "" if self.seat is None else self.said(self.game.prompt(self.deal, self.seat))

    def odds(self) -> list[str]:
        """The chances of what is offered."""
        return [] if self.seat is None else self.game.odds(self.deal, self.seat, self.lang)

    def paths(self) -> list[PathInfo]:
        """The ways to all places that the seat's steps lead to, as far as it can foresee them."""
        found = [] if self.seat is None else find_paths(self.game, self.deal, self.seat)
        return [PathInfo(touch=path.touch, through=path.through, words=path.words) for path in found]

    def foreseen(self, words: str) -> list[ProspectInfo]:
        """What everybody could reach and would see after a move that is offered; nothing for any other."""
        seat = self.place()
        for move in self.deal.offer(seat):
            if self.game.move_words(self.deal, seat, move) == plain(words):
                found = foreseen(self.game, self.deal, seat, move)
                return [ProspectInfo(figure=one.figure, reach=one.reach, sees=one.sees) for one in found]
        return []

    def has(self, words: str) -> bool:
        """Whether the seat may answer with these words."""
        seat, wanted = self.place(), plain(words)
        return wanted in (self.game.move_words(self.deal, seat, move) for move in self.deal.offer(seat))

    def refusal(self, words: str) -> Refusal:
        """Why the seat may not answer with these words."""
        reason = self.game.why_not(self.deal, self.place(), plain(words))
        return Refusal("illegal", reason.message, reason.rule, self.game.texts)

    def outcome(self) -> OutcomeInfo | None:
        """How the rules ended the game, if they have."""
        found = self.game.outcome(self.match.state)
        if found is None:
            return None
        return OutcomeInfo(
            results=found.results,
            scores=found.scores,
            teams=found.teams,
            rule=found.rule,
            text=self.said(found.message),
        )
