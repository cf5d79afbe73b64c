"""The package in parts: the engine alone, the extras, what a wheel and an archive of the sources hold."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email import message_from_string
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from undercroft.cli.missing import EXTRAS

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
ENVIRONMENT = {
    **{
        name: value
        for name, value in os.environ.items()
        if name not in ("PYTHONPATH", "LC_ALL", "LC_MESSAGES")
    },
    "LANG": "C.UTF-8",
}


def built(target: str, folder: Path) -> Path:
    """A wheel, interpreted, or an archive of the sources, with whatever client is there."""
    variables = {**ENVIRONMENT, "UNDERCROFT_PURE": "1", "UNDERCROFT_SKIP_WEB": "1"}
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, env=variables, check=True, capture_output=True, timeout=300)
    (file,) = folder.iterdir()
    return file


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("wheel", tmp_path_factory.mktemp("wheel"))


def test_the_engine_is_installed_alone(wheel: Path, tmp_path: Path) -> None:
    """In a fresh environment the wheel without extras plays a game, and says what its command needs."""
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "env")], check=True, timeout=120)
    programs = tmp_path / "env" / ("Scripts" if os.name == "nt" else "bin")
    install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel)]
    subprocess.run([programs / "python", *install], check=True, env=ENVIRONMENT, timeout=600)

    def said(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
        variables = {**ENVIRONMENT, **more}
        return subprocess.run(words, env=variables, cwd=tmp_path, capture_output=True, text=True, timeout=120)

    play = (
        "import undercroft; m = undercroft.game('subterra').new(seats=2, seed=1);"
        "m.apply(m.moves()[0]); print(m.view(0) is not None)"
    )
    assert said(str(programs / "python"), "-c", play).stdout == "True\n"
    listed = said(str(programs / "python"), "-m", "pip", "list", "--format", "freeze").stdout.lower()
    for library in ("litestar", "sqlalchemy", "cyclopts", "rich", "prompt_toolkit", "uvicorn"):
        assert library not in listed
    for words in ([str(programs / "undercroft"), "games"], [str(programs / "python"), "-m", "undercroft"]):
        done = said(*words)
        assert (done.returncode, done.stdout) == (2, "")
        assert re.fullmatch(r"[^\n]*undercroft\[terminal\][^\n]*\n", done.stderr), done.stderr
    assert "pas installée" in said(str(programs / "undercroft"), LANG="fr_FR.UTF-8").stderr


@pytest.mark.parametrize(
    ("library", "extra", "words"),
    [
        ("litestar", "server", "serve"),
        ("sqlalchemy", "server", "admin tables"),
        ("cyclopts", "terminal", "games"),
    ],
)
def test_a_part_that_is_missing_is_named(library: str, extra: str, words: str) -> None:
    hidden = f"import sys; sys.modules[{library!r}] = None; sys.argv = ['undercroft', *{words.split()!r}]; "
    run = "from undercroft.__main__ import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", hidden + run],
        capture_output=True,
        text=True,
        timeout=120,
        env=dict(os.environ),
    )
    assert done.returncode == 2, done.stderr
    assert f"undercroft[{extra}]" in done.stderr
    assert "Traceback" not in done.stderr


def test_importing_the_package_loads_neither_words_nor_calendars() -> None:
    code = "import sys, undercroft; print([m for m in sys.modules if m.split('.')[0] in ('fluent', 'babel')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.stdout == "[]\n"


def test_the_extras_have_the_libraries_that_their_sentences_name() -> None:
    homes = packages_distributions()
    for extra, libraries in EXTRAS.items():
        wanted = {re.split(r"[\[<>=;]", line)[0].lower() for line in PROJECT["optional-dependencies"][extra]}
        for library in libraries:
            assert {name.lower().replace("-", "_") for name in homes[library]} & {
                name.replace("-", "_") for name in wanted
            }, library


def test_the_wheel_has_its_licences_and_says_what_it_is(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as files:
        names = files.namelist()
        (home,) = {name.split("/")[0] for name in names if ".dist-info/" in name}
        about = message_from_string(files.read(f"{home}/METADATA").decode())
        texts = {name: files.read(name).decode() for name in names if "/licenses/" in name}
    assert len(texts) == 1 + len(list((ROOT / "licenses").glob("*.txt")))
    for words in ("SIL OPEN FONT LICENSE", "Attribution 3.0 Unported", "Apache License", "MIT License"):
        assert any(words in text for text in texts.values()), words
    assert "Programming Language :: Python :: 3.13" in (about.get_all("Classifier") or [])
    assert {"server", "terminal", "all"} <= set(about.get_all("Provides-Extra") or [])
    plain = [line for line in about.get_all("Requires-Dist") or [] if "extra ==" not in line]
    assert sorted(re.split("[<>=]", line)[0] for line in plain) == [
        "fluent-runtime",
        "msgspec",
        "mypy-extensions",
    ]


def test_the_archive_of_the_sources_has_the_built_client(tmp_path: Path) -> None:
    web = ROOT / "src" / "undercroft" / "web"
    made = not (web / "index.html").is_file()
    if made:  # what is built takes long; that it is taken along is seen with any file
        web.mkdir(exist_ok=True)
        (web / "index.html").write_text("<!doctype html>", encoding="utf-8")
    try:
        with tarfile.open(built("sdist", tmp_path)) as archive:
            names = {name.partition("/")[2] for name in archive.getnames()}
    finally:
        if made:
            (web / "index.html").unlink()
            web.rmdir()
    assert "src/undercroft/web/index.html" in names
    assert {"web/package.json", "licenses/Game-icons-CC-BY-3.0.txt", "hatch_build.py", "LICENSE"} <= names
    assert not any("node_modules" in name for name in names)
