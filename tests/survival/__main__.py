"""`./dev survival`: what was tried on a running service, and what became of its games; exit 1 if any suffered."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from tests.serve.running import Serving
from tests.support.redis import RedisServer
from tests.survival import bad_disk, jumping_clock, kills, redis_faults
from tests.survival.forgetting import forgotten
from tests.survival.trial import Outcome, trial


def trials(folder: Path, games: int) -> Iterator[Outcome | str]:
    """Each outcome as it is known; a text where something cannot be tried on this machine."""
    with Serving(folder / "own", "--workers=2", "--fsync=always") as serving:
        for name, trouble in kills.troubles(serving).items():
            yield trial(name, serving.url, trouble, games=games)
    server = RedisServer(appendfsync="always")
    server.start()
    try:
        with Serving(folder / "other", "--workers=2", f"--redis-url={server.url}") as serving:
            for name, trouble in redis_faults.troubles(server).items():
                yield trial(name, serving.url, trouble, games=games, every_s=6)
            yield forgotten(serving.url, server, games)
    finally:
        server.close()
    for fsync in ("always", "everysec"):
        yield from _lossy(folder, fsync, games)
    if jumping_clock.possible():
        clock = jumping_clock.JumpingRedis(folder / "clock")
        clock.server.start()
        try:
            with Serving(folder / "jumping", "--workers=2", f"--redis-url={clock.server.url}") as serving:
                yield trial(jumping_clock.NAME, serving.url, clock.trouble(), games=games, every_s=4)
        finally:
            clock.server.close()
    else:
        yield f"{jumping_clock.NAME}: not tried, as that takes a C compiler (cc)"


def _lossy(folder: Path, fsync: str, games: int) -> Iterator[Outcome | str]:
    """What a bad disk does: with `always` no acknowledged act may be lost by it, with `everysec` only whole ones."""
    if bad_disk.possible():
        disk = bad_disk.BadDisk(folder / f"disk-{fsync}", fsync)
        disk.server.start()
        try:
            with Serving(folder / f"bad-{fsync}", "--workers=2", f"--redis-url={disk.server.url}") as serving:
                for name, trouble in disk.troubles().items():
                    lossy, title = fsync == "everysec", f"{name}, {fsync}"
                    yield trial(title, serving.url, trouble, games=games, every_s=3, rounds=5, lossy=lossy)
        finally:
            disk.server.close()
    else:
        yield f"Redis on a bad disk, {fsync}: not tried, as that takes a C compiler (cc)"
    server = RedisServer(appendfsync=fsync)
    server.start()
    try:
        with Serving(folder / f"cut-{fsync}", "--workers=2", f"--redis-url={server.url}") as serving:
            name = f"30 KB cut off the file of Redis, {fsync}"
            yield trial(name, serving.url, bad_disk.cutting(server), games=games, every_s=4, rounds=5, lossy=True)
    finally:
        server.close()


@click.command()
@click.option("--games", default=50, show_default=True, type=click.IntRange(1), help="How many are played at once.")
def main(games: int) -> None:
    """Try to break a running service, again and again, while games are played; then hold its memory against theirs."""
    console, errors = Console(), Console(stderr=True)
    if not console.is_terminal:
        # In a file or a pipe nothing is gained by a narrow table.
        console.width = 130
    table = Table(title=f"Survival: {games} games at once, acts sent until they are answered")
    counted = ("lost", "given up", "doubled", "stuck", "bent")
    for heading in ("what happened", "times", "games", "acts", *counted, "longest wait"):
        table.add_column(heading, justify="left" if heading == "what happened" else "right")
    wrong: list[str] = []
    with tempfile.TemporaryDirectory(prefix="chouette-survival-") as folder:
        for outcome in trials(Path(folder), games):
            if isinstance(outcome, str):
                errors.print(outcome)
                table.add_row(outcome)
                continue
            errors.print(f"[dim]{outcome.name}: {outcome.times} times, {outcome.took_s:.0f} s[/dim]")
            faults = outcome.faults
            counts = (len(faults.lost), outcome.given_up, len(faults.doubled), len(faults.stuck), len(faults.bent))
            row = (outcome.times, outcome.games, outcome.acts, *counts)
            table.add_row(outcome.name, *(f"{n:,}" for n in row), f"{outcome.slowest_s:.1f} s")
            wrong += faults.all() if faults.all() or outcome.survived else [f"{outcome.name}: nothing was tried"]
    console.print(table)
    for sentence in wrong:
        console.print(sentence, style="red", highlight=False)
    raise SystemExit(1 if wrong else 0)


if __name__ == "__main__":
    main()
