"""`python -m undercroft` is the `undercroft` command."""

import sys

from undercroft.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
