from typing import Literal

CoupMadeEventKind = Literal["golo", "replay", "turn"] | str


def check_coup_made_event_kind(value: str) -> CoupMadeEventKind:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
