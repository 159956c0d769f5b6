"""A game as it is at one instant, for those who only look."""

from __future__ import annotations

import msgspec

from service.engine import Game, families
from service.games.shown_revision import shown_revision, shown_version
from service.store.meta import Meta
from service.store.revision import Revision


class Snapshot(msgspec.Struct, frozen=True):
    """A game as it is at `now` (ms), everything due closed. No other caller holds this copy."""

    game: Game
    meta: Meta
    revision: Revision
    now: int

    @property
    def version(self) -> int:
        """Its version, as anybody may know it."""
        return shown_version(self.game, self.revision)

    def shown_to(self, player: str | None) -> Revision:
        """Its revision, as the holder of this seat (None: anybody) may know it."""
        return shown_revision(self.game, self.meta, self.revision, player)

    @property
    def seq(self) -> int:
        """Of the game's last event."""
        return self.game.state.events

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.game.state.status == "finished"

    @property
    def drawn(self) -> int:
        """How many draws were made from its seed."""
        return self.game.state.randomness.drawn

    @property
    def proof(self) -> str:
        """The resource that proves these draws, empty where there is none."""
        return families.family_in(self.game).proof

    def is_cut(self, player: str) -> bool:
        """Whether the connection of this player counts as lost."""
        return any(one.cut for one in self.game.state.players if one.id == player)
