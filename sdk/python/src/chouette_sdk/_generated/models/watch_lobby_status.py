from typing import Literal, cast

WatchLobbyStatus = Literal["lobby", "playing"]


def check_watch_lobby_status(value: str) -> WatchLobbyStatus:
    # What is sent is the service's to check.
    return cast(WatchLobbyStatus, value)
