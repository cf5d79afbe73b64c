"""Keeping what is stored: backups, restoring them, and deleting what is kept no longer."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from undercroft.cli.admin.parameters import Database
from undercroft.cli.parameters import Lang
from undercroft.cli.storage import in_storage, settings_with
from undercroft.cli.voice import voice_for
from undercroft.kernel.errors import IllegalError
from undercroft.table.clock import now
from undercroft.table.store.backup import read_backup, write_backup
from undercroft.table.store.tidying import tidy as clear

BackupFile = Annotated[str, Parameter(help="param-backup")]


def backup(file: BackupFile, /, *, database: Database = None, lang: Lang = None) -> int:
    """Write all that is stored to one file, while the server runs; it is the same for every database."""
    voice = voice_for(lang)
    path = Path(file)
    if path.exists():
        raise IllegalError(voice("error-there", path=file))
    rows = in_storage(settings_with(database), voice, lambda store: write_backup(store, path, now()))
    print(voice("admin-backup", rows=rows, path=file))
    return 0


def restore(file: BackupFile, /, *, database: Database = None, lang: Lang = None) -> int:
    """Read a backup into an empty database, which may be of another kind than the one that it was made of."""
    voice = voice_for(lang)
    path = Path(file)
    if not path.is_file():
        raise IllegalError(voice("error-no-backup", path=file))
    rows = in_storage(settings_with(database), voice, lambda store: read_backup(store, path))
    print(voice("admin-restored", rows=rows, path=file))
    return 0


def tidy(*, database: Database = None, lang: Lang = None) -> int:
    """Delete what the settings say is kept no longer, now; the server does so every hour."""
    voice = voice_for(lang)
    settings = settings_with(database)
    gone = in_storage(settings, voice, lambda store: clear(store, settings, now()))
    print(voice("admin-tidied", rows=sum(gone.values())))
    return 0
