"""Whole matches at cards from a seed, joined and started as over HTTP, with the proof of their deals."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import msgspec
from chouette_sdk import Event

from service import engine
from service.engine.core.actions.acts import Join, Start
from service.engine.trou_du_cul.acts import PassTurn, Play
from service.http.responses.proofs import deal_proof
from service.store.log import Entry
from tests.fairness.games import ENTROPY, parsed

RULESET = "trou-du-cul"
NAMES = ("Perceval", "Karadoc", "Arthur", "Yvain")
LONGEST = 20_000


@dataclass(frozen=True)
class Dealt:
    """A match over: its log, and the proof as the service answers it."""

    log: list[Entry]
    drawn: int

    @property
    def proof(self) -> dict[str, Any]:
        """As anybody gets it, a copy of its own, to be bent."""
        return self.read(self.log, None)

    def read(self, log: list[Entry], viewer: str | None) -> dict[str, Any]:
        """As this seat gets it while the log has no more than this."""
        return dict(msgspec.json.decode(msgspec.json.encode(deal_proof.fold(log, self.drawn, viewer))))

    @property
    def running(self) -> list[Entry]:
        """The log just before the end."""
        return [entry for entry in self.log if b'"game_finished"' not in entry.raw]

    def told(self, viewer: str | None = None) -> list[dict[str, Any]]:
        """The events as this seat sees them, as JSON."""
        forms = [json.loads(entry.private or b"{}") for entry in self.log]
        return [form.get(viewer) or json.loads(entry.raw) for form, entry in zip(forms, self.log, strict=True)]

    def events(self, viewer: str | None = None) -> list[Event]:
        """The same as the SDK has them."""
        return [parsed(event) for event in self.told(viewer)]


class Match:
    """A match in which each player on turn lays the weakest that may be laid, or passes; windows run out."""

    def __init__(self, seed: int, names: tuple[str, ...] = NAMES, **options: Any) -> None:
        wanted = {"vote": False, "manches": 3, **options}
        self.game = engine.create(ruleset=RULESET, game_id="cards", now=0, seed=f"{seed:064x}", options=wanted)
        self.log: list[Entry] = []
        self.now = 0
        for name in names:
            engine.play(self.game, Join(player="", at=0, name=name, entropy=ENTROPY.get(name, "")))
        engine.play(self.game, Start(player=names[0].lower(), at=0))
        self._collect()

    def play(self) -> Dealt:
        """Go on until it is over."""
        for _ in range(LONGEST):
            if self.game.state.status == "finished":
                return Dealt(self.log, self.game.state.randomness.drawn)
            if not self._act():
                due = engine.next_due(self.game)
                assert due is not None, "nothing will ever happen"
                self.now = max(self.now, due)
                engine.settle(self.game, self.now)
            self._collect()
        raise AssertionError("the match never ends")

    def _act(self) -> bool:
        player = engine.families.family_in(self.game).on_turn(self.game)
        acts = {act.act: act for act in engine.expected(self.game, player, self.now).acts} if player else {}
        if player and "play" in acts:
            choice = msgspec.to_builtins(acts["play"].constraints)
            rank = choice["ranks"][0]
            cards = [*rank["cards"], *choice["jokers"]][: rank["sizes"][0]]
            engine.play(self.game, Play(player=player, at=self.now, cards=cards, as_rank=rank["rank"]))
            return True
        if player and "pass" in acts and isinstance(acts["pass"].turn, int):
            engine.play(self.game, PassTurn(player=player, at=self.now))
            return True
        return False

    def _collect(self) -> None:
        for event in self.game.fresh:
            private = self.game.private.get(event.seq)
            self.log.append(Entry(event.seq, "", msgspec.json.encode(event), msgspec.json.encode(private or {})))
        self.game.forget_events()


def matched(seed: int = 1, names: tuple[str, ...] = NAMES, **options: Any) -> Dealt:
    """A match to its end."""
    return Match(seed, names, **options).play()
