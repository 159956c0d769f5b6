"""Games full of things to hide, everybody who might look, and a search for what nobody may find."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from service import engine
from service.app import create_app
from service.director.service import TournamentService
from service.engine.cards.pack import PACK
from service.engine.core.actions.acts import Act
from service.engine.core.events import Event
from service.engine.trou_du_cul.order import best_first
from service.engine.trou_du_cul.state import match
from service.games.service import GameService
from service.http.wiring import EXTENSION
from service.settings import Settings
from service.store.memory.store import MemoryStore
from tests.http.table import START, HandClock, Table, bearer
from tests.http.test_hidden_dice import HIDDEN, bidding
from tests.http.test_keys import give
from tests.security.operations import Operation
from tests.support.games import stored

NOBODY: frozenset[str] = frozenset()
KEY, OTHER_KEY = "ck_canary-0123456789-mine", "ck_canary-0123456789-else"


class Faulty:
    """The engine; while it is told to fail, each act falls over."""

    def __init__(self) -> None:
        self.fails = False

    def __getattr__(self, name: str) -> Any:
        return getattr(engine, name)

    def play(self, game: Any, act: Act) -> list[Event]:
        """Let an act count, or fall while the whole game lies about."""
        if self.fails:
            state, seed, dice = game.state, game.state.randomness.seed, game.state.randomness
            raise RuntimeError(f"the engine fell with {len((state, seed, dice, act))} things in its hands")
        return engine.play(game, act)


@dataclass(frozen=True)
class Secret:
    """What is hidden. known: names of the viewers who may see it."""

    name: str
    text: str
    known: frozenset[str] = NOBODY


@dataclass
class House:
    """A Tichette with hidden dice, a game with a seed that still counts, a private game, another one, a match at cards;
    all going on; and a private tournament, open for entries."""

    client: FlaskClient
    clock: HandClock
    service: GameService
    engine: Faulty
    tables: dict[str, Table] = field(default_factory=dict)
    tournament: Table = field(init=False)
    account: str = ""
    pool: str = ""
    queue: str = ""
    player_token: str = ""
    webhook: str = ""
    delivery: str = ""
    planted: list[Secret] = field(default_factory=list)

    @classmethod
    def built(cls) -> House:
        clock, faulty = HandClock(START), Faulty()
        settings = Settings(
            redis_url="memory://", allow_test_dice=True, limits={}, heartbeat_s=0.02, long_poll_max_s=0.02,
            log_level="DEBUG",
        )  # fmt: skip
        service = GameService(MemoryStore(), settings, clock, engine=faulty)
        app = create_app(settings, service)
        give(app, KEY, "games", "webhooks", "metrics")
        give(app, OTHER_KEY, "games", "webhooks", "metrics")
        house = cls(app.test_client(), clock, service, faulty)
        house._lay()
        return house

    def _lay(self) -> None:
        client, clock = self.client, self.clock
        self.tables["tichette"] = bidding(client, clock)
        assert self.tables["tichette"].post("perceval", "rolls").status_code == 201
        # So that no window of the others closes before they are looked at.
        slow = {"turn_ms": 600_000, "reaction_ms": 60_000, "decision_ms": 60_000}
        for name, seen, ruleset in (
            ("seeded", "public", "wikimonde"),
            ("other", "public", "wikimonde"),
            ("private", "private", "wikimonde"),
            ("match", "public", "trou-du-cul"),
        ):
            body = {"ruleset": ruleset, "visibility": seen, "name": f"{name} table canary", "options": slow}
            made = client.post("/v1/games", json=body, headers={"X-API-Key": KEY})
            table = Table(client, clock, made.json["id"])
            for player in ("Perceval", "Karadoc"):
                table.join(player, entropy=f"{name} entropy canary of {player}")
            table.start()
            self.tables[name] = table
        self.tournament = self._tournament(client, clock)
        told = {"name": "Bohort", "external_id": "account canary", "metadata": {"note": "player canary"}}
        player = client.post("/v1/players", json=told, headers={"X-API-Key": KEY})
        assert player.status_code == 201, player.json
        self.pool = client.post("/v1/pools", json={"name": "Winter"}, headers={"X-API-Key": KEY}).json["id"]
        queue = {"name": "Ranked", "ruleset": "wikimonde"}
        self.queue = client.post("/v1/queues", json=queue, headers={"X-API-Key": KEY}).json["id"]
        self.account, self.player_token = player.json["player"]["id"], player.json["token"]
        hook = {"url": "https://canary-hook.example/", "events": ["*"], "description": "mine"}
        made = client.post("/v1/webhooks", json=hook, headers={"X-API-Key": KEY})
        assert made.status_code == 201, made.json
        self.webhook = made.json["id"]
        self.delivery = client.post(f"/v1/webhooks/{self.webhook}/test", headers={"X-API-Key": KEY}).json["id"]
        self.planted += [Secret("webhook's secret", made.json["secret"].removeprefix("whsec_"))]
        self.planted += [Secret("webhook's address", "canary-hook.example", frozenset({"key"}))]

    def _tournament(self, client: FlaskClient, clock: HandClock) -> Table:
        """A private one in which two have entered; in the place of a table's players there are entries."""
        body = {
            "name": "private cup canary", "ruleset": "wikimonde", "format": "swiss", "table_size": 2,
            "visibility": "private", "metadata": {"note": "private cup canary"},
        }  # fmt: skip
        made = client.post("/v1/tournaments", json=body, headers={"X-API-Key": KEY})
        assert made.status_code == 201, made.json
        found = Table(client, clock, made.json["id"], {})
        for name in ("perceval", "karadoc"):
            entered = {
                "name": name,
                "entropy": f"{name} entropy canary at the cup",
                "external_id": f"{name} canary of the cup",
            }
            url = f"/v1/tournaments/{found.id}/entries"
            found.tokens[name] = client.post(url, json=entered, headers={"X-API-Key": KEY}).json["token"]
        return found

    def viewers(self) -> dict[str, dict[str, str]]:
        """Everybody who looks, and with what."""
        seats = {
            f"{player} at {name}": bearer(token)
            for name, table in self.tables.items()
            for player, token in table.tokens.items()
        }
        seats |= {f"{entry} at cup": bearer(token) for entry, token in self.tournament.tokens.items()}
        keys = {"key": {"X-API-Key": KEY}, "other key": {"X-API-Key": OTHER_KEY}}
        keys["player"] = bearer(self.player_token)
        return {"anybody": {}, "nobody known": bearer("canary-wrong-token"), **seats, **keys}

    def secrets(self) -> Iterator[Secret]:
        """All there is to hide."""
        inside = frozenset({"key", *(f"{player} at private" for player in self.tables["private"].tokens)})
        for name, table in self.tables.items():
            state = stored(self.service, table.id).state
            if state.randomness.seed and state.status != "finished":
                yield Secret(f"seed of {name}", state.randomness.seed)
            for player, token in table.tokens.items():
                yield Secret(f"token of {player} at {name}", token)
                yield Secret(f"hash of {player}'s token at {name}", hashlib.sha256(token.encode()).hexdigest())
        for player, hand in match(stored(self.service, self.tables["match"].id)).hands.items():
            for text in _written(tuple(hand)):
                yield Secret(f"hand of {player}", text, frozenset({f"{player} at match"}))
        yield from self._of_the_tournament()
        yield from self._of_the_player()
        for secret in (KEY, OTHER_KEY):
            yield Secret("key", secret)
            yield Secret("hash of a key", hashlib.sha256(secret.encode()).hexdigest())
        yield Secret("name of the private table", "private table canary", inside)
        for player in ("Perceval", "Karadoc"):
            yield Secret("entropy at the private table", f"private entropy canary of {player}", inside)
        yield from self.planted

    def _of_the_tournament(self) -> Iterator[Secret]:
        found: TournamentService = self.client.application.extensions[EXTENSION].tournaments
        known = found.load(self.tournament.id).tournament
        inside = frozenset({"key", *(f"{entry} at cup" for entry in self.tournament.tokens)})
        yield Secret("name of the private tournament", "private cup canary", inside)
        if not known.over:
            yield Secret("seed of the tournament", known.seed)
        for entry, token in self.tournament.tokens.items():
            yield Secret(f"token of {entry} at the tournament", token)
            yield Secret(f"hash of {entry}'s token there", hashlib.sha256(token.encode()).hexdigest())
            yield Secret(
                f"whom {entry} is known by", f"{entry} canary of the cup", frozenset({"key", f"{entry} at cup"})
            )

    def _of_the_player(self) -> Iterator[Secret]:
        yield Secret("token of a player", self.player_token, frozenset({"player"}))
        yield Secret("hash of a player's token", hashlib.sha256(self.player_token.encode()).hexdigest())
        yield Secret("account of a player", "account canary", frozenset({"key"}))
        yield Secret("what is noted about a player", "player canary", frozenset({"key"}))

    def ids(self, table: Table) -> dict[str, str]:
        """What an address is filled with."""
        return {
            "game_id": table.id, "player_id": "perceval", "challenge_id": "1", "ruleset_id": "expert",
            "invitation_id": "0" * 16, "situation_id": "wikimonde-holding-flan",
            "webhook_id": self.webhook, "delivery_id": self.delivery,
            "tournament_id": self.tournament.id, "entry_id": "perceval", "table_id": "1.1",
            "account_id": self.account, "pool_id": self.pool, "queue_id": self.queue,
        }  # fmt: skip

    def ask(self, operation: Operation, table: Table, headers: dict[str, str], **more: Any) -> TestResponse:
        """Call an operation."""
        url = operation.url(**self.ids(table))
        return self.client.open(url, method=operation.method, json=operation.body, headers=headers, **more)

    def dice_are_shown(self) -> bool:
        """Whether the hidden dice have been shown to everybody by now."""
        return any(b'"dice_shown"' in event for event in self.service.events(self.tables["tichette"].id, 0, 500))

    def leaks(self, text: str, viewer: str = "", *, dice: bool = True) -> list[str]:
        """The names of what is in a text and not for this viewer. dice: whether the hidden dice are still hidden."""
        found = [secret.name for secret in self.secrets() if viewer not in secret.known and _has(text, secret.text)]
        hidden = ",".join(map(str, HIDDEN))
        if (
            dice
            and viewer != "perceval at tichette"
            and hidden in text.replace(" ", "").replace("\n-", ",").lstrip(",")
        ):
            found.append("hidden dice")
        return found


@cache
def _written(hand: tuple[str, ...]) -> list[str]:
    """Any eight cards of it that stand together, as JSON and as Python writes them.

    The search is content with half of them, so that those are left out that stand so in the list of all cards, which
    everybody is told.
    """
    every = " ".join(best_first(PACK))
    eights = [list(hand[at : at + 8]) for at in range(len(hand) - 7)]
    return [
        text.strip("[]")
        for codes in eights
        if " ".join(codes[:4]) not in every
        for text in (json.dumps(codes, separators=(",", ":")), repr(codes), " ".join(codes))
    ]


def _has(text: str, secret: str) -> bool:
    """Whether it is there, whole or its first half, as it is or as JSON writes it."""
    return any(half in text for half in _halves(secret))


@cache
def _halves(secret: str) -> tuple[str, str]:
    half = secret[: max(12, len(secret) // 2)]
    return half, json.dumps(half)[1:-1]
