"""A server that asks for keys, three games, keys of all kinds, and everybody who may come with something to show."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from service.app import create_app
from service.director.service import TournamentService
from service.games.service import GameService
from service.http.wiring import EXTENSION
from service.matchmaking.record import stored as stored_queue
from service.players.ids import stored as stored_player
from service.settings import Settings
from service.store.commits import Commit, CommitResult
from service.store.memory.store import MemoryStore
from tests.http.table import START, HandClock, Table, bearer
from tests.http.test_keys import give
from tests.security.operations import Operation
from tests.support.games import stored

SCOPES = ("games", "webhooks", "metrics", "test_dice")
MISSING = "Zr3kYw0pQm2bT7uXe5vLaA"
"""The id of no game, as long as that of any."""
MINE = {"X-API-Key": "ck_0123456789abcdef-mine"}
"""The key that the tables and the webhook were made with."""

GUESTS = {"seats": "invited", "watching": "invited"}


class Watched(MemoryStore):
    """A store that knows how often it was written to."""

    def __init__(self) -> None:
        super().__init__()
        self.written = 0

    def commit(self, commit: Commit) -> CommitResult:
        """See Store."""
        self.written += 1
        return super().commit(commit)


@dataclass
class World:
    """Perceval and Karadoc at a public, a private and a guests' table, Perceval at another one, and several keys."""

    client: FlaskClient
    clock: HandClock
    service: GameService
    store: Watched
    public: Table = field(init=False)
    private: Table = field(init=False)
    invited: Table = field(init=False)
    other: Table = field(init=False)
    tournament: Table = field(init=False)
    watch: str = ""
    invitation: str = ""
    webhook: str = ""
    delivery: str = ""
    account: str = ""
    pool: str = ""
    queue: str = ""
    player_token: str = ""
    planted: dict[str, str] = field(default_factory=dict)
    _laid: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def made(cls) -> World:
        clock, store = HandClock(START), Watched()
        settings = Settings(
            redis_url="memory://",
            keys_required=True,
            key_games=0,
            metrics="key",
            allow_test_dice=True,
            limits={},
            heartbeat_s=0.05,
        )
        service = GameService(store, settings, clock)
        app = create_app(settings, service)
        world = cls(app.test_client(), clock, service, store)
        give(app, "ck_0123456789abcdef-mine", "games", "webhooks", "metrics")
        give(app, "ck_0123456789abcdef-else", *SCOPES)
        give(app, "ck_0123456789abcdef-late", *SCOPES, expires=START)
        give(app, "ck_0123456789abcdef-gone", *SCOPES, revoked=START)
        for scope in SCOPES:
            others = set(SCOPES) - {scope}
            give(app, f"ck_0123456789-no-{scope}", *others)
        world.lay()
        return world

    @property
    def service_of_tournaments(self) -> TournamentService:
        """Of the same application."""
        found: TournamentService = self.client.application.extensions[EXTENSION].tournaments
        return found

    def lay(self) -> None:
        """New tables, and a new webhook, in the place of those that are no longer as they were laid."""
        public, private = {"visibility": "public"}, {"visibility": "private"}
        for name, openness in {"public": public, "private": private, "other": public, "invited": GUESTS}.items():
            if self._laid.get(name, ()) != self._as_it_is(name):
                setattr(self, name, self._table(**openness))
                if name == "invited":
                    self._invite()
                self._laid[name] = self._as_it_is(name)
        if self._laid.get("tournament", ()) != self._as_it_is("tournament"):
            self.tournament = self._tournament()
            self._laid["tournament"] = self._as_it_is("tournament")
        if self._laid.get("account", ()) != self._as_kept():
            self._account()
            self._laid["account"] = self._as_kept()
        if self._laid.get("queue", ()) != self._queue_as_kept():
            body = {"name": "Ranked", "ruleset": "wikimonde"}
            self.queue = self.client.post("/v1/queues", json=body, headers=MINE).json["id"]
            self._laid["queue"] = self._queue_as_kept()
        if self._laid.get("webhook") != self._hooks():
            self._webhook()
            self._laid["webhook"] = self._hooks()

    def _as_it_is(self, name: str) -> Any:
        """All that is stored of a table, and when."""
        table = getattr(self, name, None)
        found = self.store.load(table.id) if table else None
        return found and (self.clock.now(), found.version, found.blob)

    def _as_kept(self) -> Any:
        """All that is stored of the player who is kept beyond games."""
        found = self.store.load(stored_player(self.account)) if self.account else None
        return found and (found.version, found.blob)

    def _account(self) -> None:
        """A player of the tables' maker, with no seat at any of them."""
        made = self.client.post("/v1/players", json={"name": "Bohort"}, headers=MINE)
        assert made.status_code == 201, made.json
        self.account, self.player_token = made.json["player"]["id"], made.json["token"]
        if not self.pool:
            self.pool = self.client.post("/v1/pools", json={"name": "Winter"}, headers=MINE).json["id"]

    def _queue_as_kept(self) -> Any:
        """All that is stored of the matchmaking queue."""
        found = self.store.load(stored_queue(self.queue)) if self.queue else None
        return found and (found.version, found.blob)

    def _hooks(self) -> list[bytes]:
        """All that is told of the webhook."""
        of_hook = f"/v1/webhooks/{self.webhook}"
        return [self.client.get(url, headers=MINE).data for url in ("/v1/webhooks", of_hook, f"{of_hook}/deliveries")]

    def _invite(self) -> None:
        url = f"/v1/games/{self.invited.id}/invitations"
        watch = self.client.post(url, json={"kind": "watch"}, headers=MINE).json
        self.watch, self.planted["watch token"] = watch["token"], watch["token"]
        seat = self.client.post(url, json={}, headers=MINE).json
        self.invitation, self.planted["invitation"] = seat["invitation"]["id"], seat["token"]

    def _table(self, **openness: str) -> Table:
        body = {"ruleset": "wikimonde", **openness, "player": {"name": "Perceval"}}
        made = self.client.post("/v1/games", json=body, headers=MINE)
        assert made.status_code == 201, made.json
        seat = made.json["seat"]
        table = Table(self.client, self.clock, made.json["id"], {seat["player"]: seat["token"]})
        joined = self.client.post(f"/v1/games/{table.id}/players", json={"name": "Karadoc"}, headers=MINE)
        table.tokens["karadoc"] = joined.json["seat"]["token"]
        table.start()
        return table

    def _tournament(self) -> Table:
        """An open one in which two have entered; in the place of a table's players there are entries."""
        body = {"name": "Coupe", "ruleset": "wikimonde", "format": "swiss", "table_size": 2}
        made = self.client.post("/v1/tournaments", json=body, headers=MINE)
        assert made.status_code == 201, made.json
        found = Table(self.client, self.clock, made.json["id"], {})
        for name in ("perceval", "karadoc"):
            url = f"/v1/tournaments/{found.id}/entries"
            found.tokens[name] = self.client.post(url, json={"name": name}).json["token"]
        return found

    def _webhook(self) -> None:
        """The one webhook of the tables' maker, and a delivery of it."""
        for old in self.client.get("/v1/webhooks", headers=MINE).json["webhooks"]:
            self.client.delete(f"/v1/webhooks/{old['id']}", headers=MINE)
        body = {"url": "https://93.184.215.14/hook", "events": ["game.finished"]}
        made = self.client.post("/v1/webhooks", json=body, headers=MINE)
        assert made.status_code == 201, made.json
        self.webhook, self.planted["webhook secret"] = made.json["id"], made.json["secret"]
        sent = self.client.post(f"/v1/webhooks/{self.webhook}/test", headers=MINE)
        assert sent.status_code == 202, sent.json
        self.delivery = sent.json["id"]

    def about(self, operation: Operation) -> Table:
        """The public table, or the tournament, that an operation is called on."""
        return self.tournament if operation.of_a_tournament else self.public

    def ids(self, game_id: str) -> dict[str, str]:
        """What an address is filled with."""
        return {
            "game_id": game_id, "player_id": "perceval", "challenge_id": "1", "ruleset_id": "wikimonde",
            "situation_id": "wikimonde-holding-flan",
            "invitation_id": self.invitation, "webhook_id": self.webhook, "delivery_id": self.delivery,
            "tournament_id": self.tournament.id, "entry_id": "perceval", "table_id": "1.1",
            "account_id": self.account, "pool_id": self.pool, "queue_id": self.queue,
        }  # fmt: skip

    def ask(self, operation: Operation, table: Table, headers: dict[str, str], **more: Any) -> TestResponse:
        """Call it, with the body that the document has for an example."""
        url = operation.url(**self.ids(table.id))
        return self.client.open(url, method=operation.method, json=operation.body, headers=headers, **more)

    def credentials(self, table: Table, scope: str) -> dict[str, dict[str, str]]:
        """All that somebody may come with, by name; `right key` is that of the tables' maker."""
        keys = {
            "unknown key": "ck_" + "A" * 43,
            "expired key": "ck_0123456789abcdef-late",
            "revoked key": "ck_0123456789abcdef-gone",
            "key without the scope": f"ck_0123456789-no-{scope or 'games'}",
            "key of another owner": "ck_0123456789abcdef-else",
            "right key": "ck_0123456789abcdef-mine",
        }
        return {
            "nothing": {},
            "garbage": bearer("no-token-that-anybody-has-given-out"),
            "an empty token": {"Authorization": "Bearer "},
            "another scheme": {"Authorization": "Basic cGVyY2V2YWw6eA=="},
            "the token's hash": bearer(_hash(table.tokens["perceval"])),
            "token of another game": bearer(self.other.tokens["perceval"]),
            "token of another seat": bearer(table.tokens["karadoc"]),
            "watch token": bearer(self.watch),
            "invitation as a token": bearer(self.planted["invitation"]),
            "player token": bearer(self.player_token),
            "right token": bearer(table.tokens["perceval"]),
            **{name: {"X-API-Key": secret} for name, secret in keys.items()},
            **{f"{name} as bearer": bearer(secret) for name, secret in keys.items()},
        }

    def state(self, table: Table, operation: Operation | None = None) -> tuple[Any, ...]:
        """Everything that a refused request must not change; the webhooks only where the operation is about them."""
        about_hooks = operation is not None and operation.path.startswith("/v1/webhooks")
        hooks = self._hooks() if about_hooks else []
        kept = stored_player(self.account), stored_queue(self.queue)
        games = [self.store.load(id_) for id_ in (table.id, self.other.id, *kept)]
        told = [(found.version, found.blob) for found in games]  # type: ignore[union-attr]
        return self.store.written, told, self.client.application.extensions[EXTENSION].keys.repository.every(), hooks

    def secrets(self) -> Iterator[tuple[str, str]]:
        """What may be in no answer to who has it not: names and values."""
        tables = {"public": self.public, "private": self.private, "invited": self.invited, "other": self.other}
        for name, table in tables.items():
            yield f"seed of {name}", str(stored(self.service, table.id).state.randomness.seed)
            for player, token in table.tokens.items():
                yield f"{player}'s token at {name}", token
                yield f"hash of {player}'s token at {name}", _hash(token)
        yield "seed of the tournament", self.service_of_tournaments.load(self.tournament.id).tournament.seed
        for entry, token in self.tournament.tokens.items():
            yield f"{entry}'s token at the tournament", token
            yield f"hash of {entry}'s token at the tournament", _hash(token)
        yield "token of a player", self.player_token
        yield "hash of a player's token", _hash(self.player_token)
        for word in ("mine", "else", "late", "gone"):
            yield f"key {word}", f"ck_0123456789abcdef-{word}"
            yield f"hash of key {word}", _hash(f"ck_0123456789abcdef-{word}")
        yield from self.planted.items()


def told(answer: TestResponse) -> str:
    """All of an answer, as far as it can be searched."""
    return f"{answer.status}\n{answer.headers}\n{answer.get_data(as_text=True)}"


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
