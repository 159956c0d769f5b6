"""A stream through the bench: opened, passed on message by message, troubled, ended."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress

import httpx
from httpx_sse import EventSource, SSEError

from service.conformance.exchange import Answer, Asked, seq_of
from service.conformance.judges.judge import OpenStream
from service.conformance.messages import OPENING, Line, Message
from service.conformance.refusals import refusal
from service.conformance.run import Run
from service.conformance.stream_life import Life
from service.conformance.troubles import Trouble
from service.conformance.upstream import kept
from service.conformance.wire import ClientGone, ClientLine

HEARTBEAT_S = 12.0
"""After so long without a message a heartbeat goes out: the service's own are not passed on."""
MOST_REPEATED = 3


async def serve_stream(run: Run, asked: Asked, line: ClientLine) -> None:
    """Answer a request for a stream."""
    trouble = run.plan.openings.next(lambda trouble: _fits(trouble, asked)) if asked.streams else None
    run.panel.asked(asked)
    if trouble:
        run.findings.strike(trouble.id, asked)
        if trouble.id == "stream-away":
            await _refuse(run, asked, line, refusal(trouble.id, asked), trouble.id)
            return
        if trouble.id == "slow-opening":
            await asyncio.sleep(run.slow_s)
    sent = _resumed(run, asked, MOST_REPEATED if trouble and trouble.id == "repeated-stream" else 0)
    if sent is None:
        await _refuse(run, asked, line, refusal("rewind", asked), "rewind")
        return
    try:
        async with run.upstream.stream(run.disguise.inward(sent)) as response:
            if not _is_stream(response):
                answer = Answer(response.status_code, kept(response.headers), await response.aread())
                await _refuse(run, asked, line, answer, "")
                return
            await _pass_on(run, asked, line, response, ends_soon=sent is not asked and _repeats(trouble))
    except httpx.HTTPError:
        if line.begun:
            return
        await _refuse(run, asked, line, refusal("unreached", asked), "")


def _repeats(trouble: Trouble | None) -> bool:
    return trouble is not None and trouble.id == "repeated-stream"


def _fits(trouble: Trouble, asked: Asked) -> bool:
    return trouble.id != "repeated-stream" or seq_of(asked.resumes) > MOST_REPEATED


async def _refuse(run: Run, asked: Asked, line: ClientLine, answer: Answer, trouble: str) -> None:
    run.panel.answered(asked, answer, trouble)
    await line.answer(answer)


def _is_stream(response: httpx.Response) -> bool:
    kind = response.headers.get("content-type", "")
    return response.status_code == 200 and ("event-stream" in kind or "ndjson" in kind)


def _resumed(run: Run, asked: Asked, earlier: int) -> Asked | None:
    """The request with the place where the service is to go on; None where the log does not have it any more.

    earlier: so many events from before that place as well.
    """
    id_ = asked.resumes
    if not asked.game or id_ is None:
        return asked
    real = run.logs[asked.game].numbers.real_id(id_)
    if real is None:
        return None
    if earlier:
        real = str(max(seq_of(real) - earlier, 0))
    return asked if real == id_ else asked.resumed(real)


async def _pass_on(run: Run, asked: Asked, line: ClientLine, response: httpx.Response, *, ends_soon: bool) -> None:
    await line.begin(Answer(200, run.disguise.headers(kept(response.headers))))
    stream = OpenStream(asked)
    if asked.streams:
        run.panel.opened(stream)
    lines = "ndjson" in response.headers.get("content-type", "")
    life = Life(run, stream, line, ends_soon=ends_soon, lines=lines)
    by = "client"
    watching = asyncio.create_task(line.watch())
    try:
        await line.data(b"\n" if lines else OPENING)
        by = await _messages(life, _lines(response) if lines else _events(response))
        if by == "half-closed":
            # The client closes its side when it sees that nothing more comes.
            with suppress(TimeoutError):
                await asyncio.wait_for(line.gone.wait(), run.slow_s * 4)
    except ClientGone:
        by = "client"
    finally:
        watching.cancel()
        # No two may read from one connection.
        await asyncio.wait({watching})
        if asked.streams:
            run.panel.closed(stream, by)


async def _messages(life: Life, messages: AsyncGenerator[Message, None]) -> str:
    """Pass them on until the stream ends; by what it does."""
    arrives = asyncio.ensure_future(anext(messages, None))
    gone = asyncio.ensure_future(life.line.gone.wait())
    woken = asyncio.ensure_future(life.log.woken.wait())
    try:
        while True:
            done, _ = await asyncio.wait(
                {arrives, gone, woken}, timeout=HEARTBEAT_S, return_when=asyncio.FIRST_COMPLETED
            )
            if gone in done:
                return "client"
            if woken in done:
                await life.drop("rewound")
                return "rewind"
            if not done:
                await life.beat()
                continue
            message = arrives.result()
            if message is None:
                await life.line.end()
                return life.ended_by_service
            ended = await life.take(message)
            if ended:
                return ended
            arrives = asyncio.ensure_future(anext(messages, None))
    finally:
        for waiting in (arrives, gone, woken):
            waiting.cancel()
        await asyncio.wait({arrives, gone, woken})
        await messages.aclose()


async def _events(response: httpx.Response) -> AsyncGenerator[Message, None]:
    try:
        async for event in EventSource(response).aiter_sse():
            # Without data there is only a time to come back after, which the bench tells by itself.
            if event.data:
                yield Message(event.data, event.event, event.id if event.event == "message" else "", event.retry)
    except (SSEError, httpx.TransportError):
        return


async def _lines(response: httpx.Response) -> AsyncGenerator[Message, None]:
    with suppress(httpx.TransportError):
        async for text in response.aiter_lines():
            if text:
                yield Line(text)
