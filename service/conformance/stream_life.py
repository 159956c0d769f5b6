"""One stream's life: each message disguised and written, and the troubles that come to it one after the other."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec

from service.conformance.disguise import UNKNOWN
from service.conformance.exchange import seq_of
from service.conformance.judges.judge import OpenStream
from service.conformance.messages import HEARTBEAT, Message, cut, pieces
from service.conformance.run import Run
from service.conformance.troubles import Trouble
from service.conformance.wire import ClientLine
from service.json_types import JsonObject

SPLIT = 3
"""So many messages in a row come in pieces."""
REWOUND_BY = (1, 3)
BACK_MS = 700


class Life:
    """A stream that is open. take() returns what has ended it, empty while it goes on. lines: it is JSON lines."""

    def __init__(self, run: Run, stream: OpenStream, line: ClientLine, *, ends_soon: bool, lines: bool) -> None:
        self.run = run
        self.stream = stream
        self.line = line
        self.log = run.logs[stream.asked.game]
        self.ended_by_service = "service"
        self._lines = lines
        self._deck = run.plan.streams
        self._wait = self._deck.gap()
        self._sent: deque[Message] = deque(maxlen=4)
        self._split = 0
        # A stream that repeats something ends soon after that, and the client says what it takes for the last event.
        self._ends_in = 2 if ends_soon else 0
        self._resumed = seq_of(stream.asked.resumes)
        self._shown = self._resumed
        self._by: dict[str, Callable[[Message], Awaitable[str]]] = {
            "split": self._begin_split,
            "repeated-events": self._repeat,
            "half-closed": self._half_close,
            "silent": self._be_silent,
            "dropped": self._be_dropped,
            "unknown-message": self._say_unknown,
            "unknown-event": self._put_in,
            "rewind": self._rewind,
        }

    async def take(self, message: Message) -> str:
        """Pass a message of the service on, disguised, and make what trouble is due."""
        for each in self._shown_as(message):
            trouble = self._due(each)
            if trouble is not None and trouble.id.startswith("cut-"):
                return await self._cut(trouble, each)
            await self._write(each)
            if trouble is not None and (ended := await self._by[trouble.id](each)):
                return ended
            if self._ends_in and each.seq:
                self._ends_in -= 1
                if not self._ends_in:
                    await self.line.end()
                    return "repeated-events"
        return ""

    async def beat(self) -> None:
        """A heartbeat."""
        await self.line.data(b"\n" if self._lines else HEARTBEAT)

    async def drop(self, reason: str) -> None:
        """Send the client away, as the service does: a stream of lines just ends."""
        if self._lines:
            await self.line.end()
            return
        data = msgspec.json.encode({"reason": reason}).decode()
        await self.line.data(Message(data, "dropped", retry=BACK_MS).frame())
        await self.line.end()

    def _due(self, message: Message) -> Trouble | None:
        if not self.stream.asked.streams or not message.seq or self._ends_in:
            return None
        if self._wait > 0:
            self._wait -= 1
            return None
        trouble = self._deck.draw(lambda trouble: self._fits(trouble, message))
        if trouble is not None:
            self.run.findings.strike(trouble.id, self.stream.asked)
            self._wait = self._deck.gap()
        return trouble

    def _fits(self, trouble: Trouble, message: Message) -> bool:
        if trouble.id == "unknown-message" and self._lines:
            # Lines have no names.
            return False
        return trouble.id != "rewind" or self.log.numbers.can_rewind(self._ahead(message) + REWOUND_BY[1])

    def _ahead(self, message: Message) -> int:
        """How many events others have been told behind this one."""
        numbers = self.log.numbers
        return numbers.told - numbers.real(message.seq)

    def _shown_as(self, message: Message) -> list[Message]:
        """The message as the client sees it, behind the events that were put in before it."""
        try:
            value: Any = msgspec.json.decode(message.data)
        except msgspec.DecodeError:
            return [message]
        if message.event == "dropped" and isinstance(value, dict):
            self.ended_by_service = str(value.get("reason"))
        if not self.stream.asked.streams or not isinstance(value, dict) or "seq" not in value:
            # What is not the game's own, and so has no place in its log.
            value, unknown = self.run.disguise.outward(value)
            return [replace(message, data=msgspec.json.encode(value).decode(), unknown=unknown)]
        numbers = self.log.numbers
        value = numbers.translate(value)
        id_ = numbers.id_of(message.id) if message.id else ""
        put_in = [self._event(each.event, message, each.event) for each in numbers.between(self._shown, value["seq"])]
        if value.get("type") == "game_finished":
            self.run.finished.add(self.stream.asked.game)
        self._shown = max(self._shown, value["seq"])
        again = value["seq"] <= self._resumed
        return [*put_in, self._event(value, replace(message, id=id_, again=again), None)]

    def _event(self, value: JsonObject, like: Message, put_in: JsonObject | None) -> Message:
        shown, unknown = self.run.disguise.outward(dict(value))
        data = msgspec.json.encode(shown).decode()
        kind = str(value.get("type", ""))
        id_ = str(value["seq"]) if put_in is not None and like.id else like.id
        unknown = unknown or kind.startswith(UNKNOWN)
        return replace(like, data=data, id=id_, seq=value["seq"], type=kind, unknown=unknown)

    async def _write(self, message: Message) -> None:
        if self.stream.asked.streams:
            # Before it is written: the answer to a ping may be here before the last piece of it has been sent.
            self.run.panel.told(self.stream, message)
            if message.seq:
                self._sent.append(message)
        frame = message.frame()
        if self._split:
            self._split -= 1
            for piece in pieces(frame, self.run.plan.chance):
                await self.line.data(piece)
                await asyncio.sleep(0.02)
        else:
            await self.line.data(frame)

    async def _cut(self, trouble: Trouble, message: Message) -> str:
        found = cut(message, trouble.id, self.run.plan.chance)
        await self.line.data(found.frame[: found.at])
        if found.whole:
            self.run.panel.told(self.stream, message)
        else:
            self.run.panel.streams.half(self.stream, message.seq)
        if self.run.plan.chance.random() < 0.5:
            # Ended in order, as from a proxy; else it breaks off.
            await self.line.end()
        return trouble.id

    async def _begin_split(self, _: Message) -> str:
        self._split = SPLIT
        return ""

    async def _repeat(self, _: Message) -> str:
        for message in list(self._sent):
            await self._write(replace(message, again=True))
        self._ends_in = 2
        return ""

    async def _half_close(self, _: Message) -> str:
        await self.line.end()
        self.line.half_close()
        return "half-closed"

    async def _be_silent(self, _: Message) -> str:
        noticed = False
        with suppress(TimeoutError):
            noticed = await asyncio.wait_for(self.line.gone.wait(), self.run.silence_s)
        self.run.panel.streams.silent(self.stream, noticed)
        if noticed:
            return "client"
        await self.line.end()
        return "silent"

    async def _be_dropped(self, _: Message) -> str:
        await self.drop("closing")
        return "dropped"

    async def _say_unknown(self, _: Message) -> str:
        await self._write(Message('{"of":"no concern","é":"🎲"}', f"{UNKNOWN}_news", unknown=True))
        return ""

    async def _put_in(self, message: Message) -> str:
        at = self.run.upstream.now_ms()
        self.log.numbers.insert({"type": f"{UNKNOWN}_event", "at": at, "of": {"é": "no concern"}})
        return ""

    async def _rewind(self, message: Message) -> str:
        # What this stream has told last is among what is lost.
        lost = self._ahead(message) + self.run.plan.chance.randint(*REWOUND_BY)
        self.run.rewind(self.stream.asked.game, lost)
        await self.drop("rewound")
        return "rewind"
