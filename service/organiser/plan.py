"""What a new tournament is to be: a YAML file, and options that count for more."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

import click
import yaml
from chouette_sdk import Client

from service.json_types import JsonMapping, JsonObject

UNITS = {"ms": 1, "s": 1_000, "m": 60_000, "h": 3_600_000, "d": 86_400_000}
INSTANTS = ("starts_at", "check_in_from", "check_in_until", "closes_at")
PERIODS = ("round_ms", "break_ms", "wait_ms")
USUAL = {"name": "Tournament", "ruleset": "wikimonde", "format": "swiss"}
_PERIOD = re.compile(r"([0-9]+(?:\.[0-9]+)?)\s*(ms|s|m|h|d)")
_BOTS = re.compile(r"(\w+)(?:\*([0-9]{1,4}))?")

Clock = Callable[[], float]


class Settled(NamedTuple):
    """settings: as POST /v1/tournaments takes them. entries: each as POST …/entries takes it."""

    settings: JsonObject
    entries: list[JsonObject]


def settled(file: Path | None, given: JsonMapping, client: Client) -> Settled:
    """All of it, with the usual values for what is not said. client: tells the service's time, where that is needed.

    Raises click.ClickException.
    """

    def now() -> float:
        client.clock.sync()
        return client.clock.now()

    told = _read(file) if file else {}
    entries = [_entry(entry) for entry in _list(told.pop("entries", []), "entries")]
    flags = {
        "name": given.get("name"), "ruleset": given.get("ruleset"), "format": given.get("format_"),
        "table_size": given.get("table_size"), "rounds": given.get("rounds"), "round_ms": given.get("round_time"),
        "break_ms": given.get("break_time"), "starts_at": given.get("starts"),
    }  # fmt: skip
    settings = {**USUAL, **told, **{name: value for name, value in flags.items() if value is not None}}
    settings |= dict(_pairs(given.get("more", ()), "--set"))
    options = {**settings.get("options", {}), **dict(_pairs(given.get("options", ()), "--option"))}
    if options:
        settings["options"] = options
    for name in PERIODS:
        if name in settings:
            settings[name] = period(settings[name], name)
    for name in INSTANTS:
        if name in settings:
            settings[name] = instant(settings[name], name, now)
    entries += [{"name": name} for name in given.get("entries", ())]
    entries += _bots(given.get("bots", ()), {str(entry.get("name")) for entry in entries})
    return Settled(settings, entries)


def period(told: Any, name: str) -> int:
    """A period in ms, from a number of ms or a text such as 20m."""
    if isinstance(told, int):
        return told
    found = _PERIOD.fullmatch(str(told).strip())
    if found is None:
        raise click.ClickException(f"{name}: {told!r} is no time: write it as 90s, 20m, 2h or 3d.")
    return round(float(found[1]) * UNITS[found[2]])


def instant(told: Any, name: str, now: Clock) -> int:
    """An instant in ms since the epoch, from one, a period from now (+10m), or a date and time of this machine."""
    if isinstance(told, int):
        return told
    if isinstance(told, str) and told.startswith("+"):
        return round(now()) + period(told[1:], name)
    try:
        found = told if isinstance(told, datetime) else datetime.fromisoformat(str(told))
    except ValueError:
        raise click.ClickException(f"{name}: {told!r} is no instant: write 2027-01-31T20:00, or +10m.") from None
    return round(found.astimezone().timestamp() * 1000)


def _read(file: Path) -> JsonObject:
    try:
        told = yaml.safe_load(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise click.ClickException(f"{file} cannot be read: {' '.join(str(error).split())}") from error
    if not isinstance(told, dict):
        raise click.ClickException(f"{file} has no settings: write them as NAME: VALUE, one a line.")
    return {str(name): value for name, value in told.items()}


def _pairs(told: Sequence[str], option: str) -> Iterator[tuple[str, Any]]:
    for pair in told:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise click.ClickException(f"{option} {pair}: write it as NAME=VALUE.")
        try:
            yield name, yaml.safe_load(value)
        except yaml.YAMLError:
            raise click.ClickException(f"{option} {pair}: the value is no YAML.") from None


def _list(told: Any, name: str) -> list[Any]:
    if not isinstance(told, list):
        raise click.ClickException(f"{name}: write a list, one of them a line behind a dash.")
    return told


def _entry(told: Any) -> JsonObject:
    return {str(name): value for name, value in told.items()} if isinstance(told, dict) else {"name": str(told)}


def _bots(told: Sequence[str], taken: set[str]) -> list[JsonObject]:
    made: list[JsonObject] = []
    for text in told:
        found = _BOTS.fullmatch(text)
        if found is None:
            raise click.ClickException(f"--bot {text}: write a level, or several as champion*8.")
        for _ in range(int(found[2] or 1)):
            number = len(made) + 1
            while f"Bot {number}" in taken:
                number += 1
            taken.add(f"Bot {number}")
            made.append({"name": f"Bot {number}", "bot": found[1]})
    return made
