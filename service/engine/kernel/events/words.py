"""What could be said, what was said, and what was wrong about it."""

from __future__ import annotations

import msgspec

from service.engine.kernel.events.base import Event, Fields


class WindowOpened(Event, tag="window_opened"):
    """The table may react. mode: `race`, `last`, `bets`, `offer`, `until`, `dice` or `roll`.

    annonces: what counts in it; players: whom it asks; not_before and deadline in ms (deadline null: no limit).
    """

    window: int
    name: str
    mode: str
    rule: str
    annonces: list[str]
    players: list[str]
    not_before: int
    deadline: int | None


class Spoken(msgspec.Struct, kw_only=True):
    """One answer in a closed window."""

    player: str
    annonce: str
    at: int
    fields: Fields


class WindowClosed(Event, tag="window_closed"):
    """A window is over. outcome: `decided`, `elapsed` (its deadline), `closed` (by a throw or another event)."""

    window: int
    name: str
    outcome: str
    answers: list[Spoken]
    passed: list[str]
    silent: list[str]


class AnnonceMade(Event, tag="annonce_made"):
    """Somebody shouted, in time and rightly; what it brings is told when its window closes."""

    player: str
    annonce: str
    fields: Fields
    window: int


class PlayerPassed(Event, tag="player_passed"):
    """Somebody said that he will do nothing in these windows."""

    player: str
    windows: list[int]


class ChallengeTaken(Event, tag="challenge_taken"):
    """A duel has begun. challenge: its id in this game. defie: who has to throw."""

    challenge: int
    kind: str
    challenger: str
    defie: str


class ChallengePassed(Event, tag="challenge_passed"):
    """The challenged player handed the duel on: `defie` must take it up now."""

    challenge: int
    player: str
    defie: str


class TermsSet(Event, tag="terms_set"):
    """The challenger has named the combination and the stake, in points."""

    challenge: int
    combination: str
    amount: int


class DuelEnded(Event, tag="duel_ended"):
    """A duel is over. outcome: `met`, `failed`, `lapsed` (no terms), `void`. winner: who took the stake, if anybody."""

    challenge: int
    outcome: str
    winner: str | None


class Bevue(Event, tag="bevue"):
    """A wrong act, or a silence that counts as one. code and detail say what was wrong with it."""

    player: str
    act: Fields
    code: str
    detail: str
