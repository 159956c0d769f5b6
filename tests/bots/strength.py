"""How strong bots are at cards: `python -m tests.bots.strength [MANCHES]` prints the table of service/bots/README.md.

Each row is one match of so many manches between four players, without variants; «anything» lays or passes whatever is
legal, all of it equally likely.
"""

from __future__ import annotations

import sys
from collections import Counter

from tests.bots.card_table import ANYTHING, CardTable

POINTS = {"president": 2, "vice_president": 1, "citoyen": 0, "vice_trou_du_cul": -1, "trou_du_cul": -2}
ENDLESS = 10_000_000
TABLES = (
    *(((level, ANYTHING, ANYTHING, ANYTHING)) for level in ("novice", "regular", "champion")),
    ("regular", "novice", "regular", "novice"),
    ("champion", "regular", "champion", "regular"),
    ("champion", "novice", "champion", "novice"),
)


def played(levels: tuple[str, ...], manches: int, seed: int = 1) -> dict[str, Counter[str]]:
    """By level, how often each role was gained."""
    options = {"manches": manches, "vote": False, "turn_ms": 0}
    return CardTable.seated(levels, seed, options).play(ENDLESS).tally


def share(roles: Counter[str], role: str) -> float:
    """How often of all this role was gained."""
    return roles[role] / roles.total()


def mean(roles: Counter[str]) -> float:
    """Points a manche."""
    return sum(POINTS[role] * number for role, number in roles.items()) / roles.total()


def main(manches: int) -> None:
    """Print a row for each table."""
    print("| four players | Président | Trou du cul | points a manche |\n| --- | --- | --- | --- |")
    for levels in TABLES:
        tally, first = played(levels, manches), levels[0]
        names = ", ".join(level or "anything" for level in levels)
        shares = " | ".join(f"{share(tally[first], role):.0%}" for role in ("president", "trou_du_cul"))
        print(f"| **{first}**: {names} | {shares} | {mean(tally[first]):+.2f} |")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 400)
