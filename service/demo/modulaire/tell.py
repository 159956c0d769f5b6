"""One event of a table of `modulaire` as a sentence, as a player at the table would say it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from service.demo.modulaire.known import Table
from service.demo.tell import faces
from service.json_types import JsonMapping

Told = JsonMapping
THROWS = {
    "chouettes": " the chouettes", "cul": " the cul", "sirotage": " for the sirotage", "values": " for the value",
    "opening": " for who begins", "soufflette": " in the duel", "merlin": " for Merlin",
}  # fmt: skip
_FORMS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "attrape_oiseau": ("J'attrape l'oiseau : {} !", ("solution",)), "axiome_du_choix": ("{}.", ("value",)),
    "civet": ("Civet de {} sur {} !", ("amount", "combination")), "duplication": ("Je duplique {} !", ("object",)),
    "emplettes": ("Je prends {} !", ("objects",)), "je_donne": ("Je donne {} !", ("amount",)),
    "lance_tichette": ("Tichette {} !", ("card",)), "question": ("{}", ("text",)), "sloubi": ("Sloubi {}", ("value",)),
    "voeu": ("Je fais vœu de {} !", ("value",)),
}  # fmt: skip
"""Annonces that say what they are about, and which of their fields they say: the rulebook has examples of these."""


def tell(table: Table, event: Told) -> str:
    """A line, or nothing for what goes without saying. event: as JSON."""
    say = _LINES.get(event["type"])
    return say(table, event) if say else ""


def _dice(table: Table, event: Told) -> str:
    who = table.name(event["player"])
    who = f"The table, for {who}," if event["by_table"] else who
    kept = f", keeping {faces(event['kept'])}" if event.get("kept") else ""
    counts = f" (they count as {faces(event['table'])})" if len(event["table"]) == len(event["faces"]) != 0 and (
        list(event["table"]) != list(event["faces"])
    ) else ""  # fmt: skip
    return f"{who} throws{THROWS.get(event['purpose'], '')}: {faces(event['faces'])}{kept}{counts}"


def _coup(table: Table, event: Told) -> str:
    names = " and ".join(name.replace("_", " ").capitalize() for name in event["combinations"]) or "Néant"
    return f"{faces(event['dice'])}: {names}"


def _said(table: Table, event: Told) -> str:
    fields, word = event["fields"], event["annonce"]
    form, spoken = _FORMS.get(word, ("", ()))
    phrase = form.format(*(_spoken(table, fields[name]) for name in spoken)) or table.lexicon.phrase(word, fields)
    told = ", ".join(_value(table, value) for name, value in fields.items() if name not in spoken)
    return f"{table.name(event['player'])}: «{phrase}»{f' ({told})' if told else ''}"


def _spoken(table: Table, value: object) -> str:
    """A value as it is said: names of things without what only ids have."""
    said = _value(table, value).replace("_", " ")
    return said.capitalize() if value in ("avec", "sans") else said


def _value(table: Table, value: object) -> str:
    if isinstance(value, list):
        return " ".join(_value(table, each) for each in value) or "–"
    if isinstance(value, dict):
        return " ".join(_value(table, each) for each in value.values())
    return table.kind(value)


def _moved(table: Table, event: Told) -> str:
    return "; ".join(
        f"{table.name(move['player'])} {_points(move)} → {move['score']} ({table.lexicon.label(move['rule'])})"
        for move in event["movements"]
        if move["points"] or move.get("points_sixths")
    )


def _points(move: Told) -> str:
    return f"{move['points']:+d}" + (f" {move['points_sixths']}/6" if move.get("points_sixths") else "")


def _bevue(table: Table, event: Told) -> str:
    return f"A bévue by {table.name(event['player'])}: {event['detail']}"


def _holding(table: Table, event: Told) -> str:
    verb = "gains" if event["type"] == "holding_gained" else "no longer has"
    kind = f" {table.kind(event['of'])}" if "of" in event else ""
    return f"{table.name(event['player'])} {verb}: {event['holding'].replace('_', ' ')}{kind}"


def _values(table: Table, event: Told) -> str:
    return "Values: " + ", ".join(f"{table.name(player)} {value}" for player, value in event["values"].items())


def _lying(table: Table, event: Told) -> str:
    return f"{table.name(event['player'])} {'lies down' if event['down'] else 'gets up'}"


def _stopped(table: Table, event: Told) -> str:
    said = event["act"].get("annonce") or event["act"].get("challenge") or event["act"]["act"]
    return f"{table.name(event['player'])} may not: «{table.lexicon.phrase(said)}»"


def _over(table: Table, event: Told) -> str:
    return f"{table.name(event['winner'])} wins the game!" if event.get("winner") else "No player wins"


_LINES: Mapping[str, Callable[[Table, Told], str]] = {
    "player_joined": lambda table, event: f"{event['name']} sits down",
    "turn_started": lambda table, event: f"— {table.name(event['player'])} is on turn",
    "dice_rolled": _dice, "coup_made": _coup, "annonce_made": _said, "points_moved": _moved, "bevue": _bevue,
    "holding_gained": _holding, "holding_lost": _holding, "values_set": _values, "lying_down": _lying,
    "act_stopped": _stopped, "game_finished": _over,
    "player_out": lambda table, event: f"{table.name(event['player'])} is out of the game",
}  # fmt: skip
