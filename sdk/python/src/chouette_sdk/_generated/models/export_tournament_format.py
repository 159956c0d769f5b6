from typing import Literal

ExportTournamentFormat = Literal["chouette-tournament"] | str


def check_export_tournament_format(value: str) -> ExportTournamentFormat:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
