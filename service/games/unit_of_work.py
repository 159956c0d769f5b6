"""One act played on one state of its game, up to its commit: its answer, or a newer state to play on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from service.engine.core.acts import Act
from service.engine.core.refusals import Refusal
from service.games import credentials
from service.games.cache import Held
from service.games.commands import Change, CreateGame, Sit
from service.games.repository import GameRepository
from service.games.session import Engine, GameSession, Outcome
from service.store.port import (
    Answer,
    Committed,
    Conflict,
    GameNotFound,
    Idempotency,
    IdempotencyMismatch,
    Meta,
    Misfit,
    StoredAnswer,
    StoreUnavailable,
)
from service.telemetry import metrics

Step = Act | Sit | Change
"""What may be done at a game that is there."""

Make = Callable[[Any, Meta], Step]
Render = Callable[[Outcome], StoredAnswer]


class Attempt(msgspec.Struct, frozen=True, kw_only=True):
    """An act with all that belongs to it; played as often as others are faster. also: what follows it at once."""

    engine: Engine
    keeper: GameRepository
    game_id: str
    act: Step | Make | CreateGame
    idem: Idempotency | None
    render: Render
    also: tuple[Act, ...] = ()

    def on(self, held: Held) -> Answer | Conflict | Misfit | Held:
        """Play on one state: the answer, or the newer state to play on. Raises what refuses the act."""
        table = self.keeper.open_tables.take(self.game_id, held.revision)
        if table is None:
            table = GameSession.open(self.engine, self.game_id, held.version, held.nonces, held.blob)
        kind = "unknown"
        try:
            assert not isinstance(self.act, CreateGame)
            act = self.act(table.game, table.meta) if callable(self.act) else self.act
            kind = kind_of(act)
            due = table.deadline()
            if due is not None and due < act.at:
                # What is due at the very instant of the act closes after it: a deadline is still in time.
                table.settle(act.at - 1)
            return self.answer(table, act)
        except (GameNotFound, IdempotencyMismatch, StoreUnavailable):
            raise
        except Exception as error:
            return self._refuse(table, held, error, kind)

    def answer(self, table: GameSession, act: Step | CreateGame) -> Answer | Conflict | Misfit:
        """Play an act, word its answer, commit both."""
        before = set(people(table))
        played = act.join if isinstance(act, Sit) else act
        for rename in act.renames if isinstance(act, Sit) else ():
            self.engine.play(table.game, rename)
        if isinstance(played, Act):
            self.engine.play(table.game, played)
        for following in self.also:
            self.engine.play(table.game, following)
        secrets = take_seats(table, before, act.token if isinstance(act, Sit) else "")
        if isinstance(act, Sit):
            table.meta = act.applied(table.meta, secrets["player"])
        elif isinstance(act, Change):
            table.change(act.applied(table.meta))
            secrets = act.told()
        outcome = Outcome(
            game=table.game,
            meta=table.meta,
            revision=table.following,
            events=list(table.game.fresh),
            effect=table.game.effect if isinstance(played, Act) else "counted",
            act=played,
            secrets=secrets,
        )
        answer = self.render(outcome)
        record = self.keeper.record(self.idem, table.game, table.meta)
        if record and self.idem:
            kept = credentials.keep(answer, self.idem, secret=bool(secrets))
            record = msgspec.structs.replace(record, answer=kept)
        ttl_ms = self.keeper.ttl_ms(table.game, table.meta)
        done = self.keeper.commit(table.commit(record, ttl_ms=ttl_ms, wake=self.keeper.wake))
        if isinstance(done, Committed):
            self.keeper.closed("act", table.closing)
            metrics.act(kind_of(act) if table.version else "create", outcome.effect)
            table.stored(done.version)
            self.keeper.open_tables.put(table)
            return Answer(answer.status, answer.body, answer.headers)
        return done if isinstance(done, Conflict | Misfit) else self.keeper.replayed(done, self.idem)

    def _refuse(self, table: GameSession, held: Held, error: Exception, kind: str) -> Answer | Conflict | Misfit | Held:
        """Raise what refused the act, if the state it was judged on is the present one.

        What this process remembers may be old: a token that opens no seat may be one it never heard of, a
        window that is not open one that another process has opened; a retry may have been answered.
        """
        if not held.sure:
            found = self.keeper.look_up(self.game_id, held, self.idem)
            if isinstance(found, Answer) or found.revision != held.revision:
                return found
        # What was due before the act is valid whether it was refused or not.
        if isinstance(error, Refusal) and table.game.fresh:
            ttl_ms = self.keeper.ttl_ms(table.game, table.meta)
            done = self.keeper.commit(table.commit(ttl_ms=ttl_ms, wake=self.keeper.wake))
            if isinstance(done, Conflict | Misfit):
                return done
            self.keeper.closed("act", table.closing)
        if isinstance(error, Refusal):
            metrics.act(kind, "late" if error.kind == "too_late" else "refused", error.code)
        raise error


def kind_of(act: Step | CreateGame) -> str:
    """What acts are counted by: `roll`, `annonce` …"""
    return type(act.join if isinstance(act, Sit) else act).__name__.lower()


def people(table: GameSession) -> list[str]:
    """Everybody who has a token here: who sits at the table, and who waits at the door for a seat; no bot."""
    state = table.game.state
    return [player.id for player in state.all_players if not player.bot]


def take_seats(table: GameSession, before: set[str], token: str = "") -> dict[str, str]:
    """Give a token (this one, or a new one) to the player who has just sat down; forget those of players who are gone.

    Bots share a secret.
    """
    here = people(table)
    state = table.game.state
    if not table.meta.bot_secret and any(player.bot for player in state.all_players):
        table.meta = msgspec.structs.replace(table.meta, bot_secret=credentials.new_token())
    if before == set(here) == table.meta.tokens.keys():
        return {}
    meta = table.meta
    tokens = {player: kept for player, kept in meta.tokens.items() if player in here}
    new = [player for player in here if player not in before]
    found: dict[str, str] = {}
    if new:
        found = {"player": new[0], "token": token or credentials.new_token()}
        tokens[new[0]] = credentials.digest(found["token"])
    if tokens != meta.tokens:
        made_with = found.get("player") if table.version == 0 else meta.host
        table.change(
            msgspec.structs.replace(
                meta,
                tokens=tokens,
                host=made_with if made_with in tokens else None,
                external_ids={player: known for player, known in meta.external_ids.items() if player in here},
                heirs={one: player for one, player in meta.heirs.items() if player in here},
            )
        )
    return found
