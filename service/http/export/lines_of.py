"""A tournament as it is stored, as the lines of its export; its games are in games_of.py."""

from __future__ import annotations

from collections.abc import Iterator

from service.director.events import placings
from service.director.record import Entrant, Tournament
from service.http.export.lines import (
    VERSION,
    ExportCorrection,
    ExportEarned,
    ExportEntry,
    ExportLine,
    ExportPoints,
    ExportResult,
    ExportRound,
    ExportSettings,
    ExportStanding,
    ExportTable,
    ExportTournament,
)
from service.tournaments.rounds import Round
from service.tournaments.standings.earned import Earned
from service.tournaments.standings.lines import Line, standings


def header(known: Tournament, lines: int) -> ExportTournament:
    """The first line. lines: how many the whole export has."""
    plan = known.plan
    return ExportTournament(
        line=1, format="chouette-tournament", version=VERSION, lines=lines, id=known.id, name=plan.name,
        ruleset=plan.ruleset, options=dict(plan.options), settings=_settings(known), status=known.status,
        end=known.end or None, created_at=known.created_at, starts_at=plan.starts_at, started_at=known.started_at,
        ended_at=known.ended_at, round_ms=plan.round_ms, overtime=plan.overtime, break_ms=plan.break_ms, bots=plan.bots,
        closes_at=plan.closes_at, wait_ms=plan.wait_ms, fewest=plan.fewest if plan.is_league else None,
        commitment=known.lot.commitment, seed=known.seed if known.over else None,
        contributions=None if known.started_at is None else known.contributions, seq=known.events,
    )  # fmt: skip


def before_events(known: Tournament) -> Iterator[ExportLine]:
    """What comes between the first line and the events; the lines have no numbers yet."""
    for entrant in known.entrants:
        yield _entry(entrant, told=known.started_at is not None)
    for made in known.rounds:
        yield _round(made)
    for result in known.results:
        yield ExportResult(
            line=0, table=result.table, game=result.game, placings=placings(result.placings), decided=result.decided,
            round=result.round,
        )  # fmt: skip
    for correction in known.corrections:
        yield ExportCorrection(
            line=0, table=correction.table, placings=placings(correction.placings), note=correction.reason,
            round=correction.round, game=correction.game,
        )  # fmt: skip


def after_events(known: Tournament) -> Iterator[ExportLine]:
    """The standings."""
    for line in standings(known.known):
        yield _standing(line)


def _settings(known: Tournament) -> ExportSettings:
    settings = known.plan.settings
    paid = settings.points
    return ExportSettings(
        format=settings.format, table_size=settings.table_size, remainder=settings.remainder, rounds=settings.rounds,
        points=ExportPoints(
            by=paid.by, places=None if paid.places is None else list(paid.places), forfeit=paid.forfeit, bye=paid.bye
        ),
        tie_breaks=list(settings.tie_breaks), seeding=settings.seeding, advance=settings.advance,
        third_place=settings.third_place, games=settings.games, edition=settings.edition,
    )  # fmt: skip


def _entry(entrant: Entrant, *, told: bool) -> ExportEntry:
    """told: whether what was given to the lot may be known."""
    entry = entrant.entry
    return ExportEntry(
        line=0, id=entry.id, name=entrant.name, bot=entrant.bot or None, entered_at=entrant.entered_at,
        since=entry.since, until=entry.until, sits_out=list(entry.sits_out), seed=entry.seed, rating=entry.rating,
        entropy=entrant.entropy if told else None,
    )  # fmt: skip


def _round(made: Round) -> ExportRound:
    tables = [ExportTable(id=table.id, seats=list(table.seats), stage=table.stage) for table in made.tables]
    return ExportRound(
        line=0, number=made.number, tables=tables, byes=list(made.byes), asked=list(made.asked), fewest=made.fewest
    )


def _standing(line: Line) -> ExportStanding:
    return ExportStanding(
        line=0, rank=line.rank, entry=line.entry, points=line.points, decided_by=line.decided_by,
        tie_breaks=dict(line.tie_breaks), earned=[_earned(one) for one in line.earned], withdrawn=line.withdrawn,
    )  # fmt: skip


def _earned(one: Earned) -> ExportEarned:
    return ExportEarned(**{name: getattr(one, name) for name in Earned.__struct_fields__})
