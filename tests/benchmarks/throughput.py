"""Annonces per second over HTTP, against the same stack with one Lua script of the same size and no game."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from itertools import islice

from service.clock import StoreClock
from service.engine import Game
from service.store.connection import connect
from service.store.redis_store import RedisStore
from tests.benchmarks import tables
from tests.benchmarks.http_client import Order, Report, send
from tests.benchmarks.measure import median
from tests.benchmarks.processes import cpu_s, web
from tests.benchmarks.report import Results, Row, machine
from tests.support.redis import RedisServer

GROUP = "http"
GOAL = 0.75
AT_A_TIME = 64
"""Tables that shout at the same time: neighbours in the order of requests are of different games."""

CONNECTIONS = 16
APPLICATION = "tests.benchmarks.floor_app:create()"
ONE_ADDRESS = {"CHOUETTE_LIMIT_READS": "off", "CHOUETTE_LIMIT_STRANGERS": "off"}
"""All tables are looked at from one address, more than one may, and the floor knows no token. Seats are limited."""


def run(*, quick: bool = False) -> Results:
    """Rounds of shouts and rounds of the floor in turn, on the same gunicorn worker."""
    server = RedisServer()
    server.start()
    games, rounds = (24, 1) if quick else (512, 7)
    real: list[Report] = []
    floor: list[Report] = []
    try:
        # At the niceness of the service, whatever else this machine does would be measured too.
        with web(server.url, APPLICATION, CHOUETTE_WEB_NICE="0", **ONE_ADDRESS) as (port, pid):
            one_round(server.url, port, pid, 16, floor=True)
            one_round(server.url, port, pid, 16, floor=False)
            for _ in range(rounds):
                server.flush()
                floor.append(one_round(server.url, port, pid, games, floor=True))
                real.append(one_round(server.url, port, pid, games, floor=False))
    finally:
        server.close()
    return Results(machine=machine(), rows=_rows(real, floor), notes={GROUP: _note(real)})


def one_round(redis_url: str, port: int, pid: int, games: int, *, floor: bool) -> Report:
    """Every player of so many games shouts once, each shout on time; or as many requests to the floor."""
    return counted(list(shouts(redis_url, games, floor=floor)), port, pid, floor=floor)


def counted(requests: list[bytes], port: int, pid: int, *, floor: bool = False) -> Report:
    """Send these; each of them has to count. pid: of the process above the web process."""
    if not floor:
        # Whoever shouts has seen the dice land, here through the one process that there is.
        paths = dict.fromkeys(request.split(b" ", 2)[1].removesuffix(b"/annonces") for request in requests)
        send(Order(port, CONNECTIONS, [b"GET " + path + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" for path in paths]))
    found = send(Order(port, CONNECTIONS, requests), lambda: cpu_s(pid))
    if found.wrong or found.counted != found.answers:
        raise RuntimeError(f"{found.answers - found.counted} shouts did not count: {found.wrong}")
    return found


def shouts(redis_url: str, games: int, *, floor: bool) -> Iterator[bytes]:
    """The requests at so many tables that have just been laid."""
    return requests_of(laid(redis_url, games), floor=floor)


def laid(redis_url: str, games: int, prepare: Callable[[Game], None] = lambda game: None, **options: int) -> list[Game]:
    """So many tables in the store, all of them in a Suite that has just landed. prepare: what is done to each first."""
    store, clock = RedisStore(connect(redis_url)), StoreClock()
    options = {"tie_ms": 5000, "reaction_ms": 600_000, **options}
    # Ties are wide, so that nobody comes too late after the others, and the window waits for whoever is slow.
    made = [tables.waiting(tables.SUITE, clock.now() - 20_000, **options) for _ in range(games)]
    for game in made:
        prepare(game)
        tables.put(store, game)
    store.close()
    return made


def requests_of(made: list[Game], *, floor: bool = False, claim_ms: int | None = None) -> Iterator[bytes]:
    """So many tables at a time, player by player. claim_ms: how long each says that he took, None for nothing."""
    waiting = iter(made)
    while group := list(islice(waiting, AT_A_TIME)):
        for seat in range(len(tables.PLAYERS)):
            for game in group:
                yield _shout(game.state.id, tables.reaction(game).who[seat], floor=floor, claim_ms=claim_ms)


def _shout(game_id: str, player: str, *, floor: bool, claim_ms: int | None) -> bytes:
    claim = "" if claim_ms is None else f',"reaction_ms":{claim_ms}'
    body = f'{{"annonce":"grelotte_ca_picote"{claim}}}'.encode()
    head = (
        f"POST /v1/{'floor' if floor else 'games'}/{game_id}/annonces HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        f"Authorization: Bearer {tables.token(game_id, player)}\r\nIdempotency-Key: {secrets.token_hex(16)}\r\n"
        f"Content-Type: application/json\r\nAccept: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


def _rows(real: list[Report], floor: list[Report]) -> list[Row]:
    # Each round is compared with the floor's that ran just before it; the middle one of these ratios counts.
    pairs = sorted(zip(real, floor, strict=True), key=lambda pair: pair[0].rate / pair[1].rate)
    mine, least = pairs[len(pairs) // 2]
    against = "the same stack, one Lua script, no game"
    per_act = [1e6 * r.cpu_s / r.answers for r in real]
    per_floor = [1e6 * r.cpu_s / r.answers for r in floor]
    return [
        Row(group=GROUP, what="annonces, one web process", value=mine.rate, unit="/s",
            floor=least.rate, against=against, goal="ratio ≥ 0.75", met=mine.rate >= GOAL * least.rate),
        Row(group=GROUP, what="best round", value=max(r.rate for r in real), unit="/s",
            floor=max(r.rate for r in floor), against="best round"),
        Row(group=GROUP, what="processor time of the web process", value=median(per_act), unit="µs",
            floor=median(per_floor), against="floor"),
        Row(group=GROUP, what=f"answer time at {CONNECTIONS} connections, p50", value=median([r.p50_ms for r in real]),
            unit="ms", floor=median([r.p50_ms for r in floor]), against="floor"),
        Row(group=GROUP, what=f"answer time at {CONNECTIONS} connections, p99", value=median([r.p99_ms for r in real]),
            unit="ms", floor=median([r.p99_ms for r in floor]), against="floor"),
    ]  # fmt: skip


def _note(real: list[Report]) -> str:
    return (
        f"{len(tables.PLAYERS)} players a game shout once in a Suite ({AT_A_TIME} games at a time), each with token "
        f"and Idempotency-Key, over {CONNECTIONS} kept connections; gunicorn with the service's settings, one gevent "
        f"worker, real Redis with its append-only file; {len(real)} rounds of {real[0].answers:,} in turn with the "
        "floor. Every shout counted. The floor reads the same body (Flask, smorest, the same middlewares) and answers "
        "as much; it checks no token and keeps no idempotency record."
    )
