"""Whether what is sent with an annonce is well-formed."""

from __future__ import annotations

from service.engine.core.refusals import Refusal
from service.engine.core.rulebook import hooks
from service.engine.core.rulebook.rules import Field, InPlay
from service.engine.core.stored.plain import JsonObject

KINDS: dict[str, type | tuple[type, ...]] = {
    "player": str, "integer": int, "combination": str, "string": str, "list": list, "players": list, "names": list,
    "name_or_number": (str, int), "name_or_mapping": (str, dict), "mappings": list,
}  # fmt: skip


def check_fields(g: InPlay, said: str, fields: tuple[Field, ...], values: JsonObject) -> None:
    """Refuse what is not well-formed: unknown and missing fields, wrong types, unknown players and names."""
    known = {f.name: f for f in fields}
    for name in values:
        if name not in known:
            raise Refusal("unknown_field", f"{said} has no field {name}: leave it out.", "invalid", field=name)
    for name, field in known.items():
        if name in values:
            _check_field(g, said, field, values[name])
        elif field.required:
            raise Refusal("missing_field", f"{said} needs the field {name}.", "invalid", field=name)


def _check_field(g: InPlay, said: str, field: Field, value: object) -> None:
    if not isinstance(value, KINDS[field.type]) or isinstance(value, bool):
        raise Refusal("wrong_type", f"{field.name} of {said} must be a {field.type}.", "invalid", field=field.name)
    if field.type == "combination" and value not in ask_names(g):
        raise Refusal("unknown_combination", f"{value} is no combination of this game.", "invalid", field=field.name)
    if field.minimum is not None and isinstance(value, int) and value < field.minimum:
        raise Refusal(
            "wrong_value", f"{field.name} of {said} must be at least {field.minimum}.", "invalid", field=field.name
        )
    for entry in value if isinstance(value, list) else [value]:
        _check_entry(g, said, field, entry)


def _check_entry(g: InPlay, said: str, field: Field, entry: object) -> None:
    """One entry of a list, or a value that is none."""
    if field.type in ("player", "players") and entry not in [p.id for p in g.state.players]:
        raise Refusal("unknown_player", f"There is no player {entry} at this table.", "invalid", field=field.name)
    if field.choices and entry not in field.choices:
        choices = ", ".join(map(str, field.choices))
        raise Refusal("wrong_value", f"{field.name} of {said} must be one of {choices}.", "invalid", field=field.name)
    if field.type == "names" and not isinstance(entry, str):
        raise Refusal("wrong_type", f"Each of {field.name} must be a name.", "invalid", field=field.name)
    if field.type == "mappings" and not isinstance(entry, str | dict):
        raise Refusal("wrong_type", f"Each of {field.name} must be a name or a mapping.", "invalid", field=field.name)
    if field.type == "list":
        if not isinstance(entry, dict):
            raise Refusal("wrong_type", f"Each of {field.name} must be a mapping.", "invalid", field=field.name)
        check_fields(g, said, field.items, entry)


def ask_names(g: InPlay) -> set[str]:
    """All names to bet on in this game."""
    return {name for names in hooks.names_to_bet_on.ask(g) for name in names}
