"""Moments of games that people study: opened from records, positions and diagrams."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.kernel.documents.diagram import read_diagram, write_diagram
from undercroft.kernel.documents.files import open_text
from undercroft.kernel.documents.record import Player
from undercroft.kernel.errors import IllegalError, UndercroftError
from undercroft.kernel.match import Match
from undercroft.kernel.registry import game as find_game
from undercroft.table.showing.eye import Eye, may_know
from undercroft.table.wire.document_replies import StudyFrame, StudyMove
from undercroft.table.work.own_files import play_out, titles_of
from undercroft.table.work.thinking import think


def opened(game: str, text: str, kind: str, step: int | None) -> Match:
    """The match of a document after so many of its choices."""
    found = find_game(game)
    if kind != "record":
        return read_diagram(text, found, 1) if kind == "diagram" else open_text(text, found)
    player = Player(text, found)
    while not player.is_done() and (step is None or steps_done(player) < step):
        player.step()
    return player.match


def steps_done(player: Player) -> int:
    """How many choices of a record have been replayed."""
    return sum(line[:1].isdigit() for line in player.lines[: player.at])


def position_at(game: str, text: str, kind: str, step: int | None) -> dict[str, Any]:
    """The position, set-up and, where there is one, the diagram of a moment."""
    match = opened(game, text, kind, step)
    if kind != "record":
        play_out(match)
    try:
        diagram = write_diagram(match.game, match.setup, match.state)
    except UndercroftError:
        diagram = ""
    match.state.rng = 0
    setup = msgspec.to_builtins(match.setup)
    return {
        "position": match.position(),
        "diagram": diagram,
        "setup": setup,
        "seats": match.state.seats,
        "over": match.state.is_over(),
        "titles": titles_of(match.game, match.setup),
    }


def study(
    game: str,
    text: str,
    kind: str,
    step: int,
    count: int,
    seat: int | None,
    lang: str,
    describe: bool,
    moves: bool,
) -> dict[str, Any]:
    """Some moments of a document, each as one seat sees it, and all its moves if they are wanted."""
    found = find_game(game)
    frames: list[StudyFrame] = []
    made: list[StudyMove] = []
    if kind != "record":
        match = opened(game, text, kind, None)
        frames.append(frame_of(match, seat, lang, describe, 0, "", 0))
        return {
            "game": found.id,
            "steps": 0,
            "seats": match.state.seats,
            "frames": msgspec.to_builtins(frames),
            "moves": [],
            "words": own_words(match, lang),
        }
    player = Player(text, found)
    total = sum(line[:1].isdigit() for line in player.lines)
    done, line, told = 0, "", 0
    while True:
        if step <= done < step + count:
            frames.append(frame_of(player.match, seat, lang, describe, done, line, told))
        if player.is_done() or (done >= step + count and not moves):
            break
        if moves:
            made.append(next_move(player, lang))
        told = len(Eye(player.match, seat, lang).events()) if step <= done + 1 else 0
        line = player.step()
        done += 1
    return {
        "game": found.id,
        "steps": total,
        "seats": player.match.state.seats,
        "frames": msgspec.to_builtins(frames),
        "moves": msgspec.to_builtins(made),
        "words": own_words(player.match, lang),
    }


def own_words(match: Match, lang: str) -> dict[str, str]:
    """What somebody's own scenario says, for whoever words the views."""
    return match.game.briefing(match.setup, lang).words if match.setup.scenario_text else {}


def next_move(player: Player, lang: str) -> StudyMove:
    """The move that a record goes on with, as people say it."""
    match = player.match
    by, _, words = player.lines[player.at].partition(" ")
    seat = int(by) - 1 if by.isdecimal() else -1
    move = match.offer(seat).get(words) if seat in match.seats_asked() else None
    choice = None if move is None else match.game.choice(match.state, seat, move)
    label = words if choice is None else match.game.texts.say(choice.label, lang)
    return StudyMove(seat, match.state.turns, label)


def frame_of(
    match: Match, seat: int | None, lang: str, describe: bool, step: int, line: str, told: int
) -> StudyFrame:
    """One moment as a seat sees it, with the events since the moment before."""
    if seat is not None:
        match.check_seat(seat)
    eye = Eye(match, seat, lang)
    by, _, words = line.partition(" ")
    asked = match.seats_asked()
    asking = seat if seat in asked else None
    return StudyFrame(
        step=step,
        words=words,
        by=int(by) - 1 if by else -1,
        turn=match.state.turns,
        asked=list(asked),
        events=[eye.event_info(event, n) for n, event in enumerate(eye.events(), start=1) if n > told],
        view=eye.view(),
        chain=eye.chain(),
        choices=eye.choices() if asking is not None else [],
        prompt=eye.prompt() if asking is not None else "",
        description=eye.description() if describe else None,
        outcome=eye.outcome(),
    )


def moment(game: str, text: str, seat: int | None, event: int, lang: str, describe: bool) -> dict[str, Any]:
    """What a seat saw when it was told an event: made from its own view of that moment, and nothing else."""
    player = Player(text, find_game(game))
    match, seats = player.match, player.match.state.seats
    while not player.is_done() and sum(may_know(told, seat, seats) for told in match.events) < event:
        player.step()
    eye = Eye(player.match, seat, lang)
    return {
        "turn": player.match.state.turns,
        "view": msgspec.to_builtins(eye.view()),
        "chain": eye.chain(),
        "description": eye.description() if describe else None,
    }


def hint_at(game: str, text: str, kind: str, step: int, agent: str, lang: str) -> dict[str, str]:
    """What an agent would do at a moment of a document, for the first seat that is asked."""
    match = opened(game, text, kind, step)
    seat = asked_there(match)
    words = think(game, match.position(), agent, seat, 1)
    label = next((c.label for c in Eye(match, seat, lang).choices() if c.words == words), words)
    return {"words": words, "label": label}


def odds_at(game: str, text: str, kind: str, step: int, seat: int | None, lang: str) -> list[str]:
    """The chances of what is offered at a moment of a document."""
    match = opened(game, text, kind, step)
    return Eye(match, asked_there(match) if seat is None else match.one_asked(seat), lang).odds()


def explain_at(
    game: str, text: str, kind: str, step: int, seat: int | None, words: str, lang: str
) -> dict[str, Any]:
    """Why a move is not offered at a moment of a document."""
    match = opened(game, text, kind, step)
    place = asked_there(match) if seat is None else match.one_asked(seat)
    eye = Eye(match, place, lang)
    if eye.has(words):
        return {"offered": True, "rule": "", "sentence": ""}
    no = eye.refusal(words)
    return {"offered": False, "rule": no.rule, "sentence": no.sentence(lang)}


def asked_there(match: Match) -> int:
    """The first seat that is asked."""
    asked = match.seats_asked()
    if not asked:
        raise IllegalError("The game is over there: nobody is asked.")
    return asked[0]
