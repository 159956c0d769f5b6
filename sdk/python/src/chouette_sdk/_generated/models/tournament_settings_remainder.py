from typing import Literal

TournamentSettingsRemainder = Literal["bots", "byes", "larger", "smaller"] | str


def check_tournament_settings_remainder(value: str) -> TournamentSettingsRemainder:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
