"""The tables of docs/tournaments-seatings.md tell what seatings are, and what is proved or known of them."""

from __future__ import annotations

import os
import re
from collections import Counter
from pathlib import Path
from random import Random

from service.tournaments import Settings, State
from service.tournaments.seatings.designs.catalogue import plan_for, plans
from service.tournaments.seatings.designs.plan import least_repeats, repeats
from service.tournaments.settings import Remainder
from tests.support.tournament import begun, by_chance, tables_of, whole

PAGE = Path(__file__).parents[2] / "docs" / "tournaments-seatings.md"
ROBINS = [
    (9, 3, 4), (16, 4, 5), (25, 5, 6), (49, 7, 8), (64, 8, 9), (8, 4, 7), (12, 4, 3), (12, 4, 5), (12, 4, 11),
    (20, 4, 5), (20, 4, 10), (20, 4, 19), (24, 4, 7), (24, 4, 10), (28, 4, 9), (32, 4, 10), (36, 4, 11), (40, 4, 13),
    (15, 3, 7), (18, 3, 8), (21, 3, 10), (24, 3, 11), (30, 3, 14), (12, 6, 11), (16, 8, 15), (100, 4, 20),
    (1000, 4, 6),
]  # fmt: skip
SWISS: list[tuple[int, int, int, Remainder]] = [
    (16, 4, 4, "smaller"), (17, 4, 5, "smaller"), (17, 4, 5, "byes"), (23, 4, 6, "bots"), (40, 4, 8, "smaller"),
    (41, 4, 8, "byes"), (60, 5, 8, "smaller"), (64, 2, 12, "smaller"), (100, 4, 20, "smaller"), (102, 4, 12, "larger"),
    (1000, 4, 6, "smaller"), (998, 4, 4, "byes"),
]  # fmt: skip


def table(head: str, rows: list[str]) -> str:
    return "\n".join([head, re.sub(r"[^|]+", " --- ", head), *rows])


def robin(players: int, size: int, rounds: int) -> str:
    state = whole(begun(Settings(format="round_robin", table_size=size, rounds=rounds), players), by_chance(Random(1)))
    again, least = repeats(tables_of(state)), least_repeats(players, size, rounds)
    best = "**least**" if again == least else str(again - least) + " more"
    plan, without = plan_for(players, size, rounds), len(plans(players, size)[0].rounds)
    most = 1 if players // size < size else (players - 1) // (size - 1)
    return f"| {players} | {size} | {rounds} | {again} | {least} | {best} | {without} of {most} | {plan.source} |"


def swiss(players: int, size: int, rounds: int, remainder: Remainder) -> str:
    settings = Settings(format="swiss", table_size=size, rounds=rounds, remainder=remainder)
    state = whole(begun(settings, players), by_chance(Random(1)))
    tables = tables_of(state)
    names = [entry.id for entry in state.entries]
    byes = Counter(dict.fromkeys(names, 0)) + Counter(entry for made in state.rounds for entry in made.byes)
    odd = Counter(entry for made in tables for one in made if len(one) != size for entry in one)
    cells = [players, size, remainder, rounds, repeats(tables), seats(state), edges(names, byes), edges(names, odd)]
    return f"| {' | '.join(map(str, cells))} |"


def edges(names: list[str], counts: Counter[str]) -> str:
    there = [counts[name] for name in names]
    return f"{max(there)}, {min(there)}"


def seats(state: State) -> int:
    """Among those who were at full tables alone, as others cannot have had the last seat as often."""
    size = state.settings.table_size
    sat = Counter((e, seat) for made in state.rounds for one in made.tables for seat, e in enumerate(one.seats))
    short = {e for made in state.rounds for one in made.tables if len(one.seats) != size for e in one.seats}
    spread = [
        max(sat[entry.id, seat] for seat in range(size)) - min(sat[entry.id, seat] for seat in range(size))
        for entry in state.entries
        if entry.id not in short
    ]
    return max(spread, default=0)


def test_the_page_tells_what_seatings_are() -> None:
    tables = [
        table(
            "| players | at tables of | rounds | again | least | so it has | rounds without | plan |",
            [robin(*one) for one in ROBINS],
        ),
        table(
            "| players | at tables of | remainder | rounds | again | seats | byes | odd tables |",
            [swiss(*one) for one in SWISS],
        ),
    ]
    page = PAGE.read_text("utf-8")
    told = re.sub(r"(?m)^(?:\|.*\n)+", lambda _: tables.pop(0) + "\n", page)
    if os.environ.get("CHOUETTE_GOLDEN") == "write":
        PAGE.write_text(told, "utf-8")
        page = told
    assert told == page, f"{PAGE.name} tells something else: look, then write it with CHOUETTE_GOLDEN=write"
    assert not tables
