# interpreted: tells people of a scenario before it is played
"""What a person's own scenario says of itself: its title, its aims, and what both sides begin with."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.claustrophobia.face.names import gift_name, object_name, own_or, warrior_name
from undercroft.games.claustrophobia.rules.state import Tunnels
from undercroft.kernel.game import Briefing
from undercroft.kernel.texts import LANGUAGES, Message, message

Say = Callable[[Message], str]

ALIASES = {
    "title": "",
    "briefing": "-briefing",
    "goal-human": "-human",
    "goal-demon": "-demon",
    "draw": "-draw",
}
"""What a person's file calls a text that a scenario of the game has by its id."""


def briefing(t: Tunnels, lang: str, say: Say) -> Briefing:
    """A scenario in words."""
    scenario = t.box.scenario
    words = {name: texts[LANGUAGES.index(lang)] for name, texts in t.box.own_texts.items()}
    words |= {f"scenario-{scenario}{end}": words[name] for name, end in ALIASES.items() if name in words}
    for name, kind in zip(t.box.party_names, t.box.party_kinds, strict=True):
        if name in words:
            words.setdefault(f"{name}-help", say(message(f"warrior-{t.box.kind_ids[kind]}-help")))
    lines = [text_of(t, "briefing", say)]
    for side in ("human", "demon"):
        aim = text_of(t, f"goal-{side}", say)
        lines.append(say(message("label-card", name=message(f"camp-{side}"), help=aim)) if aim else "")
    lines += [text_of(t, "draw", say), party_line(t, say), numbers_line(t, say)]
    return Briefing(text_of(t, "title", say) or scenario, tuple(line for line in lines if line), words)


def text_of(t: Tunnels, id: str, say: Say) -> str:
    """A text of the file, or of the game's own scenario with the same id; nothing if there is neither."""
    given = own_or(t, id, message(f"scenario-{t.box.scenario}{ALIASES[id]}"))
    said = say(given)
    return "" if said == given.id else said


def party_line(t: Tunnels, say: Say) -> str:
    """Who the Humans are, with their Objects, and their Gifts."""
    members = []
    for figure, gear in enumerate(t.box.party_gear):
        objects = [say(object_name(t, n)) for n in range(len(t.box.object_ids)) if gear >> n & 1]
        name = say(warrior_name(t, figure))
        members.append(f"{name} ({', '.join(objects)})" if objects else name)
    gifts = [say(gift_name(t, n)) for n in range(len(t.box.gift_ids)) if t.box.party_gifts >> n & 1]
    party = say(message("briefing-party", party=", ".join(members)))
    return f"{party} {say(message('briefing-gifts', gifts=', '.join(gifts)))}" if gifts else party


def numbers_line(t: Tunnels, say: Say) -> str:
    """What the Demons begin with, and how long it lasts."""
    box = t.box
    parts = [message("briefing-tp", tp=box.start_tp)]
    if box.demon_kind >= 0:
        demon = message(f"demon-{box.kind_ids[box.demon_kind]}")
        parts.append(message("briefing-demon", demon=demon, times=box.demon_times))
    if box.last_round:
        parts.append(message("briefing-rounds", rounds=box.last_round))
    return " ".join(say(part) for part in parts)
