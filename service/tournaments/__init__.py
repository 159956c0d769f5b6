"""Tournaments as pure functions: settings, entries and results in, rounds and standings out."""

from service.tournaments.check import Difference, first_difference
from service.tournaments.entries import Entry, is_empty
from service.tournaments.formats.next_round import next_round
from service.tournaments.lot import Lot
from service.tournaments.results import Correction, Final, Placing, Result
from service.tournaments.rounds import Finished, Round, Table, Unready
from service.tournaments.settings import Settings
from service.tournaments.standings.earned import Earned
from service.tournaments.standings.lines import Line, standings
from service.tournaments.standings.points import POINT, PointRule
from service.tournaments.state import State

__all__ = [
    "POINT",
    "Correction",
    "Difference",
    "Earned",
    "Entry",
    "Final",
    "Finished",
    "Line",
    "Lot",
    "Placing",
    "PointRule",
    "Result",
    "Round",
    "Settings",
    "State",
    "Table",
    "Unready",
    "first_difference",
    "is_empty",
    "next_round",
    "standings",
]
