"""Time and presence: what is due is closed at its own deadline, however late anybody looks."""

from __future__ import annotations

from service.engine.kernel import desk, flight, judge
from service.engine.kernel.acts import Act, Annonce, Back, Leave, Pass
from service.engine.kernel.events import ClockStarted, ClockStopped, PlayerLeft, PresenceChanged
from service.engine.kernel.game import Game
from service.engine.kernel.refusals import OutOfBounds, Refusal
from service.engine.kernel.window import CLOSING_ORDER


def settle(g: Game, now: int) -> None:
    """Close every window that is due at `now` (ms), oldest first, each at its own deadline. Idempotent."""
    _advance(g, now - g.option("settle_ms"))


def due(g: Game) -> int | None:
    """The instant (ms) at which `settle` has something to do, None while only an act can go on."""
    upcoming = g.next_due()
    if upcoming is None:
        return None
    return upcoming[0] + g.option("settle_ms")


def play(g: Game, act: Act) -> None:
    """Let one act of a player at the table count. Raises Refusal."""
    # What `settle` would close at this instant is closed; without a grace, the deadline itself is still in time.
    _advance(g, act.at - max(g.option("settle_ms"), 1))
    if g.state.status == "finished":
        raise Refusal("game_finished", "The game is over: its result stands.")
    player = g.player(act.player)
    if g.at_door(act.player):
        _newcomer(g, act)
        return
    if not player.in_game and not _still_throws(g, act.player):
        raise Refusal("out_of_game", "You are out of this game: you can only watch it.", "forbidden")
    g.now = act.at
    try:
        if player.away:
            # Whatever he does, and be it refused, shows that he is there.
            _return(g, act.player)
        if isinstance(act, Leave):
            _leave(g, act)
        elif isinstance(act, Back):
            if not player.standing:
                raise Refusal("not_standing", "You are seated already.")
            _sit_down(g, act.player)
        elif not player.standing or desk.said_standing(g, act):
            desk.receive(g, act)
        else:
            desk.check_form(g, act)
            _sit_down(g, act.player)
            if player.in_game and g.state.status == "playing":
                g.effect = "counted"
                desk.receive(g, act)
        g.state.clock = max(g.state.clock, act.at)
    finally:
        close_complete(g)


def _newcomer(g: Game, act: Act) -> None:
    """Who has no seat yet can go away, or say what a newcomer says; nothing costs him anything."""
    g.now = act.at
    try:
        if isinstance(act, Leave):
            g.state.door.remove(g.player(act.player))
            g.emit(PlayerLeft, player=act.player)
            # While the clock stands still, all that happens happens at the instant at which it stopped.
            gone_at = g.now if g.state.stopped_at is None else g.state.stopped_at
            for _, window in g.windows():
                window.drop(act.player, gone_at, g.tie_ms)
        elif isinstance(act, Annonce | Pass):
            if g.state.stopped_at is not None:
                raise Refusal("door_shut", "Everybody stands: go on as soon as somebody sits down again.")
            desk.receive(g, act)
        else:
            raise Refusal("not_seated", "You have no seat yet: first ask for one.", "forbidden")
        g.state.clock = max(g.state.clock, act.at)
    finally:
        close_complete(g)


def _still_throws(g: Game, player_id: str) -> bool:
    """Who is out of the game has only the dice that decide it left to throw."""
    return any(window.outsiders and window.asks(player_id) for _, window in g.windows())


def close_complete(g: Game) -> None:
    """Run the machine, and close what nothing can change any more, until everything waits for people."""
    g.run()
    _look_round(g)
    while g.state.stopped_at is None:
        ready = [(w.due or 0, CLOSING_ORDER[w.mode], r.id, r) for r, w in g.windows() if w.complete]
        if not ready:
            return
        at, _, _, record = min(ready, key=lambda entry: entry[:3])
        g.close(record, at)
        g.run()
        _look_round(g)


def _look_round(g: Game) -> None:
    """Where all who are in the game stand, nothing runs out until one sits down; where all are gone, it is over.

    Bots are company for people: a table at which no human sits is one at which everybody stands.
    """
    playing = [p for p in g.state.players if p.in_game]
    playing = [p for p in playing if not p.bot] or playing
    if g.state.end or not all(p.standing for p in playing):
        return
    if all(p.gone for p in playing):
        g.finish_game(None, "abandoned")
    elif g.state.stopped_at is None:
        g.state.stopped_at = g.now
        g.emit(ClockStopped)


def _advance(g: Game, horizon: int) -> None:
    close_complete(g)
    while True:
        upcoming = g.next_due()
        if upcoming is None or upcoming[0] > horizon:
            break
        if not flight.due(g, *upcoming):
            g.close(upcoming[1], upcoming[0])
        close_complete(g)
    g.forget_late()


def _leave(g: Game, act: Leave) -> None:
    player = g.player(act.player)
    if player.gone or (player.standing and not act.for_good):
        raise Refusal("already_standing", "You have left the table already.")
    player.standing, player.away, player.gone = True, False, act.for_good
    g.emit(PresenceChanged, player=act.player, presence="gone" if act.for_good else "standing")
    for _, window in g.windows():
        if window.mode == "roll" and act.player in window.who:
            window.auto = True
            window.reckon(g.tie_ms)
            window.due = max(window.due or 0, g.now)
        elif window.mode == "dice" and window.asks(act.player):
            g.throw_for(window, act.player, g.now)


def _sit_down(g: Game, player_id: str) -> None:
    """A player who stood sits down; rules may call it wrong, and a lenient game then keeps him standing."""
    wrongs: list[OutOfBounds] = g.moment("sits_down", player_id) if judge.bevues_count(g) else []
    if wrongs and g.state.options["bevue"] == "lenient":
        raise Refusal(wrongs[0].code, wrongs[0].message, **wrongs[0].values)
    _return(g, player_id)
    for wrong in wrongs:
        judge.wrong(g, Back(player=player_id, at=g.now), wrong)


def _return(g: Game, player_id: str) -> None:
    """A player who was away or stood is at the table again."""
    player = g.player(player_id)
    if player.standing:
        g.moment("sat_down", player_id)
    player.standing = player.away = player.gone = False
    player.tabled = 0
    # That he is back counts, even if what he did is refused.
    g.state.clock = max(g.state.clock, g.now)
    g.emit(PresenceChanged, player=player_id, presence="seated")
    if g.state.stopped_at is not None:
        stood = g.now - g.state.stopped_at
        g.state.stopped_at = None
        g.postpone(stood)
        g.emit(ClockStarted, stopped_ms=stood)
    for _, window in g.windows():
        if window.mode == "roll" and player_id in window.who:
            window.auto = False
            window.reckon(g.tie_ms)
