# interpreted: tells people of a scenario before it is played
"""What a person's own scenario says of itself: its title, its aims, and what both sides begin with."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.families.tunnels.face.names import gift_name, object_name, own_or, warrior_name
from undercroft.families.tunnels.rules.state import Tunnels
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
    scenario = t.box.scenario.id
    words = {name: texts[LANGUAGES.index(lang)] for name, texts in t.box.scenario.texts.items()}
    words |= {f"scenario-{scenario}{end}": words[name] for name, end in ALIASES.items() if name in words}
    for member in t.box.scenario.party:
        if member.name in words:
            help_id = f"warrior-{t.box.kinds[member.kind].id}-help"
            words.setdefault(f"{member.name}-help", say(message(help_id)))
    lines = [text_of(t, "briefing", say)]
    for side in ("human", "demon"):
        aim = text_of(t, f"goal-{side}", say)
        lines.append(say(message("label-card", name=message(f"camp-{side}"), help=aim)) if aim else "")
    lines += [text_of(t, "draw", say), party_line(t, say), numbers_line(t, say)]
    return Briefing(text_of(t, "title", say) or scenario, tuple(line for line in lines if line), words)


def text_of(t: Tunnels, id: str, say: Say) -> str:
    """A text of the file, or of the game's own scenario with the same id; nothing if there is neither."""
    given = own_or(t, id, message(f"scenario-{t.box.scenario.id}{ALIASES[id]}"))
    said = say(given)
    return "" if said == given.id else said


def party_line(t: Tunnels, say: Say) -> str:
    """Who the Humans are, with their Objects, and their Gifts."""
    members = []
    for figure, member in enumerate(t.box.scenario.party):
        objects = [say(object_name(t, n)) for n in range(len(t.box.gears)) if member.gear >> n & 1]
        name = say(warrior_name(t, figure))
        members.append(f"{name} ({', '.join(objects)})" if objects else name)
    gifts = [say(gift_name(t, n)) for n in range(len(t.box.gifts)) if t.box.scenario.gifts >> n & 1]
    party = say(message("briefing-party", party=", ".join(members)))
    return f"{party} {say(message('briefing-gifts', gifts=', '.join(gifts)))}" if gifts else party


def numbers_line(t: Tunnels, say: Say) -> str:
    """What the Demons begin with, and how long it lasts."""
    box = t.box
    parts = [message("briefing-tp", tp=box.scenario.start_tp)]
    if box.scenario.demon_kind >= 0:
        demon = message(f"demon-{box.kinds[box.scenario.demon_kind].id}")
        parts.append(message("briefing-demon", demon=demon, times=box.scenario.demon_times))
    if box.scenario.last_round:
        parts.append(message("briefing-rounds", rounds=box.scenario.last_round))
    return " ".join(say(part) for part in parts)
