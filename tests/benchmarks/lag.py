"""Whether a slow network loses races: with lag compensation, without it, and against who lies."""

from __future__ import annotations

import asyncio
import tempfile
from functools import partial
from pathlib import Path

from service import engine
from service.engine.core.actions.acts import Annonce, Measured
from service.engine.core.timing.lag import CAP_MS
from tests.benchmarks import racers, tables
from tests.benchmarks.measure import interleaved
from tests.benchmarks.racers import Finish, Heat, Racer
from tests.benchmarks.report import Results, Row, machine
from tests.serve.running import Serving

GROUP = "lag"
NEAR, FAR = Racer(round_trip_ms=20), Racer(round_trip_ms=200)
LIAR = Racer(round_trip_ms=200, lies_ms=10_000)
HOLDER = Racer(round_trip_ms=20, holds_ms=150, lies_ms=150)
FAIR = 0.03
TRUSTING = "connection"
MOST_WON, MOST_GAINED_MS = 0.55, 20
ENVIRONMENT = {
    "CHOUETTE_ALLOW_TEST_DICE": "1", "CHOUETTE_LIMITS": "false", "CHOUETTE_LOG_LEVEL": "WARNING",
    "CHOUETTE_TRUSTED_PROXIES": "127.0.0.1", "CHOUETTE_RTT_HEADER": racers.RTT_HEADER,
}  # fmt: skip


def run(*, quick: bool = False) -> Results:
    """Heats over HTTP, and what an act costs."""
    games, races = (2, 2) if quick else (30, 40)
    found = Results(machine=machine())
    with (
        tempfile.TemporaryDirectory(prefix="chouette-lag-") as folder,
        Serving(Path(folder), environment=ENVIRONMENT) as service,
    ):
        port = int(service.url.rsplit(":", 1)[1])

        def race(first: Racer, second: Racer, times: int = races, on: bool = True, trust: str = "nonces") -> Finish:
            heat = Heat(first, second, games=games, races=times, compensated=on, trust=trust)
            return asyncio.run(racers.run(port, heat))

        few = min(races, 10)
        found.rows += _fair(race(NEAR, FAR), race(NEAR, FAR, few, on=False))
        found.rows += _unfair(race(NEAR, LIAR), race(NEAR, HOLDER, few))
        found.rows += _trusting(race(NEAR, FAR, trust=TRUSTING), race(NEAR, HOLDER, trust=TRUSTING))
    found.rows += cost(rounds=3 if quick else 200)
    found.notes[GROUP] = (
        f"`serve` as it is, and {games} games at once, each of two players who throw as soon as they may and shout "
        "350 ms ± 70 (normal, at least 120) after the race was shown to them; every byte of each goes through a proxy "
        "that lets it wait for half of the round trip. Shares are of the races that were no tie (10 ms). The liar "
        "claims to have taken no time at all; the holder returns every nonce 150 ms late and claims 150 ms less. "
        "With `lag_trust: connection` the header of a trusted proxy tells the network's round trip. "
        "Gain: the mean of what they were credited beyond what the truth would have brought. Cost: decode, settle, "
        "play a shout, encode."
    )
    return found


def _fair(with_it: Finish, without: Finish) -> list[Row]:
    return [
        _share("200 ms against 20 ms", with_it, without.share, "without compensation", goal=True),
        Row(group=GROUP, what="races that were no tie, ties", value=sum(with_it.won), unit="races",
            floor=with_it.ties, against="ties"),
    ]  # fmt: skip


def _unfair(liar: Finish, holder: Finish) -> list[Row]:
    most = racers.bound(HOLDER)
    return [
        _share("the same, the slow one a liar", liar, 0.5, "the honest", goal=True),
        _share("20 ms against 20 ms, one of them a holder of nonces", holder, 0.5, "the honest", goal=False),
        Row(
            group=GROUP, what=f"the liar's gain in a race ({len(liar.gains)} shouts)", value=liar.gain, unit="ms",
            floor=0, against="its bound",
        ),
        Row(
            group=GROUP, what=f"the holder's gain in a race ({len(holder.gains)} shouts)", value=holder.gain, unit="ms",
            floor=most, against="its bound", goal=f"≤ {most} ms", met=holder.gain <= most,
        ),
    ]  # fmt: skip


def _trusting(honest: Finish, holder: Finish) -> list[Row]:
    what = "20 ms against 20 ms, one of them a holder of nonces, lag_trust: connection"
    return [
        _share("200 ms against 20 ms, lag_trust: connection", honest, 0.5, "the honest", goal=True),
        Row(group=GROUP, what=f"races won: {what} ({sum(holder.won)} races)", value=100 * holder.share, unit="%",
            floor=50, against="the honest", goal=f"≤ {MOST_WON:.0%}", met=holder.share <= MOST_WON),
        Row(group=GROUP, what=f"the holder's gain in a race, lag_trust: connection ({len(holder.gains)} shouts)",
            value=holder.gain, unit="ms", floor=0, against="the truth", goal=f"≤ {MOST_GAINED_MS} ms",
            met=holder.gain <= MOST_GAINED_MS),
    ]  # fmt: skip


def _share(what: str, finish: Finish, floor: float, against: str, *, goal: bool) -> Row:
    met = abs(finish.share - 0.5) <= FAIR
    return Row(
        group=GROUP, what=f"races won: {what} ({sum(finish.won)} races)", value=100 * finish.share, unit="%",
        floor=100 * floor, against=against, goal="50 ± 3 %" if goal else "", met=met if goal else None,
    )  # fmt: skip


def cost(rounds: int) -> list[Row]:
    """A shout in a race of six, with all of them measured and this one credited, against the option off."""
    blobs = {on: _race(on) for on in (False, True)}
    times = interleaved([partial(_shouts, blobs[False]), partial(_shouts, blobs[True])], rounds)
    off, on = (ns / 20 / 1000 for ns in times)
    return [
        Row(group=GROUP, what="a shout with a claim, option on", value=on, unit="µs", floor=off, against="option off")
    ]


def _race(on: bool) -> bytes:
    game = tables.waiting(tables.RACE, 0, lag_compensation=on, settle_ms=60)
    for player in game.state.players if on else ():
        engine.play(game, Measured(player=player.id, at=game.state.clock, lag_ms=CAP_MS // 2))
    return engine.encode(game)


def _shouts(blob: bytes) -> None:
    for _ in range(20):
        game = engine.decode(blob)
        window = tables.reaction(game)
        engine.settle(game, window.opened + 500)
        word = window.words[0]
        engine.play(
            game,
            Annonce(player=window.who[1], at=window.opened + 500, annonce=word, reaction_ms=300),
        )
        engine.encode(game)
