"""`./dev chaos`: a whole service beyond one machine, everything that may happen to it, and whether it kept its word."""

from __future__ import annotations

import json
import random
import tempfile
import time
from pathlib import Path

import click

from tests.chaos.control import control
from tests.chaos.report import Report
from tests.chaos.run import run


@click.command()
@click.option(
    "--minutes",
    default=0.0,
    type=click.FloatRange(0),
    help="Go on with troubles for so long; without it each of them comes once, which takes under three minutes.",
)
@click.option("--seed", type=click.IntRange(0), help="Of the order of troubles and of what players choose; else any.")
@click.option("--games", default=6, show_default=True, type=click.IntRange(1), help="How many are played at once.")
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
def main(minutes: float, seed: int | None, games: int, as_json: bool) -> None:
    """Play games on a cluster while masters, replicas, alarms, workers and web processes die, hang and move; then hold
    what was acknowledged against what is there. Exit code 1: a promise was broken."""
    begun = time.monotonic()
    seed = random.randrange(1_000_000) if seed is None else seed

    def tell(sentence: str) -> None:
        click.echo(f"{time.monotonic() - begun:6.1f} s  {sentence}", err=True)

    with tempfile.TemporaryDirectory(prefix="chouette-chaos-") as folder:
        seen = run(Path(folder, "proof"), games, seed, minutes * 60, tell)
        tell("the control begins")
        found = control(Path(folder, "control"), games, seed)
    report = Report(seed, time.monotonic() - begun, seen, found)
    click.echo(json.dumps(report.as_json(), indent=2) if as_json else "\n".join(report.lines()))
    raise SystemExit(0 if report.kept else 1)


if __name__ == "__main__":
    main(prog_name="./dev chaos")
