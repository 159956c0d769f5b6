"""What stays on the terminal when the game is over: the winner, the scores, and whether the dice were fair."""

from __future__ import annotations

from chouette_sdk import Table as Game
from rich.align import Align
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from service.demo.cards import colour_at, score_bar
from service.demo.driver import GameDriver
from service.demo.known import Player, Table
from service.demo.lexicon import Lexicon
from service.demo.tell import counted, points

WIDTH = 76
BAR = 22


def show_ending(console: Console, played: GameDriver, lexicon: Lexicon, game: Game, took_s: float) -> None:
    """Print it. Asks the service for the proof of the dice."""
    table = played.table
    ranked = sorted(enumerate(table.seats), key=lambda seat: table.ranks[seat[1].id])
    body = Group(
        Align.center(_headline(table)),
        Text(""),
        Align.center(_ranking(ranked, played, lexicon)),
        Text(""),
        Text(_counted(played, took_s), "dim", justify="center"),
        Text(_proved(game), "dim", justify="center"),
    )
    console.print(Panel(body, width=min(WIDTH, console.width), border_style="gold1", padding=(1, 2)))
    console.print("Serve it yourself with «./dev serve»; its docs page lists every request.", style="dim")


def _headline(table: Table) -> Text:
    if table.winner is None:
        return Text("No one wins", "bold")
    winner = table.player(table.winner)
    why = " as the last one in the game" if table.reason == "last_one" else ""
    return Text(f"★  {winner.name} wins with {points(winner.score)}{why}  ★", "bold gold1")


def _ranking(ranked: list[tuple[int, Player]], played: GameDriver, lexicon: Lexicon) -> RenderableType:
    target = played.target
    grid = Grid.grid(padding=(0, 2))
    for place, player in ranked:
        colour = colour_at(place)
        grid.add_row(
            Text(player.name, f"bold {colour}"),
            score_bar(player.score, target, colour, BAR),
            Text(str(player.score), "bold", justify="right"),
            Text(", ".join(lexicon.short(each) for each in player.holdings), "dim"),
        )
    return grid


def _counted(played: GameDriver, took_s: float) -> str:
    counts = played.table.counts
    told = [
        counted(counts.turns, "turn"), counted(counts.throws, "throw"), counted(counts.shouts, "shout"),
        counted(counts.duels, "duel"), counted(counts.bevues, "bévue"),
    ]  # fmt: skip
    return f"{', '.join(told)}\n{counted(played.acts, 'act')} over HTTP in {took_s:.0f} s"


def _proved(game: Game) -> str:
    verdict = game.verify_dice()
    if verdict.status == "given":
        return "The dice were given by the seed."
    if not verdict.proved:
        return "The dice do NOT follow from the seed that the service had committed to."
    return f"All {verdict.dice} dice follow from the seed that the service\nhad committed to before the first throw."
