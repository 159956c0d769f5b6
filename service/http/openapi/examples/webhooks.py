"""The document's examples of webhooks and what they are sent."""

from __future__ import annotations

import msgspec

from service.director.events import TableFinished, named
from service.http.openapi import stories
from service.http.openapi.examples.tournaments import story
from service.http.openapi.played_game import DELIVERY_ID, GAME_ID, META, START_MS, WEBHOOK_ID, Examples
from service.http.responses import webhooks as shown
from service.webhooks import payload, tournament_payload
from service.webhooks.hook import Delivery, Hook, WebhookAttempt


def webhooks(made: Examples) -> None:
    """A webhook from its making to its last delivery, and what its receiver is sent."""
    hook = Hook(
        id=WEBHOOK_ID, owner="key_7k2m", url="https://tournament.example.org/chouette", events=["game.finished"],
        created_at=START_MS, description="Results for the league",
    )  # fmt: skip
    secret = "whsec_RXhhbXBsZSBzZWNyZXQsIDMyIGJ5dGVzIGxvbmcuLi4="
    whole = {"url": hook.url, "events": ["*"], "game": GAME_ID}
    body = {"url": hook.url, "events": hook.events, "description": hook.description}
    made.put("create_webhook", "results", shown.with_secret(hook, secret), body)
    made.ask("create_webhook", "one_game", whole)
    enabled = shown.webhook(hook)
    made.put("list_webhooks", "page", shown.WebhookPage(webhooks=[enabled], next=None))
    made.put("get_webhook", "enabled", enabled)
    off = msgspec.structs.replace(hook, status="disabled", reason="asked")
    made.put("update_webhook", "off", shown.webhook(off), {"status": "disabled"})
    rotated = msgspec.structs.replace(hook, old_secret_until=START_MS + 86_400_000)
    made.put("rotate_webhook_secret", "rotated", shown.with_secret(rotated, secret), {})
    tried = WebhookAttempt(at=START_MS + 900_000, duration_ms=84, status=500, error="status")
    late = Delivery(
        id=DELIVERY_ID, event="game.finished", game=GAME_ID, seq=42, created_at=START_MS + 900_000,
        next_attempt=START_MS + 905_300, attempts=[tried],
    )  # fmt: skip
    page = shown.WebhookDeliveryPage(deliveries=[shown.delivery(late)], next=None)
    made.put("list_webhook_deliveries", "page", page)
    made.put("redeliver_webhook", "again", shown.delivery(late), {})
    trial = Delivery(
        id="msg_Zr3kYw0pQm2bT7uXe5vLaA_test", event="webhook.test", game=None, seq=None, created_at=START_MS,
        next_attempt=START_MS,
    )  # fmt: skip
    game = payload.WebhookGame(id=GAME_ID, name=META.name, ruleset="titouan", visibility="public")
    event = stories.at_dice().told.events[2]
    sent = payload.body("player.joined", WEBHOOK_ID, game, msgspec.json.encode(event), event.at, event.seq)
    made.deliveries["player.joined"] = msgspec.json.decode(sent)
    made.deliveries["tournament.table_finished"] = msgspec.json.decode(_of_tournament())
    made.deliveries["webhook.test"] = msgspec.json.decode(payload.trial(WEBHOOK_ID, START_MS))
    made.put("test_webhook", "sent", shown.delivery(trial), {})


def _of_tournament() -> bytes:
    """What is told of the first table that is over."""
    told = story()
    plan, event = told.over.plan, next(event for event in told.events if isinstance(event, TableFinished))
    known = {entrant.id: entrant.external_id for entrant in told.over.entrants}
    about = tournament_payload.WebhookTournament(
        id=told.over.id, name=plan.name, ruleset=plan.ruleset, format=plan.settings.format, visibility=plan.visibility,
        external_ids={entry: known[entry] for entry in named(event)},
    )  # fmt: skip
    raw = msgspec.json.encode(event)
    return tournament_payload.body("tournament.table_finished", WEBHOOK_ID, about, raw, event.at, event.seq)
