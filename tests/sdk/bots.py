"""Players who take what `expected` offers them, so that any game comes to its end."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from dataclasses import dataclass, field

from chouette_sdk import AsyncClient, AsyncSeat, AsyncTable, Client, Conflict, Event, Forbidden, Seat, Table, models

# A short game: little to win, and nobody to wait for.
OPTIONS = {"target": 60, "pause_ms": 0, "reaction_ms": 150, "decision_ms": 150, "tie_ms": 10}
PLAYERS = ("Perceval", "Karadoc", "Arthur")


@dataclass
class Played:
    """A game that was played to its end: what its players did, and what was told of it."""

    table_id: str
    rolls: int = 0
    shouts: int = 0
    events: list[Event] = field(default_factory=list)
    view: models.Game | None = None
    pages: list[Event] = field(default_factory=list)
    record: str = ""


def choose(expected: models.Expected, chance: random.Random) -> models.ExpectedAct | None:
    """What to do now: throw if it is time to, else shout or pass; None is to wait."""
    rolls = [act for act in expected.acts if act.act == "roll" and act.not_before <= expected.at]
    if rolls:
        return rolls[0]
    words = [act for act in expected.acts if act.act == "annonce" and not act.fields]
    passes = [act for act in expected.acts if act.act == "pass"]
    if words and passes and chance.random() < 0.7:
        return chance.choice(words)
    return passes[0] if passes else None


def play_sync(url: str, seed: int = 1, give_up_s: float = 60.0) -> Played:
    """Three players at one table, through the synchronous client; events arrive on a thread of their own."""
    chance = random.Random(seed)
    with Client(url) as client:
        table: Table = client.create_game("wikimonde", options=OPTIONS, name="Kaamelott")
        played = Played(table.id)
        listener = threading.Thread(target=lambda: played.events.extend(table.events()), daemon=True)
        listener.start()
        seats = [table.join(name) for name in PLAYERS]
        seats[0].start()
        until = time.monotonic() + give_up_s
        while listener.is_alive() and time.monotonic() < until:
            for seat in seats:
                _move(seat, played, chance)
            time.sleep(0.01)
        listener.join(5)
        played.view = table.view()
        played.record = table.record()
        while not (page := table.page(after=len(played.pages), limit=50)).finished or page.events:
            played.pages += page.events
        return played


def _move(seat: Seat, played: Played, chance: random.Random) -> None:
    act = choose(seat.expected(), chance)
    try:
        if act is None:
            return
        answer = seat.act(act)
        played.rolls += act.act == "roll" and answer.effect == "counted"
        played.shouts += act.act == "annonce"
    except (Conflict, Forbidden):
        # Between looking and acting the table went on: late, not his to do any more, or put out of the game at −343.
        pass


def play_async(url: str, seed: int = 1, give_up_s: float = 60.0) -> Played:
    """The same table through the asynchronous client, every player a task."""
    return asyncio.run(asyncio.wait_for(_play_async(url, seed), give_up_s))


async def _play_async(url: str, seed: int) -> Played:
    async with AsyncClient(url) as client:
        table: AsyncTable = await client.create_game("titouan", options=OPTIONS)
        played = Played(table.id)

        async def listen() -> None:
            async for event in table.events():
                played.events.append(event)

        over = asyncio.create_task(listen())
        seats = [await table.join(name) for name in PLAYERS]
        await seats[0].start()
        await asyncio.gather(over, *(_sit(seat, played, random.Random(seed + n), over) for n, seat in enumerate(seats)))
        played.view = await table.view()
        played.record = await table.record()
        while not (page := await table.page(after=len(played.pages), limit=50)).finished or page.events:
            played.pages += page.events
        return played


async def _sit(seat: AsyncSeat, played: Played, chance: random.Random, over: asyncio.Task[None]) -> None:
    while not over.done():
        act = choose(await seat.expected(), chance)
        try:
            if act is None:
                await asyncio.sleep(0.02)
            else:
                answer = await seat.act(act)
                played.rolls += act.act == "roll" and answer.effect == "counted"
                played.shouts += act.act == "annonce"
        except (Conflict, Forbidden):
            pass  # As in `_move`.
