"""What a benchmark found: rows with their floor or peer, as a table for people and as JSON for machines."""

from __future__ import annotations

import os
import platform
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

RESULTS = Path(__file__).parent / "results.json"


class Row(msgspec.Struct, kw_only=True):
    """One measurement.

    floor: what the same run measured for the floor (or peer) that `against` describes, in the same unit.
    ratio: value to floor; for `acts/s` and the like more is better, for `µs`, `ms` and `bytes` less is.
    goal: what the ratio or the value should be, in words; met: whether it is, None where there is no goal.
    """

    group: str
    what: str
    value: float
    unit: str
    floor: float | None = None
    against: str = ""
    goal: str = ""
    met: bool | None = None

    @property
    def ratio(self) -> float | None:
        """Value to floor."""
        return self.value / self.floor if self.floor else None


class Results(msgspec.Struct, kw_only=True):
    """A whole run. notes: what was measured how, by group."""

    machine: str
    rows: list[Row] = []
    notes: dict[str, str] = {}

    def add(self, found: Results) -> None:
        """Take over what one group found."""
        self.rows += found.rows
        self.notes |= found.notes

    def of(self, group: str) -> list[Row]:
        """The rows of one group."""
        return [row for row in self.rows if row.group == group]


def machine() -> str:
    """What was measured on, in a few words and without names or dates."""
    return f"{os.cpu_count()} cores, Python {platform.python_version()}, {platform.system()} {platform.machine()}"


def save(results: Results, path: Path) -> None:
    """As JSON, with the ratios worked out."""
    rows = [{**msgspec.to_builtins(row), "ratio": row.ratio} for row in results.rows]
    whole = {"machine": results.machine, "rows": rows, "notes": results.notes}
    path.write_bytes(msgspec.json.format(msgspec.json.encode(whole), indent=2) + b"\n")


def show(results: Results, console: Console) -> None:
    """As a table with its notes."""
    table = Table(title=f"Cul de Chouette, {results.machine}", title_justify="left")
    for name in ("", "measured", "value", "floor or peer", "ratio", "goal"):
        table.add_column(name, justify="right" if name in ("value", "ratio") else "left")
    before = ""
    for row in results.rows:
        if before and row.group != before:
            table.add_section()
        table.add_row(row.group if row.group != before else "", row.what, *_cells(row))
        before = row.group
    console.print(table)
    for group, text in results.notes.items():
        console.print(f"[bold]{group}[/bold]: {text}")


def _cells(row: Row) -> tuple[str, str, str, str]:
    floor = "" if row.floor is None else f"{_number(row.floor)} {row.unit} ({row.against})"
    sign = {True: " [green]met[/green]", False: " [red]missed[/red]", None: ""}[row.met]
    ratio = "" if row.ratio is None else f"{row.ratio:.2f}"
    return f"{_number(row.value)} {row.unit}", floor, ratio, row.goal + sign


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"
