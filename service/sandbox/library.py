"""The situations that are shipped: read from the file that `./dev situations` has built of the tests' scenarios."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal, get_args

import msgspec

from service.json_types import JsonObject

Kind = Literal["window", "holding", "duel", "tie", "doubling", "refusal", "ending"]
KINDS: tuple[Kind, ...] = get_args(Kind)

FILE = "situations.json"


class Attempt(msgspec.Struct, frozen=True, kw_only=True):
    """An act that is to be tried in a situation, and what comes of it.

    player: whose seat. path: of the operation, after the game's own address; body: as JSON. effect: `refused` or
    `bevue`; code: of the refusal, or of what was wrong.
    """

    player: str
    path: str
    body: JsonObject
    effect: Literal["refused", "bevue"]
    code: str


class Situation(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where a game can be made to stand.

    id: stable. about: what of its kind is to be seen: a window's name, mode and rule; a holding; a duel's kind and what
    became of it; a code. scenario: the key of the one that leads there, which is played up to its step `after` (from 0,
    -1: none), and then on until so many windows have closed. attempt: what is refused there.
    """

    id: str
    ruleset: str
    kind: Kind
    about: tuple[str, ...]
    scenario: str
    after: int
    closings: int = 0
    attempt: Attempt | None = None


class Library(msgspec.Struct, frozen=True, kw_only=True):
    """All situations, and by key the scenarios that lead to them, as YAML would have them but for their ruleset."""

    scenarios: dict[str, JsonObject]
    situations: list[Situation]


@cache
def library() -> Library:
    """What is shipped."""
    return msgspec.json.decode(files(__package__).joinpath(FILE).read_bytes(), type=Library)


@cache
def by_id() -> dict[str, Situation]:
    """The situations that are shipped, by id."""
    return {one.id: one for one in library().situations}
