"""An act counts when its request came, whole: who sends the headers early and the body late gains nothing."""

from __future__ import annotations

import io
import json
from typing import Any

from tests.http.table import HandClock, Table, bearer


class Held(io.BytesIO):
    """A body that is on its way for so many ms."""

    def __init__(self, body: Any, clock: HandClock, ms: int) -> None:
        super().__init__(json.dumps(body).encode())
        self.clock, self.ms = clock, ms

    def read(self, size: int | None = -1, /) -> bytes:
        """What comes, when it comes."""
        self.clock.move(self.ms)
        self.ms = 0
        return super().read(size)

    def readinto(self, buffer: Any, /) -> int:
        """The same."""
        self.clock.move(self.ms)
        self.ms = 0
        return super().readinto(buffer)


def thrown_at(table: Table, player: str, held_ms: int) -> int:
    """When a throw counts whose body comes so much later than its headers."""
    body = Held({}, table.clock, held_ms)
    answer = table.client.post(
        f"/v1/games/{table.id}/rolls", input_stream=body, content_length=len(body.getvalue()),
        content_type="application/json", headers=bearer(table.tokens[player]),
    )  # fmt: skip
    assert answer.status_code == 201, answer.json
    return int(answer.json["at"])


def test_a_body_that_comes_late_makes_the_act_late(table: Table) -> None:
    player = table.begin()
    knocked = table.clock.now()
    assert thrown_at(table, player, held_ms=300) == knocked + 300


def test_a_body_that_comes_with_its_headers_changes_nothing(table: Table) -> None:
    player = table.begin()
    knocked = table.clock.now()
    assert thrown_at(table, player, held_ms=3) == knocked
