from typing import Literal

InvitationKind = Literal["seat", "watch"] | str


def check_invitation_kind(value: str) -> InvitationKind:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
