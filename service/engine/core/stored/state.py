"""A game in progress as plain data: what is stored, and nothing that can be called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from service.engine.core.stored.migrations import SCHEMA
from service.engine.core.stored.plain import JsonObject
from service.engine.randomness import RandomSource

if TYPE_CHECKING:
    from service.engine.core.frame import Frame as AnyFrame
else:
    # The decoder leaves frames as plain data: the codec knows the kinds, the state does not.
    AnyFrame = Any

Status = Literal["lobby", "playing", "finished"]


class Press(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The last act of a player, so that a double press can be told from a second act."""

    act: str
    at: int


class Lag(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What the network takes from a player. ms: the measured round trip.

    quota: what was left for credits (ms) at the instant `since` (ms); from then on it refills.
    """

    ms: int
    quota: int = 1_000
    since: int = 0


class Player(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A player at the table.

    gone: the player has left for good. Out of the game that is a forfeit; in it the player, who left before leaving
    was one, stands and may come back. tabled: for how many turns running the table acted for the player.
    cut: the connection is gone; stands_at: when that counts as having stood up (ms), None once it does.
    forfeits_at: when the player is out of the game for being absent (ms), None while that is not in sight.
    out: why the player is out of the game (see PlayerOut); gone_out: after how many groups of others, from 1 on.
    stood_up and sat_down: when the player last did so (ms), None where it never happened.
    arrived: 0 for a player who was there from the start, 1 for the first newcomer, and so on.
    shown: the name with a number, where another player has the same; empty where it is shown as it is.
    knows: the rules that the player has declared to know, by id. bot: its level, empty for a human.
    """

    id: str
    name: str
    shown: str = ""
    entropy: str = ""
    team: str = ""
    score: int = 0
    holds: JsonObject = {}
    in_game: bool = True
    standing: bool = False
    gone: bool = False
    away: bool = False
    cut: bool = False
    stands_at: int | None = None
    forfeits_at: int | None = None
    out: str = ""
    gone_out: int = 0
    stood_up: int | None = None
    sat_down: int | None = None
    tabled: int = 0
    arrived: int = 0
    knows: list[str] = []
    bot: str = ""
    faults: int = 0
    pressed: Press | None = None
    lag: Lag | None = None

    @property
    def display_name(self) -> str:
        """What the player is called at this table, where no other one is called the same."""
        return self.shown or self.name

    @property
    def presence(self) -> str:
        """`seated`, `away`, `standing`, or `gone` for good."""
        if self.standing:
            return "gone" if self.gone else "standing"
        return "away" if self.away else "seated"

    def stood(self, at: int) -> bool:
        """Whether the player stood at an instant (ms), as far back as to the last time of standing up."""
        if self.standing:
            return self.stood_up is None or at >= self.stood_up
        return self.stood_up is not None and self.sat_down is not None and self.stood_up <= at < self.sat_down

    @property
    def out_for(self) -> str:
        """Why the player is out of the game; empty in it, and while waiting for a seat."""
        # Games from before this was kept put players out for their scores, or for a missed doubling.
        return "" if self.in_game else self.out or "bound"

    @property
    def absent(self) -> bool:
        """Whether the table acts for the player, who stands, or has been silent for too long."""
        return self.standing or self.away


class EarlyWord(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A word that was said before its window is open. late: it would be late, and free, if not.

    window: the id of the window whose answer is on its way; when that is there, the word is judged.
    """

    player: str
    annonce: str
    at: int
    window: int
    fields: JsonObject = {}
    late: bool = False


class Late(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Words that are late, not wrong, from these players: for a window that is decided, up to its original deadline.

    words: players by word; shared: the words that are late from all of `who`, so that these are listed only once.
    until: that deadline (ms), None where only a signal ends it. tag: what opened it, so that its end can be told.
    """

    words: dict[str, list[str]] = {}
    shared: list[str] = []
    who: list[str] = []
    until: int | None
    closes_on: list[str] = []
    tag: str = ""

    def outlasted_by(self, other: Late) -> bool:
        """Whether all that it says of a player of both is said by the other one too, and for longer."""
        same = self.shared == other.shared and self.tag == other.tag and not (self.words or other.words)
        ends = not (self.closes_on or other.closes_on) and self.until is not None
        return same and ends and (other.until is None or self.until <= other.until)  # type: ignore[operator]

    def forget(self, players: list[str]) -> None:
        """These players are not covered by its shared words any more."""
        self.who = [player for player in self.who if player not in players]

    def covers(self, player: str, word: str, at: int) -> bool:
        """Whether this word of this player is late, if it was said at that instant."""
        known = player in self.words.get(word, ()) or (word in self.shared and player in self.who)
        return known and (self.until is None or at <= self.until)


class Record(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A frame on the machine: who waits for it, what it waits for, and with which step it goes on.

    parent: the id of the record that waits for it, 0 where none does.
    got: results of children that were done before their siblings, plain data or Answers.
    """

    id: int
    parent: int = 0
    frame: AnyFrame
    key: str = ""
    then: str = ""
    first: bool = False
    waits: dict[str, int] = {}
    got: JsonObject = {}


class State(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The whole game. All instants are ms; `clock` is the latest at which anything happened.

    edition: of the rulebook, by name, from which `options` and `rules` are told by the difference where the state is
    stored; empty where they are stored whole. without: what is stored of its rules that are not in force.
    rules: the resolved rulebook, frozen at creation: rule id to its parameters.
    waiting_players: those that came while the game was under way, and have no seat yet.
    guard_from: since when the guard counts, by which others have time to speak before what comes next.
    early: words that were said before the windows that they are for are open.
    nobody_since: since when everybody who is in the game is absent, None while one of them is there.
    """

    # A default would be left out, and the next release would take what it reads for its own.
    schema: int = msgspec.field(default_factory=lambda: SCHEMA)
    id: str
    ruleset: str
    edition: str = ""
    without: list[str] = []
    options: JsonObject
    rules: dict[str, JsonObject]
    status: Status = "lobby"
    created_at: int
    clock: int
    players: list[Player] = []
    waiting_players: list[Player] = []
    records: list[Record] = []
    last_id: int = 0
    late: list[Late] = []
    early: list[EarlyWord] = []
    randomness: RandomSource
    commitment: str | None
    events: int = 0
    settlements: int = 0
    guard_from: int = 0
    stopped_at: int | None = None
    nobody_since: int | None = None
    winner: str | None = None
    end: str = ""

    @property
    def all_players(self) -> list[Player]:
        """Those who have a seat, and then those who wait for one."""
        return [*self.players, *self.waiting_players]
