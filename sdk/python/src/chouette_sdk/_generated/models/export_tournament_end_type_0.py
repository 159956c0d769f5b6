from typing import Literal

ExportTournamentEndType0 = Literal["cancelled", "played", "too_few"] | str


def check_export_tournament_end_type_0(value: str) -> ExportTournamentEndType0:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
