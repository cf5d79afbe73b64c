"""The example files of the documentation, as somebody would copy them."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).resolve().parents[1] / "docs"


def examples(page: str) -> list[str]:
    """All TOML examples of a page, in order."""
    return re.findall(r"^```toml\n(.*?)^```$", (DOCS / page).read_text(encoding="utf-8"), re.M | re.S)


SCENARIO, DATA, TWISTER_ROOM, TWISTER_FORCE, TWISTER_SCENARIO = examples("scenarios.md")
(GUIDE,) = examples("guides.md")
