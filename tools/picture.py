"""Draw the picture of docs/terminal.md: a screen of Sub Terra in the terminal, as SVG.

python tools/picture.py tests/diagrams/subterra-ledge.toml docs/subterra.svg
"""

import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from undercroft import open_text
from undercroft.cli.output import STYLES

WIDTH = 80


def main(diagram: str, picture: str) -> None:
    """Write the screen of a diagram's position as SVG."""
    match = open_text(Path(diagram).read_text(encoding="utf-8"), seed=1)
    console = Console(record=True, width=WIDTH, force_terminal=True, color_system="truecolor")
    for line in match.game.screen(match.state, 0, "en", WIDTH):
        console.print(Text.assemble(*((span.text, STYLES.get(span.role, "")) for span in line)))
    Path(picture).write_text(console.export_svg(title="undercroft play subterra"), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
