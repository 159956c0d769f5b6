"""A user at the keyboard: looks at the screen, and presses the keys that it names."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from chouette_sdk import plays
from textual.pilot import Pilot
from textual.widgets import Input, Select, Static

from service.play.app import PlayApp
from service.play.game.keys import RANKS
from service.play.language import Code
from service.play.screens.asking import AskScreen
from service.play.screens.creating import CreateScreen
from service.play.screens.lobby import LobbyScreen
from service.play.screens.table import TableScreen
from service.play.seats import Seats

PATIENCE_S = 100.0
LOOK_S = 0.02
RISKY = ("droit_de_vidage", "on_arrete")
"""Words that end the game for the player who says them."""
NAMES = {"!": "exclamation_mark", "=": "equals_sign", "?": "question_mark", "*": "asterisk", " ": "space"}


def client(url: str, folder: Path, *, language: Code = "en", open_first: str = "") -> PlayApp:
    """The client, with a state folder of its own."""
    return PlayApp(url, Seats(folder), LobbyScreen, language=language, open_first=open_first)


async def until(seen: Callable[[], bool], what: str, patience_s: float = PATIENCE_S) -> None:
    """Wait for something to be seen."""
    give_up = time.monotonic() + patience_s
    while not seen():
        assert time.monotonic() < give_up, f"not seen: {what}"
        await asyncio.sleep(LOOK_S)


def at_table(app: PlayApp) -> bool:
    """Whether a table is shown."""
    return isinstance(app.screen, TableScreen) and app.screen.is_mounted and app.screen.following.view is not None


def offered(screen: TableScreen, name: str) -> bool:
    """Whether an act of this name is offered: what was offered before the last act is shown until the next answer."""
    return any(offer.act.name == name for offer in screen.following.offers)


def text_of(app: PlayApp) -> str:
    """All that the screen says in its own widgets."""
    return "\n".join(str(widget.render()) for widget in app.screen.query(Static))


async def press(pilot: Pilot[int], *keys: str) -> None:
    """Press keys by what they write."""
    for key in keys:
        await pilot.press(NAMES.get(key, key))


async def answer(pilot: Pilot[int], screen: AskScreen, chance: random.Random) -> None:
    """One question of a form, by its keys."""
    question = screen.question
    if question is None:
        await asyncio.sleep(LOOK_S)
    elif question.kind == "number":
        await press(pilot, "enter")
    elif question.kind == "text":
        await press(pilot, *("enter",) if question.optional else ("u", "n", "enter"))
    elif question.kind == "many":
        keys = [str(place + 1) for place in range(min(9, len(question.choices)))]
        await press(pilot, *keys[: question.least])
        if screen.question is question:
            await press(pilot, "enter")
    elif question.optional and chance.random() < 0.7:
        await press(pilot, "enter")
    else:
        await press(pilot, str(chance.randint(1, min(9, len(question.choices)))))


async def make(app: PlayApp, pilot: Pilot[int], ruleset: str, options: dict[str, Any]) -> None:
    """Fill in the form of a new game, and open the table."""
    await press(pilot, "n")
    await until(lambda: isinstance(app.screen, CreateScreen) and bool(app.screen.ready), "the form")
    screen = app.screen
    assert isinstance(screen, CreateScreen)
    screen.query_one("#ruleset", Select).value = ruleset
    await until(lambda: screen.ready == ruleset, "its options")
    screen.query_one("#name", Input).value = "Moi"
    for name, value in options.items():
        widget = screen.query_one(f"#opt-{name}")
        widget.value = str(value) if isinstance(widget, Input) else value
    await pilot.press("ctrl+s")
    await until(lambda: at_table(app), "the table")


def key_of(card: str) -> str:
    """The key that chooses a card of this rank."""
    return next(key for key, rank in RANKS.items() if rank == card[0])


async def move(app: PlayApp, pilot: Pilot[int], chance: random.Random) -> None:
    """Whatever the screen asks for now."""
    screen = app.screen
    if isinstance(screen, AskScreen):
        await answer(pilot, screen, chance)
    elif isinstance(screen, TableScreen):
        offers = [offer for offer in screen.following.offers if offer.act.name not in RISKY]
        due = [offer for offer in offers if offer.act.window is not None or offer.act.turn]
        if due:
            chosen = chance.choice(due)
            if chosen.act.act == "play":
                # Cards are chosen in the hand by their ranks, as often as there are to be.
                play = next(plays(chosen.act))
                if play.as_rank is None:
                    await press(pilot, *(key_of(card) for card in play.cards))
            await press(pilot, chosen.key)
        elif offers and chance.random() < 0.05:
            await press(pilot, chance.choice(offers).key)


async def play_to_the_end(app: PlayApp, pilot: Pilot[int], seed: int = 1) -> TableScreen:
    """By keys alone, until the record of the game is saved."""
    chance, give_up = random.Random(seed), time.monotonic() + PATIENCE_S
    screen = app.screen
    assert isinstance(screen, TableScreen)
    while not screen.over:
        assert time.monotonic() < give_up, text_of(app)
        if screen.following.view is not None and screen.following.view.status == "playing":
            await move(app, pilot, chance)
        await asyncio.sleep(LOOK_S)
    return screen
