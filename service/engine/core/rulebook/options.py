"""The options of a game: what each may be, and the check of what a table has asked for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from service.engine.core.refusals import Refusal
from service.engine.core.stored.plain import JsonObject

FEWEST_TEAMS = 2


class Option(msgspec.Struct, kw_only=True, frozen=True):
    """An option of a game.

    type: of its value; `choice`: one of `choices`; `teams`: an object. default: what a game has where nothing is sent.
    minimum: of an integer, otherwise null. maximum: of an integer, otherwise null. choices: of a `choice`, otherwise
    empty. read_only: whether it is as it is: no table can set another value. fr: what it is, in French. en: the same in
    English.
    """

    name: str
    type: str
    default: Any
    minimum: int | None = None
    maximum: int | None = None
    choices: tuple[str | int, ...] = ()
    read_only: bool = False
    fr: str
    en: str


DAY_MS = 86_400_000

COMMON = (
    Option(name="tie_ms", type="integer", default=50, minimum=0, maximum=5_000,
           fr="écart maximal de deux actes simultanés (ms)", en="how far apart two simultaneous acts may be (ms)"),
    Option(name="settle_ms", type="integer", default=0, minimum=0, maximum=5_000,
           fr="délai de clôture d'une fenêtre, pour les actes arrivés à temps (ms)",
           en="how long after its deadline a window settles, for acts that arrived in time (ms)"),
    Option(name="late_ms", type="integer", default=0, minimum=0, maximum=2_000,
           fr="retard que le réseau peut causer (ms)",
           en="how late a network that was not measured may make an act (ms)"),
    Option(name="max_players", type="integer", default=8, minimum=2, maximum=64,
           fr="nombre de places à la table", en="how many seats the table has"),
    Option(name="away_ms", type="integer", default=30_000, minimum=1_000, maximum=3_600_000,
           fr="coupure après laquelle un joueur est tenu pour levé (ms)",
           en="how long a player's connection may be cut until the player counts as having stood up (ms)"),
    Option(name="abandon_ms", type="integer", default=DAY_MS, minimum=1_000, maximum=30 * DAY_MS,
           fr="temps sans personne à la table, après lequel la partie est abandonnée (ms)",
           en="how long the table may be without any player until the game ends as abandoned (ms)"),
    Option(name="forfeit_ms", type="integer", default=0, minimum=0, maximum=30 * DAY_MS,
           fr="absence (debout, silencieux ou coupé) après laquelle un joueur a déclaré forfait, 0 pour jamais (ms)",
           en="how long a player may be absent (standing, silent or cut) until that is a forfeit, 0 for ever (ms)"),
    Option(name="lobby_ms", type="integer", default=DAY_MS, minimum=1_000, maximum=30 * DAY_MS,
           fr="temps pour commencer, après la dernière place prise ou rendue (ms)",
           en="until how long after the last seat was taken or given back a game may be started (ms)"),
    Option(name="lag_compensation", type="boolean", default=False,
           fr="le temps du réseau est rendu à qui répond, dans des limites (voir reaction_ms)",
           en="whether the time that the network takes from a player is given back, within bounds (see reaction_ms)"),
    Option(name="lag_trust", type="choice", default="nonces", choices=("nonces", "connection"),
           fr="ce que croit lag_compensation : les nonces renvoyés, ou ceux-ci dans la limite de ce que montre la "
              "connexion (tournois publics)",
           en="what lag_compensation believes: returned nonces, or these within what the connection itself shows "
              "(public tournaments)"),
    Option(name="teams", type="teams", default=None,
           fr="équipes : leur nom, et les identifiants des joueurs",
           en="teams by name, each with the ids of its players; a player may also name a team when joining"),
)  # fmt: skip
"""What every game has, because the core reads it; a game may word it otherwise and have other defaults."""


def checked(options: Iterable[Option], usual: Mapping[str, object], given: Mapping[str, object]) -> JsonObject:
    """All options with their values: the defaults, then the usual values of a rulebook, then what was asked for.

    Raises Refusal (`unknown_option`, `wrong_option`) that names the option.
    """
    known = {option.name: option for option in options}
    values: JsonObject = {name: option.default for name, option in known.items()} | dict(usual)
    for name, value in given.items():
        if name not in known:
            raise Refusal("unknown_option", f"There is no option {name}: see the ruleset.", "invalid", field=name)
        _check(known[name], value)
        values[name] = value
    return values


def _check(option: Option, value: object) -> None:
    if option.type == "teams":
        wrong = wrong_teams(value)
        if wrong:
            raise Refusal("wrong_option", f"{option.name}: {wrong}.", "invalid", field=option.name)
        return
    right = {
        "integer": isinstance(value, int) and not isinstance(value, bool),
        "boolean": isinstance(value, bool),
        "choice": any(value == choice and type(value) is type(choice) for choice in option.choices),
    }[option.type]
    if right and isinstance(value, int) and option.type == "integer":
        right = option.minimum is not None and option.maximum is not None and option.minimum <= value <= option.maximum
    if not right:
        allowed = {
            "integer": f"a whole number from {option.minimum} to {option.maximum}", "boolean": "true or false",
            "choice": " or ".join(map(str, option.choices)),
        }[option.type]  # fmt: skip
        raise Refusal("wrong_option", f"{option.name} must be {allowed}.", "invalid", field=option.name)


def wrong_teams(value: object) -> str:
    """What is wrong with the option `teams`; empty if nothing is."""
    if value is None:
        return ""
    if not isinstance(value, dict) or not all(
        isinstance(members, list) and all(isinstance(m, str) for m in members) for members in value.values()
    ):
        return "teams must map the name of each team to a list of player ids (which may be empty)"
    if len(value) < FEWEST_TEAMS:
        return "there must be two teams at least"
    everybody = [member for members in value.values() for member in members]
    if len(set(everybody)) < len(everybody):
        return "no player can be in two teams"
    return ""
