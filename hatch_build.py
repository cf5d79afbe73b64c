"""The build hook: puts the compiled engine and the browser client into the wheel, or says why it does not."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
import build_web  # found through the line above
from compile_engine import compile_engine, reason_for_pure


class EngineBuildHook(BuildHookInterface[Any]):
    """Builds engine and client for a wheel, the client for an archive of the sources too.

    An editable install has neither: compiled files go stale.
    """

    def dependencies(self) -> list[str]:
        """What the build environment needs: mypyc unless a pure wheel is asked for, Node if there is none."""
        is_pure = os.environ.get("UNDERCROFT_PURE") == "1" or self.target_name == "sdist"
        needed = [] if is_pure else [self.config["compiler"]]
        if build_web.reason_to_skip(Path(self.root)) is None and not build_web.has_node():
            needed.append(build_web.NODE_PACKAGE)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the client, and the native modules beside their sources; tag the wheel for this platform."""
        if version == "editable":
            return
        if self.target_name == "sdist":
            self.add_client(build_data, "src/undercroft/web")
            return
        self.add_client(build_data, "undercroft/web")
        reason = reason_for_pure()
        if reason is not None:
            print(f"Building an interpreted (slower) Undercroft: {reason}.", file=sys.stderr, flush=True)
            return
        for file, place in compile_engine(Path(self.root)).items():
            build_data["force_include"][str(file)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def add_client(self, build_data: dict[str, Any], place: str) -> None:
        """Build the browser client if its sources have changed, and add it although git ignores it."""
        root = Path(self.root)
        reason = build_web.reason_to_skip(root)
        if reason is None:
            build_web.build_web(root)
        else:
            print(f"No build of the client: {reason}.", file=sys.stderr, flush=True)
        if build_web.output(root).is_dir():
            build_data["force_include"][str(build_web.output(root))] = place
