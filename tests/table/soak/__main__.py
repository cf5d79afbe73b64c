"""Run a soak for a while, and add its figures to those of all runs before.

python -m tests.table.soak --minutes 30
python -m tests.table.soak --report        write docs/reliability.md from the figures
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
import time
from pathlib import Path

import msgspec

from tests.table.soak.course import Soak
from tests.table.soak.figures import PAGE, keep, kept, page

SHARES = (0.45, 0.75, 1.0)
"""Until which share of the time servers are killed, then sockets cut, then the server flooded."""
TABLES = 6
MANY = 10**9


def main() -> int:
    """Run, keep the figures and print them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--flood", type=int, default=20_000, help="hostile messages in one flood")
    parser.add_argument("--report", action="store_true", help="only write the page")
    options = parser.parse_args()
    if not options.report:
        with tempfile.TemporaryDirectory() as folder:
            soak = Soak(Path(folder), TABLES, random.Random(os.urandom(8)))
            began = time.monotonic()
            ends = [began + 60 * options.minutes * share for share in SHARES]

            async def flood() -> None:
                while time.monotonic() < ends[2]:
                    await soak.flood(options.flood // 2, ends[2])

            run = asyncio.run(
                soak.run(lambda: soak.kill(MANY, ends[0]), lambda: soak.cut(MANY, ends[1]), flood)
            )
        print(msgspec.json.format(msgspec.json.encode(run)).decode())
        keep(run)
        if not run.is_good():
            return 1
    PAGE.write_text(page(kept()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
