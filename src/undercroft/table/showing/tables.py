"""What anybody may know of a table, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from undercroft.agents.names import agent_name
from undercroft.kernel.documents.guided import GuidedGame
from undercroft.kernel.game import Game
from undercroft.kernel.texts import Message
from undercroft.table.refusals import say
from undercroft.table.showing.games import game_name, scenario_label
from undercroft.table.store.rows import ChatRow, Result, SeatRow, TableRow
from undercroft.table.wire.table_info import (
    ChatLine,
    GuidedGameInfo,
    ResultInfo,
    SeatInfo,
    TableInfo,
    TakebackInfo,
    WindowInfo,
)


def info_of(
    game: Game,
    row: TableRow,
    seats: list[SeatRow],
    here: Callable[[int], bool],
    claimable: list[int],
    lang: str,
    guide: GuidedGame | None = None,
) -> TableInfo:
    """A table for everybody."""
    over = row.status == "over"
    return TableInfo(
        id=row.id,
        title=row.title,
        game=row.game,
        name=game_name(game, lang),
        scenario=row.setup.scenario,
        scenario_label=row.terms.titles.get(lang) or scenario_label(game, row.setup, lang),
        options=row.setup.options,
        own_data=bool(row.setup.data_text),
        own_scenario=bool(row.setup.scenario_text),
        has_secrets=game.has_secrets,
        cooperative=row.face.cooperative,
        status=row.status,
        public=row.public,
        at=row.made,
        moved=row.touched,
        turn=row.face.turn,
        branch=row.face.branch,
        seats=[seat_info(game, row, seat, here(seat.seat), lang) for seat in seats],
        secret=row.status == "playing" and row.face.secret,
        time=window_info(row),
        clock=row.terms.clock,
        since=row.since if row.clocks else None,
        when_gone=row.terms.when_gone,
        gone_after=row.terms.gone_after,
        hints=row.terms.hints,
        guide=None if guide is None else guided_game_info(guide, row, lang),
        claimable=claimable,
        takeback=takeback_info(row, seats),
        commitment=row.commitment,
        seed=row.seed if over else "",
        result=None if row.result is None else result_info(game, row.result, lang),
        record=row.id if over else "",
        rematch=row.rematch,
        note="" if row.note is None else say(row.note, lang),
    )


def seat_info(game: Game, row: TableRow, seat: SeatRow, here: bool, lang: str) -> SeatInfo:
    """One seat for everybody."""
    labels = row.face.labels
    asked = row.status == "playing" and seat.seat in row.face.asked
    windows = dict(zip(row.face.asked, row.face.windows, strict=False))  # none in tables of older versions
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name or (say(agent_name(seat.agent), lang) if seat.kind == "computer" else ""),
        label=game.texts.say(labels[seat.seat], lang) if seat.seat < len(labels) else "",
        agent=seat.agent if seat.is_computer() else "",
        here=here or seat.kind == "computer",
        asked=asked,
        window=(windows.get(seat.seat) or None) if asked else None,
        standing_in=seat.standing_in,
        shared=seat.shared,
        conceded=seat.conceded,
        left=row.clocks[seat.seat] if seat.seat < len(row.clocks) else None,
    )


def window_info(row: TableRow) -> WindowInfo | None:
    """The time that runs in a reaction window."""
    window = row.window if row.status == "playing" else None
    return None if window is None else WindowInfo(window.seat, window.opened, window.until)


def guided_game_info(guide: GuidedGame, row: TableRow, lang: str) -> GuidedGameInfo:
    """Where a guided game is; once it is through, its last step."""
    place = guide.place_after(row.face.answers) if row.status == "playing" else None
    number = len(guide.step) - 1 if place is None else place[0]
    return GuidedGameInfo(
        id="" if row.terms.guide_text else row.terms.guide,
        title=guide.title[lang],
        step=number + 1,
        steps=len(guide.step),
        text="" if place is None else guide.step[number].text[lang],
        point="" if place is None else place[1].point,
        words=() if place is None else place[1].words,
    )


def takeback_info(row: TableRow, seats: list[SeatRow]) -> TakebackInfo | None:
    """A takeback that waits for consent."""
    wish = row.takeback
    if wish is None:
        return None
    waiting = tuple(seat.seat for seat in seats if seat.kind == "person" and seat.seat not in wish.agreed)
    return TakebackInfo(wish.seat, wish.agreed, waiting)


def result_info(game: Game, result: Result, lang: str) -> ResultInfo:
    """How a game ended, in words."""
    text = game.texts.say(result.message, lang) if result.from_game else say(result.message, lang)
    return ResultInfo(result.how, result.results, result.scores, result.rule, text)


def chat_line(row: ChatRow, lang: str) -> ChatLine:
    """A line of chat; the table's own notes are worded for the reader."""
    text = say(msgspec.json.decode(row.text, type=Message), lang) if row.kind == "note" else row.text
    return ChatLine(n=row.n, at=row.at, seat=row.seat, name=row.name, kind=row.kind, text=text)
