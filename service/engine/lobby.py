"""Before the first turn: taking seats, giving them back, and the start."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

from service.engine.core.actions.acts import (
    ORGANISER,
    Act,
    Cut,
    Evict,
    Forfeit,
    Join,
    Leave,
    Reconnected,
    Rename,
    Start,
)
from service.engine.core.events import GameStarted, PlayerArrived, PlayerJoined, PlayerLeft, PlayerRenamed
from service.engine.core.game import Game
from service.engine.core.refusals import Refusal
from service.engine.core.rulebook import hooks
from service.engine.core.timing import presence
from service.engine.core.timing.deadlines import close_complete

LEAST_PLAYERS = 2

LOBBY_MS = 86_400_000
"""What `lobby_ms` is in games from before it was an option."""


MOST_EVENTS = 1_000
"""When the log of a game that has not begun is so long, no one else takes a seat: coming and leaving again and again
would keep the game waiting, and its log growing, for ever."""


def due(g: Game) -> int:
    """When the table closes unless it is started, after the last seat was taken or given back (ms)."""
    return g.state.clock + int(g.state.options.get("lobby_ms", LOBBY_MS))


def expire(g: Game) -> None:
    """It was not started in time."""
    g.now = g.state.clock = due(g)
    g.finish_game(None, "expired")


def receive(g: Game, act: Act) -> None:
    """Let an act count at a table that has not begun. Raises Refusal."""
    g.now = act.at
    if isinstance(act, Cut):
        presence.cut(g, act)
        return
    if not isinstance(act, Join) and act.player != ORGANISER and g.player(act.player).cut:
        presence.reconnected(g, act.player)
    if isinstance(act, Reconnected):
        return
    if isinstance(act, Join):
        _join(g, act)
    elif isinstance(act, Leave | Forfeit):
        g.state.players.remove(g.player(act.player))
        g.emit(PlayerLeft, player=act.player)
    elif isinstance(act, Evict):
        g.state.players.remove(g.player(act.target))
        g.emit(PlayerLeft, player=act.target, reason="evicted")
    elif isinstance(act, Rename):
        _rename(g, act)
    elif isinstance(act, Start):
        hooks.seats_taken.tell(g)
        hooks.seats_alternate.tell(g)
        begin(g, first=None)
    else:
        raise Refusal("not_started", "The game has not started: once two players sit at it, any of them may start it.")
    g.state.clock = max(g.state.clock, act.at)


def arrive(g: Game, act: Join) -> None:
    """Come to a table that plays already: a seat must be asked for, in the way that a rule of the game has for it."""
    if not any(hooks.newcomers_welcome.ask(g)):
        raise Refusal("game_started", "The game has started: join another one, or watch this one.")
    if len(g.state.players) + len(g.state.waiting_players) >= g.option("max_players"):
        raise Refusal("table_full", "All seats are taken or asked for: join another game.")
    g.now = act.at
    player = g.family.player_type(
        id=_free_id(g, act.player or slug(act.name)), name=act.name, shown=_numbered(g, act.name), in_game=False,
        bot=act.bot,
    )  # fmt: skip
    g.state.waiting_players.append(player)
    g.emit(PlayerArrived, player=player.id, name=player.name, display_name=player.display_name, bot=player.bot or None)


def _join(g: Game, act: Join) -> None:
    if g.state.events >= MOST_EVENTS:
        raise Refusal(
            "table_full", "So many have come to this table and left it that it takes no more players: make another."
        )
    seats = g.option("max_players")
    if len(g.state.players) >= seats:
        raise Refusal("table_full", f"All {seats} seats are taken: join another game.", seats=seats)
    teams = list(g.state.options.get("teams") or {})
    if act.team and act.team not in teams:
        raise Refusal(
            "unknown_team", f"There is no team {act.team} at this table.", "invalid", field="team", teams=teams
        )  # fmt: skip
    player = g.family.player_type(
        id=_free_id(g, act.player or slug(act.name)), name=act.name, shown=_numbered(g, act.name),
        entropy=act.entropy, team=act.team, knows=act.knows, bot=act.bot,
    )  # fmt: skip
    g.state.players.append(player)
    g.emit(
        PlayerJoined, player=player.id, name=player.name, display_name=player.display_name, entropy=player.entropy,
        bot=player.bot or None,
    )  # fmt: skip


def _rename(g: Game, act: Rename) -> None:
    bot = g.player(act.player)
    others = [p.display_name for p in g.state.all_players if p is not bot]
    bot.name, bot.shown = act.name, _number(act.name, [*others, act.avoid])
    g.emit(PlayerRenamed, player=bot.id, name=bot.name, display_name=bot.display_name)


def anonymise(g: Game, player_id: str, name: str) -> None:
    """Call a player by another name from now on, also at a game that is over; nothing happens by it in the game."""
    player = next((p for p in g.state.all_players if p.id == player_id), None)
    if player is not None:
        others = [p.display_name for p in g.state.all_players if p is not player]
        player.name, player.shown = name, _number(name, others)


def _numbered(g: Game, name: str) -> str:
    """How a name is shown that another one at the table has; empty where it is free."""
    return _number(name, [p.display_name for p in g.state.all_players])


def _number(name: str, others: list[str]) -> str:
    taken = {folded(other) for other in others}
    candidates = [name, *(f"{name} ({n})" for n in range(2, len(taken) + 3))]
    shown = next(candidate for candidate in candidates if folded(candidate) not in taken)
    return "" if shown == name else shown


def folded(name: str) -> str:
    """A name as others read it: what differs by case or by width only is the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def slug(name: str) -> str:
    """The id that a name wishes for: lower case ASCII letters, digits and underscores, at most 32."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[:32] or "joueur"


def _free_id(g: Game, wished: str) -> str:
    taken = {p.id for p in g.state.all_players}
    candidates = [wished, *(f"{wished}_{n}" for n in range(2, len(taken) + 3))]
    return next(c for c in candidates if c not in taken)


def begin(g: Game, first: str | None, **start: Any) -> None:
    """Close the lobby, and let the game begin."""
    if len(g.state.players) < LEAST_PLAYERS:
        raise Refusal("too_few_players", "A game needs two players at least: wait for another one to join.")
    g.state.status = "playing"
    g.state.randomness.contributions = "".join(f"{p.id}:{p.entropy};" for p in g.state.players if p.entropy)
    g.emit(GameStarted, players=[p.id for p in g.state.players], first=first)
    presence.cut_at_start(g)
    g.family.begin(g, first)
    close_complete(g)
