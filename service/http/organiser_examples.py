"""The document's examples of what an organiser does: games of its own, really made and called off."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from service.engine.kernel.acts import ORGANISER, Cancel, Evict, Join
from service.http import shapes

if TYPE_CHECKING:
    from service.http.examples import Examples, Told

METADATA = {"tournament": "Kaamelott 2027", "round": "3"}


def add(made: Examples, table: Callable[[], Told], game_id: str, created_at: int) -> None:
    """Put the examples in. table: makes a new game in its lobby."""
    made.requests["create_game"]["tournament"] = {
        "ruleset": "titouan", "visibility": "private", "name": "Round 3, table 2", "metadata": METADATA,
    }  # fmt: skip
    listed = shapes.OwnGame(
        id=game_id, name="Round 3, table 2", ruleset="titouan", status="lobby", players=["Perceval", "Karadoc"],
        max_players=8, created_at=created_at, visibility="private", test_dice=False, metadata=METADATA,
    )  # fmt: skip
    made.put("list_own_games", "page", shapes.OwnGamePage(games=[listed], next=None))
    told = table()
    for name in ("Perceval", "Karadoc"):
        told.act(Join(player="", at=told.after(500), name=name))
    evicted = told.act(Evict(player=ORGANISER, target="karadoc", at=told.after(900)))
    made.put("leave_game", "evicted", shapes.ActAnswer(**evicted))
    cancelled = told.act(Cancel(player=ORGANISER, at=told.after(5000)))
    made.put("cancel_game", "cancelled", shapes.ActAnswer(**cancelled))
