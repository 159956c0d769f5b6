"""What all modules of the rulebook `modulaire` cost beside `originale`, how large a state is, and what stays flat."""

from __future__ import annotations

from collections import Counter
from itertools import takewhile
from random import Random
from typing import cast

from service import engine
from service.engine.core.stored.state import Press
from service.engine.modulaire.rules import PRESETS
from service.engine.modulaire.table.state import ModState
from tests.benchmarks.engine_speed import act_on
from tests.benchmarks.measure import least_of_each
from tests.benchmarks.modular_play import Style, laid, play
from tests.benchmarks.modular_table import every_holding
from tests.benchmarks.play import Step
from tests.benchmarks.report import Results, Row, machine

GROUP = "modulaire"
BOTH = ("originale", "demoniaque")
DEARER = 1.5
FLAT = 1.10
LARGEST = 10_240
TURNS = (1, 100, 1_000)
LAP = 16
"""Turns that are played again from each of those: two rounds of the table; in a quick run a quarter of that."""

SELDOM = 0.05
"""How often players do what need not be done in the turns between those that are measured."""

Kind = tuple[str, str]


def run(*, quick: bool = False) -> Results:
    """`originale` against `demoniaque`, each act on the stored bytes of its own table."""
    found = Results(machine=machine())
    rounds, count = (2, 60) if quick else (15, 900)
    found.rows += _costs(count, rounds)
    found.rows += _sizes((1, 15) if quick else (6, 600))
    for preset in BOTH:
        found.rows += _growth(preset, (1, 3) if quick else TURNS, rounds, LAP // 4 if quick else LAP)
    found.notes[GROUP] = (
        "tables of eight past their Transplanage, so that no module sleeps. A lively evening: players do what is "
        "offered 4 times in 10, and pass otherwise; each table with its own acts. The same acts: each turn begins with "
        "the same dice, races are answered, all else is declined; throws, passes and shouts that both tables made in "
        "the same turn. All that is held: see `modular_table.py`; played on from there, any act can be taken "
        "back by seven salades, and several are held at one time, some 400 bytes each. "
        f"Growth: the same dice for {LAP} turns from the same situation, so that only the length of the game differs; "
        "as played, with whatever notes and holdings there are by then, acts of the same kinds in the first and in the "
        f"last hundred turns. Decode, settle, play, when it is due next, encode; of each act the least of {rounds} "
        "interleaved rounds."
    )
    return found


# --- all modules against those of `originale`


def _costs(count: int, rounds: int) -> list[Row]:
    evening = [list(play(laid(preset), count)) for preset in BOTH]
    same = same_acts(count)
    times = least_of_each([*evening, *same], act_on, rounds)
    base, full, same_base, same_full = (ns / 1000 for ns in times)
    return [
        _ratio("demoniaque, a lively evening, an act", full, base, "originale", DEARER, "µs"),
        _ratio(f"demoniaque, the same {len(same[0])} acts", same_full, same_base, "originale", DEARER, "µs"),
    ]


def same_acts(count: int) -> tuple[list[Step], list[Step]]:
    """The acts that two quiet tables made in the same turns, about so many."""
    style = Style(take=0, must=PRESETS[BOTH[0]], dice=_faces)
    base = list(play(laid(BOTH[0]), count, style))
    full = list(takewhile(lambda step: step.turn <= base[-1].turn, play(laid(BOTH[1]), style=style)))
    waiting: dict[tuple[int, Kind], list[Step]] = {}
    for step in full:
        waiting.setdefault((step.turn, kind(step)), []).append(step)
    pairs = [(step, same.pop(0)) for step in base if (same := waiting.get((step.turn, kind(step))))]
    return [one for one, _ in pairs], [other for _, other in pairs]


def kind(step: Step) -> Kind:
    """What an act is, whoever made it: the order of play is another with other modules."""
    return type(step.act).__name__, getattr(step.act, "annonce", "")


def _faces(turn: int) -> list[int]:
    return Random(turn).choices(range(1, 7), k=90)


def _ratio(what: str, value: float, floor: float, against: str, bound: float, unit: str) -> Row:
    return Row(
        group=GROUP, what=what, value=value, unit=unit, floor=floor, against=against, goal=f"ratio ≤ {bound}",
        met=value <= bound * floor,
    )  # fmt: skip


# --- bytes


def _sizes(games: tuple[int, int]) -> list[Row]:
    """games: how many, and how many acts of each."""
    sizes = {
        "as played": _largest(games, full=False),
        "all hold everything, before an act": max(
            len(engine.encode(every_holding(song=song))) for song in (False, True)
        ),
        "all begin with everything, as played on": _largest(games, full=True),
    }
    return [
        Row(
            group=GROUP, what=f"demoniaque: largest state of eight, {how}", value=size, unit="bytes",
            goal=f"≤ {LARGEST:,}", met=size <= LARGEST,
        )
        for how, size in sizes.items()
    ]  # fmt: skip


def _largest(games: tuple[int, int], *, full: bool) -> int:
    largest = 0
    for seed in range(games[0]):
        game = every_holding(song=seed % 2 == 1) if full else laid(BOTH[1])
        largest = max(largest, *(len(step.blob) for step in play(game, games[1], Style(seed=seed))))
    return largest


# --- long games


def _growth(preset: str, turns: tuple[int, ...], rounds: int, length: int) -> list[Row]:
    states, early, late = long_game(preset, turns)
    laps = [lap(state, states[0], length) for state in states]
    pair = alike(early, late)
    costs = [ns / 1000 for ns in least_of_each([*laps, *pair], act_on, rounds)]
    sizes = [sum(len(step.blob) for step in steps) / len(steps) for steps in (*laps, *pair)]
    rows = []
    for unit, values in (("µs", costs), ("bytes", sizes)):
        what = f"{preset}: " + ("cost per act" if unit == "µs" else "state")
        rows.append(Row(group=GROUP, what=f"{what} at turn {turns[0]:,}", value=values[0], unit=unit))
        for turn, value in list(zip(turns, values, strict=False))[1:]:
            rows.append(_ratio(f"{what} at turn {turn:,}", value, values[0], f"turn {turns[0]}", FLAT, unit))
        first, last = values[-2:]
        rows.append(
            Row(
                group=GROUP, what=f"{what} as played up to turn {turns[-1]:,}", value=last, unit=unit, floor=first,
                against="as played from turn 1 on",
            )
        )  # fmt: skip
    return rows


def long_game(preset: str, turns: tuple[int, ...]) -> tuple[list[bytes], list[Step], list[Step]]:
    """One game: the states in which these turns wait for their first throw, and the acts at both ends of it.

    A turn later than the one that is asked for is taken where the player, or what else waits, is another than at first.
    """
    game, states, acts = laid(preset), list[bytes](), list[Step]()
    for player in game.state.players:
        player.score = 10_000
    first: tuple[object, ...] = ()
    for step in play(game, style=Style(take=SELDOM)):
        acts.append(step)
        here = _situation(step.blob) if step.turn >= turns[len(states)] else ()
        first = first or here
        if here and here == first:
            states.append(step.blob)
            if len(states) == len(turns):
                break
    edge = max(2, min(100, turns[-1] // 10))
    late = acts[-1].turn - edge
    return states, [s for s in acts if s.turn <= edge], [s for s in acts if s.turn > late]


def _situation(blob: bytes) -> tuple[object, ...]:
    """Whose first throw of a turn a table waits for, and for nothing else; empty where it waits for more."""
    game = engine.decode(blob)
    state = cast(ModState, game.state)
    waits = [window.name for _, window in game.windows()]
    return (state.turn, state.stool, state.falling, len(state.records)) if waits == ["chouettes"] else ()


def lap(blob: bytes, first: bytes, length: int = LAP) -> list[Step]:
    """So many turns with the same dice from the same situation: only how long the game has lasted is another."""
    game, begun = engine.decode(blob), cast(ModState, engine.decode(first).state)
    state = cast(ModState, game.state)
    for player in state.players:
        player.score, player.sixths, player.down, player.holds = 300, 0, False, {"grelottine": 1}
        player.pressed = Press(act="roll", at=state.clock)
    state.late, state.values, state.stored_notes = [], begun.values, begun.stored_notes
    here = state.turns
    style = Style(must=PRESETS[BOTH[0]], dice=lambda turn: _faces(turn - here))
    return list(takewhile(lambda step: step.turn < here + length, play(game, style=style)))


def alike(early: list[Step], late: list[Step]) -> tuple[list[Step], list[Step]]:
    """Of two lists of acts as many of each kind."""
    left = Counter(map(kind, early)) & Counter(map(kind, late))
    return _so_many(early, left.copy()), _so_many(late, left)


def _so_many(steps: list[Step], left: Counter[Kind]) -> list[Step]:
    found = []
    for step in steps:
        if left[kind(step)]:
            left[kind(step)] -= 1
            found.append(step)
    return found
