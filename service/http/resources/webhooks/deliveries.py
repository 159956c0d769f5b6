"""What was sent to a webhook, sending it again, and trying a webhook out."""

from __future__ import annotations

from flask import Response

from service.http.act_requests import respond
from service.http.errors.problems import Problem
from service.http.openapi.shapes import of_retried
from service.http.pipeline import idempotency
from service.http.requests.acts import EmptyBody
from service.http.requests.webhooks import PageQuery
from service.http.resources.webhooks.hooks import HOOK, ONE, authorised, blueprint
from service.http.responses.encoding import answer, encode
from service.http.responses.webhooks import WebhookDelivery, WebhookDeliveryPage, delivery
from service.json_types import JsonObject
from service.store.idempotency import StoredAnswer
from service.webhooks.hook import Delivery
from service.webhooks.service import DeliveryNotFound, Disabled, HookNotFound

SENT = of_retried(WebhookDelivery)


@blueprint.operation(
    "POST",
    f"{HOOK}/test",
    id="test_webhook",
    summary="Send a test delivery",
    answers={202: SENT},
    problems=(*ONE, "webhook_disabled"),
    security="holder",
)
@blueprint.body(EmptyBody, required=False)
def test_webhook(body: JsonObject, webhook_id: str) -> Response:
    """Sends a delivery of type `webhook.test`; the list of deliveries tells how it went."""
    owner, webhooks = authorised()
    try:
        return respond(webhooks.try_out(owner, webhook_id, _accepted, idempotency.of_request()))
    except HookNotFound as error:
        raise Problem("webhook_not_found") from error
    except Disabled as error:
        raise Problem("webhook_disabled") from error


@blueprint.operation(
    "GET",
    f"{HOOK}/deliveries",
    id="list_webhook_deliveries",
    summary="What was sent",
    answers={200: WebhookDeliveryPage},
    problems=ONE,
    security="holder",
)
@blueprint.query(PageQuery)
def list_webhook_deliveries(query: JsonObject, webhook_id: str) -> Response:
    """Deliveries with their attempts, newest first: those of the last days, up to the server's limit."""
    owner, webhooks = authorised()
    try:
        page = webhooks.deliveries(owner, webhook_id, query.get("cursor"), query["limit"])
    except HookNotFound as error:
        raise Problem("webhook_not_found") from error
    return answer(WebhookDeliveryPage(deliveries=[delivery(made) for made in page.deliveries], next=page.next))


@blueprint.operation(
    "POST",
    f"{HOOK}/deliveries/<string:delivery_id>/redeliver",
    id="redeliver_webhook",
    summary="Send a delivery again",
    answers={202: SENT},
    problems=(*ONE, "delivery_not_found", "webhook_disabled"),
    security="holder",
)
@blueprint.body(EmptyBody, required=False)
def redeliver_webhook(body: JsonObject, webhook_id: str, delivery_id: str) -> Response:
    """Sends the same body under the same `webhook-id`, signed anew, with as many attempts as a new delivery has."""
    owner, webhooks = authorised()
    try:
        return respond(webhooks.redeliver(owner, webhook_id, delivery_id, _accepted, idempotency.of_request()))
    except HookNotFound as error:
        raise Problem("webhook_not_found") from error
    except DeliveryNotFound as error:
        raise Problem("delivery_not_found") from error
    except Disabled as error:
        raise Problem("webhook_disabled") from error


def _accepted(made: Delivery) -> StoredAnswer:
    return StoredAnswer(status=202, body=encode(delivery(made)))
