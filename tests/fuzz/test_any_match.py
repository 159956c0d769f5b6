"""Whatever anybody does at any time at a table of cards: no card is lost or seen, no match gets stuck.

Counted like the games of test_any_game: some hundreds in a normal run, `CHOUETTE_FUZZ=20000 ./dev test tests/fuzz` for
as many as it says. A match that fails is named by its number.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from service import engine
from service.engine.cards.pack import PACK
from service.engine.core.actions.acts import Act, Leave
from service.engine.core.events import Event
from service.engine.core.stored.state import Lag, Player
from service.engine.core.timing import lag
from tests.fuzz import laws, match_acting, match_laws
from tests.fuzz.claims import measured
from tests.fuzz.tables import LAGS, NAMES, SEED, STEPS, Move, numbers, script

SEEN: Counter[str] = Counter()
"""How often each effect, each refusal and each event came up, to see that the matches are worth playing."""

RACING = (0, 20, 50, 51, 120, 250, 290, 310, 600)
"""What may pass between two acts while a race is open (ms)."""

LONGEST = 4_000
"""More instants at which something is due than any match has left that its players have left alone."""


class Setting(msgspec.Struct, frozen=True):
    """How a table is laid. packs: what is dealt first; small ones make short matches. lags: what is known of networks
    (ms)."""

    people: tuple[str, ...]
    options: dict[str, Any]
    packs: tuple[tuple[str, ...], ...]
    lags: dict[str, int]


def setting(number: int) -> Setting:
    """The table of the match of this number."""
    rng = Random(f"match {number}")
    people = NAMES[: rng.randint(2, 8)]
    vote = rng.random() < 0.6
    options: dict[str, Any] = {
        "rules": {"putsch": rng.random() < 0.7, "demande": rng.random() < 0.5, "revolution": rng.random() < 0.8},
        "manches": rng.randint(1, 4) if not vote or rng.random() < 0.5 else 0,
        "vote": vote,
        "points": rng.choice(("grades", "places", "none")),
        "tie_ms": rng.choice((50, 0, 1_000)),
        "reaction_ms": rng.choice((2_000, 300)),
        "decision_ms": rng.choice((15_000, 900)),
        "turn_ms": rng.choice((0, 3_000, 30_000)),
        "away_after": rng.choice((1, 2, 3)),
        "settle_ms": rng.choice((0, 0, 60)),
        "away_ms": rng.choice((1_000, 60_000)),
        "forfeit_ms": rng.choice((0, 0, 5_000)),
        "direction_decider": rng.choice(("start", "direction")),
    }
    if len(people) >= 4:
        options["packs"] = rng.choice(("auto", 1, 2))
    options |= {"lag_compensation": rng.random() < 0.6, "lag_trust": rng.choice(("nonces", "connection"))}
    known = [name for name in people if options["lag_compensation"] and rng.random() < 0.7]
    return Setting(
        people=people, options=options, packs=_packs(rng, len(people)),
        lags={name: rng.choice(LAGS) for name in known},
    )  # fmt: skip


def _packs(rng: Random, players: int) -> tuple[tuple[str, ...], ...]:
    """Few ranks, so that pairs, fours and equal combinations are frequent; some matches are dealt whole packs."""
    if rng.random() < 0.1:
        return ()
    found = []
    for _ in range(5):
        if rng.random() < 0.2:
            # Four of a kind for each player, and a card or two besides.
            ranks = rng.sample("3456789TJQKA2", players + 2)
            fours = [card for rank in ranks[:players] for card in PACK if card[0] == rank]
            rest = [card for card in PACK if card[0] in ranks[players:]]
            found.append(
                (*(card for suit in range(4) for card in fours[suit::4]), *rest[: rng.randint(1, players * 2)])
            )
            continue
        ranks = {*rng.sample("3456789TJQKA2", rng.randint(2, 5)), *rng.choice(("", "Q", "QX", "2", "3X"))}
        cards = [card for card in PACK if card[0] in ranks]
        rng.shuffle(cards)
        found.append(tuple(cards[: rng.randint(players, players * 6)]))
    return tuple(found)


class Table:
    """A match, and what must hold at it.

    alarm: whether something looks at it between the acts; then it is loaded anew after each, otherwise it stays in
    memory.
    """

    def __init__(self, laid: Setting, alarm: bool) -> None:
        self.setting, self.alarm, self.now = laid, alarm, 10_000
        self.events: list[Event] = []
        self.played: list[str] = []
        self.game = engine.create(
            ruleset="trou-du-cul", game_id="fuzz", now=self.now, options=laid.options, seed=SEED,
            given=[list(pack) for pack in laid.packs] or None,
        )  # fmt: skip
        people = [
            Player(id=name, name=name, entropy=name[:2], lag=Lag(ms=laid.lags[name]) if name in laid.lags else None)
            for name in laid.people
        ]
        engine.start_from(self.game, people, None)
        self.scores = dict.fromkeys(laid.people, 0)
        self.out: dict[str, str] = {}
        self.conserved = match_laws.Conservation(given=len(laid.packs))
        self.collect()

    def collect(self) -> None:
        """Take the new events, store the match and load it again, and look whether everything is in order."""
        fresh, private = list(self.game.fresh), dict(self.game.private)
        self.events += fresh
        self.game.forget_events()
        blob = engine.encode(self.game)
        loaded = engine.decode(blob)
        assert engine.encode(loaded) == blob, "a stored match is what it was"
        if self.alarm:
            self.game = loaded
        state = self.game.state
        laws.no_gaps(self.events[-len(fresh) - 1 :], len(self.events))
        self.conserved.check(state, fresh, private)
        match_laws.hands_stay_hidden(state, fresh, private)
        laws.those_out_stay_out(self.game, fresh, self.out)
        match_laws.points_are_what_the_bareme_says(state, fresh, self.out)
        laws.points_through_the_ledger(self.game, fresh, self.scores)
        match_laws.one_thing_is_asked(self.game, self.now)

    def move(self, move: Move) -> None:
        """Let the time pass, let the alarm ring now and then, and act."""
        at = self.time_of(move)
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
        if self.alarm and move.salt % 4 == 0:
            viewer = rng.choice((None, *self.setting.people))
            match_laws.others_cards_make_no_difference(self.game, settled, viewer, rng, self.now)
        if self.alarm and move.salt % 4 == 1 and in_order:
            self.all_that_is_offered_counts(settled, rng)
        people = list(self.setting.people)
        if (told := measured(self.game, people, move, at)) is not None:
            engine.play(self.game, told)
            settled = engine.encode(self.game)
            self.collect()
        self.act(match_acting.make(self.game, people, move, at), settled, in_order)

    def time_of(self, move: Move) -> int:
        """When the next act is made (ms); some were made before what has been played already. A race for a putsch is
        mostly acted in: left to chance few would be."""
        step = move.step
        if step >= 0 and move.salt % 4 and any(window.name == "putsch" for _, window in self.game.windows()):
            return self.now + RACING[step % len(RACING)]
        if step < 0:
            return self.now + step * int(self.game.option("settle_ms")) // 3
        if step == len(STEPS):
            return max(self.now, engine.next_due(self.game) or self.now)
        return self.now + STEPS[step]

    def all_that_is_offered_counts(self, blob: bytes, rng: Random) -> None:
        """Every act that a player is told to count does."""
        for player in self.setting.people:
            for one in engine.expected(self.game, player, self.now).acts:
                game = engine.decode(blob)
                act = match_acting.act_of(game, player, one, self.now, rng)
                engine.play(game, act)
                assert game.effect == "counted", act

    def act(self, act: Act, before: bytes, in_order: bool) -> None:
        """Play one act, and look what became of it: what is not offered is refused, and changes nothing."""
        offered = in_order and match_acting.is_offered(self.game, act, counted_at(before, act))
        judged = in_order and type(act) in match_acting.KINDS and self.game.state.status == "playing"
        author = self.game.player(act.player)
        came_back = author.absent or author.cut
        try:
            engine.play(self.game, act)
            effect = self.game.effect
        except engine.Refusal as refusal:
            effect = refusal.code
            msgspec.json.encode([refusal.message, refusal.values])
        self.played.append(effect)
        if effect == "counted" and self.game.timing is not None:
            laws.credit_within_bounds(self.game.timing, act, before)
            self.played.append("credited" if self.game.timing.credit_ms else "claimed in vain")
        if judged:
            assert (effect == "counted") == offered, (act, effect)
        if effect != "counted" and not came_back:
            assert engine.encode(self.game) == self.advanced(before, act), (act, effect)
        self.collect()

    def advanced(self, before: bytes, act: Act) -> bytes:
        """The match with nothing done, but what is due closed; its author has at least been heard of."""
        game = engine.decode(before)
        engine.settle(game, act.at)
        game.player(act.player).tabled = self.game.player(act.player).tabled
        return engine.encode(game)

    def run_out(self, everybody_leaves: bool) -> None:
        """The players do nothing more, or leave: the match ends."""
        for player in self.setting.people if everybody_leaves or self.game.option("turn_ms") == 0 else ():
            if self.game.state.status == "playing" and not self.game.player(player).gone:
                self.now += 1_000
                engine.settle(self.game, self.now)
                if self.game.state.status == "playing" and not self.game.player(player).gone:
                    engine.play(self.game, Leave(player=player, at=self.now))
                self.collect()
        for _ in range(LONGEST):
            due = engine.next_due(self.game)
            if due is None:
                break
            self.now = max(self.now, due)
            engine.settle(self.game, self.now)
            self.collect()
        assert self.game.state.status == "finished", "a match that is left alone ends"


def counted_at(before: bytes, act: Act) -> int:
    """When an act counts (ms): what the network held up was made earlier."""
    return lag.compensate(engine.decode(before), act).at


def play(number: int) -> Table:
    """The match of this number, twice: watched by an alarm, and left alone between its acts."""
    laid = setting(number)
    watched, alone = Table(laid, alarm=True), Table(laid, alarm=False)
    for move in script(number, longest=60):
        if watched.game.state.status == "finished":
            break
        watched.move(move)
        alone.move(move)
    assert watched.played == alone.played
    assert engine.encode(watched.game) == engine.encode(alone.game), "neither alarm nor store changes anything"
    watched.run_out(everybody_leaves=number % 3 == 0)
    return watched


@pytest.mark.parametrize("number", numbers(few=160))
def test_any_match(number: int) -> None:
    table = play(number)
    SEEN.update(table.played)
    SEEN.update(type(event).__name__ for event in table.events)
    SEEN[table.game.state.end] += 1


def test_the_matches_that_are_played_are_worth_playing() -> None:
    """Every event of this game, the ways in which it ends, and the refusals that matter come up in a normal run."""
    told = [kind.__name__ for kind in engine.EVENT_TYPES if kind.__module__.startswith("service.engine.trou_du_cul")]
    refusals = (
        "too_late", "window_open", "wrong_moment", "not_asked", "already_said", "not_your_turn", "leader_must_play",
        "wrong_number", "not_held", "no_combination", "as_needed", "wrong_as", "wrong_size", "same_forced", "too_low",
        "rule_off", "unknown_rank", "unknown_player", "wrong_fields", "unknown_vote",
    )  # fmt: skip
    effects = ("counted", "repeated", "credited", "claimed in vain")
    for what in (*told, *refusals, *effects, "voted", "manches", "all_away", "last_one"):
        assert SEEN[what], (what, SEEN)
