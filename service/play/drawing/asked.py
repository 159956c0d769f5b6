"""What is asked now: open windows with their countdowns, and under each what the player may do, with its key."""

from __future__ import annotations

from collections.abc import Sequence

from chouette_sdk import models
from rich.text import Text

from service.play.drawing.countdown import bar, pause
from service.play.game.keys import shown
from service.play.game.lexicon import Lexicon
from service.play.game.offers import Offered

BAR = 16
KEY = "bold reverse"
RACES = ("race", "last")
TURN_S = 30.0
"""The length of the bar of a turn, of which only the end is told."""


def asked(
    view: models.Game, offers: Sequence[Offered], names: dict[str, str], lexicon: Lexicon, now: int, width: int
) -> list[Text]:
    """Line by line. now: the service's clock (ms)."""
    lines: list[Text] = []
    mine = {offer.act.window for offer in offers}
    known = {window.id for window in view.windows}
    if isinstance(view.clock, models.TurnView):
        lines.append(_turn(view.clock, lexicon, names, now, width, mine=view.clock.player == view.you))
    lines += [_offer(each, lexicon, now, width) for each in offers if each.act.window not in known and each.act.turn]
    windows = sorted(view.windows, key=lambda window: (window.id not in mine, window.deadline or float("inf")))
    for window in windows:
        lines.append(_window(window, lexicon, names, now, width, mine=window.id in mine))
        lines += [_offer(offer, lexicon, now, width) for offer in offers if offer.act.window == window.id]
    free = [each for each in offers if each.act.window not in known and not each.act.turn]
    if free:
        lines.append(Text(lexicon.language("à tout moment", "at any moment"), "dim italic"))
        lines += [_offer(offer, lexicon, now, width) for offer in free]
    return lines


def _turn(turn: models.TurnView, lexicon: Lexicon, names: dict[str, str], now: int, width: int, *, mine: bool) -> Text:
    who = names.get(turn.player, turn.player)
    title = Text(lexicon.language(f"· à {who}", f"· {who} is on turn"), "bold" if mine else "dim")
    return _beside(title, Text() if turn.deadline is None else bar((turn.deadline - now) / 1000, TURN_S, BAR), width)


def _beside(title: Text, clock: Text, width: int) -> Text:
    """A title with its clock at the right edge."""
    title.truncate(max(8, width - clock.cell_len - 1), overflow="ellipsis")
    return title + Text(" " * max(1, width - title.cell_len - clock.cell_len)) + clock


def _window(
    window: models.WindowView, lexicon: Lexicon, names: dict[str, str], now: int, width: int, *, mine: bool
) -> Text:
    style = ("bold yellow" if window.mode in RACES else "bold") if mine else "dim"
    mark = "⚑ " if window.mode in RACES and mine else "· "
    title = Text(mark + about(window, lexicon), style)
    waiting = ", ".join(names.get(player, player) for player in window.waiting)
    clock = Text()
    if now < window.not_before:
        clock = pause((window.not_before - now) / 1000)
    elif window.deadline is not None:
        whole = (window.deadline - window.not_before) / 1000
        clock = bar((window.deadline - now) / 1000, whole, BAR)
    if not mine and waiting:
        title.append(f" ({waiting})", "dim")
    return _beside(title, clock, width)


def about(window: models.WindowView, lexicon: Lexicon) -> str:
    """What a window is about, as one says it."""
    if window.name in lexicon.words:
        return lexicon.phrase(window.name)
    return lexicon.short(window.name)


def _offer(offer: Offered, lexicon: Lexicon, now: int, width: int) -> Text:
    ready = now >= offer.act.not_before
    line = Text.assemble(
        "  ", (f" {shown(offer.key)} ", KEY if ready else "dim"), " ", (offer.label, "bold" if ready else "dim")
    )
    detail = facts(offer.act.constraints, lexicon)
    if detail:
        line.append(f"  {detail}", "dim")
    gesture = lexicon.gesture(offer.act.name) if offer.shout else ""
    if gesture and line.cell_len + len(gesture) + 4 < width:
        line.append(f"  ({gesture})", "dim italic")
    line.truncate(width, overflow="ellipsis")
    return line


def facts(said: models.Constraints, lexicon: Lexicon) -> str:
    """What follows from an act: what it costs, wins and loses."""
    language, told = lexicon.language, said.to_dict()
    found = []
    for name, fr, en in (
        ("price", "coûte {}", "costs {}"),
        ("won", "gagne {}", "wins {}"),
        ("lost", "perd {}", "loses {}"),
        ("face", "face {}", "face {}"),
        ("artichauts", "artichauts {:+d}", "artichauts {:+d}"),
    ):
        if name in told:
            found.append(language(fr, en).format(told[name]))
    if told.get("at_own_risk"):
        found.append(language("à tes risques", "at your own risk"))
    return ", ".join(found)
