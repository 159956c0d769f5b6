"""What URLs say, and what of them is shown."""

from __future__ import annotations

import pytest

from service.store.redis.connections.places import WrongUrl, place_of, without_password


@pytest.mark.parametrize("url", ["redis://host", "rediss://:secret@host:6380/1", "unix:///run/redis.sock"])
def test_one_server_is_meant_as_redis_py_writes_it(url: str) -> None:
    assert place_of(url) == ("plain", url, (), "", ())


def test_sentinels_name_a_master() -> None:
    place = place_of("redis+sentinel://s1,s2:26380,[::1]:5/games")
    assert place.way == "sentinel"
    assert place.hosts == (("s1", 26_379), ("s2", 26_380), ("::1", 5))
    assert place.name == "games"
    assert place.url == "redis://s1:26379/0"


def test_servers_and_sentinels_have_credentials_of_their_own() -> None:
    place = place_of("rediss+sentinel://me:pass%2Fword@s1,s2/games/2?sentinel_username=you&sentinel_password=other")
    assert place.url == "rediss://me:pass%2Fword@s1:26379/2"
    assert place.tls
    assert place.credentials == (("username", "you"), ("password", "other"))


def test_a_cluster_is_known_by_some_of_its_nodes() -> None:
    place = place_of("redis+cluster://:secret@h1,h2:7000")
    assert place.way == "cluster"
    assert place.hosts == (("h1", 6_379), ("h2", 7_000))
    assert place.url == "redis://:secret@h1:6379/0"


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://host", "begins with none of"),
        ("redis", "begins with none of"),
        ("redis+replica://host", "begins with none of"),
        ("redis+sentinel://s1,s2", "the name by which Sentinels know the master is missing"),
        ("redis+sentinel://s1,s2/", "the name by which Sentinels know the master is missing"),
        ("redis+sentinel://s1/games/first", "the number of a database"),
        ("redis+cluster://h1,,h2", "'' is no host"),
        ("redis+cluster://h1:99999", "'h1:99999' is no host"),
        ("redis+cluster://h1/3", "one database"),
        ("unix+cluster:///run/redis.sock", "begins with none of"),
    ],
)
def test_what_is_no_url_is_told_in_a_sentence(url: str, why: str) -> None:
    with pytest.raises(WrongUrl, match=why):
        place_of(url)


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("redis://host/0", "redis://host/0"),
        ("redis://u:p@h:1/0", "redis://u:***@h:1/0"),
        ("unix:///a/b.sock", "unix:///a/b.sock"),
        ("redis://:secret@host/0", "redis://:***@host/0"),
        ("redis+cluster://me:secret@h1,h2", "redis+cluster://me:***@h1,h2"),
        (
            "redis+sentinel://:secret@s1,s2/games?sentinel_password=other&x=1",
            "redis+sentinel://:***@s1,s2/games?sentinel_password=***&x=1",
        ),
    ],
)
def test_passwords_are_not_shown(url: str, shown: str) -> None:
    assert without_password(url) == shown
