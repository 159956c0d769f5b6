"""Webhooks: addresses that are told by HTTP what happens in the games that a key has made."""

from __future__ import annotations

from typing import Any

from flask import Response

from service.http.act_requests import respond
from service.http.errors.kinds import Kind
from service.http.errors.problems import FieldError, Problem
from service.http.openapi.examples import webhooks as examples
from service.http.openapi.played_game import DELIVERY_ID, WEBHOOK_ID
from service.http.openapi.shapes import Shape, of_retried
from service.http.openapi.smorest import Resource
from service.http.openapi.webhook_docs import DELIVERIES
from service.http.pipeline import api_key_auth, idempotency
from service.http.requests.acts import EmptyBody
from service.http.requests.webhooks import PageQuery, WebhookBody, WebhookChangeBody
from service.http.responses.encoding import answer, encode
from service.http.responses.webhooks import (
    TournamentWebhookPayload,
    Webhook,
    WebhookPage,
    WebhookPayload,
    WebhookSecret,
    webhook,
    with_secret,
)
from service.http.wiring import service, settings, wiring
from service.json_types import JsonObject
from service.store.errors import GameNotFound
from service.store.idempotency import StoredAnswer
from service.webhooks.addresses import UrlRefused
from service.webhooks.hook import Hook
from service.webhooks.service import HookNotFound, TooMany, WebhookService

KINDS = {
    "webhooks_off": Kind(403, "Webhooks off", "This server sends no webhooks; follow a game's events instead."),
    "webhook_not_found": Kind(404, "Webhook not found", "Your key has made no webhook with this id."),
    "delivery_not_found": Kind(
        404, "Delivery not found", "This webhook has no such delivery; the list shows those that are still known."
    ),
    "webhook_limit": Kind(
        409, "Too many webhooks", "Your key has as many webhooks as it may have; delete one, or have one do for more."
    ),
    "webhook_disabled": Kind(
        409, "Webhook disabled", "Nothing is sent to a disabled webhook; change its status to «enabled» first."
    ),
    "webhook_url_refused": Kind(
        422, "URL refused", "Send the https URL of a public host; «errors» says what is wrong with this one."
    ),
}
PARAMETERS = {
    "webhook_id": {
        "description": "The webhook's id.",
        "schema": {"type": "string", "pattern": "^wh_[A-Za-z0-9_-]{1,64}$"},
        "example": WEBHOOK_ID,
    },
    "delivery_id": {
        "description": "The delivery's id, which its receiver sees as `webhook-id`.",
        "schema": {"type": "string", "pattern": "^msg_[A-Za-z0-9_-]{1,64}$"},
        "example": DELIVERY_ID,
    },
}
SECRET = of_retried(WebhookSecret, Location="Where the webhook is.")
DELETED = Shape(description="The webhook and its deliveries are deleted.")
blueprint = Resource(
    "webhooks",
    __name__,
    examples=examples.webhooks,
    kinds=KINDS,
    parameters=PARAMETERS,
    structs=(WebhookPayload, TournamentWebhookPayload),
    sends=DELIVERIES,
    url_prefix="/v1",
    description="News by HTTP of what happens, signed after the Standard Webhooks specification.",
)

KEYED = ("key_missing", "key_unknown", "scope_missing", "webhooks_off")
ONE = (*KEYED, "webhook_not_found")
HOOK = "/webhooks/<string:webhook_id>"


@blueprint.operation(
    "POST",
    "/webhooks",
    id="create_webhook",
    summary="Make a webhook",
    answers={201: SECRET},
    problems=(*KEYED, "webhook_url_refused", "webhook_limit", "game_not_found"),
    security="holder",
)
@blueprint.body(WebhookBody)
def create_webhook(body: JsonObject) -> Response:
    """From now on what happens in games made with your key is sent there, signed after the Standard Webhooks
    specification. The answer holds the secret to verify it with, this once.

    A delivery comes at least once, those of a game in order as far as attempts allow: sort by `data.seq`, and
    ignore a `webhook-id` that came before.
    """
    owner, webhooks = authorised()
    game = body.get("game")
    if game is not None and not _made(owner, game):
        raise Problem("game_not_found", "There is no game with this id that was made with your key.")
    try:
        done = webhooks.create(
            owner,
            body["url"],
            body["events"],
            _secret(201),
            idempotency.of_request(),
            game=game,
            description=body.get("description", ""),
        )
    except UrlRefused as refused:
        raise _url_refused(refused) from refused
    except TooMany as error:
        raise Problem("webhook_limit", values={"limit": error.args[0]}) from error
    return respond(done)


@blueprint.operation(
    "GET",
    "/webhooks",
    id="list_webhooks",
    summary="Your webhooks",
    answers={200: WebhookPage},
    problems=KEYED,
    security="holder",
)
@blueprint.query(PageQuery)
def list_webhooks(query: JsonObject) -> Response:
    """The webhooks that were made with this key, newest first."""
    owner, webhooks = authorised()
    page = webhooks.page(owner, query.get("cursor"), query["limit"])
    return answer(WebhookPage(webhooks=[webhook(hook) for hook in page.hooks], next=page.next))


@blueprint.operation(
    "GET", HOOK, id="get_webhook", summary="One webhook", answers={200: Webhook}, problems=ONE, security="holder"
)
def get_webhook(webhook_id: str) -> Response:
    """Whether it is enabled, and how long it has been failing."""
    owner, webhooks = authorised()
    try:
        return answer(webhook(webhooks.one(owner, webhook_id)))
    except HookNotFound as error:
        raise Problem("webhook_not_found") from error


@blueprint.operation(
    "PATCH",
    HOOK,
    id="update_webhook",
    summary="Change a webhook",
    answers={200: Webhook},
    problems=(*ONE, "webhook_url_refused"),
    security="holder",
)
@blueprint.body(WebhookChangeBody, required=False)
def update_webhook(body: JsonObject, webhook_id: str) -> Response:
    """Change the address or the events, or switch it off and on. Once it is enabled again, it goes on with what is
    still pending."""
    owner, webhooks = authorised()
    try:
        return answer(webhook(webhooks.update(owner, webhook_id, body)))
    except HookNotFound as error:
        raise Problem("webhook_not_found") from error
    except UrlRefused as refused:
        raise _url_refused(refused) from refused


@blueprint.operation(
    "DELETE",
    HOOK,
    id="delete_webhook",
    summary="Delete a webhook",
    answers={204: DELETED},
    problems=ONE,
    security="holder",
)
def delete_webhook(webhook_id: str) -> Response:
    """Deletes it with all of its deliveries, pending ones too."""
    owner, webhooks = authorised()
    try:
        webhooks.delete(owner, webhook_id)
    except HookNotFound as error:
        raise Problem("webhook_not_found") from error
    return Response(status=204)


@blueprint.operation(
    "POST",
    f"{HOOK}/rotate",
    id="rotate_webhook_secret",
    summary="Make a new secret",
    answers={201: SECRET},
    problems=ONE,
    security="holder",
)
@blueprint.body(EmptyBody, required=False)
def rotate_webhook_secret(body: JsonObject, webhook_id: str) -> Response:
    """Until `old_secret_until` deliveries carry two signatures, one by the old secret, so that no delivery is lost
    while receivers change over."""
    owner, webhooks = authorised()
    try:
        return respond(webhooks.rotate(owner, webhook_id, _secret(201), idempotency.of_request()))
    except HookNotFound as error:
        raise Problem("webhook_not_found") from error


def authorised() -> tuple[str, WebhookService]:
    """Who asks, and where. Raises `key_missing`, `key_unknown`, `scope_missing`, `webhooks_off`."""
    owner = api_key_auth.holder("webhooks").id
    if not settings().webhooks:
        raise Problem("webhooks_off")
    return owner, wiring().webhooks


def _made(owner: str, game_id: str) -> bool:
    """Whether this key has made this game. One that others have made is not told from one that is not there."""
    try:
        return service().read(game_id).meta.api_key_id == owner
    except GameNotFound:
        return False


def _secret(status: int) -> Any:
    def render(hook: Hook, secret: str) -> StoredAnswer:
        headers = {"Location": f"/v1/webhooks/{hook.id}"}
        return StoredAnswer(status=status, body=encode(with_secret(hook, secret)), headers=headers)

    return render


def _url_refused(refused: UrlRefused) -> Problem:
    return Problem("webhook_url_refused", errors=[FieldError(field="url", code="invalid", detail=str(refused))])
