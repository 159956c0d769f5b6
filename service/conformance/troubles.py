"""The troubles that the bench makes: each with an id that stays, what happens, and the rules that it tries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["act", "read", "opening", "stream", "always"]
"""What it happens to: a POST, a GET, a stream as it opens, a stream that is open; `always` is there all the time."""


@dataclass(frozen=True)
class Trouble:
    """tries: ids of the rules that it puts to the test."""

    id: str
    kind: Kind
    says: str
    tries: tuple[str, ...]


RETRIED = ("key-kept", "unknown-retried")
RESUMED = ("stream-returns", "stream-resumes", "event-missed", "stream-single")

TROUBLES: dict[str, Trouble] = {
    trouble.id: trouble
    for trouble in (
        Trouble("lost-answer", "act", "The request is carried out, and its answer is lost.", RETRIED),
        Trouble("lost-request", "act", "The connection breaks before the request is carried out.", RETRIED),
        Trouble("away", "act", "503 with Retry-After; nothing is carried out.", (*RETRIED, "retry-after")),
        Trouble("busy", "act", "429 with Retry-After; nothing is carried out.", ("retry-after",)),
        Trouble(
            "unknown-503", "act", "503 with a code that no client knows.", ("key-kept", "unknown-code", "retry-after")
        ),
        Trouble("unknown-409", "act", "409 with a code that no client knows.", ("refusal-final", "unknown-code")),
        Trouble("refused-400", "act", "400 with a code that no client knows.", ("refusal-final", "unknown-code")),
        Trouble(
            "key-in-use",
            "act",
            "The request is carried out, and answered 409 `idempotency_key_in_use` at first.",
            ("key-in-use-retried", "key-kept", "retry-after"),
        ),
        Trouble("too-early", "act", "A throw is answered 409 `too_early`.", ("too-early-waited",)),
        Trouble("slow-first-byte", "read", "The first byte of an answer takes long.", ("poll-storm", "service-clock")),
        Trouble("slow-body", "read", "An answer stops in its middle for a while.", ("poll-storm",)),
        Trouble("read-away", "read", "503 with Retry-After to a GET.", ("retry-after",)),
        Trouble("stream-away", "opening", "A stream is answered 503 with Retry-After.", ("retry-after",)),
        Trouble("slow-opening", "opening", "A stream's first byte takes long.", ("stream-single",)),
        Trouble(
            "repeated-stream", "opening", "A stream begins with events from before those asked for.", ("event-twice",)
        ),
        Trouble("cut-utf8", "stream", "A stream ends inside of a character of several bytes.", RESUMED),
        Trouble("cut-data", "stream", "A stream ends inside of `data:` or of what follows it.", RESUMED),
        Trouble("cut-crlf", "stream", "Lines end with CR LF; a stream ends between the two.", RESUMED),
        Trouble("cut-blank", "stream", "A stream ends before the empty line that completes an event.", RESUMED),
        Trouble("split", "stream", "Events come in pieces, split where the cuts are.", ("event-missed",)),
        Trouble("repeated-events", "stream", "The last events come again; soon after that the stream ends.",
                ("event-twice", "stream-returns")),
        Trouble("half-closed", "stream", "The service's side of a stream's connection closes.", RESUMED),
        Trouble("silent", "stream", "A stream says nothing any more, no heartbeat either.", ("stream-silence",)),
        Trouble("dropped", "stream", "`event: dropped`, as from a process that ends.", RESUMED),
        Trouble("unknown-message", "stream", "A message of a name that no client knows.", ("unknown-passed-over",)),
        Trouble("unknown-event", "stream", "An event of a type that no client knows.", ("unknown-passed-over",)),
        Trouble("rewind", "stream", "The service lost its last events: the log is rewound.", ("rewound",)),
        Trouble("unknown-fields", "always", "Fields that no client knows.", ("unknown-passed-over",)),
        Trouble("unknown-values", "always", "Values of enums, and offers, that no client knows.",
                ("unknown-passed-over",)),
        Trouble("skew", "always", "The service's clock differs from the client's by seconds.", ("service-clock",)),
    )
}  # fmt: skip

WATCHED = (
    "key-sent", "key-fresh", "well-formed", "ping-returned", "reaction-told", "window-named", "poll-storm",
    "stream-over",
)  # fmt: skip
"""Rules that need no trouble: they are watched all the time."""


def chosen(only: tuple[str, ...], without: tuple[str, ...] = ()) -> frozenset[str]:
    """The troubles with these ids, and those that put the rules with these ids to the test; all, if none is named.

    without: ids of troubles that are left out. Raises KeyError for what is neither.
    """
    found: set[str] = set()
    for name in only:
        named = {trouble.id for trouble in TROUBLES.values() if name == trouble.id or name in trouble.tries}
        if not named and name not in WATCHED:
            raise KeyError(name)
        found |= named
    for name in without:
        if name not in TROUBLES:
            raise KeyError(name)
    return frozenset(found if only else TROUBLES).difference(without)
