"""A player as the screen shows them: score, holdings, their last words."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from service.demo.known import Player, Table
from service.demo.lexicon import Lexicon

COLOURS = ("cyan", "magenta", "green", "yellow", "blue", "red")
BADGE = "bold black on bright_yellow"
HOLDING = "black on orange3"
SPEECH_S = 2.5
"""How long a player is seen speaking; the same for the points that they have just won or lost."""
SPEECHES_REMEMBERED = 4
"""So many times that long their words can be read."""
CARD_EDGES = 4


def colours_of(table: Table) -> dict[str, str]:
    """Everybody's colour."""
    return {player.id: colour_at(place) for place, player in enumerate(table.seats)}


def colour_at(place: int) -> str:
    """The colour of a seat."""
    return COLOURS[place % len(COLOURS)]


def card(
    player: Player, place: int, target: int, lexicon: Lexicon, room: int, *, at_it: bool, now: float, speech_s: float
) -> RenderableType:
    """One player's card, always of the same height. room: the columns inside it. now, speech_s: in s."""
    colour = colour_at(place)
    bar = score_bar(player.score, target, colour, room - len(f" {target}"))
    lines = [_score(player, now, speech_s), bar, _holds(player, lexicon)]
    name = f" ▶ {player.name} " if at_it else f" {player.name} "
    return Panel(
        Group(*lines, *_speech(player, lexicon, now, speech_s)),
        title=Text(name, f"bold black on {colour}" if at_it else f"bold {colour}"), title_align="left",
        border_style=colour if at_it else "grey35", padding=(0, 1),
    )  # fmt: skip


def score_bar(score: int, target: int, colour: str, room: int) -> Text:
    """How far it is to the target. room: the bar's columns, beside the number."""
    share = max(0.0, min(1.0, score / target)) if target else 0.0
    full = round(share * room)
    return Text.assemble(("█" * full, colour), ("░" * (room - full), "grey35"), (f" {target}", "dim"))


def _score(player: Player, now: float, speech_s: float) -> Text:
    line = Text.assemble((f"{player.score}", "bold"), (" points" if player.in_game else " · out", "dim"))
    if player.moved and now - player.moved_at < speech_s:
        line.append(f"  {player.moved:+d}", "bold green" if player.moved > 0 else "bold red")
    if player.presence != "seated":
        line.append(f"  ({player.presence})", "dim")
    return line


def _holds(player: Player, lexicon: Lexicon) -> Text:
    line = Text()
    for holding in player.holdings:
        line.append(f" {lexicon.short(holding)} ", HOLDING)
        line.append(" ")
    if player.bevues:
        line.append("bévue " if player.bevues == 1 else f"{player.bevues} bévues", "red")
    return line


def _speech(player: Player, lexicon: Lexicon, now: float, speech_s: float) -> list[Text]:
    since = now - player.shouted
    if not player.shout or since > SPEECHES_REMEMBERED * speech_s:
        return [Text(""), Text("")]
    fresh = since < speech_s
    style = "grey42"
    if fresh:
        style = "bold white on red" if player.wrong else BADGE
    words = Text.assemble(
        (f"«{lexicon.phrase(player.shout, player.fields)}»", style), overflow="ellipsis", no_wrap=True
    )
    return [Text("  ╱", style.split()[-1]) if fresh else Text(""), words]
