from typing import Literal, cast

ListOwnGamesStatus = Literal["finished", "lobby", "playing"]


def check_list_own_games_status(value: str) -> ListOwnGamesStatus:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return cast(ListOwnGamesStatus, value)
