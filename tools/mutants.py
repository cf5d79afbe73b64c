"""What can be broken in a game, one change at a time: numbers of data, conditions and statements of rules."""

from __future__ import annotations

import ast
import hashlib
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path("src/undercroft/games")
FAMILIES = Path("src/undercroft/families")

KINDS = ("data", "condition", "statement")


@dataclass(frozen=True)
class Mutant:
    """One change: the bytes of a file from start to end become other ones."""

    game: str
    kind: str
    file: str
    line: int
    where: str
    old: str
    change: str
    """What is done, in a word: `negated`, `always true`, `always false`, `removed`, or a number."""
    new: str
    start: int
    end: int

    def changed(self, source: bytes) -> bytes:
        """The file with this change."""
        return source[: self.start] + self.new.encode() + source[self.end :]

    @property
    def key(self) -> str:
        """A name that stays the same while the lines around it move."""
        return f"{self.file.removeprefix('src/undercroft/')} | {self.where} | {self.old} -> {self.change}"


def games_with_tests(root: Path = ROOT) -> list[str]:
    """The games that can be tried: those with rules and tests."""
    found = [folder.name for folder in sorted((root / GAMES).iterdir()) if (folder / "rules").is_dir()]
    return [game for game in found if (root / "tests" / "games" / game).is_dir()]


def mutants_of(game: str, root: Path = ROOT) -> list[Mutant]:
    """Every mutant of a game and of the rules that it shares with its family."""
    home = root / GAMES / game
    found: list[Mutant] = []
    for path in sorted(home.glob("data/**/*.toml")):
        found += data_mutants(game, path, root)
    shared = [root / FAMILIES / family / "rules" for family in families_of(home)]
    for folder in [home / "rules", *shared]:
        for path in sorted(folder.rglob("*.py")):
            found += code_mutants(game, path, root)
    return found


def families_of(home: Path) -> list[str]:
    """The families that the rules of a game import."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(home.glob("rules/**/*.py")))
    return sorted(set(re.findall(r"undercroft\.families\.(\w+)", text)))


def drawn(mutants: list[Mutant], limit: int, seed: int) -> list[Mutant]:
    """So many of these, by chance and in their order; all of them without a limit.

    Each has a lot of its own, so that a sample stays the same, but for a few, when the code changes.
    """
    if not limit or limit >= len(mutants):
        return mutants
    lots = {mutant.key: hashlib.sha256(f"{seed} {mutant.key}".encode()).digest() for mutant in mutants}
    chosen = set(sorted(lots, key=lots.__getitem__)[:limit])
    return [mutant for mutant in mutants if mutant.key in chosen]


# Numbers

NUMBER = re.compile(rb"(?<![\w\".-])\d+(?![\w\".-])(?!\s*=)")
ENTRY = re.compile(r'^(?:id|name) = "(.+)"')


def data_mutants(game: str, path: Path, root: Path = ROOT) -> Iterator[Mutant]:
    """Every number of a data file raised by one; comments and texts are left alone."""
    at = 0
    entry = ""
    name = path.relative_to(root).as_posix()
    for line, text in enumerate(path.read_bytes().splitlines(keepends=True), start=1):
        named = ENTRY.match(text.decode())
        entry = named[1] if named else entry
        bare = text.partition(b"#")[0]
        field = bare.partition(b"=")[0].decode().strip()
        for found in () if b'"' in bare and b"[" not in bare else NUMBER.finditer(bare):
            old, new = found[0].decode(), str(int(found[0]) + 1)
            where = f"{entry} {field}" if bare.count(b"=") < 2 else f"{entry} {field} {label(bare, found)}"
            start = at + found.start()
            yield Mutant(game, "data", name, line, where, old, new, new, start, at + found.end())
        at += len(text)


def label(line: bytes, found: re.Match[bytes]) -> str:
    """The name that a number has inside an inline table."""
    return line[: found.start()].decode().rstrip(" =").split()[-1].strip("{,")


# Conditions and statements

LISTENING = re.compile(r"\w+\.log is not None")
"""A condition that only asks whether anybody listens."""


def code_mutants(game: str, path: Path, root: Path = ROOT) -> Iterator[Mutant]:
    """Every condition of a module changed in three ways, and every statement of its rules taken out."""
    source = path.read_bytes()
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    name = path.relative_to(root).as_posix()
    seen: Counter[str] = Counter()
    for place, function in functions(ast.parse(source)):
        for kind, node, changes in changeable(function):
            start = starts[node.lineno - 1] + node.col_offset
            end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
            text = source[start:end].decode()
            old = " ".join(text.split())
            if LISTENING.fullmatch(old):
                continue
            seen[f"{place} {kind} {old}"] += 1
            again = seen[f"{place} {kind} {old}"]
            where = place if again == 1 else f"{place} ({again})"
            for change in changes:
                new = CHANGED[change].format(text=text)
                yield Mutant(game, kind, name, node.lineno, where, old, change, new, start, end)


CHANGED = {
    "negated": "(not ({text}))",
    "always true": "True",
    "always false": "False",
    "removed": "pass",
}


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and the methods of its classes, by name and in order."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    yield f"{node.name}.{part.name}", part


Change = tuple[str, ast.expr | ast.stmt, tuple[str, ...]]


def changeable(function: ast.FunctionDef) -> list[Change]:
    """What of a function can be changed, each with the ways to change it, in the order of the text."""
    found: dict[tuple[int, int, int, str], Change] = {}
    for kind, node, changes in [*conditions(function), *statements(function)]:
        place = (node.lineno, node.col_offset, node.end_col_offset or 0, kind)
        found.setdefault(place, (kind, node, changes))
    return [found[place] for place in sorted(found)]


def conditions(function: ast.FunctionDef) -> Iterator[Change]:
    """The expressions that decide something: tests, parts of tests, and answers of yes-or-no questions.

    A loop whose condition is always true never ends, and shows nothing but that.
    """
    every = ("negated", "always true", "always false")
    for node in ast.walk(function):
        if isinstance(node, ast.While):
            yield "condition", node.test, ("negated", "always false")
        elif isinstance(node, ast.If | ast.IfExp):
            yield "condition", node.test, every
        elif isinstance(node, ast.comprehension):
            yield from (("condition", test, every) for test in node.ifs)
        elif isinstance(node, ast.BoolOp):
            yield from (("condition", value, every) for value in node.values)
        elif isinstance(node, ast.Return) and isinstance(node.value, ast.Compare | ast.BoolOp):
            yield "condition", node.value, every


def statements(function: ast.FunctionDef) -> Iterator[Change]:
    """The statements that change something or leave early; those that only tell somebody are left alone.

    A function's last return and the first value of a variable are left alone as well: without them nothing
    runs at all.
    """
    spared = {id(part) for node in ast.walk(function) if is_telling(node) for part in ast.walk(node)}
    last = function.body[-1]
    if isinstance(last, ast.Return):
        spared.add(id(last))
    for node in ast.walk(function):
        if isinstance(node, ast.stmt) and id(node) not in spared and does_something(node):
            yield "statement", node, ("removed",)


def does_something(node: ast.stmt) -> bool:
    """Whether a statement changes something, or leaves where it stands."""
    if isinstance(node, ast.Expr):
        return not isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Assign):
        return not any(isinstance(target, ast.Name | ast.Tuple) for target in node.targets)
    return isinstance(node, ast.AugAssign | ast.Delete | ast.Break | ast.Continue | ast.Raise | ast.Return)


def is_telling(node: ast.AST) -> bool:
    """Whether a statement only tells those who listen."""
    return isinstance(node, ast.If) and LISTENING.fullmatch(ast.unparse(node.test)) is not None
