"""Games of tournaments: made with their players in their seats, and found when they are over."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable

import msgspec

from service.access import credentials
from service.engine import Game
from service.engine.core.actions.acts import ORGANISER, Join, Start
from service.games.commands import CreateGame
from service.games.defaults import options_of
from service.games.engine_port import Engine
from service.games.packing import Packing
from service.games.repository import GameRepository
from service.games.session import GameSession, envelope_of
from service.settings import Settings
from service.store.commits import Commit
from service.store.meta import Meta
from service.store.revision import Revision

RingAt = Callable[[str, Revision, int | None], None]


class SeatedPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits at such a game. id: the player's there. token: SHA-256 of the one that opens the seat, empty for a bot.

    bot: its level, empty for a person. external_id: whom the organiser knows by it. member: whether it is a player that
    is kept beyond the game.
    """

    id: str
    name: str
    token: str = ""
    bot: str = ""
    entropy: str = ""
    external_id: str = ""
    member: bool = False


class SeatedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game that begins as it is made. players: in the order of play. tournament, table: where it belongs."""

    game_id: str
    making: CreateGame
    players: list[SeatedPlayer]
    tournament: str
    table: str


def _begin(engine: Engine, seated: SeatedGame, options: dict[str, object]) -> GameSession:
    """The game, started and not stored yet. options: as it is to have them. Raises the engine's Refusal."""
    making, at = seated.making, seated.making.at
    game = engine.create(
        ruleset=making.ruleset, options=options, seed=secrets.token_hex(32), game_id=seated.game_id, now=at, given=None
    )
    for player in seated.players:
        engine.play(
            game, Join(player=player.id, at=at, name=player.name, entropy=player.entropy, bot=player.bot)
        )  # fmt: skip
    engine.play(game, Start(player=ORGANISER, at=at))
    bots = any(player.bot for player in seated.players)
    meta = Meta(
        making.visibility, at, making.name, making.api_key_id,
        tokens={player.id: player.token for player in seated.players if player.token},
        bot_secret=credentials.new_token() if bots else "", metadata=dict(making.metadata), seats="invited",
        watching=making.watching,
        external_ids={player.id: player.external_id for player in seated.players if player.external_id},
        tournament=seated.tournament, table=seated.table,
        pool=making.pool, members=tuple(player.id for player in seated.players if player.member),
    )  # fmt: skip
    return GameSession(engine, seated.game_id, meta, game)


class TournamentGames:
    """What a process does with them. ring_at: puts the alarm of a game right."""

    def __init__(
        self, engine: Engine, repository: GameRepository, packing: Packing, settings: Settings, ring_at: RingAt
    ) -> None:
        self._engine = engine
        self._repository = repository
        self._packing = packing
        self._settings = settings
        self._ring_at = ring_at

    def prepared(self, seated: SeatedGame) -> Commit:
        """What makes a game, for `store`. Raises Refusal."""
        session = _begin(self._engine, seated, options_of(self._settings, seated.making))
        return self._repository.step(session)

    def store(self, commits: list[Commit]) -> None:
        """Make these games, but for those that are there. One round trip. Raises StoreUnavailable."""
        self._repository.commit_many(commits)

    def ended(self, game_ids: list[str]) -> dict[str, Game]:
        """Those of these games that are over. One round trip. Raises StoreUnavailable."""
        self._repository.warm(game_ids)
        found = ((game_id, self._repository.remembered(game_id)) for game_id in game_ids)
        games = {game_id: self._repository.open(game_id, held).game for game_id, held in found if held is not None}
        return {game_id: game for game_id, game in games.items() if game.state.status == "finished"}

    def finished(self, game_ids: Iterable[str]) -> dict[str, list[str]]:
        """By tournament: those of these games, which this process has just looked at, that are over."""
        found: dict[str, list[str]] = {}
        for game_id in game_ids:
            held = self._repository.remembered(game_id)
            meta = envelope_of(held.blob).meta if held else None
            if meta is not None and meta.tournament and meta.ended_at is not None:
                found.setdefault(meta.tournament, []).append(game_id)
        return found

    def rest(self, game_id: str) -> None:
        """Its tournament knows how the game ended: it is looked at again as any game that is over."""
        held = self._repository.remembered(game_id)
        if held is None:
            return
        session = self._repository.open(game_id, held)
        if session.meta.owes_players:
            # It goes on ringing until its players know, too.
            return
        self._ring_at(game_id, session.revision, self._packing.next_look(session, anew=False))
