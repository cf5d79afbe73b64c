"""Documents with faults, and what a French reader is told of them."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.kernel.documents.record import write_record
from undercroft.kernel.registry import game as find_game


class Wrong(NamedTuple):
    """A document and its faults, each by words that its sentence has."""

    text: str
    told: tuple[str, ...]


SCENARIO = Wrong(
    """kind = "scenario"
game = "claustrophobia"
map = "fixed"
start = [5, 5]
tiles = [{ x = 0, y = 0, tile = "tile-01" }]
party = [{ warrior = "ogre" }]
ending = [{ when = "never", verdict = "human" }]
""",
    (
        "Ligne 4\u00a0: Il n\u2019y a pas de tuile en 5,5.",
        "Ligne 6\u00a0: party.1.warrior\u00a0: «\u00a0ogre\u00a0» ne va pas, il faut un mot parmi redeemer, ",
        "Ligne 7\u00a0: ending.1.when\u00a0: «\u00a0never\u00a0» ne va pas",
    ),
)
DATA = Wrong(
    """kind = "data"
game = "subterra"
[[number]]
id = "action-points"
value = "two"
""",
    ("Ligne 5\u00a0: number.action-points.value devrait être un nombre entier, et non un texte.",),
)
BROKEN = Wrong(
    'kind = "data"\ngame = "subterra"\nx = = 1\n',
    ("n\u2019est pas du TOML lisible\u00a0: ", "(ligne 3, colonne 5)."),
)
DIAGRAM = Wrong(
    """diagram = 1
game = "subterra"
seats = 1
caver = [{ id = "medic", at = [4, 4] }, { id = "scout" }, { id = "leader" }, { id = "diver" }]
""",
    ("Le spéléo medic est en 4,4, où il n\u2019y a pas de tuile.",),
)
GUIDE = Wrong(
    """kind = "guide"
game = "subterra"
seat = 1
title = { en = "a", fr = "a" }
help = { en = "a", fr = "a" }
start = { seats = 1, seed = 1 }
[[step]]
text = { en = "a", fr = "a" }
moves = [{ words = ["fly"] }]
""",
    ("Étape 1 du guide\u00a0: «\u00a0fly\u00a0» n\u2019est pas proposé\u00a0; sont proposés ",),
)

SHAPE = Wrong(
    GUIDE.text.replace("words =", "wrds ="),
    ("n\u2019est pas comme il faut\u00a0: `step[0].moves[0].wrds` n\u2019est pas connu.",),
)

WORD = Wrong(
    DATA.text.replace("number", "tile")
    .replace("action-points", "plain-x1")
    .replace('value = "two"', 'kind = "x"'),
    ("Ligne 5\u00a0: tile.plain-x1.kind\u00a0: «\u00a0x\u00a0» ne va pas, il faut un mot parmi plain, ",),
)
FAMILY = Wrong(
    """kind = "data"
game = "claustrophobia"
demon = [{ id = "troglodyte", family = "cousins" }]
""",
    ("Ligne 3\u00a0: demon.troglodyte.family\u00a0: «\u00a0cousins\u00a0» ne va pas",),
)
PART = Wrong(
    """diagram = 1
game = "claustrophobia"
tile = [{ id = "tile-35" }]
""",
    ("Il manque tile.tile-35.at.",),
)


def damaged_record() -> Wrong:
    """A short game whose last move was changed to one that was not offered."""
    match = find_game("subterra").new(seats=1, seed=5)
    match.apply(match.moves()[0])
    lines = write_record(match).splitlines()
    last = max(number for number, line in enumerate(lines) if line.startswith("1 "))
    lines[last] = "1 fly"
    told = (
        f"Ligne {last + 1} de la partie notée, «\u00a01 fly\u00a0»\u00a0: «\u00a0fly\u00a0» n\u2019y est pas"
    )
    return Wrong("\n".join(lines) + "\n", (told,))


WRONG = {
    "scenario": SCENARIO,
    "data": DATA,
    "no TOML": BROKEN,
    "no such kind": WORD,
    "no such family": FAMILY,
    "diagram": DIAGRAM,
    "no place": PART,
    "guide": GUIDE,
    "no guide": SHAPE,
    "record": damaged_record(),
}
