"""The game as rules and frames see it: people and machine, with windows, dice, time and the end."""

from __future__ import annotations

from functools import partial

import msgspec

from service.engine.core import dice, hooks
from service.engine.core.events import DiceRolled, GameFinished, PlayerOut, Spoken, WindowClosed, WindowOpened
from service.engine.core.ledger import Ledger
from service.engine.core.machine import Machine
from service.engine.core.players import Family
from service.engine.core.standings import standings
from service.engine.core.state import Late, Record, State
from service.engine.core.window import CLOSING_ORDER, Answer, Window

LATE_GRACE_MS = 5000
"""How long after its end a late zone is still remembered, for acts that were made in time and stored very late."""

LAST = 1 + max(CLOSING_ORDER.values())
"""Where a throw of the table comes at an instant at which a shout that concerns it is decided."""


class Game(Machine):
    """One game in memory: the `g` of every rule. ledger: through it, and only through it, points move."""

    def __init__(self, state: State, family: Family) -> None:
        super().__init__(state, family)
        self.ledger = Ledger(self)

    def throw_dice(self, window: Window, player: str, count: int, kept: list[int], by_table: bool) -> list[int]:
        """Throw dice for a window, and tell how they lie. Returns the faces in order, none if any fell."""
        faces, first = dice.throw(self.state.dice, count, self.option("cocked_dice"), never_fall=by_table)
        if 0 in faces:
            # What falls has to be thrown again: nothing new lies there.
            table = list(kept or window.lying)
        else:
            table = list(faces) if window.mode == "dice" else _lay(window, faces, kept)
        hidden = window.hidden and 0 not in faces
        self.emit(
            DiceRolled, private={player: {"faces": faces, "table": table}} if hidden else None,
            player=player, purpose=window.name, faces=[] if hidden else faces, kept=kept,
            table=[] if hidden else table, by_table=by_table, first_die=first, hidden=hidden,
        )  # fmt: skip
        return [] if 0 in faces else table

    def window_started(self, record: Record, window: Window) -> None:
        """Open it, and throw the deciding dice of who is absent."""
        window.open(self)
        self.say_opened(record.id, window)
        if window.mode == "dice":
            for player in [p for p in self.in_order(window.who) if self.player(p).absent]:
                self.throw_for(window, player, self.now)

    def say_opened(self, window_id: int, window: Window) -> None:
        """Tell that a window is open; said again when its instants move."""
        self.emit(
            WindowOpened, window=window_id, name=window.name, mode=window.mode, rule=window.rule,
            annonces=list(window.words), players=list(window.who), not_before=window.not_before,
            deadline=window.deadline,
        )  # fmt: skip

    def close(self, record: Record, at: int) -> None:
        """Close a window that is due, and let its owner go on."""
        window = record.frame
        assert isinstance(window, Window)
        self.now = at
        self.state.clock = max(self.state.clock, at)
        self.table_throws(window, at)
        self.state.records.remove(record)
        early = window.deadline is None or at < window.deadline
        self._say_closed(record, window, "decided" if early else "elapsed")
        self._remember_late(window)
        self.finish(record, window.answers(at, self.tie_ms))

    def table_throws(self, window: Window, at: int) -> None:
        """Throw for those who should have thrown and did not, in the order of play."""
        if window.mode not in ("roll", "dice") or window.optional or len(window.who) < window.need:
            return
        for player in [p for p in self.in_order(window.who) if window.asks(p)]:
            self.throw_for(window, player, at)
            # A throw a moment after the table has made it is late, not wrong.
            self.add_late({"roll": [player]}, until=at + self.option("pause_ms"), closes_on=[], tag="roll")

    def throw_for(self, window: Window, player: str, at: int) -> None:
        """The table throws for a player, keeping nothing."""
        faces = self.throw_dice(window, player, window.dice, [], by_table=True)
        order = len(window.spoken)
        window.take(
            Answer(player=player, annonce="roll", at=at, order=order, fields={"faces": faces}, by_table=True),
            self.tie_ms,
        )

    def signal(self, name: str) -> None:
        """Something happened that lingering windows last until: close them at this very instant."""
        for record, window in list(self.windows()):
            if name in window.closes_on:
                self.close(record, self.now)
        for late in [late for late in self.state.late if name in late.closes_on]:
            self.state.late.remove(late)
            self._remember_closed(late)

    def window_dropped(self, record: Record, window: Window) -> None:
        """Tell that it is closed; what belonged to it is late from now on."""
        self._say_closed(record, window, "closed")
        # What was shouted about dice that never land is about nothing.
        self.state.preventives = [p for p in self.state.preventives if p.window != record.id]
        self._remember_late(window)
        if window.mode == "roll":
            # The throw may be another player's from now on (a sale), and this one's may be on its way.
            self._remember_closed(Late(words={"roll": list(window.who)}, until=None))

    def _say_closed(self, record: Record, window: Window, outcome: str) -> None:
        self.emit(
            WindowClosed, window=record.id, name=window.name, outcome=outcome, passed=window.passed,
            answers=[
                Spoken(player=a.player, annonce=a.annonce, at=a.at, fields={} if window.hidden else a.fields)
                for a in window.spoken
            ],
            silent=[p for p in window.who if window.asks(p)],
        )  # fmt: skip

    def _remember_late(self, window: Window) -> None:
        late = window.aftermath(self.now)
        if late is not None:
            self.state.late.append(late)
        elif window.mode in ("until", "open"):
            self._remember_closed(window.late_words(None))

    def _remember_closed(self, late: Late) -> None:
        """Where networks are reckoned with: what was said before this very instant, and held up, is late and free."""
        if self.state.options.get("late_ms"):
            self.state.late.append(msgspec.structs.replace(late, until=self.now - 1, closes_on=[]))

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
        # What was shouted up to a throw is decided before the table makes that throw.
        shouted = [w.due for _, w in windows if w.mode == "until" and w.spoken and w.due is not None]
        decided = max(shouted, default=0)
        due = [
            (
                max(window.due, decided) if window.mode == "roll" and not window.spoken else window.due,
                LAST if window.mode == "roll" and shouted and window.due <= decided else CLOSING_ORDER[window.mode],
                record.id,
                record,
            )
            for record, window in windows
            if window.due is not None and not self.held(window)
        ]
        if not due:
            return None
        at, _, _, record = min(due, key=lambda d: d[:3])
        return at, record

    def in_flight(self) -> list[tuple[Record, Window]]:
        """The throws whose dice are in the air."""
        return [(record, window) for record, window in self.windows() if window.flying]

    @property
    def released_at(self) -> int:
        """When the dice that are in the air left the hand, the first of them (ms)."""
        return min(flight.released for _, window in self.in_flight() for flight in window.flying.values())

    def shut(self, record: Record, window: Window) -> bool:
        """Whether a window that lasts until a throw takes no word now: the dice of that throw are in the air."""
        if window.mode not in ("until", "open"):
            return False
        return any(self._ended(throw, record) for throw, _ in self.in_flight()) or self.gone_by(window.closes_on)

    def gone_by(self, signals: list[str], at: int | None = None) -> bool:
        """Whether what lasts until one of these signals is over: its dice have left the hand (card preventive R4).

        at: by that instant (ms), if it is not now.
        """
        return any(
            name in signals and (at is None or at >= min(flight.released for flight in throw.flying.values()))
            for _, throw in self.in_flight()
            for name in (throw.name, *throw.ends)
        )

    def _ended(self, throw: Record, record: Record) -> bool:
        """Whether what waits for this throw waits no longer for that record, as soon as its dice lie."""
        above = list(self.above(record))
        shared = next((ancestor for ancestor in self.above(throw) if ancestor in above), None)
        common = None if shared is None else self.record(shared)
        return common is not None and common.first

    def held(self, throw: Window) -> bool:
        """Whether an open window keeps this throw from being made, by the table too."""
        if throw.mode not in ("roll", "dice"):
            return False
        holding = {window.holds for _, window in self.windows()}
        begins_turn = throw.name == "chouettes" and throw.rule == "tour"
        return "all" in holding or (begins_turn and "turn" in holding)

    def postpone(self, by: int) -> None:
        """Move everything that is still to come: the clock of the game stood still for so many ms."""
        for _, window in self.windows():
            window.postpone(by)
        for late in self.state.late:
            late.until = None if late.until is None else late.until + by
        for early in self.state.preventives:
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
            for _, window in self.windows():
                window.drop(player_id, self.now, self.tie_ms)
            hooks.seats_changed.tell(self)
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
        """End the game, and show the seed of its dice."""
        self.clear()
        self.state.status, self.state.winner, self.state.end = "finished", winner, reason
        scores = {p.id: p.score for p in self.state.players}
        self.emit(
            GameFinished, winner=winner, reason=reason, scores=scores, seed=self.state.dice.seed,
            result=standings(self),
        )  # fmt: skip


def _lay(window: Window, faces: list[int], kept: list[int]) -> list[int]:
    """How the dice lie after a throw: kept faces stay in their positions, new ones fill the others in order."""
    if not window.keeping:
        return window.lying + faces
    if not kept:
        return list(faces)
    fresh, keep, table = list(faces), list(kept), []
    for face in window.lying:
        if face in keep:
            keep.remove(face)
            table.append(face)
        else:
            table.append(fresh.pop(0))
    return table
