"""Acts per second in the engine, from stored bytes to stored bytes, and where their time goes."""

from __future__ import annotations

import json

import msgspec

from service import engine
from service.engine import Game
from tests.benchmarks.measure import interleaved
from tests.benchmarks.play import Step, play, seated
from tests.benchmarks.report import Results, Row, machine

GROUP = "engine"
_events = msgspec.json.Encoder()


def run(*, quick: bool = False) -> Results:
    """Measure on the acts of one game: throws, shouts in races and Suites, now and then a bévue."""
    steps = list(play(seated(options={"target": 100_000}), 60 if quick else 1200))
    rounds = 2 if quick else 9
    count = len(steps)

    def whole() -> None:
        for step in steps:
            act_on(step)

    def decode() -> None:
        for step in steps:
            engine.decode(step.blob)

    def decode_and_play() -> None:
        for step in steps:
            _played(step)

    def due() -> None:
        for game in games:
            engine.next_due(game)

    def encode() -> None:
        for game in games:
            engine.encode(game)

    def encode_events() -> None:
        for game in games:
            for event in game.fresh:
                _events.encode(event)

    def peer() -> None:
        for step in steps:
            json.dumps(json.loads(step.blob))

    games = [_played(step) for step in steps]
    times = interleaved([whole, peer, decode, decode_and_play, due, encode, encode_events], rounds)
    all_in, read_and_write, decoding, playing, dueing, encoding, telling = (ns / count / 1000 for ns in times)
    against = "json.loads and json.dumps of the same state, nothing played"
    rows = [
        Row(group=GROUP, what="acts: decode, settle, play, encode", value=1e6 / all_in, unit="acts/s",
            floor=1e6 / read_and_write, against=against),
        Row(group=GROUP, what="one act, all in", value=all_in, unit="µs", floor=read_and_write, against=against),
        Row(group=GROUP, what="- decode the state", value=decoding, unit="µs"),
        Row(group=GROUP, what="- settle and play", value=playing - decoding, unit="µs"),
        Row(group=GROUP, what="- when it is due next", value=dueing, unit="µs"),
        Row(group=GROUP, what="- encode the state", value=encoding, unit="µs"),
        Row(group=GROUP, what="- encode its events", value=telling, unit="µs"),
    ]  # fmt: skip
    note = (
        f"{count:,} acts of one game of six in the order in which they were played, each on the stored bytes of its "
        f"state; the least of {rounds} interleaved rounds. One core, no store, no HTTP."
    )
    return Results(machine=machine(), rows=rows, notes={GROUP: note})


def act_on(step: Step) -> bytes:
    """All that the engine does for one act: bytes in, bytes out, its events worded."""
    game = _played(step)
    engine.next_due(game)
    for event in game.fresh:
        _events.encode(event)
    return engine.encode(game)


def _played(step: Step) -> Game:
    game = engine.decode(step.blob)
    engine.settle(game, step.act.at)
    engine.play(game, step.act)
    return game
