"""How people behave: who may not come, who may not write, and what others have reported."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from undercroft.cli.admin.parameters import (
    FOREVER,
    Database,
    Span,
    Who,
    Why,
    checked_who,
    moment,
    print_rows,
)
from undercroft.cli.output import print_json
from undercroft.cli.parameters import Json, Lang
from undercroft.cli.storage import in_storage, settings_with
from undercroft.cli.voice import voice_for
from undercroft.kernel.errors import IllegalError
from undercroft.table.clock import now
from undercroft.table.store.operating import Bar, Operating
from undercroft.table.store.store import Store


def ban(
    who: Who, /, *, lasts: Span = None, why: Why = "", database: Database = None, lang: Lang = None
) -> int:
    """Let an address or a person make no tables, join none and open no sockets."""
    return bar("ban", who, FOREVER if lasts is None else now() + lasts, why, database, lang)


def mute(
    who: Who, /, *, lasts: Span = None, why: Why = "", database: Database = None, lang: Lang = None
) -> int:
    """Let an address or a person write no chat."""
    return bar("mute", who, FOREVER if lasts is None else now() + lasts, why, database, lang)


def unban(who: Who, /, *, database: Database = None, lang: Lang = None) -> int:
    """Let somebody come again."""
    return bar("ban", who, 0, "", database, lang)


def unmute(who: Who, /, *, database: Database = None, lang: Lang = None) -> int:
    """Let somebody write again."""
    return bar("mute", who, 0, "", database, lang)


def bar(kind: str, who: str, until: int, why: str, database: str | None, lang: str | None) -> int:
    """Bar somebody until a moment; one that is over lets them in again."""
    voice = voice_for(lang)
    new = Bar(checked_who(who), kind, now(), until, why)
    in_storage(settings_with(database), voice, lambda store: Operating(store).bar(new))
    print(voice(f"admin-{kind}" if until else f"admin-un{kind}", who=who, until=moment(until)))
    return 0


def bars(*, database: Database = None, lang: Lang = None, as_json: Json = False) -> int:
    """List who may not come or write."""
    voice = voice_for(lang)
    found = in_storage(settings_with(database), voice, lambda store: Operating(store).bars(now()))
    if as_json:
        print_json(found)
    else:
        heads = [voice(f"admin-head-{name}") for name in ("who", "what", "until", "why")]
        print_rows(heads, [(bar.who, bar.kind, moment(bar.until), bar.why) for bar in found], voice)
    return 0


def reports(
    *,
    done: Annotated[bool, Parameter(name="--done", help="param-done", negative="")] = False,
    database: Database = None,
    lang: Lang = None,
    as_json: Json = False,
) -> int:
    """List what people have reported, with what was written last at that table."""
    voice = voice_for(lang)
    found = in_storage(settings_with(database), voice, lambda store: Operating(store).reports(done))
    if as_json:
        print_json(found)
        return 0
    for report in found:
        whom = {"name": report.name, "person": report.person or "-", "why": report.why or "-"}
        print(voice("admin-report", report=report.id, at=moment(report.at), table=report.table, **whom))
        print("\n".join(f"    {line}" for line in report.chat.splitlines()))
    if not found:
        print(voice("admin-none"))
    return 0


def settle(
    report: Annotated[str, Parameter(help="param-report")],
    /,
    *,
    database: Database = None,
    lang: Lang = None,
) -> int:
    """Mark a report as dealt with."""
    voice = voice_for(lang)

    async def work(store: Store) -> None:
        if not await Operating(store).settle(report):
            raise IllegalError(voice("error-report", report=report))

    in_storage(settings_with(database), voice, work)
    print(voice("admin-settled", report=report))
    return 0
