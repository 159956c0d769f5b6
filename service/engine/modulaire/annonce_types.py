"""What is sent with annonces of several modules, by field; each has been found well-formed before a module sees it."""

from __future__ import annotations

from typing import TypedDict


class Target(TypedDict):
    """target: the id of a player."""

    target: str


class Stake(TypedDict):
    """combination: a name; amount: points."""

    combination: str
    amount: int
