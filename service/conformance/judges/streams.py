"""Streams: whether a client comes back, from where it goes on, how many it has open, and what it does at the end."""

from __future__ import annotations

import time
from collections import defaultdict
from dataclasses import dataclass, field

from service.conformance.disguise import UNKNOWN
from service.conformance.exchange import Answer, Asked, seq_of
from service.conformance.findings import Findings
from service.conformance.judges.judge import Activity, Judge, OpenStream
from service.conformance.messages import Message

TOGETHER_S = 2.0
"""So long an old stream may overlap the new one."""
SURE_S = 0.3
"""What was sent so long before a stream broke has arrived."""
UNKNOWN_S = 1.0
"""A client that closes its stream so soon after something unknown does so because of it."""
LAST = "game_finished"
LOST = "last_event_id_unknown"


@dataclass
class Reader:
    """What a client has been told of a game, as far as the bench knows.

    told: the highest seq, of what a rewound log has lost as well. sure: when the first event had been sent
    (time.monotonic). repeated: how many events came again. half: the seq of an event that came in part. lost: when and
    how the last stream ended before the game did. refused: ids that were refused as gone. unknown: when something came
    that no client can know, and whether all of it was that. left: how often in a row the client has left right after
    it. finished: `end` was sent. over: 204 was answered. opened: how many streams there were.
    """

    told: int = 0
    sure: float | None = None
    repeated: int = 0
    half: int = 0
    lost: tuple[float, str, Asked] | None = None
    refused: set[str] = field(default_factory=set)
    unknown: tuple[float, bool] | None = None
    left: int = 0
    finished: bool = False
    over: bool = False
    opened: int = 0
    open: list[OpenStream] = field(default_factory=list)


class StreamJudge(Judge):
    """Streams of events, and the pages that are read instead of them."""

    def __init__(self, findings: Findings, activity: Activity) -> None:
        super().__init__(findings, activity)
        self._readers: dict[tuple[int, str], Reader] = defaultdict(Reader)

    def asked(self, asked: Asked) -> None:
        """See Judge."""
        if asked.part != "events" or asked.method != "GET":
            return
        reader = self._reader(asked)
        if asked.streams:
            self._comes_back(reader, asked)
        self._resumes(reader, asked)

    def answered(self, asked: Asked, answer: Answer | None, trouble: str) -> None:
        """See Judge."""
        if answer is None or not asked.game:
            return
        reader = self._reader(asked)
        if asked.streams and answer.status == 204:
            reader.over = True
        elif asked.streams and answer.told.code == LOST:
            reader.refused.add(asked.resumes or "")
            reader.lost = (time.monotonic(), LOST, asked)
        elif asked.streams and answer.status >= 500:
            reader.lost = (time.monotonic(), str(answer.status), asked)

    def heard(self, asked: Asked, seq: int) -> None:
        """An answer tells a client that the game has come to this event."""
        reader = self._reader(asked)
        reader.told = max(reader.told, seq)

    def opened(self, stream: OpenStream) -> None:
        """See Judge."""
        reader = self._reader(stream.asked)
        reader.lost = None
        reader.open.append(stream)
        reader.opened += 1

    def told(self, stream: OpenStream, message: Message) -> None:
        """See Judge."""
        reader, now = self._reader(stream.asked), time.monotonic()
        if message.unknown:
            reader.unknown = (now, message.event.startswith(UNKNOWN) or message.type.startswith(UNKNOWN))
        if message.event == "end" or message.type == LAST:
            reader.finished = True
            self.findings.kept("stream-over")
        if message.seq:
            reader.repeated += message.again
            reader.told = max(reader.told, message.seq)
            reader.sure = reader.sure or now

    def half(self, stream: OpenStream, seq: int) -> None:
        """Of this event a part was sent."""
        self._reader(stream.asked).half = seq

    def closed(self, stream: OpenStream, by: str) -> None:
        """See Judge."""
        reader, now = self._reader(stream.asked), time.monotonic()
        stream.ended = now
        reader.open.remove(stream)
        if reader.opened > 1 and not stream.blamed:
            self.findings.kept("stream-single")
        if reader.unknown is not None and not reader.finished:
            (since, whole), reader.unknown = reader.unknown, None
            reader.left = reader.left + 1 if by == "client" and now - since < UNKNOWN_S else 0
            # Unknown fields come with everything: a client that leaves once after one may have another reason.
            left = reader.left >= (1 if whole else 2)
            what = "closed its stream right after something that it cannot know"
            self.findings.holds("unknown-passed-over", not left, what, stream.asked)
        if reader.finished or by == "token":
            reader.lost = None
        elif by != "client" and not reader.open:
            reader.lost = (now, by, stream.asked)

    def silent(self, stream: OpenStream, noticed: bool) -> None:
        """A stream has said nothing: whether the client has given it up in time."""
        what = f"a silent stream was still open after {self.activity.silence_s:g} s"
        self.findings.holds("stream-silence", noticed, what, stream.asked)
        if noticed:
            self._reader(stream.asked).lost = (time.monotonic(), "silent", stream.asked)

    def tick(self, now: float) -> None:
        """See Judge."""
        for reader in list(self._readers.values()):
            if reader.lost is not None and now - reader.lost[0] > self.activity.grace_s:
                (since, by, asked), reader.lost = reader.lost, None
                if not reader.open and self.activity.since(asked.client, since + self.activity.grace_s / 2):
                    what = f"not opened again within {self.activity.grace_s:g} s ({by})"
                    self.findings.broke("stream-returns", what, asked)
            if len(reader.open) > 1 and not reader.open[-1].blamed and now - reader.open[-1].opened > TOGETHER_S:
                reader.open[-1].blamed = True
                what = f"{len(reader.open)} streams of one game at the same time"
                self.findings.broke("stream-single", what, reader.open[-1].asked)

    def _reader(self, asked: Asked) -> Reader:
        return self._readers[asked.client, asked.game]

    def _comes_back(self, reader: Reader, asked: Asked) -> None:
        holds, id_ = self.findings.holds, asked.resumes
        if reader.over:
            holds("stream-over", False, "a stream was opened again after 204", asked)
        if reader.refused:
            kept = (id_ or "") not in reader.refused
            holds("rewound", kept, f"asked again for what is behind {id_}, which was refused", asked)
        if reader.lost is None:
            return
        since, by, _ = reader.lost
        self.findings.kept("stream-returns")
        if reader.sure is not None and reader.sure < since - SURE_S and by != LOST:
            holds("stream-resumes", id_ is not None, "came back without Last-Event-ID or `after`", asked)

    def _resumes(self, reader: Reader, asked: Asked) -> None:
        at, told = seq_of(asked.resumes), reader.told
        if not told:
            return
        if reader.repeated:
            twice = told < at <= told + reader.repeated
            what = f"resumes behind {at}, where {told} were told, {reader.repeated} of them twice"
            self.findings.holds("event-twice", not twice, what, asked)
            reader.repeated = 0
            if twice:
                return
        if reader.half or at > told:
            what = f"resumes behind {at}, where {told} was the last that came whole"
            self.findings.holds("event-missed", at <= told, what, asked)
            reader.half = 0
