"""Scripts that play: called with what the rules let a seat do, once it may be done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from chouette_sdk._generated.models import ExpectedAct, RewoundEvent
from chouette_sdk.clock import AsyncClock, Clock
from chouette_sdk.problems import Conflict
from chouette_sdk.reconnecting import Patience
from chouette_sdk.table import Seat
from chouette_sdk.table_async import AsyncSeat

Script = Callable[[Seat, Sequence[ExpectedAct]], object]
"""Is called with a seat and all that may be done there now, and does one of it, or nothing: `seat.act(acts[0])`.

Where another player was quicker (Conflict), that cost nothing, and the script is called again as soon as there is
something to do.
"""

AsyncScript = Callable[[AsyncSeat, Sequence[ExpectedAct]], Awaitable[object]]
"""The same, awaited."""

UNASKED = -1


def play(seat: Seat, script: Script, *, clock: Clock | None = None, patience: Patience | None = None) -> None:
    """Plays a game to its end. clock: of the service, where one is compared already (`client.clock`).

    Raises what `seat.events` raises, and what the script does but for Conflict.
    """
    clock, seen = clock or Clock(seat.api), UNASKED
    for event in seat.events(patience=patience):
        if isinstance(event, RewoundEvent):
            seen = UNASKED
        elif event.seq <= seen:
            continue
        expected = seat.expected()
        seen = expected.seq
        if expected.acts:
            clock.wait_until(expected.acts[0].not_before)
            try:
                script(seat, expected.acts)
            except Conflict:
                seen = UNASKED


async def play_async(
    seat: AsyncSeat, script: AsyncScript, *, clock: AsyncClock | None = None, patience: Patience | None = None
) -> None:
    """The same for asyncio."""
    clock, seen = clock or AsyncClock(seat.api), UNASKED
    async for event in seat.events(patience=patience):
        if isinstance(event, RewoundEvent):
            seen = UNASKED
        elif event.seq <= seen:
            continue
        expected = await seat.expected()
        seen = expected.seq
        if expected.acts:
            await clock.wait_until(expected.acts[0].not_before)
            try:
                await script(seat, expected.acts)
            except Conflict:
                seen = UNASKED
