"""What the command line asks the demo for."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Wish:
    """speed: so many times human pace. seed: None for draws of the service's own. target: the score that wins at dice;
    manches: how many are played at cards. sit: the name of a person who sits down at cards. preset: the version of the
    modular rulebook."""

    speed: float
    seed: str | None
    url: str | None
    api_key: str | None
    ruleset: str
    target: int
    manches: int = 3
    sit: str | None = None
    preset: str = "originale"
