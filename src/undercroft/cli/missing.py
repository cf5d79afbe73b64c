"""Parts of Undercroft that are not installed: a sentence says which, and how to get them."""

from __future__ import annotations

from undercroft.kernel.errors import UnreadableError

EXTRAS = {
    "terminal": ("cyclopts", "platformdirs", "prompt_toolkit", "rich"),
    "server": ("alembic", "litestar", "prometheus_client", "sqlalchemy", "uvicorn", "websockets"),
}
"""The extras of the package, with the libraries that come with them."""


def missing_part(error: BaseException) -> UnreadableError | None:
    """What to say of a library that is not there; nothing if it is none of ours, or something else is wrong.

    >>> print(missing_part(ModuleNotFoundError(name="litestar.types")))
    This needs a part that is not installed (litestar): pip install 'undercroft[server]'.
    """
    cause = error if isinstance(error, ModuleNotFoundError) else error.__cause__
    name = cause.name if isinstance(cause, ModuleNotFoundError) else None
    library = (name or "").partition(".")[0]
    for extra, libraries in EXTRAS.items():
        if library in libraries:
            return UnreadableError(
                "This needs a part that is not installed ({library}): pip install 'undercroft[{extra}]'.",
                library=library,
                extra=extra,
            )
    return None
