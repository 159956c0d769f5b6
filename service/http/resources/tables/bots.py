"""Bots: their levels, giving one an empty seat, and taking it away again."""

from __future__ import annotations

from flask import Response

from service.commands import seating
from service.engine.core.actions.acts import Join
from service.engine.core.events import PlayerArrived, PlayerJoined
from service.games.commands import NewBot
from service.games.service import Outcome
from service.http.act_requests import headers_of, respond, told
from service.http.errors.kinds import Kind
from service.http.errors.refusals import BOT_KEEPING
from service.http.openapi.examples import tables
from service.http.openapi.shapes import ACTED
from service.http.openapi.smorest import Resource
from service.http.pipeline import api_key_auth, idempotency
from service.http.pipeline.game_access import requester
from service.http.requests.games import BotBody
from service.http.responses.acts import ActAnswer
from service.http.responses.bots import BotAnswer, BotLevelList, bot_levels
from service.http.responses.encoding import answer, encode
from service.http.wiring import arrival, service
from service.json_types import JsonObject
from service.store.idempotency import StoredAnswer

KINDS = {
    "not_a_bot": Kind(403, "Not a bot", "A person sits there: only that seat's own token gives it back."),
    "too_many_bots": Kind(
        409, "Too many bots", "«values.limit» bots at a table are as many as may be: invite people for the other seats."
    ),
}
blueprint = Resource(
    "bots",
    __name__,
    examples=tables.bots,
    kinds=KINDS,
    url_prefix="/v1",
    description="Bots for empty seats.",
)


@blueprint.operation(
    "GET",
    "/bots",
    id="list_bot_levels",
    summary="The levels of bots",
    answers={200: BotLevelList},
)
def list_bot_levels() -> Response:
    """How each level plays: how quick it is, how often it errs, what it dares."""
    return answer(bot_levels())


@blueprint.operation(
    "POST",
    "/games/<string:game_id>/bots",
    id="add_bot",
    summary="Give a bot a seat",
    answers={201: BotAnswer},
    problems=(
        *BOT_KEEPING,
        "not_the_host",
        "game_started",
        "table_full",
        "too_many_bots",
        "no_bots",
        "unknown_team",
        "game_finished",
    ),
    security="table",
)
@blueprint.body(BotBody)
def add_bot(body: JsonObject, game_id: str) -> Response:
    """For players of the table, and for the key that made it: in the lobby, or where a game under way lets
    newcomers in.

    The service plays the bot by the same acts as players use. A bot sees what a player in its seat sees, and reacts
    as fast as people do; there is no token for its seat. Bots do not keep a game going: where no human is left at
    the table, its clock stops as if everybody stood.
    """
    at = arrival()
    api_key_auth.refuse_unknown()
    bot = NewBot(level=body["level"], name=body.get("name", ""), team=body.get("team", ""))

    def render(outcome: Outcome) -> StoredAnswer:
        assert isinstance(outcome.act, Join)
        came = next(
            event for event in reversed(outcome.seen_by(None)) if isinstance(event, PlayerJoined | PlayerArrived)
        )
        made = BotAnswer(player=came.player, name=came.name, level=outcome.act.bot, **told(outcome))
        return StoredAnswer(status=201, body=encode(made), headers=headers_of(outcome, None))

    return respond(service().act(game_id, seating.add_bot(requester(), bot, at), idempotency.of_request(), render))


@blueprint.operation(
    "DELETE",
    "/games/<string:game_id>/bots/<string:player_id>",
    id="remove_bot",
    summary="Take a bot's seat away",
    answers={200: ACTED},
    problems=(*BOT_KEEPING, "player_not_found", "not_a_bot", "game_started", "game_finished"),
    security="table",
)
def remove_bot(game_id: str, player_id: str) -> Response:
    """In the lobby, for players of the table and for the key that made it. Once the game has started, its bots play
    it to its end."""
    at = arrival()
    api_key_auth.refuse_unknown()

    def render(outcome: Outcome) -> StoredAnswer:
        left = encode(ActAnswer(**told(outcome)))
        return StoredAnswer(status=200, body=left, headers=headers_of(outcome, None))

    return respond(service().act(game_id, seating.remove_bot(requester(), player_id, at), None, render))
