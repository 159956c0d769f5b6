"""What follows from an attempt: done, once more and when, or never again."""

from __future__ import annotations

from collections.abc import Sequence

from service.webhooks.delivery_store import LONGEST_REST_MS, Taken, Verdict
from service.webhooks.sending import Sent

GONE = 410
LONGEST_OWN_REST_MS = 60_000
"""Where the receiver does not ask for more itself."""

JITTER = 0.1
"""By which part a pause may be longer, so that what failed together does not come back together."""

FEWEST_FAILURES = 3
"""So many in a row, at least, before a webhook counts as dead."""


def judge(sent: Sent, taken: Taken, *, schedule_ms: Sequence[int], give_up_ms: int, chance: float) -> Verdict:
    """schedule_ms: the pause after the first failed attempt, the second …; after the last one it has failed for good.

    give_up_ms: how long there may be nothing but failures before the webhook is disabled. chance: 0 to 1, for the
    jitter. After a failure the whole webhook rests for a moment, longer with each failure in a row, so that an
    endpoint that is down is not asked by each of its deliveries at once, and a short fault does not upset their order.
    """
    now = taken.now + sent.duration_ms
    if sent.error is None:
        return Verdict(status="delivered", next_attempt=0)
    if sent.status == GONE:
        return Verdict(status="failed", next_attempt=0, disable="gone")
    first = schedule_ms[0] if schedule_ms else 0
    asked = (sent.retry_after_s or 0) * 1000
    rest = max(min(first * 2 ** min(taken.failures, 20), LONGEST_OWN_REST_MS), min(asked, LONGEST_REST_MS))
    failing_since = taken.kept.hook.failing_since or taken.now
    dead = now - failing_since >= give_up_ms and taken.failures + 1 >= FEWEST_FAILURES
    disable = "failing" if dead else ""
    if taken.tries >= len(schedule_ms):
        return Verdict(status="failed", next_attempt=0, rest_until=now + rest, disable=disable)
    pause = max(schedule_ms[taken.tries], asked)
    due = now + int(pause * (1 + JITTER * chance))
    keeps = pause <= rest
    return Verdict(
        status="pending",
        next_attempt=due,
        rest_until=max(due, now + rest) if keeps else now + rest,
        keeps_place=keeps,
        disable=disable,
    )
