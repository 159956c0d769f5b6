"""The body of a delivery: `type`, `timestamp` and `data`, as the specification recommends."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec

from service.webhooks.kinds import TEST

LARGEST = 20_000
"""Bytes; the specification's advice. What would be longer is told without the event, which a link leads to."""

_encode = msgspec.json.Encoder().encode


class GameTold(msgspec.Struct, frozen=True, kw_only=True):
    """What every payload says of its game."""

    id: str
    name: str
    ruleset: str
    visibility: str


class PlayerTold(msgspec.Struct, frozen=True, kw_only=True):
    """A player at the end of a game. rank: 1 for the highest score; players with the same score share one."""

    id: str
    name: str
    score: int
    rank: int


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended. seed and commitment (hex): with them `GET …/dice` lets anybody check every die."""

    winner: str | None
    reason: str | None
    players: list[PlayerTold]
    commitment: str | None
    seed: str | None


def body(kind: str, game: GameTold, event: bytes, at: int, seq: int, result: Result | None) -> bytes:
    """The bytes that are signed and sent. event: raw JSON, as the event log has it; at: when it happened (ms)."""
    data: dict[str, Any] = {"game": game, "seq": seq, "event": msgspec.Raw(event)}
    if result is not None:
        data["result"] = result
    data["links"] = _links(game.id, seq)
    made = _encode({"type": kind, "timestamp": stamp(at), "data": data})
    if len(made) > LARGEST:
        made = _encode({"type": kind, "timestamp": stamp(at), "data": {**data, "event": None}})
    return made


def trial(hook_id: str, at: int) -> bytes:
    """The body of a test delivery."""
    return _encode({"type": TEST, "timestamp": stamp(at), "data": {"webhook": hook_id}})


def stamp(at: int) -> str:
    """An instant (ms) in ISO 8601."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def ranked(scores: list[tuple[str, str, int]]) -> list[PlayerTold]:
    """Players (id, name, score) by rank."""
    ordered = sorted(scores, key=lambda entry: -entry[2])
    every = [score for _, _, score in ordered]
    return [PlayerTold(id=i, name=n, score=s, rank=every.index(s) + 1) for i, n, s in ordered]


def _links(game_id: str, seq: int) -> dict[str, str]:
    game = f"/v1/games/{game_id}"
    return {
        "game": game,
        "event": f"{game}/events?after={seq - 1}&limit=1",
        "record": f"{game}/record",
        "dice": f"{game}/dice",
    }
