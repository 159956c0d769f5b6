"""`chouette demo`: three bots play a whole game, and the terminal shows it."""

from __future__ import annotations

import hashlib
import secrets
import signal
import sys
import time
from contextlib import ExitStack
from dataclasses import replace
from random import Random
from types import FrameType

import click
from chouette_sdk import ChouetteError, Client, Forbidden, Seat, Unauthorized
from chouette_sdk import Table as Game
from rich.console import Console

from service.demo.bots import CHARACTERS, PAUSE_MS, Bot
from service.demo.cards import SPEECH_S
from service.demo.driver import TIE_MS, GameDriver, StreamStalled
from service.demo.ending import show_ending
from service.demo.known import Table
from service.demo.lexicon import Lexicon
from service.demo.modulaire import match as modular
from service.demo.plain import Plain
from service.demo.screen import SMALLEST, Screen
from service.demo.trou_du_cul import match
from service.demo.wish import Wish
from service.json_types import JsonObject
from service.runtime.own_service import ServiceFailed, own_service

REACTION_MS, DECISION_MS = 4000, 15000
LEAST_MS = 600
"""No window is shorter than this, so that acts still travel in time where everything else runs fast."""
TEST_DICE = 1000
SHORTEST_SPEECH_S = 0.7
INTERRUPTED = 130
CARDS = "trou-du-cul"
"""The rulebook of which a person may take a seat in the demo."""


@click.command(name="demo", context_settings={"show_default": True})
@click.option("--speed", default=1.0, type=click.FloatRange(0.1, 100), help="So many times human pace.")
@click.option("--seed", default=None, metavar="TEXT", help="Play the same game again (see above).")
@click.option("--url", default=None, metavar="URL", help="A service that runs already, instead of one of our own.")
@click.option("--api-key", default=None, envvar="CHOUETTE_API_KEY", help="For a service that wants one.")
@click.option("--ruleset", default="wikimonde", metavar="ID", help="The rulebook to play by.")
@click.option("--target", default=343, type=click.IntRange(1, 100_000), help="The score that wins, at dice.")
@click.option("--manches", default=3, type=click.IntRange(1, 1000), help="How many manches are played, at cards.")
@click.option("--sit", default=None, metavar="NAME", help="Sit down with the bots, at cards.")
@click.option("--preset", default="originale", metavar="ID", help="The version of the rulebook `modulaire`.")
@click.option("--plain", is_flag=True, help="Tell the game line by line, even in a terminal.")
def command(
    speed: float, seed: str | None, url: str | None, api_key: str | None, ruleset: str, target: int, manches: int,
    sit: str | None, preset: str, plain: bool,
) -> None:  # fmt: skip
    """Watch bots play a whole game against the real service, over HTTP: three at dice, four at cards.

    Without --url the demo starts a service of its own, on a free port and with data that it removes afterwards. At
    human pace a game takes about five minutes; try --speed 5, or --speed 20.

    Without --seed the service throws its own dice, and at the end the demo checks every one of them against the
    seed that the service had committed to before the first throw.

    With --seed the dice and everything that the bots decide (what they shout, how quick they are, what they
    challenge with) come from the seed: the same seed, options and version play the same game to the same scores.
    Two limits: only shouts that fall together are left to the network, and come out otherwise only where it takes more
    than 120 ms from one to the last of them; and dice are given only where the service allows test dice (the
    demo's own does), elsewhere only the bots are repeated. Timestamps and ids are new each time.

    --ruleset modulaire is played between four; --preset demoniaque has all its modules.

    At cards (--ruleset trou-du-cul) --seed gives the packs and what comes to the bots' minds; which of two putsches is
    first is left to the network. --sit NAME gives you a seat: type numbers or codes of cards, Enter to pass.
    """
    if sit is not None and ruleset != CARDS:
        raise click.UsageError(f"--sit takes a seat at cards only: add --ruleset {CARDS}, or leave it out.")
    wish = Wish(speed, seed, url, api_key, ruleset, target, manches, sit, preset)
    console = Console()
    signal.signal(signal.SIGTERM, _end)
    try:
        with ExitStack() as stack:
            if url is None:
                click.echo("Starting the service ...")
                wish = replace(wish, url=stack.enter_context(own_service()))
            _play(wish, console, live=console.is_terminal and not plain and _large(console))
    except KeyboardInterrupt:
        click.echo("\nStopped in mid-game.")
        sys.exit(INTERRUPTED)
    except (ServiceFailed, StreamStalled) as error:
        raise click.ClickException(str(error)) from error
    except Unauthorized as error:
        raise click.ClickException(f"{error} Give the service's key with --api-key.") from error
    except ChouetteError as error:
        raise click.ClickException(f"{wish.url}: {error}") from error


def _end(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def _large(console: Console) -> bool:
    return console.width >= SMALLEST[0] and console.height >= SMALLEST[1]


def _play(wish: Wish, console: Console, live: bool) -> None:
    with Client(wish.url or "", api_key=wish.api_key) as client:
        ruleset = client.api.get_ruleset(wish.ruleset)
        if ruleset.game == "trou_du_cul":
            match.play(client, ruleset, wish, console, live)
            return
        if ruleset.game == "modulaire":
            modular.play(client, ruleset, wish, console, live)
            return
        lexicon = Lexicon(ruleset.rules)
        game, given = _open_table(client, wish)
        if wish.seed is not None and not given:
            click.echo("This service gives no test dice: the bots repeat, the dice are its own.")
        bots, seats = _sit_down(game, wish)
        table = Table()
        pace = "human pace" if wish.speed == 1 else f"speed {wish.speed:g}"
        dice = f"seed {wish.seed}" if given else "real dice"
        about = f"{wish.ruleset} · first to {wish.target} · {dice} · {pace}"
        speech_s = max(SHORTEST_SPEECH_S, SPEECH_S / wish.speed)
        view = Screen(table, lexicon, wish.target, about, console, speech_s) if live else Plain(table, lexicon)
        begun = time.monotonic()
        with view:
            driver = GameDriver(game, bots, seats, wish.speed, wish.target, table, view)
            driver.play()
        show_ending(console, driver, lexicon, game, time.monotonic() - begun)


def _open_table(client: Client, wish: Wish) -> tuple[Game, bool]:
    """The game, and whether its dice come from the seed."""
    options: JsonObject = {
        "target": wish.target,
        "tie_ms": TIE_MS,
        "reaction_ms": max(LEAST_MS, round(REACTION_MS / wish.speed)),
        "decision_ms": max(2 * LEAST_MS, round(DECISION_MS / wish.speed)),
        "pause_ms": round(PAUSE_MS / wish.speed),
    }
    if wish.seed is not None:
        chance = Random(f"{wish.seed}/dice")
        dice = [chance.randint(1, 6) for _ in range(TEST_DICE)]
        try:
            return client.create_game(wish.ruleset, options=options, name="chouette demo", dice=dice), True
        except Forbidden as refusal:
            if refusal.code != "test_dice_off":
                raise
    return client.create_game(wish.ruleset, options=options, name="chouette demo"), False


def _sit_down(game: Game, wish: Wish) -> tuple[list[Bot], dict[str, Seat]]:
    seed = wish.seed if wish.seed is not None else secrets.token_hex(8)
    bots, seats = [], {}
    for character in CHARACTERS:
        entropy = hashlib.sha256(f"{seed}/{character.name}".encode()).hexdigest()[:16]
        seat = game.join(character.name, entropy=entropy)
        bots.append(Bot(character, seed, seat.player, wish.speed))
        seats[seat.player] = seat
    return bots, seats
