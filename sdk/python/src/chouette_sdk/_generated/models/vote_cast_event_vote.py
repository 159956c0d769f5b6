from typing import Literal

VoteCastEventVote = Literal["on_arrete", "on_continue"] | str


def check_vote_cast_event_vote(value: str) -> VoteCastEventVote:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
