"""A match of four bots at cards, from the table to what stays on the terminal."""

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
from service.demo.trou_du_cul.driver import Bot, GameDriver
from service.demo.trou_du_cul.known import Match
from service.demo.trou_du_cul.person import Person
from service.demo.trou_du_cul.plain import AtTheTable, Plain
from service.demo.trou_du_cul.screen import Screen
from service.demo.wish import Wish
from service.json_types import JsonObject

PLAYERS = (("Perceval", "novice"), ("Karadoc", "regular"), ("Leodagan", "regular"), ("Arthur", "champion"))
TURN_MS, REACTION_MS, DECISION_MS = 30_000, 3_000, 15_000
LEAST_MS = 600
"""No window is shorter than this, so that acts still travel in time where everything else runs fast."""
WIDTH = 76


def play(client: Client, ruleset: models.RulesetInfo, wish: Wish, console: Console, live: bool) -> None:
    """Play it, and show it. Raises ChouetteError."""
    game, given = _open_table(client, ruleset, wish)
    if wish.seed is not None and not given:
        click.echo("This service gives no test cards: the bots repeat, the cards are its own.")
    pace = "human pace" if wish.speed == 1 else f"speed {wish.speed:g}"
    about = f"{wish.ruleset} · {wish.manches} manches · {'seed ' + str(wish.seed) if given else 'real cards'} · {pace}"
    begun = time.monotonic()
    view: Screen | Plain = AtTheTable(console) if wish.sit else Screen(about, console) if live else Plain()
    person = Person(game.join(wish.sit)) if wish.sit else None
    with view:
        driver = GameDriver(client, _sit_down(game, wish), wish.speed, view, person)
        driver.play()
    _show_ending(console, driver.match, _proof(game), time.monotonic() - begun)


def _open_table(client: Client, ruleset: models.RulesetInfo, wish: Wish) -> tuple[Game, bool]:
    """The match, and whether its cards come from the seed."""
    options: JsonObject = {
        "manches": wish.manches, "vote": wish.sit is not None, "rules": {"putsch": True},
        "turn_ms": max(LEAST_MS, round(TURN_MS / wish.speed)),
        "reaction_ms": max(LEAST_MS, round(REACTION_MS / wish.speed)),
        "decision_ms": max(2 * LEAST_MS, round(DECISION_MS / wish.speed)),
    }  # fmt: skip
    body = models.GameBody(ruleset=wish.ruleset, name="chouette demo")
    body.options = models.OptionsBody.from_dict(options)
    if wish.seed is not None:
        chance, codes = Random(f"{wish.seed}/cards"), list(ruleset.to_dict()["cards"]["codes"])
        body.decks = [chance.sample(codes, len(codes)) for _ in range(wish.manches)]
        try:
            return client.table(client.api.create_game(body=body).id), True
        except Forbidden as refusal:
            if refusal.code != "test_dice_off":
                raise
        body.decks = models.GameBody(ruleset=wish.ruleset).decks
    return client.table(client.api.create_game(body=body).id), False


def _sit_down(game: Game, wish: Wish) -> list[Bot]:
    seed = wish.seed if wish.seed is not None else secrets.token_hex(8)
    bots = []
    for name, level in PLAYERS[1:] if wish.sit else PLAYERS:
        entropy = hashlib.sha256(f"{seed}/{name}".encode()).hexdigest()[:16]
        bots.append(Bot(game.join(name, entropy=entropy), LEVELS[level], Chance.of(seed, "demo", name, level)))
    return bots


def _proof(game: Game) -> str:
    """Whether the cards were what they must be."""
    verdict = game.verify_deals()
    if verdict.status == "given":
        return "The cards were given by the seed."
    if not verdict.proved:
        return "\n".join(["The cards are NOT what they must be:", *(fault.message for fault in verdict.faults[:5])])
    return f"All {verdict.cards} cards follow from the seed that the service\nhad committed to before the first deal."


def _show_ending(console: Console, match: Match, proof: str, took_s: float) -> None:
    players = sorted(match.view.players, key=lambda player: -player.score)
    rows = [
        Text.assemble(
            (f"{player.display_name:<12}", f"bold {colour_at(player.seat)}"), f"{player.score:+4d} points",
            (f"   manches won: {player.manches_won}", "dim"),
        )
        for player in players
    ]  # fmt: skip
    winner = match.name(match.view.winner) if match.view.winner else "No player"
    counted = f"Manches: {match.view.manches_played}; acts over HTTP: {match.acts}, in {took_s:.0f} s"
    body = Group(Text(f"★  {winner} wins the match  ★", "bold gold1"), *rows, Text(f"{counted}\n{proof}", "dim"))
    console.print(Panel(body, width=min(WIDTH, console.width), border_style="gold1", padding=(1, 2)))
