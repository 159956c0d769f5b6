from typing import Literal

TableFinishedEventDecided = Literal["cancelled", "game", "time"] | str


def check_table_finished_event_decided(value: str) -> TableFinishedEventDecided:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
