"""A client's connection: requests are read and answers written by h11, each byte when the bench wants it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import NamedTuple

import h11

from service.conformance.exchange import Answer, Headers

READ = 65536
LARGEST = 8_000_000
"""Bytes of a request's body; the service takes less."""
HOPS = frozenset(
    {"connection", "keep-alive", "proxy-authenticate", "te", "trailer", "transfer-encoding", "upgrade",
     "content-length", "content-encoding", "host", "accept-encoding", "expect"}
)  # fmt: skip
"""Headers that are about one connection only."""


class Arrived(NamedTuple):
    """A request as it came."""

    method: str
    target: str
    headers: Headers
    body: bytes


class ClientGone(Exception):
    """The client has closed its connection."""


class ClientLine:
    """One connection of a client. gone: set when it has closed it while it was being answered. begun: an answer was."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._h11 = h11.Connection(h11.SERVER, max_incomplete_event_size=READ)
        self.gone = asyncio.Event()
        self.begun = False
        self._halved = False

    async def request(self) -> Arrived | None:
        """The next request, whole; None if there is none. Raises h11.RemoteProtocolError for what is none."""
        head: h11.Request | None = None
        parts: list[bytes] = []
        while True:
            event = self._h11.next_event()
            if event is h11.NEED_DATA:
                if self._h11.they_are_waiting_for_100_continue:
                    self._write(h11.InformationalResponse(status_code=100, headers=[]))
                self._h11.receive_data(await self._reader.read(READ))
            elif isinstance(event, h11.Request):
                head = event
            elif isinstance(event, h11.Data):
                parts.append(bytes(event.data))
                if sum(map(len, parts)) > LARGEST:
                    raise h11.RemoteProtocolError("the body is too large", error_status_hint=413)
            elif isinstance(event, h11.EndOfMessage) and head is not None:
                headers = [(name.decode().lower(), value.decode("latin-1")) for name, value in head.headers]
                return Arrived(head.method.decode(), head.target.decode(), headers, b"".join(parts))
            else:
                return None

    async def watch(self) -> None:
        """Sets `gone` when the client closes; for as long as it is answered by a stream."""
        with suppress(ConnectionError):
            while data := await self._reader.read(READ):
                self._h11.receive_data(data)
        self.gone.set()

    async def answer(self, answer: Answer, *, stop_s: float = 0.0) -> None:
        """Send a whole answer; with `stop_s` it stops so long in its middle."""
        length = [("content-length", str(len(answer.body)))] if answer.status not in (204, 304) else []
        await self.begin(Answer(answer.status, [*answer.headers, *length]))
        middle = len(answer.body) // 2 if stop_s else len(answer.body)
        await self.data(answer.body[:middle])
        if stop_s:
            await asyncio.sleep(stop_s)
            await self.data(answer.body[middle:])
        await self.end()

    async def begin(self, head: Answer) -> None:
        """Send status and headers; without a length what follows comes in chunks."""
        self.begun = True
        self._write(h11.Response(status_code=head.status, headers=head.headers))
        await self._drained()

    async def data(self, content: bytes) -> None:
        """Send a piece of the body at once. Raises ClientGone."""
        if content:
            self._write(h11.Data(data=content))
            await self._drained()

    async def end(self) -> None:
        """The body is complete."""
        self._write(h11.EndOfMessage())
        await self._drained()

    def half_close(self) -> None:
        """Say that nothing more will be sent, and go on reading."""
        self._halved = True
        with suppress(OSError):
            self._writer.write_eof()

    def again(self) -> bool:
        """Whether another request may come on this connection."""
        if not self._halved and self._h11.our_state is h11.DONE and self._h11.their_state is h11.DONE:
            self._h11.start_next_cycle()
            return True
        return False

    async def close(self) -> None:
        """Close the connection, whatever was sent of an answer; what was sent arrives."""
        self._writer.close()
        with suppress(OSError):
            await self._writer.wait_closed()

    def _write(self, event: h11.Event) -> None:
        data = self._h11.send(event)
        if data:
            self._writer.write(data)

    async def _drained(self) -> None:
        try:
            await self._writer.drain()
        except OSError as error:
            self.gone.set()
            raise ClientGone from error
