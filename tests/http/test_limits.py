"""Rate limits over HTTP: a flood is told to wait before anything of it happens; people never meet them."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from service.access.quotas import Quota
from service.http.pipeline.client_address import ClientAddresses
from tests.http.table import HandClock, Table, application, bearer
from tests.http.test_keys import give

PASS = {"annonce": "pass"}
HERE = "192.0.2.7"


def limited(clock: HandClock, **quotas: Quota) -> FlaskClient:
    """Somebody at a server that limits only this."""
    return application(clock, limits=quotas).test_client()


def test_every_answer_tells_its_bucket_and_what_is_left(client: FlaskClient) -> None:
    told = client.get("/v1/rulesets")
    assert told.headers["RateLimit-Policy"] == '"reads";q=600;w=10'
    assert told.headers["RateLimit"] == '"reads";r=599;t=1'


def test_a_flood_of_shouts_is_told_to_wait_and_nothing_of_it_happens(table: Table) -> None:
    table.begin()
    answers = [table.post("perceval", "annonces", PASS) for _ in range(40)]
    codes = [answer.status_code for answer in answers]
    assert codes[:30].count(429) == 0
    assert codes[30:] == [429] * 10
    refused = answers[-1]
    assert refused.json["code"] == "rate_limited"
    assert refused.json["values"] == {"policy": "shouts", "retry_after": 1}
    assert refused.headers["Retry-After"] == "1"
    assert refused.headers["RateLimit"] == '"shouts";r=0;t=1'
    # The same shout a moment later counts: what was refused had not come in.
    table.clock.move(1000)
    assert table.post("perceval", "annonces", PASS).status_code != 429


def test_who_floods_with_shouts_can_still_throw_and_his_neighbours_can_shout(table: Table) -> None:
    thrower = table.begin()
    for _ in range(40):
        table.post(thrower, "annonces", PASS)
    assert table.post(thrower, "annonces", PASS).status_code == 429
    assert table.post(thrower, "rolls").status_code == 201
    other = next(player for player in table.tokens if player != thrower)
    assert table.post(other, "annonces", PASS).status_code != 429


def test_the_liveliest_people_at_the_fastest_human_pace_never_meet_a_limit(table: Table) -> None:
    """Ten shouts a second from everybody, a look and what he may do after each, for a minute of play."""
    table.begin()
    for _ in range(600):
        table.clock.move(100)
        game = table.get().json
        if game["to_throw"]:
            assert table.post(game["to_throw"], "rolls").status_code != 429
        for player in table.tokens:
            assert table.post(player, "annonces", PASS).status_code != 429
            assert table.get("/expected", player).status_code == 200
    # And when somebody hammers on his keys with all fingers: ten more at once.
    assert all(table.post("perceval", "annonces", PASS).status_code != 429 for _ in range(10))


def test_a_retry_that_was_told_to_wait_gets_the_answer_of_the_first(clock: HandClock) -> None:
    client = limited(clock, acts=Quota(3, 6))
    table = Table.seated(client, clock)
    first = table.post("perceval", "start", {}, Idempotency_Key="k")
    assert first.status_code == 201
    while table.post("perceval", "start", {}, Idempotency_Key="k").status_code != 429:
        pass
    clock.move(2000)
    again = table.post("perceval", "start", {}, Idempotency_Key="k")
    assert again.data == first.data
    assert again.headers["Idempotent-Replayed"] == "true"


# --- who is who


def test_making_games_and_taking_seats_counts_per_address(clock: HandClock) -> None:
    client = limited(clock, creates=Quota(2, 60), joins=Quota(3, 60))

    def create(address: str) -> int:
        body = {"ruleset": "wikimonde"}
        return client.post("/v1/games", json=body, environ_base={"REMOTE_ADDR": address}).status_code

    assert [create(HERE) for _ in range(3)] == [201, 201, 429]
    assert create("192.0.2.8") == 201
    table = Table.made(client, clock)
    seats = [client.post(f"/v1/games/{table.id}/players", json={"name": name}).status_code for name in "abcd"]
    assert seats == [201, 201, 201, 429]


def test_a_key_has_a_bucket_of_its_own(clock: HandClock) -> None:
    app = application(clock, limits={"creates": Quota(1, 60), "keys": Quota(3, 60)})
    give(app, "ck_mine", "games")
    client, body = app.test_client(), {"ruleset": "wikimonde"}
    assert client.post("/v1/games", json=body).status_code == 201
    assert client.post("/v1/games", json=body).status_code == 429
    mine = [client.post("/v1/games", json=body, headers={"X-API-Key": "ck_mine"}) for _ in range(4)]
    assert [answer.status_code for answer in mine] == [201, 201, 201, 429]
    assert mine[0].headers["RateLimit"] == '"keys";r=2;t=20'
    # A key that is none opens no bucket: its sender is one of those at this address.
    assert client.post("/v1/games", json=body, headers={"X-API-Key": "ck_other"}).status_code == 429


def test_a_seat_has_its_own_bucket_also_where_its_client_sends_a_key_with_everything(clock: HandClock) -> None:
    app = application(clock, limits={"keys": Quota(100, 1), "shouts": Quota(30, 2)})
    give(app, "ck_mine", "games")
    table = Table.seated(app.test_client(), clock)
    table.begin()
    said = table.post("perceval", "annonces", PASS, X_API_Key="ck_mine")
    assert said.headers["RateLimit-Policy"] == '"shouts";q=30;w=2'


def test_guessed_keys_count_against_their_address_and_not_against_who_has_one(clock: HandClock) -> None:
    app = application(clock, limits={"strangers": Quota(3, 60), "keys": Quota(100, 1)})
    give(app, "ck_mine", "games")
    client = app.test_client()

    def ask(key: str) -> int:
        return client.get("/v1/rulesets", headers={"X-API-Key": key}).status_code

    assert ask("ck_mine") == 200
    assert [ask(f"ck_{number}") for number in range(5)] == [200, 200, 200, 429, 429]
    assert ask("ck_mine") == 200


def test_a_player_whom_this_process_has_not_met_costs_his_address_nothing(clock: HandClock) -> None:
    client = limited(clock, strangers=Quota(2, 60), reads=Quota(100, 1))
    tables = [Table.seated(client, clock) for _ in range(5)]
    for table in tables:
        seen = table.get(player="perceval")
        assert seen.headers["RateLimit-Policy"] == '"reads";q=100;w=1'


def test_tokens_that_open_nothing_count_against_their_address_wherever_they_are_sent(clock: HandClock) -> None:
    client = limited(clock, strangers=Quota(2, 60))
    table = Table.seated(client, clock)
    paths = (f"/v1/games/{table.id}", "/v1/rulesets", "/v1/time")
    codes = [client.get(path, headers=bearer(f"guess {path}")).status_code for path in paths]
    assert codes == [401, 200, 429]
    assert client.get(paths[0], headers=bearer("guess"), environ_base={"REMOTE_ADDR": HERE}).status_code == 401


def test_health_and_docs_are_for_everybody(clock: HandClock) -> None:
    client = limited(clock, reads=Quota(1, 3600), strangers=Quota(1, 3600))
    for path in ("/healthz", "/readyz", "/docs", "/openapi.json"):
        answers = [client.get(path) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200] * 3
        assert "RateLimit" not in answers[0].headers


def test_preflights_of_browsers_are_not_counted_and_scripts_may_read_the_headers(client: FlaskClient) -> None:
    asked = {"Origin": "https://table.example", "Access-Control-Request-Method": "POST"}
    assert "RateLimit" not in client.options("/v1/games", headers=asked).headers
    seen = client.get("/v1/time", headers={"Origin": "https://table.example"})
    assert {"RateLimit", "RateLimit-Policy", "Retry-After"} <= set(
        seen.headers["Access-Control-Expose-Headers"].split(", ")
    )


def test_opening_streams_has_a_bucket_of_its_own(clock: HandClock) -> None:
    client = limited(clock, streams=Quota(1, 600))
    table = Table.seated(client, clock, dice=[6, 1, 5, 5, 5], options={"target": 50})
    table.finish()
    stream = {"Accept": "text/event-stream"}
    assert client.get(f"/v1/games/{table.id}/events", headers=stream).status_code == 200
    assert client.get(f"/v1/games/{table.id}/events", headers=stream).status_code == 429
    assert client.get(f"/v1/games/{table.id}/events").status_code == 200


# --- addresses


def caller(peer: str, forwarded: str | None = None, *trusted: str) -> str:
    named = {} if forwarded is None else {"HTTP_X_FORWARDED_FOR": forwarded}
    return ClientAddresses(trusted).of({"REMOTE_ADDR": peer, **named})


def test_who_calls_directly_counts_by_his_address() -> None:
    assert caller(HERE) == HERE
    assert caller(f"::ffff:{HERE}") == HERE
    assert caller("2001:db8:1:2:3:4:5:6") == caller("2001:db8:1:2::9") == "2001:db8:1:2::/64"


def test_what_anybody_writes_into_a_header_is_not_believed() -> None:
    assert caller(HERE, "198.51.100.1") == HERE
    assert caller(HERE, "198.51.100.1", "10.0.0.0/8") == HERE


def test_a_proxy_that_is_named_is_believed_but_not_what_came_before_it() -> None:
    assert caller("10.0.0.1", "198.51.100.1", "10.0.0.0/8") == "198.51.100.1"
    assert caller("10.0.0.1", "203.0.113.5, 198.51.100.1, 10.9.9.9", "10.0.0.0/8") == "198.51.100.1"


PROXY, INSIDE = "10.0.0.1", "10.0.0.0/8"
WITH_PORT = {
    "198.51.100.1:54321": "198.51.100.1",
    "198.51.100.1:0": "198.51.100.1",
    "[2001:db8:1:2::9]:443": "2001:db8:1:2::/64",
    "[2001:db8:1:2::9]": "2001:db8:1:2::/64",
    "2001:db8:1:2::9": "2001:db8:1:2::/64",
    "2001:db8:1:2::9%eth0": "2001:db8:1:2::/64",
    "[::ffff:198.51.100.1]:80": "198.51.100.1",
    "::ffff:198.51.100.1": "198.51.100.1",
    " 198.51.100.1\t": "198.51.100.1",
    "203.0.113.5, 198.51.100.1:80 , 10.9.9.9:8080": "198.51.100.1",
    "unknown, 198.51.100.1": "198.51.100.1",
}


@pytest.mark.parametrize("named", WITH_PORT)
def test_an_address_that_is_named_with_its_port_is_that_address(named: str) -> None:
    assert caller(PROXY, named, INSIDE) == WITH_PORT[named]


UNUSABLE = (
    "", " ", ",", "198.51.100.1,", "198.51.100.1, ", "unknown", "198.51.100.1, unknown",
    "_hidden", "nonsense", "localhost", "198.51.100.1:", "198.51.100.1:http", "198.51.100.1:999999",
    "198.51.100.1:80:80", "198.51.100",
    "198.51.100.256", "198.51.100.1%eth0", "0x7f.1", "[2001:db8::9", "2001:db8::9]", "[2001:db8::9]443",
    "[2001:db8::9]:", "[2001:db8::9]:x", "[]:80", ":80", "2001:db8::9::1", "198.51.100.1;for=x", '"198.51.100.1"',
    "\x00", "\xb2",
    "1.2.3.\u0664", "a" * 5000,
)  # fmt: skip


@pytest.mark.parametrize("named", UNUSABLE)
def test_an_address_that_is_none_is_the_proxys_and_never_no_limit(named: str, clock: HandClock) -> None:
    assert caller(PROXY, named, INSIDE) == PROXY
    assert caller("", named) == caller("", "") != "", "a proxy at a socket file has no address, and is one caller"
    quotas = {"limits": {"creates": Quota(2, 60)}, "trusted_proxies": (INSIDE,)}
    client = application(clock, **quotas).test_client()
    environ = {"REMOTE_ADDR": PROXY, "HTTP_X_FORWARDED_FOR": named}
    made = [client.post("/v1/games", json={"ruleset": "wikimonde"}, environ_base=environ) for _ in range(3)]
    assert [answer.status_code for answer in made] == [201, 201, 429]


def test_who_comes_from_inside_the_trusted_network_counts_by_the_nearest_address() -> None:
    assert caller(PROXY, "10.5.5.5", INSIDE) == "10.5.5.5"
    assert caller(PROXY, "unknown, 10.9.9.9", INSIDE) == PROXY
    # What stands before it, a client inside may have written.
    assert caller(PROXY, "10.7.7.7, 10.5.5.5", INSIDE) == "10.5.5.5"


@pytest.mark.parametrize("peer", ["10.0.0.1", "127.0.0.1", "192.168.1.9", "::1", "fd00::1"])
def test_behind_a_proxy_that_nobody_named_all_count_as_one_and_the_log_says_how_to_tell_them_apart(
    peer: str, caplog: pytest.LogCaptureFixture
) -> None:
    callers = ClientAddresses(())
    environs = [{"REMOTE_ADDR": peer, "HTTP_X_FORWARDED_FOR": f"198.51.100.{number}"} for number in range(3)]
    with caplog.at_level("WARNING"):
        assert {callers.of(environ) for environ in environs} == {caller(peer)}
    assert len(caplog.records) == 1
    assert "CHOUETTE_TRUSTED_PROXIES" in caplog.text


def test_a_proxy_that_names_nothing_usable_is_told_of_once(caplog: pytest.LogCaptureFixture) -> None:
    callers = ClientAddresses((INSIDE,))
    with caplog.at_level("WARNING"):
        for _ in range(3):
            callers.of({"REMOTE_ADDR": PROXY, "HTTP_X_FORWARDED_FOR": "unknown"})
    assert ["X-Forwarded-For" in record.getMessage() for record in caplog.records] == [True]
