"""The problems that many resources know: their status, title and what to do; and those of the framework."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    """A problem that this layer knows by itself: its status, its title, and what to do unless told better."""

    status: int
    title: str
    detail: str


OF_ALL: dict[str, Kind] = {
    "bad_request": Kind(400, "Bad request", "The request could not be understood; check its form."),
    "malformed_json": Kind(400, "Malformed JSON", "The body is not valid JSON; send one JSON object."),
    "body_incomplete": Kind(
        400,
        "Body incomplete",
        "The body could not be read to the end that its headers tell, and nothing happened; send the request again.",
    ),
    "idempotency_key_invalid": Kind(
        400, "Idempotency-Key invalid", "Send 1 to 128 visible ASCII characters, for instance a UUID."
    ),
    "token_missing": Kind(
        401, "Token missing", "Send the token you got with your seat: «Authorization: Bearer TOKEN»."
    ),
    "token_unknown": Kind(401, "Token unknown", "This token opens no seat in this game; use the one you got with it."),
    "key_missing": Kind(401, "Key missing", "This needs an API key: send it as X-API-Key or as a bearer token."),
    "key_unknown": Kind(401, "Key unknown", "This API key opens nothing here; ask the operator for one."),
    "scope_missing": Kind(403, "Scope missing", "Your key may not do this: ask for one with the scope that is told."),
    "not_your_seat": Kind(403, "Not your seat", "This token belongs to another seat; act only for your own."),
    "not_the_host": Kind(
        403, "Not the host", "Only the key or the seat that this game was made with lets others in here."
    ),
    "not_found": Kind(404, "Not found", "There is nothing at this address; /docs lists what there is."),
    "game_not_found": Kind(
        404,
        "Game not found",
        "Check the id; for a game that is not public, send a seat's token, the key that made it, or an invitation.",
    ),
    "method_not_allowed": Kind(405, "Method not allowed", "Use one of the methods named in the Allow header."),
    "idempotency_key_in_use": Kind(
        409,
        "Idempotency-Key in use",
        "The first request with this key is still being handled; ask again in a moment.",
    ),
    "too_many_games": Kind(
        409, "Too many games", "Your key has «values.limit» unfinished games: let some come to their end first."
    ),
    "too_late": Kind(409, "Too late", "The window had closed when this arrived; it cost nothing."),
    "body_too_large": Kind(413, "Body too large", "Send less: the limit is in «values.max_bytes»."),
    "uri_too_long": Kind(414, "Address too long", "Send a shorter address: 8,190 bytes with its query at most."),
    "unsupported_media_type": Kind(415, "Unsupported media type", "Send JSON, with «Content-Type: application/json»."),
    "invalid_request": Kind(422, "Invalid request", "Mend the fields named in «errors» and send it again."),
    "idempotency_key_reused": Kind(
        422,
        "Idempotency-Key reused",
        "This key was used for another request; make a new key for every new act.",
    ),
    "headers_too_large": Kind(431, "Headers too large", "Send fewer or shorter headers."),
    "too_many_streams": Kind(
        429, "Too many streams", "Close one that is open; «values» tell how many may be, and for what."
    ),
    "too_many_lobbies": Kind(
        429,
        "Too many waiting games",
        "As many games that were made without a key wait for their start as may (from your address, or from all: "
        "«values.scope»). Start one of them, ask again after Retry-After seconds, or send an API key.",
    ),
    "rate_limited": Kind(
        429, "Rate limited", "Nothing happened. Send it again after «values.retry_after» seconds (Retry-After)."
    ),
    "internal_error": Kind(
        500,
        "Internal error",
        "The fault is ours; a retry with the same Idempotency-Key is safe. Tell us the request_id.",
    ),
    "streams_full": Kind(
        503, "Streams full", "No more streams fit into this process; ask again after Retry-After seconds."
    ),
    "store_unavailable": Kind(
        503,
        "Store unavailable",
        "The games cannot be reached at the moment; ask again after Retry-After seconds.",
    ),
}

KINDS: dict[str, Kind] = dict(OF_ALL)
"""These, and those of every resource (`Resource(kinds=…)`): what a problem is looked up in."""


def add(known: dict[str, Kind], more: Mapping[str, Kind]) -> None:
    """Put in what a resource declares. Raises ValueError where a code means something else already."""
    for code, kind in more.items():
        if known.setdefault(code, kind) != kind:
            raise ValueError(f"{code} is declared twice: as {known[code]} and as {kind}")


# HTTP's own errors (raised by the framework) under our codes.
BY_STATUS: dict[int, str] = {
    400: "bad_request", 404: "not_found", 405: "method_not_allowed", 413: "body_too_large",
    414: "uri_too_long", 415: "unsupported_media_type", 422: "invalid_request", 431: "headers_too_large",
    500: "internal_error", 503: "store_unavailable",
}  # fmt: skip


# What can come back for anything.
COMMON = (
    "bad_request",
    "not_found",
    "method_not_allowed",
    "uri_too_long",
    "invalid_request",
    "headers_too_large",
    "rate_limited",
    "internal_error",
    "store_unavailable",
)
