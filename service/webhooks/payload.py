"""The body of a delivery: `type`, `timestamp` and `data`, as the specification recommends."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec

from service.webhooks.kinds import TEST

LARGEST = 20_000
"""Bytes; the specification's advice. What would be longer is told without the event, which a link leads to."""

_encode = msgspec.json.Encoder().encode


class WebhookGame(msgspec.Struct, frozen=True, kw_only=True):
    """What every payload says of its game.

    name: what the table is called in the lobby. ruleset: the id of the rulebook. metadata: what its organiser has
    noted about it. external_ids: by player, whom the organiser knows by it.
    rematch_of: the id of the game whose rematch this is, null for any other.
    """

    id: str
    name: str
    ruleset: str
    visibility: str
    metadata: dict[str, str] = {}
    external_ids: dict[str, str] = {}
    rematch_of: str | None = None


class WebhookPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """A player at the end of a game, by rank.

    display_name: the name, numbered where two have the same. rank and reason: as in the `result` of the game.
    """

    id: str
    name: str
    display_name: str
    score: int
    rank: int
    reason: str


class WebhookResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended.

    winner: the id of the player, or the name of the team, that won; null without a winner. reason: as in
    `game_finished`. commitment: SHA-256 (hex) of the seed, told before the first throw. seed: the secret that the
    dice came from (hex): with it `get_dice` lets anybody check every die.
    """

    winner: str | None
    reason: str | None
    players: list[WebhookPlayer]
    commitment: str | None
    seed: str | None


class WebhookLinks(msgspec.Struct, frozen=True, kw_only=True):
    """Where there is more, relative to the service's own address.

    game: the game as it is now. event: the event that is told. record: the game as a file. dice: the proof of its
    dice.
    """

    game: str
    event: str
    record: str
    dice: str


def body(
    kind: str, hook_id: str, game: WebhookGame, event: bytes, at: int, seq: int, result: WebhookResult | None = None
) -> bytes:
    """The bytes that are signed and sent. event: raw JSON, as the event log has it; at: when it happened (ms)."""
    raw, links = msgspec.Raw(event), _links(game.id, seq)
    made = told(kind, at, webhook=hook_id, game=game, seq=seq, event=raw, result=result, links=links)
    if len(made) > LARGEST:
        made = told(kind, at, webhook=hook_id, game=game, seq=seq, event=None, result=result, links=links)
    return made


def trial(hook_id: str, at: int) -> bytes:
    """The body of a test delivery."""
    return told(TEST, at, webhook=hook_id, game=None, seq=None, event=None, result=None, links=None)


def told(kind: str, at: int, **data: Any) -> bytes:
    """The bytes of a payload. at: when it happened (ms)."""
    return _encode({"type": kind, "timestamp": stamp(at), "data": data})


def stamp(at: int) -> str:
    """An instant (ms) in ISO 8601."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _links(game_id: str, seq: int) -> WebhookLinks:
    game = f"/v1/games/{game_id}"
    return WebhookLinks(
        game=game, event=f"{game}/events?after={seq - 1}&limit=1", record=f"{game}/record", dice=f"{game}/dice"
    )
