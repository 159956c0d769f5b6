# Copied from the service by ./dev sdk: not edited here.
"""Tournaments as pure functions: settings, entries and results in, rounds and standings out."""

from chouette_sdk._tournament_rules.check import Difference, first_difference
from chouette_sdk._tournament_rules.entries import Entry, is_empty
from chouette_sdk._tournament_rules.formats.next_round import next_round
from chouette_sdk._tournament_rules.lot import Lot
from chouette_sdk._tournament_rules.results import Correction, Final, Placing, Result
from chouette_sdk._tournament_rules.rounds import Finished, Round, Table, Unready
from chouette_sdk._tournament_rules.settings import Settings
from chouette_sdk._tournament_rules.standings.earned import Earned
from chouette_sdk._tournament_rules.standings.lines import Line, standings
from chouette_sdk._tournament_rules.standings.points import POINT, PointRule
from chouette_sdk._tournament_rules.state import State

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
