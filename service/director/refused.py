"""A command that cannot be carried out, as tournaments, players and queues refuse it."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """A command cannot be carried out. code: stable, part of the wire contract. detail: says what to do. values: the
    facts behind it."""

    def __init__(self, code: str, detail: str | None = None, **values: Any) -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail
        self.values = values
