"""`python -m undercroft` is the `undercroft` command; without its libraries it says which part to install."""

import os
import sys

from undercroft.cli.missing import missing_part
from undercroft.cli.voice import language_of

WRONG = 2
"""The exit code of anything that could not be done."""


def main() -> int:
    """Run the command, if the libraries that read a command line are there."""
    try:
        from undercroft.cli.main import main as run  # the engine alone has no use for it
    except ModuleNotFoundError as error:
        missing = missing_part(error)
        if missing is None:
            raise
        print(missing.said(language_of(os.environ)), file=sys.stderr)
        return WRONG
    return run()


if __name__ == "__main__":
    sys.exit(main())
