"""One unit of work: a game is loaded, played on and stored by one commit, and again where another process was faster.

Acts, looks and the worker's batches all go through it; what they do with the game is a task (service.games.tasks).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Literal, NamedTuple, Protocol, TypeVar

from service.games.cache import Held
from service.games.locks import GameLocks
from service.games.packing import Packing
from service.games.repository import GameRepository
from service.games.session import GameSession
from service.store.commits import Commit, Committed, Conflict, Misfit
from service.store.errors import Contended, GameNotFound, IdempotencyMismatch, StoreUnavailable
from service.store.idempotency import Answer, Idempotency

ATTEMPTS = 40
"""How often a task is done again on a newer state; with as many rivals as cores, a handful is rare."""

AT_ONCE = 10
"""Games a round trip of a batch: enough to save most of them, few enough that the first are stored soon."""

Result = TypeVar("Result", covariant=True)


class Task(Protocol[Result]):
    """What is done with a game, as often as it has to be done again (service.games.tasks)."""

    @property
    def by(self) -> Literal["act", "read", "worker"]:
        """What closes windows by it, for the measurements."""

    @property
    def idem(self) -> Idempotency | None:
        """The idempotency key of the request that asks for it."""

    @property
    def shared(self) -> bool:
        """Whether the session is handed out: nothing else may play on it then."""

    def play(self, session: GameSession) -> Commit | None:
        """Do it; what stores it, None where there is nothing to store. Raises what refuses it."""

    def refused(self, session: GameSession, error: Exception) -> Commit | None:
        """It is refused by this, on the present state; what is to be stored all the same, if anything is."""

    def failed(self, error: Exception) -> None:
        """It was refused by this for good."""

    def done(self, session: GameSession, attempts: int, *, stored: bool) -> Result:
        """It is done. stored: whether there was anything to store."""

    def replayed(self, answer: Answer) -> Result:
        """The same request was answered before."""


class Tried(NamedTuple):
    """What came of one attempt: what it was refused by, and the commit that was stored, if one was."""

    session: GameSession
    error: Exception | None
    stored: Committed | None


class Played(NamedTuple):
    """A task that was played on a game, and what stores it."""

    task: Task[object]
    session: GameSession
    commit: Commit


class Tries(NamedTuple):
    """Tasks on many games: those played, games in which there was nothing to store, and what failed, by game."""

    played: list[Played]
    left: list[str]
    failed: dict[str, Exception]


class UnitOfWork:
    """Does tasks on games: those on one game one after the other in this process, and against all other processes."""

    def __init__(self, repository: GameRepository, packing: Packing) -> None:
        self._repository = repository
        self._packing = packing
        self._locks = GameLocks()

    def run(self, game_id: str, task: Task[Result]) -> Result:
        """Do a task: one round trip to the store if this process knows the game as it is.

        Raises what refuses the task; GameNotFound, IdempotencyMismatch, StoreUnavailable, Contended.
        """
        repository = self._repository
        with self._locks.on(game_id):
            held = repository.hot(game_id) or repository.look_up(game_id, None, task.idem)
            for count in range(ATTEMPTS):
                if isinstance(held, Answer):
                    return task.replayed(held)
                found = self._try(game_id, held, task)
                if isinstance(found, Tried):
                    if found.error is not None:
                        task.failed(found.error)
                        raise found.error
                    return task.done(found.session, count + 1, stored=found.stored is not None)
                held = found if isinstance(found, Answer) else repository.newer(game_id, found, count, held)
        if isinstance(held, Answer):
            return task.replayed(held)
        error = Contended(game_id)
        task.failed(error)
        raise error

    def begin(self, session: GameSession, task: Task[Result]) -> Result:
        """Do the first task on a game that is not stored yet, and store it."""
        commit = task.play(session)
        assert commit is not None
        done = self._repository.commit(commit)
        if isinstance(done, Committed):
            self._stored(task, session, done)
            return task.done(session, 1, stored=True)
        if isinstance(done, Conflict | Misfit):
            # The key made this game once, so long ago that its answer is forgotten.
            raise IdempotencyMismatch(session.game_id)
        return task.replayed(self._repository.replayed(done, task.idem))

    def run_many(self, game_ids: Iterable[str], task: Task[object]) -> tuple[list[str], dict[str, Exception]]:
        """Do a task on many games, in two round trips for ten of them.

        Returns the games that must be looked at one by one (there was nothing to store, or another process was faster),
        and what failed, by game: a game that fails stops no other. Raises StoreUnavailable.
        """
        left: list[str] = []
        failed: dict[str, Exception] = {}
        rest = iter(dict.fromkeys(game_ids))
        while part := list(islice(rest, AT_ONCE)):
            tried = self.play_many(dict.fromkeys(part, task))
            left += tried.left + self.store_many(tried.played)
            failed |= tried.failed
        return left, failed

    def play_many(self, tasks: Mapping[str, Task[object]]) -> Tries:
        """Play each task on its game (by id), and store nothing yet. One round trip. Raises StoreUnavailable."""
        for game_id, loose in self._repository.warm(list(tasks)).items():
            self._packing.grown(game_id, loose)
        tries = Tries([], [], {})
        for game_id, task in tasks.items():
            held = self._repository.remembered(game_id)
            try:
                session = self._repository.open(game_id, held) if held else None
                commit = task.play(session) if session else None
            except Exception as error:
                tries.failed[game_id] = error
                continue
            if session is None or commit is None:
                tries.left.append(game_id)
            else:
                tries.played.append(Played(task, session, commit))
        return tries

    def store_many(self, played: list[Played]) -> list[str]:
        """Store what was played; the games of which that was overtaken. One round trip. Raises StoreUnavailable."""
        left: list[str] = []
        done = self._repository.commit_many([one.commit for one in played]) if played else []
        for one, result in zip(played, done, strict=True):
            if isinstance(result, Committed):
                self._stored(one.task, one.session, result)
            else:
                left.append(one.session.game_id)
        return left

    def _try(self, game_id: str, held: Held, task: Task[Result]) -> Tried | Answer | Held | Conflict | Misfit:
        """Do a task on one state: what came of it, or the newer state to do it on."""
        repository = self._repository
        session = repository.open(game_id, held) if task.shared else repository.reopen(game_id, held)
        error: Exception | None = None
        commit: Commit | None = None
        try:
            commit = task.play(session)
        except (GameNotFound, IdempotencyMismatch, StoreUnavailable):
            raise
        except Exception as refusal:
            error = refusal
        if commit is None and not held.sure:
            # What this process remembers may be old: a token that opens no seat may be one it never heard of, a
            # window that is not open one that another process has opened; a retry may have been answered.
            found = repository.look_up(game_id, held, task.idem)
            if isinstance(found, Answer) or found.revision != held.revision:
                return found
        if error is not None:
            commit = task.refused(session, error)
        if commit is None:
            return Tried(session, error, None)
        done = repository.commit(commit)
        if isinstance(done, Committed):
            self._stored(task, session, done, keep=error is None)
            return Tried(session, error, done)
        return done if isinstance(done, Conflict | Misfit) else repository.replayed(done, task.idem)

    def _stored(self, task: Task[Result], session: GameSession, done: Committed, *, keep: bool = True) -> None:
        self._repository.closed(task.by, session.closing)
        session.stored(done.version, done.loose)
        if keep and not task.shared:
            self._repository.leave_open(session)
