# interpreted: positions are read for people, files and storage
"""A position read back: its game and set-up found, its versions compared, its lists and frames checked."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from undercroft.kernel.data import content_hash, shape_fault
from undercroft.kernel.documents.position import CORE_NAMES, COUNTERS, FORMAT
from undercroft.kernel.errors import CorruptError, Phrase, UnreadableError
from undercroft.kernel.game import Game
from undercroft.kernel.options import Setup
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.state import Frame, State


def read_position(text: str, game: Game | None = None) -> tuple[Game, Setup, State]:
    """The game, set-up and state of a position; one of another version or with other data is refused."""
    try:
        tree = json.loads(text)
    except json.JSONDecodeError as error:
        raise UnreadableError(
            "The position is not readable as JSON: {error} (line {line}, column {column}).",
            error=error.msg,
            line=error.lineno,
            column=error.colno,
        ) from None
    except (RecursionError, ValueError):
        raise too_much_json(Phrase("The position")) from None
    if not isinstance(tree, dict) or tree.get("undercroft") != "position":
        raise UnreadableError(
            'The document is not a position: it should begin with {"undercroft": "position"}.'
        )
    if tree.get("format") != FORMAT:
        raise UnreadableError(
            "The position has format {format}; this version of Undercroft reads format {here}.",
            format=tree.get("format"),
            here=FORMAT,
        )
    game = game_of_document(tree.get("game"), game, Phrase("The position"))
    setup = read_setup(tree.get("setup"), game)
    check_same_rules(tree, game, setup)
    if tree.get("check") != content_hash({part: tree.get(part) for part in ("kernel", "fields", "stack")}):
        raise CorruptError(
            "The position is damaged: its check does not fit. To write a position by hand, use a diagram."
        )
    return game, setup, read_state(tree, game, setup)


def too_much_json(what: Phrase) -> UnreadableError:
    """What to say of JSON that is well formed, yet more than can be read."""
    return UnreadableError(
        "{what} is not readable as JSON: it is nested too deeply, or a number in it is too long.", what=what
    )


def game_of_document(name: object, game: Game | None, what: Phrase) -> Game:
    """The game that a document names, which must be the one expected if there is one."""
    if not isinstance(name, str) or not name:
        raise UnreadableError("{what} does not say which game it is of.", what=what)
    if game is None:
        return find_game(name)
    if name != game.id:
        raise UnreadableError(
            "{what} is of the game {name}, not of {game}.", what=what, name=name, game=game.id
        )
    return game


def read_setup(tree: object, game: Game) -> Setup:
    """A set-up as a document holds it."""
    try:
        setup = msgspec.convert(tree, Setup)
    except msgspec.ValidationError as error:
        raise UnreadableError("The set-up is not readable: {error}.", error=shape_fault(error)) from None
    return game.setup_with(setup.seats, setup.scenario, setup.data_text, setup.scenario_text, setup.options)


def check_same_rules(tree: dict[str, Any], game: Game, setup: Setup) -> None:
    """Refuse a position made with other rules or other component data."""
    if tree.get("rules") != game.rules_version:
        raise UnreadableError(
            "The position was made with version {made} of the rules of {game}; this is version {here}.",
            made=tree.get("rules"),
            game=game.id,
            here=game.rules_version,
        )
    if tree.get("data") != game.data_hash(setup):
        raise UnreadableError(
            "The position was made with other component data of {game} than the data here.", game=game.id
        )


def read_state(tree: dict[str, Any], game: Game, setup: Setup) -> State:
    """The state of a position, each list and frame checked for its shape."""
    kinds = {type(frame).__name__: frame for frame in game.frames()}
    fields = [int_list(tree.get("fields"), name) for name in game.field_names()]
    core = [int_list(tree.get("kernel"), name) for name in CORE_NAMES]
    entries = tree.get("stack")
    if not isinstance(entries, list):
        raise UnreadableError("The position lacks its stack, or it is not a list.")
    try:
        stack = [read_frame(entry, kinds, game) for entry in entries]
        check_core(core, stack, setup.seats)
        state = game.blank(setup).of(fields)
        state.set_core(core, stack)
    except (IndexError, OverflowError, TypeError) as error:
        raise CorruptError("The position does not hold together: {error}.", error=str(error)) from None
    return state


def read_frame(entry: object, kinds: dict[str, Frame], game: Game) -> Frame:
    """One procedure of a position's stack: its name and its values."""
    name = entry[0] if isinstance(entry, list) and entry else None
    if not isinstance(entry, list) or not isinstance(name, str) or name not in kinds:
        raise UnreadableError(
            "The position's stack holds {entry!r}, which is no procedure of {game}.",
            entry=entry,
            game=game.id,
        )
    values = int_list({name: entry[1:]}, name)
    expected = len(kinds[name].fields())
    if len(values) != expected:
        raise UnreadableError(
            "The procedure {name} in the position has {count} values, not {expected}.",
            name=name,
            count=len(values),
            expected=expected,
        )
    return kinds[name].of(values)


def check_core(core: list[list[int]], stack: list[Frame], seats: int) -> None:
    """Refuse kernel fields that contradict each other."""
    counters, _, answers, results, scores = core
    if len(counters) != COUNTERS or any(len(part) not in (0, seats) for part in (answers, results, scores)):
        raise CorruptError("The position's counters, answers, results or scores are too many or too few.")
    asked = counters[5]
    if not 0 <= asked < 1 << seats or (asked == 0) != (not stack):
        raise CorruptError("The position asks nobody and is not over, or asks seats that cannot answer.")


def int_list(tree: object, name: str) -> list[int]:
    """A list of whole numbers by its name."""
    value = tree.get(name) if isinstance(tree, dict) else None
    if not isinstance(value, list) or not all(type(n) is int for n in value):
        raise UnreadableError("The position lacks {name}, or it is not a list of whole numbers.", name=name)
    return value
