"""What is sent with annonces of several rules, by field; each has been found well-formed before a rule sees it."""

from __future__ import annotations

from typing import TypedDict


class Target(TypedDict):
    """target: the id of a player."""

    target: str


class Number(TypedDict):
    """value: a number, of what the annonce says."""

    value: int
