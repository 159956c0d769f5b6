"""Builds the gallery: of all moments of all scenarios the shortest way to each thing that is to be seen.

`python -m service.sandbox.build FOLDER` reads the scenarios of a folder and writes the file that is shipped; `--check`
writes nothing, and says whether it is up to date.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import click
import msgspec

from service import engine
from service.json_types import JsonObject
from service.sandbox.attempts import request_of
from service.sandbox.library import FILE, KINDS, Attempt, Library, Situation
from service.sandbox.moments import Seen, Watch
from service.scenario.expectations import Failed
from service.scenario.form import KEYS, Scenario, Step, read
from service.scenario.runner import Run

MOST_CLOSINGS = 2
"""So many windows are let close after a step, for what opens between two steps."""

UNFIT = ("wrong_type", "wrong_value")
"""What is refused so by the game hardly ever comes there: it does not fit the document, and is refused as such."""

NOT_TOLD = {"expect", "ruleset", "play"}


class Candidate(NamedTuple):
    """A moment of a scenario. cost: how long the way to it is; the least is taken."""

    cost: tuple[int, int, int, int]
    key: str
    after: int
    closings: int
    attempt: Attempt | None


Found = dict[tuple[str, Seen], Candidate]


def build(folder: Path) -> Library:
    """The gallery of the scenarios in this folder."""
    found: Found = {}
    scenarios = {scenario.where.rsplit("/", 1)[-1]: scenario for scenario in read(folder)}
    scenarios = {key: one for key, one in scenarios.items() if "creation" not in one.expect}
    for order, (key, scenario) in enumerate(scenarios.items()):
        for strange, ruleset in enumerate(_rulesets_of(scenario)):
            for seen, candidate in _moments(key, scenario, ruleset, strange, order):
                place = (ruleset, seen)
                if place not in found or candidate.cost < found[place].cost:
                    found[place] = candidate
    return _library(found, scenarios)


def _rulesets_of(scenario: Scenario) -> list[str]:
    """Its own, and then those of the same game, in which it may go just the same."""
    if not engine.knows(scenario.ruleset):
        return []
    kind = engine.ruleset(scenario.ruleset).game
    others = [book.id for book in engine.rulesets() if book.game == kind and book.id != scenario.ruleset]
    return [scenario.ruleset, *others]


def _moments(key: str, scenario: Scenario, ruleset: str, strange: int, order: int) -> Iterator[tuple[Seen, Candidate]]:
    """What is to be seen at each step of it, as far as it goes by this ruleset."""
    for seen, after, closings, attempt in _walk(_by(scenario, ruleset)):
        cost = (strange, after + closings, len(scenario.players), order)
        yield seen, Candidate(cost, key, after, closings, attempt)


def _by(scenario: Scenario, ruleset: str) -> Scenario:
    told = {**scenario.told, "ruleset": ruleset}
    steps = [msgspec.structs.replace(step, expect={}) for step in scenario.play]
    return msgspec.structs.replace(scenario, ruleset=ruleset, told=told, play=steps, expect={})


def _walk(scenario: Scenario) -> Iterator[tuple[Seen, int, int, Attempt | None]]:
    try:
        run = Run(scenario)
        watch = Watch()
        for told in run.play():
            after = -1 if told.index is None else told.index
            duel = max(watch.duels, default=None)
            for seen in sorted(watch.see(run.game, told.events, told.refusal.split(":")[0])):
                kind, about = seen
                if kind != "refusal":
                    yield seen, after, 0, None
                elif told.step is not None and (attempt := _attempt(run, told.step, about, duel)):
                    yield seen, after - 1, 0, attempt
            yield from _later(run, watch, after)
    except (Failed, engine.Refusal, engine.DialectError, engine.DrawsExhausted):
        return


def _later(run: Run, watch: Watch, after: int) -> Iterator[tuple[Seen, int, int, Attempt | None]]:
    """What opens once windows have closed by themselves."""
    ahead = Run(run.scenario)
    ahead.game, ahead.now = engine.decode(engine.encode(run.game)), run.now
    later = watch.ahead()
    for closings in range(1, MOST_CLOSINGS + 1):
        told = len(ahead.events)
        try:
            ahead.close_next()
        except engine.DrawsExhausted:
            return
        for seen in sorted(later.see(ahead.game, ahead.events[told:])):
            if seen[0] != "refusal":
                yield seen, after, closings, None


def _attempt(run: Run, step: Step, about: tuple[str, ...], duel: int | None) -> Attempt | None:
    if not step.player or about[1] in UNFIT:
        return None
    cards = engine.ruleset(run.scenario.ruleset).game == "trou_du_cul"
    request = request_of(step.act, duel, cards=cards)
    if request is None:
        return None
    return Attempt(
        player=step.player, path=request[0], body=request[1],
        effect="bevue" if about[0] == "bevue" else "refused", code=about[1],
    )  # fmt: skip


def _library(found: Found, scenarios: dict[str, Scenario]) -> Library:
    situations = [
        Situation(
            id=_id(ruleset, seen), ruleset=ruleset, kind=seen[0], about=seen[1], scenario=taken.key, after=taken.after,
            closings=taken.closings, attempt=taken.attempt,
        )
        for (ruleset, seen), taken in found.items()
    ]  # fmt: skip
    books = [book.id for book in engine.rulesets()]
    situations.sort(key=lambda one: (books.index(one.ruleset), KINDS.index(one.kind), one.about))
    needed: dict[str, int] = {}
    for one in situations:
        needed[one.scenario] = max(needed.get(one.scenario, 0), one.after + 1 + (one.attempt is not None))
    told = {key: _told(scenarios[key], steps) for key, steps in sorted(needed.items())}
    return Library(scenarios=told, situations=situations)


def _id(ruleset: str, seen: Seen) -> str:
    """Of what is to be seen alone, so that it stays, whichever scenario leads there."""
    kind, about = seen
    words = [word for number, word in enumerate(about) if word and word not in about[:number] and word != "refused"]
    return "-".join([ruleset, kind, *(re.sub(r"[^a-z0-9]+", "-", word.lower()).strip("-") for word in words)])


def _told(scenario: Scenario, steps: int) -> JsonObject:
    """The scenario as YAML would have it, up to the last step that is needed, without what it expects."""
    start = {name: value for name, value in scenario.told.items() if name not in NOT_TOLD and name in _keys(scenario)}
    play = [
        {name: value for name, value in step.raw.items() if name != "expect"}
        if isinstance(step.raw, dict)
        else step.raw
        for step in scenario.play[:steps]
    ]
    return {**start, "play": play}


def _keys(scenario: Scenario) -> set[str]:
    return KEYS | engine.dialect(scenario.ruleset).keys


def encoded(library: Library) -> bytes:
    """The file: one line each, so that a change is easy to see."""
    encode = msgspec.json.encode
    scenarios = b",\n".join(encode(key) + b": " + encode(told) for key, told in library.scenarios.items())
    situations = b",\n".join(msgspec.json.encode(one) for one in library.situations)
    return b'{"scenarios": {\n' + scenarios + b'\n},\n"situations": [\n' + situations + b"\n]}\n"


@click.command()
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--check", is_flag=True, help="Write nothing; exit 1 if the file is not up to date.")
def main(folder: Path, *, check: bool) -> None:
    """Build the gallery of situations of the scenarios in FOLDER."""
    target = Path(__file__).with_name(FILE)
    made = build(folder)
    new = encoded(made)
    if check:
        if target.read_bytes() != new:
            raise click.ClickException("the gallery is not what the scenarios say: run ./dev situations")
        return
    target.write_bytes(new)
    click.echo(f"{len(made.situations)} situations of {len(made.scenarios)} scenarios, {len(new) // 1024} KB")


if __name__ == "__main__":
    main()
