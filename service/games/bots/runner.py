"""Lets the bots of a game do what they want to do by now, through the same door as anybody: `GameService.act`."""

from __future__ import annotations

import logging

from service import engine
from service.engine import Game, NewerState
from service.engine.core.actions.acts import Act
from service.engine.core.refusals import Refusal
from service.games.bots.scheduler import AGAIN_MS, Bots, NothingDue
from service.games.service import GameService
from service.store.errors import GameNotFound, StoreUnavailable
from service.store.meta import Meta

AT_ONCE = 20
"""So many acts of one game a job does: bots that do more than that in one instant let others have their turn."""

log = logging.getLogger(__name__)


def play_bots(service: GameService, game_id: str) -> int:
    """Let the bots of a game act; how many acts that were. The game may be gone. Raises StoreUnavailable,
    NewerState.

    What a bot does is decided on the very state that it is stored with: where two look at once, one of them finds
    the other's act in the state, and nothing is done twice.
    """
    bots, done = Bots(service.settings.bot_speed), 0

    def act(game: Game, meta: Meta) -> Act:
        now = service.clock.now()
        if meta.own_clock is not None:
            # Its bots act as its clock goes on (service.games.sandbox.own_clock).
            raise NothingDue(game.state.id)
        due = engine.next_due(game)
        if due is not None and due < now:
            engine.settle(game, now - 1)
        return bots.due_act(game, meta, now)

    try:
        effect = ""
        # A double press changes nothing: a bot that wants it still would press for ever.
        while done < AT_ONCE and effect != "repeated":
            effect = service.do(game_id, act).effect
            done += 1
    except NothingDue:
        if done:
            # The last commit has set the alarm already.
            return done
    except Refusal as refusal:
        log.info("a bot of %s was refused: %s", game_id, refusal.code)
    except GameNotFound:
        return done
    except (StoreUnavailable, NewerState):
        raise
    except Exception:
        # A bot that cannot think is no reason for the others to wait: it falls silent, and the game goes on.
        log.exception("the bots of %s cannot play", game_id)
    _set_alarm(service, bots, game_id)
    return done


def _set_alarm(service: GameService, bots: Bots, game_id: str) -> None:
    """Ring when a bot or a deadline is next; a bot that could not act by now tries again later."""
    seen = service.read(game_id)
    if seen.meta.own_clock is not None:
        return
    wanted, deadline = bots.next_act(seen.game, seen.meta, seen.now), engine.next_due(seen.game)
    if wanted is not None and wanted <= seen.now:
        wanted = seen.now + AGAIN_MS
    due = min((instant for instant in (wanted, deadline) if instant is not None), default=None)
    service.ring_at(game_id, seen.revision, due)
