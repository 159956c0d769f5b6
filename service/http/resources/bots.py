"""Bots: their levels, giving one an empty seat, and taking it away again."""

from __future__ import annotations

from typing import Any

from flask import Response

from service.engine import Game
from service.engine.core.acts import Act, Join, Leave
from service.engine.core.events import PlayerArrived, PlayerJoined
from service.games.commands import NewBot
from service.games.service import Outcome
from service.http.act_requests import headers_of, respond, told
from service.http.errors.problems import Problem
from service.http.errors.refusals import BOT_KEEPING
from service.http.openapi.smorest import Resource
from service.http.pipeline import api_key_auth, game_access, idempotency
from service.http.requests.games import BotBody
from service.http.responses.encoding import answer, encode
from service.http.responses.games import ActAnswer, BotAnswer, bot_levels
from service.http.wiring import arrival, service
from service.store.port import Meta, StoredAnswer

blueprint = Resource("bots", __name__, url_prefix="/v1", description="Bots for empty seats.")


@blueprint.operation(
    "GET",
    "/bots",
    id="list_bot_levels",
    summary="The levels of bots",
    answers={200: "BotLevelList"},
)
def list_bot_levels() -> Response:
    """How each level plays: how quick it is, how often it errs, what it dares."""
    return answer(bot_levels())


@blueprint.operation(
    "POST",
    "/games/<string:game_id>/bots",
    id="add_bot",
    summary="Give a bot a seat",
    answers={201: "BotAnswer"},
    problems=(
        *BOT_KEEPING,
        "not_the_host",
        "game_started",
        "table_full",
        "too_many_bots",
        "unknown_team",
        "game_finished",
    ),
    security="table",
)
@blueprint.body(BotBody)
def add_bot(body: dict[str, Any], game_id: str) -> Response:
    """For players of the table, and for the key that made it: in the lobby, or where a game under way lets
    newcomers in.

    The service plays the bot by the same acts as players use. A bot sees what a player in its seat sees, and reacts
    as fast as people do; there is no token for its seat. Bots do not keep a game going: where no human is left at
    the table, its clock stops as if everybody stood.
    """
    at = arrival()
    api_key_auth.refuse_unknown()
    bot = NewBot(level=body["level"], name=body.get("name", ""), team=body.get("team", ""))

    def make(game: Game, meta: Meta) -> Act:
        # Where seats are for guests, so are those of bots for their host to give.
        game_access.actor(meta) if meta.seats == "open" else game_access.host(meta)
        people = game.state.all_players
        return bot.join([player.display_name for player in people], at, sum(player.bot != "" for player in people))

    def render(outcome: Outcome) -> StoredAnswer:
        assert isinstance(outcome.act, Join)
        came = next(event for event in reversed(outcome.events) if isinstance(event, PlayerJoined | PlayerArrived))
        made = BotAnswer(player=came.player, name=came.name, level=outcome.act.bot, **told(outcome))
        return StoredAnswer(status=201, body=encode(made), headers=headers_of(outcome, None))

    return respond(service().act(game_id, make, idempotency.of_request(), render))


@blueprint.operation(
    "DELETE",
    "/games/<string:game_id>/bots/<string:player_id>",
    id="remove_bot",
    summary="Take a bot's seat away",
    answers={200: "ActAnswer"},
    problems=(*BOT_KEEPING, "player_not_found", "not_a_bot", "game_started", "game_finished"),
    security="table",
)
def remove_bot(game_id: str, player_id: str) -> Response:
    """In the lobby, for players of the table and for the key that made it. Once the game has started, its bots play
    it to its end."""
    at = arrival()
    api_key_auth.refuse_unknown()

    def make(game: Game, meta: Meta) -> Act:
        game_access.actor(meta)
        found = next((player for player in game.state.players if player.id == player_id), None)
        if found is None:
            raise Problem("player_not_found", values={"player": player_id})
        if not found.bot:
            raise Problem("not_a_bot", values={"player": player_id})
        if game.state.status != "lobby":
            raise Problem("game_started", "Bots can be taken away in the lobby only.", status=409)
        return Leave(player=player_id, at=at)

    def render(outcome: Outcome) -> StoredAnswer:
        left = encode(ActAnswer(**told(outcome)))
        return StoredAnswer(status=200, body=left, headers=headers_of(outcome, None))

    return respond(service().act(game_id, make, None, render))
