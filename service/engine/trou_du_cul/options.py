"""The options of a match, and the rules that result from them."""

from __future__ import annotations

from typing import Any

from service.engine.core.family import Rules
from service.engine.core.refusals import Refusal
from service.engine.core.rulebook.options import COMMON, Option, checked
from service.engine.core.rulebook.rules import RULES
from service.engine.trou_du_cul.rules import ORDER
from service.engine.trou_du_cul.rules.cartes.paquets import FEWEST, MOST, PLAYERS

OFF = ("putsch", "demande")
"""The variants, which a table has to switch on."""

_COMMON = {option.name: option for option in COMMON}
_SUITS = ("S", "H", "D", "C")

OPTIONS = (
    Option(name="packs", type="choice", default="auto", choices=("auto", 1, 2),
           fr="combien de paquets ; auto : deux à partir de sept joueurs",
           en="how many packs; auto: two from seven players on"),
    Option(name="start_queen", type="choice", default="H", choices=_SUITS,
           fr="couleur de la dame qui commence", en="suit of the queen whose holder starts the match"),
    Option(name="direction_queen", type="choice", default="S", choices=_SUITS,
           fr="couleur de la dame vers laquelle va le jeu", en="suit of the queen that the direction goes to"),
    Option(name="direction_decider", type="choice", default="start", choices=("start", "direction"),
           fr="qui décide du sens s'il est ambigu : qui tient la dame qui commence, ou l'autre",
           en="who decides on an ambiguous direction: the holder of the queen that starts, or of the other one"),
    Option(name="manches", type="integer", default=0, minimum=0, maximum=1_000,
           fr="nombre de manches de la partie, 0 : non fixé", en="the match ends after so many manches; 0: not fixed"),
    Option(name="vote", type="boolean", default=True,
           fr="on vote après chaque manche pour continuer ou non", en="vote after every manche whether to go on"),
    Option(name="points", type="choice", default="grades", choices=("grades", "places", "none"),
           fr="barème d'une manche", en="what a manche is worth: by role, by place, or nothing"),
    Option(name="tie_ms", type="integer", default=50, minimum=0, maximum=5_000,
           fr="écart maximal de deux putschs simultanés (ms)",
           en="how far apart two simultaneous putsches may be (ms)"),
    Option(name="reaction_ms", type="integer", default=2_000, minimum=1, maximum=600_000,
           fr="durée d'une fenêtre de putsch (ms)", en="length of a putsch window (ms)"),
    Option(name="decision_ms", type="integer", default=15_000, minimum=1, maximum=3_600_000,
           fr="durée des fenêtres de sens, de demande, d'échange et de vote (ms)",
           en="length of the windows direction, demand, exchange and vote (ms)"),
    Option(name="turn_ms", type="integer", default=30_000, minimum=0, maximum=86_400_000,
           fr="temps pour jouer, 0 pour toujours (ms)", en="how long a player on turn has, 0: without end (ms)"),
    Option(name="away_after", type="integer", default=2, minimum=1, maximum=100,
           fr="silences de suite après lesquels on n'attend plus un joueur",
           en="after so many silences in a row the game no longer waits for a player"),
    _COMMON["settle_ms"],
    _COMMON["lag_compensation"],
    _COMMON["lag_trust"],
    Option(name="max_players", type="integer", default=8, minimum=FEWEST, maximum=MOST,
           fr="nombre de places à la table", en="how many seats the table has"),
    Option(name="away_ms", type="integer", default=60_000, minimum=1_000, maximum=3_600_000,
           fr="coupure après laquelle un joueur est tenu pour levé (ms)",
           en="how long a player's connection may be cut until the player counts as having stood up (ms)"),
    _COMMON["abandon_ms"],
    _COMMON["forfeit_ms"],
    _COMMON["lobby_ms"],
)  # fmt: skip


def settled(wanted: dict[str, Any]) -> tuple[dict[str, Any], Rules]:
    """All options with their values, and the rules in force. Raises Refusal: `unknown_option`, `wrong_option`,
    `unknown_rule`, `rule_not_switchable`."""
    values = checked(OPTIONS, {}, {name: value for name, value in wanted.items() if name != "rules"})
    if values["start_queen"] == values["direction_queen"]:
        raise _wrong("direction_queen", "direction_queen must be another suit than start_queen.")
    if not values["manches"] and not values["vote"]:
        raise _wrong("manches", "Without a vote the match needs a number of manches: otherwise nothing would end it.")
    most = PLAYERS[1 if values["packs"] == 1 else 2][1]
    if values["max_players"] > most:
        raise _wrong("max_players", f"One pack has cards for {most} players: take fewer seats, or more packs.")
    return values, _rules(wanted.get("rules", {}))


def _rules(switches: Any) -> Rules:
    if not isinstance(switches, dict) or not all(isinstance(on, bool) for on in switches.values()):
        raise _wrong("rules", "rules must map rule ids to true or false.")
    for rule_id in switches:
        if rule_id not in ORDER:
            raise Refusal("unknown_rule", f"This game has no rule {rule_id}.", "invalid", field=f"rules.{rule_id}")
        if not RULES[rule_id].switchable:
            raise Refusal("rule_not_switchable", f"{rule_id} cannot be switched.", "invalid", field=f"rules.{rule_id}")
    return {rule_id: {} for rule_id in ORDER if switches.get(rule_id, rule_id not in OFF)}


def _wrong(field: str, detail: str) -> Refusal:
    return Refusal("wrong_option", detail, "invalid", field=field)
