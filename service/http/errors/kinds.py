"""The problems that this layer knows by itself: their status, title and what to do; and those of the framework."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    """A problem that this layer knows by itself: its status, its title, and what to do unless told better."""

    status: int
    title: str
    detail: str


KINDS: dict[str, Kind] = {
    "bad_request": Kind(400, "Bad request", "The request could not be understood; check its form."),
    "malformed_json": Kind(400, "Malformed JSON", "The body is not valid JSON; send one JSON object."),
    "body_incomplete": Kind(
        400,
        "Body incomplete",
        "The body could not be read to the end that its headers tell, and nothing happened; send the request again.",
    ),
    "nonce_unknown": Kind(
        422, "Nonce unknown", "Return the nonce of a `ping` of your own stream, as it was and within 10 s."
    ),
    "idempotency_key_invalid": Kind(
        400, "Idempotency-Key invalid", "Send 1 to 128 visible ASCII characters, for instance a UUID."
    ),
    "last_event_id_invalid": Kind(
        400, "Last-Event-ID invalid", "Send back the id of the last event you got, as it was."
    ),
    "last_event_id_unknown": Kind(
        409,
        "Last-Event-ID unknown",
        "The game's log has no such event (any more): what came last was lost. Forget what you know of its events, "
        "load the game anew, and follow it from its own «seq».",
    ),
    "ticket_unknown": Kind(401, "Ticket unknown", "This ticket does not open this game (any more); ask for a new one."),
    "ticket_expired": Kind(
        401, "Ticket expired", "Ask for a new ticket, and go on «after» the last event that you got."
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
    "invitation_needed": Kind(403, "Invitation needed", "Seats of this game are for guests: send your `invitation`."),
    "invitation_unknown": Kind(
        403, "Invitation unknown", "This invitation opens no seat of this game; ask its host for another one."
    ),
    "invitation_used": Kind(409, "Invitation used", "A player has taken a seat with it; ask the host for another."),
    "invitation_expired": Kind(403, "Invitation expired", "Its time is over; ask the game's host for another one."),
    "invitation_for_another": Kind(
        403, "Invitation for another name", "It is for the player called «values.name»: take the seat under that name."
    ),
    "not_finished": Kind(409, "Not finished", "A rematch follows a game that is over: play this one to its end."),
    "rematch_over": Kind(
        409,
        "Rematch over",
        "The rematch was called off, or played without you («values.game», «values.end»): make a new game.",
    ),
    "invitation_limit": Kind(
        409, "Too many invitations", "This game has «values.limit» invitations: revoke some that are unused."
    ),
    "invitation_not_found": Kind(404, "Invitation not found", "This game has no such invitation (any more)."),
    "watching_not_invited": Kind(
        409, "Watching takes no invitation", "Invitations to watch are for games whose `watching` is `invited`."
    ),
    "not_your_game": Kind(403, "Not your game", "Only the key that made this game may do that."),
    "not_a_bot": Kind(403, "Not a bot", "A person sits there: only that seat's own token gives it back."),
    "test_dice_off": Kind(
        403,
        "Test dice off",
        "This server throws real dice only; leave out «dice» or allow test dice in its settings.",
    ),
    "webhooks_off": Kind(403, "Webhooks off", "This server sends no webhooks; follow a game's events instead."),
    "not_found": Kind(404, "Not found", "There is nothing at this address; /docs lists what there is."),
    "no_such_proof": Kind(404, "No such proof", "The draws of this game are proved elsewhere: `proof` tells where."),
    "game_not_found": Kind(
        404,
        "Game not found",
        "Check the id; for a game that is not public, send a seat's token, the key that made it, or an invitation.",
    ),
    "player_not_found": Kind(
        404, "Player not found", "There is no such player at this table; GET the game lists them."
    ),
    "challenge_not_found": Kind(
        404, "Challenge not found", "There is no such challenge; GET the challenges lists them."
    ),
    "webhook_not_found": Kind(404, "Webhook not found", "Your key has made no webhook with this id."),
    "delivery_not_found": Kind(
        404, "Delivery not found", "This webhook has no such delivery; the list shows those that are still known."
    ),
    "ruleset_not_found": Kind(404, "Ruleset not found", "GET /v1/rulesets lists the rulebooks."),
    "method_not_allowed": Kind(405, "Method not allowed", "Use one of the methods named in the Allow header."),
    "idempotency_key_in_use": Kind(
        409,
        "Idempotency-Key in use",
        "The first request with this key is still being handled; ask again in a moment.",
    ),
    "too_many_games": Kind(
        409, "Too many games", "Your key has «values.limit» unfinished games: let some come to their end first."
    ),
    "too_many_bots": Kind(
        409, "Too many bots", "«values.limit» bots at a table are as many as may be: invite people for the other seats."
    ),
    "webhook_limit": Kind(
        409, "Too many webhooks", "Your key has as many webhooks as it may have; delete one, or have one do for more."
    ),
    "webhook_disabled": Kind(
        409, "Webhook disabled", "Nothing is sent to a disabled webhook; change its status to «enabled» first."
    ),
    "too_late": Kind(409, "Too late", "The window had closed when this arrived; it cost nothing."),
    "body_too_large": Kind(413, "Body too large", "Send less: the limit is in «values.max_bytes»."),
    "uri_too_long": Kind(414, "Address too long", "Send a shorter address: 8,190 bytes with its query at most."),
    "unsupported_media_type": Kind(415, "Unsupported media type", "Send JSON, with «Content-Type: application/json»."),
    "invalid_request": Kind(422, "Invalid request", "Mend the fields named in «errors» and send it again."),
    "watching_contradicts": Kind(
        422, "Watching contradicts visibility", "Send `watching` or `visibility`: each says by itself who may watch."
    ),
    "host_missing": Kind(
        422, "Host missing", "Send a key, or the `player` who is to be the host, where `seats` are `invited`."
    ),
    "webhook_url_refused": Kind(
        422, "URL refused", "Send the https URL of a public host; «errors» says what is wrong with this one."
    ),
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
