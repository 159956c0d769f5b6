"""Who is at the table: standing up, sitting down, connections that are gone, and a table at which nobody is left."""

from __future__ import annotations

from service.engine.kernel import judge
from service.engine.kernel.acts import Back, Cut, Leave
from service.engine.kernel.events import ClockStarted, ConnectionLost, ConnectionRestored, PresenceChanged
from service.engine.kernel.game import Game
from service.engine.kernel.refusals import OutOfBounds, Refusal
from service.engine.kernel.state import Player

ABANDON_MS = 86_400_000
"""What `abandon_ms` is in games from before it was an option."""


def due(g: Game) -> int | None:
    """When somebody counts as having stood up, or the game as abandoned (ms); None while neither is in sight."""
    if g.state.status != "playing" or g.state.end:
        return None
    upcoming = [p.stands_at for p in g.state.players if p.stands_at is not None and p.in_game]
    if g.state.nobody_since is not None:
        upcoming.append(g.state.nobody_since + int(g.state.options.get("abandon_ms", ABANDON_MS)))
    return min(upcoming, default=None)


def elapse(g: Game) -> None:
    """Do what is due: who is cut stands up, or the game ends."""
    at = due(g)
    assert at is not None
    g.now = at
    g.state.clock = max(g.state.clock, at)
    for player in g.state.players:
        if player.stands_at == at and player.in_game:
            player.stands_at = None
            _stand_up(g, player, reason="cut")
            return
    g.finish_game(None, "abandoned")


def notice_nobody(g: Game, playing: list[Player]) -> None:
    """Since when nobody is there: everybody stands, or is away."""
    if not all(p.absent for p in playing):
        g.state.nobody_since = None
    elif g.state.nobody_since is None:
        g.state.nobody_since = g.now


# --- connections


def cut(g: Game, act: Cut) -> None:
    """A player's connection is gone; he is heard of again by anything that he does."""
    player = g.player(act.player)
    if player.cut or player.standing or not player.in_game:
        g.effect = "repeated"
        return
    # What he did after it shows that he was there then.
    g.now = max(act.at, player.pressed.at if player.pressed else act.at)
    player.cut = True
    if g.state.status == "playing":
        # What has happened since is not undone: he stands up after it.
        player.stands_at = max(g.now + g.option("away_ms"), g.state.clock)
    g.emit(ConnectionLost, player=act.player, stands_at=player.stands_at)


def cut_at_start(g: Game) -> None:
    """Whoever is cut in the lobby has his time from the start on."""
    for player in g.state.players:
        if player.cut:
            player.stands_at = g.now + g.option("away_ms")
            g.emit(ConnectionLost, player=player.id, stands_at=player.stands_at)


def reconnected(g: Game, player_id: str) -> None:
    """A player who was cut is heard of. Who stands for it sits down, unless he owes words for that: he says them."""
    player = g.player(player_id)
    player.cut, player.stands_at = False, None
    if g.state.status == "playing":
        g.state.clock = max(g.state.clock, g.now)
    g.emit(ConnectionRestored, player=player_id)


def returns(g: Game, player_id: str) -> None:
    """His connection is there again: who stands for nothing else, and owes no words, sits down."""
    player = g.player(player_id)
    if not player.cut:
        g.effect = "repeated"
        return
    reconnected(g, player_id)
    if player.standing and not (judge.bevues_count(g) and g.moment("sits_down", player_id)):
        come_back(g, player_id)


# --- standing up and sitting down


def leave(g: Game, act: Leave) -> None:
    """A player stands up, or leaves for good. Raises Refusal."""
    player = g.player(act.player)
    if player.gone or (player.standing and not act.for_good):
        raise Refusal("already_standing", "You have left the table already.")
    _stand_up(g, player, gone=act.for_good)


def _stand_up(g: Game, player: Player, gone: bool = False, reason: str = "") -> None:
    player.standing, player.away, player.gone = True, False, gone
    g.emit(PresenceChanged, player=player.id, presence="gone" if gone else "standing", reason=reason)
    for _, window in g.windows():
        if window.mode == "roll" and player.id in window.who:
            window.auto = True
            window.reckon(g.tie_ms)
            window.due = max(window.due or 0, g.now)
        elif window.mode == "dice" and window.asks(player.id):
            g.throw_for(window, player.id, g.now)


def sit_down(g: Game, player_id: str) -> None:
    """A player who stood sits down; rules may call it wrong, and a lenient game then keeps him standing."""
    wrongs: list[OutOfBounds] = g.moment("sits_down", player_id) if judge.bevues_count(g) else []
    if wrongs and g.state.options["bevue"] == "lenient":
        raise Refusal(wrongs[0].code, wrongs[0].message, **wrongs[0].values)
    come_back(g, player_id)
    for wrong in wrongs:
        judge.wrong(g, Back(player=player_id, at=g.now), wrong)


def come_back(g: Game, player_id: str) -> None:
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
