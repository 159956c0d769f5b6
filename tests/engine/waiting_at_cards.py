"""One match for every point at which a match at cards can wait for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.engine.stopping import SEED
from tests.support.match import FOUR_ROLES, Match

HANDS = {
    "perceval": "QH QD AS AH 4S", "karadoc": "QS QC 5S 5H 3S", "arthur": "KS KH 6S 6H 3H", "leodagan": "2D XR 7S 7H",
}  # fmt: skip
RACE = HANDS | {"arthur": "QH QS 6S 6H 3H"}
MANCHE = {"perceval": "9S", "karadoc": "TS", "arthur": "JS", "leodagan": "4S 5S"}


def _match(hands: dict[str, str] | None = None, **told: Any) -> Match:
    return Match(hands or HANDS, seed=SEED, turn_ms=60_000, **told)


def direction() -> Match:
    return _match(HANDS | {"arthur": "KS KH QS 6H"})


def decider_has_left() -> Match:
    """The match has gone on without the decider, who is not waited for."""
    game = direction()
    game.leaves("perceval")
    return game


def demand() -> Match:
    return _match(roles=FOUR_ROLES, rules={"demande": True})


def demand_made() -> Match:
    game = demand()
    game.demands("perceval", "K X")
    return game


def exchange() -> Match:
    return _match(roles=FOUR_ROLES)


def exchange_given() -> Match:
    game = exchange()
    game.exchanges("perceval", "4S AH")
    return game


def exchange_without_the_president() -> Match:
    game = exchange()
    game.leaves("perceval")
    return game


def lead() -> Match:
    return _match(first="perceval")


def answer() -> Match:
    return lead().play_on(("perceval", "4S"), ("karadoc", ""))


def answer_forced() -> Match:
    return lead().play_on(("perceval", "QH QD"), ("karadoc", "QS QC"))


def answer_of_a_player_who_was_silent() -> Match:
    return lead().wait(60_000)


def race() -> Match:
    game = _match(RACE, first="perceval", rules={"putsch": True}, packs=2)
    game.plays("perceval", "QH QD")
    return game


def race_thrown() -> Match:
    game = race()
    game.declines("leodagan")
    game.putsches("karadoc", "QS QC")
    game.putsches("arthur", "QH QS")
    return game


def race_on_a_putsch() -> Match:
    game = race_thrown()
    game.settle_next()
    return game


def revolution() -> Match:
    game = _match(HANDS | {"perceval": "9S 9H 9D 9C XB 4S"}, first="perceval", packs=1)
    return game.play_on(("perceval", "9S 9H 9D 9C"))


def one_has_finished() -> Match:
    return _match(MANCHE, first="perceval").play_on(("perceval", "9S"))


def vote() -> Match:
    return one_has_finished().play_on(("karadoc", "TS"), ("arthur", "JS"))


def vote_cast() -> Match:
    game = vote()
    game.votes("karadoc", "on_arrete")
    game.declines("arthur")
    game.leaves("leodagan")
    return game


def second_manche() -> Match:
    game = vote()
    for player in ("perceval", "karadoc"):
        game.votes(player, "on_continue")
    return game


def a_pack_is_dealt() -> Match:
    return Match(seed=SEED, seats="perceval karadoc arthur leodagan merlin bohort lancelot", turn_ms=60_000)


AT_CARDS: dict[str, Callable[[], Match]] = {
    f"cards_{make.__name__}": make
    for make in (
        direction, decider_has_left, demand, demand_made, exchange, exchange_given,
        exchange_without_the_president, lead, answer, answer_forced, answer_of_a_player_who_was_silent, race,
        race_thrown, race_on_a_putsch, revolution, one_has_finished, vote, vote_cast, second_manche, a_pack_is_dealt,
    )
}  # fmt: skip
"""Every match, by the name of its file; it has the game as `.game`."""
