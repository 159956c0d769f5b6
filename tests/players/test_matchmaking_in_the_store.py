"""Matchmaking on one Redis, behind Sentinels and on a cluster, with real workers; broken off anywhere, each player has
one table, and knows of it."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from service.director.refused import Refused
from service.games.tournament_games import TournamentGames
from service.matchmaking.news import TicketNews
from service.matchmaking.record import MatchmakingQueue, stored
from service.matchmaking.tickets import MatchmakingTicket
from service.players.kept import Repository
from service.players.known import KnownPlayer
from service.store.idempotency import StoredAnswer
from tests.players.test_in_the_store import OWNER, Hall
from tests.support.places import Place
from worker.jobs import look_at_all, look_at_due

NOTHING = StoredAnswer(status=204, body=b"")


class Killed(BaseException):
    """What no code catches, as little as a kill -9."""


class Lounge(Hall):
    """One process with a matchmaking queue, at a place."""

    def __init__(self, place: Place, queue: str = "") -> None:
        super().__init__(place)
        self.queue = queue or self._made()

    def _made(self) -> str:
        queue = MatchmakingQueue(
            id=self.players.matchmaking.new_id(None), created_at=self.clock.now(), owner=OWNER, name="Ranked",
            ruleset="wikimonde", pool=self.players.pools.automatic(OWNER, "wikimonde"), table_size=2,
        )  # fmt: skip
        self.players.matchmaking.create(queue, None, lambda step, _: NOTHING)
        return queue.id

    def wait(self, player: str) -> None:
        self.players.matchmaking.wait(self.queue, KnownPlayer(player, OWNER, ""), lambda ticket, new: NOTHING)

    def withdraw(self, player: str) -> bool:
        """Whether it came in time."""
        with suppress(Refused):
            self.players.matchmaking.withdraw(self.queue, KnownPlayer(player, OWNER, ""), lambda: NOTHING)
            return True
        return False

    def ticket(self, player: str) -> MatchmakingTicket:
        return self.players.matchmaking.ticket(self.queue, KnownPlayer(player, OWNER, ""))

    def ring(self) -> None:
        """The alarm and real workers do what is due."""
        self.clock.time += 1
        self.alarms.ring(limit=100, again_ms=100, ahead_ms=100)
        self.work(look_at_due)

    def tables(self) -> dict[str, set[str]]:
        """The players of each game that there is of this key."""
        found = self.games.store.owned(OWNER, None, 100).cards
        games = self.games.member_games.read_many(_id(card) for card in found)
        return {game.game.state.id: {one.id for one in game.game.state.players} for game in games}


def _id(card: bytes) -> str:
    return str(msgspec.json.decode(card)["id"])


@pytest.fixture
def lounge(place: Place) -> Lounge:
    return Lounge(place)


def seated_once(lounge: Lounge, players: list[str]) -> None:
    """Every player has one table, which is there, and was told of it once."""
    tables = lounge.tables()
    assert Counter(player for table in tables.values() for player in table) == Counter(players)
    for player in players:
        ticket = lounge.ticket(player)
        assert ticket.state == "matched"
        assert player in tables[str(ticket.game)]
        assert lounge.seats(player) == [ticket.game]
        told = lounge.told(player)
        assert [told.count(kind) for kind in ("ticket_waiting", "seat_taken", "ticket_matched")] == [1, 1, 1]
    queue = lounge.players.matchmaking.load(lounge.queue)
    assert (queue.tickets, queue.making, queue.untold, queue.made) == ({}, [], [], len(tables))
    assert not lounge.rings(stored(lounge.queue))


def test_the_alarm_has_real_workers_make_the_table(lounge: Lounge) -> None:
    players = [lounge.player(name) for name in ("Perceval", "Karadoc")]
    for player in players:
        lounge.wait(player)
    assert lounge.rings(stored(lounge.queue))
    lounge.ring()
    seated_once(lounge, players)


DEATHS = {
    "before the table is stored": (Repository, "_commit", 0),
    "before the game is made": (TournamentGames, "store", 0),
    "as the game is there": (TicketNews, "seat", 0),
    "as one of the players knows": (TicketNews, "_change", 1),
    "before the queue forgets the table": (Repository, "_commit", 3),
    "before the alarm is put right": (Hall, "ring_at", 0),
}


@pytest.mark.parametrize("death", DEATHS)
def test_a_worker_that_is_killed_loses_and_doubles_nothing(
    lounge: Lounge, death: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = [lounge.player(name) for name in ("Perceval", "Karadoc")]
    for player in players:
        lounge.wait(player)
    owner, name, after = DEATHS[death]
    owner = type(lounge.games) if owner is Hall else owner
    real, left = getattr(owner, name), [after]

    def dies(self: Any, *args: Any, **more: Any) -> Any:
        if left[0] == 0:
            raise Killed
        left[0] -= 1
        return real(self, *args, **more)

    with monkeypatch.context() as patch:
        patch.setattr(owner, name, dies)
        with pytest.raises(Killed):
            lounge.players.matchmaking.runner.look_at(lounge.queue)
    other = Lounge(lounge.place, lounge.queue)
    other.ring()
    seated_once(other, players)


def test_a_request_that_is_killed_after_the_ticket_is_there_is_told_by_a_worker(
    lounge: Lounge, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = [lounge.player(name) for name in ("Perceval", "Karadoc")]

    def dies(*args: Any) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(TicketNews, "tell", dies)
        with pytest.raises(Killed):
            lounge.wait(players[0])
    assert lounge.told(players[0]) == ["player_created"]
    lounge.ring()
    assert lounge.told(players[0]) == ["player_created", "ticket_waiting"]
    lounge.wait(players[1])
    lounge.ring()
    seated_once(lounge, players)


def test_workers_and_players_at_once_seat_each_player_once(lounge: Lounge) -> None:
    players = [lounge.player(f"Player {number}") for number in range(12)]
    rivals = [Lounge(lounge.place, lounge.queue) for _ in range(4)]

    def come(number: int) -> None:
        rival = rivals[number % len(rivals)]
        for player in players[number % 3 :: 3]:
            # Two requests of each player come at once, and workers look in between.
            rival.wait(player)
            rival.players.matchmaking.runner.look_at(rival.queue)

    with ThreadPoolExecutor(6) as hands:
        list(hands.map(come, range(6)))
    lounge.ring()
    seated_once(lounge, players)


def test_who_takes_the_ticket_back_while_tables_are_made_has_a_table_or_none(lounge: Lounge) -> None:
    players = [lounge.player(f"Player {number}") for number in range(8)]
    for player in players:
        lounge.wait(player)
    rivals = [Lounge(lounge.place, lounge.queue) for _ in range(3)]
    with ThreadPoolExecutor(3) as hands:
        working = [hands.submit(rival.players.matchmaking.runner.look_at, lounge.queue) for rival in rivals[:2]]
        gone = hands.submit(lambda: [player for player in players[:3] if rivals[2].withdraw(player)])
        for each in working:
            each.result()
    lounge.ring()
    seated = {player for table in lounge.tables().values() for player in table}
    assert seated.isdisjoint(gone.result())
    for player in players:
        expected = "cancelled" if player in gone.result() else "matched" if player in seated else "waiting"
        assert lounge.ticket(player).state == expected
    assert len(players) - len(gone.result()) - len(seated) < 2


def test_tickets_expire_by_the_alarm(lounge: Lounge) -> None:
    player = lounge.player()
    lounge.wait(player)
    lounge.ring()
    assert lounge.ticket(player).state == "waiting"
    lounge.clock.time += 60_000
    assert lounge.rings(stored(lounge.queue))
    lounge.work(look_at_all, 0)
    assert lounge.ticket(player).state == "expired"
    assert lounge.told(player) == ["player_created", "ticket_waiting", "ticket_expired"]
    assert not lounge.rings(stored(lounge.queue))


def test_a_queue_whose_last_writes_were_lost_seats_no_player_a_second_time(lounge: Lounge) -> None:
    players = [lounge.player(name) for name in ("Perceval", "Karadoc")]
    for player in players:
        lounge.wait(player)
    before = lounge.players.matchmaking.load(lounge.queue)
    lounge.ring()

    def lose(step: Any) -> None:
        step.record.tickets, step.record.look_at, step.record.made = before.tickets, step.now, 0

    lounge.players.matchmaking._queues.change(stored(lounge.queue), lose)
    lounge.ring()
    assert lounge.players.matchmaking.load(lounge.queue).tickets == {}
    assert len(lounge.tables()) == 1
    assert [lounge.told(player).count("ticket_matched") for player in players] == [1, 1]


def test_numbers_of_tickets_go_on_where_the_store_has_lost_the_end_of_a_queue(lounge: Lounge) -> None:
    player, other = lounge.player(), lounge.player("Karadoc")
    lounge.wait(player)
    lounge.withdraw(player)

    def lose(step: Any) -> None:
        step.record.last, step.record.untold = 0, []

    lounge.players.matchmaking._queues.change(stored(lounge.queue), lose)
    lounge.clock.time += 1
    for each in (player, other):
        lounge.wait(each)
    lounge.ring()
    assert lounge.told(player)[-2:] == ["seat_taken", "ticket_matched"]
