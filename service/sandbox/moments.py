"""What is to be seen of a game at one moment: by kind, all that the gallery has a situation for."""

from __future__ import annotations

from collections.abc import Iterable

from service import engine
from service.engine.core.events import Event, GameFinished, WindowClosed, WindowOpened, WrongAct
from service.engine.dice.events import ChallengeTaken, DuelEnded
from service.sandbox.library import Kind

Seen = tuple[Kind, tuple[str, ...]]
"""A kind, and what of it."""

DOUBLING = "double"
"""What is in the names of windows and rules by which something is doubled."""


SHOUTED = ("race", "last", "offer", "putsch")
"""Windows in which it matters that two players say the same at the same time."""


class Watch:
    """Follows one game. duels: those that are not over, by id: of which kind they are."""

    def __init__(self) -> None:
        self.duels: dict[int, str] = {}
        self._modes: dict[int, str] = {}

    def ahead(self) -> Watch:
        """Another one that goes on from here."""
        other = Watch()
        other.duels, other._modes = dict(self.duels), dict(self._modes)
        return other

    def see(self, game: engine.Game, events: Iterable[Event], refusal: str = "") -> set[Seen]:
        """What is to be seen now, these events after the last time. refusal: the last act's code, if it was refused."""
        found: set[Seen] = set()
        for event in events:
            found |= self._of_event(event, game.tie_ms)
        found |= {("duel", (kind,)) for kind in self.duels.values()}
        found |= {("holding", (held,)) for player in game.state.all_players for held in player.holds}
        if game.state.status == "playing":
            found |= {_of_window(window.name, window.mode, window.rule) for _, window in game.windows()}
        if refusal:
            found.add(("refusal", ("refused", refusal)))
        return found

    def _of_event(self, event: Event, tie_ms: int) -> set[Seen]:
        if isinstance(event, ChallengeTaken):
            self.duels[event.challenge] = event.kind
        elif isinstance(event, DuelEnded):
            kind = self.duels.pop(event.challenge, "")
            return {("duel", (kind, event.outcome))} if kind else set()
        elif isinstance(event, WindowOpened):
            self._modes[event.window] = event.mode
        elif isinstance(event, WindowClosed):
            shouted = self._modes.pop(event.window, "") in SHOUTED
            return {("tie", (event.name,))} if shouted and _is_tied(event, tie_ms) else set()
        elif isinstance(event, GameFinished):
            return {("ending", (event.reason,))}
        elif isinstance(event, WrongAct):
            return {("refusal", ("bevue", event.code))}
        return set()


def _of_window(name: str, mode: str, rule: str) -> Seen:
    doubles = DOUBLING in name or DOUBLING in rule
    return "doubling" if doubles else "window", (name, mode, rule)


def _is_tied(closed: WindowClosed, tie_ms: int) -> bool:
    """Whether several players said the same at the same time, before all others."""
    first = min((answer.at for answer in closed.answers), default=0)
    tied = [answer for answer in closed.answers if answer.at - first <= tie_ms]
    return len({answer.player for answer in tied}) > 1 and len({answer.annonce for answer in tied}) == 1
