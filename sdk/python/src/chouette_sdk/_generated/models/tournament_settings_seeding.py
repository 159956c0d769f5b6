from typing import Literal

TournamentSettingsSeeding = Literal["given", "lot", "rating"] | str


def check_tournament_settings_seeding(value: str) -> TournamentSettingsSeeding:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
