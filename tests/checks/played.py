"""Tournaments for tests of the check: bots really play all games, in memory, by a clock that goes to what is due."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from service.director import entering
from service.games.bots.runner import play_bots
from service.http.export.export import Export
from tests.director.cup import Cup

QUICK = {"pause_ms": 20, "reaction_ms": 400, "decision_ms": 400, "tie_ms": 20, "turn_ms": 5000}
CARDS = "trou-du-cul"
LONGEST = 20_000
Line = dict[str, Any]


class PlayedCup(Cup):
    """All of its entries are bots of the service."""

    def enter(self, name: str, **more: Any) -> None:
        self.do(lambda draft: entering.enter(draft, **{"name": name, "bot": "champion", **more}))

    def play_game(self, game_id: str, *, until: int | None = None) -> None:
        """To its end, or until the clock has come to this instant."""
        for _ in range(LONGEST):
            if self.games.read(game_id).finished:
                self.report(game_id)
                return
            due = self.store.alarms.get(game_id)
            assert due is not None, "nothing is due"
            if until is not None and due >= until:
                self.clock.time = max(self.clock.time, until)
                return
            self.clock.time = max(self.clock.time, due)
            self.games.tick(game_id)
            play_bots(self.games, game_id)
        raise AssertionError("the game never ends")

    def play_round(self) -> None:
        self.look()
        for game_id in self.open_games():
            self.play_game(game_id)

    def play(self) -> None:
        for _ in range(60):
            self.look()
            if self.now.over:
                return
            self.play_round()
        raise AssertionError("it does not end")

    def export(self) -> list[bytes]:
        """Its lines."""
        return list(Export(self.tournaments.load(self.id), self.tournaments, self.games).lines())


def played(players: int = 4, *, between: Callable[[PlayedCup], None] | None = None, **settled: Any) -> PlayedCup:
    """One that is over. between: what is done after its first round."""
    usual = {} if settled.get("ruleset") == CARDS else {"target": 30, **QUICK}
    options = {**usual, **settled.pop("options", {})}
    cup = PlayedCup.made(players, options=options, **settled)
    if between is not None:
        cup.play_round()
        between(cup)
    cup.play()
    assert isinstance(cup, PlayedCup)
    return cup


def sealed(line: Line) -> bytes:
    """A line with the sum that it must have, as somebody writes it who wants it to be believed."""
    plain = {name: value for name, value in line.items() if name != "sha256"}
    told = hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()
    return json.dumps({**plain, "sha256": told}, ensure_ascii=False).encode() + b"\n"


def parsed(lines: Iterable[bytes]) -> list[Line]:
    """As mappings."""
    return [json.loads(line) for line in lines]
