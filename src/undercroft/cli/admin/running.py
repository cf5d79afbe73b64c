"""Running processes: which there are, ending one of them gently, and restarting the server."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from undercroft.cli.admin.parameters import Database, moment, print_rows, span
from undercroft.cli.output import print_json
from undercroft.cli.parameters import Json, Lang
from undercroft.cli.storage import in_storage, settings_with
from undercroft.cli.voice import voice_for
from undercroft.kernel.errors import IllegalError
from undercroft.table.clock import now
from undercroft.table.store.operating import Operating
from undercroft.table.store.store import Store


def processes(*, database: Database = None, lang: Lang = None, as_json: Json = False) -> int:
    """List the server processes that live."""
    voice = voice_for(lang)
    found = in_storage(settings_with(database), voice, lambda store: Operating(store).processes(now()))
    if as_json:
        print_json(found)
        return 0
    heads = [voice(f"admin-head-{name}") for name in ("process", "host", "status", "began", "tables")]
    rows = [(p.id, f"{p.host}:{p.pid}", p.state, moment(p.began), f"{p.tables}/{p.sockets}") for p in found]
    print_rows(heads, rows, voice)
    return 0


def drain(
    process: Annotated[str, Parameter(help="param-process")],
    /,
    *,
    database: Database = None,
    lang: Lang = None,
) -> int:
    """End one process gently: it takes nobody in, its people go to the others, and it stops."""
    voice = voice_for(lang)

    async def work(store: Store) -> None:
        operating = Operating(store)
        if process not in [found.id for found in await operating.processes(now())]:
            raise IllegalError(voice("error-process", process=process))
        await operating.order(now(), "drain", process)

    in_storage(settings_with(database), voice, work)
    print(voice("admin-drain", process=process))
    return 0


def restart(
    *,
    after: Annotated[
        int | None, Parameter(name="--in", help="param-in", metavar="SPAN", converter=span)
    ] = None,
    off: Annotated[bool, Parameter(name="--off", help="param-off", negative="")] = False,
    database: Database = None,
    lang: Lang = None,
) -> int:
    """Announce a restart: everybody sees the time left, and from then on no clock runs."""
    voice = voice_for(lang)
    if (after is None) == (not off):
        raise IllegalError(voice("error-restart"))
    at = now() + (after or 0)

    async def work(store: Store) -> None:
        if off:
            await Operating(store).order(now(), "restart-off")
        else:
            await Operating(store).order(now(), "restart", content=str(at))

    in_storage(settings_with(database), voice, work)
    print(voice("admin-restart-off") if off else voice("admin-restart", at=moment(at)))
    return 0
