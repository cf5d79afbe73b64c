"""Compile the engine with mypyc: one group of native modules, in parallel, with caches and visible progress.

The build hook (hatch_build.py) calls `compile_engine` and puts the result in the wheel; nothing is ever
written next to the sources. To see which modules are compiled and why the others are not:

    python tools/compile_engine.py --list

Caches live in `.cache/undercroft-build` (or `UNDERCROFT_CACHE`): whole results by the hash of all that went
in, and single object files by the hash of their C source, so that a rebuild compiles only what changed.
"""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

# What is compiled: every module in these folders of src/undercroft, apart from `__init__.py` files and from
# modules that say near their top `# interpreted: <reason>`. Folders that do not exist yet are skipped.
COMPILED = ("kernel", "maps", "families", "games", "agents/search")
MARKER = "# interpreted:"
MARKER_LINES = 10

# Hidden symbols can be inlined; and a new compiler's new kind of warning must not stop an install.
C_FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden", "-Wno-error"]
KEEP_DAYS = 30


# ---- which modules -----------------------------------------------------------------------------------------


def engine_modules(root: Path) -> list[Path]:
    """All modules of the compiled folders, those marked as interpreted included, in a fixed order."""
    package = root / "src" / "undercroft"
    found: list[Path] = []
    for name in COMPILED:
        found += sorted((package / name).rglob("*.py"))
        found += [file for file in [package / f"{name}.py"] if file.is_file()]
    return [module for module in found if module.name != "__init__.py"]


def interpreted_reason(module: Path) -> str | None:
    """Why a module stays interpreted, in its own words; None if it is to be compiled."""
    for line in module.read_text(encoding="utf-8").splitlines()[:MARKER_LINES]:
        if line.startswith(MARKER):
            reason = line.removeprefix(MARKER).strip()
            if not reason:
                raise SystemExit(f"{module}: the marker '{MARKER}' needs a reason after the colon.")
            return reason
    return None


def compiled_modules(root: Path) -> list[Path]:
    """The modules that become native code."""
    return [module for module in engine_modules(root) if interpreted_reason(module) is None]


# ---- whether to compile ------------------------------------------------------------------------------------


def reason_for_pure() -> str | None:
    """Why the engine shall not or cannot be compiled here, as a clause; None if it can."""
    if os.environ.get("UNDERCROFT_PURE") == "1":
        return "UNDERCROFT_PURE=1 is set"
    if platform.python_implementation() != "CPython":
        return f"mypyc compiles for CPython only, and this is {platform.python_implementation()}"
    compiler = _c_compiler()
    from distutils.errors import CCompilerError, DistutilsError

    with tempfile.TemporaryDirectory() as scratch:
        probe = Path(scratch, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        try:
            compiler.compile([str(probe)], output_dir=scratch)
        except (CCompilerError, DistutilsError, OSError) as error:
            return f"there is no C compiler that finds Python.h ({error})"
    return None


def _c_compiler() -> Any:
    """A C compiler set up as this Python builds its own extensions. (Any: distutils comes without types.)"""
    import setuptools  # noqa: F401  # goes first, because it brings distutils along from Python 3.12 on

    # isort: split
    from distutils import ccompiler
    from distutils import sysconfig as distutils_sysconfig

    compiler = ccompiler.new_compiler()
    distutils_sysconfig.customize_compiler(compiler)
    compiler.add_include_dir(sysconfig.get_paths()["include"])
    if os.name == "nt":
        compiler.add_library_dir(str(Path(sys.base_exec_prefix, "libs")))
    return compiler


# ---- the compile -------------------------------------------------------------------------------------------


def compile_engine(root: Path) -> dict[Path, str]:
    """Compile all engine modules; return each built file with its place in the wheel."""
    cache = Path(os.environ.get("UNDERCROFT_CACHE") or root / ".cache" / "undercroft-build").resolve()
    compiler = _c_compiler()
    opt_level = os.environ.get("MYPYC_OPT_LEVEL", "3")
    toolchain = _toolchain(compiler, opt_level)
    modules = compiled_modules(root)
    result = cache / "results" / _digest([toolchain, *_sources(root, modules)])
    if result.is_dir():
        _say(f"engine: {len(modules)} modules unchanged since they were last compiled, taken from the cache")
    else:
        started = time.perf_counter()
        _forget_old(cache)
        with tempfile.TemporaryDirectory(prefix="undercroft-build-") as work:
            extensions = _translate(root, modules, opt_level, Path(work, "c"))
            _Compile(compiler, Path(work), cache / "objects", toolchain).build(extensions)
            _keep(Path(work, "lib"), result)
        _say(f"engine: {len(modules)} modules compiled in {time.perf_counter() - started:.0f} s")
    os.utime(result)
    return {file: file.relative_to(result).as_posix() for file in result.rglob("*") if file.is_file()}


def _translate(root: Path, modules: list[Path], opt_level: str, target: Path) -> list[Any]:
    """Python to C. The build is not the type check, so it is silent about libraries that it does not hold."""
    import setuptools  # noqa: F401  # before mypyc, which asks whether it is there
    from mypyc.build import mypycify

    _say(f"translating {len(modules)} modules to C ...")
    source_folder = root / "src"
    before = Path.cwd()
    os.chdir(source_folder)  # mypy names modules by their path from here
    try:
        return mypycify(
            [
                *("--config-file=", "--explicit-package-bases", "--ignore-missing-imports"),
                *("--follow-imports=silent", "--no-color-output", f"--cache-dir={os.devnull}"),
                *(str(module.relative_to(source_folder)) for module in modules),
            ],
            opt_level=opt_level,
            debug_level="0",
            multi_file=True,
            target_dir=str(target),
            group_name="undercroft",
        )
    finally:
        os.chdir(before)


class _Compile:
    """C to extension modules, with all cores, an object cache and a line of progress for each file."""

    def __init__(self, compiler: Any, work: Path, cache: Path, toolchain: str) -> None:
        self.compiler = compiler
        self.work = work
        self.cache = cache
        self.toolchain = toolchain
        self.headers = [header.read_text() for header in sorted((work / "c").rglob("__native*.h"))]
        self.lock = threading.Lock()
        self.done = self.total = 0
        cache.mkdir(parents=True, exist_ok=True)

    def build(self, extensions: list[Any]) -> None:
        jobs = [(extension, Path(source)) for extension in extensions for source in extension.sources]
        jobs.sort(
            key=lambda job: job[1].stat().st_size, reverse=True
        )  # the longest first, so that none is late
        self.total = len(jobs)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            objects = list(pool.map(self.compile, jobs))
            list(pool.map(lambda extension: self.link(extension, jobs, objects), extensions))

    def compile(self, job: tuple[Any, Path]) -> str:
        """One C file to one object file, from the cache if it was compiled before."""
        extension, source = job
        started = time.perf_counter()
        flags = [*extension.extra_compile_args, *C_FLAGS]
        text = source.read_text()
        headers = (
            self.headers if "__native" in text else []
        )  # mypyc's own run-time library needs none of ours
        cached = self.cache / f"{_digest([self.toolchain, *flags, text, *headers])}.o"
        if cached.exists():
            os.utime(cached)
            self.report(None, 0.0)
        else:
            includes = [*extension.include_dirs, str(source.parent)]
            (made,) = self.compiler.compile(
                [str(source)], output_dir=str(self.work / "o"), include_dirs=includes, extra_postargs=flags
            )
            _keep(Path(made), cached)
            self.report(source, time.perf_counter() - started)
        return str(cached)

    def link(self, extension: Any, jobs: list[tuple[Any, Path]], objects: list[str]) -> None:
        target = self.work / "lib" / Path(*extension.name.split("."))
        own = [made for (owner, _), made in zip(jobs, objects, strict=True) if owner is extension]
        self.compiler.link_shared_object(own, f"{target}{sysconfig.get_config_var('EXT_SUFFIX')}")

    def report(self, source: Path | None, seconds: float) -> None:
        """Count a finished file, and say so unless it came from the cache."""
        with self.lock:
            self.done += 1
            if source is not None:
                name = source.relative_to(self.work / "c").as_posix()
                name = name.removeprefix("__native_undercroft___").replace("___", "/")
                _say(f"[{self.done:3}/{self.total}] compiled {name} ({seconds:.1f} s)")


# ---- caches ------------------------------------------------------------------------------------------------


def _toolchain(compiler: Any, opt_level: str) -> str:
    """All that decides the result beside the sources: versions, platform and flags."""
    command = [*getattr(compiler, "compiler_so", []), *getattr(compiler, "linker_so", [])]
    told = (
        subprocess.run([*command[:1], "--version"], capture_output=True, text=True).stdout if command else ""
    )
    parts = [version("mypy"), sys.version, sysconfig.get_platform(), opt_level, *command, told]
    return _digest([*parts, Path(__file__).read_text(encoding="utf-8")])


def _sources(root: Path, modules: list[Path]) -> list[str]:
    """Names and texts of what mypyc reads: whole folders, for the types of interpreted modules count too."""
    package = root / "src" / "undercroft"
    folders = sorted({name.split("/")[0] for name in COMPILED})
    files = [
        *sorted(package.glob("*.py")),
        *(file for name in folders for file in sorted((package / name).rglob("*.py"))),
    ]
    names = [str(module.relative_to(root)) for module in modules]
    return [*names, *(f"{file.relative_to(root)}\n{file.read_text(encoding='utf-8')}" for file in files)]


def _digest(parts: list[str]) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]


def _keep(made: Path, place: Path) -> None:
    """Move a file or folder to its place in the cache, whole or not at all."""
    place.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=place.parent, prefix="new-") as folder:
        arrived = Path(shutil.move(made, folder))
        if not place.exists():
            arrived.replace(place)


def _forget_old(cache: Path) -> None:
    """Remove what no build has used for a month."""
    for entry in [*cache.glob("results/*"), *cache.glob("objects/*")]:
        if time.time() - entry.stat().st_mtime > KEEP_DAYS * 86400:
            shutil.rmtree(entry) if entry.is_dir() else entry.unlink()


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def main() -> None:
    """List the engine's modules, or compile them and say where the result is."""
    root = Path(__file__).resolve().parent.parent
    if sys.argv[1:] == ["--list"]:
        for module in engine_modules(root):
            reason = interpreted_reason(module)
            says = "compiled" if reason is None else f"interpreted: {reason}"
            print(f"{module.relative_to(root / 'src')}: {says}")
    else:
        for file, place in compile_engine(root).items():
            print(f"{place}  <-  {file}")


if __name__ == "__main__":
    main()
