"""A rematch: the same game once more, found by everybody who asks for it."""

from __future__ import annotations

import base64
import hashlib
import hmac

from service import engine
from service.commands.requester import Denied
from service.games.commands import CreateGame, NewBot, NewPlayer, Sit, make_room
from service.games.tasks import Make
from service.players import ids
from service.scenario.record import switches
from service.store.meta import Meta

NOT_AGREED = ("settle_ms", "lobby_ms")
"""Options that follow from the service, not from what the table agreed on."""


def id_of(game_id: str, meta: Meta, instead_of: str = "") -> str:
    """The id of the rematch of a game: the same for all who ask, and to be guessed by no one else.

    It follows from the hashes of the seats' tokens, which are told to no one. instead_of: the id of the rematch before,
    where no player started it in time.
    """
    secret = "".join([meta.bot_secret, *(meta.tokens[player] for player in sorted(meta.tokens))])
    return _short(hmac.digest(secret.encode(), f"rematch {game_id} {instead_of}".rstrip().encode(), "sha256")[:16])


def expired(game: engine.Game) -> bool:
    """Whether a rematch waited for its start in vain, so that another one may take its place."""
    return game.state.end == "expired"


def token_of(game_id: str, token: str) -> str:
    """The token of a player's seat in the rematch with this id, from the one that opens the player's seat now: the same
    one, where that is of a player who is kept beyond games.

    So who asks twice is told the same, and nothing needs to be kept for that.
    """
    if token.startswith(ids.TOKEN):
        return token
    return _short(hmac.digest(token.encode(), f"seat {game_id}".encode(), "sha256")[:24])


def again(game: engine.Game, meta: Meta, at: int) -> CreateGame:
    """What makes the rematch: the same table, with its bots; people take their seats when they ask for it."""
    state = game.state
    options = {name: value for name, value in state.options.items() if name not in NOT_AGREED}
    rules = switches(game, options)
    if options.get("teams"):
        options["teams"] = {team: [] for team in options["teams"]}
    return CreateGame(
        ruleset=state.ruleset, options=options | ({"rules": rules} if rules else {}), visibility=meta.visibility,
        name=meta.name, bots=[NewBot(level=p.bot, name=p.name, team=p.team) for p in state.players if p.bot],
        api_key_id=meta.api_key_id, metadata=meta.metadata, seats=meta.seats, watching=meta.watching,
        rematch_of=state.id, pool=meta.pool, at=at,
    )  # fmt: skip


def seat(old: engine.Game, meta: Meta, player: str, token: str, new: engine.Game, at: int) -> Sit:
    """The act by which a player of the old game takes a seat in its rematch. token: that opens it."""
    known = old.player(player)
    member = player if player in meta.members else ""
    sit = NewPlayer(name=known.name, team=known.team, knows=known.knows, member=member).sit(at)
    return Sit(
        member=sit.member,
        join=sit.join, external_id=meta.external_ids.get(player, ""), renames=make_room(new, sit.join), token=token,
        heir_of=player, hosts=meta.host == player,
    )  # fmt: skip


class Seated(Exception):
    """The player has a seat in the rematch already. known: whether the token that came along opens it."""

    def __init__(self, player: str, *, known: bool) -> None:
        super().__init__(player)
        self.player, self.known = player, known


def sitting(old: engine.Game, meta: Meta, player: str, token: str, game_id: str, at: int) -> Make:
    """Take the seat of this player of the old game in its rematch. token: that is to open it. at: ms.

    Raises Seated, and Denied (`rematch_over`).
    """

    def make(new: engine.Game, new_meta: Meta) -> Sit:
        if player in meta.members and player in new_meta.members:
            raise Seated(player, known=True)
        if (heir := new_meta.heirs.get(player)) is not None:
            raise Seated(heir, known=opens(new_meta, heir, token))
        if new.state.status == "finished":
            raise Denied("rematch_over", game=game_id, end=new.state.end)
        return seat(old, meta, player, token, new, at)

    return make


def opens(meta: Meta, player: str, token: str) -> bool:
    """Whether this token opens this player's seat."""
    if player in meta.members:
        # Who asks was found to be that player already: the same at all games.
        return True
    return hmac.compare_digest(meta.tokens.get(player, ""), hashlib.sha256(token.encode()).hexdigest())


def _short(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
