"""The shapes of what a viewer is shown of a game."""

from __future__ import annotations

from typing import Any

import msgspec

from service.engine.cul_de_chouette.state import Sips
from service.engine.kernel.events import Standing


class PlayerView(msgspec.Struct, kw_only=True):
    """A seat as everybody sees it. presence: `seated`, `away`, `standing` or `gone`.

    connected: false while his connection is known to be gone; stands_at: when he will count as having stood up (ms).
    out: why the player is out of the game (`bound`, `cul_de_chouette_double`, `left` or `absent`), null in the game.
    forfeits_at: when a player who is absent will be out for it (ms), null while there is nothing like it.
    flanned: the weight of the Flans that wait for his next chouettes, or are in force on his throw.
    jarret: how he uses one on his throw, coming or under way: `mi`, `bi`, `sifflet`, or empty.
    bot: at which level a bot plays, null for a human.
    lag_ms: his round trip, where lag is compensated and it was measured.
    """

    id: str
    name: str
    seat: int
    team: str | None
    score: int
    holdings: dict[str, Any]
    in_game: bool
    out: str | None
    presence: str
    connected: bool
    stands_at: int | None
    forfeits_at: int | None
    bevues: int
    flanned: int
    jarret: str
    bot: str | None
    lag_ms: int | msgspec.UnsetType = msgspec.UNSET


class NewcomerView(msgspec.Struct, kw_only=True):
    """Somebody who came while the game was under way, and has no seat yet. bot: a bot's level, null for a human."""

    id: str
    name: str
    bot: str | None


class WindowView(msgspec.Struct, kw_only=True):
    """An open window. waiting: whom it still asks; spoken and passed: who has answered already."""

    id: int
    name: str
    mode: str
    rule: str
    annonces: list[str]
    players: list[str]
    waiting: list[str]
    spoken: list[str]
    passed: list[str]
    opened_at: int
    not_before: int
    deadline: int | None


class ThrowView(msgspec.Struct, kw_only=True):
    """The dice of the last throw. combinations is empty until three dice are final."""

    id: int
    maker: str
    faces: list[int]
    combinations: list[str]


class ChallengeView(msgspec.Struct, kw_only=True):
    """The duel under way. stage: `terms` or `throws`."""

    id: int
    kind: str
    challenger: str
    defie: str
    stage: str
    combination: str | None
    amount: int | None


class GameView(msgspec.Struct, kw_only=True):
    """The game as this viewer may see it. All instants are ms; seq: the last event that is in it.

    newcomers: who came while it was under way; sips: à l'Aquitaine, sips by player, and who is King. turn: who is on
    turn; to_throw: who must throw next, not always the same, null at the end. phase: `lull`, `chouettes`,
    `combination` or empty. result: how it ended for each player, by rank, empty until it is over and where it never
    started. hidden_dice: those that only this viewer sees. commitment: SHA-256 of the seed of the dice;
    seed: that seed, once the game is over.
    """

    id: str
    ruleset: str
    status: str
    seq: int
    created_at: int
    options: dict[str, Any]
    rules: list[str]
    players: list[PlayerView]
    newcomers: list[NewcomerView]
    sips: Sips | None
    turn: str | None
    to_throw: str | None
    phase: str
    laps: int
    throw: ThrowView | None
    windows: list[WindowView]
    challenge: ChallengeView | None
    winner: str | None
    result: list[Standing]
    end: str | None
    clock_stopped: bool
    commitment: str | None
    seed: str | None
    you: str | None
    hidden_dice: list[int] = []
