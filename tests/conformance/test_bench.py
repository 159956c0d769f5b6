"""The bench itself: rules have headings, plans come again, what was not tried is not passed, tokens stay secret."""

from __future__ import annotations

import json
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from click.testing import CliRunner

from service.cli import main
from service.conformance.exchange import Asked, Clients
from service.conformance.findings import Findings
from service.conformance.messages import Message, cut, pieces
from service.conformance.plan import Plan
from service.conformance.renumbering import GameLog
from service.conformance.report import as_json, as_text, report
from service.conformance.rules import RULES
from service.conformance.troubles import TROUBLES, WATCHED, chosen
from tests.conformance.benches import bench

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "conformance.md").read_text("utf-8")


def headings(page: Path) -> set[str]:
    """The anchors of a page."""
    found = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in found}


@pytest.mark.parametrize("rule", RULES.values(), ids=lambda rule: rule.id)
def test_every_rule_names_a_heading_that_there_is(rule: object) -> None:
    page, _, anchor = str(getattr(rule, "doc", "")).partition("#")
    assert anchor in headings(ROOT / page)


def test_every_rule_is_put_to_the_test_by_a_trouble_or_watched_all_the_time() -> None:
    tried = {rule for trouble in TROUBLES.values() for rule in trouble.tries}
    assert tried | set(WATCHED) == set(RULES)


def test_the_page_of_the_docs_has_every_rule_and_every_trouble() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \|", PAGE, re.MULTILINE)
    assert rows == [*RULES, *TROUBLES]
    assert [rule.id for rule in RULES.values() if f"| {rule.says} |" not in PAGE] == []
    assert [trouble.id for trouble in TROUBLES.values() if trouble.says not in PAGE] == []


def test_a_seed_makes_the_same_plan_again_and_another_seed_another_one() -> None:
    def drawn(seed: str) -> list[str]:
        plan = Plan(seed, TROUBLES)
        found = [plan.acts.next(lambda _: True) for _ in range(60)]
        found += [plan.streams.draw() for _ in range(60)]
        return [each.id if each else "" for each in found] + [str(plan.skew_ms)]

    assert drawn("one") == drawn("one") != drawn("two")


def test_a_deck_is_dealt_whole_before_a_trouble_comes_again() -> None:
    plan = Plan("deck", TROUBLES)
    kinds = [trouble.id for trouble in TROUBLES.values() if trouble.kind == "stream"]
    drawn = [trouble.id for _ in kinds if (trouble := plan.streams.draw()) is not None]
    assert sorted(drawn) == sorted(kinds)


def test_only_takes_troubles_and_rules_and_refuses_what_is_neither() -> None:
    assert chosen(("cut-utf8",)) == {"cut-utf8"}
    assert "away" in chosen(("retry-after",))
    assert chosen(()) == set(TROUBLES)
    assert chosen((), ("rewind", "skew")) == set(TROUBLES) - {"rewind", "skew"}
    assert CliRunner().invoke(main, ["conformance", "--without", "retry-after"]).exit_code == 2
    said = CliRunner().invoke(main, ["conformance", "--only", "sloppiness"])
    assert said.exit_code == 2
    assert "--list tells all" in said.output


def test_where_no_service_is_a_run_ends_with_one_sentence() -> None:
    said = CliRunner().invoke(main, ["conformance", "--upstream", "http://127.0.0.1:9", "--listen", "0"])
    assert said.exit_code == 2
    assert "No Chouette service at http://127.0.0.1:9" in said.output
    assert "Traceback" not in said.output


def test_a_rule_that_was_not_tried_is_not_passed() -> None:
    plan, findings = Plan("none", TROUBLES), Findings()
    findings.kept("key-sent")
    told = json.loads(as_json(report("http://s", plan, findings)))
    outcomes = {rule["id"]: rule["outcome"] for rule in told["rules"]}
    assert outcomes.pop("key-sent") == "kept"
    assert set(outcomes.values()) == {"not tried"}
    assert "23 not tried" in as_text(report("http://s", plan, findings))


def test_a_report_tells_no_token() -> None:
    headers = [("authorization", "Bearer secret-of-a-seat")]
    target = "/v1/games/g/events?ticket=secret-of-a-stream"
    findings, clients = Findings(), Clients()
    asked = Asked(clients.number(target, headers), "GET", target, headers, b"")
    findings.broke("poll-storm", "asked often", asked)
    told = report("http://s", Plan("x", TROUBLES), findings)
    assert not told.ok
    assert "secret" not in as_json(told).decode() + as_text(told)


@pytest.mark.parametrize("trouble", [name for name in TROUBLES if name.startswith("cut-")])
def test_cuts_are_where_they_hurt(trouble: str) -> None:
    chance = Plan("cuts", TROUBLES).chance
    for _ in range(200):
        found = cut(Message('{"seq":7,"type":"dice_rolled"}', id="7", seq=7), trouble, chance)
        before, behind = found.frame[: found.at], found.frame[found.at :]
        assert before
        assert behind
        if trouble == "cut-utf8":
            with pytest.raises(UnicodeDecodeError):
                before.decode()
        elif trouble == "cut-crlf":
            assert before.endswith(b"\r")
            assert behind.startswith(b"\n")
        elif trouble == "cut-blank":
            assert (before[-1:], behind) == (b"\n", b"\n")
        else:
            assert b"\n\n" not in before
            assert before.startswith(b"id: 7\nd")


def test_pieces_are_all_of_a_message() -> None:
    chance = Plan("pieces", TROUBLES).chance
    frame = Message('{"é":"🎲"}', id="7").frame("\r\n")
    for _ in range(200):
        assert b"".join(found := pieces(frame, chance)) == frame
        assert len(found) > 3


def told_of(log: GameLog, *seqs: int) -> list[int]:
    return [log.translate({"seq": seq})["seq"] for seq in seqs]


def test_an_event_that_is_put_in_moves_those_behind_it_and_can_be_resumed_from() -> None:
    log = GameLog()
    assert told_of(log, 1, 2, 3) == [1, 2, 3]
    log.insert({"type": "x_bench_event"})
    assert told_of(log, 4, 5) == [5, 6]
    assert [each.seq for each in log.between(3, 5)] == [4]
    assert [log.real_id(id_) for id_ in ("3", "4", "5", "6")] == ["3", "3", "4", "5"]


def test_a_rewound_log_tells_its_last_events_again_and_knows_no_id_of_before() -> None:
    log = GameLog()
    before = [log.id_of(f"{seq}.00000000{seq:02d}1") for seq in (1, 2, 3, 4, 5)]
    told_of(log, 1, 2, 3, 4, 5)
    assert log.can_rewind(2)
    log.rewind(2, at=1)
    [rewound] = log.between(3, 5)
    assert (rewound.seq, rewound.event["to_seq"], rewound.event["from_seq"]) == (4, 3, 5)
    assert told_of(log, 4, 5) == [5, 6]
    after = [log.id_of(f"{seq}.00000000{seq:02d}1") for seq in (4, 5)]
    assert [log.real_id(id_) for id_ in before] == [before[0], before[1], before[2], None, None]
    assert [log.real_id(id_) for id_ in after] == before[3:]
    assert not set(before) & set(after)
    assert not log.can_rewind(2)


class Service(BaseHTTPRequestHandler):
    """A service that knows what time it is."""

    def do_GET(self) -> None:
        """The time, whatever is asked for; the address comes back in a header."""
        body = b'{"now":1800000000000}'
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("X-Asked", self.path)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture
def clock() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Service)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def sent(url: str, raw: bytes) -> bytes:
    """What comes back for these bytes until the connection ends, or nothing more comes."""
    with socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2])), timeout=5) as line:
        line.sendall(raw)
        line.shutdown(socket.SHUT_WR)
        return b"".join(iter(lambda: line.recv(65536), b""))


@pytest.mark.parametrize("target", ["http://elsewhere/v1/time", "@elsewhere/v1/time", "//elsewhere/v1/time"])
def test_no_request_is_passed_on_to_anywhere_else(clock: str, target: str) -> None:
    with bench(clock, "unknown-fields") as up:
        answer = sent(up.url, f"GET {target} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    assert b"x-asked: /" in answer


@pytest.mark.parametrize("raw", [b"garbage\r\n\r\n", b"\0" * 99, b"GET / HTTP/1.1\r\n" + b"a" * 200_000, b"GET"])
def test_what_is_no_request_ends_its_connection_and_nothing_else(clock: str, raw: bytes) -> None:
    with bench(clock, "skew", skew_ms=5000) as up:
        with suppress(ConnectionError):
            assert sent(up.url, raw) == b""
        answer = sent(up.url, b"GET /v1/time HTTP/1.1\r\nHost: x\r\n\r\n")
    assert answer.endswith(b'{"now":1800000005000}')
