"""What the document says of the requests that the service itself makes: a delivery to a webhook."""

from __future__ import annotations

from service.http.openapi import played_game
from service.http.openapi.smorest import Sent
from service.json_types import JsonObject

TAG = "deliveries"
SUMMARY = "What the receiver of a webhook is sent."

TEXT = """\
What a receiver of webhooks is sent, after the Standard Webhooks specification. Verify the signature with the secret of
the webhook and any library for that specification, over the bytes as they came. Answer 2xx within seconds, and do the
work afterwards; anything else is tried again. A `webhook-id` that comes again is the same delivery."""
TOURNAMENT_TEXT = """\
What a receiver is sent whose webhook asks for `tournament.*`, or for some of it: the `type` of the body begins with
`tournament.`. Else all is as with deliveries of games. Deliveries of one tournament come in the order of its events."""
HEADERS = {
    "webhook-id": ("Names the delivery; the same in each of its attempts.", played_game.DELIVERY_ID),
    "webhook-timestamp": ("When this attempt was made: seconds since the epoch.", "1800000000"),
    "webhook-signature": (
        "`v1,` and the base64 of the HMAC-SHA-256 of id, timestamp and body, joined by full stops; after a rotation "
        "two of them, with a blank between.",
        "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
    ),
}


def webhooks(shown: played_game.Examples) -> JsonObject:
    """The document's `webhooks`."""
    told = shown.deliveries
    ofs = {name for name in told if name.startswith("tournament.")}
    return {
        "delivery": _delivery(
            "receive_delivery", "A delivery to your receiver", TEXT, "WebhookPayload",
            {name: value for name, value in told.items() if name not in ofs},
        ),
        "tournament_delivery": _delivery(
            "receive_tournament_delivery", "A delivery that tells of a tournament", TOURNAMENT_TEXT,
            "TournamentWebhookPayload", {name: told[name] for name in told if name in ofs},
        ),
    }  # fmt: skip


def _delivery(id_: str, summary: str, text: str, schema: str, examples: JsonObject) -> JsonObject:
    return {
        "post": {
            "operationId": id_,
            # Generators make one class of each tag: with that of the operations, one would overwrite the other.
            "tags": [TAG],
            "summary": summary,
            "description": text,
            "parameters": [_header(name, text, example) for name, (text, example) in HEADERS.items()],
            "requestBody": {
                "required": True,
                "content": {
                    "application/json": {
                        "schema": {"$ref": f"#/components/schemas/{schema}"},
                        "examples": {name: {"value": value} for name, value in examples.items()},
                    }
                },
            },
            "responses": {
                "2XX": {"description": "It is delivered."},
                "410": {"description": "No more deliveries: the webhook is disabled."},
                "default": {"description": "It is tried again later; `Retry-After` is heeded."},
            },
            "security": [],
        }
    }


DELIVERIES = Sent(TAG, SUMMARY, webhooks)


def _header(name: str, text: str, example: str) -> JsonObject:
    schema = {"type": "string"}
    return {"name": name, "in": "header", "required": True, "description": text, "schema": schema, "example": example}
