"""Pings: whether the nonces by which the service measures a seat's network are returned, and at once."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

import msgspec

from service.conformance.exchange import Asked, decoded
from service.conformance.findings import Findings
from service.conformance.judges.judge import Activity, Judge, OpenStream
from service.conformance.messages import Message

AT_ONCE_S, LONGEST_S = 2.0, 6.0
"""A nonce that is returned later than the first tells nothing of the network; after the second it will not be."""
SURE_S = 0.5


class Ping(msgspec.Struct):
    """What a `ping` brings."""

    nonce: str


@dataclass
class Sent:
    """A nonce that was sent, and when."""

    stream: OpenStream
    at: float = field(default_factory=time.monotonic)


class PingJudge(Judge):
    """Nonces that go out and come back."""

    def __init__(self, findings: Findings, activity: Activity) -> None:
        super().__init__(findings, activity)
        self._sent: dict[str, Sent] = {}

    def told(self, stream: OpenStream, message: Message) -> None:
        """See Judge."""
        ping = decoded(message.data.encode(), Ping) if message.event == "ping" else None
        if ping is not None:
            self._sent[ping.nonce] = Sent(stream)

    def asked(self, asked: Asked) -> None:
        """See Judge."""
        if asked.method != "POST" or asked.part != "pings":
            return
        sent = self._sent.pop(asked.said.nonce or "", None)
        if sent is not None:
            took = time.monotonic() - sent.at
            self.findings.holds("ping-returned", took < AT_ONCE_S, f"a nonce was returned after {took:.1f} s", asked)

    def tick(self, now: float) -> None:
        """See Judge."""
        for nonce, sent in list(self._sent.items()):
            ended = sent.stream.ended
            if ended is not None and ended - sent.at < SURE_S:
                # It may have been lost with its stream.
                del self._sent[nonce]
            elif now - sent.at > LONGEST_S:
                del self._sent[nonce]
                if ended is None or self.activity.since(sent.stream.asked.client, sent.at + AT_ONCE_S):
                    self.findings.broke("ping-returned", "a nonce was not returned", sent.stream.asked)
