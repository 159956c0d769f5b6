"""One random game of the rulebook `modulaire`, and what must hold at its table all the time."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import msgspec

from service import engine
from service.engine.core.actions.acts import Act
from service.engine.core.events import Event, PlayerOut
from service.engine.modulaire.events import ModPointsMoved
from service.engine.modulaire.rules.t.t3_magie.shop import DEFI
from service.engine.modulaire.table.points import exact
from service.engine.modulaire.table.state import table
from tests.fuzz import laws, modular_acting
from tests.fuzz.modular_settings import Setting
from tests.fuzz.tables import SEED, STEPS, Move

LONGEST = 4_000
"""More instants at which something is due than any game has left that its players have left alone."""


def all_that_is_offered_counts(offering: engine.Game, blob: bytes, now: int, rng: Random) -> None:
    """Every act that a player is told to count does, and none of them is wrong."""
    for player in (p.id for p in offering.state.players):
        for one in engine.expected(offering, player, now).acts:
            game = engine.decode(blob)
            act = modular_acting.act_of(game, player, one, now, rng)
            engine.settle(game, act.at - 1)
            try:
                engine.play(game, act)
            except engine.Refusal as refusal:
                if refusal.code == "too_late" or one.not_before > now:
                    continue
                raise AssertionError((act, refusal.code, refusal.message)) from refusal
            assert game.effect in ("counted", "repeated") or one.not_before > now, (act, one)


class Table:
    """A game, and what must hold at it. `blob` is how it is stored after what was done last.

    alarm: whether something looks at it between the acts. asked: whether all players ask for their views and what is
    expected of them each time, which a table need not that is compared with another one.
    """

    def __init__(self, laid: Setting, alarm: bool, asked: bool = True) -> None:
        self.setting, self.alarm, self.asked, self.now = laid, alarm, asked, 10_000
        self.events: list[Event] = []
        self.private: dict[int, bytes] = {}
        self.played: list[str] = []
        self.game = engine.create(
            ruleset="modulaire", game_id="fuzz", now=self.now, options=laid.options, seed=SEED, given=list(laid.dice)
        )
        first = None if laid.opening else laid.people[0].id
        told = {"players": {p.id: None for p in laid.people}} if laid.opening else {**laid.told, "first": first}
        people = [msgspec.structs.replace(p, score=0 if laid.opening else p.score) for p in laid.people]
        engine.start_from(self.game, people, first, told=told)
        self.scores = {p.id: exact(p) for p in table(self.game).players}
        self.out: set[str] = set()
        self.collect()

    def collect(self) -> None:
        """Take the new events, store the game and load it again, and look whether everything is in order."""
        fresh = list(self.game.fresh)
        self.events += fresh
        self.private |= {seq: msgspec.json.encode(forms) for seq, forms in self.game.private.items()}
        self.game.forget_events()
        self.blob = engine.encode(self.game)
        loaded = engine.decode(self.blob)
        assert engine.encode(loaded) == self.blob, "a stored game is what it was"
        if self.alarm:
            self.game = loaded
        laws.no_gaps(self.events[-len(fresh) - 1 :], len(self.events))
        self.points_are_told(fresh)
        self.bounds_hold()
        for event in fresh:
            if isinstance(event, PlayerOut):
                assert event.player not in self.out
                self.out.add(event.player)
        for player in self.setting.people if self.asked else ():
            engine.view(self.game, player.id)
            engine.expected(self.game, player.id, self.now)

    def points_are_told(self, fresh: list[Event]) -> None:
        """Scores are what the settlements have told, to the sixth."""
        for event in fresh:
            if isinstance(event, ModPointsMoved):
                for move in event.movements:
                    sixths = move.score_sixths if isinstance(move.score_sixths, int) else 0
                    self.scores[move.player] = move.score + Fraction(sixths, 6)
        assert {p.id: exact(p) for p in table(self.game).players} == self.scores

    def bounds_hold(self) -> None:
        """Numbers of holdings are above zero, and whose turn it is plays."""
        state = table(self.game)
        for player in state.players:
            assert all(held for held in player.holds.values()), player.holds
            assert 0 <= player.sixths < 6
        if state.status == "playing" and state.turn is not None:
            assert state.records

    def move(self, move: Move) -> None:
        """Let the time pass, let the alarm ring now and then, and act."""
        at = self.time_of(move.step)
        for n in range(1, move.look + 1 if self.alarm and at > self.now else 0):
            engine.settle(self.game, self.now + (at - self.now) * n // (move.look + 1))
        engine.settle(self.game, at)
        settled = engine.encode(self.game)
        engine.settle(self.game, at)
        assert engine.encode(self.game) == settled, "settling twice is settling once"
        in_order = at >= self.now
        self.now = max(self.now, at)
        self.collect()
        rng = Random(move.salt + 5)
        if self.alarm and move.salt % 4 == 1 and in_order and self.game.state.status == "playing":
            all_that_is_offered_counts(self.game, settled, self.now, rng)
        self.act(modular_acting.make(self.game, [p.id for p in self.setting.people], move, at))

    def steer(self) -> None:
        """Take or throw on for the challenge where that is expected, and let the time pass where it is not."""
        engine.settle(self.game, self.now)
        self.collect()
        for player in self.setting.people:
            for one in engine.expected(self.game, player.id, self.now).acts:
                if one.name == DEFI or (one.act == "roll" and one.not_before <= self.now):
                    self.act(modular_acting.act_of(self.game, player.id, one, self.now, Random(self.now)))
                    return
        self.now = max(self.now, engine.next_due(self.game) or self.now)

    def time_of(self, step: int) -> int:
        """When the next act is made (ms); some were made before what has been played already."""
        if step < 0:
            return self.now + step * int(self.game.option("settle_ms")) // 3
        if step == len(STEPS):
            return max(self.now, engine.next_due(self.game) or self.now)
        return self.now + STEPS[step]

    def act(self, act: Act) -> None:
        """Play one act, and note what became of it."""
        try:
            engine.play(self.game, act)
            effect = self.game.effect
        except engine.Refusal as refusal:
            effect = refusal.code
            msgspec.json.encode([refusal.message, refusal.values])
        self.played.append(effect)
        self.collect()

    def run_out(self) -> None:
        """The players do nothing more: the game ends by itself."""
        for _ in range(LONGEST):
            due = engine.next_due(self.game)
            if due is None:
                break
            self.now = max(self.now, due)
            engine.settle(self.game, self.now)
            self.collect()
        assert self.game.state.status == "finished", "a game that is left alone ends"
