"""Checks a whole tournament from nothing but its export."""

from chouette_sdk.tournament_check.verdict import TournamentFault, TournamentVerdict
from chouette_sdk.tournament_check.verify import verify_tournament

__all__ = ["TournamentFault", "TournamentVerdict", "verify_tournament"]
