"""Whatever anybody does at any time at a table of the rulebook `modulaire`: no game gets stuck, no law is broken.

Counted like the games of test_any_game: some hundreds in a normal run, `CHOUETTE_FUZZ=20000 ./dev test tests/fuzz` for
as many as it says. A game that fails is named by its number.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from pathlib import Path
from random import Random

import msgspec
import pytest
import yaml

from service import engine
from service.engine.core.acts import Act
from service.engine.core.events import Event, PlayerOut
from service.engine.modulaire.events import ModPointsMoved
from service.engine.modulaire.points import exact
from service.engine.modulaire.rules import ORDER, PRESETS
from service.engine.modulaire.rules.t.t3_magie.shop import DEFI
from service.engine.modulaire.state import table
from service.scenario.check import check
from service.scenario.form import parse
from service.scenario.record import as_yaml, record
from tests.engine.test_stored_states import STORED
from tests.fuzz import laws, modular_acting
from tests.fuzz.modular_tables import Setting, setting
from tests.fuzz.tables import SEED, STEPS, Move, numbers, script

SEEN: Counter[str] = Counter()
"""How often each effect, each word and each event came up, to see that the games are worth playing."""

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


@pytest.mark.parametrize("path", [path for path in STORED if path.stem.startswith("modulaire_")], ids=lambda p: p.stem)
def test_at_every_point_where_a_modular_game_waits_all_that_is_offered_counts(path: Path) -> None:
    rng = Random(path.stem)
    for later in (0, 100, 1_600, 3_000):
        game = engine.decode(path.read_bytes())
        now = game.state.clock + later
        engine.settle(game, now)
        all_that_is_offered_counts(game, engine.encode(game), now, rng)


class Table:
    """A game, and what must hold at it. alarm: whether something looks at it between the acts."""

    def __init__(self, laid: Setting, alarm: bool) -> None:
        self.setting, self.alarm, self.now = laid, alarm, 10_000
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
        blob = engine.encode(self.game)
        loaded = engine.decode(blob)
        assert engine.encode(loaded) == blob, "a stored game is what it was"
        if self.alarm:
            self.game = loaded
        laws.no_gaps(self.events[-len(fresh) - 1 :], len(self.events))
        self.points_are_told(fresh)
        self.bounds_hold()
        for event in fresh:
            if isinstance(event, PlayerOut):
                assert event.player not in self.out
                self.out.add(event.player)
        for player in self.setting.people:
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


def play(number: int) -> Table:
    """The game of this number, twice: watched by an alarm, and left alone between its acts."""
    laid = setting(number)
    watched, alone = Table(laid, alarm=True), Table(laid, alarm=False)
    for _ in range(laid.steered):
        watched.steer()
        alone.steer()
    for move in script(number):
        if watched.game.state.status == "finished":
            break
        watched.move(move)
        alone.move(move)
    assert watched.played == alone.played
    assert engine.encode(watched.game) == engine.encode(alone.game), "neither alarm nor store changes anything"
    watched.run_out()
    return watched


@pytest.mark.parametrize("number", numbers(few=300))
def test_any_modular_game(number: int) -> None:
    note(play(number))


def note(laid: Table) -> None:
    """Count what has come up."""
    SEEN.update(laid.played)
    SEEN.update(type(event).__name__ for event in laid.events)
    SEEN[laid.game.state.end] += 1
    SEEN.update(str(getattr(event, "annonce", "")) for event in laid.events)


@pytest.mark.parametrize("number", numbers(few=100))
def test_the_record_of_any_modular_game_plays_again(number: int) -> None:
    laid = setting(number + 10_000)
    watched = Table(laid, alarm=number % 2 == 0)
    for move in script(number + 10_000):
        if watched.game.state.status == "finished":
            break
        watched.move(move)
    note(watched)
    began = {} if laid.opening else {**laid.told, "first": laid.people[0].id}
    encoded = [msgspec.json.encode(event) for event in watched.events]
    text = as_yaml(record(watched.game, encoded, began, private=watched.private))
    verdict = check(parse(yaml.safe_load(text), "record#1"))
    assert (verdict.outcome, verdict.why) == ("passed", ""), text


def test_the_modular_games_that_are_played_are_worth_playing() -> None:
    """Every word of every module and every event of this game come up in a normal run."""
    assert set(PRESETS["demoniaque"]) == set(ORDER) - {"se_coucher"}
    told = [kind.__name__ for kind in engine.EVENT_TYPES if kind.__module__.startswith("service.engine.modulaire")]
    said = [word.id for word in modular_acting.words()]
    missing = [what for what in (*told, *said, "counted", "bevue", "repeated", "target", "too_late") if not SEEN[what]]
    assert not missing
