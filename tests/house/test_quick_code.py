"""What is slow or wrong in compiled code although it looks well is not written there: see CONTRIBUTING.md."""

from __future__ import annotations

import ast
from pathlib import Path

from compile_engine import compiled_modules

ROOT = Path(__file__).resolve().parents[2]


def constant_tuples(tree: ast.Module) -> set[str]:
    """The names that a module gives to tuples at its top."""
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Tuple):
            found |= {node.target.id} if isinstance(node.target, ast.Name) else set()
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


def imported_tuples(tree: ast.Module, tuples: dict[str, set[str]]) -> set[str]:
    """The names by which a module knows constant tuples of others."""
    return {
        alias.asname or alias.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module in tuples
        for alias in node.names
        if alias.name in tuples[node.module]
    }


def indexed_by_variables(tree: ast.Module, names: set[str]) -> list[int]:
    """The lines on which one of these is read at an index that is no constant."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript)
        and isinstance(node.ctx, ast.Load)
        and (
            isinstance(node.value, ast.Tuple) or (isinstance(node.value, ast.Name) and node.value.id in names)
        )
        and not is_constant(node.slice)
    ]


def is_constant(index: ast.expr) -> bool:
    """Whether an index is written as a number."""
    return isinstance(index, ast.Constant) or (
        isinstance(index, ast.UnaryOp) and isinstance(index.operand, ast.Constant)
    )


def compiled_trees() -> dict[str, ast.Module]:
    """Every compiled module by its name."""
    return {
        ".".join(path.relative_to(ROOT / "src").with_suffix("").parts): ast.parse(
            path.read_text(encoding="utf-8")
        )
        for path in compiled_modules(ROOT)
    }


def test_no_constant_tuple_is_indexed_by_a_variable() -> None:
    trees = compiled_trees()
    tuples = {name: constant_tuples(tree) for name, tree in trees.items()}
    slow = {
        name: lines
        for name, tree in trees.items()
        if (lines := indexed_by_variables(tree, tuples[name] | imported_tuples(tree, tuples)))
    }
    assert slow == {}, "a tuple is made anew at every read: a list is not"


def test_the_search_finds_such_a_read() -> None:
    tree = ast.parse("A: Final = (1, 2)\nB = [1, 2]\ndef f(i):\n    return A[i] + A[-1] + B[i] + (3, 4)[i]\n")
    assert indexed_by_variables(tree, constant_tuples(tree)) == [4, 4]
    other = ast.parse("from a import A as C, B\ndef f(i):\n    return C[i] + B[i]\n")
    assert indexed_by_variables(other, imported_tuples(other, {"a": constant_tuples(tree)})) == [3]


def shifted_constants(tree: ast.Module) -> list[int]:
    """The lines on which a constant is shifted to the left by a variable that is an i64."""
    return [
        node.lineno
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
        and isinstance(node.right, ast.Name)
        and node.right.id in machine_numbers(function)
    ]


def machine_numbers(function: ast.FunctionDef) -> set[str]:
    """The names of a function that are declared as i64."""
    arguments = [(one.arg, one.annotation) for one in function.args.args]
    declared = [
        (node.target.id, node.annotation)
        for node in ast.walk(function)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    ]
    return {name for name, kind in arguments + declared if isinstance(kind, ast.Name) and kind.id == "i64"}


def test_no_constant_is_shifted_by_a_machine_number() -> None:
    wrong = {name: lines for name, tree in compiled_trees().items() if (lines := shifted_constants(tree))}
    assert wrong == {}, "the compiler shifts a constant as a number of 32 bits: shift an i64 instead"


def test_the_search_finds_such_a_shift() -> None:
    tree = ast.parse("def f(n: i64, k: int):\n    m: i64 = n\n    return 1 << n | 1 << k | n << m\n")
    assert shifted_constants(tree) == [3]
