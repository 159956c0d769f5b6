"""Tournaments go on by themselves, whatever is done twice, late, or broken off."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from service.director import entering, organising
from service.director.record import Plan
from service.director.refused import Refused
from service.director.running import TournamentRunner
from service.director.service import TournamentService
from service.engine.core.actions.acts import ORGANISER, Cancel
from service.engine.core.refusals import Refusal
from service.games.service import GameService
from service.games.tournament_games import TournamentGames
from service.settings import Settings
from service.store.commits import Commit
from service.store.errors import StoreUnavailable
from service.store.memory.store import MemoryStore
from service.tournaments import settings as rules
from service.tournaments.results import Placing
from service.tournaments.standings.lines import standings
from tests.director.cup import NAMES, Cup, empty
from tests.http.table import START, HandClock

HOUR_MS = 3_600_000


@pytest.mark.parametrize(
    "settled",
    [
        {},
        {"format": "round_robin", "rounds": 3},
        {"remainder": "byes"},
        {"remainder": "bots"},
        {"table_size": 2},
        {"format": "knockout", "rounds": None, "table_size": 2, "third_place": True},
    ],
    ids=str,
)
def test_a_tournament_is_played_to_its_end(settled: dict[str, Any]) -> None:
    cup = Cup.made(**settled)
    cup.play()
    now = cup.now
    assert (now.status, now.end) == ("finished", "played")
    assert {line.entry for line in standings(now.known)} == {entrant.id for entrant in now.entrants}
    finished = [event["table"] for event in cup.told if event["type"] == "table_finished"]
    assert sorted(finished) == sorted(table.id for made in now.rounds for table in made.tables)
    assert cup.told[-1]["type"] == "tournament_finished"
    assert cup.told[-1]["winner"] == standings(now.known)[0].entry
    assert [event["seq"] for event in cup.told] == list(range(1, len(cup.told) + 1))


def test_its_games_are_started_with_its_players_in_their_seats() -> None:
    cup = Cup.made(4, table_size=4)
    cup.look()
    [game_id] = cup.open_games()
    snapshot = cup.games.read(game_id)
    [table] = cup.now.rounds[0].tables
    assert [player.id for player in snapshot.game.state.players] == list(table.seats)
    assert snapshot.game.state.status == "playing"
    assert set(snapshot.meta.tokens) == set(table.seats)
    assert (snapshot.meta.tournament, snapshot.meta.table) == (cup.id, "1.1")
    assert snapshot.meta.metadata == {"tournament": cup.id, "table": "1.1"}


def test_what_workers_do_may_be_done_twice() -> None:
    cup = Cup.made()
    cup.look()
    cup.look()
    assert cup.types().count("round_started") == 1
    first, *others = cup.open_games()
    cup.end(first)
    cup.report(first)
    assert cup.types().count("table_finished") == 1
    for game_id in others:
        cup.end(game_id)
        cup.report(game_id)
    for _ in range(3):
        cup.look()
    assert (cup.types().count("round_finished"), cup.types().count("round_started")) == (1, 2)


@pytest.mark.parametrize("made", [0, 1, 2])
def test_a_worker_that_dies_while_it_makes_games_leaves_none_missing_and_none_twice(
    made: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup, store, stored = Cup.made(), TournamentGames.store, list[str]()

    def dies(self: TournamentGames, commits: list[Commit]) -> None:
        store(self, commits[:made])
        stored.extend(commit.game_id for commit in commits[:made])
        raise StoreUnavailable("killed")

    with monkeypatch.context() as patch:
        patch.setattr(TournamentGames, "store", dies)
        with pytest.raises(StoreUnavailable):
            cup.look()
    assert "round_started" not in cup.types()
    cup.look()
    [event] = [event for event in cup.told if event["type"] == "round_started"]
    games = [table["game"] for table in event["tables"]]
    assert len(set(games)) == len(games) == 3
    assert set(stored) <= set(games)
    players = Counter(player.id for game_id in games for player in cup.games.read(game_id).game.state.players)
    assert set(players.values()) == {1}


def test_no_round_begins_before_all_results_are_there() -> None:
    cup = Cup.made()
    cup.look()
    *games, last = cup.open_games()
    for game_id in games:
        cup.end(game_id)
        cup.look()
    assert len(cup.now.rounds) == 1
    cup.end(last)
    cup.look()
    assert len(cup.now.rounds) == 2


def test_a_result_whose_news_was_lost_is_found_by_the_next_look() -> None:
    cup = Cup.made()
    cup.look()
    for game_id in cup.open_games():
        cup.end(game_id, report=False)
    assert "table_finished" not in cup.types()
    cup.look()
    assert cup.types().count("table_finished") == 3


def test_a_finished_game_rings_until_its_tournament_knows_of_it() -> None:
    cup = Cup.made(2, table_size=2)
    cup.look()
    [game_id] = cup.open_games()
    cup.end(game_id, report=False)
    assert cup.store.alarms[game_id] <= cup.clock.now()
    cup.games.tick(game_id)
    assert cup.store.alarms[game_id] <= cup.clock.now() + 10_000
    cup.report(game_id)
    assert cup.store.alarms[game_id] >= cup.clock.now() + HOUR_MS


def test_a_round_that_has_lasted_too_long_is_decided_by_the_scores() -> None:
    cup = Cup.made(4, table_size=2, round_ms=30_000, rounds=1)
    cup.look()
    games = cup.open_games()
    cup.end(games[0])
    cup.clock.move(29_999)
    cup.look()
    assert cup.types().count("table_finished") == 1
    cup.clock.move(1)
    cup.look()
    decided = [event["decided"] for event in cup.told if event["type"] == "table_finished"]
    assert decided == ["game", "time"]
    assert cup.games.read(games[1]).game.state.end == "cancelled"
    cup.look()
    assert cup.now.status == "finished"


def test_while_it_is_paused_results_come_and_no_round_begins() -> None:
    cup = Cup.made(4, table_size=2, round_ms=600_000)
    cup.look()
    cup.do(lambda draft: organising.pause(draft, "Lunch"))
    for game_id in cup.open_games():
        cup.end(game_id)
    cup.clock.move(900_000)
    cup.look()
    assert len(cup.now.rounds) == 1
    cup.do(organising.resume)
    cup.look()
    assert len(cup.now.rounds) == 2


def test_the_pause_does_not_count_for_the_longest_time_of_a_round() -> None:
    cup = Cup.made(2, table_size=2, round_ms=600_000)
    cup.look()
    cup.clock.move(500_000)
    cup.do(lambda draft: organising.pause(draft, ""))
    cup.clock.move(500_000)
    cup.do(organising.resume)
    cup.clock.move(99_999)
    cup.look()
    assert "table_finished" not in cup.types()
    cup.clock.move(1)
    cup.look()
    assert "table_finished" in cup.types()


def test_it_starts_by_itself_at_its_instant_and_is_over_where_too_few_have_come() -> None:
    for players, status in ((3, "running"), (1, "finished")):
        cup = Cup()
        starts = cup.clock.now() + 60_000
        cup = Cup.made(players, start=False, starts_at=starts)
        cup.look()
        assert cup.now.status == "open"
        cup.clock.move(60_000)
        cup.look()
        assert cup.now.status == status
    assert cup.now.end == "too_few"


def test_where_the_rules_refuse_a_game_the_tournament_is_paused_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    cup = Cup.made()

    def refuses(self: TournamentGames, seated: Any) -> Commit:
        raise Refusal("unknown_ruleset", "There is no ruleset wikimonde.", "invalid")

    with monkeypatch.context() as patch:
        patch.setattr(TournamentGames, "prepared", refuses)
        cup.look()
    assert cup.now.status == "paused"
    assert "There is no ruleset wikimonde." in cup.told[-1]["note"]
    cup.do(organising.resume)
    cup.look()
    assert cup.types()[-1] == "round_started"


def test_a_table_that_plays_again_takes_nothing_of_its_game_before() -> None:
    cup = Cup.made(2, table_size=2)
    cup.look()
    [before] = cup.open_games()
    cup.do(lambda draft: organising.play_again(draft, "1.1", "The network was away."))
    cup.look()
    [again] = cup.open_games()
    assert again != before
    cup.games.do(before, lambda game, meta: Cancel(player=ORGANISER, at=cup.clock.now()))
    cup.report(before)
    assert "table_finished" not in cup.types()
    cup.end(again)
    assert cup.types()[-2:] == ["table_finished", "round_finished"]


def test_a_corrected_result_counts_and_says_why() -> None:
    cup = Cup.made(2, table_size=2, rounds=1)
    cup.play()
    first, second = cup.now.rounds[0].tables[0].seats
    assert standings(cup.now.known)[0].entry == first
    other = [Placing(entry=second, place=1), Placing(entry=first, place=2)]
    cup.do(lambda draft: organising.correct(draft, "1.1", other, "Bévue counted twice"))
    line = standings(cup.now.known)[0]
    assert (line.entry, line.earned[0].corrected) == (second, "Bévue counted twice")


def test_who_withdraws_plays_no_later_round() -> None:
    cup = Cup.made(4, table_size=2)
    cup.look()
    cup.do(lambda draft: entering.withdraw(draft, "arthur"))
    for game_id in cup.open_games():
        cup.end(game_id)
    cup.look()
    assert "arthur" not in {seat for table in cup.now.rounds[1].tables for seat in table.seats}


def test_commands_that_make_no_sense_are_refused_and_change_nothing() -> None:
    cup = Cup.made(1, start=False)
    before = cup.now
    refused = {
        "too_few_entries": organising.start,
        "not_running": lambda draft: organising.pause(draft, ""),
        "table_not_found": lambda draft: organising.play_again(draft, "9.9", ""),
        "name_taken": lambda draft: entering.enter(draft, name="PERCEVAL"),
    }
    for code, change in refused.items():
        with pytest.raises(Refused) as found:
            cup.do(change)
        assert found.value.code == code
    assert cup.now == before


def test_games_of_an_entry_are_played_with_its_one_token() -> None:
    cup = Cup.made(len(NAMES), table_size=4)
    cup.look()
    for game_id in cup.open_games():
        meta = cup.games.read(game_id).meta
        for player, kept in meta.tokens.items():
            entrant = cup.now.entrant(player)
            assert entrant is not None
            assert kept == entrant.token


def test_a_tournament_that_is_gone_lets_its_games_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    cup = Cup.made(2, table_size=2)
    cup.look()
    [game_id] = cup.open_games()
    runner: TournamentRunner = cup.tournaments.runner
    cup.end(game_id, report=False)
    cup.games.tick(game_id)
    runner.take("t.AAAAAAAAAAAAAAAAAAAAAA", [game_id])
    assert cup.store.alarms[game_id] >= cup.clock.now() + HOUR_MS


class Noted:
    """Alarms that live elsewhere: what they were told last, by id."""

    def __init__(self) -> None:
        self.due: dict[str, int | None] = {}

    def committed(self, known_id: str, version: int, due: int | None, epoch: object = None) -> None:
        self.due[known_id] = due


def test_an_alarm_that_lives_elsewhere_is_told_at_once_when_a_tournament_starts() -> None:
    alarms, clock, settings = Noted(), HandClock(START), Settings(redis_url="memory://")
    games = GameService(MemoryStore(), settings, clock, alarms=alarms)  # type: ignore[arg-type]
    settled = rules.Settings(format="swiss", table_size=2)
    plan = Plan(name="Coupe", ruleset="wikimonde", settings=settled, starts_at=START + 60_000)
    TournamentService(games).create(plan, "key_mine", None, empty)
    assert list(alarms.due.values()) == [START + 60_000]
