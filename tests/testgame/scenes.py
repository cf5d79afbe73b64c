"""Positions of Skulk for tests, each by a few words."""

from __future__ import annotations

from tests.testgame.game import GAME
from undercroft.kernel.documents.diagram import read_diagram
from undercroft.kernel.documents.toml_writing import toml_text
from undercroft.kernel.match import Match


def scene(
    hands: list[list[str]],
    treasures: dict[int, list[str]] | None = None,
    spent: list[str] | None = None,
    seed: int | None = 1,
    **more: object,
) -> Match:
    """The start of a round: each thief's tricks, and the treasures in front of some, known to their owner."""
    laid = treasures or {}
    thieves = [
        {
            "seat": seat + 1,
            "tricks": hand,
            "treasures": [{"slot": n + 1, "card": card} for n, card in enumerate(laid.get(seat + 1, []))],
        }
        for seat, hand in enumerate(hands)
    ]
    tree = {
        "diagram": 1,
        "game": GAME.id,
        "seats": len(hands),
        "spent": spent or [],
        "thief": thieves,
        **more,
    }
    return read_diagram(toml_text(tree), seed=seed)


def to_tricks(match: Match, chance: str = "", crowd: str = "") -> Match:
    """Go on to the hour of tricks: thief 1 goes left, thief 2 right, the others lurk."""
    places = ["left", "right", "lurk", "lurk"][: match.state.seats]
    for seat, place in enumerate(places):
        match.apply(crowd or place, seat)
    if match.moves(match.state.asked_seat())[0].startswith("watch"):
        match.apply("watch 2" if match.state.asked_seat() != 1 else "watch 1")
    match.apply(places[match.state.asked_seat()], chance=chance)
    return match


def play(match: Match, *answers: str) -> Match:
    """Give answers of the form `2 hush`."""
    for answer in answers:
        seat, _, words = answer.partition(" ")
        match.apply(words, int(seat) - 1)
    return match


def log(match: Match, seat: int = 0) -> list[str]:
    """What a seat has been told, in English."""
    return [GAME.texts.say(event.message) for event in match.events_for(seat)]
