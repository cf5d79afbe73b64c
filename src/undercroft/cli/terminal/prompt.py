"""The line that a person types at a terminal: with history, and Tab completing word by word."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import FileHistory, InMemoryHistory
from prompt_toolkit.input import create_input

from undercroft.cli.terminal.choices import completions
from undercroft.cli.terminal.reader import Reader


class WordCompleter(Completer):
    """Offers the next word of every answer that begins as typed."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = list(words)

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        """The words for the place where the cursor stands."""
        typed = document.text_before_cursor
        begun = "" if typed.endswith(" ") or not typed else typed.split()[-1]
        for word in completions(typed, self.words):
            yield Completion(word, start_position=-len(begun))


class TerminalReader(Reader):
    """Reads lines at a terminal, even if standard input is something else."""

    is_terminal = True

    def __init__(self, history: Path | None) -> None:
        kept = InMemoryHistory() if history is None else FileHistory(str(history))
        own = None if sys.stdin.isatty() else create_input(always_prefer_tty=True)
        self.session: PromptSession[str] = PromptSession(history=kept, input=own)

    def ask(self, prompt: str, words: Iterable[str] = ()) -> str:
        """The next line; EOFError on Ctrl-D, KeyboardInterrupt on Ctrl-C."""
        line = self.session.prompt(prompt, completer=WordCompleter(words), complete_while_typing=False)
        return line.strip()
