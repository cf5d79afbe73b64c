"""What `make mutate` changes: numbers, conditions in three ways, and statements."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from mutants import Mutant, code_mutants, data_mutants, drawn, games_with_tests, mutants_of
from mutate import explanations

RULES = '''
class Turn(Frame):
    """A turn."""

    def advance(self, s: State) -> None:
        """Go on."""
        t = cave(s)
        if t.log is not None:
            t.tell(TURN, [self.caver])
        if self.points == 0 and not t.is_dark():
            t.points += 1
            t.call(Dark())
            return
        while t.has_next():
            t.next()
        self.step = 2
        t.end()


def is_free(t: Cave, slot: int) -> bool:
    """Whether nobody is there."""
    return slot >= 0
'''

DATA = """
[[tile]]
id = "start"      # 7 is a comment
copies = 2
at = [0, 1]
name = "3 doors"
"""


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def changes(mutants: list[Mutant], kind: str) -> set[tuple[str, str]]:
    return {(mutant.old, mutant.change) for mutant in mutants if mutant.kind == kind}


def test_conditions_are_negated_and_put_true_and_false(tmp_path: Path) -> None:
    found = list(code_mutants("toy", written(tmp_path, "turn.py", RULES), tmp_path))
    every = ("negated", "always true", "always false")
    tests = ("self.points == 0 and not t.is_dark()", "self.points == 0", "not t.is_dark()", "slot >= 0")
    assert changes(found, "condition") == {
        *((old, change) for old in tests for change in every),
        ("t.has_next()", "negated"),
        ("t.has_next()", "always false"),
    }


def test_statements_are_taken_out_but_for_those_that_only_tell(tmp_path: Path) -> None:
    found = list(code_mutants("toy", written(tmp_path, "turn.py", RULES), tmp_path))
    removed = {old for old, _ in changes(found, "statement")}
    assert removed == {"t.points += 1", "t.call(Dark())", "return", "t.next()", "self.step = 2", "t.end()"}


def test_every_mutant_is_a_program_and_has_a_name_of_its_own(tmp_path: Path) -> None:
    found = list(code_mutants("toy", written(tmp_path, "turn.py", RULES), tmp_path))
    for mutant in found:
        changed = RULES.encode()[: mutant.start] + mutant.new.encode() + RULES.encode()[mutant.end :]
        assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(RULES))
    assert len({mutant.key for mutant in found}) == len(found)


def test_numbers_are_raised_by_one(tmp_path: Path) -> None:
    found = list(data_mutants("toy", written(tmp_path, "tiles.toml", DATA), tmp_path))
    assert [(mutant.where, mutant.old, mutant.new) for mutant in found] == [
        ("start copies", "2", "3"),
        ("start at", "0", "1"),
        ("start at", "1", "2"),
    ]


def test_a_sample_is_the_same_for_the_same_seed_and_keeps_the_order() -> None:
    mutants = mutants_of("subterra")
    one, same, other = (drawn(mutants, 30, seed) for seed in (1, 1, 2))
    assert one == same != other
    assert [mutants.index(mutant) for mutant in one] == sorted(mutants.index(mutant) for mutant in one)
    assert drawn(mutants, 0, 1) == drawn(mutants, len(mutants), 1) == mutants


@pytest.mark.parametrize("game", games_with_tests())
def test_rules_data_and_families_of_every_game_are_covered(game: str) -> None:
    mutants = mutants_of(game)
    assert {mutant.kind for mutant in mutants} == {"data", "condition", "statement"}
    folders = {"/".join(mutant.file.split("/")[2:4]) for mutant in mutants}
    assert f"games/{game}" in folders
    assert folders <= {f"games/{game}", "families/tunnels"}
    assert ("families/tunnels" in folders) == game.startswith("claustrophobia")


def test_what_is_explained_is_a_mutant_still() -> None:
    every = {mutant.key for game in games_with_tests() for mutant in mutants_of(game)}
    assert set(explanations()) <= every
