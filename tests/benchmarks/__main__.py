"""`./dev bench`: measures everything, prints a table and writes results.json."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import click
from rich.console import Console

from tests.benchmarks import (
    dice_chance,
    durability,
    engine_speed,
    faults,
    features,
    growth,
    lag,
    lateness,
    limits,
    match_cost,
    matchmaking,
    memory_use,
    modular_cost,
    players,
    report,
    rules_cost,
    scale,
    streams,
    throughput,
    tournament,
)

GROUPS: dict[str, Callable[..., report.Results]] = {
    throughput.GROUP: throughput.run,
    limits.GROUP: limits.run,
    features.GROUP: features.run,
    durability.GROUP: durability.run,
    engine_speed.GROUP: engine_speed.run,
    growth.GROUP: growth.run,
    match_cost.GROUP: match_cost.run,
    rules_cost.GROUP: rules_cost.run,
    modular_cost.GROUP: modular_cost.run,
    lateness.GROUP: lateness.run,
    faults.GROUP: faults.run,
    streams.GROUP: streams.run,
    lag.GROUP: lag.run,
    scale.GROUP: scale.run,
    dice_chance.GROUP: dice_chance.run,
    memory_use.GROUP: memory_use.run,
    tournament.GROUP: tournament.run,
    players.GROUP: players.run,
    matchmaking.GROUP: matchmaking.run,
}


@click.command()
@click.argument("groups", nargs=-1, type=click.Choice(list(GROUPS)))
@click.option("--quick", is_flag=True, help="A few rounds only: shows that it works, measures nothing well.")
@click.option("--json", "path", type=click.Path(path_type=Path), default=report.RESULTS, help="Where results go.")
def main(groups: tuple[str, ...], quick: bool, path: Path) -> None:
    """Run the benchmarks (all, or these GROUPS), each with its floor in the same run."""
    console, errors = Console(), Console(stderr=True)
    results = report.Results(machine=report.machine())
    for group in groups or GROUPS:
        errors.print(f"[dim]measuring {group} …[/dim]")
        results.add(GROUPS[group](quick=quick))
    report.show(results, console)
    report.save(results, path)
    console.print(f"Written to {path}")


if __name__ == "__main__":
    main()
