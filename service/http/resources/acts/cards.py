"""Games at cards: laying them, passing, and what their windows ask."""

from __future__ import annotations

from flask import Response

from service.engine.core.refusals import Refusal
from service.engine.trou_du_cul.acts import Decline, Demand, Direction, Exchange, PassTurn, Play, Putsch, Vote
from service.http.act_requests import play
from service.http.errors.card_refusals import IN_WINDOW, LAYING, ON_TURN, REFUSALS
from service.http.errors.refusals import ACTING
from service.http.openapi.examples import cards
from service.http.openapi.shapes import ACTED
from service.http.openapi.smorest import Resource
from service.http.requests.cards import (
    DemandBody,
    DirectionBody,
    ExchangeBody,
    PassBody,
    PlayBody,
    PutschBody,
    VoteBody,
)
from service.http.wiring import connection_ms
from service.json_types import JsonObject

blueprint = Resource(
    "cards",
    __name__,
    examples=cards.cards,
    refusals=REFUSALS,
    url_prefix="/v1",
    description="Playing cards.",
)

SEATED = (*ACTING, "not_started")


@blueprint.operation(
    "POST",
    "/games/<string:game_id>/plays",
    id="lay_cards",
    summary="Lay cards",
    answers={201: ACTED},
    problems=(*SEATED, *ON_TURN, *LAYING, "wrong_size", "same_forced", "too_low"),
    security="seat",
    acts=(Play,),
)
@blueprint.body(PlayBody)
def lay_cards(body: JsonObject, game_id: str) -> Response:
    """Lead any combination, or lay as many cards of an equal or stronger rank as lie there. `get_expected` lists all
    that is legal, rank by rank."""
    return play(game_id, Play, body)


@blueprint.operation(
    "POST",
    "/games/<string:game_id>/putsches",
    id="throw_putsch",
    summary="Throw a putsch",
    answers={201: ACTED},
    problems=(*SEATED, "rule_off", *IN_WINDOW, "wrong_number", *LAYING, "wrong_rank"),
    security="seat",
    acts=(Putsch,),
)
@blueprint.body(PutschBody)
def throw_putsch(body: JsonObject, game_id: str) -> Response:
    """Throw the same pair on the pair that lies there, out of turn. Every putsch in time is answered alike; who was
    first is told by `window_closed`. Of a putsch that came second the cards stay in the hand, and only its player
    knows."""
    # Without a claim nothing is credited, whatever the connection shows.
    shown = {"connection_ms": connection_ms()} if "reaction_ms" in body else {}
    return play(game_id, Putsch, body | shown)


@blueprint.operation(
    "POST",
    "/games/<string:game_id>/passes",
    id="pass_cards",
    summary="Pass",
    answers={201: ACTED},
    problems=(*SEATED, "wrong_fields", *ON_TURN, "leader_must_play", "not_asked", "already_said"),
    security="seat",
    acts=(PassTurn, Decline),
)
@blueprint.body(PassBody, required=False)
def pass_cards(body: JsonObject, game_id: str) -> Response:
    """Pass your turn; with `window`, decline what that window asks."""
    if len(body) > 1:
        raise Refusal("wrong_fields", "Send either «turn» or «window».", "invalid", field="window")
    return play(game_id, Decline if "window" in body else PassTurn, body)


@blueprint.operation(
    "POST",
    "/games/<string:game_id>/direction",
    id="set_direction",
    summary="Decide the direction",
    answers={201: ACTED},
    problems=(*SEATED, "wrong_fields", "unknown_player", *IN_WINDOW, "not_beside"),
    security="seat",
    acts=(Direction,),
)
@blueprint.body(DirectionBody, required=False)
def set_direction(body: JsonObject, game_id: str) -> Response:
    """Say which way the match goes, where the queens do not."""
    return play(game_id, Direction, body)


@blueprint.operation(
    "POST",
    "/games/<string:game_id>/demands",
    id="demand_cards",
    summary="Demand cards",
    answers={201: ACTED},
    problems=(*SEATED, "unknown_rank", "rule_off", *IN_WINDOW, "wrong_number"),
    security="seat",
    acts=(Demand,),
)
@blueprint.body(DemandBody)
def demand_cards(body: JsonObject, game_id: str) -> Response:
    """Ask the lower player for ranks, in place of the best cards. Everybody hears it; the cards are seen by you two."""
    return play(game_id, Demand, body)


@blueprint.operation(
    "POST",
    "/games/<string:game_id>/exchanges",
    id="exchange_cards",
    summary="Give cards back",
    answers={201: ACTED},
    problems=(*SEATED, "unknown_card", *IN_WINDOW, "wrong_number", "not_held"),
    security="seat",
    acts=(Exchange,),
)
@blueprint.body(ExchangeBody)
def exchange_cards(body: JsonObject, game_id: str) -> Response:
    """Give the lower player as many cards as you got, of your choice. Only you two see which."""
    return play(game_id, Exchange, body)


@blueprint.operation(
    "POST",
    "/games/<string:game_id>/votes",
    id="cast_vote",
    summary="Vote",
    answers={201: ACTED},
    problems=(*SEATED, "unknown_vote", *IN_WINDOW),
    security="seat",
    acts=(Vote,),
)
@blueprint.body(VoteBody)
def cast_vote(body: JsonObject, game_id: str) -> Response:
    """Say whether another manche is played; everybody hears it."""
    return play(game_id, Vote, body)
