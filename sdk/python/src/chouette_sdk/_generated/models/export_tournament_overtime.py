from typing import Literal

ExportTournamentOvertime = Literal["forfeit", "scores", "shared"] | str


def check_export_tournament_overtime(value: str) -> ExportTournamentOvertime:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
