"""Who is at the table: standing up, sitting down, connections that are gone, and a table at which no player is left."""

from __future__ import annotations

from service.engine.core.actions import act_classification
from service.engine.core.actions.acts import Back, Cut, Forfeit, Leave
from service.engine.core.events import ClockStarted, ConnectionLost, ConnectionRestored, PresenceChanged
from service.engine.core.game import Game
from service.engine.core.refusals import OutOfBounds, Refusal
from service.engine.core.rulebook import hooks
from service.engine.core.stored.state import Player

ABANDON_MS = 86_400_000
"""What `abandon_ms` is in games from before it was an option."""


def due(g: Game) -> int | None:
    """When a player counts as having stood up or as out, or the game as abandoned (ms); None while none is in sight."""
    if g.state.status != "playing" or g.state.end:
        return None
    playing = [p for p in g.state.players if p.in_game]
    upcoming = [at for p in playing for at in (p.stands_at, p.forfeits_at) if at is not None]
    if g.state.nobody_since is not None:
        upcoming.append(g.state.nobody_since + int(g.state.options.get("abandon_ms", ABANDON_MS)))
    return min(upcoming, default=None)


def elapse(g: Game) -> None:
    """Do what is due: a player who is cut stands up, those absent for too long are out, or the game ends."""
    at = due(g)
    assert at is not None
    g.now = at
    g.state.clock = max(g.state.clock, at)
    for player in g.state.players:
        if player.stands_at == at and player.in_game:
            player.stands_at = None
            _stand_up(g, player, reason="cut")
            return
    # Together, so that no order of seats decides which of them is left in the game.
    late = [p for p in g.state.players if p.forfeits_at == at and p.in_game]
    if late:
        _forfeit(g, late, "absent")
    else:
        g.finish_game(None, "abandoned")


def notice_absent(g: Game) -> None:
    """From when a player is absent the option `forfeit_ms` counts, until that player is there again."""
    allowed = int(g.state.options.get("forfeit_ms", 0))
    for player in g.state.players if allowed else ():
        if not player.in_game or not (player.absent or player.cut):
            player.forfeits_at = None
        elif player.forfeits_at is None:
            # What has happened since is not undone.
            player.forfeits_at = max(g.now + allowed, g.state.clock)


def notice_nobody(g: Game, playing: list[Player]) -> None:
    """Since when no player is there: everybody stands, or is away."""
    if not all(p.absent for p in playing):
        g.state.nobody_since = None
    elif g.state.nobody_since is None:
        g.state.nobody_since = g.now


# --- connections


def cut(g: Game, act: Cut) -> None:
    """A player's connection is gone; the player is heard of again by any act."""
    player = g.player(act.player)
    if player.cut or player.standing or not player.in_game:
        g.effect = "repeated"
        return
    # An act after it shows that the player was there then.
    g.now = max(act.at, player.pressed.at if player.pressed else act.at)
    player.cut = True
    if g.state.status == "playing":
        # What has happened since is not undone: the player stands up after it.
        player.stands_at = max(g.now + g.option("away_ms"), g.state.clock)
        notice_absent(g)
    g.emit(ConnectionLost, player=act.player, stands_at=player.stands_at)


def cut_at_start(g: Game) -> None:
    """A player who is cut in the lobby has all the time from the start on."""
    for player in g.state.players:
        if player.cut:
            player.stands_at = g.now + g.option("away_ms")
            g.emit(ConnectionLost, player=player.id, stands_at=player.stands_at)


def reconnected(g: Game, player_id: str) -> None:
    """A player who was cut is heard of. If that is why they stand they sit down, unless words are owed."""
    player = g.player(player_id)
    player.cut, player.stands_at = False, None
    if g.state.status == "playing":
        g.state.clock = max(g.state.clock, g.now)
    g.emit(ConnectionRestored, player=player_id)


def returns(g: Game, player_id: str) -> None:
    """A connection is there again: if they stand for nothing else, and owe no words, they sit down."""
    player = g.player(player_id)
    if not player.cut:
        g.effect = "repeated"
        return
    reconnected(g, player_id)
    if player.standing and not (act_classification.faults_count(g) and hooks.sits_down.ask(g, player_id)):
        come_back(g, player_id)


# --- standing up and sitting down


def leave(g: Game, act: Leave) -> None:
    """A player stands up, or leaves for good. Raises Refusal."""
    player = g.player(act.player)
    if g.family.presence_repeats and player.absent:
        g.effect = "repeated"
        return
    if player.gone or (player.standing and not act.for_good):
        raise Refusal("already_standing", "You have left the table already.")
    _stand_up(g, player, gone=act.for_good)


def _stand_up(g: Game, player: Player, gone: bool = False, reason: str = "") -> None:
    player.standing, player.away, player.gone, player.stood_up = True, False, gone, g.now
    g.emit(PresenceChanged, player=player.id, presence="gone" if gone else "standing", reason=reason)
    account = g.family.account(g, player.id)
    if g.is_absent(account):
        g.family.stood_up(g, account)


def forfeit(g: Game, act: Forfeit) -> None:
    """A player leaves for good: that is a forfeit. Said again it changes nothing."""
    player = g.player(act.player)
    if has_left(player):
        g.effect = "repeated"
    else:
        _forfeit(g, [player], "left")


def has_left(player: Player) -> bool:
    """Whether the player is out by a forfeit, for which there is no way back."""
    return player.gone and not player.in_game


def _forfeit(g: Game, players: list[Player], reason: str) -> None:
    for player in players:
        player.standing, player.gone, player.away, player.cut, player.stands_at = True, True, False, False, None
        g.emit(PresenceChanged, player=player.id, presence="gone", reason=reason)
        for _, window in g.windows():
            g.family.forfeited(g, window, player.id)
    g.put_out(*(p.id for p in players if p.in_game), reason=reason)
    hooks.player_removed.tell(g)
    end_where_all_left(g)


def end_where_all_left(g: Game) -> None:
    """People have left for good, and none is left in the game: it is over, and bots alone do not go on with it."""
    people = [p for p in g.state.players if p.in_game and not p.bot]
    if not g.over and not people and any(has_left(p) for p in g.state.players):
        g.finish_game(None, "abandoned")


def sit_down(g: Game, player_id: str) -> None:
    """A player who stood sits down; rules may call it wrong, and a lenient game then keeps the player standing."""
    wrongs: list[OutOfBounds] = hooks.sits_down.ask(g, player_id) if act_classification.faults_count(g) else []
    if wrongs and not g.family.strict(g):
        raise Refusal(wrongs[0].code, wrongs[0].message, **wrongs[0].values)
    come_back(g, player_id)
    for wrong in wrongs:
        act_classification.wrong(g, Back(player=player_id, at=g.now), wrong)


def come_back(g: Game, player_id: str) -> None:
    """A player who was away or stood is at the table again."""
    player = g.player(player_id)
    stood = player.standing
    if stood:
        hooks.sat_down.tell(g, player_id)
    player.standing = player.away = player.gone = False
    player.tabled = 0
    # That the player is back counts, even if the act is refused.
    g.state.clock = max(g.state.clock, g.now)
    g.emit(PresenceChanged, player=player_id, presence="seated")
    if g.state.stopped_at is not None:
        stopped_ms = g.now - g.state.stopped_at
        g.state.stopped_at = None
        g.postpone(stopped_ms)
        g.emit(ClockStarted, stopped_ms=stopped_ms)
    if stood:
        player.sat_down = g.now
    account = g.family.account(g, player_id)
    for _, window in g.windows():
        g.family.sat_down(g, window, account)
        window.ask_again(account, g.tie_ms)


def reseated(g: Game) -> None:
    """Others speak for players from now on: what is open waits for those who are there, and for no one else."""
    for _, window in g.windows():
        window.reseat([p for p in window.who if g.is_absent(p)], g.now, g.tie_ms)
