"""What rate limits cost: annonces with and without them, and a flood that is refused."""

from __future__ import annotations

from tests.benchmarks import throughput
from tests.benchmarks.http_client import Order, Report, send
from tests.benchmarks.measure import median
from tests.benchmarks.processes import cpu_s, web
from tests.benchmarks.report import Results, Row, machine
from tests.support.redis import RedisServer

GROUP = "limits"
SERVICE = "service.app:create_app()"
OFF = {"CHOUETTE_LIMITS": "off"}


def run(*, quick: bool = False) -> Results:
    """Rounds of shouts with limits and without in turn; then one seat that shouts as fast as it is refused."""
    server = RedisServer()
    server.start()
    games, rounds, flood = (24, 1, 200) if quick else (256, 7, 5000)
    limited: list[Report] = []
    free: list[Report] = []
    try:
        with (
            web(server.url, SERVICE, CHOUETTE_WEB_NICE="0", **throughput.ONE_ADDRESS) as (mine, pid),
            web(server.url, SERVICE, CHOUETTE_WEB_NICE="0", **OFF) as (other, other_pid),
        ):
            sides = [(limited, mine, pid), (free, other, other_pid)]
            for _ in range(rounds + 1):
                for found, port, process in sides:
                    server.flush()
                    found.append(throughput.one_round(server.url, port, process, games))
                # Whoever comes second finds a quieter machine, or a busier one.
                sides.reverse()
            refused = _flood(server.url, mine, pid, flood)
    finally:
        server.close()
    return Results(machine=machine(), rows=_rows(limited[1:], free[1:], refused), notes={GROUP: NOTE})


def _flood(redis_url: str, port: int, pid: int, times: int) -> Report:
    """One seat sends the same shout again and again; all but the first are too many."""
    shout = next(throughput.shouts(redis_url, 1))
    return send(Order(port, throughput.CONNECTIONS, [shout] * times), lambda: cpu_s(pid))


def _rows(limited: list[Report], free: list[Report], refused: Report) -> list[Row]:
    cost = [1e6 * report.cpu_s / report.answers for report in limited]
    least = [1e6 * report.cpu_s / report.answers for report in free]
    return [
        Row(group=GROUP, what="annonces, one web process", value=median([r.rate for r in limited]), unit="/s",
            floor=median([r.rate for r in free]), against="without limits"),
        Row(group=GROUP, what="processor time of an annonce", value=median(cost), unit="µs",
            floor=median(least), against="without limits"),
        Row(group=GROUP, what="processor time of a shout too many", value=1e6 * refused.cpu_s / refused.answers,
            unit="µs", floor=median(cost), against="one that counts"),
    ]  # fmt: skip


NOTE = (
    "The shouts of `http`, each of a seat whose bucket is full, on two web processes in turn: one as it is set up, one "
    "with CHOUETTE_LIMITS=off. Then one seat sends the same shout as fast as it is answered."
)
