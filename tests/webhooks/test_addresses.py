"""Nothing is sent to where the server's own network begins, however an address is spelled and whenever it changes."""

from __future__ import annotations

import socket
import ssl
import threading
from pathlib import Path

import pytest

from service.webhooks.addresses import Guard, UrlRefused, resolved
from service.webhooks.sending import Sender
from tests.support.certificates import authority
from tests.webhooks.receiver import Receiver

INSIDE = [
    "0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.100.100.200", "127.0.0.1", "127.1.2.3",
    "168.63.129.16", "169.254.169.254", "169.254.0.1", "172.16.0.1", "172.31.255.255", "192.0.0.1", "192.0.2.1",
    "192.88.99.1", "192.168.1.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.250",
    "240.0.0.1", "255.255.255.255", "::", "::1", "::7f00:1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
    "::ffff:169.254.169.254", "64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::1", "100::1", "2001::1",
    "2001:db8::1", "2002:7f00:1::1", "2002:a00:1::", "fc00::1", "fd00:ec2::254", "fe80::1", "fe80::1%eth0",
    "fec0::1", "ff02::1", "ff0e::1", "5f00::1", "nonsense", "",
]  # fmt: skip
OUTSIDE = ["1.1.1.1", "8.8.8.8", "93.184.216.34", "172.15.0.1", "172.32.0.1", "100.63.255.255", "100.128.0.1",
           "2606:4700:4700::1111", "2a00:1450:4001:81b::200e", "::ffff:8.8.8.8"]  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_an_address_inside_is_refused(address: str) -> None:
    assert not Guard().allows(address)


@pytest.mark.parametrize("address", OUTSIDE)
def test_a_public_address_is_allowed(address: str) -> None:
    assert Guard().allows(address)


def test_inner_networks_can_be_allowed_and_only_they_are() -> None:
    guard = Guard(["10.1.0.0/16", "fd00::/8"])
    assert [guard.allows(text) for text in ("10.1.2.3", "::ffff:10.1.2.3", "fd00::1", "10.2.0.1", "127.0.0.1")] == [
        True, True, True, False, False,
    ]  # fmt: skip


@pytest.mark.parametrize(
    "spelling",
    ["127.0.0.1", "2130706433", "0x7f000001", "0177.0.0.1", "0x7f.1", "127.1", "0", "017700000001", "localhost",
     "[::1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[0:0:0:0:0:0:0:1]", "[::]"],
)  # fmt: skip
def test_this_machine_is_refused_in_every_spelling(spelling: str) -> None:
    with pytest.raises(UrlRefused):
        Guard().check_url(f"https://{spelling}:8443/hook")


@pytest.mark.parametrize(
    "url",
    [
        "https://a[", "https://[a", "https://a]b/", "https://a%5b/", "https://!$&'()*,;=/", "https://[1:2", "https://~/",
        "http://example.org/", "ftp://example.org/", "file:///etc/passwd", "https://", "https:///path", "example.org",
        "https://user@example.org/", "https://user:secret@example.org/", "https://@example.org/",
        "https://example.org/#part", "https://example.org:22/", "https://example.org:25/", "https://example.org:0/",
        "https://example.org:70000/", "https://exam ple.org/", "https://example.org\\@127.0.0.1/",
        "https://example.org/\r\nX: y", "https://bücher.example/", "https://example.org/" + "x" * 2048,
        "https://[::1/", "gopher://127.0.0.1:6379/_x", "//example.org/",
    ],
)  # fmt: skip
def test_a_url_of_the_wrong_form_is_refused_without_looking_its_host_up(url: str) -> None:
    def nobody(host: str, port: int) -> list[str]:
        raise AssertionError("nobody was to be asked")

    with pytest.raises(UrlRefused):
        Guard(resolve=nobody).check_url(url)


def test_one_bad_address_among_good_ones_is_enough() -> None:
    mixed = Guard(resolve=lambda host, port: ["93.184.216.34", "127.0.0.1"])
    with pytest.raises(UrlRefused):
        mixed.check_url("https://mixed.example.org/")


def test_a_host_that_does_not_resolve_yet_may_be_registered() -> None:
    def unknown(host: str, port: int) -> list[str]:
        raise socket.gaierror("no such host")

    guard = Guard(resolve=unknown)
    guard.check_url("https://soon.example.org/")
    assert Sender(guard, timeout_s=5).send("https://soon.example.org/", {}, b"{}").error == "unresolvable"


def test_a_name_that_means_something_else_a_moment_later_gains_nothing(receiver: Receiver) -> None:
    """DNS rebinding: public when the webhook is made and while it is looked at, loopback when it is called."""
    answers = iter([["93.184.216.34"], ["127.0.0.1"], ["127.0.0.1"]])
    guard = Guard(http=True, resolve=lambda host, port: next(answers))
    url = f"http://rebinding.example.org:{receiver.port}/ok/rebound"
    guard.check_url(url)
    sent = Sender(guard, timeout_s=5).send(url, {}, b"{}")
    assert (sent.status, sent.error) == (None, "address_refused")
    assert not receiver.got


def test_the_connection_goes_to_the_address_that_was_checked(receiver: Receiver) -> None:
    """Each attempt looks the host up once: there is no second answer that could be another one."""
    asked: list[str] = []

    def resolve(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    sender = Sender(Guard(["127.0.0.0/8"], http=True, resolve=resolve), timeout_s=5)
    sent = sender.send(f"http://nowhere.example.org:{receiver.port}/ok/named?a=b", {"X-A": "b"}, b"{}")
    assert (sent.status, asked) == (200, ["nowhere.example.org"])
    [got] = receiver.got
    assert got.path == "/ok/named?a=b"
    assert got.headers["host"] == f"nowhere.example.org:{receiver.port}"


def test_a_redirect_to_the_inside_is_not_followed(receiver: Receiver) -> None:
    sender = Sender(Guard(["127.0.0.0/8"], http=True), timeout_s=5)
    sent = sender.send(receiver.url("redirect/x"), {}, b"{}")
    assert (sent.status, sent.error) == (307, "status")
    assert [got.path for got in receiver.got] == ["/redirect/x"]


def test_proxies_of_the_environment_are_not_used(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "HTTPS_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:1")
    sent = Sender(Guard(["127.0.0.0/8"], http=True), timeout_s=5).send(receiver.url("ok/direct"), {}, b"{}")
    assert sent.status == 200


def test_if_the_first_of_several_addresses_is_dead_the_next_is_tried(receiver: Receiver) -> None:
    guard = Guard(["127.0.0.0/8"], http=True, resolve=lambda host, port: ["127.0.0.2", "127.0.0.1"])
    sent = Sender(guard, timeout_s=5).send(f"http://two.example.org:{receiver.port}/ok/two", {}, b"{}")
    assert sent.status == 200


def test_nobody_there_is_a_connection_error() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        guard = Guard(["127.0.0.0/8"], http=True)
        assert Sender(guard, timeout_s=5).send(f"http://127.0.0.1:{port}/", {}, b"{}").error == "connection"


def test_what_is_no_http_is_a_protocol_error() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def babble() -> None:
            connection, _ = server.accept()
            with connection:
                asked = b""
                while not asked.endswith(b"{}"):
                    asked += connection.recv(65_536)
                connection.sendall(b"220 smtp.example.org ESMTP\r\n")
                connection.shutdown(socket.SHUT_WR)
                # Who closes while something of the request is unread takes the answer back.
                connection.recv(1)

        threading.Thread(target=babble, daemon=True).start()
        url = f"http://127.0.0.1:{server.getsockname()[1]}/"
        assert Sender(Guard(["127.0.0.0/8"], http=True), timeout_s=5).send(url, {}, b"{}").error == "protocol"


def test_the_systems_resolver_gives_numbers_for_numbers() -> None:
    assert resolved("0x7f.1", 443) == ["127.0.0.1"]
    with pytest.raises(OSError, match="no host name"):
        resolved("x" * 64 + ".example.org", 443)


@pytest.fixture
def secured(receiver: Receiver, tmp_path: Path) -> tuple[Receiver, ssl.SSLContext]:
    """The receiver behind TLS, with a certificate for hooks.example.org, and a context that trusts its authority."""
    chain, trusted = authority(tmp_path, "hooks.example.org")
    receiver.secure(chain)
    return receiver, trusted


def test_the_certificate_must_be_for_the_name_although_the_connection_goes_to_an_address(
    secured: tuple[Receiver, ssl.SSLContext],
) -> None:
    receiver, trusted = secured
    guard = Guard(["127.0.0.0/8"], resolve=lambda host, port: ["127.0.0.1"])
    sender = Sender(guard, timeout_s=5, trusted=trusted)
    good = sender.send(f"https://hooks.example.org:{receiver.port}/ok/tls", {}, b"{}")
    assert (good.status, good.error) == (200, None)
    other = sender.send(f"https://other.example.org:{receiver.port}/ok/tls", {}, b"{}")
    assert (other.status, other.error) == (None, "tls")
    stranger = Sender(guard, timeout_s=5).send(f"https://hooks.example.org:{receiver.port}/ok/tls", {}, b"{}")
    assert stranger.error == "tls", "an authority that nobody knows"
    assert len(receiver.got) == 1
