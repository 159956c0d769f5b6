"""A game of four bots at `modulaire`, from the table to what stays on the terminal."""

from __future__ import annotations

import hashlib
import secrets
import time
from random import Random

import click
from chouette_sdk import Client, Forbidden, models
from chouette_sdk import Table as Game
from rich.console import Console, Group
from rich.panel import Panel
from rich.text import Text

from service.bots.chance import Chance
from service.bots.levels import LEVELS
from service.demo.cards import colour_at
from service.demo.lexicon import Lexicon
from service.demo.modulaire.driver import Bot, GameDriver
from service.demo.modulaire.known import Table, score
from service.demo.modulaire.screen import Plain, Screen
from service.demo.wish import Wish
from service.json_types import JsonObject

PLAYERS = (("Perceval", "novice"), ("Karadoc", "regular"), ("Leodagan", "regular"), ("Arthur", "champion"))
LENGTHS = {"reaction_ms": 4000, "decision_ms": 15_000, "turn_ms": 60_000}
LEAST_MS = 600
"""No window is shorter than this, so that acts still travel in time where everything else runs fast."""
PAUSE_MS = 1500
TEST_DICE = 1000
WIDTH = 76


def play(client: Client, ruleset: models.RulesetInfo, wish: Wish, console: Console, live: bool) -> None:
    """Play it, and show it. Raises ChouetteError."""
    game, given = _open_table(client, wish)
    if wish.seed is not None and not given:
        click.echo("This service gives no test dice: the bots repeat, the dice are its own.")
    pace = "human pace" if wish.speed == 1 else f"speed {wish.speed:g}"
    dice = f"seed {wish.seed}" if given else "real dice"
    about = f"{wish.ruleset} {wish.preset} · first to {wish.target} · {dice} · {pace}"
    begun = time.monotonic()
    view: Screen | Plain = Screen(about, wish.target, console) if live else Plain()
    with view:
        driver = GameDriver(client, _sit_down(game, wish), wish.speed, view, Lexicon(ruleset.rules))
        driver.play()
    _show_ending(console, driver.table, _proof(game), time.monotonic() - begun)


def _open_table(client: Client, wish: Wish) -> tuple[Game, bool]:
    """The game, and whether its dice come from the seed."""
    options: JsonObject = {name: max(LEAST_MS, round(ms / wish.speed)) for name, ms in LENGTHS.items()}
    options |= {"preset": wish.preset, "target": wish.target, "pause_ms": round(PAUSE_MS / wish.speed)}
    if wish.seed is not None:
        chance = Random(f"{wish.seed}/dice")
        dice = [chance.randint(1, 6) for _ in range(TEST_DICE)]
        try:
            return client.create_game(wish.ruleset, options=options, name="chouette demo", dice=dice), True
        except Forbidden as refusal:
            if refusal.code != "test_dice_off":
                raise
    return client.create_game(wish.ruleset, options=options, name="chouette demo"), False


def _sit_down(game: Game, wish: Wish) -> list[Bot]:
    seed = wish.seed if wish.seed is not None else secrets.token_hex(8)
    bots = []
    for name, level in PLAYERS:
        entropy = hashlib.sha256(f"{seed}/{name}".encode()).hexdigest()[:16]
        bots.append(Bot(game.join(name, entropy=entropy), LEVELS[level], Chance.of(seed, "demo", name, level)))
    return bots


def _proof(game: Game) -> str:
    """Whether the dice were what they must be."""
    verdict = game.verify_dice()
    if verdict.status == "given":
        return "The dice were given by the seed."
    if not verdict.proved:
        return "The dice do NOT follow from the seed that the service had committed to."
    return f"All {verdict.dice} dice follow from the seed that the service\nhad committed to before the first throw."


def _show_ending(console: Console, table: Table, proof: str, took_s: float) -> None:
    ranked = sorted(table.players, key=lambda player: (-player["score"], -player["sixths"]))
    rows = [
        Text.assemble(
            (f"{player['display_name']:<12}", f"bold {colour_at(player['seat'])}"), f"{score(player):>8} points",
            (f"   {', '.join(table.holdings(player))}", "dim"), no_wrap=True, overflow="ellipsis",
        )
        for player in ranked
    ]  # fmt: skip
    winner = table.name(table.view["winner"]) if table.view["winner"] else "No player"
    counted = f"Turns: {table.turns}; bévues: {table.bevues}; acts over HTTP: {table.acts}, in {took_s:.0f} s"
    body = Group(Text(f"★  {winner} wins  ★", "bold gold1"), *rows, Text(f"{counted}\n{proof}", "dim"))
    console.print(Panel(body, width=min(WIDTH, console.width), border_style="gold1", padding=(1, 2)))
