"""What is done with a game in a unit of work: an act of a player, or closing what is due."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Literal, NamedTuple

import msgspec

from service.access import credentials
from service.engine import Game
from service.engine.core.actions.acts import Act
from service.engine.core.refusals import Refusal
from service.games import seat_tokens
from service.games.bots.scheduler import soon
from service.games.changes import Change
from service.games.commands import CreateGame, Sit
from service.games.repository import GameRepository
from service.games.sandbox import own_clock
from service.games.session import GameSession, Outcome
from service.store.clock import Clock
from service.store.commits import Commit
from service.store.errors import Contended
from service.store.idempotency import Answer, Idempotency, Record, StoredAnswer
from service.store.meta import Meta
from service.telemetry import metrics

Step = Act | Sit | Change
"""What may be done at a game that is there."""

Make = Callable[[Game, Meta], Step]
Render = Callable[[Outcome], StoredAnswer]


class _Acting:
    """An act, played on the game as often as it has to be.

    act: or what makes it, called with each state that it is played on. also: acts that follow it at once.
    """

    by: ClassVar[Literal["act"]] = "act"
    shared: ClassVar[bool] = False

    __slots__ = ("_act", "_also", "_kind", "_outcome", "_repository", "idem")

    def __init__(
        self, repository: GameRepository, act: Step | Make | CreateGame, idem: Idempotency | None, also: tuple[Act, ...]
    ) -> None:
        self._repository = repository
        self._act = act
        self.idem = idem
        self._also = also
        self._kind = "unknown"
        self._outcome: Outcome | None = None

    def play(self, session: GameSession) -> Commit:
        """Play the act, word its answer. Raises what refuses it."""
        self._kind = "unknown"
        act = self._act(session.game, session.meta) if callable(self._act) else self._act
        if session.version and session.meta.own_clock is not None:
            act = own_clock.stamped(act, session.meta.own_clock)
        self._kind = kind_of(act)
        # A game that is not stored yet has nothing due.
        due = session.deadline() if session.version else None
        at = act.at if session.version == 0 else own_clock.instant_of(act, session.meta.own_clock)
        if due is not None and due < at:
            # What is due at the very instant of the act closes after it: a deadline is still in time.
            session.settle(at - 1)
        if not session.version:
            self._kind = "create"
        outcome = self._outcome = self._played(session, act)
        return self._repository.step(session, self._record(session, outcome))

    def _record(self, session: GameSession, outcome: Outcome) -> Record | None:
        """What a retry of the same request is answered from."""
        return None

    def _played(self, session: GameSession, act: Step | CreateGame) -> Outcome:
        before = set(seat_tokens.holders(session))
        played = act.join if isinstance(act, Sit) else act
        play = session.engine.play
        for rename in act.renames if isinstance(act, Sit) else ():
            play(session.game, rename)
        if isinstance(played, Act):
            play(session.game, played)
        for following in self._also:
            play(session.game, following)
        effect, timing = session.game.effect, session.game.timing
        own_clock.go_on(session, self._repository.bots, act)
        session.game.timing = timing
        secrets = seat_tokens.renew(session, before, act.token if isinstance(act, Sit) else "")
        if isinstance(act, Sit):
            session.meta = act.applied(session.meta, secrets["player"])
        elif isinstance(act, Change):
            act.on(session.game)
            session.change(act.applied(session.meta))
            secrets = act.told()
        return Outcome(
            game=session.game,
            meta=session.meta,
            revision=session.following,
            effect=effect if isinstance(played, Act) else "counted",
            act=played,
            secrets=secrets,
        )

    def refused(self, session: GameSession, error: Exception) -> Commit | None:
        """What was due before the act is valid although the act was refused: what stores it, if anything was."""
        due = isinstance(error, Refusal) and (session.game.fresh or session.game.noticed)
        return self._repository.step(session) if due else None

    def failed(self, error: Exception) -> None:
        """Count it."""
        if isinstance(error, Refusal):
            metrics.act(self._kind, "late" if error.kind == "too_late" else "refused", error.code)
        elif isinstance(error, Contended):
            metrics.act("unknown", "contended")

    def count(self, attempts: int) -> Outcome:
        """It is stored: what it led to."""
        assert self._outcome is not None
        metrics.act(self._kind, self._outcome.effect)
        metrics.attempts(attempts)
        return self._outcome


class Play(_Acting):
    """An act and its answer, which is worded before the commit, so that both are stored together.

    secret: whether there are secrets in the answer beside those of the seat that is taken by the act.
    """

    __slots__ = ("_answer", "_render", "_secret")

    def __init__(
        self,
        repository: GameRepository,
        act: Step | Make | CreateGame,
        idem: Idempotency | None,
        render: Render,
        also: tuple[Act, ...] = (),
        *,
        secret: bool = False,
    ) -> None:
        super().__init__(repository, act, idem, also)
        self._render = render
        self._secret = secret
        self._answer = StoredAnswer(status=204, body=b"")

    def _record(self, session: GameSession, outcome: Outcome) -> Record | None:
        answer = self._answer = self._render(outcome)
        record = self._repository.retention.record(self.idem, session.game, session.meta)
        if record and self.idem:
            # What made a game may be asked for again of an older release, which leaves all the rest to this one.
            kept = credentials.keep(
                answer, self.idem, secret=self._secret or bool(outcome.secrets), small=bool(session.version)
            )
            return msgspec.structs.replace(record, answer=kept)
        return None

    def done(self, session: GameSession, attempts: int, *, stored: bool) -> Answer:
        """The answer, which is stored now."""
        self.count(attempts)
        return Answer(self._answer.status, self._answer.body, self._answer.headers)

    def replayed(self, answer: Answer) -> Answer:
        """The answer that this request got before."""
        metrics.act("unknown", "replayed")
        return answer


class Done(NamedTuple):
    """What came of an act without an answer. effect, secrets: as in Outcome. meta: after the act."""

    effect: str
    meta: Meta
    secrets: dict[str, str]


class Do(_Acting):
    """An act without an answer to be stored: the service's own, or a part of something greater."""

    __slots__ = ()

    def __init__(self, repository: GameRepository, act: Step | Make) -> None:
        super().__init__(repository, act, None, ())

    def done(self, session: GameSession, attempts: int, *, stored: bool) -> Done:
        """What came of it."""
        outcome = self.count(attempts)
        return Done(outcome.effect, outcome.meta, outcome.secrets)

    def replayed(self, answer: Answer) -> Done:
        """Never: it has no idempotency key."""
        raise AssertionError("an act without a key has no answer")


class Settled(NamedTuple):
    """A game in which everything due is closed, and whether that was stored just now."""

    session: GameSession
    stored: bool


class Settle:
    """Close all that is due at `now` (ms; None: at the instant at which it is done).

    by: `worker` hands the game's bots over to a job, which are woken again should that get lost; `read` does not.
    """

    shared: ClassVar[bool] = True
    idem: ClassVar[None] = None

    def __init__(
        self, repository: GameRepository, clock: Clock, by: Literal["worker", "read"], now: int | None = None
    ) -> None:
        self._repository = repository
        self._clock = clock
        self._now = now
        self.by = by

    def play(self, session: GameSession) -> Commit | None:
        """Close it; None where nothing was due."""
        now = self._clock.now() if self._now is None else self._now
        session.settle(session.meta.instant(now))
        if self.by == "worker":
            own_clock.give_up(session, now)
        if not session.game.fresh:
            return None
        return self._repository.step(session, wake=soon(self._clock.now()) if self.by == "worker" else None)

    def refused(self, session: GameSession, error: Exception) -> None:
        """Nothing is stored where the engine fails."""

    def failed(self, error: Exception) -> None:
        """It is no act, which would be counted."""

    def done(self, session: GameSession, attempts: int, *, stored: bool) -> Settled:
        """The game as it is now."""
        return Settled(session, stored)

    def replayed(self, answer: Answer) -> Settled:
        """Never: it has no idempotency key."""
        raise AssertionError("a look has no key")


def kind_of(act: Step | CreateGame) -> str:
    """What acts are counted by: `roll`, `annonce` …"""
    return type(act.join if isinstance(act, Sit) else act).__name__.lower()
