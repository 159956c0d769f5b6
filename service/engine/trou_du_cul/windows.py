"""The windows of this game: one at a time asks several players; on turn, one player is asked to lay cards."""

from __future__ import annotations

from typing import Any, TypeVar

from service.engine.core.events import TurnStarted
from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.core.stored.state import Late, Record
from service.engine.core.timing import lag
from service.engine.core.windows.answers import Answer
from service.engine.core.windows.window import Window, window_kind
from service.engine.trou_du_cul.acts import PassTurn, Play
from service.engine.trou_du_cul.state import match

CLOSING_ORDER = 7
"""No two of them are open at once."""

W = TypeVar("W", bound="CardWindow")


class CardWindow(Window, tag="Window"):
    """What all windows of this game have in common: a player declines in one by an act of its own kind."""

    @property
    def order(self) -> int:
        """As all of them."""
        return CLOSING_ORDER

    @property
    def can_be_passed(self) -> bool:
        """Not by the act by which windows of shouts are passed."""
        return False

    def aftermath(self, at: int) -> Late | None:
        """What comes after it is refused: it costs nothing."""
        return None

    def stood_up(self, player: str, at: int, tie_ms: int) -> None:
        """It waits no longer for a player who leaves, unless the player comes back."""
        if self.asks(player):
            self.absent.append(player)
            self.note_pass(player, at, tie_ms)

    def declined(self, g: Any, player: str) -> None:
        """A player has said that nothing will come from them."""

    def answered(self, g: Game, player: str, word: str, **fields: Any) -> None:
        """Write down what a player answers now."""
        lag.spend(g, player)
        self.take(
            Answer(player=player, annonce=word, at=g.now, order=len(self.spoken), fields=fields, timing=g.timing),
            g.tie_ms,
        )


@window_kind("turn")
class TurnWindow(CardWindow, tag="Window"):
    """One player must lay cards, or may pass. Its id is the number of the turn."""

    @property
    def only_turn_runs_out(self) -> bool:
        """The turn clock."""
        return True

    def tell_opened(self, g: Any, window_id: int) -> None:
        """The turn has begun."""
        state = match(g)
        g.emit(
            TurnStarted, player=self.who[0], lap=state.manche, not_before=self.not_before, turn=window_id,
            lead=state.top is None, deadline=self.deadline,
        )  # fmt: skip

    def tell_closed(self, g: Any, window_id: int, outcome: str) -> None:
        """What was laid tells it."""


def turn_window(g: Game) -> tuple[Record, TurnWindow] | None:
    """The turn under way."""
    return next(((record, window) for record, window in g.windows() if isinstance(window, TurnWindow)), None)


def asking(g: Game) -> tuple[Record, CardWindow] | None:
    """The window that asks players just now, besides the turn."""
    for record, window in g.windows():
        if isinstance(window, CardWindow) and not isinstance(window, TurnWindow):
            return record, window
    return None


def turn_of(g: Game, act: Play | PassTurn) -> TurnWindow:
    """The turn that an act is for, which is its player's.

    Raises Refusal: `too_late`, `window_open`, `wrong_moment`, `not_your_turn`.
    """
    found = turn_window(g)
    if act.turn is not None and (found is None or found[0].id != act.turn):
        raise Refusal("too_late", "That turn is over. It cost nothing.", "too_late")
    open_now = asking(g)
    if open_now is not None:
        record, window = open_now
        raise Refusal(
            "window_open", f"The window «{window.name}» is open: no player is on turn until it closes.",
            window=record.id, deadline=window.deadline,
        )  # fmt: skip
    if found is None:
        raise Refusal("wrong_moment", "No cards can be laid now: «expected» tells what counts.")
    if found[1].who != [act.player]:
        turn = match(g).turn
        raise Refusal("not_your_turn", f"It is {turn}'s turn.", turn_of=turn)
    check_in_time(found[1], act.at)
    return found[1]


def check_in_time(window: CardWindow, at: int) -> None:
    """Whether an act of this instant still counts, where a table lets its windows settle some time after their end.

    Raises Refusal (`too_late`).
    """
    if not window.in_time(at):
        raise Refusal("too_late", "The time for this is over. It cost nothing.", "too_late")


def _check_asked(window: CardWindow, player: str) -> None:
    if window.has_spoken(player) or (player in window.passed and player not in window.absent):
        raise Refusal("already_said", "You have answered already: one answer counts.")
    if not window.asks(player):
        raise Refusal("not_asked", "This does not ask you: «expected» tells what does.")


def for_player(g: Game, kind: type[W], player: str, window_id: int | None) -> tuple[Record, W]:
    """The open window of this kind, which asks this player.

    Raises Refusal: `too_late`, `wrong_moment`, `not_asked`, `already_said`.
    """
    found = asking(g)
    if window_id is not None and (found is None or found[0].id != window_id):
        raise Refusal("too_late", "The window that you answer is closed. It cost nothing.", "too_late")
    if found is None or not isinstance(found[1], kind):
        raise Refusal("wrong_moment", "That does not count now: «expected» tells what does.")
    check_in_time(found[1], g.now)
    _check_asked(found[1], player)
    return found[0], found[1]
