"""Streams that come and go, in several processes on one Redis: who is gone is found, and who is back was never gone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from rq import SimpleWorker

from service.app import create_app
from service.assemble import assemble
from service.commands.presence import cut_off, heard_of
from service.engine.core.actions.acts import Forfeit
from service.games.service import GameService
from service.http.streaming.connected_seats import ConnectedSeats
from service.http.streaming.subscribers import Listener
from service.http.wiring import EXTENSION, Wiring
from service.outbox.presence import PresenceRegistry, Seat
from tests.http.table import Table, bearer
from tests.serve.running import eventually
from tests.support.games import act, poison, started, stored
from tests.support.places import Place
from worker.presence_jobs import PRESENCE, cut
from worker.presence_scan import PresenceScan
from worker.queues import windows_queue

NEVER_S = 1_000_000.0
"""A lease so long that only the test beats."""

PEOPLE = ["perceval", "karadoc"]


class Process:
    """What a web process has to do with presence."""

    def __init__(self, place: Place, games: set[str]) -> None:
        self.games = games
        self.service = assemble(place.settings())
        self.registry = PresenceRegistry(place.client())
        self.connections = ConnectedSeats(self.registry, self.service.clock.now, self._heard_of, NEVER_S)
        self.listeners: list[Listener] = []

    def _heard_of(self, seat: Seat) -> None:
        heard_of(self.service, seat)

    def opens(self, game_id: str, player: str | None, form: Any = "sse") -> Listener:
        listener = Listener(game_id, player, form, 0)
        self.connections.opened(listener)
        return listener


@pytest.fixture
def games() -> set[str]:
    """Those of the test. Its servers are shared: what other tests have left running is none of its business."""
    return {"gone"}


@pytest.fixture
def here(place: Place, games: set[str]) -> Iterator[Process]:
    process = Process(place, games)
    yield process
    process.service.close()


@pytest.fixture
def there(place: Place, games: set[str]) -> Iterator[Process]:
    process = Process(place, games)
    yield process
    process.service.close()


@pytest.fixture
def game_id(here: Process) -> str:
    made = started(here.service, PEOPLE, turn_ms=0)
    here.games.add(made)
    return made


def find(process: Process, lease_ms: int = 0) -> list[tuple[Seat, int]]:
    """What the alarm and its job do once the lease has run out."""
    found = missing(process, lease_ms)
    for seat, seen in found:
        cut_off(process.service, process.registry, seat, seen)
    return found


def missing(process: Process, lease_ms: int = 0) -> list[tuple[Seat, int]]:
    """What it finds when it has come round to all buckets."""
    rounds = (process.registry.missing(lease_ms) for _ in range(process.registry.parts))
    return [(seat, seen) for found in rounds for seat, seen in found if seat.game_id in process.games]


def cut_players(service: GameService, game_id: str) -> list[str]:
    return [player.id for player in stored(service, game_id).state.players if player.cut]


def told(service: GameService, game_id: str) -> list[bytes]:
    return [event for event in service.events(game_id, 0, 1_000) if b"connection_" in event]


def test_whose_last_stream_is_closed_is_cut_since_then(here: Process, game_id: str) -> None:
    first, second = here.opens(game_id, "karadoc"), here.opens(game_id, "karadoc")
    here.connections.closed(first)
    here.connections.beat()
    assert cut_players(here.service, game_id) == []
    before = here.service.clock.now()
    here.connections.closed(second)
    after = here.service.clock.now()
    here.connections.beat()
    [(seat, seen)] = find(here)
    assert seat == Seat(game_id, "karadoc")
    assert before <= seen <= after
    karadoc = stored(here.service, game_id).player("karadoc")
    assert karadoc.cut
    assert karadoc.stands_at == max(seen + 30_000, stored(here.service, game_id).state.clock)
    assert find(here) == [], "he is forgotten then"


def test_who_is_back_at_another_process_within_the_lease_has_left_no_trace(
    here: Process, there: Process, game_id: str
) -> None:
    version, listener = here.service.read(game_id).revision.version, here.opens(game_id, "karadoc")
    here.connections.closed(listener)
    there.opens(game_id, "karadoc")
    here.connections.beat()
    there.connections.beat()
    assert find(here, lease_ms=6_000) == []
    assert here.service.read(game_id).revision.version == version


def test_a_process_that_is_killed_tells_nothing_and_its_seats_are_found(
    here: Process, there: Process, game_id: str
) -> None:
    here.opens(game_id, "karadoc")
    there.opens(game_id, "perceval")
    seen_last = here.registry.last_seen(Seat(game_id, "karadoc"))
    assert seen_last is not None
    # This one no longer beats; the other one does, a lease later.
    seen = there.registry.seen({Seat(game_id, "perceval"): there.service.clock.now() + 20_000})
    assert seen == []
    assert find(there) == [(Seat(game_id, "karadoc"), seen_last)]
    assert cut_players(there.service, game_id) == ["karadoc"]


def test_a_stream_that_opens_again_undoes_it(here: Process, there: Process, game_id: str) -> None:
    here.connections.closed(here.opens(game_id, "karadoc"))
    here.connections.beat()
    find(here)
    there.opens(game_id, "karadoc")
    assert cut_players(here.service, game_id) == []
    assert [b"connection_lost" in event for event in told(here.service, game_id)] == [True, False]


def test_a_process_that_was_too_slow_to_tell_undoes_it_with_its_next_beat(here: Process, game_id: str) -> None:
    here.opens(game_id, "karadoc")
    find(here)
    assert cut_players(here.service, game_id) == ["karadoc"]
    here.connections.beat()
    assert cut_players(here.service, game_id) == []


def test_a_stream_that_opens_while_its_seat_is_being_cut_wins(here: Process, there: Process, game_id: str) -> None:
    here.connections.closed(here.opens(game_id, "karadoc"))
    here.connections.beat()
    [(seat, seen)] = missing(here)

    class Meanwhile(PresenceRegistry):
        """Between the cut and its last look at the book the stream opens, and finds nothing to undo yet."""

        def forget(self, seat: Seat, at: int) -> bool:
            self.seen({seat: at + 5})
            return super().forget(seat, at)

    cut_off(here.service, Meanwhile(here.registry._client), seat, seen)
    assert cut_players(here.service, game_id) == []


def test_seats_without_a_stream_spectators_and_long_polls_are_never_cut(here: Process, game_id: str) -> None:
    here.opens(game_id, None)
    here.opens(game_id, "karadoc", "poll")
    here.connections.beat()
    assert find(here) == []


def test_of_two_finders_one_finds_and_a_lost_job_is_found_again(
    here: Process, there: Process, game_id: str, place: Place
) -> None:
    here.opens(game_id, "karadoc")
    assert len(missing(here)) == 1
    assert missing(there) == []
    here.registry._client.delete(place.layout.at(place.layout.bucket(game_id)).claims)
    assert len(missing(there)) == 1


def test_who_stands_has_left_or_plays_in_a_game_that_is_over_is_not_cut(here: Process, game_id: str) -> None:
    for player in ("karadoc", "nobody"):
        here.registry.seen({Seat(game_id, player): 1})
    here.registry.seen({Seat("gone", "karadoc"): 1})
    act(here.service, game_id, Forfeit(player="karadoc", at=here.service.clock.now()))
    assert len(find(here)) == 3
    assert told(here.service, game_id) == []
    here.registry.seen({Seat(game_id, "perceval"): 1})
    assert len(find(here)) == 1
    assert told(here.service, game_id) == []


def test_a_clock_that_was_set_back_keeps_nobody_connected_for_ever(here: Process, game_id: str) -> None:
    here.registry.seen({Seat(game_id, "karadoc"): here.service.clock.now() + 3_600_000})
    assert len(missing(here)) == 1, "he was seen just now"


def test_the_finder_has_a_job_made_and_does_not_believe_a_book_that_it_could_not_read(
    here: Process, game_id: str, place: Place
) -> None:
    here.opens(game_id, "karadoc")
    connection = place.beside()
    queue = windows_queue(connection)
    assert PresenceScan(here.registry, queue, lease_s=60).look() == 0, "nobody could tell while Redis was away"
    finder = PresenceScan(here.registry, queue, lease_s=0.001)
    assert eventually(lambda: finder.look() == 1)
    PRESENCE.set((here.service, here.registry))
    SimpleWorker([queue], connection=connection).work(burst=True, logging_level="WARNING")
    assert cut_players(here.service, game_id) == ["karadoc"]


def test_a_game_that_fails_stops_no_other(here: Process, game_id: str) -> None:
    here.opens(game_id, "karadoc")
    seen = here.registry.last_seen(Seat(game_id, "karadoc")) or 0
    broken = started(here.service, PEOPLE)
    here.registry.seen({Seat(broken, "karadoc"): seen})
    poison(here.service, broken)
    PRESENCE.set((here.service, here.registry))
    cut([(broken, "karadoc", seen), (game_id, "karadoc", seen)])
    assert cut_players(here.service, game_id) == ["karadoc"]
    assert here.registry.last_seen(Seat(broken, "karadoc")) is None


# --- over HTTP


@pytest.fixture
def web(place: Place, games: set[str]) -> Iterator[tuple[Table, Wiring]]:
    settings = place.settings(allow_test_dice=True, presence_lease_s=NEVER_S)
    app = create_app(settings)
    wired: Wiring = app.extensions[EXTENSION]
    table = Table.seated(app.test_client(), wired.clock)  # type: ignore[arg-type]
    table.start()
    games.add(table.id)
    yield table, wired
    wired.service.close()


def test_a_stream_over_http_is_in_the_book_until_it_is_closed(web: tuple[Table, Wiring], here: Process) -> None:
    table, _ = web
    headers = {**bearer(table.tokens["karadoc"]), "Accept": "text/event-stream"}
    stream = table.client.get(f"/v1/games/{table.id}/events", headers=headers)
    assert here.registry.last_seen(Seat(table.id, "karadoc")) is not None
    assert here.registry.last_seen(Seat(table.id, "perceval")) is None
    stream.close()
    find(here)
    seen = {p["id"]: (p["connected"], p["presence"]) for p in table.get().json["players"]}
    assert seen == {"perceval": (True, "seated"), "karadoc": (False, "seated")}


@pytest.mark.parametrize("path", ["", "/expected", "/events?after=0", "/record?format=json"])
def test_whoever_reads_with_his_token_is_there(web: tuple[Table, Wiring], here: Process, path: str) -> None:
    table, wired = web
    here.registry.seen({Seat(table.id, "karadoc"): wired.service.clock.now()})
    find(here)
    assert cut_players(here.service, table.id) == ["karadoc"]
    assert table.get(path).status_code in (200, 401)
    assert cut_players(here.service, table.id) == ["karadoc"], "this was somebody else"
    assert table.get(path, "karadoc").status_code == 200
    assert cut_players(here.service, table.id) == []
