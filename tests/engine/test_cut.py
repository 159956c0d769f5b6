"""A connection that is gone: in the middle of everything that a game waits for, whoever is cut stands up in time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from service import engine
from service.engine.core.actions.acts import Annonce, Back, Cut, Join, Leave, Reconnected, Start
from service.engine.core.events import ClockSet, ConnectionLost, ConnectionRestored, GameFinished, PresenceChanged
from service.engine.cul_de_chouette.events import Bevue
from service.engine.dice.acts import Roll
from service.engine.dice.events import DiceRolled
from tests.engine.test_leaving import POINTS, Going
from tests.support.told import Told

AWAY_MS = 30_000
DAY_MS = 86_400_000


def told(**options: object) -> Told:
    return Told(seed="5eed" * 16, turn_ms=60_000, **options)  # type: ignore[arg-type]


def cut(game: Told, player: str, at: int | None = None) -> str:
    return game.act(Cut(player=player, at=game.now if at is None else at))


def presences(game: Told) -> list[tuple[str, str, str, int]]:
    return [(e.player, e.presence, e.reason, e.at) for e in game.told(PresenceChanged)]


# --- wherever a game can wait


def whoever_may_act(point: str) -> Iterator[tuple[Going, str]]:
    for player in Going(point).to_the_middle().may_act():
        going = Going(point).to_the_middle()
        if going.game.player(player).in_game and not going.game.over:
            yield going, player


@pytest.mark.parametrize("point", POINTS)
def test_who_is_cut_is_as_who_stood_up_at_that_instant(point: str) -> None:
    for going, player in whoever_may_act(point):
        stands = going.now + 1
        # As if what he did last were long ago.
        going.game.player(player).pressed = None
        engine.play(going.game, Cut(player=player, at=stands - AWAY_MS))
        engine.settle(going.game, stands + going.game.option("settle_ms"))
        going.now = stands + going.game.option("settle_ms")
        left = Going(point).to_the_middle().leave(player)
        engine.settle(left.game, going.now)
        here, there = going.game.player(player), left.game.player(player)
        assert here.cut
        assert (here.standing, here.stands_at) == (True, None)
        here.cut = there.cut = False
        for game in (going.game, left.game):
            # One more event was told.
            game.state.events = 0
            game.player(player).pressed = None
        assert engine.encode(going.game) == engine.encode(left.game), player


@pytest.mark.parametrize("point", POINTS)
def test_all_are_cut_and_the_game_ends_as_abandoned_unless_somebody_comes_back(point: str) -> None:
    going = Going(point).to_the_middle()
    if going.game.over:
        return
    for player in [p.id for p in going.game.state.players if p.in_game]:
        engine.play(going.game, Cut(player=player, at=going.now))
    for _ in range(1_000):
        due = engine.next_due(going.game)
        if due is None:
            break
        going.now = due
        engine.settle(going.game, due)
        going.look()
    assert going.game.state.status == "finished"
    assert going.game.state.end in ("abandoned", "target", "last_one", "cul_de_chouette_double")


# --- the card, sentence by sentence


def test_a_cut_of_away_ms_makes_him_stand_at_that_very_instant() -> None:
    game = told()
    cut(game, "karadoc", at=500)
    lost = game.told(ConnectionLost)[0]
    assert (lost.player, lost.at, lost.stands_at) == ("karadoc", 500, 500 + AWAY_MS)
    game.wait(500 + AWAY_MS - 1 - game.now)
    assert game.presence("karadoc") == "seated"
    game.wait(10_000)
    assert presences(game) == [("karadoc", "standing", "cut", 500 + AWAY_MS)]


def test_a_shorter_cut_is_nothing() -> None:
    game = told()
    cut(game, "karadoc")
    game.act(Reconnected(player="karadoc", at=AWAY_MS - 1))
    game.wait(AWAY_MS)
    assert [e.player for e in game.told(ConnectionRestored)] == ["karadoc"]
    assert presences(game) == []


@pytest.mark.parametrize("says", ["pas_mou_le_caillou", "je_ne_mange_pas_de_graines"])
def test_anything_that_he_does_undoes_it_even_what_is_wrong(says: str) -> None:
    game = told()
    cut(game, "karadoc")
    assert game.says("karadoc", says) == "bevue"
    game.wait(AWAY_MS)
    assert len(game.told(ConnectionRestored)) == 1
    assert presences(game) == []


def test_so_does_what_is_refused() -> None:
    game = told()
    cut(game, "karadoc")
    assert game.passes("karadoc") == "nothing_asked"
    game.wait(AWAY_MS)
    assert presences(game) == []


def test_what_he_did_after_the_cut_shows_that_he_was_there_then() -> None:
    game = told()
    game.act(Roll(player="perceval", at=2_000))
    cut(game, "perceval", at=500)
    assert [(e.at, e.stands_at) for e in game.told(ConnectionLost)] == [(2_000, 2_000 + AWAY_MS)]


def test_a_cut_told_very_late_undoes_nothing_that_has_happened_since() -> None:
    game = told()
    game.throw("perceval")
    game.wait(AWAY_MS * 3)
    happened = game.game.state.clock
    cut(game, "karadoc", at=0)
    assert game.told(ConnectionLost)[0].stands_at == max(happened, AWAY_MS)
    game.wait(0)
    assert presences(game)[-1][3] == max(happened, AWAY_MS)


def test_his_throw_is_made_for_him_as_soon_as_he_stands() -> None:
    game = told()
    cut(game, "perceval")
    game.wait(AWAY_MS)
    assert [(e.player, e.by_table, e.at) for e in game.told(DiceRolled)] == [("perceval", True, AWAY_MS)]


def test_connected_again_he_still_owes_the_words_and_nothing_happens_by_itself() -> None:
    game = told()
    cut(game, "karadoc")
    game.wait(AWAY_MS)
    game.act(Reconnected(player="karadoc", at=game.now))
    assert game.presence("karadoc") == "standing"
    assert [act.name for act in engine.expected(game.game, "karadoc", game.now).acts] == ["je_ne_mange_pas_de_graines"]
    game.says("karadoc", "je_ne_mange_pas_de_graines")
    game.comes_back("karadoc")
    assert game.presence("karadoc") == "seated"
    assert game.told(Bevue) == []


def test_where_no_words_are_owed_he_sits_as_soon_as_he_is_connected() -> None:
    game = told(rules={"graines": False})
    cut(game, "karadoc")
    game.wait(AWAY_MS)
    game.act(Reconnected(player="karadoc", at=game.now))
    assert game.presence("karadoc") == "seated"


def test_who_stood_up_himself_is_not_seated_by_a_connection() -> None:
    game = told(rules={"graines": False})
    game.leaves("karadoc")
    cut(game, "karadoc")
    game.act(Reconnected(player="karadoc", at=game.now))
    assert game.presence("karadoc") == "standing"
    assert game.told(ConnectionLost) == game.told(ConnectionRestored) == []


def test_who_is_away_by_silence_is_still_so_when_he_connects_again() -> None:
    game = told()
    while game.presence("perceval") != "away":
        game.wait(10_000)
    cut(game, "perceval")
    game.act(Reconnected(player="perceval", at=game.now + 10))
    assert game.presence("perceval") == "away"


def test_the_view_tells_it() -> None:
    game = told()
    cut(game, "karadoc", at=500)
    seen = {p.id: (p.connected, p.stands_at, p.presence) for p in engine.view(game.game, None).players}
    assert seen == {
        "perceval": (True, None, "seated"),
        "karadoc": (False, 500 + AWAY_MS, "seated"),
        "arthur": (True, None, "seated"),
    }


def test_everybody_cut_stops_the_clock_and_one_who_says_the_words_starts_it() -> None:
    game = told()
    for player in ("perceval", "karadoc", "arthur"):
        cut(game, player)
    game.wait(AWAY_MS * 4)
    assert game.game.state.stopped_at == AWAY_MS
    game.says("karadoc", "je_ne_mange_pas_de_graines")
    game.comes_back("karadoc")
    assert game.game.state.stopped_at is None


# --- nobody is left


def test_all_stand_for_abandon_ms_and_the_game_ends_without_a_winner() -> None:
    game = told(abandon_ms=5_000)
    for player in ("perceval", "karadoc", "arthur"):
        game.leaves(player)
    ends = game.now + 5_000
    game.wait(4_999)
    assert game.game.state.status == "playing"
    game.wait(10_000)
    over = game.told(GameFinished)[0]
    assert (over.reason, over.winner, over.at) == ("abandoned", None, ends)
    assert over.seed == "5eed" * 16


def test_all_are_away_by_silence_and_the_table_does_not_play_by_itself_for_ever() -> None:
    game = told(abandon_ms=20_000, target=100_000)
    while not all(p.absent for p in game.game.state.players):
        game.wait(1_000)
    since = game.game.state.nobody_since
    assert since is not None
    game.wait(60_000)
    over = game.told(GameFinished)[0]
    assert (over.reason, over.winner, over.at) == ("abandoned", None, since + 20_000)


def test_one_who_looks_in_gives_it_all_its_time_again() -> None:
    game = told(abandon_ms=5_000, rules={"graines": False})
    for player in ("perceval", "karadoc", "arthur"):
        game.leaves(player)
    game.wait(4_000)
    game.comes_back("karadoc")
    game.leaves("karadoc")
    game.wait(4_800)
    assert game.game.state.status == "playing"


# --- the lobby


def lobby(**options: object) -> engine.Game:
    game = engine.create(ruleset="wikimonde", game_id="g", now=0, seed="5eed" * 16, options=dict(options))
    for at, player in enumerate(("perceval", "karadoc"), start=1):
        engine.play(game, Join(player=player, name=player, at=at * 1_000))
    return game


def test_a_lobby_expires_some_time_after_the_last_who_sat_down() -> None:
    game = lobby(lobby_ms=60_000)
    assert engine.next_due(game) == 62_000
    assert engine.settle(game, 61_999) == []
    over = engine.settle(game, 10**9)[0]
    assert isinstance(over, GameFinished)
    assert (over.reason, over.winner, over.at, over.seed) == ("expired", None, 62_000, "5eed" * 16)
    assert (game.state.status, engine.view(game, None).end) == ("finished", "expired")
    assert engine.next_due(game) is None


def test_who_is_cut_in_the_lobby_does_not_keep_it_open_and_has_his_time_from_the_start_on() -> None:
    game = lobby()
    before = engine.next_due(game)
    engine.play(game, Cut(player="karadoc", at=5_000))
    assert engine.next_due(game) == before
    engine.play(game, Start(player="perceval", at=10_000))
    lost = [(e.at, e.stands_at) for e in game.fresh if isinstance(e, ConnectionLost)]
    assert lost == [(5_000, None), (10_000, 10_000 + AWAY_MS)]


def test_a_connection_that_is_there_again_in_the_lobby_is_told() -> None:
    game = lobby()
    engine.play(game, Cut(player="karadoc", at=5_000))
    engine.play(game, Reconnected(player="karadoc", at=6_000))
    engine.play(game, Cut(player="karadoc", at=7_000))
    engine.play(game, Start(player="karadoc", at=8_000))
    assert not game.player("karadoc").cut
    assert sum(isinstance(e, ConnectionRestored) for e in game.fresh) == 2


# --- games from before


def test_a_game_from_before_these_options_is_played_with_their_defaults() -> None:
    game = told().game
    del game.state.options["abandon_ms"], game.state.options["lobby_ms"]
    for at, player in enumerate(("perceval", "karadoc", "arthur"), start=1):
        engine.play(game, Leave(player=player, at=at))
    assert engine.next_due(game) == 3 + DAY_MS
    engine.play(game, Back(player="arthur", at=1_000))
    engine.play(game, Annonce(player="karadoc", at=1_001, annonce="je_ne_mange_pas_de_graines"))
    assert game.state.nobody_since is None


def test_a_clock_that_is_set_back_moves_it_too_but_a_cut_told_late_sets_no_clock_back() -> None:
    game = told()
    game.wait(100_000)
    cut(game, "karadoc", at=game.now - 40_000)
    assert game.told(ClockSet) == []
    stands = game.game.player("karadoc").stands_at
    assert stands is not None
    clock = game.game.state.clock
    engine.settle(game.game, clock - 3_600_000)
    assert game.game.player("karadoc").stands_at == stands - 3_600_000
