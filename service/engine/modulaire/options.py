"""The options of a game, and the modules that result from them: checked once, when the game is created."""

from __future__ import annotations

from service.engine.core.family import Rules
from service.engine.core.refusals import Refusal
from service.engine.core.rulebook.options import COMMON, Option, checked
from service.engine.core.rulebook.rules import RULES
from service.engine.core.stored.plain import JsonObject
from service.engine.dice.options import PACE
from service.engine.modulaire.numbers import PLAFOND_BELOW_TARGET, TARGET, WITH_LYING_DOWN
from service.engine.modulaire.rules import ORDER, PRESETS

DEFAULT = "originale"
_COMMON = {option.name: option for option in COMMON}

OPTIONS = (
    Option(name="preset", type="choice", default=DEFAULT, choices=tuple(PRESETS),
           fr="la version du livre, que `rules` change module par module",
           en="the version of the rulebook, which `rules` changes module by module"),
    Option(name="target", type="integer", default=TARGET, minimum=1, maximum=100_000,
           fr="le score qui gagne", en="the score that wins"),
    Option(name="plafond", type="integer", default=0, minimum=0, maximum=100_000,
           fr="le score qu'on ne passe pas hors de son tour (b2) ; 0 : 11 de moins que le but",
           en="the score that cannot be passed out of turn (b2); 0: 11 less than the target"),
    Option(name="negative_scores", type="boolean", default=True,
           fr="un score peut passer sous zéro", en="whether a score may go below zero"),
    Option(name="bevue", type="choice", default="strict", choices=("strict", "lenient"),
           fr="une bévue coûte 10 points (a6), ou est refusée", en="a wrong act costs 10 points (a6), or is refused"),
    *PACE,
    Option(name="max_players", type="integer", default=8, minimum=2, maximum=8,
           fr="nombre de places à la table", en="how many seats the table has"),
    _COMMON["away_ms"],
    _COMMON["abandon_ms"],
    _COMMON["forfeit_ms"],
    _COMMON["lobby_ms"],
    _COMMON["lag_compensation"],
    _COMMON["lag_trust"],
)  # fmt: skip


def settled(wanted: JsonObject) -> tuple[JsonObject, Rules]:
    """All options with their values, and the modules in force.

    Raises Refusal: `unknown_option`, `wrong_option`, `unknown_rule`, `rule_not_switchable`, `rule_needs_another`.
    """
    values = checked(OPTIONS, {}, {name: value for name, value in wanted.items() if name != "rules"})
    values["plafond"] = values["plafond"] or max(0, values["target"] - PLAFOND_BELOW_TARGET)
    return values, _modules(values["preset"], wanted.get("rules", {}))


def _modules(preset: str, switches: object) -> Rules:
    if not isinstance(switches, dict) or not all(isinstance(on, bool) for on in switches.values()):
        raise Refusal("wrong_option", "rules must map rule ids to true or false.", "invalid", field="rules")
    for rule_id, on in switches.items():
        if rule_id not in ORDER:
            raise Refusal("unknown_rule", f"There is no module {rule_id}.", "invalid", field=f"rules.{rule_id}")
        if not RULES[rule_id].switchable and not (on and rule_id in PRESETS[preset]):
            raise Refusal("rule_not_switchable", f"{rule_id} cannot be switched.", "invalid", field=f"rules.{rule_id}")
    on_ = {rule_id for rule_id in ORDER if switches.get(rule_id, rule_id in PRESETS[preset])}
    if on_ & set(WITH_LYING_DOWN):
        on_.add("se_coucher")
    for rule_id in sorted(on_):
        lacking = [need for need in RULES[rule_id].needs if need not in on_]
        if lacking:
            raise Refusal(
                "rule_needs_another", f"{rule_id} needs {', '.join(lacking)}: switch that on too, or {rule_id} off.",
                "invalid", field=f"rules.{rule_id}",
            )  # fmt: skip
    return {rule_id: _parameters(rule_id, on_) for rule_id in ORDER if rule_id in on_}


def _parameters(rule_id: str, on: set[str]) -> JsonObject:
    """What a module lacks where others are off: words and fields that belong to these."""
    unknown = [name for name, need in RULES[rule_id].only_with.items() if need not in on]
    return {"unknown": unknown} if unknown else {}
