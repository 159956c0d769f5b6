"""A trial: many games at once while something happens to the service, and what was left of them."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import httpx

from tests.survival.ledger import Faults, Ledger
from tests.survival.players import GaveUp, Table

if TYPE_CHECKING:
    from collections.abc import Iterator

LIMITS = httpx.Limits(max_connections=None, max_keepalive_connections=100)
TIMEOUT_S = 5.0


@dataclass
class Outcome:
    """What a trial came to. slowest_s: the longest that a player waited for one answer.

    given_up: acknowledged acts that were lost where some may be (and whole games, as gone); rewinds: how often a reader
    was told that a game went back.
    """

    name: str
    times: int = 0
    games: int = 0
    acts: int = 0
    given_up: int = 0
    gone: int = 0
    rewinds: int = 0
    slowest_s: float = 0.0
    took_s: float = 0.0
    faults: Faults = field(default_factory=Faults)

    @property
    def survived(self) -> bool:
        """Whether everything is as if nothing had happened."""
        return self.games > 0 and self.acts > 0 and self.times > 0 and not self.faults.all()


Trouble = Callable[[], None]
"""Makes trouble once, and returns when the part is under way again or will be by itself."""


@contextmanager
def again_and_again(
    trouble: Trouble, every_s: float, rounds: int | None, outcome: Outcome
) -> Iterator[threading.Event]:
    """Make trouble so many times, or for as long as the block lasts; an error in it is raised at the end.

    The event is set when no more will be made.
    """
    over, calm, errors = threading.Event(), threading.Event(), list[BaseException]()

    def work() -> None:
        try:
            while outcome.times < (rounds or 1) or (rounds is None and not over.is_set()):
                over.wait(every_s)
                trouble()
                outcome.times += 1
        except BaseException as error:
            errors.append(error)
        finally:
            calm.set()

    worker = threading.Thread(target=work)
    worker.start()
    try:
        yield calm
    finally:
        over.set()
        worker.join()
    if errors:
        raise errors[0]


def trial(
    name: str,
    url: str,
    trouble: Trouble,
    *,
    games: int,
    every_s: float = 1.5,
    rounds: int | None = None,
    patience_s: float = 300,
    lossy: bool = False,
) -> Outcome:
    """Play so many games at once under trouble, then hold what was acknowledged against what is there.

    lossy: what was acknowledged may be lost, but only whole; takes `rounds`.
    """
    outcome, begun = Outcome(name), time.monotonic()
    with again_and_again(trouble, every_s, rounds, outcome) as calm:
        ledgers = asyncio.run(play(url, games, begun + patience_s, outcome, calm if lossy else None))
    with httpx.Client(base_url=url, timeout=30) as http:
        _wait_until_well(http, begun + patience_s)
        for ledger in ledgers:
            outcome.games += 1
            outcome.acts += len(ledger.acts)
            outcome.slowest_s = max(outcome.slowest_s, ledger.slowest_s)
            outcome.rewinds += sum(watcher.rewinds for watcher in ledger.watchers)
            ledger.lossy = lossy
            outcome.faults.add(ledger.faults(http))
            outcome.given_up += ledger.given_up
    outcome.took_s = time.monotonic() - begun
    return outcome


async def play(
    url: str, games: int, until: float, outcome: Outcome, calm: threading.Event | None, dice: tuple[int, ...] = ()
) -> list[Ledger]:
    """Play so many games at once, until all are over or this time (time.monotonic()). calm, dice: as of Table."""
    async with httpx.AsyncClient(base_url=url, timeout=TIMEOUT_S, limits=LIMITS) as http:
        tables = [Table(http, seed, until, games, calm, dice) for seed in range(games)]
        played = await asyncio.gather(*(table.play() for table in tables), return_exceptions=True)
    for table, result in zip(tables, played, strict=True):
        if isinstance(result, GaveUp):
            outcome.faults.stuck.append(f"{table.ledger.game or 'a game'}: no answer to {result}")
        elif isinstance(result, BaseException):
            raise result
    outcome.gone = sum(table.gone for table in tables)
    return [table.ledger for table in tables if table.ledger.game]


def _wait_until_well(http: httpx.Client, until: float) -> None:
    while time.monotonic() < until:
        try:
            if http.get("/readyz").status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise AssertionError("the service is not ready again")
