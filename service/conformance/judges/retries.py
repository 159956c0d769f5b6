"""Requests that fail: whether they are sent again, with which key, how soon; and what must not be sent again."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

import msgspec

from service.conformance.disguise import UNKNOWN
from service.conformance.exchange import REFUSED, Answer, Asked
from service.conformance.findings import Findings
from service.conformance.judges.judge import Activity, Judge, OpenStream
from service.conformance.messages import Message

EARLY_S = 0.06
"""So much earlier than it was told a request may come: clocks and timers are not exact."""
AGAIN_S = 3.0
"""What was refused and does not come again for so long is another act when it does."""
IN_USE, REUSED, EARLY = "idempotency_key_in_use", "idempotency_key_reused", "too_early"


@dataclass
class Failed:
    """A request that failed. outcome: `unknown` (again, with the same key), `later`, or `refused` (not again).

    not_before: when it may come again (time.monotonic). trouble: what the bench did to it, empty if nothing.
    """

    asked: Asked
    outcome: str
    code: str
    status: int
    not_before: float | None
    trouble: str
    at: float = field(default_factory=time.monotonic)


class RetryJudge(Judge):
    """Keys, retries and refusals."""

    def __init__(self, findings: Findings, activity: Activity) -> None:
        super().__init__(findings, activity)
        self._failed: dict[tuple[int, str, str, bytes], Failed] = {}
        self._keys: dict[tuple[int, str], tuple[int, str, str, bytes]] = {}
        self._troubled: set[tuple[tuple[int, str, str, bytes], str]] = set()
        self._informed: dict[int, float] = {}

    def is_retry(self, asked: Asked) -> bool:
        """Whether the bench made trouble for this request before: it is left alone then, so that it comes through."""
        failed = self._failed.get(asked.same)
        return (failed is not None and failed.trouble != "") or (asked.same, asked.key) in self._troubled

    def asked(self, asked: Asked) -> None:
        """See Judge."""
        failed = self._failed.pop(asked.same, None)
        if failed is not None:
            self._again(failed, asked)
        if asked.acts:
            self.findings.holds("key-sent", asked.key is not None, "no Idempotency-Key", asked)
            if asked.key is not None:
                known = self._keys.setdefault((asked.client, asked.key), asked.same)
                what = f"the key of an earlier {known[1]} {known[2].partition('?')[0]}"
                self.findings.holds("key-fresh", known == asked.same, what, asked)
        if asked.reads:
            self._informed[asked.client] = time.monotonic()

    def told(self, stream: OpenStream, message: Message) -> None:
        """See Judge."""
        self._informed[stream.asked.client] = time.monotonic()

    def answered(self, asked: Asked, answer: Answer | None, trouble: str) -> None:
        """See Judge."""
        if trouble and asked.key is not None:
            self._troubled.add((asked.same, asked.key))
        if answer is None:
            if asked.acts:
                self._note(asked, "unknown", None, trouble)
            return
        code = answer.told.code
        if answer.status in (429, 503) and (asked.acts or asked.reads or asked.streams):
            again = asked.acts and answer.status == 503
            self._note(asked, "unknown" if again else "later", answer, trouble)
        elif asked.acts and answer.status == 409 and code == IN_USE:
            self._note(asked, "unknown", answer, trouble)
        elif asked.acts and answer.status in REFUSED:
            self._note(asked, "refused", answer, trouble)
        if asked.acts and not trouble:
            # A key of another request is no matter of form.
            formed = answer.status not in (400, 415, 422) or code == REUSED
            self.findings.holds("well-formed", formed, f"{answer.status} {code}", asked)

    def tick(self, now: float) -> None:
        """See Judge."""
        for same, failed in list(self._failed.items()):
            waited = now - (failed.not_before or failed.at)
            if failed.outcome == "refused" and waited > AGAIN_S:
                del self._failed[same]
                if failed.status == 409 and failed.code == EARLY:
                    continue
                self.findings.kept("refusal-final")
                if failed.code.startswith(UNKNOWN):
                    self.findings.kept("unknown-code")
            elif failed.outcome == "later" and waited > AGAIN_S:
                del self._failed[same]
                if failed.not_before is not None:
                    self.findings.kept("retry-after")
            elif failed.outcome == "unknown" and waited > self.activity.grace_s:
                del self._failed[same]
                if self.activity.since(failed.asked.client, failed.at + self.activity.grace_s / 2):
                    what = f"not sent again within {self.activity.grace_s:g} s after {_about(failed)}"
                    self.findings.broke(_rule_of(failed), what, failed.asked)

    def _note(self, asked: Asked, outcome: str, answer: Answer | None, trouble: str) -> None:
        now = time.monotonic()
        wait = None if answer is None else answer.retry_after_s
        code, status = ("", 0) if answer is None else (answer.told.code, answer.status)
        if code == EARLY and answer is not None and "not_before" in answer.told.values:
            wait = self.activity.until(_instant(answer))
        not_before = None if wait is None else now + wait
        self._failed[asked.same] = Failed(asked, outcome, code, status, not_before, trouble)

    def _again(self, failed: Failed, asked: Asked) -> None:
        now, holds = time.monotonic(), self.findings.holds
        early = failed.not_before is not None and now < failed.not_before - EARLY_S
        short = f"{(failed.not_before or now) - now:.2f} s too early after {_about(failed)}"
        if failed.code == EARLY:
            if failed.not_before is not None:
                holds("too-early-waited", not early, short, asked)
            return
        if failed.outcome == "refused":
            self._refused(failed, asked)
            return
        if failed.not_before is not None:
            holds("retry-after", not early, short, asked)
        if failed.outcome == "unknown":
            same = asked.key is not None and asked.key == failed.asked.key
            what = f"{'no' if asked.key is None else 'another'} key for a retry after {_about(failed)}"
            holds("key-kept", same, what, asked)
            # A request with another key is another request: the one that is under way is not sent again by it.
            holds(_rule_of(failed), same or failed.code != IN_USE, what, asked)

    def _refused(self, failed: Failed, asked: Asked) -> None:
        same_key = asked.key is not None and asked.key == failed.asked.key
        blind = self._informed.get(asked.client, 0.0) < failed.at
        kept = not same_key and not blind
        what = f"sent again {'with the same key' if same_key else 'as it was'} after {_about(failed)}"
        self.findings.holds("refusal-final", kept, what, asked)
        if failed.code.startswith(UNKNOWN):
            self.findings.holds("unknown-code", kept, what, asked)


def _rule_of(failed: Failed) -> str:
    if failed.code == IN_USE:
        return "key-in-use-retried"
    return "unknown-code" if failed.code.startswith(UNKNOWN) else "unknown-retried"


def _about(failed: Failed) -> str:
    return f"{failed.status} {failed.code}".strip() if failed.status else "a lost answer"


def _instant(answer: Answer) -> int:
    return msgspec.json.decode(answer.told.values["not_before"], type=int)
