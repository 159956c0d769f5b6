"""What happens in this game besides what happens in every game."""

from __future__ import annotations

from service.engine.core.events import Event


class HandDealt(Event, tag="hand_dealt"):
    """The cards are dealt. A player's own form has that player's cards.

    manche: its number in the match: 1, 2, 3 …
    dealer: the id of the player who deals, and has the last card.
    direction: the one that the cards go round in, `clockwise` or `counterclockwise`.
    packs: how many were shuffled.
    first_draw: the index of the first draw of its shuffle, null where cards were given (test games).
    hands: how many cards each player has.
    cards: the reader's own, in the order in which they were dealt; empty for all others.
    owner: the id of the player whose cards these are; null for all others.
    """

    manche: int
    dealer: str
    direction: str
    packs: int
    first_draw: int | None
    hands: dict[str, int]
    cards: list[str] = []
    owner: str | None = None


class QueensShown(Event, tag="queens_shown"):
    """Who holds the queens that begin a match; with two packs there are two of each.

    start: the ids of those who hold the queen that starts.
    direction: the ids of those who hold the queen that the direction goes to.
    """

    start: list[str]
    direction: list[str]


class DirectionSet(Event, tag="direction_set"):
    """Which way the match goes.

    direction: `clockwise`: in the order of `players`; or `counterclockwise`.
    reason: `queens`; `decided` by the player who may; `default`, where that player said nothing.
    """

    direction: str
    reason: str


class DemandMade(Event, tag="demand_made"):
    """A player has asked for ranks.

    target: the id of the player who has to give.
    ranks: in the order asked; `X` is a joker.
    """

    player: str
    target: str
    ranks: list[str]


class CardsExchanged(Event, tag="cards_exchanged"):
    """Cards went over in the exchange. The two players' own forms have the cards.

    giver: the id of the player who gave them.
    to: the id of the player who has them now.
    number: how many.
    reason: `owed` by the lower player; `chosen` by the upper one; `weakest`: the game gave for an upper player who did
    not choose.
    cards: empty for all others.
    """

    giver: str
    to: str
    number: int
    reason: str
    cards: list[str] = []


class CardsLaid(Event, tag="cards_laid"):
    """A combination lies on top.

    rank: what it counts as, jokers included.
    same: whether it is the same as the one before, so that it is forced.
    by: `turn`; `putsch`; `silence`: the game laid it for a player who said nothing or is away.
    left: how many cards the player still has.
    """

    player: str
    cards: list[str]
    rank: str
    size: int
    same: bool
    by: str
    left: int


class TurnPassed(Event, tag="turn_passed"):
    """A player on turn has passed.

    forced: true where the forced combination could not be laid: then the player stays in the tour.
    silence: whether the game passed for a player who said nothing or is away.
    """

    player: str
    forced: bool
    silence: bool


class RevolutionMade(Event, tag="revolution_made"):
    """Four of a kind were led and are discarded: the order turns until the manche ends.

    order: the ranks from weakest to strongest as they count now.
    left: how many cards the player still has.
    """

    player: str
    cards: list[str]
    order: list[str]
    left: int


class PlayerFinished(Event, tag="player_finished"):
    """A player has no cards left.

    place: 1 is the best.
    foul: whether the last cards were of the closing rank, which costs the place.
    """

    player: str
    place: int
    foul: bool


class TourWon(Event, tag="tour_won"):
    """A tour is over.

    player: the id of the owner of the last combination.
    reason: `passed`: no player is left to ask; `closed` by the closing rank; `president`: its player has taken the
    first place.
    leads: the id of the player who leads next.
    """

    player: str
    reason: str
    leads: str


class VoteCast(Event, tag="vote_cast"):
    """A player has voted. vote: `on_continue` or `on_arrete`."""

    player: str
    vote: str


class MancheFinished(Event, tag="manche_finished"):
    """A manche is over.

    manche: its number in the match.
    places: player to place, from 1.
    """

    manche: int
    places: dict[str, int]


class GradesGiven(Event, tag="grades_given"):
    """The roles that hold from now on. roles: player to role."""

    roles: dict[str, str]


EVENT_TYPES: tuple[type[Event], ...] = (
    HandDealt,
    QueensShown,
    DirectionSet,
    DemandMade,
    CardsExchanged,
    CardsLaid,
    TurnPassed,
    RevolutionMade,
    PlayerFinished,
    TourWon,
    VoteCast,
    MancheFinished,
    GradesGiven,
)
