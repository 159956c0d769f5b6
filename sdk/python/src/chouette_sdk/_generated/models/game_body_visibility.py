from typing import Literal, cast

GameBodyVisibility = Literal["private", "public"]


def check_game_body_visibility(value: str) -> GameBodyVisibility:
    # What is sent is the service's to check.
    return cast(GameBodyVisibility, value)
