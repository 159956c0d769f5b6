"""Who asks about a tournament: one of its entries, its organiser, or anybody."""

from __future__ import annotations

from dataclasses import dataclass

from service.commands.requester import seat_of
from service.director.record import Tournament
from service.http.errors.problems import Problem
from service.http.pipeline import api_key_auth, player_auth, request_metrics, seat_auth
from service.http.wiring import wiring


@dataclass(frozen=True)
class TournamentViewer:
    """entry: the id of the one whose token came along, None without one. organiser: whether the key that made the
    tournament did. invited: the id of the player whose token came along, where that player may enter by an invitation;
    None without."""

    entry: str | None
    organiser: bool
    invited: str | None = None


def viewer(tournament: Tournament) -> TournamentViewer:
    """Who looks. Raises `tournament_not_found` (a private one, for requests that open nothing at it) and
    `token_unknown`."""
    found = _asker(tournament)
    if found.entry is None and not found.organiser and found.invited is None:
        _hide(tournament)
        token = seat_auth.bearer()
        if token is not None:
            opens_nothing = "This token opens nothing in this tournament; use that of your entry, or of a player."
            raise Problem(
                "token_unknown", opens_nothing if token else "Send the token as «Authorization: Bearer TOKEN»."
            )
    return found


def organiser(tournament: Tournament) -> str:
    """Whose doing it is, as events tell it: the key that made it has to have come along.

    Raises `key_missing`, `key_unknown`, `scope_missing`, `not_your_tournament`, `tournament_not_found`.
    """
    key = api_key_auth.holder(api_key_auth.GAMES)
    if key.id != tournament.owner:
        _hide(tournament)
        raise Problem("not_your_tournament")
    return _key(tournament)


def self_or_organiser(tournament: Tournament, entry: str) -> str:
    """Whose doing it is: that of this entry, by its token, or of the key that made the tournament.

    Raises `token_missing`, `token_unknown`, `key_unknown`, `not_your_entry`, `tournament_not_found`.
    """
    api_key_auth.refuse_unknown()
    found = viewer(tournament)
    if found.organiser:
        return _key(tournament)
    if found.entry == entry:
        return f"entry:{entry}"
    if found.entry is None:
        raise Problem("token_missing")
    raise Problem("not_your_entry", values={"entry": entry, "yours": found.entry})


def enters_for_others(tournament: Tournament) -> str | None:
    """Whose doing it is to enter an entry: that of the organiser, or None: of anybody.

    Raises `tournament_not_found`, `entries_by_organiser`.
    """
    asker = _asker(tournament)
    if asker.organiser:
        return _key(tournament)
    # A player who takes part already is told so, not that there is no way in: the answer may have been lost.
    takes_part = player_auth.given() is not None and asker.entry is not None
    if tournament.plan.entering == "invited" and asker.invited is None and not takes_part:
        _hide(tournament)
        raise Problem("entries_by_organiser")
    return None


def _key(tournament: Tournament) -> str:
    return f"key:{tournament.owner}"


def _asker(tournament: Tournament) -> TournamentViewer:
    token, member, invited = seat_auth.bearer(), player_auth.given(), None
    if member is not None:
        found = tournament.entrant(member.id)
        entry = member.id if found is not None and found.member else None
        invited = member.id if tournament.is_invited(member.id) else None
    else:
        tokens = {entrant.id: entrant.token for entrant in tournament.entrants if entrant.token}
        entry = seat_of(token, tokens) if token else None
    if entry is not None:
        request_metrics.about(player=entry)
        wiring().rate_limits.seated()
    key = api_key_auth.given()
    owns = key is not None and api_key_auth.GAMES in key.scopes and key.id == tournament.owner
    return TournamentViewer(entry, owns, invited)


def _hide(tournament: Tournament) -> None:
    if tournament.plan.visibility == "private":
        raise Problem("tournament_not_found")
