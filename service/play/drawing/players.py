"""The players: score, what they hold, what they have just said, how many points have just moved."""

from __future__ import annotations

from collections.abc import Sequence

from chouette_sdk import Unset, models
from rich.text import Text

from service.play.game.lexicon import Lexicon
from service.play.game.memory import Memory
from service.play.game.telling import sixths

COLOURS = ("cyan", "magenta", "green", "yellow", "bright_blue", "bright_red", "bright_cyan", "bright_magenta")
FRESH_MS = 4000
"""So long words and points are new."""


def colour(seat: int) -> str:
    """The colour of a seat."""
    return COLOURS[seat % len(COLOURS)]


def listed(view: models.Game, memory: Memory, lexicon: Lexicon, now: int, width: int, height: int) -> Text:
    """All players, two lines each, or one where there is no room. now: the service's clock (ms)."""
    roomy = 2 * len(view.players) <= height
    lines: list[Text] = []
    for player in view.players:
        lines.append(_first(view, player, memory, lexicon, now, width))
        if roomy:
            lines.append(_second(player, memory, lexicon, now, width))
    for newcomer in [] if isinstance(view.newcomers, Unset) else view.newcomers:
        lines.append(Text(f"  … {newcomer.display_name}", "dim"))
    return Text("\n").join(lines)


def _first(
    view: models.Game, player: models.PlayerView, memory: Memory, lexicon: Lexicon, now: int, width: int
) -> Text:
    at_it = player.id in (view.turn, view.to_throw)
    you = " ◀" if player.id == view.you else ""
    name = Text.assemble(("▶ " if at_it else "  ", "bold"), (player.display_name, f"bold {colour(player.seat)}"), you)
    if player.bot:
        name.append(" bot", "dim")
    name.append(state(player, lexicon), "red")
    right = Text()
    points, at = memory.moves.get(player.id, ("", 0))
    if points and now - at < FRESH_MS:
        right.append(f"{points} ", "bold green" if points.startswith("+") else "bold red")
    right.append(f"{player.score}{sixths(player.sixths)}", "bold")
    if not isinstance(player.cards, Unset):
        right.append(f" ▯{player.cards}", "dim")
    name.truncate(max(4, width - right.cell_len - 1), overflow="ellipsis")
    return name + Text(" " * max(1, width - name.cell_len - right.cell_len)) + right


def state(player: models.PlayerView, lexicon: Lexicon) -> str:
    """What is amiss with a player; empty if nothing."""
    if not player.in_game:
        return lexicon.language(" (sorti)", " (out)")
    if player.presence != "seated":
        return f" ({lexicon.label(player.presence)})"
    return "" if player.connected else lexicon.language(" (hors ligne)", " (offline)")


def _second(player: models.PlayerView, memory: Memory, lexicon: Lexicon, now: int, width: int) -> Text:
    line = Text("    ")
    speech = memory.speeches.get(player.id)
    if speech and now - speech.at < FRESH_MS:
        line.append(f"«{speech.words}»", "bold red" if speech.wrong else "bold yellow")
    else:
        line.append(" · ".join(marks(player, lexicon)), "dim")
    line.truncate(width, overflow="ellipsis")
    return line


def marks(player: models.PlayerView, lexicon: Lexicon) -> Sequence[str]:
    """Role, holdings, bévues: what a player has."""
    found: list[str] = []
    if isinstance(player.role, str):
        found.append(lexicon.label(player.role))
    if isinstance(player.place, int):
        found.append(f"n° {player.place}")
    if not isinstance(player.holdings, Unset):
        found += lexicon.holdings(player.holdings.to_dict())
    if not isinstance(player.value, Unset) and player.value is not None:
        found.append(lexicon.language(f"valeur {player.value}", f"value {player.value}"))
    if not isinstance(player.bevues, Unset) and player.bevues:
        found.append(f"bévues {player.bevues}")
    if player.team:
        found.append(str(player.team))
    return found
