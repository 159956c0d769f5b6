"""What is told of the service itself: its clock, and whether games can be played."""

from __future__ import annotations

from typing import Literal

import msgspec

from service.health.checks import Check


class TimeAnswer(msgspec.Struct, kw_only=True):
    """The service's clock.

    now: in ms since the epoch, read when your request arrived.
    """

    now: int


class Health(msgspec.Struct, kw_only=True):
    """The process answers."""

    status: Literal["ok"]


class Readiness(msgspec.Struct, kw_only=True):
    """Games can be played.

    store: `ok`: the games can be reached. checks: each part, with what to do about it where it is not as it should be.
    alarm_age_ms: time in ms since the alarm's last sign of life, null if there was none. Without the alarm windows
    still close rightly, only later: at the next request.
    """

    status: Literal["ready"]
    store: Literal["ok"]
    alarm_age_ms: int | None
    checks: list[Check]
