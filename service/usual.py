"""What a new game has where its maker says nothing: the service's own defaults, before those of the rulebook."""

from __future__ import annotations

from service.engine.kernel.lag import UNMEASURED_MS
from service.settings import Settings


def usual_options(settings: Settings, visibility: str) -> dict[str, int | bool]:
    """Options by name. visibility: `public` or `private`."""
    return {
        **settings.usual_options,
        "late_ms": UNMEASURED_MS,
        # Strangers meet from anywhere; who plays in private may agree on compensation.
        "lag_compensation": visibility == "public",
    }
