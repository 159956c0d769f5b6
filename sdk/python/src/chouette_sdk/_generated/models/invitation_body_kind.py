from typing import Literal, cast

InvitationBodyKind = Literal["seat", "watch"]


def check_invitation_body_kind(value: str) -> InvitationBodyKind:
    # What is sent is the service's to check.
    return cast(InvitationBodyKind, value)
