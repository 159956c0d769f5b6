"""Examples of making games and finding them, of seats, hosts and guests."""

from __future__ import annotations

import msgspec

from service.http.openapi import stories
from service.http.openapi.played_game import GAME_ID, INVITATION_ID, META, START_MS, TOKEN, Examples
from service.http.responses import games as shown
from service.http.responses.acts import ActAnswer, JoinAnswer, Seat
from service.http.responses.bots import BotAnswer, bot_levels
from service.http.responses.invitations import InvitationAnswer, InvitationList, invitation
from service.store.meta import Invitation

METADATA = {"tournament": "Kaamelott 2027", "round": "3"}
INVITATION = "inv_7uXe5vLaAZr3kYw0pQm2bT9fQm3sVb7X"


def games(made: Examples) -> None:
    """Making a game, listing games, and one of them."""
    story = stories.at_dice()
    seat = Seat(player="perceval", token=TOKEN)
    body = {"ruleset": "titouan", "name": META.name, "player": {"name": "Perceval", "entropy": "tavernier"}}
    created = shown.CreateAnswer(id=GAME_ID, seat=seat, game=story.lobby, **story.created)
    made.put("create_game", "seated", created, body)
    made.ask("create_game", "teams", {
        "ruleset": "titouan",
        "options": {"teams": {"Galles": [], "Carmélide": []}, "flight_ms": 800, "cocked_dice": 5},
        "player": {"name": "Perceval", "team": "Galles"},
    })  # fmt: skip
    made.ask("create_game", "options", {
        "ruleset": "titouan",
        "options": {"target": 200, "rules": {"grelottine": False}},
        "visibility": "private",
    })  # fmt: skip
    made.ask("create_game", "alone", {
        "ruleset": "wikimonde",
        "player": {"name": "Perceval"},
        "bots": [{"level": "novice"}, {"level": "regular"}, {"level": "champion", "name": "Arthur"}],
    })  # fmt: skip
    made.put("list_games", "page", shown.GamePage(games=[_summary()], next=None))
    made.put("get_game", "playing", story.told.shown("perceval"))


def lobby(made: Examples) -> None:
    """The lobby, live."""
    made.put("watch_lobby", "snapshot", shown.LobbyNews(games=[_summary()], gone=[]))


def _summary() -> shown.GameSummary:
    return shown.GameSummary(
        id=GAME_ID, name=META.name, ruleset="titouan", status="lobby", players=["Perceval", "Karadoc"],
        max_players=8, created_at=START_MS,
    )  # fmt: skip


def organiser(made: Examples) -> None:
    """What the key that made a game does."""
    made.ask("create_game", "tournament", {
        "ruleset": "titouan", "visibility": "private", "name": "Round 3, table 2", "metadata": METADATA,
    })  # fmt: skip
    listed = shown.OwnGame(
        id=GAME_ID, name="Round 3, table 2", ruleset="titouan", status="lobby", players=["Perceval", "Karadoc"],
        max_players=8, created_at=START_MS, visibility="private", watching="nobody", test_dice=False,
        metadata=METADATA,
    )  # fmt: skip
    made.put("list_own_games", "page", shown.OwnGamePage(games=[listed], next=None))
    made.put("cancel_game", "cancelled", ActAnswer(**stories.in_the_lobby().cancelled))


def invitations(made: Examples) -> None:
    """Inviting a guest, and the guests so far."""
    kept = Invitation(
        kind="seat", hash="", created_at=START_MS, expires_at=START_MS + 86_400_000, name="Perceval",
        external_id="acct_17",
    )  # fmt: skip
    guest = InvitationAnswer(invitation=invitation(INVITATION_ID, kept, START_MS), token=INVITATION)
    body = {"name": "Perceval", "external_id": "acct_17", "expires_in_s": 86_400}
    made.put("create_invitation", "seat", guest, body)
    made.ask("create_invitation", "watch", {"kind": "watch"})
    used = invitation(INVITATION_ID, msgspec.structs.replace(kept, used_by="perceval"), START_MS)
    made.put("list_invitations", "used", InvitationList(invitations=[used]))
    made.ask("create_game", "invited", {
        "ruleset": "titouan", "seats": "invited", "watching": "invited", "player": {"name": "Perceval"},
    })  # fmt: skip


def players(made: Examples) -> None:
    """Taking a seat, leaving it, and starting."""
    story, before = stories.at_dice(), stories.in_the_lobby()
    joined = JoinAnswer(seat=Seat(player="karadoc", token=TOKEN), **story.joined)
    made.put("join_game", "joined", joined, {"name": "Karadoc", "entropy": "the crypt"})
    made.ask("join_game", "invited", {"name": "Perceval", "invitation": INVITATION})
    made.put("leave_game", "left", ActAnswer(**before.left))
    made.put("leave_game", "evicted", ActAnswer(**before.evicted))
    made.put("replace_token", "replaced", Seat(player="perceval", token="Zr3kYw0pQm2bT7uXe5vLaApHk3vQ9sT2"), {})
    made.put("set_presence", "standing", ActAnswer(**story.away), {"presence": "standing"})
    made.put("start_game", "started", ActAnswer(**story.started), {})


def bots(made: Examples) -> None:
    """The levels, and a bot that comes and goes."""
    before = stories.in_the_lobby()
    made.put("list_bot_levels", "all", bot_levels())
    bot = BotAnswer(player="karadoc", name="Karadoc", level="regular", **before.bot)
    made.put("add_bot", "regular", bot, {"level": "regular"})
    made.ask("add_bot", "named", {"level": "champion", "name": "Arthur"})
    made.put("remove_bot", "removed", ActAnswer(**before.bot_removed))


def rematches(made: Examples) -> None:
    """The same game once more."""
    game, seat = stories.in_the_lobby().rematch, Seat(player="perceval", token=TOKEN)
    made.put("rematch", "seated", shown.RematchAnswer(id=GAME_ID, seat=seat, game=game), {})
