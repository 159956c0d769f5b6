"""The game as rules and frames see it: players and machine, with windows, time and the end."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from service.engine.core.conduct import Conduct
from service.engine.core.events import GameFinished, PlayerOut
from service.engine.core.ledger import Ledger
from service.engine.core.machine import Machine
from service.engine.core.rulebook import hooks
from service.engine.core.stored.state import Late, Record, State
from service.engine.core.told.standings import standings
from service.engine.core.windows.window import CLOSING_ORDER, Window

LATE_GRACE_MS = 5000
"""How long after its end a late zone is still remembered, for acts that were made in time and stored very late."""

LAST = 1 + max(CLOSING_ORDER.values())
"""Where what gives way comes at an instant at which what it gives way to is decided."""


class Game(Machine):
    """One game in memory: the `g` of every rule.

    family: what kind of game it is. ledger: through it, and only through it, points move. forced: whether the act that
    is being played was released or forced, so that no player has a right over it, and what is wrong with it is no fault
    of its player.
    """

    def __init__(self, state: State, family: Conduct[Any]) -> None:
        super().__init__(state, family)
        self.family = family
        self.ledger: Ledger = family.ledger(self)
        self.forced = False

    @property
    def told_before(self) -> bool | msgspec.UnsetType:
        """What events of the act that is being played say of it: true where it was held or forced, unset otherwise."""
        return self.forced or msgspec.UNSET

    def window_started(self, record: Record, window: Window) -> None:
        """Open it, and tell that it is open."""
        window.open(self)
        self.say_opened(record.id, window)
        self.family.opened(self, record, window)

    def say_opened(self, window_id: int, window: Window) -> None:
        """Tell that a window is open; said again when its instants move."""
        window.tell_opened(self, window_id)

    def close(self, record: Record, at: int) -> None:
        """Close a window that is due, and let its owner go on."""
        window = record.frame
        assert isinstance(window, Window)
        self.now = at
        self.state.clock = max(self.state.clock, at)
        self.family.closing(self, window, at)
        overdue = self._kept_waiting(at) if window.holds else []
        self.state.records.remove(record)
        for other in overdue:
            other.wait_until(at, self.tie_ms)
        early = window.deadline is None or at < window.deadline
        window.tell_closed(self, record.id, "decided" if early else "elapsed")
        self._remember_late(window)
        self.finish(record, window.answers(at, self.tie_ms))

    def _kept_waiting(self, at: int) -> list[Window]:
        """The windows that would have closed before this instant (ms), had others not kept them open."""
        return [w for _, w in self.windows() if w.due is not None and w.due < at and self.family.holds(self, w)]

    def signal(self, name: str) -> None:
        """Something happened that lingering windows last until: close them at this very instant."""
        for record, window in list(self.windows()):
            if name in window.closes_on:
                self.close(record, self.now)
        for late in [late for late in self.state.late if name in late.closes_on]:
            self.state.late.remove(late)
            self.remember_closed(late)

    def window_dropped(self, record: Record, window: Window) -> None:
        """Tell that it is closed; what belonged to it is late from now on."""
        window.tell_closed(self, record.id, "closed")
        # What was said about an answer that never comes is about nothing.
        self.state.early = [said for said in self.state.early if said.window != record.id]
        self._remember_late(window)
        self.family.dropped(self, record, window)

    def _remember_late(self, window: Window) -> None:
        late = window.aftermath(self.now)
        if late is not None:
            self.remember_late(late)
        elif window.mode in ("until", "open"):
            self.remember_closed(window.late_words(None))

    def remember_closed(self, late: Late) -> None:
        """Where networks are reckoned with: what was said before this very instant, and held up, is late and free."""
        if self.state.options.get("late_ms"):
            self.remember_late(msgspec.structs.replace(late, until=self.now - 1, closes_on=[]))

    def remember_late(self, late: Late) -> None:
        """Of zones that say the same of a player, only the one that lasts longest."""
        for other in self.state.late:
            if other.outlasted_by(late):
                other.forget(late.who)
            elif late.outlasted_by(other):
                late.forget(other.who)
        self.state.late = [zone for zone in (*self.state.late, late) if zone.words or zone.who]

    def add_late(self, words: dict[str, list[str]], until: int | None, closes_on: list[str], tag: str) -> None:
        """From now on these words are late and free from these players, until an instant or a signal."""
        self.state.late.append(Late(words=words, until=until, closes_on=closes_on, tag=tag))

    def forget_late(self) -> None:
        """Drop late zones that are long over."""
        horizon = self.state.clock - LATE_GRACE_MS
        self.state.late = [late for late in self.state.late if late.until is None or late.until > horizon]

    def next_due(self) -> tuple[int, Record] | None:
        """The earliest instant at which a window closes as things stand, and that window's record."""
        if self.state.stopped_at is not None:
            return None
        windows = list(self.windows())
        # What was said up to then is decided before what gives way to it closes by itself.
        said = [w.due for _, w in windows if w.mode == "until" and w.spoken and w.due is not None]
        decided = max(said, default=0)
        due = [
            (
                max(window.due, decided) if window.gives_way and not window.spoken else window.due,
                LAST if window.gives_way and said and window.due <= decided else window.order,
                record.id,
                record,
            )
            for record, window in windows
            if window.due is not None and not self.family.holds(self, window)
        ]
        if not due:
            return None
        at, _, _, record = min(due, key=lambda d: d[:3])
        return at, record

    def under_way(self) -> list[tuple[Record, Window]]:
        """The windows with answers that are on their way."""
        return [(record, window) for record, window in self.windows() if window.coming]

    @property
    def under_way_since(self) -> int:
        """Since when the first of these answers has been on its way (ms)."""
        return min(window.under_way for _, window in self.under_way() if window.under_way is not None)

    def shut(self, record: Record, window: Window) -> bool:
        """Whether a window that lasts until another one's answer takes no word now: that answer is on its way."""
        if window.mode not in ("until", "open"):
            return False
        return any(self._ended(coming, record) for coming, _ in self.under_way()) or self.gone_by(window.closes_on)

    def gone_by(self, signals: list[str], at: int | None = None) -> bool:
        """Whether what lasts until one of these signals is over: what gives the signal is on its way.

        at: by that instant (ms), if it is not now.
        """
        return any(
            name in signals and (at is None or (window.under_way is not None and at >= window.under_way))
            for _, window in self.under_way()
            for name in window.signals
        )

    def _ended(self, coming: Record, record: Record) -> bool:
        """Whether what waits for this answer waits no longer for that record, as soon as the answer is there."""
        above = list(self.above(record))
        shared = next((ancestor for ancestor in self.above(coming) if ancestor in above), None)
        common = None if shared is None else self.record(shared)
        return common is not None and common.first

    def postpone(self, by: int) -> None:
        """Move everything that is still to come: the clock of the game stood still for so many ms."""
        for _, window in self.windows():
            window.postpone(by)
        for late in self.state.late:
            late.until = None if late.until is None else late.until + by
        for early in self.state.early:
            early.at += by
        for player in self.state.all_players:
            player.stood_up = None if player.stood_up is None else player.stood_up + by
            player.sat_down = None if player.sat_down is None else player.sat_down + by
        self.state.guard_from += by

    def put_out(self, *player_ids: str, reason: str) -> None:
        """Take players out of the game together: their holdings, their words in open windows, what was theirs to do."""
        group = 1 + max(p.gone_out for p in self.state.players)
        for player_id in player_ids:
            player = self.player(player_id)
            player.in_game, player.forfeits_at = False, None
            player.out, player.gone_out = reason, group
            for holding in list(player.holds):
                self.lose_holding(player_id, holding, "out")
            self.emit(PlayerOut, player=player_id, reason=reason)
            self.withdraw(player_id)
            hooks.was_put_out.tell(self, player_id)
            hooks.seats_changed.tell(self)

    def withdraw(self, player_id: str) -> None:
        """Forget what a player has said in open windows, and let frames go on without them."""
        for _, window in self.windows():
            window.drop(player_id, self.now, self.tie_ms)
        self.later(partial(self._tell_out, player_id))

    def _tell_out(self, player_id: str) -> None:
        for record in list(self.state.records):
            outcome = record.frame.put_out(self, player_id) if record in self.state.records else None
            if outcome is not None:
                self.redirect(record.frame, outcome)

    def clear(self) -> None:
        """Close everything without effect: the game is decided."""
        hooks.clearing.tell(self)
        for record in list(self.state.records):
            if record.parent == 0:
                self.cancel(record)
        self.state.late = []
        self.forget_steps()

    def finish_game(self, winner: str | None, reason: str) -> None:
        """End the game, and show the seed that its draws came from."""
        self.clear()
        self.state.status, self.state.winner, self.state.end = "finished", winner, reason
        scores = {p.id: p.score for p in self.state.players}
        self.emit(
            GameFinished, winner=winner, reason=reason, scores=scores, seed=self.state.randomness.seed,
            result=standings(self),
        )  # fmt: skip
