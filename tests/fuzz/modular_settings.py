"""How the tables of the random games of the rulebook `modulaire` are laid, each out of its number."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from service.engine.core.stored.state import Player
from service.engine.modulaire.rules import ORDER, PRESETS
from service.engine.modulaire.rules.c.c3_attrape_oiseau.birds import SOLUTIONS
from service.engine.modulaire.rules.t.t4_plus_que_19 import SOLUTIONS as MORE
from tests.fuzz.tables import NAMES, TRIPLES

MAGIC = ("tabouret", "potion_polymorphisme", "potion_confusion", "plaque", "cake", "pierre_de_lune")
"""Objects of the module t3, which are seldom bought."""

BIRDS = [solution.name for solution in (*SOLUTIONS, *MORE)]

TO_MERLIN = 60
"""More steps than a player needs from the first throw of a Cul de Chouette of 6 to the shop of Merlin's father."""


class Setting(msgspec.Struct, frozen=True):
    """How a table is laid. steered: how many steps lead towards the challenge of Merlin's father first."""

    people: tuple[Player, ...]
    options: dict[str, Any]
    dice: tuple[int, ...]
    opening: bool
    told: dict[str, Any]
    steered: int = 0


def setting(number: int) -> Setting:
    """The table of the game of this number."""
    rng = Random(f"modular game {number}")
    names = NAMES[: rng.randint(2, 8)]
    options: dict[str, Any] = {
        "preset": rng.choice(("originale", "equilibree", "aquitaine", "doublette", "demoniaque", "demoniaque")),
        "bevue": rng.choice(("strict", "strict", "lenient")),
        "negative_scores": rng.random() < 0.8,
        "tie_ms": rng.choice((50, 50, 0, 1_000)),
        "settle_ms": rng.choice((60, 0)),
        "turn_ms": rng.choice((3_000, 60_000)),
        "pause_ms": rng.choice((1_500, 1_500, 0)),
        "reaction_ms": rng.choice((4_000, 4_000, 40)),
        "decision_ms": rng.choice((15_000, 15_000, 900)),
        "target": rng.choice((343, 343, 120)),
        "away_ms": rng.choice((30_000, 1_000)),
        "forfeit_ms": rng.choice((0, 0, 0, 5_000)),
        "late_ms": rng.choice((0, 400)),
        "rules": {},
    }
    if "t1" in ORDER and options["preset"] == "demoniaque" and rng.random() < 0.5:
        options["rules"]["t1"] = False
    people = tuple(
        Player(id=name, name=name, entropy=name[:2], score=rng.choice((0, 10, 24, 50, 101, 300, -5))) for name in names
    )
    holds = ("grelottine", "civet", "boucliette", "tatooine", "chaudron", "duplication", "bases", *MAGIC)
    kinds = {"salade": names, "tichette": (*range(1, 22), "etoile"), "de_magique": (0, 2, 6, 7), "voeu": ("courage",)}
    told = {
        "players": {
            p.id: {
                "score": p.score,
                "holds": [h for h in holds if rng.random() < 0.25]
                + [{kind: rng.choice(of)} for kind, of in kinds.items() if rng.random() < 0.4],
            }
            for p in people
        }
    }  # fmt: skip
    told["table"] = middle(rng, options, people)
    dice = tuple(face for _ in range(rng.randint(0, 30)) for face in rng.choice(TRIPLES))
    magic = options["preset"] == "demoniaque" and rng.random() < 0.5
    if magic:
        # Three sixes, with which magic begins.
        dice = (6, 6, 6, 6, 6, 6, *dice)
    opening = rng.random() < 0.3
    steered = TO_MERLIN if magic and not opening and rng.random() < 0.3 else 0
    return Setting(people=people, options=options, dice=dice, opening=opening, told=told, steered=steered)


def middle(rng: Random, options: dict[str, Any], people: tuple[Player, ...]) -> dict[str, Any]:
    """How a table stands in the middle of a game, as far as its modules go; some are at what happens rarely."""
    on, names = PRESETS[options["preset"]], [p.id for p in people]
    table: dict[str, Any] = {}
    if "c5" in on and people[1].score > len(names):
        # The first player has the value that is the second one's score, who may force their acts.
        table["values"] = {name: place for place, name in enumerate(names)} | {names[0]: people[1].score}
    if "c1" in on:
        table["bank"] = {"owner": rng.choice(names), "artichauts": rng.choice((0, 16, 33, 70))}
    if "c3" in on:
        table["taken"] = list(BIRDS[: rng.choice((0, 0, 5, 14, 19 if "t4" in on else 14))])
        table["wood"] = rng.choice(([15, 30], [30], [15]))
    if "d1" in on:
        table["deck"] = rng.sample((*range(1, 22), "etoile"), rng.randint(0, 8))
        table["down"] = [name for name in names[1:] if rng.random() < 0.1]
    if "t1" in on and options["rules"].get("t1", True):
        table["demonic"] = rng.random() < 0.7
    if "t3" in on:
        table["chou"] = {name: rng.choice((-1, 0, 1)) for name in names if rng.random() < 0.3}
    rare = rng.random()
    if "c2" in on and rare < (0.3 if table.get("demonic", True) else 0.8):
        table["song"] = {"launcher": names[0], "verse": rng.choice((1, 9, 116, 116)), "singer": rng.choice(names)}
        table.pop("down", None)
    elif "t3" in on and rare < 0.5:
        table["gold"] = rng.choice((0, 16, 136, 252))
    return table
