"""Before the game is over its seed is nowhere: in no view, event, record, error, metric or log, whatever goes wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import prometheus_client
import pytest
import structlog
from flask.testing import FlaskClient

from service import engine
from service.app import create_app
from service.engine.core.actions.acts import Act
from service.engine.core.events import Event
from service.games.service import GameService
from service.settings import Settings
from service.store.memory.store import MemoryStore
from service.telemetry import logs, metrics
from tests.http.table import START, HandClock, Table
from tests.support.games import stored

READS = (
    "", "/events?limit=500", "/dice", "/deals", "/record?format=json", "/record?format=yaml", "/expected",
    "/challenges", "/challenges/1", "/no_such_thing",
)  # fmt: skip
AROUND = ("/v1/games", "/v1/time", "/v1/rulesets", "/healthz", "/readyz", "/metrics", "/v1/games/nothing_there")


class Clumsy:
    """The engine; while it is told to fail, each act fails with an error that shows all it can of the game."""

    def __init__(self) -> None:
        self.fails = False

    def __getattr__(self, name: str) -> Any:
        return getattr(engine, name)

    def play(self, game: Any, act: Act) -> list[Event]:
        """Let an act count, or fall over the state."""
        if self.fails:
            raise RuntimeError(f"{game!r} {game.state!r} {game.state.randomness!r} {vars(game)!r} {act!r}")
        return engine.play(game, act)


@dataclass
class Watched:
    """A table of which everything that is answered is kept."""

    table: Table
    service: GameService
    clumsy: Clumsy
    told: list[str] = field(default_factory=list)

    @property
    def seed(self) -> str:
        """The secret, from where nobody but the service can look."""
        return str(stored(self.service, self.table.id).state.randomness.seed)

    def look(self) -> None:
        """Ask for everything there is to ask for, as each player, as a stranger, and with a token that is none."""
        client = self.table.client
        headers: list[dict[str, str]] = [{}, {"Authorization": "Bearer none"}]
        headers += [{"Authorization": f"Bearer {token}"} for token in self.table.tokens.values()]
        urls = [f"/v1/games/{self.table.id}{path}" for path in READS] + list(AROUND)
        for url in urls:
            for sent in headers:
                answer = client.get(url, headers=sent)
                self.told.append(f"{answer.headers}\n{answer.get_data(as_text=True)}")

    def listen(self) -> None:
        """The stream, up to a heartbeat behind the last event so far."""
        url = f"/v1/games/{self.table.id}/events"
        with self.table.client.get(url, headers={"Accept": "text/event-stream"}) as answer:
            heard = ""
            for chunk in answer.response:
                heard += chunk.decode() if isinstance(chunk, bytes) else chunk
                # A heartbeat is a comment; one may come before the first event, too.
                if "id: 1." in heard and "\n:" in heard.rpartition("\nid: ")[2]:
                    break
            self.told.append(heard)

    def err(self) -> None:
        """Every kind of wrong request, and an act over which the service falls."""
        bodies: list[tuple[str, Any]] = [
            ("rolls", {}), ("rolls", {"keep": [7]}), ("annonces", {"annonce": "grelotte_ca_picote"}), ("start", {}),
            ("annonces", {"seed": 1}), ("challenges", {"challenge": "x", "target": "y"}), ("players", {"name": ""}),
        ]  # fmt: skip
        for fails in (False, True):
            self.clumsy.fails = fails
            for player in self.table.tokens:
                for path, body in bodies:
                    answer = self.table.post(player, path, body)
                    self.told.append(f"{answer.status_code} {answer.headers}\n{answer.get_data(as_text=True)}")
        self.clumsy.fails = False


@pytest.fixture
def logged(capsys: pytest.CaptureFixture[str]) -> Iterator[pytest.CaptureFixture[str]]:
    """All logs, down to the least, on this test's standard error."""
    before = structlog.get_config()
    logs.configure("DEBUG")
    yield capsys
    structlog.configure(**before)


@pytest.mark.parametrize("options", [{}, {"flight_ms": 900, "cocked_dice": 200}], ids=["plain", "falling and flying"])
def test_the_seed_is_nowhere_before_the_end(logged: pytest.CaptureFixture[str], options: dict[str, Any]) -> None:
    watched = laid(options)
    table, clock = watched.table, watched.table.clock
    for name in ("Perceval", "Karadoc"):
        watched.look()
        table.join(name, entropy=f"{name}'s own")
    seed = watched.seed
    table.start()
    for step in range(400):
        clock.move(1000)
        game = table.get().json
        if game["status"] == "finished":
            break
        if step % 5 == 0:
            watched.look()
            watched.listen()
        if game["turn"] is None or game["to_throw"] is None:
            who = [each for window in game["windows"] for each in window["waiting"]]
        else:
            who = [game["to_throw"]]
        for player in who[:1]:
            answer = table.post(player, "rolls")
            if b'"game_finished"' not in answer.data:
                watched.told.append(answer.get_data(as_text=True))
        if step < 4:
            watched.err()
    written = logged.readouterr()
    watched.told.append(prometheus_client.generate_latest(metrics.REGISTRY).decode())
    told = "\n".join(watched.told)
    assert table.get("/dice").json["seed"] == seed, "it was played to its end, and then the seed is told"
    assert "unhandled error" in written.err
    assert "internal_error" in told
    assert "id: 1." in told, "the stream was heard"
    assert "# TYPE chouette_" in told, "the metrics were read"
    for secret in (seed, seed[:24], seed[-24:]):
        assert secret not in told
        assert secret not in written.err + written.out
    assert seed not in repr(engine.create(ruleset="wikimonde", game_id="x", now=0, seed=seed).state)


def laid(options: dict[str, Any]) -> Watched:
    clock, clumsy = HandClock(START), Clumsy()
    settings = Settings(redis_url="memory://", heartbeat_s=0.05, log_level="DEBUG")
    service = GameService(MemoryStore(), settings, clock, engine=clumsy)
    client: FlaskClient = create_app(settings, service).test_client()
    return Watched(Table.made(client, clock, dice=None, options={"target": 30, **options}), service, clumsy)
