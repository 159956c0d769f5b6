"""What is done to stored games of Cul de Chouette besides the core's steps: see core/stored/migrations.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from service.engine.core.stored.migrations import Step, Stored

SHORT = {"bettor": "by", "target": "on", "amount": "of", "combination": "dice"}
"""What a bet's fields have been called, and are called from schema 3 on."""

USUAL = {"factor": 1, "duel": 0}
"""What stakes and bets say from schema 3 on only where it is something else."""


def _bets_are_stored_in_few_bytes(stored: Stored) -> None:
    """They say themselves which is their bettor's latest, and nothing that goes without saying."""
    notes = stored.get("notes", {})
    laid = notes.get("civet_filoche")
    if laid is not None:
        for bet in laid["bets"]:
            if bet["n"] == laid["latest"].get(bet["bettor"]):
                bet["latest"] = True
        notes["civet_filoche"] = laid["bets"]
    for part in (notes, *(throw.get("notes") or {} for throw in stored.get("throws", []))):
        if part.get("civet"):
            part["civet"] = [_unusual(stake) for stake in part["civet"]]
        if part.get("civet_filoche"):
            part["civet_filoche"] = [_short(bet) for bet in part["civet_filoche"]]


def _unusual(stored: Stored) -> Stored:
    return {name: value for name, value in stored.items() if name not in USUAL or value != USUAL[name]}


def _short(bet: dict[str, Any]) -> Stored:
    return {SHORT.get(name, name): value for name, value in _unusual(bet).items() if name != "n"}


STEPS: Mapping[int, Step] = {3: _bets_are_stored_in_few_bytes}
"""By the schema to which each leads. What was released is never changed."""
