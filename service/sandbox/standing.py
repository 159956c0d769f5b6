"""Games that stand somewhere: a scenario that is played up to one of its steps, or begun as a client describes it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from service import engine
from service.engine.lobby import slug
from service.json_types import JsonMapping, JsonObject
from service.sandbox.library import Situation, library
from service.scenario.expectations import Failed
from service.scenario.form import Scenario, ScenarioError, parse
from service.scenario.runner import Run

BEGINS = (
    "players", "joining", "first", "turns_played", "table", "opening", "roles", "direction", "revolution",
    "manches_played",
)  # fmt: skip
"""What a scenario may say of its start, but for what is drawn: a record tells that by what has been drawn."""


class Unreachable(Exception):
    """The game cannot be made to stand there; the message says why."""


class Making(msgspec.Struct, frozen=True, kw_only=True):
    """How a game is made that is to stand somewhere.

    at: the instant at which it stands there (ms). game_id, seed: as the engine takes them. bots: levels by the ids of
    the players in whose seats they sit. options: over those of the scenario.
    """

    at: int
    game_id: str = ""
    seed: str | None = None
    bots: Mapping[str, str] = {}
    options: JsonMapping = {}


class Stood(msgspec.Struct, frozen=True):
    """A game that stands there, with all of its events. began: how, as a scenario says it, but for what was drawn."""

    game: engine.Game
    began: JsonObject


def in_situation(situation: Situation, making: Making) -> Stood:
    """A game that stands in this situation. Raises Unreachable, engine.Refusal."""
    document = library().scenarios[situation.scenario] | {"ruleset": situation.ruleset}
    return played(document, making, situation.after, situation.closings, attempt=situation.attempt is not None)


def described(told: JsonMapping, making: Making) -> Stood:
    """A game that begins as a scenario would. told: as a scenario tells it, but for its players, who are a list.

    Raises Unreachable, engine.Refusal.
    """
    players: JsonObject = {}
    for facts in told["players"]:
        wished = slug(facts["name"])
        taken = next(id_ for id_ in (wished, *(f"{wished}_{n}" for n in range(2, 99))) if id_ not in players)
        players[taken] = facts
    return played({**told, "players": players}, making, -1)


def played(document: JsonMapping, making: Making, after: int, closings: int = 0, *, attempt: bool = False) -> Stood:
    """A game after that step of a scenario (from 0; -1: begun), and so many windows that have closed since.

    attempt: the next step is not taken, and the game stands at the instant at which it would be. Raises Unreachable
    and engine.Refusal, both where it cannot be begun like this.
    """
    scenario = _scenario(document, making)
    # Once to know how long it takes, and once so that it stands there at the right instant.
    took = _run(scenario, Making(at=0), after, closings, attempt=attempt).now
    start = msgspec.structs.replace(making, at=making.at - took)
    run = _run(scenario, start, after, closings, attempt=attempt)
    game = run.game
    game.fresh[:0] = run.events
    game.private.update(run.private)
    told = scenario.told | {"players": scenario.players}
    return Stood(game, {name: told[name] for name in BEGINS if told.get(name) is not None})


def _scenario(document: JsonMapping, making: Making) -> Scenario:
    # Scenarios of games that there are not are read without a word.
    engine.dialect(document["ruleset"])
    options = {**(document.get("options") or {}), **making.options}
    players = {
        player: {**(facts or {}), **({"bot": making.bots[player]} if player in making.bots else {})}
        for player, facts in document["players"].items()
    }
    unknown = sorted(set(making.bots) - set(players))
    if unknown:
        raise Unreachable(f"There is no player {unknown[0]}: the players are {', '.join(players)}.")
    try:
        return parse({**document, "options": options, "players": players}, "situation")
    except ScenarioError as error:
        raise Unreachable(str(error).removeprefix("situation: ")) from error


def _run(scenario: Scenario, making: Making, after: int, closings: int, *, attempt: bool) -> Run:
    try:
        run = Run(scenario, start=making.at, game_id=making.game_id, seed=making.seed)
        told = run.play()
        for _ in range(after + 2):
            next(told)
        for _ in range(closings):
            run.close_next()
        if attempt:
            run.wait_for(after + 1)
    except (Failed, engine.DrawsExhausted, engine.DialectError) as error:
        raise Unreachable(str(error)) from error
    return run
