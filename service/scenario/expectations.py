"""Compares what a scenario expects of a game with how that game stands."""

from __future__ import annotations

from typing import Any

import msgspec

from service import engine
from service.engine.core.told.dialect import Dialect
from service.engine.core.told.standings import standings
from service.json_types import JsonObject


class Failed(Exception):
    """The scenario did not go as it was told."""


def actual(game: engine.Game, refused: list[int]) -> JsonObject:
    """All that can be expected of a game, by its name in the format. refused: indexes of the steps that were."""
    players = game.state.players
    return {
        "scores": {p.id: p.score for p in players},
        "holds": {p.id: [h if v == 1 else {h: v} for h, v in p.holds.items()] for p in players},
        "turn": game.family.on_turn(game),
        "winner": game.state.winner,
        "result": msgspec.to_builtins(standings(game)),
        "ranks": {standing.player: standing.rank for standing in standings(game)},
        "end": game.state.end or None,
        "presence": {p.id: p.presence for p in players},
        "out": [p.id for p in players if not p.in_game],
        "open": sorted({word for _, window in game.windows() for word in window.words}),
        "refused": refused,
        **engine.facts(game),
    }


def compare(dialect: Dialect, expected: JsonObject, is_now: JsonObject, when: str) -> None:
    """Raises Failed at the first difference. when: in words, for the message. What is not expected is not compared."""
    for name, wanted in expected.items():
        if name not in is_now:
            raise Failed(f"{when}: cannot check {name}")
        _compare_one(dialect, f"{when}: {name}", name, wanted, is_now[name])


def _compare_one(dialect: Dialect, what: str, name: str, wanted: Any, is_now: Any) -> None:
    if isinstance(wanted, dict) and isinstance(is_now, dict) and not (is_now and not wanted):
        for key, value in wanted.items():
            _compare_one(dialect, f"{what} of {key}", key, value, is_now.get(key))
        return
    if isinstance(wanted, list) and isinstance(is_now, list) and name not in dialect.ordered:
        wanted, is_now = sorted(wanted, key=_place), sorted(is_now, key=_place)
    if not dialect.same(wanted, is_now):
        raise Failed(f"{what}: expected {wanted!r}, and it is {is_now!r}")


def _place(told: object) -> str:
    """By what a list is sorted that may be told in any order, as may the keys of its mappings."""
    return repr(sorted(told.items()) if isinstance(told, dict) else told)
