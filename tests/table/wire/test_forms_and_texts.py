"""Both languages have every sentence of the table, and the manual names all that goes over the wire."""

from __future__ import annotations

import re
import typing
from pathlib import Path

import pytest

import undercroft
import undercroft.table
from tests.table.running import ROOT, TEST_GAME
from tests.table.states import played_at, states_of
from undercroft.kernel.game import Game
from undercroft.kernel.state import State
from undercroft.kernel.texts import LANGUAGES
from undercroft.table.refusals import STATUS, TEXTS
from undercroft.table.server import conduct_routes, health_routes, lobby_routes, record_routes, study_routes
from undercroft.table.server.socket.handling import HANDLERS
from undercroft.table.showing.catalog import Catalog
from undercroft.table.showing.eye import Eye
from undercroft.table.wire import client_messages, schema, server_messages
from undercroft.table.wire.table_info import TableInfo

SOURCES = Path(undercroft.table.__file__).parent
IDS = re.compile(r'"((?:refuse|lost|note|result|check|verify|guide)-[a-z-]+)"')
WIRE = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")


def messages_in(lang: str) -> set[str]:
    """The messages of the table's own catalogue."""
    text = (SOURCES / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    return set(re.findall("^([a-z-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_there_and_used(lang: str) -> None:
    used: set[str] = set()
    for file in SOURCES.rglob("*.py"):
        used |= set(IDS.findall(file.read_text(encoding="utf-8")))
    assert len(used) > 40
    assert used == messages_in(lang)
    for name in used:
        assert TEXTS.has(name, lang)


def test_the_manual_names_every_message_field_and_error() -> None:
    for kind in (*typing.get_args(client_messages.FromClient), *typing.get_args(server_messages.FromServer)):
        assert f'"type":"{kind.__struct_config__.tag}"' in WIRE or f"`{kind.__struct_config__.tag}`" in WIRE
    for code in STATUS:
        assert f"`{code}`" in WIRE, code
    for field in (*TableInfo.__struct_fields__, *server_messages.Sight.__struct_fields__):
        assert f'"{field}"' in WIRE, field


def test_the_manual_names_every_address() -> None:
    rooms = (conduct_routes, health_routes, lobby_routes, record_routes, study_routes)
    for handler in [handler for room in rooms for handler in room.HANDLERS]:
        for path in handler.paths:
            words = re.sub(r"{(\w+):\w+}", r"<\1>", path)
            assert words in WIRE, words


def test_the_schema_has_every_message_and_every_view(tmp_path: Path) -> None:
    assert schema.main([str(tmp_path), TEST_GAME]) == 0
    messages = schema.messages_schema()["$defs"]
    assert {"FromClient", "FromServer", "Sight", "TableInfo", "NewTable", "StudyFrame"} <= set(messages)
    assert len(messages["FromClient"]["anyOf"]) == len(typing.get_args(client_messages.FromClient))
    views = schema.views_schema(list(Catalog((TEST_GAME,)).games.values()))["$defs"]
    for game in Catalog((TEST_GAME,)).games.values():
        assert schema.view_name(game) in views
    assert (tmp_path / "messages.json").is_file()
    assert (tmp_path / "views.json").is_file()
    assert schema.main([]) == 2


def test_every_message_of_a_client_is_handled() -> None:
    assert set(HANDLERS) == set(typing.get_args(client_messages.FromClient))


@pytest.mark.parametrize("name", [TEST_GAME, *undercroft.game_ids()])
def test_a_move_that_is_refused_is_refused_in_the_readers_language(name: str) -> None:
    sampled = states_of(name, 3, 5, 150)
    tried = {words for match, state in sampled for words in offered(match.game, state)} | {"no such words"}
    refused: set[tuple[str, str]] = set()
    for match, state in sampled:
        for seat in range(state.seats):
            eye = Eye(played_at(match.game, match, state).match, seat, "fr")
            if state.is_asked(seat):
                no = [eye.refusal(words) for words in sorted(tried) if not eye.has(words)]
                refused |= {(one.sentence("en"), one.sentence("fr")) for one in no}
    assert len(refused) > 5
    assert [english for english, french in refused if english == french] == []


def offered(game: Game, s: State) -> set[str]:
    """The moves that are offered to anybody, in words."""
    asked = [seat for seat in range(s.seats) if s.is_asked(seat)]
    return {game.move_words(s, seat, move) for seat in asked for move in s.offer(seat)}
