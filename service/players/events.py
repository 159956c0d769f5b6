"""What happens to a player, in order: the player's own stream."""

from __future__ import annotations

from typing import Literal

from service.players.kept import KeptEvent


class PlayerEvent(KeptEvent, kw_only=True, tag_field="type"):
    """Base of all events. seq: its place in the order, from 1 on without gaps. at: when it happened, in ms since the
    epoch."""


class PlayerCreated(PlayerEvent, tag="player_created"):
    """The player is there."""


class PlayerInvited(PlayerEvent, tag="player_invited"):
    """A seat is kept for the player. invitation: its id. game: the id of the game, which the player joins with the own
    token. expires_at: until when, in ms since the epoch; null for as long as the game waits."""

    invitation: str
    game: str
    expires_at: int | None


class InvitationDeclined(PlayerEvent, tag="invitation_declined"):
    """The player has declined an invitation. invitation: its id. game: the id of its game."""

    invitation: str
    game: str


class TournamentInvited(PlayerEvent, tag="tournament_invited"):
    """The player may take part in a tournament. invitation: its id. tournament: the id of the tournament, which the
    player enters with the own token until its entries close."""

    invitation: str
    tournament: str


class TournamentDeclined(PlayerEvent, tag="tournament_declined"):
    """The player has declined an invitation to a tournament. invitation: its id. tournament: the id of the
    tournament."""

    invitation: str
    tournament: str


class TournamentInvitationOver(PlayerEvent, tag="tournament_invitation_over"):
    """An invitation to a tournament opens nothing any more. invitation: its id. tournament: the id of the tournament.
    reason: its organiser has taken it back (`revoked`), or entries are closed (`expired`)."""

    invitation: str
    tournament: str
    reason: Literal["revoked", "expired"]


class SeatTaken(PlayerEvent, tag="seat_taken"):
    """The player asks for a seat. game: the id of the game."""

    game: str


class TournamentEntered(PlayerEvent, tag="tournament_entered"):
    """The player takes part. tournament: its id; the entry has the player's own id."""

    tournament: str


class GameOver(PlayerEvent, tag="game_over"):
    """A game of the player is over. game: its id. place: 1 is the best, null where there are no places. players: how
    many had seats. score: the player's, null where there is none. tournament: the id of the one that the game belongs
    to, null without. pool: the id of the pool of ratings in which it counts for the player; rating_before,
    rating_after: the rating there, as it is shown; null where the game was not rated, and not there in events of
    releases without ratings."""

    game: str
    place: int | None
    players: int
    score: int | None
    tournament: str | None
    pool: str | None = None
    rating_before: int | None = None
    rating_after: int | None = None


class TicketWaiting(PlayerEvent, tag="ticket_waiting"):
    """The player waits for a table in a matchmaking queue. queue: its id. expires_at: the ticket expires then unless it
    is renewed, in ms since the epoch."""

    queue: str
    expires_at: int


class TicketMatched(PlayerEvent, tag="ticket_matched"):
    """The player has a table. queue: the id of the matchmaking queue that made it. game: the id of the game, which has
    begun, and in which the player acts with the own token."""

    queue: str
    game: str


class TicketExpired(PlayerEvent, tag="ticket_expired"):
    """The player waits no longer. queue: the id of the matchmaking queue. reason: `no_table`: no table came together in
    the longest time that one waits there; `not_renewed`: the ticket was not renewed in time."""

    queue: str
    reason: Literal["no_table", "not_renewed"]


class TicketCancelled(PlayerEvent, tag="ticket_cancelled"):
    """The player waits no longer. queue: the id of the matchmaking queue. reason: `withdrawn`: the player took the
    ticket back; `queue_closed`: the queue was closed, or deleted; `unplayable`: the rules refused to make a game, and
    the queue is closed."""

    queue: str
    reason: Literal["withdrawn", "queue_closed", "unplayable"]


PLAYER_EVENTS: tuple[type[PlayerEvent], ...] = (
    PlayerCreated, PlayerInvited, InvitationDeclined, TournamentInvited, TournamentDeclined, TournamentInvitationOver,
    SeatTaken, TournamentEntered, GameOver, TicketWaiting, TicketMatched, TicketExpired, TicketCancelled,
)  # fmt: skip
