"""Acts of scenarios as the requests that a client makes."""

from __future__ import annotations

from service.json_types import JsonObject

AT_CARDS = {
    "play": ("plays", "cards"),
    "putsch": ("putsches", "cards"),
    "exchange": ("exchanges", "cards"),
    "demand": ("demands", "ranks"),
    "vote": ("votes", "vote"),
}
"""By the kind of act: the path, and the field that says what."""

CLAIMS = ("reaction_ms", "connection_ms")


def request_of(act: JsonObject, duel: int | None, *, cards: bool) -> tuple[str, JsonObject] | None:
    """Path and body of an act of a scenario; None where no client can make it so.

    duel: the id of the duel that terms would be for, None without one. cards: whether it is a game at cards.
    """
    kind = act["kind"]
    fields = {name: value for name, value in act.items() if name not in ("kind", kind, *CLAIMS)}
    if kind == "roll":
        return "rolls", fields
    if kind == "pass":
        return ("passes", fields) if cards else ("annonces", {"annonce": "pass", **fields})
    if kind == "annonce":
        return "annonces", {"annonce": act["annonce"], **fields}
    if kind == "challenge":
        return ("challenges", {"challenge": act["challenge"], **fields}) if "target" in act else None
    if kind == "terms" and duel is not None:
        return f"challenges/{duel}/terms", {**act["terms"], **fields}
    if kind == "direction":
        return "direction", dict(act["direction"])
    if kind in AT_CARDS:
        path, name = AT_CARDS[kind]
        said = act[kind]
        return path, {name: [str(code) for code in said] if isinstance(said, list) else said, **_as(fields)}
    return None


def _as(fields: JsonObject) -> JsonObject:
    """The rank that cards stand for is a text, whatever it looks like."""
    return {name: str(value) if name == "as" else value for name, value in fields.items()}
