from typing import Literal

ExportTournamentStatus = Literal["cancelled", "finished", "open", "paused", "running"] | str


def check_export_tournament_status(value: str) -> ExportTournamentStatus:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
