"""A clock of a game's own, which moves only when it is told to: what is due on the way happens at its own instant.

The engine takes every instant from outside, so that such a game is a game like any other. What is different is who says
what time it is: not the service's clock but the game's, which is stored with it (`Meta.sandbox`). Bots act as it goes
on, in the same commit, so that no worker and no alarm is needed, and nothing is half done.
"""

from __future__ import annotations

import logging
from typing import TypeVar

import msgspec

from service.engine.core.actions.acts import ORGANISER, Act, Cancel
from service.engine.core.refusals import Refusal
from service.games.bots.scheduler import AGAIN_MS, Bots, NothingDue
from service.games.changes import AdvanceClock, Change
from service.games.commands import CreateGame, Sit
from service.games.session import GameSession

MOST_STEPS = 300
"""So much happens at most before the clock stops on its way: more would keep all others of this process waiting."""

Stamped = TypeVar("Stamped")

log = logging.getLogger(__name__)


def stamped(act: Stamped, now: int) -> Stamped:
    """What is done in such a game, at the instant (ms) that its clock shows. Who may come in, and until when, is no
    matter of the game: a change of that keeps the instant by the service's clock."""
    if isinstance(act, Sit):
        renames = tuple(msgspec.structs.replace(rename, at=now) for rename in act.renames)
        return msgspec.structs.replace(act, join=msgspec.structs.replace(act.join, at=now), renames=renames)
    return msgspec.structs.replace(act, at=now) if isinstance(act, Act) else act


def instant_of(act: Act | Sit | Change | CreateGame, own: int | None) -> int:
    """When an act is made, by the clock of its game (ms)."""
    return act.at if own is None or not isinstance(act, Change) else own


def next_instant(session: GameSession, bots: Bots, now: int) -> int | None:
    """When something happens by itself (ms): a window closes, dice land, a bot acts; None while only players can."""
    return _Walk(session, bots, now).next()


def go_on(session: GameSession, bots: Bots, act: Act | Sit | Change | CreateGame) -> None:
    """What follows from this act in a game with a clock of its own: time passes, or bots do what they want to."""
    now = session.meta.own_clock
    if isinstance(act, AdvanceClock):
        advance(session, bots, act.to)
    elif session.version and now is not None:
        _Walk(session, bots, now).to(now)


def advance(session: GameSession, bots: Bots, to: int | None) -> None:
    """Let time pass up to this instant (ms), or to the next one at which something happens by itself.

    All that is due on the way happens, each at its own instant. Where that is too much, the clock stops before.
    """
    now = session.meta.own_clock
    assert now is not None
    assert session.meta.sandbox is not None
    walk = _Walk(session, bots, now)
    if to is None:
        upcoming = walk.next()
        to = now if upcoming is None else max(now, upcoming)
    reached = walk.to(max(now, to))
    sandbox = msgspec.structs.replace(session.meta.sandbox, now=reached)
    session.meta = msgspec.structs.replace(session.meta, sandbox=sandbox)


def give_up(session: GameSession, now: int) -> None:
    """Call a game of the sandbox off in which nothing has happened for long. now: ms by the service's clock."""
    sandbox, state = session.meta.sandbox, session.game.state
    if sandbox is not None and now >= sandbox.until and state.status != "finished":
        session.engine.play(session.game, Cancel(player=ORGANISER, at=session.meta.instant(now)))


class _Walk:
    """One game on its way through time. now: where it is (ms)."""

    def __init__(self, session: GameSession, bots: Bots, now: int) -> None:
        self._session = session
        self._bots = bots
        self.now = now
        # Bots that were refused try again after this instant.
        self._rest = 0

    def next(self) -> int | None:
        """The next instant at which something happens."""
        return min((at for at in (self._due(), self._wanted()) if at is not None), default=None)

    def to(self, until: int) -> int:
        """Go on; how far that was."""
        for _ in range(MOST_STEPS):
            due, wanted = self._due(), self._wanted()
            upcoming = min((at for at in (due, wanted) if at is not None), default=None)
            if upcoming is None or upcoming > until:
                self.now = max(self.now, until)
                break
            self.now = max(self.now, upcoming)
            if wanted is not None and wanted <= upcoming:
                self._let_act()
            else:
                self._session.settle(self.now)
        return self.now

    def _due(self) -> int | None:
        return self._session.engine.next_due(self._session.game)

    def _wanted(self) -> int | None:
        """When a bot acts next; it is asked as things stand, and so as often as they have changed."""
        session = self._session
        if not session.meta.bot_secret:
            return None
        wanted = self._bots.next_act(session.game, session.meta, self.now)
        return None if wanted is None else max(wanted, self._rest, self.now)

    def _let_act(self) -> None:
        session = self._session
        before = len(session.game.fresh)
        try:
            # The instant of a deadline is still in time.
            session.settle(self.now - 1)
            session.engine.play(session.game, self._bots.due_act(session.game, session.meta, self.now))
        except NothingDue:
            self._rest = self.now + 1
            return
        except Refusal as refusal:
            log.info("a bot of %s was refused: %s", session.game_id, refusal.code)
        if session.game.effect == "repeated" or len(session.game.fresh) == before:
            self._rest = self.now + AGAIN_MS
