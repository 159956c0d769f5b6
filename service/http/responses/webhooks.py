"""What the service answers about webhooks, and what it sends to them, as msgspec structs."""

from __future__ import annotations

from typing import Literal

import msgspec

from service.director.events import TournamentEvent
from service.engine import Event
from service.webhooks import hook as stored
from service.webhooks.hook import WebhookAttempt
from service.webhooks.payload import WebhookGame, WebhookLinks, WebhookResult
from service.webhooks.tournament_payload import WebhookStanding, WebhookTournament, WebhookTournamentLinks


class Webhook(msgspec.Struct, kw_only=True):
    """Where news is sent.

    description: what it is for, as it was sent.
    events: types, or patterns such as `game.*`.
    game: the id of the only game that it tells of; null: all that were made with your key.
    status: `disabled`: nothing is sent, nor kept to be sent later.
    reason: why it is disabled: `asked`; `gone`: the receiver answered 410; `failing`: nothing but failures for days;
    `revoked`: its key was; empty while it is enabled.
    created_at: in ms since the epoch.
    failing_since: the first failure since the last success, in ms since the epoch; null if there is none.
    old_secret_until: until then the secret from before the last rotation signs too, in ms since the epoch; null if
    there is none.
    """

    id: str
    url: str
    events: list[str]
    game: str | None
    description: str
    status: Literal["enabled", "disabled"]
    reason: str
    created_at: int
    failing_since: int | None
    old_secret_until: int | None


class WebhookSecret(Webhook, kw_only=True):
    """A webhook with the secret that its deliveries are signed with.

    secret: begins with `whsec_`. It is told this once; keep it.
    """

    secret: str


class WebhookNews(msgspec.Struct, kw_only=True):
    """What happened.

    webhook: the id of the webhook that is told.
    game: null in a test.
    seq: the event's place in the game's order; null in a test.
    event: as the game's event log has it; null in a test, and where it is too long to be sent: then `links.event`
    leads to it.
    result: only with `game.finished`; otherwise null.
    links: null in a test.
    """

    webhook: str
    game: WebhookGame | None
    seq: int | None
    event: Event | None
    result: WebhookResult | None
    links: WebhookLinks | None


class WebhookPayload(msgspec.Struct, kw_only=True):
    """The body that a webhook gets.

    type: `game.finished`, `event.points_moved` …
    timestamp: when it happened, in ISO 8601.
    """

    type: str
    timestamp: str
    data: WebhookNews


class TournamentWebhookNews(msgspec.Struct, kw_only=True):
    """What happened in a tournament.

    webhook: the id of the webhook that is told.
    seq: the event's place in the tournament's order.
    event: as the tournament's events have it; null where it is too long to be sent: then `links.event` leads to it.
    standings: only with `tournament.finished`, and where they are not too long to be sent; otherwise null.
    """

    webhook: str
    tournament: WebhookTournament
    seq: int
    event: TournamentEvent | None
    standings: list[WebhookStanding] | None
    links: WebhookTournamentLinks


class TournamentWebhookPayload(msgspec.Struct, kw_only=True):
    """The body that a webhook gets of a tournament; its `type` begins with `tournament.`.

    type: `tournament.round_started`, `tournament.finished` …
    timestamp: when it happened, in ISO 8601.
    """

    type: str
    timestamp: str
    data: TournamentWebhookNews


class WebhookPage(msgspec.Struct, kw_only=True):
    """Webhooks, newest first.

    next: the cursor of the next page, null on the last.
    """

    webhooks: list[Webhook]
    next: str | None


class WebhookDelivery(msgspec.Struct, kw_only=True):
    """One event for one webhook.

    id: the `webhook-id` header of every attempt.
    event: the type of what is told.
    game, tournament: the id of what it tells of; null for the other one, and both for a test.
    seq: the place of that event in its order, null for a test.
    status: `pending`: attempts are to come; `delivered`; `failed`: none is.
    created_at: in ms since the epoch.
    attempts: the last 20, oldest first.
    next_attempt: in ms since the epoch; null if none is to come.
    """

    id: str
    event: str
    game: str | None
    tournament: str | None
    seq: int | None
    status: Literal["pending", "delivered", "failed"]
    created_at: int
    next_attempt: int | None
    attempts: list[WebhookAttempt]


class WebhookDeliveryPage(msgspec.Struct, kw_only=True):
    """Deliveries, newest first.

    next: the cursor of the next page, null on the last.
    """

    deliveries: list[WebhookDelivery]
    next: str | None


def webhook(hook: stored.Hook) -> Webhook:
    """A webhook as its owner sees it."""
    return Webhook(**{name: getattr(hook, name) for name in Webhook.__struct_fields__})


def with_secret(hook: stored.Hook, secret: str) -> WebhookSecret:
    """The same, this once with its secret."""
    return WebhookSecret(secret=secret, **{name: getattr(hook, name) for name in Webhook.__struct_fields__})


def delivery(made: stored.Delivery) -> WebhookDelivery:
    """A delivery as its owner sees it."""
    return WebhookDelivery(**{name: getattr(made, name) for name in WebhookDelivery.__struct_fields__})
