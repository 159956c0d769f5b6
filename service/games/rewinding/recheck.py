"""After the store began to live anew, every game that this process remembers is looked at again."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from service.store.errors import StoreUnavailable

AT_ONCE = 100
TIMES = 600
EACH_S = 0.5
"""So often, and every so many seconds, it is tried to look at all remembered games."""


def begin(left: Callable[[], list[str]], look: Callable[[list[str]], object]) -> None:
    """Look at all games that are left, in a thread of its own.

    left: the ids of games not looked at yet. look: looks at some of them; may raise StoreUnavailable.
    """
    if left():
        threading.Thread(target=_run, args=(left, look), name="chouette-recheck", daemon=True).start()


def _run(left: Callable[[], list[str]], look: Callable[[list[str]], object]) -> None:
    for _ in range(TIMES):
        try:
            while game_ids := left()[:AT_ONCE]:
                look(game_ids)
            return
        except StoreUnavailable:
            time.sleep(EACH_S)
