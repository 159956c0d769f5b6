"""The service layer: once is once, old knowledge refuses nobody, and no secret lies in the open."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from service import engine
from service.access import credentials
from service.assemble import assemble
from service.engine.core.actions.acts import Act, Join, Start
from service.engine.core.refusals import Refusal
from service.engine.dice.acts import Roll
from service.games.commands import CreateGame, NewPlayer
from service.games.lists.listing import Filter
from service.games.service import GameService
from service.settings import Settings
from service.store.commits import NO_GAME, Commit, CommitResult, Conflict, Loaded, LoadResult
from service.store.errors import Contended, GameNotFound, IdempotencyInUse, IdempotencyMismatch
from service.store.idempotency import Idempotency, Record
from service.store.memory.store import MemoryStore
from service.store.meta import Meta
from service.store.revision import Revision
from tests.support.clock import SetClock
from tests.support.games import Answers, act, seated, started
from tests.support.places import Place


class CountingStore(MemoryStore):
    """Counts round trips, and may make every commit lose its race."""

    def __init__(self) -> None:
        super().__init__()
        self.trips: list[str] = []
        self.always_late = False

    def load(self, game_id: str, known: Revision = NO_GAME, record: Record | None = None) -> LoadResult:
        self.trips.append("load")
        return super().load(game_id, known, record)

    def commit(self, commit: Commit) -> CommitResult:
        self.trips.append("commit")
        if self.always_late:
            found = super().load(commit.game_id)
            assert isinstance(found, Loaded)
            return Conflict(commit.expected, found.blob or b"", self.ping(), commit.nonces, self.epoch)
        return super().commit(commit)


@pytest.fixture
def store() -> CountingStore:
    return CountingStore()


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


@pytest.fixture
def service(store: CountingStore, clock: SetClock) -> GameService:
    return GameService(store, Settings(), clock)


def key(name: str = "key", fingerprint: str = "f") -> Idempotency:
    return Idempotency(name, fingerprint * 64)


def create(service: GameService, idem: Idempotency | None, name: str = "Perceval") -> Any:
    answers = Answers()
    command = CreateGame(ruleset="wikimonde", player=NewPlayer(name=name), at=service.clock.now())
    return service.create(command, idem, answers), answers


def test_an_act_on_a_game_that_this_process_knows_is_one_round_trip(service: GameService, store: CountingStore) -> None:
    game_id = started(service, ["perceval", "karadoc"])
    store.trips.clear()
    act(service, game_id, Roll(player="perceval", at=service.clock.now()))
    assert store.trips == ["commit"]


def test_an_act_on_a_game_that_another_process_changed_is_one_round_trip_more(
    service: GameService, store: CountingStore, clock: SetClock
) -> None:
    game_id = started(service, ["perceval", "karadoc"])
    other = GameService(store, Settings(), clock)
    act(other, game_id, Roll(player="karadoc", at=clock.now()))
    store.trips.clear()
    done = act(service, game_id, Roll(player="perceval", at=clock.now()))
    assert store.trips == ["commit", "commit"]
    assert done.effect == "counted"


def test_a_creation_that_is_retried_makes_one_game_and_gives_the_same_seat(service: GameService) -> None:
    first, answers = create(service, key())
    again, _ = create(service, key())
    assert (again.status, again.body, again.headers) == (first.status, first.body, first.headers)
    assert (first.replayed, again.replayed) == (False, True)
    assert len(service.lobby(None, 10).cards) == 1
    assert answers.last.secrets["token"] in first.body.decode()


def test_another_request_under_the_same_key_is_refused(service: GameService) -> None:
    create(service, key())
    with pytest.raises(IdempotencyMismatch):
        create(service, key(fingerprint="e"))
    game_id = seated(service, ["perceval"])
    join = Join(player="", at=service.clock.now(), name="Karadoc")
    service.act(game_id, join, key(), Answers())
    with pytest.raises(IdempotencyMismatch):
        service.act(game_id, join, key(fingerprint="e"), Answers())


def test_an_act_that_is_retried_acts_once_even_when_it_would_be_refused_now(service: GameService) -> None:
    game_id = seated(service, ["perceval", "karadoc"])
    start = Start(player="perceval", at=service.clock.now())
    first = service.act(game_id, start, key(), Answers())
    again = service.act(game_id, start, key(), Answers())
    assert again.replayed
    assert (again.status, again.body) == (first.status, first.body)
    with pytest.raises(Refusal):
        service.act(game_id, start, None, Answers())


def test_a_retry_in_another_process_gets_the_first_answer(
    service: GameService, store: CountingStore, clock: SetClock
) -> None:
    game_id = started(service, ["perceval", "karadoc"])
    roll = Roll(player="perceval", at=clock.now())
    first = service.act(game_id, roll, key(), Answers())
    again = GameService(store, Settings(), clock).act(game_id, roll, key(), Answers())
    assert again.replayed
    assert again.body == first.body


def test_a_key_that_is_in_hand_is_refused_until_it_is_done(service: GameService) -> None:
    game_id = started(service, ["perceval", "karadoc"])
    inside, go = threading.Event(), threading.Event()

    def slow(game: Any, meta: Meta) -> Act:
        inside.set()
        go.wait(5)
        return Roll(player="perceval", at=service.clock.now())

    thread = threading.Thread(target=lambda: service.act(game_id, slow, key(), Answers()))
    thread.start()
    inside.wait(5)
    with pytest.raises(IdempotencyInUse):
        service.act(game_id, Roll(player="perceval", at=service.clock.now()), key(), Answers())
    go.set()
    thread.join()
    assert service.act(game_id, Roll(player="perceval", at=service.clock.now()), key(), Answers()).replayed


def test_a_refusal_is_judged_on_the_game_as_it_is_and_not_as_this_process_remembers_it(
    service: GameService, store: CountingStore, clock: SetClock
) -> None:
    game_id = seated(service, ["perceval", "karadoc"])
    other = GameService(store, Settings(), clock)
    act(other, game_id, Start(player="perceval", at=clock.now()))
    # This process still believes that nobody has started: a roll would be refused there.
    assert act(service, game_id, Roll(player="perceval", at=clock.now())).effect == "counted"


def test_a_token_that_another_process_gave_is_known_at_once(
    service: GameService, store: CountingStore, clock: SetClock
) -> None:
    game_id = seated(service, ["perceval"])
    other = GameService(store, Settings(), clock)
    token = act(other, game_id, Join(player="", at=clock.now(), name="Karadoc")).secrets["token"]

    def build(game: Any, meta: Meta) -> Act:
        seats = {kept: player for player, kept in meta.tokens.items()}
        return Start(player=seats[credentials.digest(token)], at=clock.now())

    assert service.act(game_id, build, None, Answers()).status == 201


def test_what_was_due_before_a_refused_act_is_kept(service: GameService, clock: SetClock) -> None:
    game_id = started(service, ["perceval", "karadoc"])
    before = len(service.events(game_id, 0, 1000))
    clock.time += 3_600_000
    with pytest.raises(Refusal):
        act(service, game_id, Start(player="perceval", at=clock.now()))
    assert len(service.events(game_id, 0, 1000)) > before


def test_reading_settles_once_and_changes_nothing_else(service: GameService, clock: SetClock) -> None:
    game_id = started(service, ["perceval", "karadoc"])
    clock.time += 16_000
    first, again = service.read(game_id), service.read(game_id)
    assert first.revision == again.revision
    assert engine.encode(first.game) == engine.encode(again.game)


def test_losing_every_race_ends_with_a_clear_error_and_no_act(service: GameService, store: CountingStore) -> None:
    game_id = started(service, ["perceval", "karadoc"])
    store.always_late = True
    with pytest.raises(Contended):
        act(service, game_id, Roll(player="perceval", at=service.clock.now()))


def test_a_game_that_is_not_there_is_not_found(service: GameService) -> None:
    with pytest.raises(GameNotFound):
        service.read("nothing")
    with pytest.raises(GameNotFound):
        act(service, "nothing", Start(player="perceval", at=0))


def test_the_lobby_follows_names_and_status(service: GameService) -> None:
    game_id = seated(service, ["perceval"])
    create(service, None)
    act(service, game_id, Join(player="", at=service.clock.now(), name="Karadoc"))
    waiting = [msgspec.json.decode(card) for card in service.lobby(None, 10, Filter(status="lobby")).cards]
    assert {tuple(card["players"]) for card in waiting} == {("perceval", "Karadoc"), ("Perceval",)}
    act(service, game_id, Start(player="perceval", at=service.clock.now()))
    playing = service.lobby(None, 10, Filter(status="playing")).cards
    assert [msgspec.json.decode(card)["id"] for card in playing] == [game_id]


@pytest.fixture
def real(place: Place) -> Iterator[GameService]:
    found = assemble(place.settings())
    yield found
    found.close()


def test_neither_tokens_nor_keys_lie_in_redis_in_the_open(real: GameService, place: Place) -> None:
    secret_key = "a-key-that-only-the-client-knows"
    _, answers = create(real, key(secret_key))
    token = answers.last.secrets["token"]
    kept = b""
    with place.client() as client:
        for name in place.names("*"):
            kept += name + b"\n" + (client.dump(name) or b"")
            if client.type(name) == b"string":
                kept += client.get(name) or b""
            if client.type(name) == b"hash":
                kept += b"".join(client.hgetall(name).values())
    assert credentials.digest(token).encode() in kept
    assert token.encode() not in kept
    assert secret_key.encode() not in kept


def test_a_sealed_answer_opens_with_its_own_key_only() -> None:
    from service.store.idempotency import StoredAnswer

    answer = StoredAnswer(201, b"a secret token", {"Location": "/x"})
    kept = credentials.keep(answer, key("mine"), secret=True)
    assert b"secret" not in kept
    found = credentials.reveal(kept, key("mine"))
    assert (found.status, found.body, found.headers) == (201, b"a secret token", {"Location": "/x"})
    with pytest.raises(IdempotencyMismatch):
        credentials.reveal(kept, key("other"))


def test_a_stored_answer_that_was_changed_or_is_of_another_form_is_not_told() -> None:
    from service.store.idempotency import StoredAnswer

    kept = credentials.keep(StoredAnswer(201, b"a secret token", {}), key("mine"), secret=True)
    for changed in (kept[:-1] + bytes([kept[-1] ^ 1]), kept[:20], kept[:1], b"", b"\x01" + kept[1:]):
        with pytest.raises(IdempotencyMismatch):
            credentials.reveal(changed, key("mine"))
