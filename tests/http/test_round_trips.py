"""The round trip of a connection: the system's own figure, or a trusted proxy's; never a client's."""

from __future__ import annotations

import socket
import sys
from typing import Any

import pytest

from service.commands.latency import quicker
from service.engine.core.timing.lag import ALLOWANCE_MS
from service.http.pipeline.client_address import ClientAddresses
from service.http.streaming.round_trips import RoundTrips
from service.telemetry import tcp_info
from tests.http.table import HandClock, Table, application
from tests.http.test_pings import lag_of, measure, pings

HEADER = "X-Connection-RTT"
PROXY = "10.0.0.7"
BEHIND = {"trusted_proxies": (PROXY, "127.0.0.1"), "rtt_header": HEADER}


class Shown:
    """A connection as the web worker has it, whose round trip is known."""

    round_trip_us = 20_400


def told(environ: dict[str, Any], header: str = HEADER, trusted: tuple[str, ...] = (PROXY,)) -> int | None:
    return RoundTrips(ClientAddresses(trusted), header).of(environ)()


@pytest.mark.parametrize(
    ("value", "ms"),
    [("20400", 21), (" 20000 ", 20), ("1", 1), ("", None), ("0", None), ("-5", None), ("2.5", None), ("20400, 1", None),
     ("²", None), ("9" * 30, None), ("90000000", None)],
)  # fmt: skip
def test_a_trusted_proxy_tells_it_in_microseconds(value: str, ms: int | None) -> None:
    environ = {"REMOTE_ADDR": PROXY, "HTTP_X_CONNECTION_RTT": value, "gunicorn.socket": Shown()}
    assert told(environ) == ms, "and what its own connection shows is not the client's"


def test_of_a_proxy_that_tells_nothing_and_of_one_that_is_not_trusted_nothing_is_known() -> None:
    forged = {"HTTP_X_CONNECTION_RTT": "400000", "gunicorn.socket": Shown()}
    assert told({"REMOTE_ADDR": PROXY, "gunicorn.socket": Shown()}) is None
    assert told({"REMOTE_ADDR": PROXY, **forged}, header="") is None, "no header was named: anybody may have sent it"
    for name in ("HTTP_X_FORWARDED_FOR", "HTTP_FORWARDED", "HTTP_VIA"):
        assert told({"REMOTE_ADDR": "10.0.0.8", name: "1.2.3.4", **forged}) is None


def test_a_client_that_connects_itself_is_measured_and_not_believed() -> None:
    environ = {"REMOTE_ADDR": "1.2.3.4", "HTTP_X_CONNECTION_RTT": "400000", "gunicorn.socket": Shown()}
    assert told(environ) == 21
    assert told({"REMOTE_ADDR": "1.2.3.4"}) is None, "a server that shows no connection"


def test_of_two_connections_the_quicker_counts_and_none_where_one_is_not_known() -> None:
    assert quicker(20, 200) == 20
    assert quicker(None, 200) is None
    assert quicker(20, None) is None


@pytest.mark.skipif(sys.platform != "linux", reason="TCP_INFO is Linux's")
def test_the_system_knows_the_round_trip_of_a_connection_before_anything_was_sent() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server, socket.create_connection(server.getsockname()):
        accepted, _ = server.accept()
        with accepted:
            us = tcp_info.round_trip_us(accepted)
    assert us is not None
    assert 0 < us < 1_000_000
    assert tcp_info.round_trip_us(accepted) is None, "it is closed"


def test_of_a_socket_file_and_of_another_system_nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = socket.socketpair()
    with one, other:
        assert tcp_info.round_trip_us(one) is None
    monkeypatch.setattr(tcp_info, "_OPTION", None)
    with socket.socket() as plain:
        assert tcp_info.round_trip_us(plain) is None


# --- what a game makes of it


def table(clock: HandClock, us: int | None, **settings: Any) -> Table:
    """A table that trusts connections, behind a proxy that shows this round trip."""
    client = application(clock, **settings).test_client()
    if us is not None:
        client.environ_base["HTTP_X_CONNECTION_RTT"] = str(us)
    return Table.seated(client, clock, dice=[6, 1, 3, 3, 6], options={"lag_trust": "connection"})


def raced(table: Table, arrives: int, reaction: int) -> Any:
    """Throw a Chouette-Velute, and let Karadoc shout; the answer."""
    thrower = table.begin()
    for _ in range(2):
        assert table.post(thrower, "rolls").status_code == 201
        table.clock.move(1_500)
    table.clock.move(arrives - 1_500)
    return table.post("karadoc", "annonces", {"annonce": "pas_mou_le_caillou", "reaction_ms": reaction}).json


def test_nonces_held_back_count_as_far_as_the_connection_shows_it(clock: HandClock) -> None:
    held = table(clock, 20_000, **BEHIND)
    assert measure(held, "karadoc", took=170) == {
        "round_trip_ms": 170,
        "lag_ms": 20 + ALLOWANCE_MS,
        "connection_ms": 20,
    }
    assert lag_of(held, "karadoc") == 20 + ALLOWANCE_MS
    timing = raced(held, 400, 100)["timing"]
    assert (timing["credit_ms"], timing["connection_ms"]) == (20 + ALLOWANCE_MS, 20)


def test_an_honest_slow_network_is_credited_in_full(clock: HandClock) -> None:
    honest = table(clock, 200_000, **BEHIND)
    measure(honest, "karadoc", took=203)
    assert raced(honest, 560, 350)["timing"]["credit_ms"] == 203


@pytest.mark.parametrize(
    "settings", [{}, {"trusted_proxies": (PROXY,), "rtt_header": HEADER}, {**BEHIND, "rtt_header": ""}]
)
def test_where_nothing_can_be_known_nothing_is_measured_nor_credited(
    clock: HandClock, settings: dict[str, Any]
) -> None:
    hidden = table(clock, 200_000, **settings)
    assert measure(hidden, "karadoc", took=203) == {"round_trip_ms": 203, "lag_ms": 0, "connection_ms": None}
    assert lag_of(hidden, "karadoc") is None
    timing = raced(hidden, 560, 350)["timing"]
    assert (timing["credit_ms"], timing["measured_ms"], timing["connection_ms"]) == (0, 0, None)


def test_an_act_by_a_quicker_connection_than_the_streams_shows_the_truth(clock: HandClock) -> None:
    slow = table(clock, 170_000, **BEHIND)
    measure(slow, "karadoc", took=170)
    slow.client.environ_base["HTTP_X_CONNECTION_RTT"] = "20000"
    assert raced(slow, 400, 100)["timing"]["credit_ms"] == 20 + ALLOWANCE_MS


def test_a_stream_by_a_quicker_connection_than_the_pings_shows_the_truth(clock: HandClock) -> None:
    mixed = table(clock, 20_000, **BEHIND)
    stream = pings(mixed, "karadoc")
    nonce = next(stream)
    mixed.client.environ_base["HTTP_X_CONNECTION_RTT"] = "170000"
    clock.move(170)
    answer = mixed.post("karadoc", "pings", {"nonce": nonce}).json
    assert answer == {"round_trip_ms": 170, "lag_ms": 20 + ALLOWANCE_MS, "connection_ms": 20}


def test_the_option_is_listed_with_what_it_takes(client: Any) -> None:
    (option,) = [o for o in client.get("/v1/rulesets/wikimonde").json["options"] if o["name"] == "lag_trust"]
    assert (option["type"], option["default"], option["choices"]) == ("choice", "nonces", ["nonces", "connection"])


def test_the_document_says_that_only_such_games_tell_it(client: Any) -> None:
    schemas = client.get("/openapi.json").json["components"]["schemas"]
    for name in ("Timing", "PingAnswer"):
        assert "connection_ms" in schemas[name]["properties"]
        assert "connection_ms" not in schemas[name]["required"]
