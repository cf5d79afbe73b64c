"""The engine that runs is made of the modules that tools/compile_engine.py lists, no more and no fewer."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from compile_engine import compiled_modules, engine_modules, interpreted_reason

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"


def engine_is_compiled() -> bool:
    return not is_source("undercroft.kernel.state")


def is_source(name: str) -> bool:
    spec = find_spec(name)
    assert spec is not None, f"{name} is in src but cannot be imported"
    return str(spec.origin).endswith(".py")


@pytest.mark.parametrize("module", engine_modules(ROOT), ids=lambda module: str(module.relative_to(SOURCE)))
def test_each_module_is_compiled_or_interpreted_as_it_says(module: Path) -> None:
    name = ".".join(module.relative_to(SOURCE).with_suffix("").parts)
    expected_source = not engine_is_compiled() or interpreted_reason(module) is not None
    assert is_source(name) == expected_source


def test_the_kernel_state_is_to_be_compiled() -> None:
    assert SOURCE / "undercroft" / "kernel" / "state.py" in compiled_modules(ROOT)


def test_no_build_product_lies_in_the_sources() -> None:
    assert [file for file in SOURCE.rglob("*") if file.suffix in (".so", ".pyd", ".c")] == []


def test_a_marked_module_stays_interpreted_and_gives_its_reason(tmp_path: Path) -> None:
    module = tmp_path / "loader.py"
    module.write_text('"""Loads."""\n\n# interpreted: reads files\n')
    assert interpreted_reason(module) == "reads files"


def test_a_marker_without_a_reason_is_refused(tmp_path: Path) -> None:
    module = tmp_path / "loader.py"
    module.write_text("# interpreted:\n")
    with pytest.raises(SystemExit, match="needs a reason"):
        interpreted_reason(module)
