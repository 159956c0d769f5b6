"""What lists show of a game: its card in the lobby, and in the list of the key that made it."""

from __future__ import annotations

import msgspec

from service.engine import Game
from service.store.meta import Meta

MAX_PLAYERS = 8


class Card(msgspec.Struct):
    """What the lobby shows of a public game. created_at in ms; players: their names; end: why it is over."""

    id: str
    name: str
    ruleset: str
    status: str
    players: list[str]
    max_players: int
    created_at: int
    end: str | None = None
    seats: str = "open"
    started_at: int | None = None
    ended_at: int | None = None
    bots: int = 0
    sandbox: bool = False


class OwnCard(Card):
    """What the key that made a game is shown of it in its list."""

    visibility: str = "public"
    watching: str = "public"
    test_dice: bool = False
    metadata: dict[str, str] = {}
    rematch_of: str | None = None


def card_of(game_id: str, game: Game, meta: Meta) -> Card:
    """The card of a game as it is now."""
    state = game.state
    return Card(
        id=game_id,
        name=meta.name,
        ruleset=state.ruleset,
        status=state.status,
        players=[player.display_name for player in state.players],
        max_players=int(state.options.get("max_players", MAX_PLAYERS)),
        created_at=meta.created_at,
        started_at=meta.started_at,
        ended_at=meta.ended_at,
        bots=sum(bool(player.bot) for player in state.players),
        end=state.end or None if state.status == "finished" else None,
        seats=meta.seats,
        sandbox=meta.sandbox is not None,
    )


def own_card(card: Card, meta: Meta) -> OwnCard:
    """The same with what its owner is shown besides."""
    return OwnCard(
        **msgspec.structs.asdict(card),
        visibility=meta.visibility,
        watching=meta.watchers,
        test_dice=meta.test_dice,
        metadata=meta.metadata,
        rematch_of=meta.rematch_of or None,
    )
