"""API keys: kept as hashes, believed for a moment, over when they are revoked; one contract, memory and Redis."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from service.access.command import command
from service.access.key_repository import KeyRepository, MemoryKeyRepository, RedisKeyRepository
from service.access.keys import Key, digest, new_id, new_secret
from service.access.known import MOST, REMEMBERED_MS, SEEN_EVERY_MS, KnownKeys
from service.runtime.embedded_redis import ADDRESS
from service.runtime.running_services import Entry, Running
from service.store.errors import StoreUnavailable
from service.store.redis.connection import connect
from tests.support.clock import SetClock
from tests.support.places import ON_ALL, Place, place_on
from tests.support.redis import RedisServer


@pytest.fixture(params=["memory", *ON_ALL])
def repository(request: pytest.FixtureRequest) -> Iterator[KeyRepository]:
    if request.param == "memory":
        yield MemoryKeyRepository()
        return
    client = place_on(request.param, request).client()
    yield RedisKeyRepository(client)
    client.close()


def key(**more: object) -> Key:
    return msgspec.structs.replace(Key(id=new_id(), name="ligue", scopes=frozenset({"games"}), created=1), **more)


# --- the repository


def test_a_key_is_found_by_the_hash_of_its_secret(repository: KeyRepository) -> None:
    secret, made = new_secret(), key(expires=99, games=4)
    repository.put(digest(secret), made)
    assert repository.find(digest(secret)) == made
    assert repository.find(digest(secret + "x")) is None


def test_a_repository_lists_its_keys_oldest_first(repository: KeyRepository) -> None:
    for created in (3, 1, 2):
        repository.put(digest(str(created)), key(created=created))
    assert [found.created for found in repository.every().values()] == [1, 2, 3]


def test_a_repository_knows_when_a_key_was_last_seen(repository: KeyRepository) -> None:
    assert repository.last_used() == {}
    repository.used("f" * 64, 1_800_000_000_000)
    assert repository.last_used() == {"f" * 64: 1_800_000_000_000}


# --- what a process remembers


class Counting(MemoryKeyRepository):
    """A repository that counts how often it is asked, and may be away."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.away = False

    def find(self, hashed: str) -> Key | None:
        self.asked += 1
        if self.away:
            raise StoreUnavailable("away")
        return super().find(hashed)

    def used(self, hashed: str, at: int) -> None:
        if self.away:
            raise StoreUnavailable("away")
        super().used(hashed, at)


def test_a_key_is_asked_for_once_in_a_while_only() -> None:
    clock, repository = SetClock(), Counting()
    known = KnownKeys(repository, clock.now)
    repository.put(digest("s"), key())
    assert all(known.find("s") for _ in range(100))
    assert repository.asked == 1
    clock.time += REMEMBERED_MS
    assert known.find("s")
    assert repository.asked == 2


def test_a_guess_is_asked_for_once_in_a_while_only_and_never_fills_the_memory() -> None:
    clock, repository = SetClock(), Counting()
    known = KnownKeys(repository, clock.now)
    assert not any(known.find("guess") for _ in range(100))
    assert repository.asked == 1
    for number in range(MOST + 10):
        known.find(f"guess {number}")
    assert len(known._found) == MOST


def test_a_revocation_counts_as_soon_as_what_is_remembered_is_old() -> None:
    clock, repository = SetClock(), Counting()
    known = KnownKeys(repository, clock.now)
    made = key()
    repository.put(digest("s"), made)
    assert known.find("s") == made
    repository.put(digest("s"), msgspec.structs.replace(made, revoked=clock.now()))
    clock.time += REMEMBERED_MS
    found = known.find("s")
    assert found
    assert "revoked" in found.why_not(clock.now())


def test_while_the_book_is_away_a_key_that_was_known_goes_on_and_others_wait() -> None:
    """Whoever reads the measurements wants to most when Redis is down."""
    clock, repository = SetClock(), Counting()
    known = KnownKeys(repository, clock.now)
    made = key()
    repository.put(digest("s"), made)
    assert known.find("s") == made
    repository.away = True
    for _ in range(3):
        clock.time += REMEMBERED_MS
        assert known.find("s") == made
    with pytest.raises(StoreUnavailable):
        known.find("other")


def test_a_clock_that_is_set_back_does_not_keep_a_key_alive() -> None:
    clock, repository = SetClock(), Counting()
    known = KnownKeys(repository, clock.now)
    known.find("s")
    clock.time -= 3_600_000
    known.find("s")
    assert repository.asked == 2


def test_that_a_key_is_used_is_noted_once_a_minute_and_never_in_the_way() -> None:
    clock, repository = SetClock(), Counting()
    known = KnownKeys(repository, clock.now)
    repository.put(digest("s"), key())
    first = clock.now()
    for _ in range(3):
        clock.time += 1000
        known.find("s")
    assert repository.last_used() == {digest("s"): first + 1000}
    clock.time += SEEN_EVERY_MS
    repository.away = True
    assert known.find("s")


def test_keys_from_the_settings_may_make_games_and_need_no_book() -> None:
    repository = Counting()
    found = KnownKeys(repository, SetClock().now, [digest("s")]).find("s")
    assert found
    assert (found.scopes, repository.asked) == ({"games"}, 0)


# --- the command


def run(place: Place, *arguments: str) -> Result:
    return CliRunner().invoke(command, arguments, env=place.environment)


def test_a_key_is_made_shown_once_listed_and_revoked(place: Place) -> None:
    made = run(place, "create", "ligue", "--scope=games", "--scope=webhooks", "--expires=90", "--games=12")
    secret = made.stdout.strip()
    assert secret.startswith("ck_")
    assert len(secret) == 46
    with place.client() as client:
        stored = b"".join(client.hgetall("chouette:keys").values()) + b"".join(client.hgetall("chouette:keys"))
        assert secret.encode() not in stored
        found = RedisKeyRepository(client).find(digest(secret))
    assert found
    assert (found.name, found.scopes, found.games) == ("ligue", {"games", "webhooks"}, 12)
    assert found.expires == found.created + 90 * 24 * 3600 * 1000
    assert abs(found.created - time.time() * 1000) < 60_000
    listed = run(place, "list").stdout
    assert found.id in listed
    assert "games,webhooks  valid" in listed
    assert found.id in run(place, "revoke", found.id).stdout
    shown = run(place, "show", found.id).stdout
    assert "state:     revoked" in shown
    assert all(secret not in text for text in (listed, shown, made.stderr))


def test_wrong_words_are_explained(place: Place) -> None:
    assert "There are no keys yet" in run(place, "list").output
    assert "no key key_none" in run(place, "show", "key_none").output
    assert "'everything' is not one of" in run(place, "create", "x", "--scope=everything").output
    assert "Missing option '--scope'" in run(place, "create", "x").output
    assert "1 to 64 printable" in run(place, "create", "a\nb", "--scope=games").output


def test_without_an_address_it_is_the_service_that_runs_on_the_data_directory(
    redis_server: RedisServer, tmp_path: Path
) -> None:
    redis_server.flush()
    (tmp_path / ADDRESS).write_text(redis_server.url)
    there = [f"--data-dir={tmp_path}"]
    made = CliRunner().invoke(command, ["create", "moi", "--scope=games", *there], env={"CHOUETTE_REDIS_URL": ""})
    assert made.exit_code == 0, made.output
    with connect(redis_server.url) as client:
        assert RedisKeyRepository(client).find(digest(made.stdout.strip()))


def test_where_no_service_runs_it_says_so(tmp_path: Path) -> None:
    for text in (None, f"unix://{tmp_path}/redis.sock"):
        if text:
            (tmp_path / ADDRESS).write_text(text)
        said = CliRunner().invoke(command, ["list", f"--data-dir={tmp_path}"], env={"CHOUETTE_REDIS_URL": ""})
        assert said.exit_code == 1
        assert "No chouette serve is running" in said.output


def serving(folder: Path, name: str, redis_server: RedisServer) -> Entry:
    """As `chouette serve` on a folder of that name tells that it runs."""
    (folder / name).mkdir()
    (folder / name / ADDRESS).write_text(redis_server.url)
    return Entry(Running(api=f"http://127.0.0.1/{name}", data_dir=str(folder / name)))


def keys(folder: Path, *arguments: str) -> Result:
    return CliRunner().invoke(command, arguments, env={"CHOUETTE_REDIS_URL": "", "XDG_DATA_HOME": str(folder)})


def test_it_is_told_at_which_service_a_key_was_made(
    redis_server: RedisServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    redis_server.flush()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    entry = serving(tmp_path, "one", redis_server)
    made = keys(tmp_path, "create", "moi", "--scope=games")
    assert made.exit_code == 0, made.output
    assert f"at the service at http://127.0.0.1/one ({tmp_path}/one)" in made.stderr
    entry.close()
    assert "No chouette serve is running" in keys(tmp_path, "create", "moi", "--scope=games").output
    elsewhere = keys(tmp_path, "create", "moi", "--scope=games", f"--redis-url={redis_server.url}")
    assert f"at the Redis at {redis_server.url}" in elsewhere.stderr


def test_among_several_services_it_does_not_guess(
    redis_server: RedisServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    redis_server.flush()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    first = serving(tmp_path, "one", redis_server)
    second = subprocess.Popen(
        [sys.executable, "-c", "from service.runtime.running_services import *; import time\n"
         "kept = Entry(Running(api='http://127.0.0.1/two', redis='redis://:***@far/0'))\n"
         "print('there', flush=True)\ntime.sleep(600)"],
        stdout=subprocess.PIPE,
    )  # fmt: skip
    assert second.stdout is not None
    second.stdout.readline()
    refused = keys(tmp_path, "create", "moi", "--scope=games")
    assert refused.exit_code == 1
    assert "2 services run on this machine. Say which one is meant:" in refused.output
    assert f"--data-dir {tmp_path}/one   for the service at http://127.0.0.1/one" in refused.output
    assert "--redis-url redis://:***@far/0   for the service at http://127.0.0.1/two" in refused.output
    assert RedisKeyRepository(connect(redis_server.url)).every() == {}
    meant = keys(tmp_path, "create", "moi", "--scope=games", f"--data-dir={tmp_path}/one")
    assert meant.exit_code == 0
    assert f"at the service on {tmp_path}/one" in meant.stderr
    first.close()
    alone = keys(tmp_path, "list")
    assert "wants a password: name it with --redis-url" in alone.output
    second.kill()
    second.wait()
    assert "No chouette serve is running" in keys(tmp_path, "list").output
    second.stdout.close()
