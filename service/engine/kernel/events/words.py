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


class Timing(msgspec.Struct, kw_only=True):
    """Why an act counts at its instant. All instants and lengths are ms.

    arrived_at: when its request reached the service. opened_at: when the window that it answers opened. reaction_ms:
    how long its player took, as his client claims. The credit is the least of arrived_at − opened_at − reaction_ms, of
    measured_ms (his round trip, as the service measured it), of quota_ms (what was left for him) and of cap_ms; it is
    0 in an offer or a round of bets that the act was in time for anyway. counted_at = arrived_at − credit_ms.
    """

    arrived_at: int
    opened_at: int
    reaction_ms: int
    measured_ms: int
    quota_ms: int
    cap_ms: int
    credit_ms: int
    counted_at: int


class AnnonceMade(Event, tag="annonce_made"):
    """Somebody shouted, in time and rightly; what it brings is told when its window closes.

    timing: only where lag is compensated, and the act claimed a reaction.
    """

    player: str
    annonce: str
    fields: Fields
    window: int
    timing: Timing | msgspec.UnsetType = msgspec.UNSET


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
    """A wrong act, or a silence that counts as one. code and detail say what was wrong with it.

    timing: as of an annonce.
    """

    player: str
    act: Fields
    code: str
    detail: str
    timing: Timing | msgspec.UnsetType = msgspec.UNSET
