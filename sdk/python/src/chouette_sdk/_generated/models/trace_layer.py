from typing import Literal

TraceLayer = Literal["BOUND", "COVER", "DIVIDE", "MULTIPLY", "RECIPIENT", "SIGN", "VALUE"] | str


def check_trace_layer(value: str) -> TraceLayer:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
