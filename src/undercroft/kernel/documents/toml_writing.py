# interpreted: text for people
"""Trees written as TOML that a person likes to read: diagrams, and the values of data files."""

from __future__ import annotations

import json
import re
from typing import Any

BARE_KEY = re.compile("[A-Za-z0-9_-]+")


def toml_text(tree: dict[str, Any]) -> str:
    """A tree as TOML for people: single values first, then sections, each entry of a list on its own line.

    >>> print(toml_text({"turn": 3, "tile": [{"id": "start", "at": [0, 0]}]}), end="")
    turn = 3
    tile = [
      { id = "start", at = [0, 0] },
    ]
    """
    lines = []
    sections = []
    for key, value in tree.items():
        if isinstance(value, dict):
            inside = "".join(f"{toml_key(k)} = {toml_value(v)}\n" for k, v in value.items())
            sections.append(f"\n[{toml_key(key)}]\n{inside}")
        elif isinstance(value, list) and value and is_entry(value[0]):
            lines.append(f"{toml_key(key)} = [\n" + "".join(f"  {toml_value(v)},\n" for v in value) + "]\n")
        else:
            lines.append(f"{toml_key(key)} = {toml_value(value)}\n")
    return "".join(lines + sections)


def is_entry(value: Any) -> bool:
    """Whether a value of a list deserves a line of its own: a section, or something with its name first."""
    has_name = isinstance(value, list) and len(value) > 1 and isinstance(value[0], str)
    return has_name or isinstance(value, dict)


def toml_key(name: str) -> str:
    """A name as TOML: bare if it can be."""
    return name if BARE_KEY.fullmatch(name) else toml_value(name)


def toml_value(value: Any) -> str:
    """One value as TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{toml_key(k)} = {toml_value(v)}" for k, v in value.items()) + " }"
    return "[" + ", ".join(toml_value(v) for v in value) + "]"
