"""The scenario format: from YAML to checked data, with an error that names the file, the scenario and the step."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import yaml

from service import engine
from service.json_types import JsonObject

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The safe loader that libyaml reads for, ten times as fast, where PyYAML comes with it."""

KEYS = {
    "title", "source", "ruleset", "options", "players", "first", "turns_played", "dice", "play", "expect", "joining",
    "started",
}  # fmt: skip
STEP_KEYS = {"at", "expect", "in_flight", "time"}
BARE_ACTS = ("roll", "pass", "leave", "leave_for_good", "forfeit", "back", "arrive", "cut", "reconnected")


NAMED_BY: dict[str, type] = {
    "roll": bool,
    "annonce": str,
    "challenge": str,
    "terms": dict,
    "pass": bool,
    "arrive": bool,
}
"""The acts that are mappings, by the key that names them, and what its value is."""


class ScenarioError(Exception):
    """A scenario that cannot be read; the message says where and why."""


class Step(msgspec.Struct, kw_only=True):
    """One line of `play`. player and act: who does what; settle: `all` or `window`; wait: ms.

    at: ms after the last dice landed, None for as soon as possible; in_flight: ms after the last release instead;
    time: ms after the start (records). clock: everything due up to this instant closes. expect: what must hold then.
    Without a player it is the organiser who acts, if anybody does.
    """

    player: str = ""
    act: JsonObject = {}
    settle: str = ""
    wait: int | None = None
    at: int | None = None
    in_flight: int | None = None
    time: int | None = None
    clock: int | None = None
    expect: JsonObject = {}
    raw: Any = None


class Scenario(msgspec.Struct, kw_only=True):
    """A game, or a stretch of one, with its outcome. told: all that it says, as the game's own dialect reads it."""

    title: str
    ruleset: str
    players: dict[str, JsonObject]
    source: str = ""
    options: JsonObject = {}
    first: str | None = None
    turns_played: int = 0
    dice: list[Any] = []
    play: list[Step] = []
    expect: JsonObject = {}
    joining: JsonObject = {}
    started: bool = True
    where: str = ""
    told: JsonObject = {}


def read(path: Path) -> list[Scenario]:
    """All scenarios of a file, or of every .yaml file of a folder. Raises ScenarioError."""
    if path.is_dir():
        return [scenario for file in sorted(path.rglob("*.yaml")) for scenario in read(file)]
    try:
        documents = list(yaml.load_all(path.read_text("utf-8"), Loader=LOADER))
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise ScenarioError(f"{path}: cannot be read: {error}") from error
    return [parse(d, f"{path}#{n}") for n, d in enumerate(documents, start=1) if d is not None]


def parse(document: Any, where: str) -> Scenario:
    """One scenario from its YAML data. Raises ScenarioError."""
    if not isinstance(document, dict):
        raise ScenarioError(f"{where}: a scenario is a mapping, and this is a {type(document).__name__}")
    if not engine.knows(str(document.get("ruleset"))):
        # Another game's form is its own; all that is needed of it here is its name.
        title, ruleset = str(document.get("title", where)), str(document.get("ruleset"))
        return Scenario(title=title, ruleset=ruleset, players={}, where=where)
    dialect = engine.dialect(document["ruleset"])
    unknown = set(document) - KEYS - dialect.keys
    if unknown:
        raise ScenarioError(f"{where}: unknown key {', '.join(sorted(map(str, unknown)))}")
    data = {k: v for k, v in document.items() if v is not None or k == "first"}
    data["players"] = _players(document.get("players"), "players", document["ruleset"], where)
    data["joining"] = _players(document.get("joining") or {}, "joining", document["ruleset"], where)
    data["play"] = [_step(raw, f"{where}, step {n}", dialect) for n, raw in enumerate(_list(document, "play", where))]
    data.setdefault("title", where)
    try:
        scenario = msgspec.convert({k: v for k, v in data.items() if k in KEYS - {"play"}}, Scenario)
    except msgspec.ValidationError as error:
        raise ScenarioError(f"{where}: {error}") from error
    scenario.play, scenario.where = data["play"], where
    scenario.told = {name: value for name, value in document.items() if name != "play"}
    _check_people_and_dice(scenario, dialect)
    return scenario


def _check_people_and_dice(scenario: Scenario, dialect: engine.Dialect) -> None:
    where, known = scenario.where, {*scenario.players, *map(str, scenario.joining)}
    known.update(step.player for step in scenario.play if step.act.get("kind") == "arrive")
    if scenario.first is not None and scenario.first not in scenario.players:
        raise ScenarioError(f"{where}: first is {scenario.first}, who is not among the players")
    twice = sorted(set(scenario.players) & set(scenario.joining))
    if twice:
        raise ScenarioError(f"{where}: {twice[0]} is joining, and sits at the table already")
    for number, step in enumerate(scenario.play):
        if step.player and step.player not in known:
            raise ScenarioError(f"{where}, step {number}: {step.player} is not among the players")
    # A 0 is a die that falls off the table (card cocked_dice).
    least = 0 if scenario.options.get("cocked_dice") else 1
    wrong = [face for face in scenario.dice if not dialect.is_drawn(face, least)]
    if wrong:
        raise ScenarioError(f"{where}: dice have faces from 1 to 6, and not {wrong[0]}")


def _players(raw: Any, key: str, ruleset: str, where: str) -> dict[str, JsonObject]:
    if not isinstance(raw, dict):
        raise ScenarioError(f"{where}: {key} maps each player to what they start with")
    return {str(player): _start(player, facts or {}, ruleset, where) for player, facts in raw.items()}


def _start(player: Any, facts: Any, ruleset: str, where: str) -> JsonObject:
    """What one player starts with."""
    score = facts.get("score", 0) if isinstance(facts, dict) else None
    holds = (facts.get("holds") or []) if isinstance(facts, dict) else None
    if not engine.dialect(ruleset).is_score(score) or not isinstance(holds, list):
        raise ScenarioError(f"{where}: {player} starts with a score and a list of what they hold, not {facts!r}")
    for held in holds:
        value = next(iter(held.items())) if isinstance(held, dict) and len(held) == 1 else (held, 1)
        if not engine.may_hold(ruleset, *value):
            raise ScenarioError(f"{where}: {player} cannot hold {held!r}")
    if "lag" in facts:
        _number(facts["lag"], where)
    _number(facts.get("drunk", 0), where)
    knows = facts.get("knows") or []
    if not isinstance(knows, list) or not all(isinstance(rule, str) for rule in knows):
        raise ScenarioError(f"{where}: {player} knows a list of rules, not {knows!r}")
    return dict(facts)


def _list(document: JsonObject, key: str, where: str) -> list[Any]:
    raw = document.get(key) or []
    if not isinstance(raw, list):
        raise ScenarioError(f"{where}: {key} is a list, and this is {raw!r}")
    return raw


def _step(raw: Any, where: str, dialect: engine.Dialect) -> Step:
    if raw == "settle":
        return Step(settle="all", raw=raw)
    if not isinstance(raw, dict):
        raise ScenarioError(f"{where}: a step is {{PLAYER: ACT}} or settle, and this is {raw!r}")
    extras: JsonObject = {k: raw[k] for k in STEP_KEYS if raw.get(k) is not None}
    for name in ("at", "in_flight"):
        if name in extras:
            _number(extras[name], where)
    if "time" in extras:
        # What was made a moment before the start, and stored after it, has a time below zero.
        _number(abs(extras["time"]) if isinstance(extras["time"], int) else extras["time"], where)
    if not isinstance(extras.get("expect", {}), dict):
        raise ScenarioError(f"{where}: expect is a mapping, and this is {extras['expect']!r}")
    if "settle" in raw:
        return Step(settle="window" if raw["settle"] == "window" else "all", raw=raw, **extras)
    if "clock" in raw:
        return Step(clock=_number(raw["clock"], where), raw=raw, **extras)
    if "cancel" in raw:
        return Step(act={"kind": "cancel"}, raw=raw, **extras)
    if "wait" in raw:
        return Step(wait=_number(raw["wait"], where), raw=raw, **extras)
    people = [k for k in raw if k not in STEP_KEYS]
    if len(people) != 1:
        raise ScenarioError(f"{where}: a step names one player, and this names {len(people)}")
    return Step(player=str(people[0]), act=act_of(raw[people[0]], where, dialect), raw=raw, **extras)


def _number(value: Any, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ScenarioError(f"{where}: {value!r} is no number of ms")
    return value


def act_of(raw: Any, where: str, dialect: engine.Dialect) -> JsonObject:
    """An act as data, with its `kind`; `cancel` is the organiser's alone. Raises ScenarioError."""
    try:
        own = dialect.parsed(raw)
    except engine.DialectError as error:
        raise ScenarioError(f"{where}: {error}") from error
    if own is not None:
        return own
    if raw == "cancel":
        return {"kind": "cancel"}
    if isinstance(raw, str):
        return {"kind": raw} if raw in BARE_ACTS else {"kind": "annonce", "annonce": raw}
    if isinstance(raw, dict):
        if "lag" in raw:
            return {"kind": "lag", "lag": _number(raw["lag"], where)}
        for name in ("reaction_ms", "connection_ms", "window"):
            if name in raw:
                _number(raw[name], where)
        kind = next((kind for kind in NAMED_BY if isinstance(raw.get(kind), NAMED_BY[kind])), None)
        if kind is not None and isinstance(raw.get("keep", []), list | None):
            return {**raw, "kind": kind}
    raise ScenarioError(f"{where}: {raw!r} is no act")
