from typing import Literal

PlayerViewRoleType0 = (
    Literal["citoyen", "president", "trou_du_cul", "vice_president", "vice_trou_du_cul"] | str
)


def check_player_view_role_type_0(value: str) -> PlayerViewRoleType0:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
