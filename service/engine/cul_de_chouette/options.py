"""The options of a game, and the rules that result from them: checked once, when the game is created."""

from __future__ import annotations

from service.engine.core.refusals import Refusal
from service.engine.core.rulebook.options import COMMON, Option, checked
from service.engine.core.rulebook.rules import RULES
from service.engine.core.stored.plain import JsonObject
from service.engine.cul_de_chouette import rulebooks
from service.engine.dice.options import PACE

NOT_PARAMETERS = ("off", "only_with", "aquitaine")
"""What a rulebook says of a rule that only decides whether, or as what, it is in force."""

_COMMON = {option.name: option for option in COMMON}

OPTIONS = (
    Option(name="target", type="integer", default=343, minimum=-100_000, maximum=100_000,
           fr="le score qui gagne", en="the score that wins"),
    Option(name="negative_scores", type="boolean", default=None,
           fr="un score peut passer sous zéro", en="whether a score may go below zero"),
    Option(name="bevue", type="choice", default="strict", choices=("strict", "lenient"),
           fr="une bévue coûte 10 points, ou est refusée", en="a wrong act costs 10 points, or is refused"),
    *PACE,
    _COMMON["max_players"],
    Option(name="flight_ms", type="integer", default=0, minimum=0, maximum=60_000,
           fr="temps de vol des dés lancés (ms)", en="how long thrown dice fly (ms)"),
    Option(name="cocked_dice", type="integer", default=0, minimum=0, maximum=500,
           fr="combien de dés sur 1000 tombent ou sont cassés", en="how many of 1000 dice fall off the table or lean"),
    Option(name="aquitaine", type="boolean", default=False,
           fr="titouan à l'Aquitaine : des gorgées au lieu de points",
           en="play à l'Aquitaine (titouan): sips instead of points"),
    _COMMON["away_ms"],
    _COMMON["abandon_ms"],
    _COMMON["forfeit_ms"],
    _COMMON["lobby_ms"],
    _COMMON["lag_compensation"],
    _COMMON["lag_trust"],
    _COMMON["teams"],
)  # fmt: skip

DEFAULTS = {option.name: option.default for option in OPTIONS}


def checked_options(ruleset: str, given: JsonObject) -> JsonObject:
    """All options with their values. Raises Refusal (`unknown_option`, `wrong_option`) naming the option."""
    book = rulebooks.resolve(ruleset)
    values = checked(OPTIONS, book["options"], given)
    for name in given:
        if name in book["fixed"] and values[name] != (DEFAULTS | book["options"])[name]:
            raise Refusal("wrong_option", book["fixed"][name], "invalid", field=name)
    if values["aquitaine"]:
        # Scores are not kept, so that none can be too low for anything.
        values["negative_scores"] = True
    if values["target"] == 0 or (values["target"] < 0 and not values["negative_scores"]):
        raise Refusal(
            "wrong_option", "target must not be 0, and a negative target needs negative scores.", "invalid",
            field="target",
        )  # fmt: skip
    return values


def resolved_rules(ruleset: str, switches: object, options: JsonObject) -> dict[str, JsonObject]:
    """The rules in force, with their parameters, after the switches and what follows from them and the options.

    Raises Refusal: `unknown_rule`, `rule_not_switchable`, `rule_needs_another`, `rule_needs_option`, `wrong_option`.
    """
    if not isinstance(switches, dict) or not all(isinstance(on, bool) for on in switches.values()):
        raise Refusal("wrong_option", "rules must map rule ids to true or false.", "invalid", field="rules")
    book: dict[str, JsonObject] = rulebooks.resolve(ruleset)["rules"]
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
        rule_id: {k: v for k, v in book[rule_id].items() if k not in NOT_PARAMETERS}
        | (book[rule_id].get("aquitaine", {}) if options["aquitaine"] else {})
        for rule_id in on
    }  # fmt: skip
