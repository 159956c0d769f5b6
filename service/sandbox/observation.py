"""What is to be seen and to be done in a game that stands somewhere, as far as the gallery tells it."""

from __future__ import annotations

import msgspec

from service import engine


class SeenPlayer(msgspec.Struct, frozen=True):
    """A player, and what the others see of their name."""

    player: str
    name: str


class SeenWindow(msgspec.Struct, frozen=True):
    """A window that is open. closes_in_ms: from the instant on at which the game stands; None: an event closes it."""

    name: str
    mode: str
    rule: str
    annonces: list[str]
    players: list[str]
    closes_in_ms: int | None


class Offer(msgspec.Struct, frozen=True):
    """What `expected` offers to a player."""

    player: str
    act: str
    name: str
    fields: list[str]


class Observation(msgspec.Struct, frozen=True):
    """All of it, in the order of play."""

    players: list[SeenPlayer]
    windows: list[SeenWindow]
    offers: list[Offer]


def seen(game: engine.Game, at: int) -> Observation:
    """As it is at this instant (ms)."""
    players = game.state.all_players
    open_now = game.windows() if game.state.status == "playing" else ()
    return Observation(
        [SeenPlayer(one.id, one.display_name) for one in players],
        [
            SeenWindow(
                window.name, window.mode, window.rule, list(window.words), list(window.who),
                None if window.deadline is None else window.deadline - at,
            )
            for _, window in open_now
        ],
        [
            Offer(one.id, act.act, act.name, list(act.fields))
            for one in players
            for act in engine.expected(game, one.id, at).acts
        ],
    )  # fmt: skip
