"""Make the two environments, compiled and pure, and bring them up to date; quick when nothing has changed.

python tools/envs.py compiled    .venv, with the compiled wheel installed: to play, to measure, to test
python tools/envs.py pure        .venv-pure, interpreted straight from src/: to write, to debug, to test
python tools/envs.py bench       .venv, with the libraries that only the benchmarks need added
python tools/envs.py pure client .venv-pure, and the browser client built in src/ (.venv always has it)
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

import build_web

ROOT = Path(__file__).resolve().parent.parent
KINDS = ("compiled", "pure", "bench")
WHEELS = ROOT / ".cache" / "wheels"
IN_WHEEL = (
    *("pyproject.toml", "hatch_build.py", "README.md", "licenses"),
    *("tools/compile_engine.py", "tools/build_web.py", "src/undercroft"),
)
BUILT = ("__pycache__", "web")  # folders of src/undercroft that hold no sources
MISLEADING = ("UNDERCROFT_PURE", "PYTHONPATH")  # they could make one environment pass for the other


class Environment:
    """One virtual environment, with a note inside of what each step was last made from."""

    def __init__(self, kind: str) -> None:
        self.folder = ROOT / (".venv-pure" if kind == "pure" else ".venv")
        self.bin = self.folder / ("Scripts" if os.name == "nt" else "bin")
        self.note = self.folder / "made-from.json"

    def create(self) -> None:
        """Make the environment, or make it anew if it is of another Python."""
        base = f"{sys.version} in {sys.base_prefix}"
        if self.notes().get("python") == base:
            return
        _say(f"{self.folder.name}: create, with Python {sys.version.split()[0]}")
        if subprocess.run([sys.executable, "-m", "venv", "--clear", str(self.folder)]).returncode != 0:
            raise SystemExit(
                "Python's venv module failed. On Debian and Ubuntu it is in the package python3-venv."
            )
        self.note.write_text(json.dumps({"python": base}))

    def step(self, name: str, made_from: str, title: str, action: Callable[[], None]) -> None:
        """Do a step unless it was last done from the same ingredients."""
        if self.notes().get(name) == made_from:
            return
        _say(f"{self.folder.name}: {title} ...")
        started = time.perf_counter()
        action()
        self.note.write_text(json.dumps({**self.notes(), name: made_from}, indent=2))
        _say(f"{self.folder.name}: {title}, done in {time.perf_counter() - started:.0f} s")

    def notes(self) -> dict[str, str]:
        """What each step was last made from."""
        return dict(json.loads(self.note.read_text())) if self.note.exists() else {}

    def pip(self, *arguments: str) -> None:
        """Install something into the environment."""
        self.python("-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments)

    def python(self, *arguments: str, **variables: str) -> None:
        """Run the environment's Python; stop with a sentence if it fails."""
        given = {**clean_variables(), **variables}
        done = subprocess.run([self.bin / "python", *arguments], cwd=ROOT, env=given)
        if done.returncode != 0:
            raise SystemExit(
                f"{self.folder.name}: `python {' '.join(arguments)}` failed, see the lines above."
            )


def ensure(kind: str) -> Environment:
    """Bring one environment up to date and return it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    libraries = [*project["dependencies"], *extras["terminal"], *extras["server"], *extras["dev"]]
    env = Environment(kind)
    env.create()
    env.step("libraries", _hash(libraries), "install libraries", lambda: env.pip(*libraries))
    if kind == "pure":
        link = ("--no-deps", "--no-build-isolation", "--editable", ".")
        env.step("package", _hash_of_files("pyproject.toml"), "link to src", lambda: env.pip(*link))
    else:
        compiler = str(shutil.which("cc"))  # one that is installed later shall be used then
        has_client = build_client(env)
        client = build_web.web_hash(ROOT) if has_client else ""
        inputs = _hash([_hash_of_files(*IN_WHEEL), compiler, client])
        env.step("package", inputs, "build and install the wheel", lambda: _install_wheel(env, has_client))
    if kind == "bench":
        extra = extras["bench"]
        env.step("bench", _hash(extra), "install bench libraries", lambda: env.pip(*extra))
    return env


def build_client(env: Environment) -> bool:
    """Build the browser client if its sources have changed; whether it is there (without Node it is not)."""
    try:
        if not build_web.has_node():
            package = build_web.NODE_PACKAGE
            env.step("node", package, "install Node for the browser client", lambda: env.pip(package))
        if build_web.reason_to_skip(ROOT) is None:
            env.python("tools/build_web.py")
    except SystemExit as stop:
        _say(f"{stop}\nThe browser client is left out.")
    return build_web.is_built(ROOT)


def clean_variables() -> dict[str, str]:
    """This process's environment variables without the misleading ones."""
    return {name: value for name, value in os.environ.items() if name not in MISLEADING}


def _install_wheel(env: Environment, has_client: bool) -> None:
    """Build the wheel here rather than through pip, which would hide the progress of the compile."""
    shutil.rmtree(WHEELS, ignore_errors=True)
    skip = {} if has_client else {"UNDERCROFT_SKIP_WEB": "1"}
    env.python("-m", "hatchling", "build", "--target", "wheel", "--directory", str(WHEELS), **skip)
    (wheel,) = WHEELS.glob("*.whl")
    env.pip("--no-deps", "--force-reinstall", str(wheel))


def _hash_of_files(*names: str) -> str:
    """One hash over files and whole folders, by name and content."""
    paths = [path for name in names for path in [ROOT / name, *sorted((ROOT / name).rglob("*"))]]
    files = [path for path in paths if path.is_file() and not _is_product(path)]
    contents = [hashlib.sha256(file.read_bytes()).hexdigest() for file in files]
    return _hash([*(str(file.relative_to(ROOT)) for file in files), *contents])


def _is_product(path: Path) -> bool:
    """Whether a file was made from others."""
    return any(part in BUILT for part in path.relative_to(ROOT).parts)


def _hash(parts: list[str]) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in KINDS or sys.argv[2:] not in ([], ["client"]):
        raise SystemExit(__doc__)
    made = ensure(sys.argv[1])
    if sys.argv[2:]:
        build_client(made)
