"""Webhooks: one resource; its addresses are in hooks.py, what is sent to them in deliveries.py."""

from service.http.resources.webhooks import deliveries, hooks

__all__ = ["blueprint", "deliveries"]

blueprint = hooks.blueprint
