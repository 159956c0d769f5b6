"""The queues of jobs: that close windows, that have tournaments go on, in which bots play; how a job is put there."""

from __future__ import annotations

import redis
from rq import Queue, Retry

QUEUE = "chouette-windows"
TOURNAMENTS_QUEUE = "chouette-tournaments"
BOTS_QUEUE = "chouette-bots"
PACKING_QUEUE = "chouette-packing"
LOOK_AT = "worker.jobs.look_at"
LOOK_AT_DUE = "worker.jobs.look_at_due"
CUT = "worker.presence_jobs.cut"
LOOK_AT_ALL = "worker.jobs.look_at_all"
PLAY_BOTS = "worker.jobs.play_bots"
PACK = "worker.jobs.pack"
LOOK_AT_TOURNAMENT = "worker.tournament_jobs.look_at"
TAKE_RESULTS = "worker.tournament_jobs.take"
LOOK_AT_PLAYER = "worker.player_jobs.look_at"
LOOK_AT_QUEUE = "worker.player_jobs.look_at_queue"
SETTLE = "worker.player_jobs.settle"

JOB_TIMEOUT_S = 30
FAILURE_TTL_S = 7 * 24 * 3600
RETRIES = 3

GAMES_AT_ONCE = 10
"""So many games that are due a worker takes at a time: what it holds when it is killed or hangs, and no more."""

GAMES_A_JOB = 4
"""Bots of so many games play in one job: it is over in some ms, and a window that is due never waits for longer."""

QUEUED_TTL_S = 10
"""A job that no worker took by then is of no use: the lease has long rung again."""

PACKING_TTL_S = 60
"""What no worker has packed by then is noted again by the next look at its game."""


def windows_queue(connection: redis.Redis) -> Queue:
    """The queue, on the Redis of the alarms."""
    return Queue(QUEUE, connection=connection, default_timeout=JOB_TIMEOUT_S)


def tournaments_queue(connection: redis.Redis) -> Queue:
    """The queue for tournaments: a worker takes a job from it while no window is to be closed."""
    return Queue(TOURNAMENTS_QUEUE, connection=connection, default_timeout=JOB_TIMEOUT_S)


def bots_queue(connection: redis.Redis) -> Queue:
    """The queue for bots: a worker takes a job from it only while nothing waits in the others."""
    return Queue(BOTS_QUEUE, connection=connection, default_timeout=JOB_TIMEOUT_S)


def packing_queue(connection: redis.Redis) -> Queue:
    """The queue for packing logs: a worker takes a job from it only while nothing else is to be done.

    Workers of releases that pack nothing do not take from it.
    """
    return Queue(PACKING_QUEUE, connection=connection, default_timeout=JOB_TIMEOUT_S)


def enqueue_packing(queue: Queue, game_ids: list[str]) -> None:
    """A job for each game, so that a window that becomes due waits for one log at most."""
    queue.enqueue_many(
        [
            Queue.prepare_data(
                PACK,
                args=(game_id,),
                result_ttl=0,
                ttl=PACKING_TTL_S,
                failure_ttl=FAILURE_TTL_S,
                description="pack a log",
            )
            for game_id in game_ids
        ]
    )


def enqueue_bots(queue: Queue, game_ids: list[str]) -> None:
    """Jobs for all games whose bots may want to act; one that gets lost is made again by the lease."""
    for at in range(0, len(game_ids), GAMES_A_JOB):
        queue.enqueue_call(
            PLAY_BOTS,
            args=(game_ids[at : at + GAMES_A_JOB],),
            result_ttl=0,
            ttl=QUEUED_TTL_S,
            failure_ttl=FAILURE_TTL_S,
            description="let bots play",
        )


def enqueue_wakes(queue: Queue, count: int) -> None:
    """So many jobs that take games that are due; which ones is found out when a worker is at it. One round trip."""
    job = Queue.prepare_data(
        LOOK_AT_DUE,
        result_ttl=0,
        failure_ttl=FAILURE_TTL_S,
        description="look at games that are due",
        retry=Retry(max=RETRIES),
    )
    queue.enqueue_many([job] * count)


def enqueue_all(queue: Queue, cursor: int = 0) -> None:
    """A job for some of all games, which enqueues one for the next ones; so that no window waits for it for long."""
    queue.enqueue_call(
        LOOK_AT_ALL,
        args=(cursor,),
        result_ttl=0,
        failure_ttl=FAILURE_TTL_S,
        description="look at all games",
        retry=Retry(max=RETRIES),
    )


def enqueue_cuts(queue: Queue, seats: list[tuple[str, str, int]]) -> None:
    """One job for all seats (game, player, when last seen) that are found to be gone; the registry finds them again."""
    queue.enqueue_call(
        CUT,
        args=(seats,),
        result_ttl=0,
        ttl=QUEUED_TTL_S,
        failure_ttl=FAILURE_TTL_S,
        description=f"{len(seats)} seats are cut",
    )


def enqueue_alone(queue: Queue, game_id: str) -> None:
    """A job for one game that failed among others; the same game has one such job, however often it fails."""
    queue.enqueue_call(
        LOOK_AT,
        args=([game_id],),
        result_ttl=0,
        failure_ttl=FAILURE_TTL_S,
        job_id=f"look-at-{game_id}",
        description=f"look at {game_id}",
        retry=Retry(max=RETRIES),
    )


def enqueue_tournament(queue: Queue, tournament_id: str) -> None:
    """A job for all that is due in a tournament; one that gets lost is made again by its alarm."""
    queue.enqueue_call(
        LOOK_AT_TOURNAMENT,
        args=(tournament_id,),
        result_ttl=0,
        failure_ttl=FAILURE_TTL_S,
        description=f"look at tournament {tournament_id}",
    )


def enqueue_results(queue: Queue, tournament_id: str, game_ids: list[str]) -> None:
    """A job that takes the results of these games; one that gets lost is made again by the games' alarms."""
    queue.enqueue_call(
        TAKE_RESULTS,
        args=(tournament_id, game_ids),
        result_ttl=0,
        failure_ttl=FAILURE_TTL_S,
        description=f"results of tournament {tournament_id}",
    )


def enqueue_player(queue: Queue, stored_id: str) -> None:
    """A job for what is due of a player; one that gets lost is made again by the alarm."""
    queue.enqueue_call(
        LOOK_AT_PLAYER, args=(stored_id,), result_ttl=0, failure_ttl=FAILURE_TTL_S, description="look at a player"
    )


def enqueue_queue(queue: Queue, stored_id: str) -> None:
    """A job for what is due in a matchmaking queue; one that gets lost is made again by the alarm."""
    queue.enqueue_call(
        LOOK_AT_QUEUE, args=(stored_id,), result_ttl=0, failure_ttl=FAILURE_TTL_S, description="look at a queue"
    )


def enqueue_settling(queue: Queue, game_ids: list[str]) -> None:
    """A job that tells players how these games ended; one that gets lost is made again by the games' alarms."""
    queue.enqueue_call(
        SETTLE, args=(game_ids,), result_ttl=0, failure_ttl=FAILURE_TTL_S, description=f"{len(game_ids)} games are over"
    )
