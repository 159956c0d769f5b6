"""A naive client: plain httpx, and streams cut into lines by hand. Its habits are in habits.py.

Nothing of it is far-fetched: each habit is one that works against a service that is near, quick, and never fails.
"""

from __future__ import annotations

import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx

from tests.conformance.benches import Given

LONG_MS = 60_000
STANDING = {
    "ruleset": "wikimonde", "players": [{"name": "Perceval"}, {"name": "Karadoc"}], "first": "perceval",
    "dice": [3, 3, 6] * 10, "options": {"pause_ms": 5_000, "reaction_ms": LONG_MS, "lag_compensation": True},
}  # fmt: skip
RACE = {
    "situation": "wikimonde-window-pas-mou-le-caillou-race-chouette-velute",
    "options": {"reaction_ms": LONG_MS, "lag_compensation": True},
}
"""A window in which both may say one word for a minute."""
WORD, OTHER = {"annonce": "pas_mou_le_caillou"}, {"annonce": "grelotte_ca_picote"}
GRACE_S, SILENCE_S = 1.0, 1.0
"""What the bench gives this client; both are far below what it takes."""
RETRY_AFTER_S = 1.1
SETTLED_S = 0.4
"""What was sent so long ago has arrived."""


class Naive:
    """Sits in a seat of a game that stands somewhere, and plays it through the bench.

    plan: of the bench; a habit brings about what it goes wrong at.
    """

    def __init__(self, upstream: str, url: str, plan: Given, standing: dict[str, Any] | None = None) -> None:
        made = httpx.post(f"{upstream}/v1/sandbox/games", json=standing or RACE, timeout=30).raise_for_status().json()
        self.game = f"/v1/games/{made['id']}"
        self.trouble = plan.give
        self._others = [seat["player"] for seat in made["seats"]][1:]
        mine, *rest = (httpx.Client(base_url=url, headers={"Authorization": f"Bearer {seat['token']}"}, timeout=30)
                       for seat in made["seats"])  # fmt: skip
        self.http, self._rest = mine, rest

    def close(self) -> None:
        """Closes its connections."""
        for http in (self.http, *self._rest):
            http.close()

    def post(self, part: str, body: dict[str, Any], key: str | None = None) -> None:
        """An act; whatever becomes of it. key: another one each time if none is given, `none` for none at all."""
        headers = {} if key == "none" else {"Idempotency-Key": key or str(uuid.uuid4())}
        with suppress(httpx.TransportError):
            self.http.post(f"{self.game}/{part}", json=body, headers=headers)

    def look(self) -> dict[str, Any]:
        """What it may do."""
        told: dict[str, Any] = self.http.get(f"{self.game}/expected").json()
        return told

    def window(self) -> int:
        """The window that is open."""
        return int(self.look()["acts"][0]["window"])

    @contextmanager
    def stream(self, after: str = "") -> Iterator[Iterator[str]]:
        """Lines of the stream of events, until it ends or breaks."""
        params = {"after": after} if after else {}
        headers = {"Accept": "text/event-stream"}
        with self.http.stream("GET", f"{self.game}/events", headers=headers, params=params) as answer:
            yield _lines(answer)

    def read(self, lines: Iterator[str], until: str = "\0") -> list[str]:
        """The lines up to one that begins like this; all of them if none does."""
        found = []
        for line in lines:
            found.append(line)
            if line.startswith(until):
                break
        return found

    def listen(self, trouble: str) -> list[str]:
        """The ids that a stream told until this befell it, in the middle of a game."""
        with self.stream() as lines:
            before = self.read(lines, "data: ")
            time.sleep(SETTLED_S)
            self.trouble(trouble)
            self._happens()
            return ids([*before, *self.read(lines)])

    def _happens(self) -> None:
        """The other one shouts, so that the stream has something to tell."""
        for http in self._rest:
            http.post(f"{self.game}/annonces", json=OTHER, headers={"Idempotency-Key": str(uuid.uuid4())})

    def is_left_alone(self) -> None:
        """The others give up, and the game is over."""
        for http, player in zip(self._rest, self._others, strict=True):
            http.delete(f"{self.game}/players/{player}").raise_for_status()


def ids(lines: list[str]) -> list[str]:
    """Those of the events among these lines."""
    return [line.removeprefix("id: ") for line in lines if line.startswith("id: ")]


def _lines(answer: httpx.Response) -> Iterator[str]:
    with suppress(httpx.TransportError):
        yield from answer.iter_lines()
