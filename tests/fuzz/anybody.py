"""A table at which anybody does anything at any time, and what must hold at it after each act."""

from __future__ import annotations

import copy
from itertools import pairwise
from random import Random

import msgspec

from service import engine
from service.engine.core.actions.acts import Act, Join
from service.engine.core.events import Event
from service.engine.dice.acts import Roll
from tests.fuzz import acting, claims, honest, laws
from tests.fuzz.tables import SEED, STEPS, Move, Setting

A_WHILE_MS = 600_000
LONG = 1_500
"""So many times something falls due in a game that is left alone until it is over."""


class Anybody:
    """The table. `events` are all events; `now` the time; every act is played and what must hold is checked.

    alarm: whether something looks at the game between the acts. start: the scores as the ledger has them.
    """

    def __init__(self, setting: Setting, alarm: bool) -> None:
        self.setting, self.alarm, self.now = setting, alarm, 10_000
        self.events: list[Event] = []
        self.played: list[str] = []
        self.game = engine.create(
            ruleset=setting.book, game_id="fuzz", now=self.now, options=setting.options, seed=SEED,
            given=list(setting.dice) or None,
        )  # fmt: skip
        seats = copy.deepcopy(list(setting.people))
        engine.start_from(self.game, seats, None if setting.opening else seats[0].id, setting.laps)
        self.scores = {p.id: p.score for p in self.game.state.players}
        self.out: dict[str, str] = {}
        self.collect()

    @property
    def people(self) -> list[str]:
        """Everybody who may do something: at the table, or at its door."""
        return [p.id for p in self.game.state.all_players]

    def collect(self) -> None:
        """Take the new events, store the game and load it again, and look whether everything is in order."""
        fresh = self.game.fresh
        self.events += fresh
        blob = engine.encode(self.game)
        self.game = engine.decode(blob)
        assert engine.encode(self.game) == blob, "a stored game is what it was"
        laws.no_gaps(self.events[-len(fresh) - 1 :], len(self.events))
        laws.points_through_the_ledger(self.game, fresh, self.scores)
        laws.those_out_stay_out(self.game, fresh, self.out)
        laws.duels_are_zero_sum(self.game, fresh)
        laws.holdings_within_limits(self.game)
        laws.hidden_dice_stay_hidden(self.game, fresh)
        if fresh and self.game.state.status != "finished":
            shown = msgspec.json.encode(engine.view(self.game, self.people[0], self.now)) + msgspec.json.encode(fresh)
            assert SEED.encode() not in shown, "the seed is hidden while the game goes on"

    # --- what is done

    def move(self, move: Move) -> None:
        """Let the time pass, let the alarm ring now and then, and act."""
        at = self.time_of(move.step)
        if self.alarm and at > self.now:
            for n in range(1, move.look + 1):
                engine.settle(self.game, self.now + (at - self.now) * n // (move.look + 1))
        engine.settle(self.game, at)
        self.collect()
        settled = engine.encode(self.game)
        engine.settle(self.game, at)
        assert engine.encode(self.game) == settled, "settling twice is settling once"
        self.now = max(self.now, at)
        if self.alarm and move.salt % 8 == 0 and at == self.now and self.game.state.status == "playing":
            honest.check(settled, self.people, self.now, Random(move.salt))
        measured = claims.measured(self.game, self.people, move, at)
        if measured is not None:
            engine.play(self.game, measured)
            # Nobody may be waited for any more.
            engine.settle(self.game, at)
            self.collect()
            settled = engine.encode(self.game)
        self.act(acting.make(self.game, self.people, move, at), settled)

    def time_of(self, step: int) -> int:
        """When the next act is made (ms)."""
        if step < 0:
            # It was made before what has been played already, as the network has it.
            return self.now + step * int(self.game.option("settle_ms")) // 3
        if step == len(STEPS):
            due = engine.next_due(self.game)
            return max(self.now, (due or self.now) - int(self.game.option("settle_ms")))
        return self.now + STEPS[step]

    def act(self, act: Act, before: bytes) -> None:
        """Play one act, and look what became of it."""
        author = None if isinstance(act, Join) else self.game.player(act.player)
        came_back = author is not None and (author.absent or author.cut) and author.in_game
        try:
            engine.play(self.game, act)
            self.played.append(self.game.effect)
            laws.credits_within_bounds(self.game, act, before)
            assert self.game.effect in ("counted", "bevue", "repeated")
            assert self.game.effect != "bevue" or self.setting.options["bevue"] == "strict"
            if self.game.effect == "repeated" and not came_back:
                assert engine.encode(self.game) == self.advanced(before, act.at), "it was one act"
        except engine.Refusal as refusal:
            self.played.append(refusal.code)
            msgspec.json.encode([refusal.message, refusal.values])
            if not came_back:
                assert engine.encode(self.game) == self.advanced(before, act.at), "a refused act changes nothing"
        self.collect()

    def advanced(self, before: bytes, at: int) -> bytes:
        """The game with nothing done, but what is due before that instant closed."""
        game = engine.decode(before)
        engine.settle(game, at)
        return engine.encode(game)

    # --- how it ends

    def run_out(self, longest: int) -> None:
        """Nobody does anything more than he must: the game goes on, whether or not the table throws for anybody."""
        for _ in range(longest):
            if self.game.state.status == "finished":
                assert not self.game.state.records
                return
            if self._all_stand():
                return
            due = engine.next_due(self.game)
            if due is None:
                self._throw_what_is_owed()
                continue
            self.now = max(self.now, due)
            before = self.game.state.events
            engine.settle(self.game, self.now)
            assert self.game.state.events > before, "what was due has happened"
            self.collect()

    def leave_alone(self) -> None:
        """Much later somebody looks: everything that has come due meanwhile is closed."""
        self.now += A_WHILE_MS
        engine.settle(self.game, self.now)
        self.collect()

    def _all_stand(self) -> bool:
        if self.game.state.stopped_at is None:
            return False
        assert all(p.standing for p in self.game.state.players if p.in_game)
        return True

    def _throw_what_is_owed(self) -> None:
        assert self.game.option("turn_ms") == 0, "with a limit time alone brings any game on"
        owed = [w for _, w in self.game.windows() if w.mode == "roll"]
        assert len(owed) == 1, "somebody owes a throw"
        who = owed[0].who[0]
        assert not self.game.player(who).standing
        self.now = max(self.now, owed[0].not_before)
        assert any(one.act == "roll" for one in engine.expected(self.game, who, self.now).acts), "he is told so"
        engine.play(self.game, Roll(player=who, at=self.now))
        self.collect()

    def check_order(self) -> None:
        """With no grace for late acts, what happens later is told later; lag compensation is such a grace."""
        if self.setting.options["settle_ms"] == 0 and not self.setting.options["lag_compensation"]:
            assert all(a.at <= b.at for a, b in pairwise(self.events))
