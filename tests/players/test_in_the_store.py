"""Players on one Redis, behind Sentinels and on a cluster, with real workers; broken off anywhere, nothing is lost."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from rq import SimpleWorker

from service.assemble import alarm_schedule
from service.director import inviting
from service.director.record import Plan
from service.director.service import TournamentService
from service.engine.core.actions.acts import Forfeit, Join, Start
from service.games.commands import CreateGame, NewPlayer
from service.games.service import GameService
from service.players import ids
from service.players.erasing import Erasing
from service.players.kept import Draft
from service.players.record import ERASED, Player
from service.players.results import PlayerResults
from service.players.service import PlayerService
from service.pools.figures import OWED
from service.pools.record import stored
from service.store.errors import StoreUnavailable
from service.store.idempotency import Answer, StoredAnswer
from service.store.redis.store import RedisStore
from service.tournaments.settings import Settings
from tests.support.clock import SetClock
from tests.support.games import Answers
from tests.support.places import Place
from worker import tournament_jobs
from worker.jobs import SERVICE, look_at, look_at_all, look_at_due
from worker.player_jobs import PLAYERS
from worker.queues import tournaments_queue, windows_queue

OWNER = "key_mine"


class Hall:
    """One process with players, at a place."""

    def __init__(self, place: Place) -> None:
        self.place = place
        # The alarm goes by the clock of Redis.
        self.clock = SetClock(place.client().time()[0] * 1000)
        settings = place.settings()
        self.alarms = alarm_schedule(settings)
        store = RedisStore(place.client(), alarms_here=True)
        self.games = GameService(store, settings, self.clock, None, self.alarms)
        self.tournaments = TournamentService(self.games)
        self.players = PlayerService(self.games, self.tournaments)

    def player(self, name: str = "Perceval", external_id: str = "") -> str:
        """The id of a new player."""

        def told(draft: Draft[Player], token: str) -> StoredAnswer:
            return StoredAnswer(201, draft.record.id.encode())

        made = self.players.create(OWNER, name, external_id, {}, None, told)
        return made.body.decode() if isinstance(made, Answer) else made.id

    def rated(self, *players: str) -> str:
        """A game of these that counts in the key's pool, and that is over: all but the first have left."""
        answers, now = Answers(), self.clock.now()
        pool = self.players.pools.automatic(OWNER, "wikimonde")
        game_id = ids.new_id()[2:] + "xx"
        making = CreateGame(ruleset="wikimonde", at=now, api_key_id=OWNER, pool=pool)
        self.games.create(making, None, answers, game_id)
        for player in players:
            seat = NewPlayer(name=player, member=player, token=ids.new_token(player)).sit(now)
            self.games.act(game_id, seat, None, answers)
        self.games.act(game_id, Start(player=players[0], at=now), None, answers)
        for player in players[:0:-1]:
            self.end(game_id, player)
        return game_id

    def game(self, player: str) -> str:
        """One that is played, with the player in a seat and a guest in another one."""
        answers, now = Answers(), self.clock.now()
        seat = NewPlayer(name=self.players.load(player).name, member=player, token=ids.new_token(player))
        game_id = ids.new_id()[2:] + "xx"
        with self.players.sitting.at(player, game_id):
            making = CreateGame(ruleset="wikimonde", at=now, player=seat, api_key_id=OWNER)
            self.games.create(making, None, answers, game_id)
        for act in (Join(player="", at=now, name="Karadoc"), Start(player="karadoc", at=now)):
            self.games.act(game_id, act, None, answers)
        return game_id

    def cup(self, *players: str) -> str:
        """A tournament into which these were invited by a process that died before it told them."""
        plan = Plan(name="Coupe", ruleset="wikimonde", settings=Settings(format="swiss", table_size=2))
        made = self.tournaments.create(
            plan, OWNER, None, lambda draft, _: StoredAnswer(201, draft.tournament.id.encode())
        )
        self.tournaments.change(made.body.decode(), lambda draft: inviting.invite(draft, players))
        return made.body.decode()

    def end(self, game_id: str, player: str) -> None:
        """The player leaves, and has lost."""
        self.games.do(game_id, Forfeit(player=player, at=self.clock.now()))

    def seats(self, player: str) -> list[str]:
        return [seat.game for seat in self.players.places.seats(self.players.load(player))]

    def results(self, player: str) -> list[dict[str, Any]]:
        return [msgspec.json.decode(card) for card in self.players.results.page(player, None, 100)[0]]

    def told(self, player: str) -> list[str]:
        """The types of the player's events."""
        return [msgspec.json.decode(entry.raw)["type"] for entry in self.games.log(ids.stored(player), 0, 100)]

    def work(self, job: Any, *args: Any) -> None:
        """Have real workers do this job, and all that follow from it."""
        connection = self.place.beside()
        queues = [windows_queue(connection), tournaments_queue(connection)]
        chosen, players = SERVICE.set((self.games, self.alarms)), PLAYERS.set(self.players)
        tournaments = tournament_jobs.TOURNAMENTS.set(self.tournaments)
        try:
            queues[0].enqueue(job, *args)
            SimpleWorker(queues, connection=connection).work(burst=True, logging_level="ERROR")
        finally:
            SERVICE.reset(chosen)
            PLAYERS.reset(players)
            tournament_jobs.TOURNAMENTS.reset(tournaments)

    def rings(self, known_id: str) -> bool:
        """Whether an alarm is set for it that has come by now."""
        layout = self.place.layout
        found = self.place.client().zscore(layout.at(layout.bucket(known_id)).alarms, known_id)
        return found is not None and found <= self.clock.now()


@pytest.fixture
def hall(place: Place) -> Hall:
    return Hall(place)


def test_players_whom_no_process_has_told_of_their_invitations_are_told_once_by_workers(hall: Hall) -> None:
    perceval, karadoc, gone = (hall.player(name) for name in ("Perceval", "Karadoc", "Bohort"))
    hall.players.erase(gone, OWNER)
    cup = hall.cup(perceval, karadoc, gone)
    hall.clock.time += inviting.TELL_MS
    assert hall.rings(cup)
    for _ in range(2):
        hall.work(tournament_jobs.look_at, cup)
    for player in (perceval, karadoc):
        assert hall.told(player) == ["player_created", "tournament_invited"]
        [offer] = hall.players.places.tournament_invitations(hall.players.load(player))
        assert offer.tournament == cup
    held = hall.tournaments.load(cup).tournament.invited
    assert {player: one.told for player, one in held.items()} == {perceval: True, karadoc: True}
    hall.clock.time += inviting.TELL_MS
    assert not hall.rings(cup)


def test_players_are_made_found_and_listed(hall: Hall) -> None:
    made = [hall.player(name) for name in ("Perceval", "Karadoc")]
    hall.clock.time += 1
    made.append(hall.player("Bohort", "account-17"))
    assert hall.player("Someone else", "account-17") == made[2]
    cards, cursor = hall.players.page(OWNER, None, 10)
    assert {msgspec.json.decode(card)["id"] for card in cards} == set(made)
    assert cursor is None
    assert [one.id for one in hall.players.by_external_id(OWNER, "account-17")] == [made[2]]
    assert hall.players.by_external_id("key_else", "account-17") == []


def test_the_end_of_a_game_rings_until_its_players_know(hall: Hall) -> None:
    player = hall.player()
    game_id = hall.game(player)
    assert hall.seats(player) == [game_id]
    hall.end(game_id, player)
    assert hall.rings(game_id)
    hall.work(look_at, [game_id])
    assert (hall.seats(player), [one["game"] for one in hall.results(player)]) == ([], [game_id])
    assert hall.told(player) == ["player_created", "seat_taken", "game_over"]
    assert not hall.rings(game_id)
    hall.work(look_at, [game_id])
    assert len(hall.results(player)) == hall.told(player).count("game_over") == 1


@pytest.mark.parametrize("at", ["_tell", "_mark"])
def test_a_worker_that_dies_on_the_way_leaves_nothing_untold(
    hall: Hall, at: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = hall.player()
    game_id = hall.game(player)
    hall.end(game_id, player)

    def dies(*args: Any) -> None:
        raise StoreUnavailable("killed")

    with monkeypatch.context() as patch:
        patch.setattr(PlayerResults, at, dies)
        hall.work(look_at, [game_id])
    hall.clock.time += 10_000
    assert hall.rings(game_id)
    hall.work(look_at, [game_id])
    assert [one["game"] for one in hall.results(player)] == [game_id]
    assert hall.told(player).count("game_over") == 1


def test_a_process_that_dies_around_the_seat_leaves_the_list_of_seats_right(hall: Hall) -> None:
    player = hall.player()
    with pytest.raises(KeyboardInterrupt), hall.players.sitting.at(player, "A" * 22):
        raise KeyboardInterrupt
    assert hall.players.load(player).asked == ["A" * 22]
    assert hall.seats(player) == []
    assert hall.told(player) == ["player_created"]


@pytest.mark.parametrize("broken_off", ["_leave", "release"])
def test_an_erasing_that_is_broken_off_is_finished_by_a_worker(
    hall: Hall, broken_off: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = hall.player("Perceval de Galles", "account-17")
    game_id = hall.game(player)

    def dies(*args: Any) -> None:
        raise StoreUnavailable("killed")

    with monkeypatch.context() as patch:
        patch.setattr(Erasing, broken_off, dies)
        with pytest.raises(StoreUnavailable):
            hall.players.erase(player, OWNER)
    assert hall.rings(ids.stored(player))
    hall.clock.time += 1
    hall.alarms.ring(limit=10, again_ms=100)
    hall.work(look_at_due)
    assert not hall.rings(ids.stored(player))
    snapshot = hall.games.read(game_id)
    assert [one.name for one in snapshot.game.state.players] == [ERASED, "Karadoc"]
    assert snapshot.finished
    assert hall.player("Perceval", "account-17") != player


def test_games_that_end_at_once_are_rated_once_each_by_workers_at_once(hall: Hall) -> None:
    players = [hall.player(name) for name in ("Perceval", "Karadoc", "Bohort")]
    made = [hall.rated(*players[turn % 3 :], *players[: turn % 3]) for turn in range(6)]
    rivals = [Hall(hall.place) for _ in range(3)]
    with ThreadPoolExecutor(len(rivals)) as hands:
        list(hands.map(lambda rival: [rival.players.results.take(game_id) for game_id in made], rivals))
    hall.work(look_at, made)
    pool = hall.players.pools.automatic(OWNER, "wikimonde")
    assert sorted(game.game for game in hall.players.pools.games(pool, 0, 100)) == sorted(made)
    board = hall.players.pools.lines(hall.players.pools.load(pool), provisional=True, after=None, limit=9)
    assert {line.player: line.rating.games for line in board} == dict.fromkeys(players, 6)
    assert hall.players.pools._pools.items(stored(pool), [f"{OWED}{game_id}" for game_id in made]) == {}
    assert hall.players.pools.recalculate(pool, OWNER).same
    assert [len(hall.results(player)) for player in players] == [6] * 3


def test_a_look_at_all_games_passes_players_by(hall: Hall) -> None:
    player = hall.player("Perceval", "account-17")
    game_id = hall.game(player)
    hall.end(game_id, player)
    hall.work(look_at, [game_id])
    hall.work(look_at_all, 0)
    assert hall.players.load(player).name == "Perceval"
    assert len(hall.results(player)) == 1
