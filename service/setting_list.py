"""`chouette settings`: every setting, from the one place in which each is declared."""

from __future__ import annotations

import os

import click

from service.setting_kinds import SettingsError
from service.settings import Settings, declared, unknown

SECRET = ("REDIS_URL",)
"""Variables that may hold a password: only that they are set is shown."""


@click.command(name="settings")
@click.option("--markdown", is_flag=True, help="As the table of deploy/SETTINGS.md.")
def command(markdown: bool) -> None:
    """List every setting: its variable, its default, what it does, and what the environment says.

    Says what is wrong with the environment, if anything is, and then exits with 1.
    """
    if markdown:
        click.echo(table(), nl=False)
        return
    for name, default, what in declared():
        told = os.environ.get(name, "")
        shown = "(set)" if told and name.endswith(SECRET) else told
        click.echo(f"{name}={default}" + (f"   set to {shown}" if told else ""))
        click.echo(f"    {what}")
    for name in unknown(os.environ):
        click.echo(f"{name} is no setting, and is ignored.", err=True)
    try:
        Settings.from_env()
    except SettingsError as error:
        raise click.ClickException(str(error)) from error


def table() -> str:
    """All of them as a table in Markdown."""
    rows = [
        "# Settings",
        "",
        "All that can be set, each by a variable of the environment. A value that cannot be used, and a name that is",
        "nearly one of these, is refused before anything starts; an empty variable is one that is not set.",
        "`./dev settings` lists them with what your environment says, and `./dev settings --markdown` makes this page.",
        "",
        "| variable | default | what it does |",
        "| --- | --- | --- |",
    ]
    rows += [f"| `{name}` | {f'`{default}`' if default else ''} | {what} |" for name, default, what in declared()]
    return "\n".join(rows).replace("|  |", "| |") + "\n"
