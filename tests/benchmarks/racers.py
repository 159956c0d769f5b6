"""Races for Chouettes-Velutes between two players with networks of their own, over HTTP, many games side by side."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from random import Random
from typing import TypeVar

import httpx
import msgspec
from chouette_sdk import AsyncClient, AsyncSeat, Conflict, Event, Reactions, models
from chouette_sdk.transport import AsyncApi, Settings

from service.engine.core.timing.lag import CAP_MS
from tests.benchmarks.slow_network import SlowNetwork

WORD = "pas_mou_le_caillou"
OPENING, RACE = [6, 1], [3, 3, 6]
TIE_MS = 10
RTT_HEADER = "X-Connection-RTT"
MARGIN_MS = 15
MEASURED_S = 20.0
POOL = httpx.Limits(max_connections=None, max_keepalive_connections=None)
Answer = TypeVar("Answer")


class Racer(msgspec.Struct, frozen=True):
    """One kind of player. round_trip_ms: his network; lies_ms: he claims to have taken so much less than he did.

    holds_ms: for how long he holds back every nonce.
    """

    round_trip_ms: int
    lies_ms: int = 0
    holds_ms: int = 0


class Heat(msgspec.Struct, frozen=True):
    """Two kinds of players against each other: so many games of so many races. trust: the option `lag_trust`."""

    first: Racer
    second: Racer
    games: int
    races: int
    compensated: bool = True
    trust: str = "nonces"
    pause_ms: int = 1_500


class Finish(msgspec.Struct):
    """What came of a heat. won: by each; ties: whose race nobody won.

    gains: by how much (ms) each shout of the second player was credited beyond what the truth would have brought.
    """

    won: list[int]
    ties: int = 0
    gains: list[int] = []

    @property
    def gain(self) -> float:
        """The mean of the gains (ms)."""
        return sum(self.gains) / max(1, len(self.gains))

    @property
    def share(self) -> float:
        """How many of the races that were no tie the second player won."""
        return self.won[1] / max(1, sum(self.won))


class Holding(AsyncApi):
    """An Api that holds nonces back."""

    def __init__(self, settings: Settings, http: httpx.AsyncClient, holds_ms: int) -> None:
        super().__init__(settings, http)
        self._holds_ms = holds_ms

    def with_settings(self, **changes: object) -> Holding:  # type: ignore[override]
        """As the Api has it."""
        plain = super().with_settings(**changes)  # type: ignore[arg-type]
        return Holding(plain.settings, plain.http, self._holds_ms)

    async def return_ping(self, *args: object, **more: object) -> models.PingAnswer:  # type: ignore[override]
        """Later than it could."""
        await asyncio.sleep(self._holds_ms / 1000)
        return await super().return_ping(*args, **more)  # type: ignore[arg-type]


async def run(port: int, heat: Heat) -> Finish:
    """All games of a heat at once, each player behind his own network."""
    finish = Finish(won=[0, 0])
    networks = [SlowNetwork(port, racer.round_trip_ms) for racer in (heat.first, heat.second)]
    clients = [
        # The service trusts what comes from here: what a proxy would tell of this network stands in the header.
        AsyncClient(await network.open(), http=httpx.AsyncClient(limits=POOL, headers=_shown(racer)))
        for network, racer in zip(networks, (heat.first, heat.second), strict=True)
    ]
    for client, racer in zip(clients, (heat.first, heat.second), strict=True):
        if racer.holds_ms:
            client.api = Holding(client.api.settings, client.api.http, racer.holds_ms)
    try:
        await asyncio.gather(*(_game(clients, heat, number, finish) for number in range(heat.games)))
    finally:
        for client in clients:
            await client.api.http.aclose()
        for network in networks:
            await network.close()
    return finish


def _shown(racer: Racer) -> dict[str, str]:
    return {RTT_HEADER: str(max(1, racer.round_trip_ms * 1000))}


async def _game(clients: list[AsyncClient], heat: Heat, number: int, finish: Finish) -> None:
    # Not all in one instant: neither would people be.
    await asyncio.sleep(number * 0.09)
    options: dict[str, object] = {
        "target": 100_000,
        "lag_compensation": heat.compensated,
        "tie_ms": TIE_MS,
        "lag_trust": heat.trust,
    }
    options["pause_ms"] = heat.pause_ms
    table = await clients[0].create_game("wikimonde", options=options, dice=OPENING + RACE * heat.races)
    seats = [await clients[n].table(table.id).join(name) for n, name in enumerate(("Perceval", "Karadoc"))]
    players = [
        _Player(seat, racer, heat, Random(f"{number} {racer} {n}"))
        for n, (seat, racer) in enumerate(zip(seats, (heat.first, heat.second), strict=True))
    ]
    listening = [asyncio.create_task(player.listen()) for player in players]
    if heat.compensated:
        await asyncio.wait_for(asyncio.gather(*(player.measured.wait() for player in players)), MEASURED_S)
    await seats[0].start()
    await asyncio.gather(*listening)
    for answers in players[0].closed:
        lead = answers[0].at + TIE_MS if answers else 0
        winners = {answer.player for answer in answers if answer.at <= lead}
        if len(winners) == 1:
            finish.won[[seat.player for seat in seats].index(winners.pop())] += 1
        else:
            finish.ties += 1
    finish.gains += players[1].gains


class _Player:
    """Throws as soon as he may, and shouts as fast as people do. closed: the answers of each race."""

    def __init__(self, seat: AsyncSeat, racer: Racer, heat: Heat, rng: Random) -> None:
        self.seat, self.racer, self.heat, self.rng = seat, racer, heat, rng
        self.closed: list[list[models.Spoken]] = []
        self.gains: list[int] = []
        self.measured = asyncio.Event()
        self._reactions = Reactions()
        self._doing: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        """Until all races are over."""
        async for event in self.seat.events():
            self._reactions.shown(event)
            self._hear(event)
            if len(self.closed) == self.heat.races:
                return

    def _hear(self, event: Event) -> None:
        if isinstance(event, models.LagMeasuredEvent) and event.player == self.seat.player:
            self.measured.set()
        elif isinstance(event, models.WindowOpenedEvent) and self.seat.player in event.players:
            if WORD in event.annonces:
                self._do(self._shout())
            elif event.mode in ("roll", "dice"):
                self._do(self._throw(event.not_before))
        elif isinstance(event, models.WindowClosedEvent) and event.name == WORD:
            self.closed.append(event.answers)

    def _do(self, what: object) -> None:
        task = asyncio.create_task(what)  # type: ignore[arg-type]
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)

    async def _throw(self, not_before: int) -> None:
        # Client and service have the same clock here.
        await asyncio.sleep(max(0, not_before + MARGIN_MS - time.time() * 1000) / 1000)
        with suppress(Conflict):
            await self.seat.roll()

    async def _shout(self) -> None:
        await asyncio.sleep(max(0.12, self.rng.gauss(0.35, 0.07)))
        took = self._reactions.ms(WORD)
        if took is None:
            # The race is over: whoever sees that says nothing.
            return
        with suppress(Conflict):
            answer = await self.seat.annonce(WORD, reaction_ms=max(0, took - self.racer.lies_ms))
            if isinstance(answer.timing, models.Timing):
                self.gains.append(_gain(answer.timing, took))


def _gain(timing: models.Timing, took: int) -> int:
    """What was credited beyond what the truth about his reaction would have brought (ms)."""
    truth = timing.arrived_at - timing.opened_at - took
    return timing.credit_ms - max(0, min(truth, timing.measured_ms, timing.quota_ms, timing.cap_ms))


def bound(racer: Racer) -> int:
    """The most that he can gain by lying and holding nonces back, over an honest player with his network (ms)."""
    return min(racer.holds_ms, CAP_MS - min(CAP_MS, racer.round_trip_ms))
