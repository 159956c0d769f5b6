"""A match at cards that was played is told as a scenario, and played again."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from service import engine
from service.engine.core.actions.acts import Cancel, Join, Measured, Start
from service.scenario.acts import make_act
from service.scenario.check import check
from service.scenario.form import act_of, parse
from service.scenario.record import record

NAMES = ("Perceval", "Karadoc", "Arthur", "Leodagan", "Bohort")


class Match:
    """A match of players who do anything that is offered to them, or nothing."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        rules = {"putsch": self.rng.random() < 0.7, "demande": self.rng.random() < 0.5}
        self.lag = self.rng.random() < 0.5
        options = {
            "rules": rules, "manches": self.rng.randint(1, 3), "vote": self.rng.random() < 0.5,
            "lag_compensation": self.lag, "settle_ms": 60,
        }  # fmt: skip
        self.game = engine.create(
            ruleset="trou-du-cul", game_id="m", now=0, options=options, seed=f"{seed:064x}"
        )  # fmt: skip
        self.now = 0
        self.raw: list[bytes] = []
        self.private: dict[int, bytes] = {}
        names = NAMES[: self.rng.randint(2, 5)]
        for name in names:
            engine.play(self.game, Join(player="", at=0, name=name))
        engine.play(self.game, Start(player="perceval", at=0))
        self.keep()

    def keep(self) -> None:
        for event in self.game.fresh:
            self.raw.append(msgspec.json.encode(event))
            if forms := self.game.private.get(event.seq):
                self.private[event.seq] = msgspec.json.encode(forms)
        self.game.forget_events()

    def play(self, off_after: int = 20_000) -> None:
        """To its end, or until it is called off after so many steps."""
        dialect = engine.dialect("trou-du-cul")
        for step in range(20_000):
            if step == off_after and self.game.state.status != "finished":
                engine.play(self.game, Cancel(player="", at=self.now))
                self.keep()
            if self.game.state.status == "finished":
                return
            self.now += self.rng.choice([20, 300, 900, 1_500])
            engine.settle(self.game, self.now)
            if self.game.state.status != "finished":
                player = self.rng.choice([p.id for p in self.game.state.players])
                if self.lag and self.rng.random() < 0.2:
                    engine.play(self.game, Measured(player=player, at=self.now, lag_ms=self.rng.choice([20, 250, 390])))
                for told in self.wants(player):
                    act = act_of(told, "match", dialect)
                    engine.play(
                        self.game,
                        dialect.act(self.game, player, act, self.now) or make_act(player, act, self.now),
                    )
            self.keep()
        raise AssertionError("the match never ends")

    def wants(self, player: str) -> list[Any]:
        """One act at most."""
        if self.rng.random() < 0.02:
            there = not self.game.player(player).absent
            return ["leave" if there else "back"]
        offers = engine.expected(self.game, player, self.now).acts
        if not offers or self.rng.random() < 0.05:
            return []
        offer = self.rng.choice(offers)
        choices = msgspec.to_builtins(offer.constraints)
        match offer.act:
            case "play":
                rank = self.rng.choice(choices["ranks"])
                size = self.rng.choice(rank["sizes"])
                cards = [*rank["cards"], *choices["jokers"]][:size]
                return [{"play": cards, "as": rank["rank"]}]
            case "putsch":
                claim = {"reaction_ms": self.rng.randrange(1_500)} if self.lag else {}
                return [{"putsch": [*choices["cards"], *choices["jokers"]][:2], "as": choices["rank"], **claim}]
            case "direction":
                return [{"direction": {"towards": self.rng.choice(choices["towards"])}}]
            case "demand":
                return [{"demand": self.rng.choices(choices["known_ranks"], k=choices["at_most"])}]
            case "exchange":
                hand = engine.view(self.game, player).hand
                return [{"exchange": self.rng.sample(hand, choices["number"])}]
            case "vote":
                return [self.rng.choice(choices["votes"])]
        return ["pass"]


@pytest.mark.parametrize("seed", range(40))
def test_a_record_is_played_again_and_compared(seed: int) -> None:
    match = Match(seed)
    match.play()
    document = record(match.game, match.raw, private=match.private)
    verdict = check(parse(document, "record"))
    assert (verdict.outcome, verdict.why) == ("passed", "")
    assert document["deal"]


@pytest.mark.parametrize("seed", range(20))
def test_the_record_of_a_match_that_is_called_off_plays_again(seed: int) -> None:
    match = Match(seed)
    match.play(off_after=5 + 7 * seed)
    verdict = check(parse(record(match.game, match.raw, private=match.private), "record"))
    assert (verdict.outcome, verdict.why) == ("passed", "")


def test_a_putsch_is_recorded_as_it_came_with_what_its_player_claimed() -> None:
    for match in (Match(seed) for seed in range(40)):
        match.play()
        play = record(match.game, match.raw, private=match.private)["play"]
        claimed = [step for step in play if "reaction_ms" in str(step)]
        if claimed and any("lag" in str(step) for step in play):
            return
    raise AssertionError("none of these matches has a putsch whose player claims a reaction")


def test_a_match_under_way_has_no_record() -> None:
    match = Match(1)
    with pytest.raises(engine.Refusal) as refused:
        record(match.game, match.raw, private=match.private)
    assert refused.value.code == "not_finished"


def test_a_number_stands_for_a_hand_that_is_known_but_not_for_one_that_must_be_hidden() -> None:
    told = {
        "title": "Hidden hands", "ruleset": "trou-du-cul", "first": "perceval", "play": [],
        "players": {"perceval": {}, "karadoc": {}}, "deal": {"perceval": ["QH", "4S"], "karadoc": ["KS", "5S", "6C"]},
    }  # fmt: skip
    right = {"hands": {"karadoc": 3}, "views": {"perceval": {"hands": {"perceval": ["QH", "4S"], "karadoc": 3}}}}
    shown = {"views": {"perceval": {"hands": {"perceval": 2}}}}
    verdicts = [
        check(parse({**told, "expect": expect}, "here")) for expect in (right, shown, {"hands": {"karadoc": 2}})
    ]
    assert [verdict.outcome for verdict in verdicts] == ["passed", "failed", "failed"], verdicts
