from typing import Literal, cast

ListGamesStatus = Literal["finished", "lobby", "playing"]


def check_list_games_status(value: str) -> ListGamesStatus:
    # What is sent is the service's to check.
    return cast(ListGamesStatus, value)
