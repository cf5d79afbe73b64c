"""Persons: handing over what is stored of one, and forgetting one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from undercroft.cli.admin.parameters import Database
from undercroft.cli.output import print_json
from undercroft.cli.parameters import Lang
from undercroft.cli.storage import in_storage, settings_with
from undercroft.cli.voice import voice_for
from undercroft.kernel.errors import IllegalError
from undercroft.table.clock import now
from undercroft.table.store.operating import Operating
from undercroft.table.store.person_data import person_data
from undercroft.table.store.persons import delete_person
from undercroft.table.store.store import Store

PersonId = Annotated[str, Parameter(help="param-person")]


def person(
    id: PersonId,
    /,
    *,
    file: Annotated[str | None, Parameter(name="--file", help="param-person-file", metavar="FILE")] = None,
    database: Database = None,
    lang: Lang = None,
) -> int:
    """Show all that is stored of a person, as JSON, to hand it over to them."""
    voice = voice_for(lang)
    found = in_storage(settings_with(database), voice, lambda store: person_data(store, id))
    if found is None:
        raise IllegalError(voice("error-person", person=id))
    if file is None:
        print_json(found)
        return 0
    Path(file).write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2))
    print(voice("admin-handed", path=file))
    return 0


def forget(id: PersonId, /, *, database: Database = None, lang: Lang = None) -> int:
    """Delete a person: records keep the game and lose the name, and what they wrote goes."""
    voice = voice_for(lang)

    async def work(store: Store) -> bool:
        known = await person_data(store, id)
        if known is None:
            return False
        devices = await delete_person(store, id)
        await Operating(store).forgotten({seat["table"] for seat in known["seats"]}, devices, now())
        return True

    if not in_storage(settings_with(database), voice, work):
        raise IllegalError(voice("error-person", person=id))
    print(voice("admin-forgotten", person=id))
    return 0
