"""Games for tests of everything around the engine: made through the service layer."""

from __future__ import annotations

from typing import Any

import msgspec

from service import engine
from service.engine.core.actions.acts import Act, Join, Start
from service.games.commands import CreateGame, NewPlayer
from service.games.service import GameService, Outcome
from service.store.commits import Commit, Loaded
from service.store.idempotency import StoredAnswer

QUICK = {"turn_ms": 150, "decision_ms": 150, "reaction_ms": 150, "pause_ms": 50, "target": 5000}
"""A table that plays by itself for a long time, with a deadline every 50 to 200 ms."""

FACES = [6, 5, 4, 1, 3, 4, 6, 2, 2, 5, 1, 3, 6, 4, 1] * 40


class Answers:
    """A render that keeps every outcome and answers with what it was."""

    def __init__(self) -> None:
        self.outcomes: list[Outcome] = []

    def __call__(self, outcome: Outcome) -> StoredAnswer:
        self.outcomes.append(outcome)
        body = {"version": outcome.revision.version, "effect": outcome.effect, **outcome.secrets}
        return StoredAnswer(201, msgspec.json.encode(body), {"X-Test": "kept"})

    @property
    def last(self) -> Outcome:
        return self.outcomes[-1]


def seated(service: GameService, names: list[str], api_key_id: str | None = None, **options: Any) -> str:
    """A game in its lobby, with test dice; returns its id. Players' ids are their names. api_key_id: whose it is."""
    answers, now = Answers(), service.clock.now()
    first = NewPlayer(name=names[0])
    service.create(
        CreateGame(ruleset="wikimonde", options=options, at=now, given=FACES, player=first, api_key_id=api_key_id),
        None,
        answers,
    )
    game_id = str(answers.last.game.state.id)
    for name in names[1:]:
        service.act(game_id, Join(player="", at=now, name=name), None, answers)
    return game_id


def started(service: GameService, names: list[str], api_key_id: str | None = None, **options: Any) -> str:
    """A game that has begun: everybody is asked for the opening roll."""
    game_id = seated(service, names, api_key_id, **options)
    service.act(game_id, Start(player=names[0], at=service.clock.now()), None, Answers())
    return game_id


def act(service: GameService, game_id: str, made: Act) -> Outcome:
    """Let an act count."""
    answers = Answers()
    service.act(game_id, made, None, answers)
    return answers.last


def stored(service: GameService, game_id: str) -> Any:
    """The engine's game as the store has it, not settled."""
    found = service.store.load(game_id)
    assert isinstance(found, Loaded)
    return engine.decode(bytes(msgspec.json.decode(found.blob or b"", type=dict[str, msgspec.Raw])["game"]))


def settled_alone(start: bytes, now: int) -> bytes:
    """What a game must be at `now`, if it was `start` and nobody but the clock has done anything since."""
    game = engine.decode(start)
    engine.settle(game, now)
    return engine.encode(game)


def poison(service: GameService, game_id: str) -> None:
    """Make a stored game unreadable, due at once."""
    found = service.store.load(game_id)
    assert isinstance(found, Loaded)
    service.store.commit(
        Commit(
            game_id=game_id,
            expected=found.version,
            nonces=found.nonces,
            nonce="badbadbadbadbad0",
            blob=b"{}",
            status="playing",
            due=service.clock.now(),
        )
    )


def heard(service: GameService, game_id: str, after: int, timeout_ms: int) -> list[bytes]:
    """Events (JSON) after `after` as they come, until none came for `timeout_ms`."""
    found: list[bytes] = []
    with service.follow(game_id, after) as reader:
        while events := reader.next(timeout_ms):
            found += events
    return found


def alarm_age_ms(service: GameService) -> int | None:
    """Since an alarm last looked; None if that is long ago."""
    backlog = service.backlog()
    return backlog.alarm_age_ms if backlog else None
