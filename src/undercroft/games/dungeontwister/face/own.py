# interpreted: people's own files, for people
"""A person's own scenario: its box, what it says of itself, and a drawing of the rooms that a file brings."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.dungeontwister.face.names import SENSES
from undercroft.games.dungeontwister.rules.box import SENSES as ARROWS
from undercroft.games.dungeontwister.rules.box import Box
from undercroft.games.dungeontwister.rules.drawing import lines_of
from undercroft.kernel.data import Data, read_toml
from undercroft.kernel.errors import Phrase
from undercroft.kernel.game import Briefing
from undercroft.kernel.options import Setup
from undercroft.kernel.texts import LANGUAGES, Message, message

Say = Callable[[Message], str]


def own_box(data: Data, tree: Data) -> Box:
    """The components of a person's own scenario: those of the game, its own rooms, and it alone to play."""
    rooms = tree.get("room", [])
    texts = {room["id"]: [room["id"]] * len(LANGUAGES) for room in rooms}
    texts["title"] = [tree["id"]] * len(LANGUAGES)
    return Box({**data, "room": [*data["room"], *rooms], "scenario": [tree]}, {**texts, **own_texts(tree)})


def own_texts(tree: Data) -> dict[str, list[str]]:
    """A person's own words by message id; one language may serve both."""
    texts = tree.get("text", {})
    found: dict[str, list[str]] = {}
    for name in sorted({name for words in texts.values() for name in words}):
        said = {lang: texts[lang][name] for lang in LANGUAGES if name in texts.get(lang, {})}
        first = next(iter(said.values()))
        found[name] = [said.get(lang, first) for lang in LANGUAGES]
    return found


def briefing(box: Box, lang: str, say: Say) -> Briefing:
    """What a person's own scenario says of itself: its title, its words, its forces and its rooms."""
    words = {name: texts[LANGUAGES.index(lang)] for name, texts in box.texts.items()}
    game = box.games[0]
    lines = [words.get("briefing", "")]
    colours = ("blue", "yellow") if game.items[0] != game.items[1] else ("both",)
    for seat, colour in enumerate(colours):
        kinds = [say(message(f"kind-{box.kinds[box.item_kind[item]]}")) for item in game.items[seat]]
        lines.append(
            say(message("briefing-force", who=message(f"briefing-{colour}"), kinds=", ".join(kinds)))
        )
    pairs = ", ".join(box.pairs[pair].upper() for pair in game.pairs)
    lines.append(say(message("briefing-rooms", rooms=pairs)))
    said = {f"room-{room}": words[room] for room in box.rooms if room in words}
    said[f"scenario-{box.scenarios[0]}"] = words["title"]
    return Briefing(words["title"], tuple(line for line in lines if line), said)


def sketch(setup: Setup, say: Say) -> str:
    """The rooms that a person's file brings or changes, drawn."""
    text = setup.scenario_text or setup.data_text
    tree = read_toml(text, Phrase("The file")) if text else {}
    found: list[str] = []
    for entry in tree.get("room", []):
        if "drawing" in entry:
            head = [str(entry[name]) for name in ("id", "pair") if name in entry]
            if "arrow" in entry:
                head.append(say(message(f"sense-{SENSES[ARROWS.index(entry['arrow'])]}")))
            found.append(
                "\n".join([", ".join(head), *(line.rstrip() for line in lines_of(entry["drawing"]))])
            )
    return "\n\n".join(found)
