"""The rules that a client is held to: each with an id that stays, a sentence, and the heading of the docs behind it."""

from __future__ import annotations

from dataclasses import dataclass

LOOP = "docs/frontend.md#the-loop"
TIME = "docs/frontend.md#time"
REFUSED = "docs/frontend.md#wrong-refused-too-late"
STREAMS = "docs/frontend.md#streams"
LAG = "docs/frontend.md#lag"
LIMITS = "docs/frontend.md#limits"
RETRIES = "docs/mobile.md#retries"
BACK = "docs/mobile.md#coming-back"
REWOUND = "docs/mobile.md#a-log-that-was-rewound"
ADDED = "docs/compatibility.md#the-api-v1"


@dataclass(frozen=True)
class Rule:
    """id: stays, for scripts. says: what a client does. doc: page and heading of the docs where that is told."""

    id: str
    says: str
    doc: str


RULES: dict[str, Rule] = {
    rule.id: rule
    for rule in (
        Rule("key-sent", "Every POST that does something carries an Idempotency-Key.", RETRIES),
        Rule("key-fresh", "A key stands for one request: another body or address gets another key.", RETRIES),
        Rule("key-kept", "A request without a known outcome is sent again with the same Idempotency-Key.", RETRIES),
        Rule("unknown-retried", "A request without an answer, or answered 503, is sent again.", REFUSED),
        Rule("retry-after", "What is answered 429 or 503 is not sent again before Retry-After is over.", REFUSED),
        Rule("refusal-final", "What is refused with 400, 409 and the like is not sent again as it was.", REFUSED),
        Rule("key-in-use-retried", "409 `idempotency_key_in_use` is sent again with the same key.", REFUSED),
        Rule("too-early-waited", "409 `too_early` is sent again at `values.not_before`, not earlier.", REFUSED),
        Rule("unknown-code", "A code of a problem that is not known is treated by its status.", REFUSED),
        Rule("well-formed", "No request is refused with 400, 415 or 422: its form is as the document says.", REFUSED),
        Rule("stream-returns", "A stream that is lost before the game is over is opened again.", STREAMS),
        Rule("stream-resumes", "A stream that comes back says which event it got last.", BACK),
        Rule("stream-single", "One stream of a game is open at a time for one token.", STREAMS),
        Rule("stream-silence", "A stream without heartbeats is given up and opened again.", STREAMS),
        Rule("stream-over", "After `end` and 204 a stream is not opened again.", STREAMS),
        Rule("event-missed", "No event is passed over: a stream resumes behind the last one that came whole.", LOOP),
        Rule("event-twice", "An event that comes again is applied once, by its `seq`.", LOOP),
        Rule("rewound", "After 409 `last_event_id_unknown` a client does not resume from an id that is gone.", REWOUND),
        Rule("unknown-passed-over", "Types of events, fields and values that are not known are passed over.", ADDED),
        Rule("ping-returned", "The nonce of a `ping` is returned at once.", LAG),
        Rule("reaction-told", "Where lag is compensated a shout in a window says `reaction_ms`.", LAG),
        Rule("window-named", "An act that is offered for a window names that window.", LOOP),
        Rule("service-clock", "`not_before` and `deadline` are read by the service's clock.", TIME),
        Rule("poll-storm", "Nothing is asked for again and again: once after a burst of events is enough.", LOOP),
    )
}
