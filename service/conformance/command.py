"""`chouette conformance`: a client plays through trouble, and is told which rules it broke."""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import click

from service.conformance.bench import Options, Until, running
from service.conformance.exchange import Asked
from service.conformance.findings import Breach, Findings
from service.conformance.plan import Plan
from service.conformance.report import as_json, as_text, breach_line, report
from service.conformance.rules import RULES
from service.conformance.troubles import TROUBLES, chosen
from service.conformance.upstream import UpstreamFailed
from service.runtime.own_service import ServiceFailed, own_service

BROKEN = 1


@click.command(name="conformance", context_settings={"show_default": True})
@click.option("--upstream", default=None, metavar="URL", help="The service; without it one of its own is started.")
@click.option(
    "--listen", "port", default=8001, type=click.IntRange(0, 65535), help="The port for clients; 0: a free one."
)
@click.option("--host", default="127.0.0.1", help="The address for clients.")
@click.option("--seed", default=None, metavar="TEXT", help="Make the same troubles again.")
@click.option(
    "--only", multiple=True, metavar="ID", help="Only this trouble, or those that try this rule; several times."
)
@click.option("--without", multiple=True, metavar="ID", help="Leave this trouble out.")
@click.option("--list", "listing", is_flag=True, help="List all rules and troubles, and stop.")
@click.option(
    "--skew-ms", default=None, type=int, metavar="MS", help="How far the clock is moved; drawn where not given."
)
@click.option("--silence-s", default=45.0, type=click.FloatRange(0.1), help="How long a silent stream may stay open.")
@click.option("--seconds", default=None, type=click.FloatRange(0.1), help="Stop after so long.")
@click.option("--games", default=None, type=click.IntRange(1), help="Stop when so many games are over.")
@click.option("--report", "file", default=None, type=click.Path(path_type=Path), help="Write what was found, as JSON.")
@click.option("--quiet", is_flag=True, help="Say nothing of troubles while it goes on.")
@click.argument("client", nargs=-1, type=click.UNPROCESSED)
def command(
    upstream: str | None, port: int, host: str, seed: str | None, only: tuple[str, ...], without: tuple[str, ...],
    listing: bool, skew_ms: int | None, silence_s: float, seconds: float | None, games: int | None, file: Path | None,
    quiet: bool, client: tuple[str, ...],
) -> None:  # fmt: skip
    """Stand between a client and the service, make trouble, and tell which rules of the documentation it breaks.

    Point your client at the address that is printed and play; Ctrl-C ends the run and shows the report. Or name your
    client's command behind --: it runs with CHOUETTE_URL set to that address, and the run ends with it.

        chouette conformance --upstream http://127.0.0.1:8000 -- npm test

    Answers get lost, streams are cut inside of characters, events come twice, the clock is wrong, and things come that
    no client can know. A rule that was not put to the test is «not tried», never passed: play long enough, at a table
    with lag_compensation. Exit code: 0, 1 where a rule was broken (or your command failed), 2 where it cannot run.
    """
    if listing:
        _list()
        return
    try:
        troubles = chosen(only, without)
    except KeyError as unknown:
        raise click.UsageError(f"There is no rule and no trouble {unknown}: --list tells all.") from None
    plan = Plan(seed or secrets.token_hex(4), troubles, skew_ms)
    findings = Findings(on_breach=_tell_breach)
    if not quiet:
        findings.on_trouble = _telling_troubles(findings)
    options, until = Options(host, port, silence_s=silence_s), Until(seconds, games, client)
    try:
        with ExitStack() as stack:
            if upstream is None:
                click.echo("Starting the service ...")
                upstream = stack.enter_context(own_service())
            failed = asyncio.run(_run(upstream, plan, findings, options, until))
    except (UpstreamFailed, ServiceFailed) as error:
        click.echo(f"Error: {error}", err=True)
        sys.exit(2)
    except OSError as error:
        click.echo(f"Error: cannot listen on {host}:{port}: {error.strerror or error}", err=True)
        sys.exit(2)
    told = report(upstream, plan, findings)
    click.echo(as_text(told))
    if file is not None:
        file.write_bytes(as_json(told))
    if failed:
        click.echo(f"Your command ended with exit code {failed}.")
    sys.exit(BROKEN if failed or not told.ok else 0)


async def _run(upstream: str, plan: Plan, findings: Findings, options: Options, until: Until) -> int:
    async with running(upstream, plan, findings, options) as bench:
        skew = f"{plan.skew_ms / 1000:+.1f} s" if plan.skew_ms else "right"
        click.echo(f"Point your client at {bench.url} (behind it {upstream}; seed {plan.seed}; clock {skew}).")
        return await bench.until(until)


def _list() -> None:
    width = max(map(len, (*RULES, *TROUBLES)))
    click.echo("Rules\n")
    for rule in RULES.values():
        click.echo(f"  {rule.id:<{width}}  {rule.says}\n  {'':<{width}}  {rule.doc}")
    click.echo("\nTroubles\n")
    for trouble in TROUBLES.values():
        click.echo(f"  {trouble.id:<{width}}  {trouble.says}\n  {'':<{width}}  tries {', '.join(trouble.tries)}")


def _tell_breach(breach: Breach) -> None:
    click.secho(breach_line(breach), fg="red")


def _telling_troubles(findings: Findings) -> Callable[[str, Asked], None]:
    """Tells each trouble as it is made, by the seconds since the run began."""

    def tell(trouble: str, asked: Asked) -> None:
        at_s = time.monotonic() - findings.begun
        click.secho(f"{at_s:8.1f} s  trouble  {trouble} ({asked.line}, client {asked.client})", dim=True)

    return tell
