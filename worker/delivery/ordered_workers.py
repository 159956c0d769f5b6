"""Threads that carry webhooks' lanes: each lane is run by one at a time, and none waits for another for long."""

from __future__ import annotations

import logging
import queue
import threading
import time
from collections.abc import Callable

from service.store.errors import StoreUnavailable

log = logging.getLogger(__name__)


class OrderedWorkers:
    """A few threads and the webhooks that wait for one. A webhook waits at most once, however often it is named.

    run: works on a webhook for a while; whether it wants another turn, after those who wait already.
    """

    def __init__(self, run: Callable[[str], bool], threads: int) -> None:
        self._run = run
        self._waiting: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._named: set[str] = set()
        self._at_work = 0
        self._taken = time.monotonic()
        self.stopping = False
        for number in range(threads):
            threading.Thread(target=self._work, name=f"lane-{number}", daemon=True).start()

    def put(self, hook_id: str) -> None:
        """Let a thread look after this webhook soon."""
        with self._lock:
            if hook_id in self._named:
                return
            self._named.add(hook_id)
        if self._waiting.empty():
            self._taken = time.monotonic()
        self._waiting.put(hook_id)

    def last_taken(self) -> float:
        """When a thread last took a webhook (time.monotonic()); now if none waits."""
        return time.monotonic() if self._waiting.empty() else self._taken

    def stop(self, patience_s: float) -> bool:
        """Begin nothing new, and wait for what is under way; whether all of it has ended in time."""
        self.stopping = True
        end = time.monotonic() + patience_s
        while self._at_work and time.monotonic() < end:
            time.sleep(0.02)
        return not self._at_work

    def _work(self) -> None:
        while True:
            hook_id = self._waiting.get()
            self._taken = time.monotonic()
            with self._lock:
                # From here on it may be named again: what comes now might be too late for this turn.
                self._named.discard(hook_id)
                if self.stopping:
                    continue
                self._at_work += 1
            more = False
            try:
                more = self._run(hook_id)
            except StoreUnavailable as away:
                log.warning("a turn of %s lost Redis: %s; another worker looks again after its lease", hook_id, away)
            except Exception:
                log.exception("a turn of %s failed; another worker looks again after its lease", hook_id)
            finally:
                with self._lock:
                    self._at_work -= 1
            if more:
                self.put(hook_id)
