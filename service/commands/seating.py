"""Commands on seats: what makes the act, once the game is known; each decides whether the request may."""

from __future__ import annotations

import msgspec

from service.commands.requester import Denied, Requester
from service.engine import Game
from service.engine.core.actions.acts import ORGANISER, Act, Back, Evict, Forfeit, Leave
from service.games.changes import ReplaceToken
from service.games.commands import NewBot, NewPlayer, Sit, make_room
from service.games.tasks import Make
from service.store.meta import Meta


def join(who: Requester, player: NewPlayer, invitation: str, at: int) -> Make:
    """Take a seat. invitation: the token of one, empty without. Raises `already_seated` for a player that is kept
    beyond the game, and what `Requester.sitting` raises."""

    def make(game: Game, meta: Meta) -> Sit:
        if player.member and player.member in meta.members:
            raise Denied("already_seated", player=player.member)
        id_ = who.sitting(meta, invitation, player.name)
        known = meta.invitations[id_].external_id if id_ else ""
        sit = player.sit(at)
        return msgspec.structs.replace(
            sit, invitation=id_, external_id=known or player.external_id, renames=make_room(game, sit.join)
        )

    return make


def leave(who: Requester, player: str, at: int) -> Make:
    """Leave for good; the organiser takes a player out of the lobby. Raises `player_not_found`, `not_your_seat`."""

    def make(game: Game, meta: Meta) -> Act:
        actor = who.actor(meta)
        _check_known(game, player)
        if actor == ORGANISER:
            return Evict(player=ORGANISER, target=player, at=at)
        return Forfeit(player=who.own(meta, player), at=at)

    return make


def replace_token(who: Requester, player: str, token: str, at: int) -> Make:
    """Another token opens this player's seat. Raises `player_not_found`, `not_your_seat`, `seat_of_player`."""

    def make(game: Game, meta: Meta) -> ReplaceToken:
        who.seated(meta)
        _check_known(game, player)
        if who.own(meta, player) in meta.members:
            raise Denied("seat_of_player", player=player)
        return ReplaceToken(at=at, player=who.own(meta, player), token=token)

    return make


def set_presence(who: Requester, player: str, at: int, *, seated: bool) -> Make:
    """Stand up, or sit down again. Raises `player_not_found`, `not_your_seat`, `not_started`."""

    def make(game: Game, meta: Meta) -> Act:
        who.seated(meta)
        _check_known(game, player)
        who.own(meta, player)
        if game.state.status == "lobby":
            # Standing up in the lobby would give the seat back, which is what leaving is for.
            raise Denied("not_started", "Presence begins with the game; to give your seat back, leave.")
        return Back(player=player, at=at) if seated else Leave(player=player, at=at)

    return make


def add_bot(who: Requester, bot: NewBot, at: int) -> Make:
    """Give a bot a seat. Raises `not_the_host`, and the refusal `too_many_bots`."""

    def make(game: Game, meta: Meta) -> Act:
        # Where seats are for guests, so are those of bots for their host to give.
        who.actor(meta) if meta.seats == "open" else who.host(meta)
        players = game.state.all_players
        return bot.join([player.display_name for player in players], at, sum(player.bot != "" for player in players))

    return make


def remove_bot(who: Requester, player: str, at: int) -> Make:
    """Take a bot's seat away. Raises `player_not_found`, `not_a_bot`, `game_started`."""

    def make(game: Game, meta: Meta) -> Act:
        who.actor(meta)
        found = next((one for one in game.state.players if one.id == player), None)
        if found is None:
            raise Denied("player_not_found", player=player)
        if not found.bot:
            raise Denied("not_a_bot", player=player)
        if game.state.status != "lobby":
            raise Denied("game_started", "Bots can be taken away in the lobby only.")
        return Leave(player=player, at=at)

    return make


def _check_known(game: Game, player: str) -> None:
    if player not in {one.id for one in game.state.all_players}:
        raise Denied("player_not_found", player=player)
