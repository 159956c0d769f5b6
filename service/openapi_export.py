"""chouette openapi: writes the document to openapi/openapi.json, or checks that what is there is up to
date."""

from __future__ import annotations

import difflib
from pathlib import Path

import click

DEFAULT = Path(__file__).resolve().parents[1] / "openapi" / "openapi.json"


def current() -> bytes:
    """The document as the code has it now. Needs no store: the games of this application live in memory."""
    from service.app import create_app
    from service.http.openapi.document import encoded
    from service.settings import Settings

    return encoded(create_app(Settings(redis_url="memory://")))


@click.command("openapi")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), default=DEFAULT, show_default=True)
@click.option("--check", is_flag=True, help="Write nothing; exit 1 and show the difference if the file is not current.")
def command(out: Path, check: bool) -> None:
    """Write the OpenAPI document, from which the SDKs are made."""
    made = current()
    if not check:
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_bytes(made)
        click.echo(f"{out}: {len(made)} bytes")
        return
    kept = out.read_bytes() if out.exists() else b""
    if kept == made:
        click.echo(f"{out} is up to date")
        return
    lines = difflib.unified_diff(
        kept.decode().splitlines(), made.decode().splitlines(), str(out), "the code", lineterm="", n=1
    )
    for line in list(lines)[:80]:
        click.echo(line, err=True)
    raise click.ClickException(f"{out} is not what the code says; run `chouette openapi` and check it in.")
