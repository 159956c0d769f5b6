"""How a number becomes a table: a rulebook with its switches and options, people with what they hold, and dice."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from random import Random
from typing import Any

import msgspec

from service import engine
from service.engine.core.rulebook.rules import RULES
from service.engine.core.stored.state import Lag, Player
from service.engine.cul_de_chouette import rulebooks
from service.engine.cul_de_chouette.options import OPTIONS

SEED = "5eed" * 16
NAMES = ("perceval", "karadoc", "arthur", "bohort", "leodagan", "seli", "guenievre", "yvain")
NIGHTLY = int(os.environ.get("CHOUETTE_FUZZ", "0"))
"""How many games each property test plays in a nightly run; 0: the few of the normal one."""

FIRST = int(os.environ.get("CHOUETTE_FUZZ_FROM", datetime.now(UTC).date().toordinal() * 1_000_000 if NIGHTLY else 0))
"""The number of the first game: the same ones in each normal run, new ones every night."""

STEPS = (
    0, 1, 7, 20, 40, 49, 50, 51, 60, 100, 300, 300, 700, 1_000, 1_499, 1_500, 1_500, 1_500, 1_501, 1_550, 4_000, 15_000
)  # fmt: skip
"""What may pass between two acts (ms): around the lengths that decide something."""

TRIPLES = (
    (4, 4, 3), (4, 4, 3), (4, 4, 4), (6, 6, 5), (6, 6, 6), (5, 5, 5), (1, 1, 1), (4, 3, 2), (3, 4, 2), (1, 2, 4),
    (1, 2, 4), (1, 2, 3), (4, 5, 6), (2, 3, 4), (6, 4, 2), (6, 4, 1), (2, 2, 4), (3, 3, 6), (1, 1, 2), (1, 5, 6),
    (3, 6, 6), (1, 3, 6), (3, 6, 5), (2, 6, 5), (1, 1, 4), (5, 5, 3), (2, 2, 1), (3, 3, 1), (1, 3, 5),
)  # fmt: skip
"""Dice with which something happens; thrown in no particular order with what lies between them."""

LAGS = (0, 20, 60, 200, 390, 400, 900)
"""Round trips of players (ms)."""

TO_A_TICHETTE = (4, 4, 1, 3, 2, 4, 6)
"""A Chouette of 4, the die of its Sirop, and three hidden dice."""

REFUSED_TABLES = ("rule_needs_another", "rule_needs_option", "wrong_option")


class Setting(msgspec.Struct, frozen=True):
    """How a table is laid. opening: whether it begins with its roll-off. laps: how many are over already."""

    book: str
    people: tuple[Player, ...]
    options: dict[str, Any]
    dice: tuple[int, ...]
    opening: bool
    laps: int


class Move(msgspec.Struct, frozen=True):
    """One act in numbers: when, who, what, and what all else is drawn from. look: how often the alarm rings."""

    step: int
    who: int
    what: int
    salt: int
    look: int


def numbers(few: int) -> range:
    """The numbers of the games that a property test plays: `few` in a normal run."""
    return range(FIRST, FIRST + (NIGHTLY or few))


def script(number: int, longest: int = 80) -> list[Move]:
    """What happens in the game of this number."""
    rng = Random(f"script {number}")
    return [
        Move(
            step=rng.randint(-2, len(STEPS)), who=rng.randrange(8), what=rng.randrange(100), salt=rng.randrange(2**32),
            look=rng.randrange(4),
        )
        for _ in range(rng.randint(25, longest))
    ]  # fmt: skip


def setting(number: int) -> Setting:
    """The table of the game of this number."""
    rng = Random(f"setting {number}")
    book = rng.choice(rulebooks.NAMES)
    names = list(NAMES[: rng.randint(2, 8)])
    options = _options(rng, book, names)
    game = engine.create(ruleset=book, game_id="fuzz", now=0, options=options, seed=SEED)
    holdings = sorted({held for rule_id in game.state.rules for held in RULES[rule_id].holdings})
    negative, sober = game.state.options["negative_scores"], not game.state.options["aquitaine"]
    scores = [30, 45, 55, 40, 29, 9, 0, 100, 330] + ([-9, -45, -55, -330] if negative else [])
    people = [
        Player(
            id=name, name=name, entropy=name[:2], score=rng.choice(scores) if sober else 0,
            holds={h: 1 for h in holdings if rng.random() < 0.35}, knows=rng.choice(([], [], ["tichette"])),
        )
        for name in names
    ]  # fmt: skip
    options["rules"] = {r: on for r, on in options["rules"].items() if on == (r in game.state.rules)}
    _lay_networks(Random(f"networks {number}"), options, people)
    dice = [face for _ in range(rng.randint(0, 40)) for face in rng.choice(TRIPLES)]
    if "tichette" in game.state.rules and rng.random() < 0.6:
        dice = list(TO_A_TICHETTE) * 8
    return Setting(
        book=book, people=tuple(people), options=options, dice=tuple(dice), opening=rng.random() < 0.2,
        laps=rng.choice((0, 0, 1, 7, 40)),
    )  # fmt: skip


def _options(rng: Random, book: str, names: list[str]) -> dict[str, Any]:
    options: dict[str, Any] = {
        "bevue": rng.choice(("strict", "strict", "lenient")),
        "tie_ms": rng.choice((50, 50, 0, 1_000)),
        "settle_ms": rng.choice((60, 0)),
        "turn_ms": rng.choice((3_000, 0, 60_000)),
        "pause_ms": rng.choice((1_500, 1_500, 0)),
        "reaction_ms": rng.choice((4_000, 4_000, 40)),
        "decision_ms": rng.choice((15_000, 15_000, 900)),
        "away_ms": rng.choice((30_000, 1_000, 1_000)),
        "forfeit_ms": Random(f"forfeits {names} {book}").choice((0, 0, 0, 5_000, 60_000)),
        "flight_ms": rng.choice((0, 0, 0, 900)),
        "cocked_dice": rng.choice((0, 0, 0, 150)),
        "rules": {},
    }
    if book == "titouan":
        options["aquitaine"] = rng.random() < 0.3
    if book != "wikimonde" and not options.get("aquitaine"):
        options["negative_scores"] = rng.random() < 0.6
    if book != "wikimonde" and options.get("negative_scores", True):
        options["target"] = rng.choice((343, 343, 120, -343, -60))
    else:
        options["target"] = rng.choice((343, 343, 120, 400))
    if len(names) >= 4 and rng.random() < 0.25:
        options["teams"] = _teams(rng, book, names)
    switchable = [r for r in rulebooks.resolve(book)["rules"] if RULES[r].switchable]
    for rule_id in rng.sample(switchable, rng.choice((0, 0, 1, 1, 2, 5))):
        options["rules"][rule_id] = rng.random() < 0.3
    return _possible(book, options)


def _lay_networks(rng: Random, options: dict[str, Any], people: list[Player]) -> None:
    """Some tables compensate lag, and have measured some of their players."""
    options["lag_compensation"] = rng.random() < 0.4
    for player in people if options["lag_compensation"] else ():
        if rng.random() < 0.7:
            player.lag = Lag(ms=rng.choice(LAGS))
    options["late_ms"] = rng.choice((0, 400))
    options["lag_trust"] = rng.choice(("nonces", "connection"))


def _teams(rng: Random, book: str, names: list[str]) -> dict[str, list[str]]:
    if book == "wikimonde":
        del names[len(names) // 2 * 2 :]
        count = len(names) // 2
    else:
        count = rng.randint(2, len(names) // 2)
    mixed = rng.sample(names, len(names))
    return {f"team{n}": mixed[n::count] for n in range(count)}


def _possible(book: str, options: dict[str, Any]) -> dict[str, Any]:
    """The options without the switches that are refused: each with its reason, and the name of the culprit."""
    while True:
        refused: engine.Refusal | None = None
        try:
            game = engine.create(ruleset=book, game_id="fuzz", now=0, options=options, seed=SEED)
        except engine.Refusal as refusal:
            refused = refusal
        if refused is not None:
            assert refused.kind == "invalid", refused
            assert refused.code in REFUSED_TABLES, refused
            group, _, rule_id = refused.values["field"].partition(".")
            assert group == "rules", refused
            del options["rules"][rule_id]
            continue
        rules = game.state.rules
        assert all(need in rules for rule_id in rules for need in RULES[rule_id].needs), "what needs it is off with it"
        assert set(game.state.options) == {option.name for option in OPTIONS}
        return options
