"""Time: what is due is closed at its own deadline, however late anybody looks."""

from __future__ import annotations

from service.engine.core.actions import act_dispatch, spoken_words
from service.engine.core.actions.acts import Act, Annonce, Back, Cancel, Cut, Forfeit, Leave, Pass, Reconnected
from service.engine.core.events import ClockStopped, PlayerLeft
from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.core.stored.state import Player, Record
from service.engine.core.timing import lag, presence
from service.engine.core.windows.window import Window


def settle(g: Game, now: int, patient: bool = True) -> None:
    """Close every window that is due at `now` (ms), oldest first, each at its own deadline. Idempotent.

    patient: leave open what an act that lag holds up could still change.
    """
    _advance(g, now - g.option("settle_ms"), patient)


def due(g: Game) -> int | None:
    """The instant (ms) at which `settle` has something to do, None while only an act can go on."""
    closing, absent = g.next_due(), presence.due(g)
    if closing is None or (absent is not None and absent < closing[0]):
        return None if absent is None else absent + g.option("settle_ms")
    return closing[0] + g.option("settle_ms") + _grace(g, *closing)


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
    _check_in_game(g, player, act)
    act = lag.compensate(g, act)
    g.now = act.at
    if isinstance(act, Cut):
        presence.cut(g, act)
        return
    try:
        if isinstance(act, Forfeit):
            presence.forfeit(g, act)
        elif isinstance(act, Reconnected):
            presence.returns(g, act.player)
        else:
            _act(g, act)
        if g.effect != "repeated":
            # What was one act with an earlier one leaves no trace, this neither.
            g.state.clock = max(g.state.clock, act.at)
    finally:
        close_complete(g)


def cancel(g: Game, act: Cancel) -> None:
    """End the game without a winner, once what was due before is closed. Raises Refusal."""
    if g.state.records:
        # It has begun. In the lobby nothing closes by itself but the lobby.
        _advance(g, act.at - max(g.option("settle_ms"), 1))
    if g.state.status == "finished":
        raise Refusal("game_finished", "The game is over: its result stands.")
    g.now = g.state.clock = max(act.at, g.state.clock)
    g.finish_game(None, "cancelled")


def _act(g: Game, act: Act) -> None:
    """Something that a player does: it brings that player back to the table, and then counts as what it is."""
    player = g.player(act.player)
    if player.cut and isinstance(act, Back):
        presence.reconnected(g, act.player)
    elif player.cut:
        presence.returns(g, act.player)
    away = player.away
    if away and not (g.family.presence_repeats and isinstance(act, Leave)):
        # Every act, and be it refused, shows that its player is there.
        presence.come_back(g, act.player)
    if isinstance(act, Leave):
        presence.leave(g, act)
    elif isinstance(act, Back):
        if player.standing:
            presence.sit_down(g, act.player)
        elif not g.family.presence_repeats:
            raise Refusal("not_standing", "You are seated already.")
        elif not away:
            player.tabled = 0
            g.effect = "repeated"
    elif not player.standing or spoken_words.said_standing(g, act):
        act_dispatch.receive(g, act)
    else:
        spoken_words.check_form(g, act)
        presence.sit_down(g, act.player)
        if player.in_game and g.state.status == "playing":
            g.effect = "counted"
            act_dispatch.receive(g, act)


def _newcomer(g: Game, act: Act) -> None:
    """A player who has no seat yet can go away, or say what a newcomer says; nothing of it costs anything."""
    g.now = act.at
    try:
        if isinstance(act, Leave | Forfeit):
            g.state.waiting_players.remove(g.player(act.player))
            g.emit(PlayerLeft, player=act.player)
            # While the clock stands still, all that happens happens at the instant at which it stopped.
            gone_at = g.now if g.state.stopped_at is None else g.state.stopped_at
            for _, window in g.windows():
                window.drop(act.player, gone_at, g.tie_ms)
        elif isinstance(act, Annonce | Pass):
            if g.state.stopped_at is not None:
                raise Refusal("door_shut", "Everybody stands: go on as soon as a player sits down again.")
            act_dispatch.receive(g, act)
        elif isinstance(act, Cut | Reconnected):
            # Nothing waits for a newcomer.
            g.effect = "repeated"
            return
        else:
            raise Refusal("not_seated", "You have no seat yet: first ask for one.", "forbidden")
        g.state.clock = max(g.state.clock, act.at)
    finally:
        close_complete(g)


def _check_in_game(g: Game, player: Player, act: Act) -> None:
    """Whether acts of this player count. Raises Refusal."""
    if presence.has_left(player):
        if not isinstance(act, Forfeit):
            raise Refusal(
                "left_for_good", "You have left this game for good, which was a forfeit: you can only watch it.",
                "forbidden", reason=player.out,
            )  # fmt: skip
    elif not player.in_game and not _still_asked(g, player.id):
        raise Refusal("out_of_game", "You are out of this game: you can only watch it.", "forbidden")


def _still_asked(g: Game, player_id: str) -> bool:
    """A player who is out of the game has only left to do what decides it."""
    return any(window.outsiders and window.asks(player_id) for _, window in g.windows())


def close_complete(g: Game) -> None:
    """Run the machine, and close what nothing can change any more, until everything waits for people."""
    g.run()
    _look_round(g)
    while g.state.stopped_at is None:
        ready = [(w.due or 0, w.order, r.id, r) for r, w in g.windows() if w.complete]
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
    if g.state.end:
        return
    playing = [p for p in g.state.players if p.in_game]
    people = [p for p in playing if not p.bot]
    presence.notice_absent(g)
    presence.notice_nobody(g, people or playing)
    presence.end_where_all_left(g)
    playing = people or playing
    if g.over or not all(p.standing for p in playing):
        return
    if all(p.gone for p in playing):
        g.finish_game(None, "abandoned")
    elif g.family.clock_stops and g.state.stopped_at is None:
        g.state.stopped_at = g.now
        g.emit(ClockStopped)


def _grace(g: Game, at: int, record: Record) -> int:
    """How long the window that closes next, at that instant, waits for players whom lag may hold up (ms)."""
    assert isinstance(record.frame, Window)
    return lag.grace(g, at, record.frame)


def _happens(g: Game, at: int, record: Record) -> bool:
    """Whether the window that is due does something else than to close."""
    assert isinstance(record.frame, Window)
    return g.family.due(g, record, record.frame, at)


def _advance(g: Game, horizon: int, patient: bool = True) -> None:
    g.timing = None
    close_complete(g)
    while True:
        closing, absent = g.next_due(), presence.due(g)
        if closing is not None and (absent is None or closing[0] <= absent):
            if closing[0] + (_grace(g, *closing) if patient and closing[0] <= horizon else 0) > horizon:
                break
            if not _happens(g, *closing):
                g.close(closing[1], closing[0])
        elif absent is not None and absent <= horizon:
            presence.elapse(g)
        else:
            break
        close_complete(g)
    g.forget_late()
