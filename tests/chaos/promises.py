"""What was promised, held against what was seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tests.chaos.troubles import Happened
from tests.chaos.witness import Closing
from tests.survival.ledger import Faults

FIRST_ACT_S = 4.0
LATE_MS = 300.0
AROUND_MS = 1_000
"""A failover is over so long after the first act on its shard: an alarm waits for that shard as clients do."""


@dataclass
class Promise:
    """text: what was promised. seen: what was seen. kept: whether it was."""

    text: str
    seen: str
    kept: bool


@dataclass
class Lateness:
    """Of windows, in ms. late: those that were told later than promised."""

    count: int = 0
    p50: float = 0.0
    p99: float = 0.0
    most: float = 0.0
    late: list[Closing] = field(default_factory=list)


@dataclass
class Seen:
    """What the players and the witnesses of a run saw.

    games, acts: so many were played, and acknowledged. held_up_ms: for how long in all a process that only sleeps was
    held up between two instants (ms).
    """

    games: int
    acts: int
    faults: Faults
    happened: Sequence[Happened]
    closings: Sequence[Closing]
    held_up_ms: Callable[[float, float], float] = lambda first, last: 0.0


def in_failover(closing: Closing, happened: Sequence[Happened]) -> bool:
    """Whether a window was due while a master was away, or just before or after that."""
    return any(one.failover and one.begun_ms - LATE_MS <= closing.due_ms <= one.well_ms + AROUND_MS for one in happened)


def lateness(closings: Sequence[Closing], held_up_ms: Callable[[float, float], float]) -> Lateness:
    """How late these windows were. What the machine itself held up is no lateness of the service."""
    if not closings:
        return Lateness()
    found = sorted(closings, key=lambda closing: closing.late_ms)
    late = [closing for closing in found if closing.late_ms - _excused(closing, held_up_ms) > LATE_MS]
    return Lateness(
        len(found), found[len(found) // 2].late_ms, found[int(len(found) * 0.99)].late_ms, found[-1].late_ms,
        late,
    )  # fmt: skip


def promises(seen: Seen) -> list[Promise]:
    """Each promise, and whether it was kept."""
    calm = lateness([one for one in seen.closings if not in_failover(one, seen.happened)], seen.held_up_ms)
    first = [one.first_act_s for one in seen.happened if one.first_act_s is not None]
    faults, acts = seen.faults, f"{seen.acts:,} acts in {seen.games} games"
    longest = max(first, default=0.0)
    return [
        Promise("no acknowledged act is lost", f"{acts}, {len(faults.lost)} lost", seen.acts > 0 and not faults.lost),
        Promise("nothing is done twice", f"{len(faults.doubled)} doubled", not faults.doubled),
        Promise(
            "no game is bent: logs have no gaps, records play again, and each stream told what the log has",
            f"{len(faults.bent)} bent, {seen.games} streams followed", not faults.bent,
        ),
        Promise("every game comes to its end", f"{len(faults.stuck)} stuck", not faults.stuck),
        Promise(
            f"the first act on a shard that failed counts within {FIRST_ACT_S:g} s",
            f"{len(first)} failovers, the longest took {longest:.2f} s", bool(first) and longest <= FIRST_ACT_S,
        ),
        Promise(
            f"outside of failovers windows are told at most {LATE_MS:g} ms after they are due",
            f"{calm.count} windows: p50 {calm.p50:.0f}, p99 {calm.p99:.0f}, latest {calm.most:.0f} ms, "
            f"{len(calm.late)} too late", calm.count > 0 and not calm.late,
        ),
    ]  # fmt: skip


def wrong(seen: Seen) -> list[str]:
    """Every fault in a sentence."""
    calm = [one for one in seen.closings if not in_failover(one, seen.happened)]
    return [*seen.faults.all(), *(_told(one, seen.happened) for one in lateness(calm, seen.held_up_ms).late)]


def _told(late: Closing, happened: Sequence[Happened]) -> str:
    """In a sentence, with the last thing that happened before."""
    before = [one for one in happened if one.begun_ms <= late.due_ms]
    after = f", {late.due_ms - before[-1].begun_ms} ms after «{before[-1].name}» began" if before else ""
    return f"{late.game}: a window was told {late.late_ms:.0f} ms after it was due{after}"


def _excused(closing: Closing, held_up_ms: Callable[[float, float], float]) -> float:
    return held_up_ms(closing.due_ms, closing.due_ms + closing.late_ms)
