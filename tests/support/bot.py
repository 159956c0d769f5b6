"""A table of simple bots, from a seed: they do what `expected` offers as people would, and err now and then."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec

from service import engine
from service.engine.core.actions.acts import Act, Annonce, Challenge, Pass, Terms
from service.engine.core.events import Event, TurnStarted
from service.engine.core.rulebook import rules
from service.engine.core.stored.state import Player
from service.engine.core.told.view_types import ExpectedAct
from service.engine.dice.acts import Roll

LONGEST = 20_000
SLIP = "pas_mou_le_caillou"
SELDOM = ("fruits_au_sirop", "grelottine", "j_achete", "je_rachete", "jeannot", "leve", "chante_sloubi")


class Bots:
    """One game from its opening to its end; `events` are all that happened, `refused` what did not count."""

    def __init__(self, book: str, names: list[str], seed: str, **options: Any) -> None:
        self.seed = f"{seed}/{book}"
        self.thoughts: Counter[str] = Counter()
        self.game = engine.create(ruleset=book, game_id=f"bots-{book}", now=0, seed=seed, options=options)
        self.now = self.turns = 0
        self.events: list[Event] = []
        self.refused: list[str] = []
        self.considered: set[tuple[str, int, str]] = set()
        self._begin(names)
        self._collect()

    def _begin(self, names: list[str]) -> None:
        engine.start_from(self.game, [Player(id=name.lower(), name=name) for name in names], first=None)

    def play(self) -> Bots:
        """Go on until the game is over. Raises AssertionError where it never ends."""
        for _ in range(LONGEST):
            if self.game.state.status == "finished":
                return self
            act = self._wanted() or self._owed()
            if act is None:
                due = engine.next_due(self.game)
                assert due is not None, "nobody can do anything"
                self.now = max(self.now, due)
                engine.settle(self.game, self.now)
            else:
                self._do(act)
            self._collect()
        raise AssertionError("the game never ends")

    def _do(self, act: Act) -> None:
        try:
            engine.play(self.game, act)
        except engine.Refusal as refusal:
            self.refused.append(f"{act.player}: {refusal.code}")

    def _collect(self) -> None:
        fresh, self.game.fresh = self.game.fresh, []
        self.events += fresh
        self.turns += len([event for event in fresh if isinstance(event, TurnStarted)])

    def _chance(self, *what: str) -> Random:
        """Chance anew for each thought, so that one that is not thought any more leaves the others as they were."""
        thought = "/".join([self.seed, str(self.turns), *what])
        self.thoughts[thought] += 1
        return Random(f"{thought}/{self.thoughts[thought]}")

    def _people(self) -> list[str]:
        people = [p.id for p in self.game.state.players if p.in_game]
        return Random(f"{self.seed}/{self.turns}").sample(people, len(people))

    def _wanted(self) -> Act | None:
        """The first thing that somebody feels like doing; he thinks of each thing once."""
        for player in self._people():
            for offered in engine.expected(self.game, player, self.now).acts:
                thought = (player, -self.turns if offered.window is None else offered.window, offered.name)
                if offered.act == "roll" or thought in self.considered:
                    continue
                self.considered.add(thought)
                chance = self._chance(player, offered.name)
                if chance.random() < _eagerness(offered):
                    return self._say(player, offered, chance)
            if (player, self.turns, SLIP) not in self.considered:
                self.considered.add((player, self.turns, SLIP))
                chance = self._chance(player, "slips")
                if chance.random() < 0.01:
                    return Annonce(player=player, at=self._soon(chance), annonce=SLIP)
        return None

    def _owed(self) -> Act | None:
        """The throw that somebody owes, as soon as he may."""
        for player in self._people():
            for offered in engine.expected(self.game, player, self.now).acts:
                if offered.act == "roll":
                    chance = self._chance(player, "throws")
                    self.now = max(self.now, offered.not_before) + chance.randint(50, 900)
                    told = msgspec.to_builtins(offered.constraints)
                    lying = told.get("keep_from", [])
                    kept = chance.sample(lying, min(len(lying), told.get("keep_at_most", 0)))
                    return Roll(player=player, at=self.now, keep=kept or None)
        return None

    def _soon(self, chance: Random, not_before: int = 0) -> int:
        self.now = max(self.now + chance.choice((20, 40, 150, 300, 450)), not_before)
        return self.now

    # --- what he says

    def _say(self, player: str, offered: ExpectedAct, chance: Random) -> Act:
        at, told = self._soon(chance, offered.not_before), msgspec.to_builtins(offered.constraints)
        if offered.act == "pass":
            return Pass(player=player, at=at)
        if offered.act == "challenge":
            return Challenge(player=player, at=at, challenge=offered.name, target=chance.choice(told["targets"]))
        if offered.act == "terms":
            named = chance.choice(sorted(told["combinations"], key=lambda each: str(each["name"])))
            amount = chance.randint(named["minimum"], named["maximum"])
            return Terms(player=player, at=at, combination=named["name"], amount=amount)
        return Annonce(player=player, at=at, annonce=offered.name, fields=self._fields(offered.name, told, chance))

    def _fields(self, said: str, told: dict[str, Any], chance: Random) -> dict[str, Any]:
        if said == "civet_filoche":
            most = told["total"]["maximum"]
            bet = {"target": chance.choice(told["targets"]), "amount": chance.randint(1, min(most, 30))}
            return {"bets": [bet | {"combination": chance.choice(told["combinations"])["name"]}]}
        word = rules.word(self.game, said)
        assert word is not None
        fields: dict[str, Any] = {}
        for field in word.fields:
            if field.name == "target" and "targets" in told:
                fields["target"] = chance.choice(told["targets"])
            elif field.name == "bet_on":
                fields["bet_on"] = chance.choice(told["bets_on"][fields["target"]])
            elif field.name == "combination":
                fields["combination"] = chance.choice(told["combinations"])["name"]
            elif field.name == "amount":
                # All of them have the same bounds here.
                named = told["combinations"][0]
                fields["amount"] = chance.randint(named["minimum"], min(named["maximum"], 60))
            elif field.name == "value" and field.required:
                fields["value"] = _number(told, chance)
        return fields


def _number(told: dict[str, Any], chance: Random) -> int:
    # Nobody bids the most at once.
    values = told["values"][:9]
    return int(chance.choice(values) if len(values) > 1 else values[0])


def _eagerness(offered: ExpectedAct) -> float:
    """How often (0 to 1) somebody does this where it is offered."""
    if offered.constraints.at_own_risk is True:
        return 0.02
    if offered.act == "pass":
        return 0.3
    if offered.act == "terms":
        return 0.95
    if offered.name in SELDOM:
        return 0.15
    return 0.25 if offered.window is None else 0.5
