"""Who sits where, and who has turned into whom: for whom it counts what a person says and throws.

A person sits on a stool; the stool has an owner; the owner may have turned into another player, one step far.
Rulings: so two players can turn into each other. All who speak for a player may throw for them. What lasts until a
player's next turn lasts until the turn of their own stool opens, no matter who plays it, and for whom.
"""

from __future__ import annotations

from service.engine.core.game import Game
from service.engine.core.timing import presence
from service.engine.modulaire.events import SeatsExchanged
from service.engine.modulaire.rules.t.t3_magie.magic import changed, known
from service.engine.modulaire.table.state import table

THROWERS = ("roll", "offer")
"""The windows in which the thrower of a coup throws, or chooses what comes of it."""


def speaks_for(g: Game, person: str) -> str:
    """For whom it counts what a person does."""
    magic = known(g)
    stool = magic.seats.get(person, person)
    return magic.shapes.get(stool, stool)


def persons_of(g: Game, player: str) -> list[str] | None:
    """Whose acts count for a player: no one's, where the player has turned into another and no one into them.

    None while all players are where and what they always are: only their own.
    """
    magic = known(g)
    if not (magic.seats or magic.shapes):
        return None
    return [p.id for p in g.state.players if speaks_for(g, p.id) == player]


def sits_at(g: Game, stool: str) -> str:
    """Who sits on this player's stool."""
    return next((person for person, owner in known(g).seats.items() if owner == stool), stool)


def exchange(g: Game, one: str, other: str) -> None:
    """The persons who sit on these two stools change seats."""
    magic = changed(g)
    moved = {sits_at(g, one): other, sits_at(g, other): one}
    magic.seats = {person: stool for person, stool in {**magic.seats, **moved}.items() if person != stool}
    magic.played = [person for person in magic.played if person in magic.seats and person not in moved]
    _tell(g)


def turn_into(g: Game, player: str, into: str) -> None:
    """From now on what this player does counts for the other; a turn under way is played on for that one."""
    magic, state = changed(g), table(g)
    magic.shapes = {**magic.shapes, player: into}
    if player == (state.stool or state.turn):
        _play_on_for(g, player, into)
    for _, window in g.windows():
        if player in window.who and persons_of(g, player) == []:
            window.hand_over(player, into, g.tie_ms)
    _tell(g)


def _play_on_for(g: Game, stool: str, into: str) -> None:
    """The turn of this stool, played in another shape up to now or in its own, and what is its thrower's to do."""
    state = table(g)
    before, state.turn, state.stool = state.turn, into, stool
    if state.coup is None or state.coup.thrower != before:
        return
    state.coup.thrower = into
    for _, window in g.windows():
        if window.who == [before] and window.mode in THROWERS:
            window.hand_over(before, into, g.tie_ms)


def turn_played(g: Game, stool: str) -> None:
    """The turn of a stool is over: once all who were moved have played, they go back; a shape is lost at once."""
    if not (known(g).seats or known(g).shapes):
        return
    magic = changed(g)
    person = sits_at(g, stool)
    if person in magic.seats and person not in magic.played:
        magic.played = [*magic.played, person]
    back = bool(magic.seats) and set(magic.seats) <= set(magic.played)
    if back:
        magic.seats, magic.played = {}, []
    changed_back = magic.shapes.pop(stool, None)
    if back or changed_back is not None:
        _tell(g)


def left(g: Game) -> None:
    """A player has left the game: all go back to their stools, and shapes of that player, or that they had, end."""
    magic = known(g)
    shapes = {p: into for p, into in magic.shapes.items() if g.player(p).in_game and g.player(into).in_game}
    if magic.seats or shapes != magic.shapes:
        magic = changed(g)
        magic.seats, magic.played, magic.shapes = {}, [], shapes
        _tell(g)


def _tell(g: Game) -> None:
    magic = changed(g)
    magic.moved = g.now
    g.emit(SeatsExchanged, seats=dict(magic.seats), shapes=dict(magic.shapes))
    presence.reseated(g)
