"""What is done to stored games of this rulebook besides the core's steps: see core/stored/migrations.py."""

from __future__ import annotations

from collections.abc import Mapping

from service.engine.core.stored.migrations import Step, Stored


def _what_eight_players_can_have_each_takes_less_room(stored: Stored) -> None:
    """Effects of birds are pairs, and a Frigelle is for all but the thrower without listing them."""
    for record in stored.get("records", []):
        if record["frame"]["kind"] == "modulaire.Frigelle":
            record["frame"].pop("who", None)
    birds = (stored.get("notes") or {}).get("c3_attrape_oiseau") or {}
    if "effects" in birds:
        birds["effects"] = [[effect["solution"], effect["by"]] for effect in birds["effects"]]


STEPS: Mapping[int, Step] = {5: _what_eight_players_can_have_each_takes_less_room}
"""By the schema to which each leads. What was released is never changed."""
