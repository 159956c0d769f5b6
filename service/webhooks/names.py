"""The names of everything of webhooks in Redis: one hash tag for all, as their scripts touch several of them."""

from __future__ import annotations

LANES = "chouette:{webhooks}:lanes"
"""Sorted set: webhook id by the instant (ms) from which a process should look what is due for it."""

DELIVERY = "chouette:{webhooks}:delivery:"
"""Prefix of a delivery's hash: m what it tells of, b body, s status, a attempts, c their number, t tries of this
round, x next attempt (ms)."""


def hook(hook_id: str) -> str:
    """Hash of a webhook: d definition, s status, r reason, v version, k secret, o old secret, u until when (ms),
    f failing since (ms), n failed attempts in a row, q at rest until (ms)."""
    return f"chouette:{{webhooks}}:hook:{hook_id}"


def queue(hook_id: str) -> str:
    """Sorted set: a webhook's deliveries that are still to be made, by the instant (ms) of the next attempt."""
    return f"chouette:{{webhooks}}:queue:{hook_id}"


def history(hook_id: str) -> str:
    """Sorted set: all deliveries of a webhook that are still known, by the instant (ms) they were made."""
    return f"chouette:{{webhooks}}:history:{hook_id}"


def lock(hook_id: str) -> str:
    """String: who is sending to this webhook; it expires by itself."""
    return f"chouette:{{webhooks}}:lock:{hook_id}"


def record(key: str) -> str:
    """String: 64 hex digits of fingerprint, then the stored answer."""
    return f"chouette:{{webhooks}}:idem:{key}"
