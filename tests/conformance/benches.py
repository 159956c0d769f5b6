"""A bench inside the test's process, for tests that look at what it finds while it runs."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random

from service.conformance.bench import Options, running
from service.conformance.findings import Findings
from service.conformance.plan import Deck, Plan
from service.conformance.troubles import TROUBLES, Kind, Trouble, chosen

QUICK = Options(slow_s=0.5, grace_s=4.0, silence_s=5.0)


class Hand(Deck):
    """Troubles in the order in which a test gives them, each once; with none left there is none. gap: as of a deck."""

    def __init__(self, kind: Kind, gap: int) -> None:
        super().__init__(kind, Random(), ())
        self._gap = gap

    def give(self, trouble: str) -> None:
        """This one comes next, or behind those that were given before."""
        self._left.append(TROUBLES[trouble])

    def gap(self) -> int:
        """See Deck."""
        return self._gap

    def draw(self, fits: Callable[[Trouble], bool] = lambda _: True) -> Trouble | None:
        """See Deck."""
        found = next(filter(fits, self._left), None)
        if found is not None:
            self._left.remove(found)
        return found


class Given(Plan):
    """A plan without luck. always: troubles that are there all the time. gap: messages between two of a stream."""

    def __init__(self, *always: str, skew_ms: int = 0, gap: int = 0) -> None:
        super().__init__("given", always, skew_ms)
        self._hands = {kind: Hand(kind, 0) for kind in ("act", "read", "opening")} | {"stream": Hand("stream", gap)}
        self.acts, self.reads = self._hands["act"], self._hands["read"]
        self.openings, self.streams = self._hands["opening"], self._hands["stream"]

    def give(self, *troubles: str) -> None:
        """These happen to the next requests and messages to which they can."""
        for trouble in troubles:
            self._hands[TROUBLES[trouble].kind].give(trouble)


@dataclass
class Bench:
    """url: where clients come. findings: grows while it runs."""

    url: str
    findings: Findings


@contextmanager
def bench(upstream: str, *only: str, skew_ms: int | None = None, silence_s: float = QUICK.silence_s) -> Iterator[Bench]:
    """A bench before this service, on a thread of its own. only: troubles, all if none is named."""
    plan = Plan("test", chosen(only) if only else TROUBLES, skew_ms)
    with benched(upstream, plan, replace(QUICK, silence_s=silence_s)) as up:
        yield up


@contextmanager
def benched(upstream: str, plan: Plan, options: Options) -> Iterator[Bench]:
    """A bench with this plan."""
    loop, findings, ready = asyncio.new_event_loop(), Findings(), threading.Event()
    stopped, made = asyncio.Event(), []

    async def serve() -> None:
        async with running(upstream, plan, findings, options) as up:
            made.append(Bench(up.url, findings))
            ready.set()
            await stopped.wait()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await loop.shutdown_asyncgens()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()), daemon=True)
    thread.start()
    assert ready.wait(30)
    try:
        yield made[0]
    finally:
        loop.call_soon_threadsafe(stopped.set)
        thread.join(30)
        loop.close()
