"""The way of a request through the bench: troubled or not, carried out, disguised, judged, answered."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

import h11
import httpx
import msgspec

from service.conformance.exchange import Answer, Asked, seq_of
from service.conformance.refusals import EARLY_MS, SAID, refusal
from service.conformance.run import Run
from service.conformance.streaming import serve_stream
from service.conformance.troubles import Trouble
from service.conformance.wire import Arrived, ClientGone, ClientLine
from service.json_types import JsonObject

NOT_CARRIED_OUT = ("away", "busy", "unknown-503", "unknown-409", "refused-400", "too-early", "read-away")
IN_PLAY = ("rolls", "annonces")
"""What may be refused for good: the client asks what it may do, and goes on."""
UNTOUCHED = ("record",)
"""Files for other programs, which stay as they are."""


async def serve(run: Run, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer one connection of a client, for as long as it is open."""
    line = ClientLine(reader, writer)
    try:
        while (arrived := await line.request()) is not None:
            asked = _asked(run, arrived)
            if asked.listens:
                await serve_stream(run, asked, line)
            else:
                await _answer(run, asked, line)
            if not line.again():
                break
    except (ClientGone, ConnectionError, h11.ProtocolError, asyncio.CancelledError):
        # What is no HTTP, or closes in between, is the end of this connection and of nothing else.
        pass
    except Exception:
        logging.getLogger(__name__).exception("A request could not be passed on")
    finally:
        await line.close()


def _asked(run: Run, arrived: Arrived) -> Asked:
    # Whatever a client names, only the service behind the bench is asked: of an address its path counts alone.
    parts = urlsplit(arrived.target)
    target = f"/{parts.path.lstrip('/')}" + (f"?{parts.query}" if parts.query else "")
    client = run.clients.number(target, arrived.headers)
    return Asked(client, arrived.method, target, arrived.headers, arrived.body)


async def _answer(run: Run, asked: Asked, line: ClientLine) -> None:
    trouble = _drawn(run, asked)
    run.panel.asked(asked)
    id_ = trouble.id if trouble else ""
    if trouble:
        run.findings.strike(id_, asked)
    if id_ == "lost-request":
        run.panel.answered(asked, None, id_)
        return
    answer = _made_up(run, asked, id_) if id_ in NOT_CARRIED_OUT else await _carried_out(run, asked)
    if id_ == "lost-answer":
        run.panel.answered(asked, None, id_)
        return
    if id_ == "key-in-use" and answer.status < 400:
        answer = refusal(id_, asked)
    if id_ == "slow-first-byte":
        await asyncio.sleep(run.slow_s)
    run.panel.answered(asked, answer, id_)
    await line.answer(answer, stop_s=run.slow_s if id_ == "slow-body" else 0.0)


def _drawn(run: Run, asked: Asked) -> Trouble | None:
    if run.panel.retries.is_retry(asked):
        return None
    if asked.acts:
        return run.plan.acts.next(lambda trouble: _fits(trouble, asked))
    return run.plan.reads.next(lambda trouble: _fits(trouble, asked)) if asked.reads else None


def _fits(trouble: Trouble, asked: Asked) -> bool:
    if trouble.id == "too-early":
        return asked.part == "rolls"
    if trouble.id == "read-away":
        # The clock is asked for without a token: two clients that ask cannot be told from one that is too early.
        return asked.game != ""
    if trouble.id in ("unknown-409", "refused-400"):
        return asked.part in IN_PLAY
    return True


def _made_up(run: Run, asked: Asked, trouble: str) -> Answer:
    if trouble != "too-early":
        return refusal(trouble, asked)
    until = run.held[asked.client, asked.game] = run.now_ms() + EARLY_MS
    return refusal(trouble, asked, {"not_before": until})


async def _carried_out(run: Run, asked: Asked) -> Answer:
    """The service's answer as this client gets it."""
    numbers = run.logs[asked.game].numbers if asked.game else None
    sent = asked
    if numbers is not None and asked.part == "events" and asked.resumes:
        real = numbers.real_id(asked.resumes)
        if real is None:
            return refusal("rewind", asked)
        sent = asked.resumed(real)
    if numbers is not None and numbers.inserted:
        # What this client has kept under a tag may have other numbers by now.
        sent = replace(sent, headers=[pair for pair in sent.headers if pair[0] != "if-none-match"])
    try:
        answer = await run.upstream.ask(run.disguise.inward(sent))
    except httpx.HTTPError:
        return refusal("unreached", asked)
    answer = replace(answer, headers=run.disguise.headers(answer.headers))
    return _disguised(run, asked, answer)


def _disguised(run: Run, asked: Asked, answer: Answer) -> Answer:
    kind = answer.header("content-type") or ""
    if not asked.path.startswith("/v1/") or "json" not in kind or asked.part in UNTOUCHED or not answer.body:
        return answer
    value: Any = msgspec.json.decode(answer.body)
    if asked.game and isinstance(value, dict):
        value = _renumbered(run, asked, value)
    if answer.told.ticket:
        run.clients.ticket(asked, answer.told.ticket)
    value, _ = run.disguise.outward(value)
    if asked.part == "expected" and answer.status == 200:
        _hold(value["acts"], run.held.get((asked.client, asked.game), 0))
    return replace(answer, body=msgspec.json.encode(value))


def _renumbered(run: Run, asked: Asked, value: JsonObject) -> JsonObject:
    numbers = run.logs[asked.game].numbers
    made: JsonObject = numbers.translate(value)
    if asked.part == "events" and "last_id" in made:
        after = seq_of(asked.resumes)
        made["last_id"] = numbers.id_of(value["last_id"])
        events = made["events"]
        last = events[-1]["seq"] if events else after
        put_in = [each.event for each in numbers.between(after, last)]
        made["events"] = sorted([*events, *put_in], key=lambda event: event["seq"])
        told = made["last_seq"]
    else:
        told = made.get("seq", 0)
    if isinstance(told, int):
        run.panel.streams.heard(asked, told)
    return made


def _hold(acts: list[JsonObject], until: int) -> None:
    """A throw that was refused as too early is offered for the same instant."""
    for act in acts:
        if act["act"] == "roll":
            act["not_before"] = max(act["not_before"], until)


assert set(NOT_CARRIED_OUT) <= SAID.keys()
