# interpreted: lines for people
"""The night in lines of words, for the terminal and the screen reader."""

from __future__ import annotations

from tests.testgame.face.view import HIDDEN, view
from tests.testgame.face.words import thief
from tests.testgame.rules.state import Skulk
from undercroft.kernel.moves import Seat
from undercroft.kernel.texts import Message, Texts, message


def describe(texts: Texts, t: Skulk, seat: Seat, chain: tuple[Message, ...], lang: str) -> str:
    """The view in lines of words, and the chain of what is being resolved."""
    v = view(t, seat)

    def said(id: str, **args: str | int) -> str:
        return texts.say(message(id, **args), lang)

    def name(card: str) -> str:
        return said("card-hidden") if card == HIDDEN else card_name(texts, card, lang)

    lines = [
        said("see-round", round=v.round, rounds=v.rounds, thief=texts.say(thief(v.lookout - 1), lang)),
        said("see-left", treasures=v.treasures_left, tricks=v.tricks_left),
    ]
    if v.next_treasures:
        lines.append(said("see-next", cards=", ".join(name(card) for card in v.next_treasures)))
    for other in v.thieves:
        who = texts.say(thief(other.seat - 1), lang)
        cards = ", ".join(f"{one.slot} {name(one.card)}" for one in other.treasures)
        line = said("see-thief", thief=who, tricks=other.tricks, treasures=cards or said("see-nothing"))
        if other.choice not in ("", HIDDEN):
            line += " " + said(f"see-choice-{other.choice}")
        lines.append(line)
    lines.append(said("see-hand", cards=", ".join(name(card) for card in v.hand) or said("see-nothing")))
    if v.spent:
        lines.append(said("see-spent", cards=", ".join(name(card) for card in v.spent)))
    if v.answer:
        lines.append(said("see-answer", words=v.answer))
    lines += [texts.say(trick, lang) for trick in chain]
    if t.is_over():
        lines.append(said("see-scores", scores=", ".join(str(score) for score in v.scores)))
    return "\n".join(lines)


def card_name(texts: Texts, card: str, lang: str) -> str:
    """A card's word as people call it."""
    kind = card.rsplit("-", 1)[0]
    key = f"treasure-{kind}" if texts.has(f"treasure-{kind}") else f"trick-{kind}"
    return texts.say(message(key), lang)
