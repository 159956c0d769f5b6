"""A game that was played, as a scenario: told from its events, so that anybody can play it again and compare."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import yaml

from service import engine
from service.engine.kernel import events as ev
from service.engine.kernel.events import Event
from service.engine.kernel.refusals import Refusal

_decoder = msgspec.json.Decoder(engine.EventUnion)


def record(game: engine.Game, encoded: Iterable[bytes]) -> dict[str, Any]:
    """The scenario of a game in progress or over: its acts with their times, its dice, and where it stands now.

    encoded: all events of the game as JSON, in order. Raises Refusal (`not_started`) for a game in its lobby.
    """
    if game.state.status == "lobby":
        raise Refusal("not_started", "The game has not started: there is nothing to record yet.")
    clerk = _Clerk(int(game.state.options["settle_ms"]))
    for raw in encoded:
        clerk.hear(_decoder.decode(raw))
    clerk.end()
    view = engine.view(game, None)
    options = {k: v for k, v in game.state.options.items() if k != "max_players"}
    book = [r for r in engine.ruleset(view.ruleset).rules if r.switchable]
    switched = {r.id: r.id in view.rules for r in book if r.on != (r.id in view.rules)}
    return {
        "title": f"Game {view.id}",
        "source": "played on this service",
        "ruleset": view.ruleset,
        "options": options | ({"rules": switched} if switched else {}),
        "players": {
            p.id: {"score": 0} | ({"knows": p.knows} if p.knows else {})
            for p in game.state.players
            if p.id not in clerk.arrived
        },
        **({"joining": {player: {} for player in clerk.arrived}} if clerk.arrived else {}),
        "dice": clerk.dice,
        "play": clerk.steps,
        "expect": {
            "scores": {p.id: p.score for p in view.players},
            "holds": {p.id: [h if v == 1 else {h: v} for h, v in p.holdings.items()] for p in view.players},
            "bevues": {p.id: p.bevues for p in view.players},
            "out": [p.id for p in view.players if not p.in_game],
            "winner": view.winner,
        },
    }


def as_yaml(scenario: dict[str, Any]) -> str:
    """The scenario as a YAML document."""
    return yaml.safe_dump(scenario, allow_unicode=True, sort_keys=False, width=110)


class _Clerk:
    """Writes steps down while hearing the events of a game, in the order in which the service played them.

    A step tells its time from the start of the game. Where time closed a window before an act that was made earlier
    and stored later, the clock is told too; else the act itself brings it forward.
    closed_by: how far the clock has come since the last step, as told by what it closed. modes: of open windows.
    stood: who was seen at the table again, until it is clear by which act. early: shouts while dice fly.
    """

    def __init__(self, settle_ms: int) -> None:
        self.settle_ms = settle_ms
        self.steps: list[dict[str, Any]] = []
        self.dice: list[int] = []
        self.arrived: list[str] = []
        self.start = self.closed_by = self.hidden = 0
        self.modes: dict[int, str] = {}
        self.stood: tuple[str, int] | None = None
        self.early: list[tuple[str, str]] = []
        self.flying: set[tuple[str, str]] = set()
        self.table_threw = False

    def hear(self, event: Event) -> None:
        """Write down what this event says that somebody did, or that time did."""
        self._answer_return(event)
        teller = _TELLERS.get(type(event))
        if teller is not None:
            teller(self, event)

    def end(self) -> None:
        """Bring the clock to where the game stands."""
        if self.closed_by:
            self.steps.append({"clock": self.closed_by})

    def _act(self, player: str, act: Any, at: int) -> None:
        time = at - self.start
        if self.closed_by > time - max(self.settle_ms, 1) + self.settle_ms:
            self.steps.append({"clock": self.closed_by})
        self.closed_by = 0
        self.steps.append({player: act, "time": time})

    def started(self, event: ev.GameStarted) -> None:
        """Times count from here."""
        self.start = event.at

    def opened(self, event: ev.WindowOpened) -> None:
        """What kind of window it is decides what closes it."""
        self.modes[event.window] = event.mode

    def closed(self, event: ev.WindowClosed) -> None:
        """Was it time that closed it?"""
        mode = self.modes.pop(event.window, "")
        by_time = mode == "until" or bool(event.silent) or self.table_threw
        if event.outcome != "closed" and by_time:
            self._by_time(event.at)
        self.table_threw = False
        # Dice that were in the air when their window closed never land.
        self.flying = {(player, purpose) for player, purpose in self.flying if purpose != event.name}

    def _by_time(self, at: int) -> None:
        self.closed_by = max(self.closed_by, at - self.start + self.settle_ms)

    def released(self, event: ev.DiceReleased) -> None:
        """Dice fly: whoever threw them did it now; where it was the table, time did."""
        self.flying.add((event.player, event.purpose))
        if event.by_table:
            self._by_time(event.at)
        self._throw(event)

    def rolled(self, event: ev.DiceRolled) -> None:
        """Dice lie: thrown now, or released before."""
        if event.hidden:
            self.hidden = len(self.dice)
            # As long as nobody may know them, any three do as well.
            self.dice += [1, 1, 1]
        if (event.player, event.purpose) in self.flying:
            self.flying.remove((event.player, event.purpose))
            self._by_time(event.at)
        else:
            self._throw(event)
        self.dice += event.faces

    def _throw(self, event: ev.DiceReleased | ev.DiceRolled) -> None:
        self.table_threw = event.by_table
        if not event.by_table:
            act: Any = "roll" if event.purpose != "re_throw" else {"roll": True, "keep": event.kept}
            self._act(event.player, act, event.at)

    def shown(self, event: ev.DiceShown) -> None:
        """What was thrown for one pair of eyes is told at the place where it was thrown."""
        self.dice[self.hidden : self.hidden + len(event.faces)] = event.faces

    def announced(self, event: ev.AnnonceMade | ev.PreventiveMade) -> None:
        """A shout, unless it was told already when it was made in the air."""
        if (event.player, event.annonce) in self.early:
            self.early.remove((event.player, event.annonce))
            return
        self._act(event.player, _said(event.annonce, event.fields), event.at)
        if isinstance(event, ev.PreventiveMade):
            self.early.append((event.player, event.annonce))

    def failed_early(self, event: ev.PreventiveFailed) -> None:
        """It was told when it was made; the landing judged it."""
        self._by_time(event.at)
        self.early.remove((event.player, event.annonce))

    def passed(self, event: ev.PlayerPassed) -> None:
        """A pass that was asked for."""
        self._act(event.player, "pass", event.at)

    def wrong(self, event: ev.Bevue) -> None:
        """A wrong act; dice that fell and silences are nobody's act."""
        kind = event.act["act"]
        if kind == "preventive":
            self._by_time(event.at)
            self.early.remove((event.player, event.act["annonce"]))
        elif kind not in ("fallen", "silence", "judged"):
            self._act(event.player, _wrong(event.act), event.at)

    def presence(self, event: ev.PresenceChanged) -> None:
        """Standing up is an act; being seen again is told by what comes next."""
        if event.presence in ("standing", "gone"):
            self._act(event.player, "leave", event.at)
        elif event.presence == "seated":
            self.stood = (event.player, event.at)

    def arrived_at_door(self, event: ev.PlayerArrived) -> None:
        """Somebody who may ask for a seat."""
        self.arrived.append(event.player)

    def left(self, event: ev.PlayerLeft) -> None:
        """Somebody at the door goes; before the start nobody is told."""
        if event.player in self.arrived:
            self._act(event.player, "leave", event.at)

    def _answer_return(self, event: Event) -> None:
        """Somebody is back: by the act that is told next, or by nothing else than sitting down."""
        if self.stood is None or isinstance(event, ev.ClockStarted):
            return
        player, at = self.stood
        self.stood = None
        if getattr(event, "player", None) != player or event.at != at:
            self._act(player, "back", at)


_TELLERS: dict[type[Event], Callable[[_Clerk, Any], None]] = {
    ev.GameStarted: _Clerk.started,
    ev.WindowOpened: _Clerk.opened,
    ev.WindowClosed: _Clerk.closed,
    ev.DiceReleased: _Clerk.released,
    ev.DiceRolled: _Clerk.rolled,
    ev.DiceShown: _Clerk.shown,
    ev.AnnonceMade: _Clerk.announced,
    ev.PreventiveMade: _Clerk.announced,
    ev.PreventiveFailed: _Clerk.failed_early,
    ev.PlayerPassed: _Clerk.passed,
    ev.Bevue: _Clerk.wrong,
    ev.PresenceChanged: _Clerk.presence,
    ev.PlayerArrived: _Clerk.arrived_at_door,
    ev.PlayerLeft: _Clerk.left,
}


def _said(annonce: str, fields: dict[str, Any]) -> Any:
    if annonce == "terms":
        return {"terms": fields}
    if annonce in ("grelottine", "soufflette"):
        return {"challenge": annonce, **fields}
    return {"annonce": annonce, **fields} if fields else annonce


def _wrong(act: dict[str, Any]) -> Any:
    kind = act["act"]
    if kind == "terms":
        return {"terms": {"combination": act["combination"], "amount": act["amount"]}}
    if kind == "challenge":
        return {"challenge": act["challenge"], "target": act["target"]}
    return {"annonce": act["annonce"], **act["fields"]} if kind == "annonce" else kind
