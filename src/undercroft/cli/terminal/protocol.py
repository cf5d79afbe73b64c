"""The line protocol: a program in any language plays by reading and writing one JSON object per line."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from undercroft.agents.base import Seated
from undercroft.cli.commands.legal import question_tree
from undercroft.cli.output import outcome_tree, print_json
from undercroft.cli.refusals import refusal
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.gesture import as_line, parts
from undercroft.kernel.moves import Seat

if TYPE_CHECKING:
    from undercroft.cli.voice import Voice
    from undercroft.kernel.match import Event, Match

VERSION = 1


class Protocol:
    """Plays one game with a program on the other side of standard input and output."""

    def __init__(self, match: Match, agents: list[Seated | None], voice: Voice) -> None:
        self.match = match
        self.agents = agents
        self.voice = voice
        self.seen = [0] * len(agents)

    def play(self) -> None:
        """Ask until the game is over or the other side stops writing."""
        match = self.match
        players = ["program" if agent is None else type(agent.agent).__name__ for agent in self.agents]
        head = {"game": match.game.id, "scenario": match.setup.scenario, "options": match.setup.options}
        print_json({"type": "start", "protocol": VERSION, **head, "seats": players})
        while not match.state.is_over():
            asked = match.seats_asked()
            seat = min(asked, key=lambda s: (self.agents[s] is None, s))
            agent = self.agents[seat]
            if agent is None:
                if not self.ask(seat):
                    return
            else:
                move = agent.answer(match.game, match.state, seat)
                match.apply(match.game.move_words(match.state, seat, move), seat)
        outcome = match.outcome()
        assert outcome is not None  # the game is over
        events = {str(seat + 1): self.news(seat) for seat, agent in enumerate(self.agents) if agent is None}
        print_json({"type": "end", "outcome": outcome_tree(match, outcome, self.voice), "events": events})

    def ask(self, seat: Seat) -> bool:
        """Ask a seat until its answer is legal; false when no more lines come."""
        news = self.news(seat)
        while True:
            question = question_tree(self.match, seat, self.voice)
            view = self.match.view(seat)
            print_json({"type": "question", **question, "view": view, "events": news})
            line = sys.stdin.readline()
            if not line:
                return False
            try:
                self.answer(seat, line)
            except UndercroftError as error:
                print_json({"type": "error", "error": error.said(self.voice.lang)})
            else:
                return True

    def answer(self, seat: Seat, line: str) -> None:
        """Take an answer: plain words, or an object with them; several with semicolons between, or a list."""
        words = read_answer(line, self.voice)
        reason = self.match.explain(words[0], seat)
        if reason is not None:
            raise UndercroftError(refusal(self.match.game, reason, self.voice))
        left = self.match.gesture(words, seat)
        if left:
            print_json({"type": "stopped", "left": left})

    def news(self, seat: Seat) -> list[dict[str, Any]]:
        """What happened since the seat was last asked, as far as it may know."""
        events = self.match.events_for(seat, self.seen[seat])
        self.seen[seat] += len(events)
        return [event_tree(self.match.game, event, self.voice) for event in events]


def event_tree(game: Game, event: Event, voice: Voice) -> dict[str, Any]:
    """An event for JSON: the sentence, the rule behind it, the message it was made of."""
    return {
        "text": voice.of(game.texts, event.message),
        "rule": game.event_rule(event.kind),
        "id": event.message.id,
        "args": event.message.args,
    }


def read_answer(line: str, voice: Voice) -> list[str]:
    """The answers of a line, at least one.

    >>> from undercroft.cli.voice import Voice
    >>> read_answer('{"answer": "explore north"}', Voice("en")), read_answer("explore  north", Voice("en"))
    (['explore north'], ['explore north'])
    >>> read_answer('{"answer": ["step north", "step east"]}', Voice("en"))
    ['step north', 'step east']
    >>> read_answer("step north; step east", Voice("en"))
    ['step north', 'step east']
    """
    text = line.strip()
    if text.startswith("{"):
        try:
            found = json.loads(text)
        except json.JSONDecodeError as error:
            raise UndercroftError(voice("protocol-json", reason=str(error))) from None
        except (RecursionError, ValueError):
            raise UndercroftError(voice("protocol-too-much")) from None
        answer = found.get("answer")
        if isinstance(answer, list) and all(isinstance(words, str) for words in answer):
            answer = as_line(answer)
        if not isinstance(answer, str):
            raise UndercroftError(voice("protocol-answer"))
        text = answer
    return parts(text) or [""]
