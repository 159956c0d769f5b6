"""Hostile input: it is refused by a code, reflected nowhere raw, costs little, and never makes the service fall."""

from __future__ import annotations

import gzip
import time
import zlib
from typing import Any

import pytest
from werkzeug.test import TestResponse

from tests.http.table import bearer
from tests.security import operations
from tests.security.operations import Operation
from tests.security.world import World, told

JSON = {"Content-Type": "application/json"}
WITH_BODY = [found for found in operations.every() if found.body is not None]
WITH_IDS = [found for found in operations.every() if "{" in found.path]
EVERY = pytest.mark.parametrize("operation", operations.every(), ids=lambda it: it.id)
BODIES = pytest.mark.parametrize("operation", WITH_BODY, ids=lambda it: it.id)
DEEP = 30_000
"""Two of them fit into the largest body."""


@pytest.fixture(scope="module")
def world() -> World:
    return World.made()


def own(world: World, operation: Operation) -> dict[str, str]:
    """The right credential."""
    if operation.who == "player":
        return bearer(world.player_token)
    name = "right key" if operation.who == "key" or operation.id == "create_game" else "right token"
    return world.credentials(world.about(operation), operation.scope)[name]


def send(world: World, operation: Operation, raw: bytes, **headers: str) -> TestResponse:
    url = operation.url(**world.ids(world.public.id))
    sent = {**own(world, operation), **JSON, **{name.replace("_", "-"): text for name, text in headers.items()}}
    return world.client.open(url, method=operation.method, data=raw, headers=sent)


def code(answer: TestResponse) -> tuple[int, str]:
    return answer.status_code, (answer.json or {}).get("code", "")


# --- bodies

NO_JSON: dict[str, bytes] = {
    "objects in objects": b'{"a":' * (DEEP // 3) + b"1" + b"}" * (DEEP // 3),
    "objects as deep as Python's own reader goes": b'{"a":' * 950 + b"1" + b"}" * 950,
    "a field twice, as deep as that": b'{"a":' * 950 + b'{"b":1,"b":2}' + b"}" * 950,
    "lists as deep as that": b"[" * 950 + b"]" * 950,
    "a field deeper than any is": b'{"name":' * 33 + b"1" + b"}" * 33,
    "lists in lists": b"[" * DEEP + b"]" * DEEP,
    "lists without end": b"[" * 2 * DEEP,
    "lists in a field": b'{"name":' + b"[" * DEEP + b"]" * DEEP + b"}",
    "a number that is none": b'{"name":NaN}',
    "a number without end": b'{"amount":Infinity}',
    "a number too large for any": b'{"amount":1e999}',
    "a number of thousands of digits": b'{"amount":' + b"9" * 50_000 + b"}",
    "broken UTF-8": b'{"name":"\xff\xfe"}',
    "broken UTF-8 in a field's name": b'{"\xc3\x28":1}',
    "UTF-8 longer than it need be": b'{"name":"\xc0\xae"}',
    "half a character": b'{"name":"\\ud83d"}',
    "UTF-16": '{"name":"a"}'.encode("utf-16"),
    "a byte order mark": b'\xef\xbb\xbf{"name":"a"}',
    "a raw line feed in a text": b'{"name":"a\nb"}',
    "two objects": b"{}{}",
    "a comment": b'{"name":"a" /* b */}',
}


@BODIES
def test_what_is_no_json_is_refused_everywhere(operation: Operation, world: World) -> None:
    before = world.state(world.about(operation), operation)
    for what, raw in NO_JSON.items():
        answer = send(world, operation, raw)
        assert code(answer) == (400, "malformed_json"), f"{what}: {told(answer)}"
        assert len(answer.data) < 1000, what
    assert world.state(world.about(operation), operation) == before


@BODIES
def test_a_field_that_comes_twice_is_refused_by_name(operation: Operation, world: World) -> None:
    for raw in (b'{"name":"a","name":"b"}', b'{"x":[{"name":1,"n\\u0061me":2}]}'):
        answer = send(world, operation, raw)
        assert code(answer) == (422, "invalid_request"), told(answer)
        assert [error["field"] for error in answer.json["errors"]] == ["name"]


BOMB = b" " * 5_000_000
PACKED = {"gzip": gzip.compress(BOMB), "deflate": zlib.compress(BOMB), "br": b"\x8b\x03", "gzip, identity": b"x"}


@BODIES
def test_packed_bodies_are_refused_without_being_unpacked(operation: Operation, world: World) -> None:
    for encoding, raw in PACKED.items():
        answer = send(world, operation, raw, Content_Encoding=encoding)
        assert code(answer) == (415, "unsupported_media_type"), encoding


@BODIES
def test_bodies_have_a_limit_everywhere(operation: Operation, world: World) -> None:
    assert code(send(world, operation, b'{"name":"' + b"a" * 70_000 + b'"}')) == (413, "body_too_large")


# --- text

CONTROL = {
    "nul": "\x00", "bell": "\x07", "line feed": "\n", "carriage return": "\r", "escape": "\x1b[31m", "delete": "\x7f",
    "csi": "\x9b", "next line": "\x85", "line separator": "\u2028", "right to left override": "\u202e",
    "left to right isolate": "\u2066", "right to left mark": "\u200f", "arabic letter mark": "\u061c",
    "zero width space": "\u200b", "word joiner": "\u2060", "byte order mark": "\ufeff", "soft hyphen": "\xad",
    "annotation": "\ufff9", "no character": "\uffff",
}  # fmt: skip


@pytest.mark.parametrize("what", CONTROL)
def test_no_control_character_comes_into_a_name_or_a_text(what: str, world: World) -> None:
    token = bearer(world.public.tokens["perceval"])
    url = f"/v1/games/{world.public.id}"
    name = f"Arthur{CONTROL[what]}Pendragon"
    sent: list[tuple[str, Any, str]] = [
        (f"{url}/players", {"name": name}, "name"),
        (f"{url}/players", {"name": "Arthur", "team": name}, "team"),
        (f"{url}/players", {"name": "Arthur", "entropy": name}, "entropy"),
        (f"{url}/annonces", {"annonce": "sloubi", "words": name}, "words"),
        (f"{url}/annonces", {"annonce": name}, "annonce"),
        ("/v1/games", {"ruleset": "wikimonde", "name": name}, "name"),
        ("/v1/games", {"ruleset": name}, "ruleset"),
    ]
    for path, body, field in sent:
        answer = world.client.post(path, json=body, headers=token)
        assert code(answer) == (422, "invalid_request"), f"{path} {field}: {told(answer)}"
        assert [error["field"] for error in answer.json["errors"]] == [field]
        assert CONTROL[what] not in answer.get_data(as_text=True).rstrip("\n")


@pytest.mark.parametrize(
    "name",
    [
        "Éléonore",
        "Dame du Lac",
        "علی‌رضا",
        "👨‍👩‍👧",
        "O'Hara-Smith",
        "<b>",
        "❤️",
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "x",
        ".",
        "無",
        "ᄒ\u1160",
        "क्‍ष",
        "۝",
        "😀",
        "\U0001fae8",
    ],
)
def test_names_as_people_write_them_are_taken(name: str, world: World) -> None:
    key = world.credentials(world.public, "games")["right key"]
    made = world.client.post("/v1/games", json={"ruleset": "wikimonde", "player": {"name": name}}, headers=key)
    assert made.status_code == 201, made.json
    assert made.json["game"]["players"][0]["name"] == name


BLANK = {
    "a joiner": "\u200d", "a non-joiner": "\u200c", "a grapheme joiner": "\u034f", "a variation selector": "\ufe0f",
    "a tag": "\U000e0041", "a hangul filler": "\u3164", "other fillers": "\u115f\u1160\uffa0", "braille": "\u2800",
    "joiners in between": "\u200d \u200c", "no-break spaces": "\xa0\u3000", "an empty note head": "\U0001d159",
    "a variation selector of the second plane": "\U000e0100", "khmer vowels that are not drawn": "\u17b4\u17b5",
    "mongolian selectors": "\u180b\u180c", "egyptian blanks": "\U00013441", "all together": "\u200d\u3164\u2800\u034f",
}  # fmt: skip


@pytest.mark.parametrize("what", BLANK)
def test_a_name_and_what_is_to_be_read_must_show_something(what: str, world: World) -> None:
    token, key = bearer(world.public.tokens["perceval"]), world.credentials(world.public, "games")["right key"]
    url, name = f"/v1/games/{world.public.id}", BLANK[what]
    hook = {"url": "https://93.184.215.14/", "events": ["*"]}
    sent: list[tuple[str, str, Any, dict[str, str], str]] = [
        ("POST", f"{url}/players", {"name": name}, token, "name"),
        ("POST", f"{url}/players", {"name": "Arthur", "team": name}, token, "team"),
        ("POST", f"{url}/bots", {"level": "novice", "name": name}, token, "name"),
        ("POST", f"{url}/annonces", {"annonce": "sloubi", "words": name}, token, "words"),
        ("POST", "/v1/games", {"ruleset": "wikimonde", "name": name}, key, "name"),
        ("POST", "/v1/games", {"ruleset": "wikimonde", "player": {"name": name}}, key, "player.name"),
        (
            "POST",
            "/v1/games",
            {"ruleset": "wikimonde", "options": {"teams": {name: ["a"]}}},
            key,
            f"options.teams.{name}",
        ),
        ("POST", "/v1/webhooks", {**hook, "description": name}, key, "description"),
        ("PATCH", f"/v1/webhooks/{world.webhook}", {"description": name}, key, "description"),
    ]
    for method, path, body, who, field in sent:
        answer = world.client.open(path, method=method, json=body, headers=who)
        assert code(answer) == (422, "invalid_request"), f"{path} {field}: {told(answer)}"
        assert [error["field"] for error in answer.json["errors"]] == [field]


@pytest.mark.parametrize("what", ["no-break space", "ideographic space", "thin space", "space"])
def test_no_blank_of_any_kind_stands_around_a_name(what: str, world: World) -> None:
    blank = {"no-break space": "\xa0", "ideographic space": "\u3000", "thin space": "\u2009", "space": " "}[what]
    for name in (f"{blank}Arthur", f"Arthur{blank}"):
        answer = world.client.post(f"/v1/games/{world.public.id}/players", json={"name": name})
        assert code(answer) == (422, "invalid_request")


def test_names_that_look_the_same_are_the_same(world: World) -> None:
    """Unicode's form NFC: an é that is one character, and an e with its accent after it."""
    key = world.credentials(world.public, "games")["right key"]
    body = {"ruleset": "wikimonde", "options": {"teams": {"Me\u0301chants": [], "Gentils": []}}}
    made = world.client.post("/v1/games", json={**body, "name": "Cafe\u0301"}, headers=key).json
    assert made["game"]["name"] == "Caf\xe9"
    player = {"name": "Le\u0301odagan", "team": "M\xe9chants"}
    joined = world.client.post(f"/v1/games/{made['id']}/players", json=player)
    assert joined.status_code == 201, joined.json
    assert joined.json["events"][-1]["name"] == "L\xe9odagan"


def test_a_long_text_costs_no_more_than_to_be_refused(world: World) -> None:
    name = "a " * 30_000
    begun = time.perf_counter()
    answer = world.client.post(f"/v1/games/{world.public.id}/players", json={"name": name})
    assert code(answer) == (422, "invalid_request")
    assert time.perf_counter() - begun < 2, "a pattern that looks back over it would take minutes"


# --- headers and addresses

IDS = ("..%2f..%2fetc%2fpasswd", "%2e%2e", "%00", "%0d%0aX-Evil:%20yes", "%ff%fe", "a%7d:game", "%7bx%7d", "*", "%3f",
       "%25s", "${7*7}", "'%20OR%201=1--", "a" * 5000, "%e2%80%ae", "..;", "-1", "1e9", "9" * 400,
       "0x10", "nul")  # fmt: skip


@pytest.mark.parametrize("operation", WITH_IDS, ids=lambda it: it.id)
def test_an_id_that_cannot_be_one_is_just_not_there(operation: Operation, world: World) -> None:
    good = world.ids(world.public.id)
    headers = own(world, operation)
    before = world.state(world.about(operation), operation)
    for name in good:
        if f"{{{name}}}" not in operation.path:
            continue
        for bad in IDS:
            url = operation.url(**{**good, name: bad})
            answer = world.client.open(url, method=operation.method, json=operation.body, headers=headers)
            assert answer.status_code in (403, 404, 405, 409, 422), f"{url}: {told(answer)}"
            assert "X-Evil" not in answer.headers
            assert "Location" not in answer.headers
            assert all(character >= " " for character in answer.get_data(as_text=True)), "raw in a body"
    assert world.state(world.about(operation), operation) == before


@EVERY
def test_whoever_claims_to_be_which_host_is_believed_nowhere(operation: Operation, world: World) -> None:
    world.lay()
    evil = {"Host": "evil.example", "X-Forwarded-Host": "evil.example", "Forwarded": "host=evil.example"}
    answer = world.ask(operation, world.public, {**own(world, operation), **evil})
    assert "evil.example" not in f"{answer.headers}"
    if answer.mimetype != "text/event-stream":
        assert "evil.example" not in answer.get_data(as_text=True)


@pytest.mark.parametrize("path", ["/", "/docs/", "//docs", "/v1/games//x", "//evil.example/%2f..", "/\\evil.example"])
def test_nobody_is_sent_to_another_host(path: str, world: World) -> None:
    answer = world.client.open(path, environ_overrides={"HTTP_HOST": "evil.example"})
    where = answer.headers.get("Location", "/docs")
    assert where.startswith("/")
    assert not where.startswith("//")


@EVERY
def test_another_method_in_a_header_changes_nothing(operation: Operation, world: World) -> None:
    url = operation.url(**world.ids(world.public.id))
    before = world.state(world.about(operation), operation)
    for name in ("X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"):
        answer = world.client.get(url, headers={**own(world, operation), name: operation.method})
        assert answer.status_code in ((200, 404) if operation.method == "GET" else (200, 404, 405)), told(answer)
    assert world.state(world.about(operation), operation) == before


EVIL = ("a\r\nX-Evil: yes", "a\nX-Evil: yes", "a\rX-Evil", "\x00", "a b", "é", "x" * 65, "<script>", '"', "")


@EVERY
def test_request_ids_and_keys_are_never_reflected_raw(operation: Operation, world: World) -> None:
    url = operation.url(**world.ids(world.public.id))
    for evil in EVIL:
        environ = {"HTTP_X_REQUEST_ID": evil, "HTTP_IDEMPOTENCY_KEY": evil, "HTTP_X_API_KEY": evil}
        answer = world.client.open(url, method=operation.method, json=operation.body, environ_overrides=environ)
        assert answer.headers["X-Request-Id"] != evil
        assert answer.status_code < 500, told(answer)
        assert all("\r" not in value and "\n" not in value for _, value in answer.headers)
        assert "X-Evil" not in answer.headers
        answer.close()


STRANGE: dict[str, list[str]] = {
    "HTTP_ACCEPT": ["*/*;q=abc", "text/event-stream;q=-1", ";;;", "\xe9", "a/b;" * 2000],
    "HTTP_AUTHORIZATION": ["Bearer \xe9\xff", "Bearer \x00", "Bearer " + "a" * 7000, "bearer", "Bearer a b c"],
    "HTTP_X_API_KEY": ["\xe9\xff", "\x00", "a" * 7000, "ck_" + "a" * 7000],
    "HTTP_IF_NONE_MATCH": ["*", "\xe9", 'W/"x', "\x00", '"' * 3000],
    "HTTP_RANGE": ["bytes=0-1", "bytes=-", "x=9-1"],
    "HTTP_IF_MODIFIED_SINCE": ["x", "\x00"],
    "HTTP_LAST_EVENT_ID": ["9" * 500, "-1", "\xb2", "\x00", "1e3"],
    "HTTP_X_FORWARDED_FOR": ["x," * 3000, "\x00", "::1%", "1.2.3.4:80"],
    "HTTP_ORIGIN": ["null", "\x00", "\xe9", "a" * 5000],
    "HTTP_HOST": ["", "\x00", "a b", "[::1", "\xe9", ":99999"],
    "CONTENT_TYPE": ["application/json; charset=utf-16", "application/json;charset=\xe9", "APPLICATION/JSON", "\x00"],
    "CONTENT_LENGTH": ["-5", "abc", "9" * 40, ""],
    "QUERY_STRING": ["%", "%zz", "a=%ff", "&" * 5000, "limit=1&limit=2", "ticket=%00", "ticket=" + "a" * 5000,
                     "after=1e400", "wait=nan", "wait=inf", "wait=1_0", "cursor=%00", "limit=%EF%BC%91", "limit=+1",
                     "format=\x00", "a[b]=c"],
}  # fmt: skip


@EVERY
def test_strange_headers_and_query_strings_make_nothing_fall(operation: Operation, world: World) -> None:
    world.lay()
    url = operation.url(**world.ids(world.public.id))
    place = operations.every().index(operation)
    for name, values in STRANGE.items():
        # Each operation gets another few of them; there are more operations than values of any kind.
        for value in {values[place % len(values)], values[place * 7 % len(values)]}:
            environ = {name: value}
            answer = world.client.open(
                url, method=operation.method, json=operation.body, headers=own(world, operation),
                environ_overrides=environ,
            )  # fmt: skip
            assert answer.status_code < 500, f"{environ}: {told(answer)}"
            answer.close()
