"""The way in: reads the command line and says in a sentence what was wrong with it.

Commands are loaded when they are called, so that each starts fast.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from cyclopts import (
    App,
    Argument,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    Parameter,
    RepeatArgumentError,
    Token,
    UnknownOptionError,
    UnusedCliTokensError,
)

from undercroft import __version__
from undercroft.cli.help_pages import Formatter
from undercroft.cli.missing import missing_part
from undercroft.cli.output import console, print_json
from undercroft.cli.parameters import Lang
from undercroft.cli.streams import OutputFailed, checked_output, open_streams
from undercroft.cli.voice import Voice, language_in, language_last, voice_for
from undercroft.kernel.errors import UndercroftError

COMMANDS = (
    *("play", "serve", "games", "rules"),
    *("replay", "verify", "check"),
    *("legal", "apply", "explain", "diagram"),
    *("sim", "perft", "fuzz", "bench"),
    "admin",
)
"""In the order of the help page. Each is a function of its own name in a module of its own name."""

ADMIN = {
    "tables": ("tables", "table", "close", "delete"),
    "conduct": ("ban", "unban", "mute", "unmute", "bars", "reports", "settle"),
    "people": ("person", "forget"),
    "keeping": ("backup", "restore", "tidy"),
    "running": ("processes", "drain", "restart"),
}
"""What can be said after `admin`, by the module of `cli/admin` that does it."""

WRONG = 2
"""The exit code of anything that could not be done."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    had_output = open_streams()
    if "" not in sys.path:
        sys.path.append("")  # own agents and games are looked for in the current folder too, after all others
    words = language_last(words)
    voice = voice_for(language_in(words))
    code = 0
    try:
        with checked_output():
            code = run(words, voice)
        if not had_output:
            raise OutputFailed(voice("error-output-closed"))
    except OutputFailed as error:
        return refused([voice("error-output", reason=error.reason)])
    except OSError as error:
        reason = str(error.strerror or error)
        path = str(error.filename or "")
        return refused([voice("error-file", path=path, reason=reason) if path else f"{reason}."])
    except KeyboardInterrupt:
        return 128 + 2
    return code


def run(words: list[str], voice: Voice) -> int:
    """Do what a command line says; what is wrong with it is told, as JSON where that is asked for."""
    if words and not words[0].startswith("-") and words[0] not in COMMANDS:
        return refused([unknown_command(words[0], voice)], "--json" in words)
    try:
        code = build_app(voice)(words)
    except CycloptsError as error:
        page = " ".join(["undercroft", *[word for word in words[:1] if word in COMMANDS], "--help"])
        faults = [f"{misread(error, voice)} {voice('error-see', page=page)}"]
    except UndercroftError as error:
        faults = error.each(voice.lang)
    except ImportError as error:
        missing = missing_part(error)
        if missing is None:
            raise
        faults = [missing.said(voice.lang)]
    else:
        return code if isinstance(code, int) else 0
    return refused(faults, "--json" in words)


def build_app(voice: Voice) -> App:
    """The command line with its help in one language."""
    app = App(
        name="undercroft",
        version=__version__,
        help=voice("help"),
        help_epilogue=voice("help-examples"),
        help_format="plaintext",
        help_formatter=Formatter(voice),
        default_parameter=Parameter(show_default=False),
        console=console(),
        print_error=False,
        exit_on_error=False,
        suppress_keyboard_interrupt=False,
        result_action="return_value",
    )
    app.default(menu)
    for order, name in enumerate(COMMANDS):
        if name == "admin":
            app.command(admin_app(voice, order))
            continue
        app.command(
            f"undercroft.cli.commands.{name}:{name}",
            name=name,
            help=voice(f"help-{name}"),
            sort_key=order,
            help_epilogue=voice(f"help-{name}-examples"),
        )
    return app


def admin_app(voice: Voice, order: int) -> App:
    """`undercroft admin` with its own commands, in the order of their chapters."""
    app = App(
        name="admin",
        help=voice("help-admin"),
        sort_key=order,
        help_epilogue=voice("help-admin-examples"),
    )
    pairs = [(module, name) for module, names in ADMIN.items() for name in names]
    for number, (module, name) in enumerate(pairs):
        app.command(
            f"undercroft.cli.admin.{module}:{name}",
            name=name,
            help=voice(f"help-admin-{name}"),
            sort_key=number,
        )
    return app


def menu(*, lang: Lang = None) -> int:
    """Without a command: the menu."""
    from undercroft.cli.terminal.menu import menu as show

    return show(voice_for(lang))


def unknown_command(word: str, voice: Voice) -> str:
    """What to say to a command that does not exist: the one it looks like, or all."""
    from difflib import get_close_matches

    close = get_close_matches(word, COMMANDS, 1)
    return voice("error-command", word=word, known=close[0] if close else ", ".join(COMMANDS))


def misread(error: CycloptsError, voice: Voice) -> str:
    """What the command line's reader did not understand, as a sentence."""
    match error:
        case UnknownOptionError():
            return voice("error-unknown-option", option=str(error.token.keyword))
        case MissingArgumentError(argument=Argument() as argument):
            return voice("error-missing", name=argument.name)
        case CoercionError(argument=Argument() as argument, token=Token() as token):
            return voice("error-value", name=argument.name, value=token.value)
        case RepeatArgumentError():
            return voice("error-repeated", name=str(error.token.keyword))
        case UnusedCliTokensError(unused_tokens=list() as unused):
            return voice("error-too-many", words=" ".join(unused))
    return voice("error-arguments", reason=" ".join(str(error).split()).rstrip("."))


def refused(faults: list[str], as_json: bool = False) -> int:
    """Say what is wrong, a line for each fault or all of them as one JSON object; the exit code for it."""
    if as_json:
        print_json({"type": "error", "error": " ".join(faults), "faults": faults})
    else:
        sys.stdout.flush()
        print("\n".join(faults), file=sys.stderr)
    return WRONG
