"""The document's examples of tournaments: one that was really made, seated and played, without its games."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import msgspec

from service.access.credentials import digest
from service.director import attendance as attending
from service.director import cards, entering, inviting, making, organising, progress
from service.director import leagues as asking
from service.director.draft import TournamentDraft
from service.director.events import TournamentCreated, TournamentEvent
from service.director.record import Plan, Tournament, decode, encode
from service.http.export import lines_of
from service.http.export.export import numbered
from service.http.export.lines import ExportEnd, ExportGame
from service.http.openapi.played_game import INVITATION_ID, PLAYER_ID, START_MS, TOKEN, TOURNAMENT_ID, Examples, encoded
from service.http.responses import standings as placed
from service.http.responses import tournament_entries as entered
from service.http.responses import tournament_invitations as invited
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
    draft = TournamentDraft(known, START_MS)
    draft.tell(
        TournamentCreated, name=plan.name, ruleset=plan.ruleset, format="swiss", commitment=known.lot.commitment
    )  # fmt: skip
    made = _copy(known)
    for minutes, name in enumerate(("Perceval", "Karadoc", "Bohort", "Séli"), 1):
        draft.now = START_MS + minutes * 60_000
        entering.enter(draft, name=name, token=digest(TOKEN), external_id=f"account-{minutes}")
    draft.now += 60_000
    organising.start(draft)
    progress.go_on(draft)
    making.games_are_made(draft, [held.game for held in known.games.values()])
    first, second = known.rounds[0].tables
    _end(draft, first.id, first.seats, (343, 120))
    played = _copy(known)
    _end(draft, second.id, second.seats, (345, 80))
    swapped = [Placing(entry=seat, place=place) for place, seat in zip((2, 1), second.seats, strict=True)]
    organising.correct(draft, second.id, swapped, "A Bévue had been counted twice.")
    draft.now += 1_000
    progress.go_on(draft)
    return Story(made, played, known, draft.fresh)


def _end(draft: TournamentDraft, table: str, seats: tuple[str, ...], scores: tuple[int, ...]) -> None:
    draft.now += 1_200_000
    found = zip(seats, scores, strict=True)
    placings = tuple(Placing(entry=seat, place=place, score=score) for place, (seat, score) in enumerate(found, 1))
    progress.take(draft, Result(table=table, game=draft.tournament.games[table].game, placings=placings))


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
    draft = TournamentDraft(running, START_MS + 3_000_000)
    organising.pause(draft, "Lunch")
    made.put("pause_tournament", "paused", shown.tournament(running, organiser=True), {"reason": "Lunch"})
    organising.resume(draft)
    made.put("resume_tournament", "resumed", shown.tournament(running, organiser=True), {})
    organising.cancel(draft, "Snow")
    made.put("cancel_tournament", "cancelled", shown.tournament(running, organiser=True), {"reason": "Snow"})


def entries(made: Examples) -> None:
    """Who takes part."""
    known = story().played
    first = known.entrants[0]
    told = entered.entry(first, trusted=True)
    body = {"name": first.name, "external_id": first.external_id}
    made.put("enter_tournament", "perceval", entered.EntryAnswer(entry=told, token=TOKEN), body)
    made.ask("enter_tournament", "bot", {"name": "Merlin", "bot": "regular"})
    everybody = [entered.entry(entrant, trusted=False) for entrant in known.entrants]
    made.put("list_entries", "all", entered.TournamentEntries(entries=everybody))
    table = known.table(known.open_tables()[0])
    assert table is not None
    playing = known.entrant(table.seats[0])
    assert playing is not None
    made.put("get_entry", "playing", entered.entry_standing(known, playing, trusted=False))


def invitations(made: Examples) -> None:
    """A player is invited."""
    known = _copy(story().made)
    inviting.invite(TournamentDraft(known, START_MS), [PLAYER_ID])
    known.invited[PLAYER_ID] = msgspec.structs.replace(known.invited[PLAYER_ID], id=INVITATION_ID)
    told = invited.invitations(known, known.invited)
    made.put("invite_players", "one", told, {"player_ids": [PLAYER_ID]})
    made.put("list_tournament_invitations", "one", told)


def attendance(made: Examples) -> None:
    """Perceval is there, and sits out a round."""
    known = _copy(story().made)
    known.plan = msgspec.structs.replace(known.plan, check_in_until=START_MS + 3_600_000)
    draft = TournamentDraft(known, START_MS)
    perceval = entering.enter(draft, name="Perceval", token=digest(TOKEN)).id
    attending.check_in(draft, perceval)
    there = entered.entry_standing(known, known.entrants[0], trusted=True)
    made.put("check_in_entry", "there", there, {})
    attending.sit_out(draft, perceval)
    made.put("sit_out_round", "out", entered.entry_standing(known, known.entrants[0], trusted=True), {})


def leagues(made: Examples) -> None:
    """Karadoc waits for a table of a league."""
    told = story().made
    plan = Plan(name="Ligue", ruleset="wikimonde", settings=Settings(format="league", games=20), wait_ms=60_000)
    known = Tournament(id=TOURNAMENT_ID, owner=told.owner, created_at=START_MS, plan=plan, seed=SEED)
    draft = TournamentDraft(known, START_MS)
    karadoc = entering.enter(draft, name="Karadoc", token=digest(TOKEN))
    organising.start(draft)
    asking.ask(draft, karadoc.id)
    waits = entered.entry_standing(known, karadoc, trusted=True)
    made.put("request_table", "waits", waits, {})
    asking.close(draft)
    made.put("close_league", "closing", shown.tournament(known, organiser=True), {})


def rounds(made: Examples) -> None:
    """Results, standings, and what corrects them."""
    told = story()
    made.put("list_rounds", "finished", tournament_rounds.rounds(told.over))
    made.put("list_rounds", "running", tournament_rounds.rounds(told.played))
    lines = standings(told.over.known)
    final = placed.standings(told.over, lines)
    made.put("get_standings", "final", final)
    made.written["get_standings", "application/x-ndjson"] = encoded(final.lines[0])
    made.written["get_standings", "text/csv"] = placed.as_csv(told.over, lines)
    correction = told.over.corrections[0]
    body = {
        "placings": [{"entry": one.entry, "place": one.place} for one in correction.placings],
        "reason": correction.reason,
    }
    made.put("correct_result", "corrected", final, body)
    before = placed.standings(told.played, standings(told.played.known))
    made.put("replay_table", "again", before, {"reason": "The network was away."})


def events(made: Examples) -> None:
    """All that happened."""
    told = story().events
    page = tournament_rounds.TournamentEventPage(
        events=told, last_seq=told[-1].seq, last_id=id_of(told[-1].seq, "1783a5f2"), finished=True
    )  # fmt: skip
    made.put("list_tournament_events", "whole", page)
    made.streamed["list_tournament_events"] = encoded(told[0])


def export(made: Examples) -> None:
    """One line of each kind that tells of the tournament itself, and a game that is not over."""
    told, running = story().over, story().played
    table = running.open_tables()[0]
    game = ExportGame(
        line=0, table=table, game=running.games[table].game, attempt=1, told="playing", lowest_wins=None, record=None,
        dice=None, deals=None,
    )  # fmt: skip
    first, last = list(lines_of.before_events(told)), list(lines_of.after_events(told))
    count = len(first) + told.events + len(last) + len(told.games) + 2
    behind = len(first) + told.events + 1
    numbers = [*enumerate(first, 2), *enumerate(last, behind + 1), (count - 1, game), (count, ExportEnd(line=0))]
    for number, line in [(1, lines_of.header(told, count)), *numbers]:
        made.put("export_tournament", str(line.__struct_config__.tag), msgspec.json.decode(numbered(line, number)))
