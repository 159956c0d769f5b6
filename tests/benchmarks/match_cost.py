"""What an act of the card game costs, and whether that and the state stay flat from manche to manche."""

from __future__ import annotations

from functools import partial
from random import Random

import msgspec

from service import engine
from service.engine.core.actions.acts import Act
from service.engine.core.stored.state import Player
from service.engine.trou_du_cul.state import match
from tests.benchmarks.measure import interleaved
from tests.benchmarks.report import Results, Row, machine
from tests.fuzz.match_acting import act_of

GROUP = "cards"
MANCHES = (2, 10, 100)
"""In the first one no player has a role, and nothing is exchanged."""

FLAT = 1.10
MOST_BYTES = 8_192
OPTIONS = {"rules": {"putsch": True, "demande": True}, "manches": 1_000, "vote": False, "turn_ms": 0, "max_players": 12}


class Step(msgspec.Struct, frozen=True):
    """An act, and the state that it finds."""

    blob: bytes
    act: Act


def run(*, quick: bool = False) -> Results:
    """Play matches of four and of twelve, and play the acts of three of their manches again and again."""
    manches = (2, 4) if quick else MANCHES
    laps = _laps(4, manches)
    rounds = 3 if quick else 40
    times = interleaved([partial(_replay, lap) for lap in laps], rounds)
    costs = [ns / len(lap) / 1000 for ns, lap in zip(times, laps, strict=True)]
    sizes = [sum(len(step.blob) for step in lap) / len(lap) for lap in laps]
    rows = [_row("cost per act", cost, costs[0], "µs", manche) for cost, manche in zip(costs, manches, strict=True)]
    rows += [_row("state", size, sizes[0], "bytes", manche) for size, manche in zip(sizes, manches, strict=True)]
    largest = max(len(step.blob) for lap in _laps(12, manches[:2]) for step in lap)
    rows.append(
        Row(
            group=GROUP, what="largest state, 12 players and two packs", value=largest, unit="bytes", floor=MOST_BYTES,
            against="8 KB", goal="≤ 8,192 bytes", met=largest <= MOST_BYTES,
        )
    )  # fmt: skip
    note = (
        f"matches of four (one pack) by players who do anything that is offered, both variants on; of each of these "
        f"manches all acts ({len(laps[0])} of the first); decode, settle, play, encode; the least of {rounds} "
        "interleaved rounds. Manches differ in their cards, and so in what their acts are."
    )
    return Results(machine=machine(), rows=rows, notes={GROUP: note})


def _row(what: str, value: float, first: float, unit: str, manche: int) -> Row:
    if value is first:
        return Row(group=GROUP, what=f"{what}, manche {manche}", value=value, unit=unit)
    return Row(
        group=GROUP, what=f"{what}, manche {manche}", value=value, unit=unit, floor=first, against="manche 2",
        goal="ratio ≤ 1.10", met=value <= first * FLAT,
    )  # fmt: skip


def _laps(seats: int, manches: tuple[int, ...]) -> list[list[Step]]:
    """The acts of these manches of one match."""
    rng, laps = Random(seats), {manche: list[Step]() for manche in manches}
    game = engine.create(ruleset="trou-du-cul", game_id="m", now=0, options=OPTIONS, seed="5e" * 32)
    engine.start_from(game, [Player(id=f"player_{n}", name=f"Player {n}") for n in range(seats)], None)
    now = 0
    while (manche := match(game).manche) <= max(manches):
        now += 300
        engine.settle(game, now)
        for player in [p.id for p in game.state.players]:
            offers = engine.expected(game, player, now).acts
            if offers:
                act = act_of(game, player, rng.choice(offers), now, rng)
                laps.get(manche, []).append(Step(engine.encode(game), act))
                engine.play(game, act)
        game.forget_events()
    return list(laps.values())


def _replay(lap: list[Step]) -> None:
    for step in lap:
        game = engine.decode(step.blob)
        engine.settle(game, step.act.at)
        engine.play(game, step.act)
        engine.encode(game)
