"""Everything that is stored can be written to one file and read again, into either database."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from tests.table.player import get, make, post, run, secrets, sitting
from tests.table.running import serving, settings
from tests.table.services import Databases
from undercroft.cli.main import main
from undercroft.table.clock import now
from undercroft.table.settings import DAY, Settings
from undercroft.table.store.operating import Bar, Operating
from undercroft.table.store.store import Store
from undercroft.table.store.tidying import tidy


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_of_a_running_server_goes_on_in_another_database(
    databases: Databases, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    other = request.getfixturevalue("house").database(target)
    kept = tmp_path / "kept.backup"
    with serving(tmp_path, databases.fresh(tmp_path)) as server:
        made = make(server, "me", "me")

        async def play() -> None:
            async with sitting(server, made["table"], *secrets(made)) as ada:
                await ada.lift(0)
                assert (await ada.answer(0, "left"))["type"] == "ack"
                await ada.ask(type="chat", seat=0, text="Bonsoir, é")

        run(play())
        before = get(server, f"/api/tables/{made['table']}").json()
        assert main(["admin", "backup", str(kept), "--database", server.database]) == 0
        assert main(["admin", "backup", str(kept), "--database", server.database]) == 2
    assert kept.stat().st_mode & 0o777 == 0o600
    url = other.fresh(tmp_path)
    assert main(["admin", "restore", str(kept), "--database", url]) == 0
    assert main(["admin", "restore", str(kept), "--database", url]) == 2  # it is not empty any more
    with serving(tmp_path, url) as server:
        after = get(server, f"/api/tables/{made['table']}").json()
        assert {**after, "since": 0} == {**before, "since": 0}

        async def go_on() -> None:
            async with sitting(server, made["table"], *secrets(made)) as ada:
                assert "Bonsoir, é" in [line["text"] for line in ada.chat]
                await ada.lift(1)
                assert (await ada.answer(1, "left"))["type"] == "ack"

        run(go_on())
        assert post(server, "/api/tables", {"game": "subterra", "seats": [{"kind": "me"}]}).status_code == 201


def test_half_a_backup_is_refused_and_changes_nothing(
    databases: Databases, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.backup"
    with serving(tmp_path, databases.fresh(tmp_path)) as server:
        make(server, "me", "me")
        assert main(["admin", "backup", str(kept), "--database", server.database]) == 0
    lines = gzip.decompress(kept.read_bytes()).splitlines(keepends=True)
    cases = {
        "cut": kept.read_bytes()[:-30],
        "short": gzip.compress(b"".join(lines[:-1])),
        "fewer": gzip.compress(b"".join([*lines[:-2], lines[-1]])),
        "other": gzip.compress(b'{"undercroft":"record"}\n'),
        "newer": gzip.compress(lines[0].replace(b'"revision":"0', b'"revision":"9') + b"".join(lines[1:])),
        "noise": b"not a backup",
    }
    url = databases.fresh(tmp_path)
    for name, content in cases.items():
        file = tmp_path / name
        file.write_bytes(content)
        capsys.readouterr()
        assert main(["admin", "restore", str(file), "--database", url]) == 2, name
        error = capsys.readouterr().err
        assert error.count("\n") == 1, error
        assert "Traceback" not in error
    assert main(["admin", "restore", str(tmp_path / "nowhere"), "--database", url]) == 2
    assert main(["admin", "restore", str(kept), "--database", url]) == 0


def test_what_is_kept_no_longer_goes(databases: Databases, tmp_path: Path) -> None:
    url = databases.fresh(tmp_path)
    with serving(tmp_path, url) as server:
        running, resting = make(server, "me", "me")["table"], make(server, "me", "me")["table"]
        assert main(["admin", "close", resting, "--database", url]) == 0

    async def clear() -> None:
        store = Store(settings(tmp_path, database=url).database_url(), relaxed=True)
        await store.start()
        await Operating(store).bar(Bar("address:192.0.2.1", "ban", now(), now() + DAY, ""))
        plain = Settings(database=url)
        assert (await tidy(store, plain, now()))["bars"] == 0
        assert await store.table(resting) is not None
        strict = Settings(database=url, keep_tables=30, keep_chat=1, keep_records=1)
        assert (await tidy(store, strict, now() + 29 * DAY))["tables"] == 0
        gone = await tidy(store, strict, now() + 31 * DAY)
        assert (gone["tables"], gone["bars"]) == (1, 0)  # the bar had gone two days before
        assert await store.table(resting) is None
        assert await store.table(running) is not None
        await store.stop()

    run(clear())
