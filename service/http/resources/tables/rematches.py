"""POST /v1/games/{id}/rematch: the same game once more."""

from __future__ import annotations

from flask import Response

from service import engine
from service.access.keys import Key
from service.commands import rematch
from service.engine.core.actions.acts import ORGANISER
from service.games.changes import Rematched
from service.games.snapshot import Snapshot
from service.http.errors.kinds import Kind
from service.http.errors.problems import Problem
from service.http.openapi.examples import tables
from service.http.openapi.smorest import Resource
from service.http.pipeline import admission, api_key_auth, idempotency, seat_auth
from service.http.pipeline.game_access import requester
from service.http.requests.acts import EmptyBody
from service.http.responses.acts import Seat
from service.http.responses.encoding import answer
from service.http.responses.games import RematchAnswer, game
from service.http.wiring import arrival, service, wiring
from service.json_types import JsonObject
from service.store.errors import GameNotFound, IdempotencyMismatch
from service.store.idempotency import StoredAnswer
from service.store.meta import Meta

KINDS = {
    "not_finished": Kind(409, "Not finished", "A rematch follows a game that is over: play this one to its end."),
    "rematch_over": Kind(
        409,
        "Rematch over",
        "The rematch was called off, or played without you («values.game», «values.end»): make a new game.",
    ),
}
blueprint = Resource(
    "rematches",
    __name__,
    examples=tables.rematches,
    kinds=KINDS,
    url_prefix="/v1",
    description="The same game once more.",
)
_DONE = StoredAnswer(status=201, body=b"")


@blueprint.operation(
    "POST",
    "/games/<string:game_id>/rematch",
    id="rematch",
    summary="Play the same game once more",
    answers={201: RematchAnswer},
    problems=("token_missing", "token_unknown", "key_unknown", "game_not_found", "not_finished", "too_many_games",
              "too_many_lobbies", "game_started", "rematch_over", "table_full", "too_many_seats"),
    security="table",
)  # fmt: skip
@blueprint.body(EmptyBody, required=False)
def ask_for_rematch(body: JsonObject, game_id: str) -> Response:
    """For every seat of a finished game, and for the key that made it.

    The first request makes the game: the same rulebook, options, name, bots and metadata, for the same organiser; who
    may sit and watch stays as well, the dice are new. Each seat that asks takes a seat there, under the same name. All
    get the same game, and the same answer again if they ask again. Others learn of it by `rematch` in the old game.
    Where a rematch was not started in time (its `end` is `expired`), the next request makes another one in its place.
    """
    # A client that asks again is told the same, with the same key or without: it is only checked.
    idempotency.of_request()
    api_key_auth.refuse_unknown()
    old, who = service().read(game_id), requester()
    player = who.actor(old.meta)
    if not old.finished:
        raise Problem("not_finished")
    id_ = _made(old, game_id)
    seat = None if player == ORGANISER else _seated(old, player, id_)
    new = service().read(id_)
    viewer = seat.player if seat else None
    shown = game(engine.view(new.game, viewer), new.version, new.meta, organiser=who.organises(new.meta))
    return answer(RematchAnswer(id=id_, seat=seat, game=shown), 201, headers={"Location": f"/v1/games/{id_}"})


def _made(old: Snapshot, game_id: str) -> str:
    """The id of the rematch, which is there afterwards, and which the old game tells."""
    before = old.meta.rematch
    id_ = before or rematch.id_of(game_id, old.meta)
    while (there := _there(id_)) and rematch.expired(there.game):
        id_ = rematch.id_of(game_id, old.meta, id_)
    if there is None:
        try:
            with admission.counted(_owner(old.meta), id_):
                service().create(rematch.again(old.game, old.meta, arrival()), None, lambda _: _DONE, id_)
        except IdempotencyMismatch:
            # Another request has just made it.
            service().read(id_)
    if before == id_:
        return id_
    return service().do(game_id, Rematched(at=arrival(), game=id_, instead_of=before)).meta.rematch


def _there(id_: str) -> Snapshot | None:
    try:
        return service().read(id_)
    except GameNotFound:
        return None


def _owner(meta: Meta) -> Key | None:
    """The key that made the game, for which its rematch is counted. Raises `key_unknown` where it is valid no more."""
    if meta.api_key_id is None:
        return None
    key = wiring().keys.by_id(meta.api_key_id)
    if key is None or key.why_not(wiring().clock.now()):
        raise Problem("key_unknown", "The key that made this game opens nothing any more: make a new game.")
    return key


def _seated(old: Snapshot, player: str, id_: str) -> Seat | None:
    """The player's seat in the rematch; None where its token has been replaced since."""
    token = rematch.token_of(id_, seat_auth.spoken())
    make = rematch.sitting(old.game, old.meta, player, token, id_, arrival())
    try:
        with wiring().players.sitting.at(player if player in old.meta.members else "", id_, make):
            taken = service().do(id_, make)
    except rematch.Seated as seated:
        return Seat(player=seated.player, token=token) if seated.known else None
    return Seat(player=taken.secrets["player"], token=token)
