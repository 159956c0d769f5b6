from typing import Literal, cast

ListOwnGamesStatus = Literal["finished", "lobby", "playing"]


def check_list_own_games_status(value: str) -> ListOwnGamesStatus:
    # What is sent is the service's to check.
    return cast(ListOwnGamesStatus, value)
