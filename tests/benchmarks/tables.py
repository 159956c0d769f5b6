"""Games put into the store ready-made, each waiting at one point with a deadline that the benchmark has chosen."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable

import msgspec

from service import engine
from service.engine import Game
from service.engine.core.windows.window import Window
from service.engine.dice.acts import Roll
from service.games.session import Envelope
from service.store.commits import Commit
from service.store.meta import Meta
from service.store.port import Store
from tests.benchmarks.play import seated

PLAYERS = ("Perceval", "Karadoc", "Arthur", "Guenièvre", "Léodagan", "Bohort")
OPENING = [6, 5, 4, 3, 2, 1]
"""The opening dice: the first player begins."""

RACE = [2, 2, 4]
SUITE = [4, 5, 6]

_encode = msgspec.json.Encoder().encode
Token = Callable[[str], str]


def waiting(dice: list[int], base: int, **options: int) -> Game:
    """A game that began at `base` (ms), whose first turn threw these dice and opened the window that follows."""
    game = seated(PLAYERS, base, secrets.token_urlsafe(16), options=options, given=[*OPENING, *dice])
    while len(game.state.randomness.given or ()):
        window = next(w for _, w in game.windows() if w.mode in ("roll", "dice"))
        player = next(p for p in window.who if window.asks(p))
        engine.play(game, Roll(player=player, at=max(game.state.clock, window.not_before)))
    # Those dice were given; should the game go on, it goes on with its own.
    game.state.randomness.given, game.state.randomness.seed = None, secrets.token_hex(32)
    return game


def reaction(game: Game) -> Window:
    """The window that everybody may speak in."""
    return next(w for _, w in game.windows() if w.mode in ("race", "last"))


def due_at(instant: int, **options: int) -> Game:
    """A race for a Chouette-Velute whose window is due at this very instant (ms), and after it nothing."""
    options = {"turn_ms": 0, **options}
    probe = engine.next_due(waiting(RACE, 0, **options))
    assert probe is not None
    return waiting(RACE, instant - probe, **options)


def token(game_id: str, player: str) -> str:
    """The seat's token; made of the ids, so that nobody has to hand it on."""
    return hashlib.sha256(f"{game_id}/{player}".encode()).hexdigest()[:32]


def put(store: Store, game: Game) -> None:
    """Store a game as if it had just come to this point."""
    store.commit(commit(game))


def commit(game: Game) -> Commit:
    """What stores a game as if it had just come to this point."""
    state = game.state
    tokens = {p.id: hashlib.sha256(token(state.id, p.id).encode()).hexdigest() for p in state.players}
    meta = Meta("public", state.created_at, test_dice=True, tokens=tokens)
    return Commit(
        game_id=state.id,
        expected=0,
        nonce=secrets.token_hex(8),
        blob=_encode(Envelope(meta, msgspec.Raw(engine.encode(game)))),
        status=state.status,
        events=[_encode(event) for event in game.fresh],
        first_seq=game.fresh[0].seq,
        due=engine.next_due(game),
    )
