from typing import Literal

InvitationStatus = Literal["expired", "open", "used"] | str


def check_invitation_status(value: str) -> InvitationStatus:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
