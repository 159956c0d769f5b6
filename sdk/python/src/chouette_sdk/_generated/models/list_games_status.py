from typing import Literal, cast

ListGamesStatus = Literal["finished", "lobby", "playing"]


def check_list_games_status(value: str) -> ListGamesStatus:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return cast(ListGamesStatus, value)
