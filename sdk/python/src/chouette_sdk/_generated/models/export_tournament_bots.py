from typing import Literal

ExportTournamentBots = Literal["champion", "novice", "regular"] | str


def check_export_tournament_bots(value: str) -> ExportTournamentBots:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
