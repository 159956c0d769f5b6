"""The chouette command: names its subcommands and loads the one that is called."""

from __future__ import annotations

import importlib

import click

# name: (module, attribute of the click command in it, one line for --help).
# Nothing is imported before it is called, so that serving does not wait for what only the demo needs.
SUBCOMMANDS: dict[str, tuple[str, str, str]] = {
    "serve": ("service.runtime.serve", "command", "Start everything and serve the API."),
    "demo": ("service.demo.command", "command", "Watch three bots play a whole game against the service."),
    "play": ("service.play.command", "command", "Sit down at a table in this terminal, with bots or friends."),
    "replay": ("service.scenario.replay", "command", "Tell scenarios step by step, or check them."),
    "keys": ("service.access.command", "command", "Make, list, show and revoke API keys."),
    "move": (
        "service.move.command",
        "command",
        "Move a stopped service's games to another Redis, Sentinels or a cluster.",
    ),
    "settings": ("service.setting_list", "command", "List every setting: its variable, default and what it does."),
    "verify": ("service.verify.command", "command", "Check a game that is over, or a whole tournament."),
    "conformance": (
        "service.conformance.command",
        "command",
        "Make trouble between a client and the service, and tell which rules it breaks.",
    ),
    "tournament": ("service.organiser.command", "command", "Create a tournament, watch it, save it, check it."),
    "openapi": (
        "service.openapi_export",
        "command",
        "Write the OpenAPI document, or check that it is up to date.",
    ),
}


class _Lazy(click.Group):
    """A group that imports a subcommand when it is called, and prints its help without importing it."""

    def list_commands(self, context: click.Context) -> list[str]:
        return list(SUBCOMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in SUBCOMMANDS:
            return None
        module, attribute, _ = SUBCOMMANDS[name]
        command: click.Command = getattr(importlib.import_module(module), attribute)
        return command

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, _, line) in SUBCOMMANDS.items()])


@click.group(cls=_Lazy, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="chouette")
def main() -> None:
    """A headless game service for Cul de Chouette."""


if __name__ == "__main__":
    main()
