"""Whether an act costs the same at turn 1, 100 and 1,000, in time and in bytes."""

from __future__ import annotations

from functools import partial
from itertools import takewhile
from typing import cast

from service import engine
from service.engine.core.stored.state import Press
from service.engine.cul_de_chouette.state import CulState
from tests.benchmarks.engine_speed import act_on
from tests.benchmarks.measure import interleaved
from tests.benchmarks.play import Step, Style, play, seated
from tests.benchmarks.report import Results, Row, machine

GROUP = "growth"
TURNS = (1, 100, 1000)
FLAT = 1.10

THROWS = (
    (5, 5, 2), (1, 3, 4), (2, 4, 2), (6, 3, 1), (4, 5, 6), (3, 3, 3), (2, 6, 4), (1, 2, 3), (1, 1, 6), (2, 5, 1),
    (1, 1, 2), (6, 6, 6), (4, 2, 1), (4, 4, 3), (6, 6, 5), (3, 3, 6), (6, 4, 2), (1, 2, 4), (5, 5, 3), (1, 5, 6),
    (3, 6, 3), (4, 4, 4), (2, 3, 4), (6, 4, 1),
)  # fmt: skip
"""Four laps of six players: every combination of the rulebook and what duels, Sirops and Relances come from, so that
the acts at each point are alike."""


def run(*, quick: bool = False) -> Results:
    """Play the same dice at each of the three points of one game, and compare what the acts cost."""
    turns = (1, 10, 40) if quick else TURNS
    laps = [_lap(blob) for blob in _states_at(turns)]
    rounds = 3 if quick else 60
    times = interleaved([partial(_replay, lap) for lap in laps], rounds)
    costs = [ns / len(lap) / 1000 for ns, lap in zip(times, laps, strict=True)]
    sizes = [sum(len(step.blob) for step in lap) / len(lap) for lap in laps]
    rows = [_row("cost per act", value, costs[0], "µs", turn) for value, turn in zip(costs, turns, strict=True)]
    rows += [_row("state", value, sizes[0], "bytes", turn) for value, turn in zip(sizes, turns, strict=True)]
    note = (
        f"one game of six, every rule on; from each point on the same {len(THROWS)} turns ({len(laps[0])} acts: "
        "throws, races, Sirops, Achats, duels, whatever else is offered, and passes), everybody with 300 points and a "
        "Grelottine and with nothing waiting, so that only the length of the game differs (before anybody has "
        "points or holdings, a state is some 8 % smaller); decode, settle, play, encode; "
        f"the least of {rounds} interleaved rounds. The state's size is the mean over those acts."
    )
    return Results(machine=machine(), rows=rows, notes={GROUP: note})


def _row(what: str, value: float, first: float, unit: str, turn: int) -> Row:
    if value is first:
        return Row(group=GROUP, what=f"{what} at turn {turn:,}", value=value, unit=unit)
    return Row(
        group=GROUP, what=f"{what} at turn {turn:,}", value=value, unit=unit, floor=first, against="turn 1",
        goal="ratio ≤ 1.10", met=value <= first * FLAT,
    )  # fmt: skip


def _states_at(turns: tuple[int, ...]) -> list[bytes]:
    """The states of one game on real dice when these turns begin.

    Or the next turn of who had the very first one, at which nothing else waits: so that the situation is the same.
    """
    found: list[bytes] = []
    seen, first = 0, ("", 0)
    for step in play(seated(options={"target": 100_000})):
        if step.turn == seen:
            continue
        # The first act of a turn: that state waits in the lull.
        seen = step.turn
        state = cast(CulState, engine.decode(step.blob).state)
        here = (state.turn or "", len(state.records))
        first = here if not found else first
        if seen >= turns[len(found)] and here == first:
            found.append(step.blob)
            if len(found) == len(turns):
                break
    return found


def _lap(blob: bytes) -> list[Step]:
    """The same dice from the same situation: only how long the game has lasted is another."""
    game = engine.decode(blob)
    state = cast(CulState, game.state)
    for player in state.players:
        player.score, player.holds = 300, {"grelottine": 1}
        player.pressed = Press(act="roll", at=state.clock)
        player.knows = []
    # What waits from the turns before would make these turns others than those that they are compared with.
    state.flans, state.late, state.stored_notes = [], [], {}
    return list(takewhile(lambda step: step.turn < len(THROWS), play(game, style=Style(dice=_faces))))


def _faces(turn: int) -> list[int]:
    """The dice of a turn, followed by what its duels, Sirops and Relances throw."""
    return [face for n in range(len(THROWS)) for face in THROWS[(turn + n) % len(THROWS)]]


def _replay(lap: list[Step]) -> None:
    for step in lap:
        act_on(step)
