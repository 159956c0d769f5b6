from typing import Literal

TournamentSettingsFormat = Literal["knockout", "league", "round_robin", "swiss"] | str


def check_tournament_settings_format(value: str) -> TournamentSettingsFormat:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
