"""`chouette replay`: tells scenarios step by step, or checks that they go as told."""

from __future__ import annotations

from pathlib import Path

import click

from service import engine
from service.scenario.check import Verdict, check
from service.scenario.form import ScenarioError, read
from service.scenario.transcript import tell_step


@click.command()
@click.option("--check", "only_check", is_flag=True, help="Only compare; exit with 1 where an expectation fails.")
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path(exists=True, path_type=Path))
def command(files: tuple[Path, ...], only_check: bool) -> None:
    """Tell the scenarios of these FILEs (or folders of .yaml files) step by step, or check them."""
    raise SystemExit(replay(files, only_check))


def replay(paths: tuple[Path, ...], only_check: bool) -> int:
    """Play the scenarios of these files and folders; the exit code is 1 if any failed, 2 if one cannot be read."""
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    unreadable = False
    for path in paths:
        try:
            scenarios = read(path)
        except ScenarioError as error:
            click.echo(f"unreadable  {error}", err=True)
            unreadable = True
            continue
        for scenario in scenarios:
            verdict = check(scenario)
            counts[verdict.outcome] += 1
            _report(verdict, only_check)
    total = sum(counts.values())
    click.echo(f"{total} scenarios: " + ", ".join(f"{n} {outcome}" for outcome, n in counts.items()))
    return 2 if unreadable else 1 if counts["failed"] else 0


def _report(verdict: Verdict, only_check: bool) -> None:
    scenario = verdict.scenario
    if not only_check:
        click.echo(f"\n# {scenario.title}\n  {scenario.ruleset}; {scenario.source}")
        for told in verdict.told:
            for line in tell_step(told, engine.lines(scenario.ruleset)):
                click.echo(f"  {line}")
    if not only_check or verdict.outcome != "passed":
        why = f": {verdict.why}" if verdict.why else ""
        click.echo(f"{verdict.outcome:<8} {scenario.where} «{scenario.title}»{why}")
