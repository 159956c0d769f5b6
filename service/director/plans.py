"""Whether what an organiser settles can be played: the settings of the tournament, and a game at each size of table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from service import engine
from service.director.record import FEWEST, Plan
from service.director.refused import Refused
from service.engine.core.actions.acts import ORGANISER, Join, Start
from service.engine.core.refusals import Refusal
from service.games.commands import CreateGame
from service.games.defaults import options_of
from service.json_types import JsonMapping
from service.settings import Settings
from service.tournaments import settings as rules


def check(plan: Plan, settings: Settings, at: int) -> None:
    """Raise what is wrong with a plan: Refused (`plan_wrong`), or the engine's Refusal. at: ms.

    A game of each size of table that may come up is made, seated and started, and thrown away.
    """
    faults = rules.faults(plan.settings)
    if faults:
        raise Refused("plan_wrong", " ".join(faults))
    if plan.starts_at is not None and plan.starts_at <= at:
        raise Refused("plan_wrong", "`starts_at` has gone by: give an instant to come, in ms since the epoch.")
    faults = [*_league(plan, at), *_instants(plan, at)]
    if faults:
        raise Refused("plan_wrong", " ".join(faults))
    for size in _sizes(plan):
        try_game(plan.ruleset, plan.options, plan.visibility, size, settings, at)


def try_game(
    ruleset: str, options: JsonMapping, visibility: Literal["public", "private"], size: int, settings: Settings,
    at: int,
) -> None:  # fmt: skip
    """Make a game of so many players, seat and start it, and throw it away. at: ms.

    Raises the engine's Refusal where what was sent is wrong, Refused (`plan_wrong`) where no such game can begin.
    """
    try:
        _try(ruleset, options, visibility, size, settings, at)
    except Refusal as refusal:
        if refusal.kind == "invalid":
            raise
        raise Refused(
            "plan_wrong", f"No game of {size} players can begin with these options: {refusal}", players=size
        ) from refusal


def _league(plan: Plan, at: int) -> Iterator[str]:
    if not plan.is_league:
        if plan.closes_at is not None or plan.wait_ms is not None or plan.fewest != FEWEST:
            yield "`closes_at`, `wait_ms` and `fewest` are for a league: leave them out."
        return
    if plan.closes_at is not None and plan.closes_at <= max(at, plan.starts_at or 0):
        yield "`closes_at` is not after now and `starts_at`: give a later instant, in ms since the epoch."
    if plan.fewest > plan.settings.table_size:
        yield f"`fewest` is {plan.fewest}: a full table has {plan.settings.table_size} players."
    if plan.fewest != FEWEST and plan.wait_ms is None:
        yield "`fewest` counts after `wait_ms`: say how long one waits for a full table, or leave it out."


def _instants(plan: Plan, at: int) -> Iterator[str]:
    opens, until = plan.check_in_from, plan.check_in_until
    if opens is not None and (until is None or until <= opens):
        yield "`check_in_from` needs a later `check_in_until`, which ends the check-in."
    if until is not None and plan.is_league:
        yield "A league has no check-in, as entries come all the time: leave `check_in_until` out."
    if until is not None and until <= at:
        yield "`check_in_until` has gone by: give an instant to come, in ms since the epoch."
    if until is not None and plan.starts_at is not None and until > plan.starts_at:
        yield "`check_in_until` is after `starts_at`: end the check-in before the start, or with it."
    if plan.overtime != "scores" and plan.round_ms is None:
        yield "`overtime` counts after `round_ms`: say how long a round may last, or leave it out."
    if plan.overtime == "forfeit" and plan.settings.format == "knockout":
        yield "In a knockout no player would go on from a table that all forfeit: choose another `overtime`."


def _sizes(plan: Plan) -> list[int]:
    """Of a full table first; then those that the remainder, or long waiting, may bring."""
    settings, full = plan.settings, plan.settings.table_size
    if plan.is_league:
        fewest = full if plan.wait_ms is None or settings.remainder == "bots" else plan.fewest
        return list(range(full, fewest - 1, -1))
    more = {"smaller": full - 1, "larger": full + 1}.get(settings.remainder, full)
    return [full, *({more} - {full, 1})]


def _try(
    ruleset: str, options: JsonMapping, visibility: Literal["public", "private"], size: int, settings: Settings,
    at: int,
) -> None:  # fmt: skip
    making = CreateGame(
        ruleset=ruleset, options={**options, "max_players": size}, visibility=visibility, api_key_id="-", at=at
    )
    game = engine.create(
        ruleset=ruleset, options=options_of(settings, making), seed="00" * 32, game_id="-" * 22, now=at
    )
    for number in range(size):
        engine.play(game, Join(player="", at=at, name=f"Joueur {number}"))
    engine.play(game, Start(player=ORGANISER, at=at))
