"""Ends the process groups that stdin named (+pid, and -pid for one that is over) when its writer is gone."""

from __future__ import annotations

import os
import signal
import sys
import time
from contextlib import suppress

# What a part may take to stop by itself, in seconds.
PATIENCE = 6.0


def main() -> None:
    """Wait for the writer's end, then for that of the groups; those that stay are killed."""
    groups: set[int] = set()
    for line in sys.stdin:
        (groups.add if line.startswith("+") else groups.discard)(int(line[1:]))
    give_up = time.monotonic() + PATIENCE
    for number in (signal.SIGTERM, signal.SIGKILL):
        for group in groups:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(group, number)
        while time.monotonic() < give_up and any(_runs(group) for group in groups):
            time.sleep(0.1)


def _runs(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except (ProcessLookupError, PermissionError):
        return False
    return True


if __name__ == "__main__":
    main()
