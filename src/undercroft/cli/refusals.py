"""Why a move is refused, in a sentence."""

from __future__ import annotations

from undercroft.cli.voice import Voice
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.moves import Seat
from undercroft.kernel.question import Reason


def reason_typed(match: Match, words: str, seat: Seat) -> Reason | None:
    """Why words that a person typed are refused, capitals or not; nothing if they are offered."""
    reason = match.explain(words, seat)
    if reason is None or reason.rule or words == words.lower():
        return reason
    return match.explain(words.lower(), seat)


def refusal(game: Game, reason: Reason, voice: Voice) -> str:
    """A reason with the number of its rule, as one sentence."""
    said = voice.of(game.texts, reason.message).rstrip(".")
    return voice("refusal-rule", reason=said, rule=reason.rule) if reason.rule else f"{said}."
