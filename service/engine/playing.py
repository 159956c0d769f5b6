"""A game goes on: an act counts, what is due is closed, what was lost is told."""

from __future__ import annotations

from service.engine import lobby
from service.engine.core.actions.acts import ORGANISER, Act, Cancel, Cut, Evict, Forfeit, Join, Measured, Rename, Start
from service.engine.core.events import Event, Rewound
from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.core.timing import clock_rollback, deadlines, lag, presence
from service.engine.families import family_in


def play(g: Game, act: Act) -> list[Event]:
    """Let one act count; what happened is returned, and in `g.fresh`. `g.effect`: `counted`, `bevue` or `repeated`.

    Raises Refusal when the act does not count: it cost nothing. What came due before it, and that its author is at
    the table again, is in `g.fresh` and in the state all the same, and may be stored.
    """
    before = len(g.fresh)
    g.effect, g.timing = "counted", None
    _check_author(g, act)
    if isinstance(act, Join) and act.bot and not family_in(g).bots:
        raise Refusal("no_bots", "Bots do not know this game: invite people for its seats.")
    if g.state.status != "playing":
        g.family.check_form(g, act)
    if g.state.status == "finished":
        if isinstance(act, Forfeit) and presence.has_left(g.player(act.player)):
            # The forfeit may be what ended it.
            g.effect = "repeated"
            return []
        raise Refusal("game_finished", "The game is over: its result stands.")
    if not isinstance(act, Cut):
        # That a player is gone is noticed some time after it; an act is made now.
        clock_rollback.follow(g, act.at)
    if isinstance(act, Measured):
        lag.measure(g, act)
    elif isinstance(act, Cancel):
        deadlines.cancel(g, act)
    elif g.state.status == "lobby":
        lobby.receive(g, act)
    elif isinstance(act, Join):
        lobby.arrive(g, act)
    elif isinstance(act, Start | Rename):
        raise Refusal("game_started", "The game has started already.")
    elif isinstance(act, Evict):
        raise Refusal("game_started", "The game has started: its players stay until they leave.")
    else:
        deadlines.play(g, act)
    return g.fresh[before:]


def _check_author(g: Game, act: Act) -> None:
    """Players who act sit at the table, but for newcomers and the organiser. Raises Refusal."""
    if isinstance(act, Join) or (act.player == ORGANISER and isinstance(act, Start | Cancel | Evict)):
        return
    if isinstance(act, Cancel | Evict) or act.player not in [p.id for p in g.state.all_players]:
        raise Refusal("not_at_table", f"There is no player {act.player} at this table.", "forbidden")


def settle(g: Game, now: int, *, patient: bool = True) -> list[Event]:
    """Close everything that is due at `now` (ms), each at its own deadline. Idempotent.

    patient: with lag compensation, wait for players whom lag may hold up; a record is replayed without.
    """
    before = len(g.fresh)
    if g.state.status == "playing":
        clock_rollback.follow(g, now)
        deadlines.settle(g, now, patient)
    elif g.state.status == "lobby" and lobby.due(g) + g.option("settle_ms") <= now:
        lobby.expire(g)
    return g.fresh[before:]


def rewound(
    g: Game, *, from_seq: int, to_seq: int, from_version: int, to_version: int, logged: int | None = None
) -> list[Event]:
    """Tell that what came after this state was lost; it says so at the last instant that the game still knows.

    logged: the last seq of the log, where the log and not the state was lost. Raises ValueError where the game is over.
    """
    if g.state.status == "finished":
        raise ValueError("a game that is over tells nothing more")
    before = len(g.fresh)
    g.now = g.state.clock
    g.state.events = g.state.events if logged is None else min(g.state.events, logged)
    g.emit(Rewound, from_seq=from_seq, to_seq=to_seq, from_version=from_version, to_version=to_version)
    return g.fresh[before:]


def next_due(g: Game) -> int | None:
    """The instant (ms) at which `settle` next has something to do; None while only people can go on."""
    if g.state.status == "lobby":
        return lobby.due(g) + g.option("settle_ms")
    return deadlines.due(g) if g.state.status == "playing" else None
