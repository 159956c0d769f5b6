"""Commands on duels: setting the terms of the one that is open."""

from __future__ import annotations

from collections.abc import Callable

from service import engine
from service.commands.requester import Denied, Requester
from service.engine import Game, families
from service.engine.core.actions.acts import Terms
from service.games.tasks import Make
from service.store.meta import Meta


def set_terms(who: Requester, challenge: int, took_place: Callable[[], bool], terms: Callable[[str], Terms]) -> Make:
    """Set the terms of a duel. Raises `challenge_not_found`, `challenge_over`.

    took_place: whether the game's log tells of this duel. terms: makes the act of a player.
    """

    def make(game: Game, meta: Meta) -> Terms:
        player = who.seated(meta)
        if Terms not in families.family_in(game).act_types:
            raise Denied("challenge_not_found", challenge=challenge)
        current = engine.view(game, player).challenge
        # Where none is open, a duel that is over is the engine's to judge: terms that come late are free, others not.
        if (current is None or current.id != challenge) and not took_place():
            raise Denied("challenge_not_found", challenge=challenge)
        if current is not None and current.id != challenge:
            raise Denied(
                "challenge_over", "This duel is over; set terms for the one that is open.", challenge=challenge,
                open=current.id,
            )  # fmt: skip
        return terms(player)

    return make
