# interpreted: questions as people meet them
"""Windows: what is being resolved may be answered by a card, and its own question says how that is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from undercroft.families.tunnels.face.questions.base import TunnelsQuestion
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.kernel.moves import Seat
from undercroft.kernel.question import AnyQuestion
from undercroft.kernel.state import Frame
from undercroft.kernel.texts import Message
from undercroft.kernel.window import Window


class Answered(Protocol):
    """A question about something that cards may answer."""

    def window_prompt(self, t: Tunnels, frame: Frame) -> Message:
        """What a card might answer."""


class WindowQuestion(TunnelsQuestion[Window]):
    """Whether a card is played in answer (14.3)."""

    frame = Window

    def __init__(self, answered: Mapping[type[Frame], Answered]) -> None:
        self.answered = answered

    def prompt(self, s: Tunnels, frame: Window, seat: Seat) -> Message:
        """What is being resolved."""
        about = frame.pending(s)
        return self.answered[type(about)].window_prompt(s, about)


def with_windows(
    questions: tuple[AnyQuestion, ...], rules: Mapping[int, str] | None = None
) -> tuple[AnyQuestion, ...]:
    """Questions and the windows about what some of them speak of; refusals cite the edition's own rules."""
    answered = {one.frame: one for one in questions if hasattr(one, "window_prompt")}
    found = (*questions, WindowQuestion(answered))
    for one in found:
        if rules is not None and isinstance(one, TunnelsQuestion):
            one.rules = rules
    return found
