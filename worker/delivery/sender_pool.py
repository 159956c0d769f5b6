"""Makes the attempts of one webhook after the other, in their order."""

from __future__ import annotations

import logging
import random
import secrets
import time
from collections.abc import Callable

from service.settings import Settings
from service.telemetry import metrics
from service.webhooks import signing
from service.webhooks.delivery_store import Busy, DeliveryStore, Rest, Taken
from service.webhooks.hook import WebhookAttempt
from service.webhooks.sending import Sender
from service.webhooks.verdict import judge
from worker.delivery.fan_out import Holders
from worker.delivery.ordered_workers import OrderedWorkers

TURN = 20
"""Attempts before the next webhook has its turn."""

TURN_S = 5.0
STOP_S = 4.0

log = logging.getLogger(__name__)


class SenderPool:
    """Works off lanes in threads of its own. What dies with it in hand is attempted again after the lease."""

    def __init__(self, store: DeliveryStore, sender: Sender, holders: Holders, settings: Settings) -> None:
        self._store = store
        self._sender = sender
        self._holders = holders
        self._schedule_ms = [int(pause * 1000) for pause in settings.webhook_schedule_s]
        self._give_up_ms = settings.webhook_give_up_s * 1000
        # Longer than an attempt may take, and a slow answer of the resolver with it.
        self._lease_ms = int(settings.webhook_timeout_s * 2000) + 4000
        self._lanes = OrderedWorkers(self._turn, settings.webhook_concurrency)
        self._chance: Callable[[], float] = random.random

    def attend(self, hook_id: str) -> None:
        """Have a look at this webhook's lane soon."""
        self._lanes.put(hook_id)

    def last_turn(self) -> float:
        """When a thread last took a webhook (time.monotonic()); now if none waits."""
        return self._lanes.last_taken()

    def stop(self) -> bool:
        """Finish what is under way, for a moment; whether all of it was finished."""
        return self._lanes.stop(STOP_S)

    def _turn(self, hook_id: str) -> bool:
        token, began = secrets.token_hex(8), time.monotonic()
        for _ in range(TURN):
            found = self._store.take(hook_id, token, lease_ms=self._lease_ms)
            if isinstance(found, Busy | Rest):
                # The store has it looked at again when there is something to do.
                return False
            if not self._holders.good(found.kept.hook.owner):
                self._store.disable(hook_id, "revoked")
                continue
            self._attempt(found)
            if self._lanes.stopping or time.monotonic() - began > TURN_S:
                break
        self._store.leave(hook_id, token)
        return not self._lanes.stopping

    def _attempt(self, taken: Taken) -> None:
        hook, outgoing = taken.kept.hook, taken.outgoing
        headers = signing.headers(
            outgoing.delivery.id, int(time.time() * 1000), outgoing.body, taken.kept.secrets.valid(taken.now)
        )
        sent = self._sender.send(hook.url, headers, outgoing.body)
        attempt = WebhookAttempt(at=taken.now, duration_ms=sent.duration_ms, status=sent.status, error=sent.error)
        verdict = judge(sent, taken, schedule_ms=self._schedule_ms, give_up_ms=self._give_up_ms, chance=self._chance())
        self._store.settle(taken, attempt, verdict)
        metrics.webhook(sent.error or "delivered", sent.duration_ms / 1000)
        if sent.error:
            log.info(
                "%s: attempt %d of %s: %s %s",
                hook.id,
                taken.number,
                outgoing.delivery.id,
                sent.error,
                sent.status or "",
            )
        if verdict.disable:
            log.warning("%s is disabled: %s", hook.id, verdict.disable)
