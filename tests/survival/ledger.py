"""What the service acknowledged, held against what it remembers afterwards."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import httpx

from service.scenario.check import check
from service.scenario.form import parse
from tests.survival.readers import Watcher

TOLD = {"annonce": "annonce_made", "pass": "player_passed", "roll": "dice_rolled"}
"""The event that tells of an act of each kind that counted."""


@dataclass
class Faults:
    """What went wrong, each in a sentence.

    lost: acts that were acknowledged and are not there. bent: the stored game is not what its own acts lead to, an act
    is there in part, or a reader was told otherwise.
    """

    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    bent: list[str] = field(default_factory=list)

    def add(self, other: Faults) -> None:
        """Take in what was found elsewhere."""
        self.lost += other.lost
        self.doubled += other.doubled
        self.stuck += other.stuck
        self.bent += other.bent

    def all(self) -> list[str]:
        """Every sentence."""
        return [*self.lost, *self.doubled, *self.stuck, *self.bent]


@dataclass
class Acknowledged:
    """One act that was answered: how it was asked for, and with what."""

    player: str
    kind: str
    path: str
    body: dict[str, Any]
    key: str
    token: str
    answer: dict[str, Any]


@dataclass
class Ledger:
    """One game as its players saw it. slowest_s: the longest that one act took from its first sending to its answer.

    watchers: those who followed it, one after the other: each leaves at the game's end, which may be lost after that.
    lossy: whether what was acknowledged may be lost, as long as it is lost whole; given_up: how many acts were.
    """

    game: str
    acts: list[Acknowledged] = field(default_factory=list)
    watchers: list[Watcher] = field(default_factory=list)
    lossy: bool = False
    given_up: int = 0
    refused: int = 0
    slowest_s: float = 0.0

    def faults(self, http: httpx.Client) -> Faults:
        """Compare with the service, which must be well again."""
        found = Faults()
        log = self._log(http, found)
        kept = [act for act in self.acts if self._is_kept(act, log, found)]
        # Where nothing may be lost, what was is missed by these as well.
        acts = kept if self.lossy else self.acts
        self._count(acts, log, found)
        self._ask_again(http, acts[-3:], found)
        self._watched(log, found)
        self._replay(http, found)
        return found

    def missing(self, http: httpx.Client) -> int:
        """How many of the acts that were acknowledged by now are not in the log, while the game goes on."""
        acts, log = list(self.acts), self._log(http, Faults())
        return sum(any(log.get(event["seq"]) != event for event in act.answer["events"]) for act in acts)

    def _is_kept(self, act: Acknowledged, log: dict[int, dict[str, Any]], found: Faults) -> bool:
        """Whether all that an act led to is in the log; if not, nothing of it may be."""
        lost = [event["seq"] for event in act.answer["events"] if log.get(event["seq"]) != event]
        if lost and self.lossy:
            self.given_up += 1
        elif lost:
            found.lost.append(f"{self.game}: {act.kind} of {act.player} led to events {lost}, not kept")
        if 0 < len(lost) < len(act.answer["events"]):
            found.bent.append(f"{self.game}: of {act.kind} of {act.player} only a part was lost: events {lost}")
        return not lost

    def _watched(self, log: dict[int, dict[str, Any]], found: Faults) -> None:
        """What each reader was told makes sense; what the last of them holds for true in the end is what there is."""
        for watcher in self.watchers:
            if watcher.wrong:
                found.bent.append(f"{self.game}: to its reader {watcher.wrong}")
        if not self.watchers:
            return
        told = self.watchers[-1].events
        if told != log:
            wrong = [seq for seq in log.keys() | told.keys() if log.get(seq) != told.get(seq)]
            found.bent.append(f"{self.game}: its reader was told otherwise of events {sorted(wrong)[:10]}")

    def _log(self, http: httpx.Client, found: Faults) -> dict[int, dict[str, Any]]:
        log: list[dict[str, Any]] = []
        while True:
            answer = _asked(http, "GET", f"/v1/games/{self.game}/events?after={len(log)}&limit=500")
            if answer.status_code == 404:
                found.lost.append(f"{self.game}: the service knows nothing of it")
                break
            page = answer.json()
            log += page["events"]
            if not page["events"]:
                break
        if [event["seq"] for event in log] != list(range(1, len(log) + 1)):
            found.bent.append(f"{self.game}: the log has gaps")
        if not log or log[-1]["type"] != "game_finished":
            found.stuck.append(f"{self.game}: not finished, {len(log)} events")
        return {event["seq"]: event for event in log}

    def _count(self, acts: list[Acknowledged], log: dict[int, dict[str, Any]], found: Faults) -> None:
        """Every act was sent until it was answered; so for each that counted there is one event, and no other."""
        acknowledged = Counter(
            (act.player, TOLD[act.kind]) for act in acts if act.kind in TOLD and act.answer["effect"] == "counted"
        )
        told = Counter(
            (event["player"], event["type"])
            for event in log.values()
            if event["type"] in TOLD.values() and not event.get("by_table")
        )
        for who, count in (told - acknowledged).items():
            found.doubled.append(f"{self.game}: {count} more {who[1]} of {who[0]} than were asked for")
        for who, count in (acknowledged - told).items():
            found.lost.append(f"{self.game}: {count} fewer {who[1]} of {who[0]} than were acknowledged")

    def _ask_again(self, http: httpx.Client, acts: list[Acknowledged], found: Faults) -> None:
        """The same request again gets the same answer, whatever died meanwhile."""
        for act in acts:
            headers = {"Idempotency-Key": act.key, "Authorization": f"Bearer {act.token}"}
            again = _asked(http, "POST", act.path, json=act.body, headers=headers)
            if again.status_code >= 300 or again.json() != act.answer:
                found.doubled.append(
                    f"{self.game}: {act.kind} of {act.player} again is {again.status_code}, not the same"
                )

    def _replay(self, http: httpx.Client, found: Faults) -> None:
        """The rules alone, told the same acts, come to the same game."""
        record = _asked(http, "GET", f"/v1/games/{self.game}/record?format=json").json()
        verdict = check(parse(record, self.game))
        if verdict.outcome != "passed":
            found.bent.append(f"{self.game}: its record does not play again: {verdict.why}")


def _asked(http: httpx.Client, method: str, path: str, **request: Any) -> httpx.Response:
    """An answer; who is told to wait, because so many games are looked at from one address, waits."""
    while (answer := http.request(method, path, **request)).status_code in (429, 503):
        time.sleep(float(answer.headers["Retry-After"]))
    return answer
