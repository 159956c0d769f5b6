"""The document's examples of tournaments: one that was really made, seated and played, without its games."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from service.access.credentials import digest
from service.director import cards, entering, organising, progress
from service.director.desk import Desk
from service.director.events import TournamentCreated, TournamentEvent
from service.director.record import Plan, Tournament, decode, encode
from service.http.openapi.played_game import START_MS, TOKEN, TOURNAMENT_ID, Examples, encoded
from service.http.responses import tournament_rounds
from service.http.responses import tournaments as shown
from service.http.streaming.event_ids import id_of
from service.tournaments.results import Placing, Result
from service.tournaments.settings import Settings
from service.tournaments.standings.lines import standings

SEED = "5e" * 32
BODY = {
    "name": "Coupe de Kaamelott", "ruleset": "wikimonde", "format": "swiss", "table_size": 2, "rounds": 1,
    "round_ms": 3_600_000,
}  # fmt: skip


class Story(NamedTuple):
    """A tournament as it was when it was made, while its round was played, and at its end; and all of its events."""

    made: Tournament
    played: Tournament
    over: Tournament
    events: list[TournamentEvent]


@cache
def story() -> Story:
    """Four enter; Bohort's table is decided at once, the other one later, and corrected."""
    plan = Plan(
        name="Coupe de Kaamelott", ruleset="wikimonde", settings=Settings(format="swiss", table_size=2, rounds=1),
        round_ms=3_600_000,
    )  # fmt: skip
    known = Tournament(id=TOURNAMENT_ID, owner="key_7k2m", created_at=START_MS, plan=plan, seed=SEED)
    desk = Desk(known, START_MS)
    desk.tell(
        TournamentCreated, name=plan.name, ruleset=plan.ruleset, format="swiss", commitment=known.lot.commitment
    )  # fmt: skip
    made = _copy(known)
    for minutes, name in enumerate(("Perceval", "Karadoc", "Bohort", "Séli"), 1):
        desk.now = START_MS + minutes * 60_000
        entering.enter(desk, name=name, token=digest(TOKEN), external_id=f"account-{minutes}")
    desk.now += 60_000
    organising.start(desk)
    progress.go_on(desk)
    progress.games_are_made(desk, [held.game for held in known.games.values()])
    first, second = known.rounds[0].tables
    _end(desk, first.id, first.seats, (343, 120))
    played = _copy(known)
    _end(desk, second.id, second.seats, (345, 80))
    swapped = [Placing(entry=seat, place=place) for place, seat in zip((2, 1), second.seats, strict=True)]
    organising.correct(desk, second.id, swapped, "A Bévue had been counted twice.")
    desk.now += 1_000
    progress.go_on(desk)
    return Story(made, played, known, desk.fresh)


def _end(desk: Desk, table: str, seats: tuple[str, ...], scores: tuple[int, ...]) -> None:
    desk.now += 1_200_000
    found = zip(seats, scores, strict=True)
    placings = tuple(Placing(entry=seat, place=place, score=score) for place, (seat, score) in enumerate(found, 1))
    progress.take(desk, Result(table=table, game=desk.tournament.games[table].game, placings=placings))


def _copy(known: Tournament) -> Tournament:
    return decode(encode(known))


def tournaments(made: Examples) -> None:
    """One from its making to its end."""
    told = story()
    made.put("create_tournament", "swiss", shown.tournament(told.made, organiser=True), BODY)
    page = shown.TournamentPage(tournaments=[shown.card(cards.card_of(told.played))], next=None)
    made.put("list_tournaments", "page", page)
    made.put("get_tournament", "running", shown.tournament(told.played, organiser=False))
    made.put("get_tournament", "finished", shown.tournament(told.over, organiser=False))
    running = _copy(told.played)
    made.put("start_tournament", "started", shown.tournament(running, organiser=True), {})
    desk = Desk(running, START_MS + 3_000_000)
    organising.pause(desk, "Lunch")
    made.put("pause_tournament", "paused", shown.tournament(running, organiser=True), {"reason": "Lunch"})
    organising.resume(desk)
    made.put("resume_tournament", "resumed", shown.tournament(running, organiser=True), {})
    organising.cancel(desk, "Snow")
    made.put("cancel_tournament", "cancelled", shown.tournament(running, organiser=True), {"reason": "Snow"})


def entries(made: Examples) -> None:
    """Who takes part."""
    known = story().played
    first = known.entrants[0]
    told = shown.entry(first, trusted=True)
    body = {"name": first.name, "external_id": first.external_id}
    made.put("enter_tournament", "perceval", shown.EntryAnswer(entry=told, token=TOKEN), body)
    made.ask("enter_tournament", "bot", {"name": "Merlin", "bot": "regular"})
    everybody = [shown.entry(entrant, trusted=False) for entrant in known.entrants]
    made.put("list_entries", "all", shown.TournamentEntries(entries=everybody))
    table = known.table(known.open_tables()[0])
    assert table is not None
    playing = known.entrant(table.seats[0])
    assert playing is not None
    seat = shown.EntrySeat(table=table.id, game=known.games[table.id].game, player=playing.id)
    made.put("get_entry", "playing", shown.EntryStanding(entry=shown.entry(playing, trusted=False), seat=seat))


def rounds(made: Examples) -> None:
    """Results, standings, and what corrects them."""
    told = story()
    made.put("list_rounds", "finished", tournament_rounds.rounds(told.over))
    made.put("list_rounds", "running", tournament_rounds.rounds(told.played))
    final = tournament_rounds.standings(told.over, standings(told.over.known))
    made.put("get_standings", "final", final)
    correction = told.over.corrections[0]
    body = {
        "placings": [{"entry": one.entry, "place": one.place} for one in correction.placings],
        "reason": correction.reason,
    }
    made.put("correct_result", "corrected", final, body)
    before = tournament_rounds.standings(told.played, standings(told.played.known))
    made.put("replay_table", "again", before, {"reason": "The network was away."})


def events(made: Examples) -> None:
    """All that happened."""
    told = story().events
    page = tournament_rounds.TournamentEventPage(
        events=told, last_seq=told[-1].seq, last_id=id_of(told[-1].seq, "1783a5f2"), finished=True
    )  # fmt: skip
    made.put("list_tournament_events", "whole", page)
    made.streamed["list_tournament_events"] = encoded(told[0])
