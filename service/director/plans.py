"""Whether what an organiser settles can be played: the settings of the tournament, and a game at each size of table."""

from __future__ import annotations

from service import engine
from service.director.desk import Refused
from service.director.record import Plan
from service.engine.core.actions.acts import ORGANISER, Join, Start
from service.engine.core.refusals import Refusal
from service.games.commands import CreateGame
from service.games.defaults import options_of
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
    for size in _sizes(plan.settings):
        try:
            _try(plan, size, settings, at)
        except Refusal as refusal:
            if refusal.kind == "invalid":
                raise
            raise Refused(
                "plan_wrong", f"No game of {size} players can begin with these options: {refusal}", players=size
            ) from refusal


def _sizes(settings: rules.Settings) -> list[int]:
    """Of a full table first; then the one that the remainder may bring."""
    full = settings.table_size
    more = {"smaller": full - 1, "larger": full + 1}.get(settings.remainder, full)
    return [full, *({more} - {full, 1})]


def _try(plan: Plan, size: int, settings: Settings, at: int) -> None:
    making = CreateGame(
        ruleset=plan.ruleset, options={**plan.options, "max_players": size}, visibility=plan.visibility, api_key_id="-",
        at=at,
    )  # fmt: skip
    game = engine.create(
        ruleset=plan.ruleset, options=options_of(settings, making), seed="00" * 32, game_id="-" * 22, now=at
    )
    for number in range(size):
        engine.play(game, Join(player="", at=at, name=f"Joueur {number}"))
    engine.play(game, Start(player=ORGANISER, at=at))
