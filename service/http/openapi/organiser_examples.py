"""The document's examples of what an organiser does: games of its own, really made and called off."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from service.engine.core.acts import ORGANISER, Cancel, Evict, Join
from service.http.openapi.played_game import Examples, Told
from service.http.responses import games
from service.store.port import Invitation

METADATA = {"tournament": "Kaamelott 2027", "round": "3"}


def add(made: Examples, table: Callable[[], Told], game_id: str, created_at: int) -> None:
    """Put the examples in. table: makes a new game in its lobby."""
    made.requests["create_game"]["tournament"] = {
        "ruleset": "titouan", "visibility": "private", "name": "Round 3, table 2", "metadata": METADATA,
    }  # fmt: skip
    listed = games.OwnGame(
        id=game_id, name="Round 3, table 2", ruleset="titouan", status="lobby", players=["Perceval", "Karadoc"],
        max_players=8, created_at=created_at, visibility="private", watching="nobody", test_dice=False,
        metadata=METADATA,
    )  # fmt: skip
    made.put("list_own_games", "page", games.OwnGamePage(games=[listed], next=None))
    told = table()
    for name in ("Perceval", "Karadoc"):
        told.act(Join(player="", at=told.after(500), name=name))
    evicted = told.act(Evict(player=ORGANISER, target="karadoc", at=told.after(900)))
    made.put("leave_game", "evicted", games.ActAnswer(**evicted))
    cancelled = told.act(Cancel(player=ORGANISER, at=told.after(5000)))
    made.put("cancel_game", "cancelled", games.ActAnswer(**cancelled))


def invite(made: Examples, id_: str, at: int) -> None:
    """Put the examples of invitations in."""
    expires = at + 86_400_000
    kept = Invitation(kind="seat", hash="", created_at=at, expires_at=expires, name="Perceval", external_id="acct_17")
    token = "inv_7uXe5vLaAZr3kYw0pQm2bT9fQm3sVb7X"
    body = {"name": "Perceval", "external_id": "acct_17", "expires_in_s": 86_400}
    made.put(
        "create_invitation",
        "seat",
        games.InvitationAnswer(invitation=games.invitation(id_, kept, at), token=token),
        body,
    )
    made.put("replace_token", "replaced", games.Seat(player="perceval", token="Zr3kYw0pQm2bT7uXe5vLaApHk3vQ9sT2"), {})
    made.requests["create_invitation"]["watch"] = {"kind": "watch"}
    used = msgspec.structs.replace(kept, used_by="perceval")
    made.put("list_invitations", "used", games.InvitationList(invitations=[games.invitation(id_, used, at)]))
    made.requests["join_game"]["invited"] = {"name": "Perceval", "invitation": token}
    made.requests["create_game"]["invited"] = {
        "ruleset": "titouan", "seats": "invited", "watching": "invited", "player": {"name": "Perceval"},
    }  # fmt: skip


def rematch(made: Examples, told: Told, token: str) -> None:
    """Put the example of a rematch in."""
    told.act(Join(player="", at=told.after(500), name="Perceval"))
    answer = games.RematchAnswer(
        id=told.game.state.id, seat=games.Seat(player="perceval", token=token), game=told.shown("perceval")
    )
    made.put("rematch", "seated", answer, {})
