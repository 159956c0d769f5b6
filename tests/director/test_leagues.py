"""Leagues: tables as entries ask for them, standings all the time, whatever is done twice, late, or broken off."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from service.director import entering, leagues, organising
from service.director.refused import Refused
from service.games.tournament_games import TournamentGames
from service.store.commits import Commit
from service.store.errors import StoreUnavailable
from service.tournaments.check import first_difference
from service.tournaments.standings.lines import standings
from tests.director.cup import Cup

HOUR_MS = 3_600_000


def league(players: int = 6, **settled: Any) -> Cup:
    return Cup.made(players, **{"format": "league", "rounds": None, "table_size": 3, **settled})


def ask(cup: Cup, *entries: str) -> None:
    for entry in entries:
        cup.do(lambda draft, entry=entry: leagues.ask(draft, entry))


def refused(cup: Cup, change: Any) -> str:
    with pytest.raises(Refused) as found:
        cup.do(change)
    return found.value.code


def seats(cup: Cup) -> list[list[str]]:
    return [sorted(made.tables[0].seats) for made in cup.now.rounds]


def waiting(cup: Cup) -> list[str]:
    return [request.entry for request in cup.now.requests]


def test_a_table_is_made_as_enough_have_asked_and_others_ask_while_it_is_played() -> None:
    cup = league()
    ask(cup, "perceval", "karadoc")
    cup.look()
    assert (cup.now.rounds, waiting(cup)) == ([], ["perceval", "karadoc"])
    ask(cup, "arthur")
    assert cup.store.alarms[cup.id] <= cup.clock.now()
    cup.look()
    assert seats(cup) == [["arthur", "karadoc", "perceval"]]
    ask(cup, "bohort", "leodagan", "seli")
    cup.look()
    assert len(cup.open_games()) == 2
    assert [event["seq"] for event in cup.told] == list(range(1, cup.now.events + 1))
    cup.end(cup.open_games()[0])
    assert [line.points for line in standings(cup.now.known)][:3] == [2000, 0, 0]
    assert cup.types()[-2:] == ["table_finished", "round_finished"]
    ask(cup, "perceval")
    assert waiting(cup) == ["perceval"]


def test_one_that_asks_twice_asks_once_and_takes_it_back_once() -> None:
    cup = league()
    ask(cup, "perceval", "perceval")
    assert (waiting(cup), cup.types().count("table_requested")) == (["perceval"], 1)
    for _ in range(2):
        cup.do(lambda draft: leagues.take_back(draft, "perceval"))
    assert (waiting(cup), cup.types().count("request_withdrawn")) == ([], 1)
    ask(cup, "karadoc", "arthur")
    cup.look()
    assert seats(cup) == []


def test_one_that_is_gone_is_not_seated() -> None:
    cup = league()
    ask(cup, "perceval", "karadoc")
    cup.do(lambda draft: entering.withdraw(draft, "perceval"))
    ask(cup, "arthur")
    cup.look()
    assert (seats(cup), waiting(cup)) == ([], ["karadoc", "arthur"])
    assert refused(cup, lambda draft: leagues.ask(draft, "perceval")) == "entry_not_found"
    ask(cup, "bohort")
    cup.look()
    cup.do(lambda draft: entering.withdraw(draft, "karadoc"))
    assert refused(cup, lambda draft: leagues.ask(draft, "karadoc")) == "entry_gone"


def test_one_that_has_waited_too_long_plays_at_a_smaller_table() -> None:
    cup = league(wait_ms=60_000, fewest=2)
    ask(cup, "perceval")
    cup.clock.move(60_000)
    cup.look()
    assert seats(cup) == [], "one alone is no table"
    ask(cup, "karadoc")
    cup.look()
    assert seats(cup) == [["karadoc", "perceval"]]
    assert cup.now.rounds[0].fewest == 2
    ask(cup, "arthur", "bohort")
    cup.clock.move(59_999)
    cup.look()
    assert len(seats(cup)) == 1
    assert cup.store.alarms[cup.id] <= cup.clock.now() + 1
    cup.clock.move(1)
    cup.look()
    assert seats(cup)[1] == ["arthur", "bohort"]


def test_empty_seats_of_a_smaller_table_are_for_bots_where_that_is_settled() -> None:
    cup = league(wait_ms=1_000, remainder="bots")
    ask(cup, "perceval", "karadoc")
    cup.clock.move(1_000)
    cup.look()
    [table] = cup.now.rounds[0].tables
    assert (len(table.seats), len(table.entries)) == (3, 2)


def test_one_at_a_table_asks_for_no_other_and_games_are_bounded_where_that_is_settled() -> None:
    cup = league(games=1)
    ask(cup, "perceval", "karadoc", "arthur")
    cup.look()
    assert refused(cup, lambda draft: leagues.ask(draft, "karadoc")) == "at_table"
    cup.end(cup.open_games()[0])
    assert refused(cup, lambda draft: leagues.ask(draft, "karadoc")) == "no_games_left"


def test_it_closes_by_hand_and_is_over_with_its_last_game() -> None:
    cup = league()
    assert refused(Cup.made(), leagues.close) == "not_a_league"
    ask(cup, "perceval", "karadoc", "arthur")
    cup.look()
    ask(cup, "bohort", "leodagan", "seli")
    cup.do(leagues.close)
    cup.do(leagues.close)
    cup.look()
    assert (len(cup.now.rounds), waiting(cup), cup.now.status) == (1, [], "running")
    assert refused(cup, lambda draft: leagues.ask(draft, "seli")) == "league_closed"
    assert refused(cup, lambda draft: entering.enter(draft, name="Merlin")) == "entries_closed"
    cup.end(cup.open_games()[0])
    cup.look()
    assert (cup.now.status, cup.now.end) == ("finished", "played")
    assert cup.types().count("tournament_closing") == 1
    assert cup.told[-1]["winner"] == standings(cup.now.known)[0].entry


def test_it_closes_at_its_instant_and_starts_with_those_who_come_later() -> None:
    cup = Cup()
    now = cup.clock.now()
    cup = league(0, start=False, starts_at=now + HOUR_MS, closes_at=now + 2 * HOUR_MS)
    assert refused(cup, leagues.close) == "not_running"
    cup.clock.move(HOUR_MS)
    cup.look()
    assert cup.now.status == "running"
    for name in ("Perceval", "Karadoc", "Arthur"):
        cup.enter(name)
        assert refused(cup, lambda draft: leagues.ask(draft, "merlin")) == "entry_not_found"
    assert cup.store.alarms[cup.id] == now + 2 * HOUR_MS
    cup.clock.move(HOUR_MS)
    cup.look()
    assert (cup.now.status, cup.now.end) == ("finished", "too_few")


def test_each_table_has_its_own_longest_time_and_a_pause_does_not_count() -> None:
    cup = league(round_ms=60_000)
    ask(cup, "perceval", "karadoc", "arthur")
    cup.look()
    cup.clock.move(40_000)
    ask(cup, "bohort", "leodagan", "seli")
    cup.look()
    cup.do(lambda draft: organising.pause(draft, "Lunch"))
    cup.clock.move(30_000)
    cup.do(organising.resume)
    cup.clock.move(20_000)
    cup.look()
    assert [(event["table"], event["decided"]) for event in cup.told if event["type"] == "table_finished"] == [
        ("1.1", "time")
    ]
    cup.clock.move(40_000)
    cup.look()
    assert cup.now.open_tables() == []


def test_while_it_is_paused_one_may_ask_and_no_table_is_made() -> None:
    cup = league()
    cup.do(lambda draft: organising.pause(draft, ""))
    ask(cup, "perceval", "karadoc", "arthur")
    cup.look()
    assert seats(cup) == []
    cup.do(organising.resume)
    cup.look()
    assert len(seats(cup)) == 1


@pytest.mark.parametrize("made", [0, 1])
def test_a_worker_that_dies_while_it_makes_games_leaves_none_missing_and_none_twice(
    made: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup, store, stored = league(), TournamentGames.store, list[str]()
    ask(cup, "perceval", "karadoc", "arthur", "bohort", "leodagan", "seli")

    def dies(self: TournamentGames, commits: list[Commit]) -> None:
        store(self, commits[:made])
        stored.extend(commit.game_id for commit in commits[:made])
        raise StoreUnavailable("killed")

    with monkeypatch.context() as patch:
        patch.setattr(TournamentGames, "store", dies)
        with pytest.raises(StoreUnavailable):
            cup.look()
    cup.look()
    cup.look()
    told = [event for event in cup.told if event["type"] == "round_started"]
    games = [event["tables"][0]["game"] for event in told]
    assert [event["round"] for event in told] == [1, 2]
    players = Counter(player.id for game_id in games for player in cup.games.read(game_id).game.state.players)
    assert set(players.values()) == {1}
    assert len(players) == 6


def test_a_league_of_many_games_is_derived_again() -> None:
    random = Random(5)
    cup = league(8, wait_ms=5_000, fewest=2, games=12)
    names = [entrant.id for entrant in cup.now.entrants]
    for step in range(80):
        cup.clock.move(1_500)
        for entry in random.sample(names, 1 + step % 3):
            change = leagues.take_back if random.random() < 0.2 else leagues.ask
            with suppress(Refused):
                cup.do(lambda draft, entry=entry, change=change: change(draft, entry))
        if step == 20:
            cup.enter("Merlin")
            names.append("merlin")
        if step == 40:
            cup.do(lambda draft: entering.withdraw(draft, "seli"))
        cup.look()
        for game_id in cup.open_games():
            if random.random() < 0.5:
                cup.end(game_id)
    now = cup.now
    assert len(now.rounds) > 20
    assert first_difference(now.known) is None
    assert any(made.fewest for made in now.rounds)
    assert "merlin" in {seat for made in now.rounds for seat in made.tables[0].seats}
