"""Values that nobody should send, and every place of an operation where one can be put."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

from tests.security import operations

DEEP = 31
WRITTEN = (
    "", " ", "\t", "\x00", "a\x00b", "\r\nX: y", "é", "𝄞", "\u202e", "\ufffe", "-1", "0", "+1", "1_0", "0x1", "١",
    "²", "9" * 16, "9" * 400, "1e400", "-1e400", "NaN", "inf", "-Infinity", "null", "true", "[]", "{}", "[1]",
    '{"a":1}', "a" * 500, "../..",
    "%", "%zz", "'\"<>\\`", "*", "(", "[", "+", "-", ":", "::", "1:", ":a", "x:y", "-inf:a", "nan:a", "(1:a", "1e9:a",
    "1.5:a", "9" * 15 + ":a", "9" * 16 + ":a", "9" * 400 + ":a", "000000000000001:a:b", "1:a}", "1:\x00",
    "a,b", "a;b", 'W/"a"', '"a"', "$(a)",
)  # fmt: skip
"""For addresses, query strings and headers."""

RAW: tuple[bytes, ...] = (
    *(json.dumps(value).encode() for value in (
        None, True, False, 0, -1, 1.5, -0.0, 2**31, 2**53 + 1, 2**63, 2**64, 10**30, -(10**30), 1e308, -1e308,
        5e-324, 10**4000, "", " ", "\x00", "a\x00b", "\ufffe", "\U0010ffff", "𝄞", "\u200d", "\u3164",
        "a" * 5000, "__proto__",
        "__class__", "{0.__class__}", "%s%n", "../..", [], {}, [[]], [None], [1] * 200, [{}], {"": ""},
        {"a": {"a": 1}}, {"\x00": 1},
        {"$ref": "#"}, {"a" * 5000: 1}, {"__class__": "x"},
    )),
    b"[" * DEEP + b"]" * DEEP, b'{"a":' * DEEP + b"1" + b"}" * DEEP, b"[" * 950 + b"]" * 950,
    b'{"a":' * 950 + b"1" + b"}" * 950, b'{"a":' * 450 + b'{"b":1,"b":2}' + b"}" * 450, b"[" * 30_000 + b"]" * 30_000,
    b"[" * 30_000, b"NaN", b"Infinity", b"-Infinity", b"1e999", b"-1e999", b"9" * 30_000, b"01", b"+1", b".5", b"1.",
    b'"\\ud83d"', b'"\\udc00\\ud83d"', b'"\\u0000"', b'"\xff"', b'"\xed\xa0\xbd"', b'{"a":1,"a":2}', b'{"a":1,}',
    b"", b"undefined", b"'a'", b'"a\nb"',
)  # fmt: skip
"""For a field of a body, or for all of it: JSON, and what only looks like it."""

MARK = "\x01here\x01"
"""Stands in a body where the garbage goes."""


def good(operation_id: str) -> Any:
    """The body that the document has for an example, None without one; nothing of it has to be looked up in the DNS."""
    body = next(found for found in operations.every() if found.id == operation_id).body
    return json.loads(json.dumps(body).replace("tournament.example.org", "93.184.215.14"))


def bodies(operation_id: str) -> Iterator[tuple[str, bytes]]:
    """Names and texts of bodies in which one field, or all, is garbage; none for an operation without one."""
    told = _told(operation_id)
    content = told.get("requestBody", {}).get("content", {}).get("application/json")
    if content is None:
        return
    yield from (("all", raw) for raw in RAW)
    example = good(operation_id)
    mark = json.dumps(MARK).encode()
    for number, path in enumerate(_fields(content["schema"], ())):
        text = json.dumps(_with(example, path)).encode()
        assert mark in text, path
        # Of the many options of a game each gets a part of it, and all of them together get all.
        every = RAW if len(path) == 1 else RAW[number % 6 :: 6]
        yield from ((".".join(map(str, path)), text.replace(mark, raw)) for raw in every)


def queries(operation_id: str) -> Iterator[tuple[str, str]]:
    """Names of parameters and whole query strings."""
    names = [found["name"] for found in _told(operation_id).get("parameters", []) if found["in"] == "query"]
    place = [found.id for found in operations.every()].index(operation_id)
    for name in [*names, "unknown", ""]:
        for text in WRITTEN if name in names else WRITTEN[place % 8 :: 8]:
            yield name, f"{name}={quote(text)}"
        yield name, f"{name}=1&{name}=2"
        yield name, f"{name}=%ff%fe"
        yield name, f"{name}=%ED%A0%BD"
        yield name, f"{name}[]=1"


def paths(operation_id: str, **good: str) -> Iterator[str]:
    """Addresses in which one part is garbage."""
    operation = next(found for found in operations.every() if found.id == operation_id)
    for name in (name for name in good if f"{{{name}}}" in operation.path):
        for text in (*map(quote, WRITTEN), "%ff%fe", "%ED%A0%BD", "%2F", "a" * 5000):
            yield operation.url(**{**good, name: text})


HEADERS = (
    "HTTP_ACCEPT", "HTTP_AUTHORIZATION", "HTTP_X_API_KEY", "HTTP_IF_NONE_MATCH", "HTTP_LAST_EVENT_ID",
    "HTTP_IDEMPOTENCY_KEY", "HTTP_X_FORWARDED_FOR", "HTTP_X_REQUEST_ID", "HTTP_ORIGIN", "HTTP_HOST",
    "HTTP_CONTENT_ENCODING", "HTTP_RANGE",
    "CONTENT_TYPE", "HTTP_ACCESS_CONTROL_REQUEST_METHOD", "HTTP_COOKIE", "HTTP_FORWARDED", "HTTP_EXPECT",
)  # fmt: skip


def headers(operation_id: str) -> Iterator[dict[str, str]]:
    """One header of garbage at a time, as WSGI has it (bytes as Latin-1); all operations together get all of it."""
    place = [found.id for found in operations.every()].index(operation_id)
    texts = [text.encode().decode("latin-1") for text in WRITTEN[place % 8 :: 8]]
    for text in texts:
        yield from ({name: text} for name in HEADERS)
        yield {"HTTP_AUTHORIZATION": f"Bearer {text}"}


def _told(operation_id: str) -> dict[str, Any]:
    found = (told for item in operations.document()["paths"].values() for method, told in item.items()
             if method != "parameters" and told["operationId"] == operation_id)  # fmt: skip
    return dict(next(found))


def _fields(schema: dict[str, Any], path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """Where there is a field, at any depth."""
    if "$ref" in schema:
        schema = operations.document()["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    for option in (*schema.get("oneOf", []), *schema.get("anyOf", []), *schema.get("allOf", [])):
        yield from _fields(option, path)
    for name, inner in schema.get("properties", {}).items():
        yield (*path, name)
        yield from _fields(inner, (*path, name))
    if isinstance(schema.get("items"), dict):
        yield (*path, 0)
        yield from _fields(schema["items"], (*path, 0))
    if isinstance(schema.get("additionalProperties"), dict):
        yield (*path, "a")
        yield from _fields(schema["additionalProperties"], (*path, "a"))


def _with(value: Any, path: tuple[Any, ...]) -> Any:
    """The value with the mark at this path; what is missing on the way is made."""
    if not path:
        return MARK
    if isinstance(path[0], int):
        return [_with(value[0] if isinstance(value, list) and value else None, path[1:])]
    known = value if isinstance(value, dict) else {}
    return {**known, path[0]: _with(known.get(path[0]), path[1:])}
