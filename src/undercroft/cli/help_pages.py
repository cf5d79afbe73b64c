"""Help pages in the reader's language: parameters name a message, and the page says it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from cyclopts.help.inline_text import InlineText

from undercroft.cli.voice import TEXTS, Voice

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions

FLAGS = {"--help": "help-help", "--version": "help-version"}
"""The flags whose descriptions are not ours."""


class Formatter(DefaultFormatter):
    """The usual help page, its titles and descriptions looked up in the catalogue where it has them."""

    def __init__(self, voice: Voice) -> None:
        super().__init__()
        self.voice = voice

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Render one panel."""
        title = f"panel-{panel.title}".lower()
        said = self.voice(title) if TEXTS.has(title) else panel.title
        super().__call__(
            console,
            options,
            panel.copy(title=said, entries=[self.translated(entry) for entry in panel.entries]),
        )

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """The line that shows how a command is written."""
        console.print(f"{self.voice('help-usage')} {str(usage).strip()}\n", style="bold")

    def translated(self, entry: HelpEntry) -> HelpEntry:
        """An entry with its description in the reader's language."""
        described = entry.description
        named = FLAGS.get(next(iter(entry.names), ""))
        message = named or str(getattr(described, "primary_renderable", described) or "").strip()
        if not message or " " in message or not TEXTS.has(message):
            return entry
        said = InlineText.from_format(self.voice(message), "plaintext")
        for text in getattr(described, "texts", ()):
            said.append(text)
        return entry.copy(description=said, required=False)  # the usage line shows what is required
