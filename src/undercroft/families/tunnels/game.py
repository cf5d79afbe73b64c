# interpreted: describes the game to people and drivers
"""What every game in the tunnels tells the table in the same way."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, cast

from undercroft.families.tunnels.face import beats, briefing, log, odds, stage
from undercroft.families.tunnels.face.description import describe
from undercroft.families.tunnels.rules.fields import LIST_NAMES
from undercroft.families.tunnels.rules.loading.scenario import build_box
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.times import EVENTS, STACK
from undercroft.kernel.beat import Beat
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.checking.lines import Path
from undercroft.kernel.data import Data, load_data, parsed, read_toml
from undercroft.kernel.errors import Phrase, UndercroftError, UnreadableError
from undercroft.kernel.game import Briefing
from undercroft.kernel.moves import Seat
from undercroft.kernel.options import Setup
from undercroft.kernel.playable import PlayableGame
from undercroft.kernel.state import State
from undercroft.kernel.texts import Message


@cache
def data_of(package: str) -> Data:
    """A game's component data, with its scenarios by id."""
    tree = load_data(package)
    found = {}
    for file in sorted(files(package).joinpath("data", "scenarios").iterdir(), key=lambda f: f.name):
        if file.name.endswith(".toml"):
            entry = parsed(file.read_text(encoding="utf-8"), file.name)
            found[entry["id"]] = entry
    return {**tree, "scenarios": found}


class TunnelsGame(PlayableGame):
    """Two seats: by default the first leads the Humans, the second the Demons."""

    seat_counts = (2,)
    has_secrets = True
    family = "undercroft.families.tunnels"
    own_lists: tuple[str, ...] = ()
    """The lists that an edition writes down besides the engine's, by name."""

    def own_data(self) -> Data:
        """The component data and all scenarios."""
        return data_of(self.package)

    def inspect_data(self, data: Data, found: Findings) -> None:
        """Every table, and every scenario that is played with them."""
        self.check_tables(data, found)
        if found.is_good():
            for name, tree in data["scenarios"].items():
                self.check_tree(tree, data, found, ("scenarios", name))

    def inspect_scenario(self, tree: Data, data: Data, found: Findings) -> None:
        """Every entry, and how they go together."""
        self.check_tree(tree, data, found, ())
        if found.is_good() and tree.get("id") in data["scenarios"]:
            found.warn(("id",), UnreadableError("The game has a scenario {id} of its own.", id=tree["id"]))

    def check_tables(self, data: Data, found: Findings) -> None:
        """Note all that is wrong or odd with the components."""
        raise NotImplementedError

    def check_tree(self, tree: Data, data: Data, found: Findings, path: Path) -> None:
        """Note all that is wrong or odd with one scenario."""
        raise NotImplementedError

    def box_key(self, setup: Setup) -> str:
        """Each scenario has a box of its own."""
        return f"{setup.scenario}\0{super().box_key(setup)}"

    def build_box(self, data: Data, setup: Setup) -> Any:
        """Flatten the data and the chosen scenario."""
        if setup.scenario_text:
            return build_box(data, read_toml(setup.scenario_text, Phrase("The scenario")))
        return build_box(data, data["scenarios"][setup.scenario])

    def check_setup(self, setup: Setup) -> None:
        """Refuse a scenario or data file that does not hold together, in sentences."""
        self.box(setup)

    def check_scenario(self, text: str) -> list[str]:
        """What is wrong with a person's scenario file, one sentence for each mistake."""
        try:
            self.setup(scenario_text=text)
        except UndercroftError as error:
            return error.each("en")
        return []

    def briefing(self, setup: Setup, lang: str) -> Briefing:
        """What a scenario says of itself."""
        state = cast(Tunnels, self.start(setup))
        return briefing.briefing(state, lang, lambda m: self.texts.say(m, lang))

    def field_names(self) -> tuple[str, ...]:
        """Names of the lists, in order."""
        decks = [
            f"{deck}-{part}"
            for deck in ("tiles", "events", "advantages")
            for part in ("cards", "sizes", "bands", "top", "bottom", "held")
        ]
        return (
            "cells",
            "openings",
            "opened",
            "blocked",
            "barred",
            "numbers",
            *LIST_NAMES,
            *decks,
            *self.own_lists,
        )

    def deck_names(self) -> tuple[str, ...]:
        """The stack of tiles and the two decks of cards."""
        return ("tiles", "events", "advantages")

    def card_word(self, s: State, deck: int, item: int) -> str:
        """The word for a tile or for one of several equal cards."""
        box = cast(Tunnels, s).box
        if deck == STACK:
            return box.tiles[item].id
        items = box.event_items if deck == EVENTS else box.advantage_items
        kind = items[item]
        if box.cards[kind].value:
            return f"instinct-{box.cards[kind].id}"
        number = sum(1 for other in range(item + 1) if items[other] == kind)
        prefix = "card" if deck == EVENTS else "advantage"
        return f"{prefix}-{box.cards[kind].id}-{number}"

    def card_class(self, s: State, deck: int, item: int) -> object:
        """Cards of one kind, and tiles of one kind and shape, are alike."""
        assert isinstance(s, Tunnels)
        if deck == STACK:
            return (s.box.tiles[item].kind, s.box.tiles[item].openings, s.box.tiles[item].size)
        return s.box.event_items[item] if deck == EVENTS else s.box.advantage_items[item]

    def cards(self, s: State, deck: int) -> tuple[int, ...]:
        """All cards of a deck."""
        assert isinstance(s, Tunnels)
        sizes = (len(s.box.tiles), len(s.box.event_items), len(s.box.advantage_items))
        return tuple(range(sizes[deck]))

    def event_touches(self, s: State, kind: int, values: list[int]) -> tuple[str, ...]:
        """What an event is about."""
        return stage.event_touches(cast(Tunnels, s), kind, values)

    def event_dice(self, s: State, kind: int, values: list[int]) -> tuple[int, ...]:
        """The dice that were rolled in an event."""
        return stage.event_dice(kind, values)

    def event_beat(self, s: State, kind: int, values: list[int]) -> Beat:
        """How an event is acted out."""
        return beats.event_beat(cast(Tunnels, s), kind, values)

    def rule_numbers(self) -> dict[str, str]:
        """The rule for each thing of the box."""
        return stage.rule_numbers(self.own_data())

    def describe(self, s: State, seat: Seat, lang: str) -> str:
        """The table in plain lines."""
        return describe(cast(Tunnels, s), seat, lambda m: self.texts.say(m, lang))

    def odds(self, s: State, seat: Seat, lang: str) -> list[str]:
        """The chances of the attacks on offer."""
        return odds.odds(
            cast(Tunnels, s),
            s.offer(seat),
            lambda move: self.choice(s, seat, move).label,
            lambda m: self.texts.say(m, lang),
        )

    def seat_name(self, s: State, seat: Seat) -> Message:
        """Which side the seat plays."""
        return log.seat_name(cast(Tunnels, s), seat)

    def outcome_message(self, s: State) -> Message:
        """The sentence that ends the game."""
        return log.outcome(cast(Tunnels, s))
