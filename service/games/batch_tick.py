"""Many games looked at together, in a round trip for many: those due in one instant, and those of an older release."""

from __future__ import annotations

from itertools import islice

from service.games.bot_scheduler import soon
from service.games.clock import Clock
from service.games.repository import GameRepository
from service.games.session import Engine, GameSession
from service.store.port import Commit, Committed, Store

AT_ONCE = 10
"""Games a round trip: enough to save most of them, few enough that the first are told soon."""


def sweep(
    engine: Engine, keeper: GameRepository, clock: Clock, game_ids: list[str]
) -> tuple[list[str], dict[str, Exception]]:
    """Settle and store these games.

    Returns those that must be looked at one by one (nothing was due, or somebody was faster), and what failed.
    A game that fails stops no other. Raises StoreUnavailable.
    """
    left: list[str] = []
    failed: dict[str, Exception] = {}
    rest = iter(dict.fromkeys(game_ids))
    while part := list(islice(rest, AT_ONCE)):
        keeper.warm(part)
        commits: list[Commit] = []
        closing: dict[str, int | None] = {}
        for game_id in part:
            try:
                commit, closing[game_id] = _step(engine, keeper, clock, game_id)
            except Exception as error:
                failed[game_id] = error
                continue
            if commit is None:
                left.append(game_id)
            else:
                commits.append(commit)
        done = keeper.commit_many(commits) if commits else []
        for commit, result in zip(commits, done, strict=True):
            if isinstance(result, Committed):
                keeper.closed("worker", closing[commit.game_id])
            else:
                left.append(commit.game_id)
    return left, failed


def enlist(engine: Engine, store: Store, game_ids: list[str]) -> dict[str, Exception]:
    """Put these games into their owners' lists, where they are not there yet. What failed, by game.

    Raises StoreUnavailable.
    """
    failed: dict[str, Exception] = {}
    for game_id, found in zip(game_ids, store.load_many(game_ids), strict=True):
        try:
            if not found.blob or not GameSession.has_owner(found.blob):
                continue
            entry = GameSession.open(engine, game_id, found.version, found.nonces, found.blob).own_entry()
        except Exception as error:
            failed[game_id] = error
            continue
        if entry:
            store.enlist(game_id, entry)
    return failed


def _step(engine: Engine, keeper: GameRepository, clock: Clock, game_id: str) -> tuple[Commit | None, int | None]:
    """What closes what is due in a game, if anything is, and since when that was due (ms)."""
    held = keeper.remembered(game_id)
    if held is None:
        return None, None
    table = GameSession.open(engine, game_id, held.version, held.nonces, held.blob)
    table.settle(clock.now())
    commit = (
        table.commit(ttl_ms=keeper.ttl_ms(table.game, table.meta), wake=soon(clock.now())) if table.game.fresh else None
    )
    return commit, table.closing
