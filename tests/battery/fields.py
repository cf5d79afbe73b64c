"""No field can be missing from copy, position, hash and equality: each is changed, and that must show."""

from __future__ import annotations

import json
from typing import Any

from tests.battery.hooks import attributes
from undercroft.kernel.deck import Deck
from undercroft.kernel.documents.position import state_hash, state_tree
from undercroft.kernel.game import Game
from undercroft.kernel.state import Frame, State

NOT_SAVED = frozenset({"seats", "log", "source", "box", "stack"})
"""Of a state: its shape, who watches it, a live table's chance, its data; the stack is tested apart."""

NOT_HASHED = frozenset({"rng", "forced"})
"""Where future chance comes from: part of a state, but not of what the rules can tell apart."""

DECK_SHAPE = frozenset({"number", "shared"})
"""Of a deck: which it is, and whether its lists are another's too."""


def check_state_fields(game: Game, s: State, derived: frozenset[str]) -> None:
    """Every attribute of a state is saved, or follows from what is."""
    rebuilt = s.of([part[:] for part in s.fields()])
    rebuilt.set_core([part[:] for part in s.core()], [frame.of(frame.fields()) for frame in s.stack])
    assert rebuilt.same_as(s)
    for name in attributes(s):
        value = getattr(s, name)
        if name in NOT_SAVED:
            continue
        if isinstance(value, Deck):
            for part in attributes(value):
                if part not in DECK_SHAPE:
                    check_list(game, s, (name, part))
        elif isinstance(value, int) and name in derived:
            assert value == getattr(rebuilt, name), f"{name} does not follow from the fields"
        elif isinstance(value, int):
            check_number(game, s, name)
        elif isinstance(value, list):
            check_list(game, s, (name,))
        else:
            parts = value.fields() if hasattr(value, "fields") else None
            if parts is None:
                assert name in derived, f"{name} is neither saved nor named as following from what is"
            else:
                assert all(part in s.fields() for part in parts), f"a list of {name} is not among the fields"
            assert_follows(value, getattr(rebuilt, name), name)


def check_number(game: Game, s: State, name: str) -> None:
    """Another value of a number makes another state."""
    changed = s.copy()
    value = getattr(s, name)
    setattr(changed, name, not value if isinstance(value, bool) else value + 1)
    assert_differs(game, s, changed, name)


def check_list(game: Game, s: State, path: tuple[str, ...]) -> None:
    """Another entry, or one more, makes another state."""
    length = len(own_list(s.copy(), path))
    for at in sorted({0, length // 2, length - 1} if length else set()):
        changed = s.copy()
        own_list(changed, path)[at] += 1
        assert_differs(game, s, changed, f"{'.'.join(path)}[{at}]")
    changed = s.copy()
    own_list(changed, path).append(1)
    assert_differs(game, s, changed, f"{'.'.join(path)} with one more")


def own_list(s: State, path: tuple[str, ...]) -> list[int]:
    """A list inside a state, made its own: what is only ever replaced may be shared with the original."""
    owner: Any = s
    for name in path[:-1]:
        owner = getattr(owner, name)
    found = getattr(owner, path[-1])
    assert isinstance(found, list)
    setattr(owner, path[-1], found[:])
    owned: list[int] = getattr(owner, path[-1])
    return owned


def assert_differs(game: Game, s: State, changed: State, name: str) -> None:
    """A change shows in equality, position and hash, and a copy keeps it."""
    assert not changed.same_as(s), f"a change of {name} is lost by equality"
    assert not s.same_as(changed), f"a change of {name} is lost by equality"
    assert text(game, changed) != text(game, s), f"a change of {name} is lost by positions"
    if name.split("[")[0].split(" ")[0] not in NOT_HASHED:
        assert state_hash(game, changed) != state_hash(game, s), f"a change of {name} is lost by the hash"
    assert changed.copy().same_as(changed), f"a change of {name} is lost by copies"


def assert_follows(ours: Any, rebuilt: Any, name: str) -> None:
    """What is not saved is made again, equal, from what is."""
    names = [part for part in attributes(ours) if not part.endswith("shared")]
    assert names, f"{name} has nothing to compare"
    for part in names:
        assert getattr(ours, part) == getattr(rebuilt, part), f"{name}.{part} does not follow from the fields"


def text(game: Game, s: State) -> str:
    """All that a position holds of a state."""
    return json.dumps(state_tree(game, s))


def check_frame_fields(frame: Frame) -> None:
    """Every attribute of a frame is in its fields, and `of` takes back what `fields` gave."""
    kind = type(frame).__name__
    before = frame.fields()
    for name in attributes(frame):
        if name == "step" and not has_step(frame):
            continue
        same = frame.of(before)
        setattr(same, name, int(getattr(same, name)) + 1)
        assert same.fields() != before, f"{kind}.{name} is not among its fields"
    values = [7 + 3 * at for at in range(len(before))]
    assert frame.of(values).fields() == values, f"{kind}.of does not take back what fields gave"
    assert type(frame.of(values)) is type(frame)
    assert frame.of(before) is not frame


def has_step(frame: Frame) -> bool:
    """Whether a kind of frame uses the step that all have; one that does not keeps it at 0 for good."""
    other = frame.of(frame.fields())
    other.step += 1
    return other.fields() != frame.fields() or other.of(other.fields()).step != 0
