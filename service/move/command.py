"""`chouette move`: carries what a stopped service has stored from one way of running to another."""

from __future__ import annotations

import signal
import sys
import time
from contextlib import ExitStack

import click
from redis.exceptions import RedisError

from service.move.ends import End, opened
from service.move.errors import CannotMove
from service.move.giving_up import give_up
from service.move.inventory import Inventory
from service.move.mover import Mover, Wishes
from service.move.names import GAMES
from service.move.telling import Telling, in_words
from service.move.verifying import Verdict
from service.store.errors import StoreUnavailable
from service.store.redis.connection import unavailable

AGAIN = "Run the same again to go on where this stopped, or with --give-up to take it back."


@click.command(name="move")
@click.argument("source", metavar="FROM", envvar="CHOUETTE_MOVE_FROM")
@click.argument("target", metavar="TO", envvar="CHOUETTE_MOVE_TO")
@click.option("--from-rq", default="", envvar="CHOUETTE_MOVE_FROM_RQ", metavar="URL",
              help="The Redis of RQ's queues at FROM, where it is another one (CHOUETTE_RQ_REDIS_URL).")  # fmt: skip
@click.option("--to-rq", default="", envvar="CHOUETTE_MOVE_TO_RQ", metavar="URL", help="The same of TO.")
@click.option("--check-only", is_flag=True, help="Say whether it can be moved, and what there is; change nothing.")
@click.option("--sample", default=100, show_default=True, type=click.IntRange(0),
              help="How many games are compared byte for byte at the end.")  # fmt: skip
@click.option("--ignore-clients", is_flag=True, help="Programs that are connected to FROM or TO only look.")
@click.option("--leave-unknown", is_flag=True, help="Leave behind what this release does not know.")
@click.option("--give-up", "giving_up", is_flag=True,
              help="Take an unfinished move back: empty TO. In any case let services start at FROM again.")  # fmt: skip
def command(
    source: str, target: str, from_rq: str, to_rq: str, check_only: bool, sample: int, ignore_clients: bool,
    leave_unknown: bool, giving_up: bool,
) -> None:  # fmt: skip
    """Move a stopped service's games, keys and webhooks from one way of running to another.

    FROM and TO are each a folder of `chouette serve` (--data-dir), or a URL: redis://HOST:PORT/0, rediss://…, unix://…,
    redis+sentinel://S1,S2,S3/NAME, redis+cluster://H1,H2,… (In CHOUETTE_MOVE_FROM and CHOUETTE_MOVE_TO, a password is
    not among the processes of the machine.) TO is to be empty. What is at FROM stays as it is; from then on no service
    starts there but after --give-up.

    It may be interrupted at any time: run again, it goes on.
    """
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(AGAIN))
    wishes = Wishes(sample, clients=not ignore_clients, leave_unknown=leave_unknown)
    begun = time.monotonic()
    try:
        with ExitStack() as stack, unavailable():
            here = stack.enter_context(opened(source, from_rq, new=False))
            there = stack.enter_context(opened(target, to_rq, new=True))
            if giving_up:
                click.echo(give_up(here, there, clients=wishes.clients))
                return
            mover = Mover(here, there, wishes, Telling(lambda line: click.echo(f"  {line}", err=True)))
            found = mover.check()
            if check_only:
                click.echo(_could(here, there, found))
                return
            verdict = mover.move(found)
            click.echo(_did(here, there, verdict, time.monotonic() - begun))
    except CannotMove as error:
        raise click.ClickException(str(error)) from error
    except (StoreUnavailable, RedisError) as error:
        raise click.ClickException(
            f"A server did not do what it was asked ({str(error).rstrip('.')}). {AGAIN}"
        ) from error
    except KeyboardInterrupt:
        raise click.ClickException(AGAIN) from None


def _could(source: End, target: End, found: Inventory) -> str:
    return f"{source.shown} can be moved to {target.shown}: {_counts(found.counts)}. Nothing was changed."


def _did(source: End, target: End, verdict: Verdict, took_s: float) -> str:
    games = verdict.counts[GAMES]
    return (
        f"{source.shown} was moved to {target.shown} in {in_words(took_s)} ({games / took_s:,.0f} games a second): "
        f"{_counts(verdict.counts)}.\n"
        f"Every key is there, every game in its state; {len(verdict.compared):,} games and all that is no game were "
        f"compared byte for byte ({verdict.compared_keys:,} keys).\n"
        f"Start the service with {target.shown} now. What is at {source.shown} is as it was; no service starts there."
    )


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{count:,} {what}" for what, count in sorted(counts.items(), key=lambda item: -item[1]) if count)
