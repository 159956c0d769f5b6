"""Which state of a game a viewer is told that it is: the number of commits would tell of acts that are hidden."""

from __future__ import annotations

import hashlib

import msgspec

from service import engine
from service.engine import Game
from service.store.meta import Meta
from service.store.revision import NONCE, Revision


def shown_version(game: Game, revision: Revision) -> int:
    """How many changes led to this state, as anybody may know it: commits, or events where acts are hidden."""
    return game.state.events if engine.families.family_in(game).hides_acts else revision.version


def shown_revision(game: Game, meta: Meta, revision: Revision, player: str | None) -> Revision:
    """The revision as the holder of this seat (None: anybody) may know it.

    In games in which players do what the others must not notice, it counts events instead of commits, and is named by
    what this viewer sees: it changes with that, and with nothing else.
    """
    if not engine.families.family_in(game).hides_acts:
        return revision
    seen = msgspec.json.encode((engine.view(game, player), meta))
    return Revision(shown_version(game, revision), hashlib.blake2b(seen, digest_size=NONCE // 2).hexdigest())
