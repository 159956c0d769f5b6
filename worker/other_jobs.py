"""Tournaments, players and matchmaking queues have jobs of their own: what rings of them, and games that they are to
hear of."""

from __future__ import annotations

from rq import Queue, get_current_job

from service.director.record import is_tournament
from service.games.service import GameService
from service.matchmaking.record import is_stored_queue
from service.outbox.alarms import Alarms
from service.players.ids import is_stored_player
from worker import player_jobs, tournament_jobs
from worker.queues import (
    enqueue_player,
    enqueue_queue,
    enqueue_results,
    enqueue_settling,
    enqueue_tournament,
    tournaments_queue,
)

AGAIN_MS = 10_000
"""What is no game rings again after so long where their job got lost."""


def is_game(known_id: str) -> bool:
    """Whether an id of something stored is a game's: no other one lacks the dot."""
    return "." not in known_id


def without_others(due: dict[str, int], alarms: Alarms) -> dict[str, int]:
    """The games among what is due; all others have jobs of their own, which wait while windows are due."""
    others = [known for known in due if not is_game(known)]
    for known in others:
        alarms.defer(known, AGAIN_MS)
    look_at(others)
    return {known: instant for known, instant in due.items() if is_game(known)}


def look_at(known_ids: list[str]) -> None:
    """Have a job look at each tournament, player and queue among these."""
    queue = _queue()
    for known in known_ids:
        if is_tournament(known):
            enqueue_tournament(queue, known) if queue else tournament_jobs.look_at(known)
        elif is_stored_player(known):
            enqueue_player(queue, known) if queue else player_jobs.look_at(known)
        elif is_stored_queue(known):
            enqueue_queue(queue, known) if queue else player_jobs.look_at_queue(known)


def report(service: GameService, game_ids: list[str]) -> None:
    """Tell tournaments and players which of these games, that this process has just looked at, are over."""
    queue = _queue()
    for tournament_id, finished in service.tournament_games().finished(game_ids).items():
        if queue:
            enqueue_results(queue, tournament_id, finished)
        else:
            tournament_jobs.take(tournament_id, finished)
    if owing := service.member_games.owing(game_ids):
        enqueue_settling(queue, owing) if queue else player_jobs.settle(owing)


def _queue() -> Queue | None:
    """Where such jobs wait; None outside of a worker, where they are done at once."""
    job = get_current_job()
    return None if job is None or job.connection is None else tournaments_queue(job.connection)
