"""The options of a game, and the rules that result from them: checked once, when the game is created."""

from __future__ import annotations

from typing import Any

import msgspec

from service.engine.core.refusals import Refusal
from service.engine.core.rules import RULES
from service.engine.cul_de_chouette import rulebooks
from service.engine.cul_de_chouette.flow.sides import wrong_teams


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
    choices: tuple[str, ...] = ()
    read_only: bool = False
    fr: str
    en: str


OPTIONS = (
    Option(name="target", type="integer", default=343, minimum=-100_000, maximum=100_000,
           fr="le score qui gagne", en="the score that wins"),
    Option(name="negative_scores", type="boolean", default=None,
           fr="un score peut passer sous zéro", en="whether a score may go below zero"),
    Option(name="bevue", type="choice", default="strict", choices=("strict", "lenient"),
           fr="une bévue coûte 10 points, ou est refusée", en="a wrong act costs 10 points, or is refused"),
    Option(name="tie_ms", type="integer", default=50, minimum=0, maximum=5_000,
           fr="écart maximal de deux actes simultanés (ms)", en="how far apart two simultaneous acts may be (ms)"),
    Option(name="reaction_ms", type="integer", default=4_000, minimum=1, maximum=600_000,
           fr="durée d'une fenêtre de réaction (ms)", en="length of a reaction window (ms)"),
    Option(name="decision_ms", type="integer", default=15_000, minimum=1, maximum=3_600_000,
           fr="durée d'une fenêtre de choix (ms)", en="length of a window in which a player must choose (ms)"),
    Option(name="pause_ms", type="integer", default=1_500, minimum=0, maximum=60_000,
           fr="temps minimal avant un lancer, pour que les autres parlent (ms)",
           en="least time before a throw, so that others can speak (ms)"),
    Option(name="turn_ms", type="integer", default=60_000, minimum=0, maximum=86_400_000,
           fr="temps pour lancer, 0 pour toujours (ms)", en="how long a player may take to throw, 0: without end (ms)"),
    Option(name="settle_ms", type="integer", default=0, minimum=0, maximum=5_000,
           fr="délai de clôture d'une fenêtre, pour les actes arrivés à temps (ms)",
           en="how long after its deadline a window settles, for acts that arrived in time (ms)"),
    Option(name="late_ms", type="integer", default=0, minimum=0, maximum=2_000,
           fr="retard que le réseau peut causer : un cri est alors tardif et gratuit, et non une bévue (ms)",
           en="how late a network that was not measured may make a shout: so long it is late and free, not wrong (ms)"),
    Option(name="max_players", type="integer", default=8, minimum=2, maximum=64,
           fr="nombre de places à la table", en="how many seats the table has"),
    Option(name="flight_ms", type="integer", default=0, minimum=0, maximum=60_000,
           fr="temps de vol des dés lancés (ms)", en="how long thrown dice fly (ms)"),
    Option(name="cocked_dice", type="integer", default=0, minimum=0, maximum=500,
           fr="combien de dés sur 1000 tombent ou sont cassés", en="how many of 1000 dice fall off the table or lean"),
    Option(name="aquitaine", type="boolean", default=False,
           fr="titouan à l'Aquitaine : des gorgées au lieu de points",
           en="play à l'Aquitaine (titouan): sips instead of points"),
    Option(name="away_ms", type="integer", default=30_000, minimum=1_000, maximum=3_600_000,
           fr="coupure après laquelle un joueur est tenu pour levé (ms)",
           en="how long a player's connection may be cut until the player counts as having stood up (ms)"),
    Option(name="abandon_ms", type="integer", default=86_400_000, minimum=1_000, maximum=2_592_000_000,
           fr="temps sans personne à la table, après lequel la partie est abandonnée (ms)",
           en="how long the table may be without any player until the game ends as abandoned (ms)"),
    Option(name="forfeit_ms", type="integer", default=0, minimum=0, maximum=2_592_000_000,
           fr="absence (debout, silencieux ou coupé) après laquelle un joueur a déclaré forfait, 0 pour jamais (ms)",
           en="how long a player may be absent (standing, silent or cut) until that is a forfeit, 0 for ever (ms)"),
    Option(name="lobby_ms", type="integer", default=86_400_000, minimum=1_000, maximum=2_592_000_000,
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


def checked_options(ruleset: str, given: dict[str, Any]) -> dict[str, Any]:
    """All options with their values. Raises Refusal (`unknown_option`, `wrong_option`) naming the option."""
    book = rulebooks.resolve(ruleset)
    known = {o.name: o for o in OPTIONS}
    values: dict[str, Any] = {o.name: o.default for o in OPTIONS} | book["options"]
    for name, value in given.items():
        if name not in known:
            raise Refusal("unknown_option", f"There is no option {name}: see the ruleset.", "invalid", field=name)
        _check(known[name], value)
        if name in book["fixed"] and value != values[name]:
            raise Refusal("wrong_option", book["fixed"][name], "invalid", field=name)
        values[name] = value
    if values["aquitaine"]:
        # Scores are not kept, so that none can be too low for anything.
        values["negative_scores"] = True
    if values["target"] == 0 or (values["target"] < 0 and not values["negative_scores"]):
        raise Refusal(
            "wrong_option", "target must not be 0, and a negative target needs negative scores.", "invalid",
            field="target",
        )  # fmt: skip
    return values


def _check(option: Option, value: Any) -> None:
    if option.type == "teams":
        wrong = wrong_teams(value)
        if wrong:
            raise Refusal("wrong_option", f"{option.name}: {wrong}.", "invalid", field=option.name)
        return
    right = {
        "integer": isinstance(value, int) and not isinstance(value, bool),
        "boolean": isinstance(value, bool),
        "choice": value in option.choices,
    }[option.type]
    if right and option.type == "integer":
        right = option.minimum is not None and option.maximum is not None and option.minimum <= value <= option.maximum
    if not right:
        allowed = {
            "integer": f"a whole number from {option.minimum} to {option.maximum}", "boolean": "true or false",
            "choice": " or ".join(option.choices),
        }[option.type]  # fmt: skip
        raise Refusal("wrong_option", f"{option.name} must be {allowed}.", "invalid", field=option.name)


def resolved_rules(ruleset: str, switches: Any, options: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The rules in force, with their parameters, after the switches and what follows from them and the options.

    Raises Refusal: `unknown_rule`, `rule_not_switchable`, `rule_needs_another`, `rule_needs_option`, `wrong_option`.
    """
    if not isinstance(switches, dict) or not all(isinstance(on, bool) for on in switches.values()):
        raise Refusal("wrong_option", "rules must map rule ids to true or false.", "invalid", field="rules")
    book: dict[str, dict[str, Any]] = rulebooks.resolve(ruleset)["rules"]
    for rule_id in switches:
        if rule_id not in book:
            raise Refusal("unknown_rule", f"{ruleset} has no rule {rule_id}.", "invalid", field=f"rules.{rule_id}")
        if not RULES[rule_id].switchable:
            raise Refusal("rule_not_switchable", f"{rule_id} cannot be switched.", "invalid", field=f"rules.{rule_id}")
    on = [rule_id for rule_id in book if switches.get(rule_id, not book[rule_id].get("off", False))]
    for rule_id in [r for r in on if any(options[o] != v for o, v in book[r].get("only_with", {}).items())]:
        if switches.get(rule_id):
            raise Refusal(
                "rule_needs_option", f"{rule_id} needs {book[rule_id]['only_with']}.", "invalid",
                field=f"rules.{rule_id}",
            )  # fmt: skip
        on.remove(rule_id)
    while lacking := [r for r in on if any(need not in on for need in RULES[r].needs)]:
        wished = [r for r in lacking if switches.get(r)]
        if wished:
            raise Refusal(
                "rule_needs_another", f"{wished[0]} needs {', '.join(RULES[wished[0]].needs)}: switch that on too.",
                "invalid", field=f"rules.{wished[0]}",
            )  # fmt: skip
        on = [r for r in on if r not in lacking]
    return {
        rule_id: {k: v for k, v in book[rule_id].items() if k not in ("off", "only_with", "aquitaine")}
        | (book[rule_id].get("aquitaine", {}) if options["aquitaine"] else {})
        for rule_id in on
    }  # fmt: skip
