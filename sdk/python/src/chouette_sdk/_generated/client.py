"""Every operation of the service as a method: mixed into chouette_sdk.Client and chouette_sdk.AsyncClient."""

from .api.accounts import change_player as _change_player
from .api.accounts import create_player as _create_player
from .api.accounts import erase_player as _erase_player
from .api.accounts import get_player as _get_player
from .api.accounts import list_players as _list_players
from .api.accounts import replace_player_token as _replace_player_token
from .api.accounts import revoke_player_token as _revoke_player_token
from .api.annonces import annonce as _annonce
from .api.attendance import check_in_entry as _check_in_entry
from .api.attendance import play_next_round as _play_next_round
from .api.attendance import sit_out_round as _sit_out_round
from .api.bots import add_bot as _add_bot
from .api.bots import list_bot_levels as _list_bot_levels
from .api.bots import remove_bot as _remove_bot
from .api.cards import cast_vote as _cast_vote
from .api.cards import demand_cards as _demand_cards
from .api.cards import exchange_cards as _exchange_cards
from .api.cards import lay_cards as _lay_cards
from .api.cards import pass_cards as _pass_cards
from .api.cards import set_direction as _set_direction
from .api.cards import throw_putsch as _throw_putsch
from .api.challenges import challenge as _challenge
from .api.challenges import get_challenge as _get_challenge
from .api.challenges import list_challenges as _list_challenges
from .api.challenges import set_terms as _set_terms
from .api.clock import advance_clock as _advance_clock
from .api.clock import get_clock as _get_clock
from .api.entries import enter_tournament as _enter_tournament
from .api.entries import get_entry as _get_entry
from .api.entries import list_entries as _list_entries
from .api.entries import withdraw_entry as _withdraw_entry
from .api.events import create_stream_ticket as _create_stream_ticket
from .api.events import list_events as _list_events
from .api.expected import get_expected as _get_expected
from .api.games import create_game as _create_game
from .api.games import get_game as _get_game
from .api.games import list_games as _list_games
from .api.health import get_health as _get_health
from .api.health import get_readiness as _get_readiness
from .api.invitations import create_invitation as _create_invitation
from .api.invitations import list_invitations as _list_invitations
from .api.invitations import revoke_invitation as _revoke_invitation
from .api.leagues import close_league as _close_league
from .api.leagues import request_table as _request_table
from .api.leagues import withdraw_table_request as _withdraw_table_request
from .api.lobby import watch_lobby as _watch_lobby
from .api.me import decline_invitation as _decline_invitation
from .api.me import get_me as _get_me
from .api.me import list_my_invitations as _list_my_invitations
from .api.me import list_my_results as _list_my_results
from .api.me import list_my_seats as _list_my_seats
from .api.metrics import get_metrics as _get_metrics
from .api.my_events import list_my_events as _list_my_events
from .api.organiser import cancel_game as _cancel_game
from .api.organiser import list_own_games as _list_own_games
from .api.pings import return_ping as _return_ping
from .api.players import join_game as _join_game
from .api.players import leave_game as _leave_game
from .api.players import replace_token as _replace_token
from .api.players import set_presence as _set_presence
from .api.players import start_game as _start_game
from .api.pools import create_pool as _create_pool
from .api.pools import get_leaderboard as _get_leaderboard
from .api.pools import get_pool as _get_pool
from .api.pools import list_pools as _list_pools
from .api.pools import list_rated_games as _list_rated_games
from .api.pools import recalculate_pool as _recalculate_pool
from .api.queues import change_queue as _change_queue
from .api.queues import create_queue as _create_queue
from .api.queues import delete_queue as _delete_queue
from .api.queues import get_queue as _get_queue
from .api.queues import list_queues as _list_queues
from .api.record import get_deals as _get_deals
from .api.record import get_dice as _get_dice
from .api.record import get_record as _get_record
from .api.rematches import rematch as _rematch
from .api.rolls import roll as _roll
from .api.rounds import correct_result as _correct_result
from .api.rounds import get_standings as _get_standings
from .api.rounds import list_rounds as _list_rounds
from .api.rounds import replay_table as _replay_table
from .api.rulesets import get_ruleset as _get_ruleset
from .api.rulesets import list_rulesets as _list_rulesets
from .api.sandbox import create_sandbox_game as _create_sandbox_game
from .api.situations import get_situation as _get_situation
from .api.situations import list_situations as _list_situations
from .api.tickets import get_ticket as _get_ticket
from .api.tickets import join_queue as _join_queue
from .api.tickets import leave_queue as _leave_queue
from .api.tickets import list_my_tickets as _list_my_tickets
from .api.time import get_time as _get_time
from .api.tournament_events import list_tournament_events as _list_tournament_events
from .api.tournament_export import export_tournament as _export_tournament
from .api.tournament_invitations import invite_players as _invite_players
from .api.tournament_invitations import list_tournament_invitations as _list_tournament_invitations
from .api.tournament_invitations import revoke_tournament_invitation as _revoke_tournament_invitation
from .api.tournaments import cancel_tournament as _cancel_tournament
from .api.tournaments import create_tournament as _create_tournament
from .api.tournaments import get_tournament as _get_tournament
from .api.tournaments import list_tournaments as _list_tournaments
from .api.tournaments import pause_tournament as _pause_tournament
from .api.tournaments import resume_tournament as _resume_tournament
from .api.tournaments import start_tournament as _start_tournament
from .api.webhooks import create_webhook as _create_webhook
from .api.webhooks import delete_webhook as _delete_webhook
from .api.webhooks import get_webhook as _get_webhook
from .api.webhooks import list_webhook_deliveries as _list_webhook_deliveries
from .api.webhooks import list_webhooks as _list_webhooks
from .api.webhooks import redeliver_webhook as _redeliver_webhook
from .api.webhooks import rotate_webhook_secret as _rotate_webhook_secret
from .api.webhooks import test_webhook as _test_webhook
from .api.webhooks import update_webhook as _update_webhook
from .models.act_answer import ActAnswer
from .models.annonce_body import AnnonceBody
from .models.bot_answer import BotAnswer
from .models.bot_body import BotBody
from .models.bot_level_list import BotLevelList
from .models.challenge import Challenge
from .models.challenge_body import ChallengeBody
from .models.challenge_list import ChallengeList
from .models.clock_answer import ClockAnswer
from .models.clock_body import ClockBody
from .models.correction_body import CorrectionBody
from .models.create_answer import CreateAnswer
from .models.deal_proof import DealProof
from .models.demand_body import DemandBody
from .models.dice_proof import DiceProof
from .models.direction_body import DirectionBody
from .models.empty_body import EmptyBody
from .models.entry_answer import EntryAnswer
from .models.entry_body import EntryBody
from .models.entry_standing import EntryStanding
from .models.event_page import EventPage
from .models.exchange_body import ExchangeBody
from .models.expected import Expected
from .models.game import Game
from .models.game_body import GameBody
from .models.game_clock import GameClock
from .models.game_page import GamePage
from .models.get_record_format import GetRecordFormat
from .models.health import Health
from .models.invitation_answer import InvitationAnswer
from .models.invitation_body import InvitationBody
from .models.invitation_list import InvitationList
from .models.invite_body import InviteBody
from .models.join_answer import JoinAnswer
from .models.join_body import JoinBody
from .models.leaderboard import Leaderboard
from .models.list_games_status import ListGamesStatus
from .models.list_own_games_status import ListOwnGamesStatus
from .models.list_situations_kind import ListSituationsKind
from .models.lobby_news import LobbyNews
from .models.matchmaking_ticket import MatchmakingTicket
from .models.matchmaking_tickets import MatchmakingTickets
from .models.new_player_body import NewPlayerBody
from .models.own_game_page import OwnGamePage
from .models.pass_body import PassBody
from .models.ping_answer import PingAnswer
from .models.ping_body import PingBody
from .models.play_body import PlayBody
from .models.player_account import PlayerAccount
from .models.player_change_body import PlayerChangeBody
from .models.player_creation import PlayerCreation
from .models.player_event_page import PlayerEventPage
from .models.player_invitations import PlayerInvitations
from .models.player_page import PlayerPage
from .models.player_result_page import PlayerResultPage
from .models.player_seats import PlayerSeats
from .models.player_token import PlayerToken
from .models.pool_body import PoolBody
from .models.pool_card import PoolCard
from .models.pool_page import PoolPage
from .models.presence_body import PresenceBody
from .models.profile import Profile
from .models.putsch_body import PutschBody
from .models.queue_body import QueueBody
from .models.queue_card import QueueCard
from .models.queue_change_body import QueueChangeBody
from .models.queue_page import QueuePage
from .models.rated_games import RatedGames
from .models.readiness import Readiness
from .models.reason_body import ReasonBody
from .models.recalculated import Recalculated
from .models.record import Record
from .models.rematch_answer import RematchAnswer
from .models.roll_body import RollBody
from .models.ruleset_info import RulesetInfo
from .models.ruleset_list import RulesetList
from .models.sandbox_game import SandboxGame
from .models.sandbox_game_body import SandboxGameBody
from .models.seat import Seat
from .models.situation_page import SituationPage
from .models.situation_view import SituationView
from .models.stream_ticket import StreamTicket
from .models.terms_body import TermsBody
from .models.time_answer import TimeAnswer
from .models.tournament_body import TournamentBody
from .models.tournament_entries import TournamentEntries
from .models.tournament_event_page import TournamentEventPage
from .models.tournament_invitations import TournamentInvitations
from .models.tournament_page import TournamentPage
from .models.tournament_rounds import TournamentRounds
from .models.tournament_standings import TournamentStandings
from .models.tournament_view import TournamentView
from .models.vote_body import VoteBody
from .models.watch_lobby_status import WatchLobbyStatus
from .models.webhook import Webhook
from .models.webhook_body import WebhookBody
from .models.webhook_change_body import WebhookChangeBody
from .models.webhook_delivery import WebhookDelivery
from .models.webhook_delivery_page import WebhookDeliveryPage
from .models.webhook_page import WebhookPage
from .models.webhook_secret import WebhookSecret
from .types import UNSET, AsyncSender, Sender, Unset


class Operations(Sender):
    """The operations; each refusal of the service is raised as a chouette_sdk.Problem."""

    def list_rulesets(
        self,
        *,
        if_none_match: str | Unset = UNSET,
    ) -> RulesetList:
        """All rulebooks

        Every rulebook with its rules, parameters, annonces, phrases and options.

        Args:
            if_none_match (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _list_rulesets.request(
                if_none_match=if_none_match,
            ),
            _list_rulesets.parse,
        )

    def get_ruleset(
        self,
        ruleset_id: str,
        *,
        if_none_match: str | Unset = UNSET,
    ) -> RulesetInfo:
        """One rulebook

        One rulebook, resolved: what it inherits is in it.

        Args:
            ruleset_id (str):
            if_none_match (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _get_ruleset.request(
                ruleset_id=ruleset_id,
                if_none_match=if_none_match,
            ),
            _get_ruleset.parse,
        )

    def list_games(
        self,
        *,
        status: ListGamesStatus | Unset = UNSET,
        ruleset: str | Unset = UNSET,
        free_seats: int | Unset = UNSET,
        bots: bool | Unset = UNSET,
        limit: int | Unset = 20,
        cursor: str | Unset = UNSET,
    ) -> GamePage:
        """The lobby

        Public games, newest first. A filtered page may be short, or empty, while there is a next one. For
        the next page
        send the `next` of this one as `cursor`, until it is null.

        Args:
            status (ListGamesStatus | Unset):
            ruleset (str | Unset):
            free_seats (int | Unset):
            bots (bool | Unset):
            limit (int | Unset):  Default: 20.
            cursor (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _list_games.request(
                status=status,
                ruleset=ruleset,
                free_seats=free_seats,
                bots=bots,
                limit=limit,
                cursor=cursor,
            ),
            _list_games.parse,
        )

    def create_game(
        self,
        *,
        body: GameBody,
        idempotency_key: str | Unset = UNSET,
    ) -> CreateAnswer:
        """Make a game

        A table by a rulebook, with what this table agrees on. With `player`, the first seat is taken at
        once; with
        `bots`, bots take the next ones.

        Where the server asks for a key, it needs the scope `games`. A key with the scope `test_dice` may
        give `dice` on
        any server; the game tells that its dice were given (`test_dice`).

        Args:
            idempotency_key (str | Unset):
            body (GameBody): A new game.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _create_game.request(
                body=body,
                idempotency_key=idempotency_key,
            ),
            _create_game.parse,
        )

    def get_game(
        self,
        game_id: str,
        *,
        if_none_match: str | Unset = UNSET,
    ) -> Game:
        """One game

        The game as you may see it: what is hidden from you is not in it. Send If-None-Match to get an
        answer only if
        something has changed. The key that made the game sees it too, private or not: what a spectator
        sees, and
        `metadata`.

        Args:
            game_id (str):
            if_none_match (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _get_game.request(
                game_id=game_id,
                if_none_match=if_none_match,
            ),
            _get_game.parse,
        )

    def cancel_game(
        self,
        game_id: str,
    ) -> ActAnswer:
        """Cancel a game

        Ends a game that your key has made, before its start or while it is played: over, without a winner,
        `end` is
        `cancelled`. Its events, its record and the proof of its dice stay for as long as those of any
        finished game. May be
        sent again: the second time its effect is `repeated`.

        Args:
            game_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _cancel_game.request(
                game_id=game_id,
            ),
            _cancel_game.parse,
        )

    def list_own_games(
        self,
        *,
        status: ListOwnGamesStatus | Unset = UNSET,
        ruleset: str | Unset = UNSET,
        free_seats: int | Unset = UNSET,
        bots: bool | Unset = UNSET,
        limit: int | Unset = 20,
        cursor: str | Unset = UNSET,
        created_after: int | Unset = UNSET,
        created_before: int | Unset = UNSET,
        metadata: list[str] | Unset = UNSET,
    ) -> OwnGamePage:
        """The games of your key

        Every game that this key has made, public or private, newest first, for as long as the service keeps
        it.

        Ask again with `cursor` = the `next` of the page before, until it is null: a filtered page may be
        short, or empty,
        before that.

        Args:
            status (ListOwnGamesStatus | Unset):
            ruleset (str | Unset):
            free_seats (int | Unset):
            bots (bool | Unset):
            limit (int | Unset):  Default: 20.
            cursor (str | Unset):
            created_after (int | Unset):
            created_before (int | Unset):
            metadata (list[str] | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _list_own_games.request(
                status=status,
                ruleset=ruleset,
                free_seats=free_seats,
                bots=bots,
                limit=limit,
                cursor=cursor,
                created_after=created_after,
                created_before=created_before,
                metadata=metadata,
            ),
            _list_own_games.parse,
        )

    def watch_lobby(
        self,
        *,
        status: WatchLobbyStatus | Unset = "lobby",
        ruleset: str | Unset = UNSET,
        free_seats: int | Unset = UNSET,
        bots: bool | Unset = UNSET,
    ) -> LobbyNews:
        """The lobby, live

        The public games of one status, the newest 500 at most, as far as they are wanted.

        As JSON: as they are now. With `Accept: text/event-stream`: first an event `snapshot` with all of
        them, then an
        event `change` whenever one of them changes (`games`) or is no longer one of them (`gone`);
        heartbeats between. A
        stream that ends says why (`event: dropped`, as in `list_events`): come back, and begin with the new
        snapshot. With
        `Accept: application/x-ndjson` the same for scripts: `{"event": "snapshot", "data": {…}}`, one a
        line, and empty
        lines as heartbeats. Changes of a fifth of a second may come together.

        Args:
            status (WatchLobbyStatus | Unset):  Default: 'lobby'.
            ruleset (str | Unset):
            free_seats (int | Unset):
            bots (bool | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _watch_lobby.request(
                status=status,
                ruleset=ruleset,
                free_seats=free_seats,
                bots=bots,
            ),
            _watch_lobby.parse,
        )

    def list_invitations(
        self,
        game_id: str,
    ) -> InvitationList:
        """The invitations of a game

        Who was invited, and which seats were taken by it; without the tokens. For the game's host.

        Args:
            game_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _list_invitations.request(
                game_id=game_id,
            ),
            _list_invitations.parse,
        )

    def create_invitation(
        self,
        game_id: str,
        *,
        body: InvitationBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> InvitationAnswer:
        """Invite a guest

        For the key that made the game, and for the seat that it was made with.

        An invitation to a seat opens one seat, once, where `seats` are `invited`; where they are `open` it
        may still bring
        a guest's `external_id`. An invitation to watch opens the game, its events, record and proof for as
        long as it is
        valid; send its token as a bearer token. With `player_id` the seat is kept for that player, who is
        told of it by the
        own stream (`list_my_events`) and sees it among `list_my_invitations`.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (InvitationBody | Unset): An invitation.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _create_invitation.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _create_invitation.parse,
        )

    def revoke_invitation(
        self,
        game_id: str,
        invitation_id: str,
    ) -> None:
        """Take an invitation back

        It opens nothing any more, and streams that it opened end. The seat of one that was used is not
        touched by it.

        Args:
            game_id (str):
            invitation_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _revoke_invitation.request(
                game_id=game_id,
                invitation_id=invitation_id,
            ),
            _revoke_invitation.parse,
        )

    def join_game(
        self,
        game_id: str,
        *,
        body: JoinBody,
        idempotency_key: str | Unset = UNSET,
    ) -> JoinAnswer:
        """Take a seat

        Take a seat in the lobby. The answer holds the seat's token, this once.

        Where `seats` are `open`, the game's id is all that it takes: give that of a private game only to
        those whom you
        invite. Where they are `invited`, send the `invitation` that the game's host gave you: it is spent
        by this, and by
        nothing else (a retry with the same Idempotency-Key gets the same answer). The key that made the
        game needs none.

        With the token of a player (`create_player`) as a bearer token that player sits down, under the own
        name and id; the
        answer's token is the same one. An invitation for that player is spent by it without being sent.

        Where a rule lets newcomers into a game under way, a player who joins late waits without a seat:
        `get_expected`
        tells what to say for a seat, and when.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (JoinBody): A player who takes a seat at a table that is there.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _join_game.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _join_game.parse,
        )

    def leave_game(
        self,
        game_id: str,
        player_id: str,
    ) -> ActAnswer:
        """Leave for good

        In the lobby the seat is free again. In a game leaving for good is a forfeit: the player is out at
        once
        (`player_out`, reason `left`) and cannot come back; the token goes on showing the game. The last
        side in the game
        wins. To go away for a while, stand up (`set_presence`).

        The key that made the game takes a player out of the lobby by it; once the game has started, players
        stay until they
        leave.

        Args:
            game_id (str):
            player_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _leave_game.request(
                game_id=game_id,
                player_id=player_id,
            ),
            _leave_game.parse,
        )

    def replace_token(
        self,
        game_id: str,
        player_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> Seat:
        """Replace your seat's token

        A new token for your seat, told this once. The one that you send opens nothing from then on, neither
        do tickets
        that were made with it, and streams that it opened end (`dropped`, reason `token`).

        Args:
            game_id (str):
            player_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _replace_token.request(
                game_id=game_id,
                player_id=player_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _replace_token.parse,
        )

    def set_presence(
        self,
        game_id: str,
        player_id: str,
        *,
        body: PresenceBody,
    ) -> ActAnswer:
        """Stand up or sit down

        For a player who stands the table throws, without waiting. While everybody stands, the game's clock
        stops.

        Args:
            game_id (str):
            player_id (str):
            body (PresenceBody): Sitting at the table or standing up for a while.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _set_presence.request(
                game_id=game_id,
                player_id=player_id,
                body=body,
            ),
            _set_presence.parse,
        )

    def start_game(
        self,
        game_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> ActAnswer:
        """Start the game

        Any player with a seat may start, and so may the key that made the game, once at least two sit at
        the table.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _start_game.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _start_game.parse,
        )

    def list_bot_levels(
        self,
    ) -> BotLevelList:
        """The levels of bots

        How each level plays: how quick it is, how often it errs, what it dares.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _list_bot_levels.request(),
            _list_bot_levels.parse,
        )

    def add_bot(
        self,
        game_id: str,
        *,
        body: BotBody,
        idempotency_key: str | Unset = UNSET,
    ) -> BotAnswer:
        """Give a bot a seat

        For players of the table, and for the key that made it: in the lobby, or where a game under way lets
        newcomers in.

        The service plays the bot by the same acts as players use. A bot sees what a player in its seat
        sees, and reacts
        as fast as people do; there is no token for its seat. Bots do not keep a game going: where no human
        is left at
        the table, its clock stops as if everybody stood.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (BotBody): A bot for an empty seat.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _add_bot.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _add_bot.parse,
        )

    def remove_bot(
        self,
        game_id: str,
        player_id: str,
    ) -> ActAnswer:
        """Take a bot's seat away

        In the lobby, for players of the table and for the key that made it. Once the game has started, its
        bots play
        it to its end.

        Args:
            game_id (str):
            player_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _remove_bot.request(
                game_id=game_id,
                player_id=player_id,
            ),
            _remove_bot.parse,
        )

    def roll(
        self,
        game_id: str,
        *,
        body: RollBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> ActAnswer:
        """Throw

        Throw the dice that are yours to throw now: the chouettes, then the cul, or the dice that a duel
        asks for.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (RollBody | Unset): A throw. Which dice are thrown follows from the game.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _roll.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _roll.parse,
        )

    def annonce(
        self,
        game_id: str,
        *,
        body: AnnonceBody,
        idempotency_key: str | Unset = UNSET,
    ) -> ActAnswer:
        """Shout, or pass

        An annonce counts from its arrival; it carries no version of the game. With `window` it counts in
        that window or
        in none.

        `pass` says that nothing will come from you in the windows that ask you now, or in the one that is
        named, so that
        they can close early.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (AnnonceBody): A shout, with what it says besides its name. `pass` says: nothing will come
                from me in the windows that ask me
                now, or in the one that is named.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _annonce.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _annonce.parse,
        )

    def list_challenges(
        self,
        game_id: str,
        *,
        if_none_match: str | Unset = UNSET,
    ) -> ChallengeList:
        """The duels of a game

        All duels so far, oldest first.

        Args:
            game_id (str):
            if_none_match (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _list_challenges.request(
                game_id=game_id,
                if_none_match=if_none_match,
            ),
            _list_challenges.parse,
        )

    def challenge(
        self,
        game_id: str,
        *,
        body: ChallengeBody,
        idempotency_key: str | Unset = UNSET,
    ) -> ActAnswer:
        """Challenge a player

        Start a duel. Its id is in the event `challenge_taken`; the terms come next.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (ChallengeBody): A shout that starts a duel.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _challenge.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _challenge.parse,
        )

    def get_challenge(
        self,
        game_id: str,
        challenge_id: int,
        *,
        if_none_match: str | Unset = UNSET,
    ) -> Challenge:
        """One duel

        One duel, open or over.

        Args:
            game_id (str):
            challenge_id (int):
            if_none_match (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _get_challenge.request(
                game_id=game_id,
                challenge_id=challenge_id,
                if_none_match=if_none_match,
            ),
            _get_challenge.parse,
        )

    def set_terms(
        self,
        game_id: str,
        challenge_id: int,
        *,
        body: TermsBody,
        idempotency_key: str | Unset = UNSET,
    ) -> ActAnswer:
        """Set the terms of a duel

        Name the combination and the stake of the duel that you began.

        Args:
            game_id (str):
            challenge_id (int):
            idempotency_key (str | Unset):
            body (TermsBody): What the challenged player must throw, for how many points.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _set_terms.request(
                game_id=game_id,
                challenge_id=challenge_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _set_terms.parse,
        )

    def lay_cards(
        self,
        game_id: str,
        *,
        body: PlayBody,
        idempotency_key: str | Unset = UNSET,
    ) -> ActAnswer:
        """Lay cards

        Lead any combination, or lay as many cards of an equal or stronger rank as lie there. `get_expected`
        lists all
        that is legal, rank by rank.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (PlayBody): Cards that are laid on turn.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _lay_cards.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _lay_cards.parse,
        )

    def throw_putsch(
        self,
        game_id: str,
        *,
        body: PutschBody,
        idempotency_key: str | Unset = UNSET,
    ) -> ActAnswer:
        """Throw a putsch

        Throw the same pair on the pair that lies there, out of turn. Every putsch in time is answered
        alike; who was
        first is told by `window_closed`. Of a putsch that came second the cards stay in the hand, and only
        its player
        knows.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (PutschBody): A pair that is thrown on the same pair.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _throw_putsch.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _throw_putsch.parse,
        )

    def pass_cards(
        self,
        game_id: str,
        *,
        body: PassBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> ActAnswer:
        """Pass

        Pass your turn; with `window`, decline what that window asks.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (PassBody | Unset): A pass on turn; with `window`, «nothing from me» in that window. A late
                answer to a window never becomes a pass
                of the turn.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _pass_cards.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _pass_cards.parse,
        )

    def set_direction(
        self,
        game_id: str,
        *,
        body: DirectionBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> ActAnswer:
        """Decide the direction

        Say which way the match goes, where the queens do not.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (DirectionBody | Unset): Which way the match goes: either of the two fields.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _set_direction.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _set_direction.parse,
        )

    def demand_cards(
        self,
        game_id: str,
        *,
        body: DemandBody,
        idempotency_key: str | Unset = UNSET,
    ) -> ActAnswer:
        """Demand cards

        Ask the lower player for ranks, in place of the best cards. Everybody hears it; the cards are seen
        by you two.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (DemandBody): What the lower player is asked for.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _demand_cards.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _demand_cards.parse,
        )

    def exchange_cards(
        self,
        game_id: str,
        *,
        body: ExchangeBody,
        idempotency_key: str | Unset = UNSET,
    ) -> ActAnswer:
        """Give cards back

        Give the lower player as many cards as you got, of your choice. Only you two see which.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (ExchangeBody): What is given back in the exchange.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _exchange_cards.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _exchange_cards.parse,
        )

    def cast_vote(
        self,
        game_id: str,
        *,
        body: VoteBody,
        idempotency_key: str | Unset = UNSET,
    ) -> ActAnswer:
        """Vote

        Say whether another manche is played; everybody hears it.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (VoteBody): Whether another manche is played.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _cast_vote.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _cast_vote.parse,
        )

    def return_ping(
        self,
        game_id: str,
        *,
        body: PingBody,
        idempotency_key: str | Unset = UNSET,
    ) -> PingAnswer:
        """Return a nonce

        Where lag is compensated, the event stream of a seat brings `ping` messages with a nonce. Return
        each at once:
        how long that took is your round trip. What counts is the least of the last few, so a slow one does
        no harm.

        With `lag_trust: connection` no more counts than the connections of the stream and of this request
        show.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (PingBody): A nonce, as the event stream brought it.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _return_ping.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _return_ping.parse,
        )

    def get_expected(
        self,
        game_id: str,
    ) -> Expected:
        """What you may do now

        Everything that the rules allow the holder of this token now, each with the instant until which it
        counts.

        Args:
            game_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _get_expected.request(
                game_id=game_id,
            ),
            _get_expected.parse,
        )

    def list_events(
        self,
        game_id: str,
        *,
        after: int | Unset = UNSET,
        limit: int | Unset = 100,
        wait: float | Unset = 0.0,
        ticket: str | Unset = UNSET,
        last_event_id: str | Unset = UNSET,
    ) -> EventPage:
        """Events, as pages or live

        Events in order, without gaps: `seq` counts 1, 2, 3 …

        As JSON: a page; with `wait`, a page that waits until there is something in it. With `Accept:
        text/event-stream`:
        everything after Last-Event-ID (or `after`), then live, with an `id` (the seq, a dot, and digits
        that tell this
        event from any other) and a heartbeat. A stream ends after `game_finished`; 204 tells a client that
        reconnects that
        there is nothing more. A stream that ends earlier says why (`event: dropped`, `data: {"reason": …}`:
        `slow`,
        `time`, `closing`, `store`, or `token`: what opened it opens it no more), if it still can: come back
        and resume.
        With `Accept: application/x-ndjson` the same for scripts: one event a line, empty lines as
        heartbeats, and
        `{"event": "dropped", "data": {…}}` where it ends too early.

        Where the service lost the end of a log (its database came back without its last writes), `dropped`
        says `rewound`,
        and an id that the log does not have (any more) is refused with 409 `last_event_id_unknown`: forget
        what you know of
        the events, load the game anew, and follow it from its `seq`. The log itself tells it by an event
        `rewound`.

        Where the game compensates lag, the stream of a seat also brings `event: ping`, `data: {"nonce":
        …}`, to be
        returned at once by `return_ping`.

        Args:
            game_id (str):
            after (int | Unset):
            limit (int | Unset):  Default: 100.
            wait (float | Unset):  Default: 0.0.
            ticket (str | Unset):
            last_event_id (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _list_events.request(
                game_id=game_id,
                after=after,
                limit=limit,
                wait=wait,
                ticket=ticket,
                last_event_id=last_event_id,
            ),
            _list_events.parse,
        )

    def create_stream_ticket(
        self,
        game_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> StreamTicket:
        """A ticket for a browser's EventSource

        An EventSource can send no token; a ticket in its address stands for one: for the token of your seat
        or of your
        invitation to watch, or for the key that made the game. It opens the events of this game as that
        would, and nothing
        else, as often as you like until it expires; a stream that is open by then stays open for as long as
        the token or
        key opens the game.

        A browser that reconnects with an expired ticket gets 401, and its EventSource stops: make a new
        ticket, and a
        new EventSource with `after` = the last id that you got, as it was. Clients that can send headers
        (fetch, the SDKs)
        need none.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _create_stream_ticket.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _create_stream_ticket.parse,
        )

    def get_dice(
        self,
        game_id: str,
        *,
        if_none_match: str | Unset = UNSET,
    ) -> DiceProof:
        """The proof of the dice

        What anybody needs to check every die; the seed is told when the game is over.

        Both SDKs check it (`verify_dice`, `verifyDice`), and so does the service's own command `verify`.
        Note the
        game's `commitment` before the first throw and compare it, so that the seed cannot have been changed
        since.

        Args:
            game_id (str):
            if_none_match (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _get_dice.request(
                game_id=game_id,
                if_none_match=if_none_match,
            ),
            _get_dice.parse,
        )

    def get_deals(
        self,
        game_id: str,
        *,
        if_none_match: str | Unset = UNSET,
    ) -> DealProof:
        """The proof of the deals

        What anybody needs to check every deal of a match at cards; the seed and all hands are told when it
        is over.

        Before that it tells how many cards each player was dealt, and a seat its own. Both SDKs check it
        (`verify_deals`,
        `verifyDeals`), and so does the service's own command `verify`. Note the game's `commitment` before
        the first deal
        and compare it, so that the seed cannot have been changed since.

        Args:
            game_id (str):
            if_none_match (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _get_deals.request(
                game_id=game_id,
                if_none_match=if_none_match,
            ),
            _get_deals.parse,
        )

    def get_record(
        self,
        game_id: str,
        *,
        format_: GetRecordFormat | Unset = UNSET,
        if_none_match: str | Unset = UNSET,
    ) -> Record:
        """The game as a scenario file

        The game so far as a scenario file, which the service's own command `replay` plays again and
        compares.

        Before its end it tells what you may see; once the game is over, everything. In YAML, unless
        `format` or the Accept
        header asks for JSON.

        Args:
            game_id (str):
            format_ (GetRecordFormat | Unset):
            if_none_match (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _get_record.request(
                game_id=game_id,
                format_=format_,
                if_none_match=if_none_match,
            ),
            _get_record.parse,
        )

    def rematch(
        self,
        game_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> RematchAnswer:
        """Play the same game once more

        For every seat of a finished game, and for the key that made it.

        The first request makes the game: the same rulebook, options, name, bots and metadata, for the same
        organiser; who
        may sit and watch stays as well, the dice are new. Each seat that asks takes a seat there, under the
        same name. All
        get the same game, and the same answer again if they ask again. Others learn of it by `rematch` in
        the old game.
        Where a rematch was not started in time (its `end` is `expired`), the next request makes another one
        in its place.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _rematch.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _rematch.parse,
        )

    def list_tournaments(
        self,
        *,
        limit: int | Unset = 20,
        cursor: str | Unset = UNSET,
    ) -> TournamentPage:
        """Tournaments

        Public tournaments, newest first; with your key your private ones as well. A page may be short, or
        empty, before
        the last one: ask again with `cursor` = `next` until that is null.

        Args:
            limit (int | Unset):  Default: 20.
            cursor (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _list_tournaments.request(
                limit=limit,
                cursor=cursor,
            ),
            _list_tournaments.parse,
        )

    def create_tournament(
        self,
        *,
        body: TournamentBody,
        idempotency_key: str | Unset = UNSET,
    ) -> TournamentView:
        """Make a tournament

        Open for entries from now on. Its games are made with your key: they are in your list of games, and
        your webhooks
        are told of them, with the tournament and the table in their metadata.

        What chance decides comes from a seed: its `commitment` is told now, the seed at the end.

        Args:
            idempotency_key (str | Unset):
            body (TournamentBody): A new tournament.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _create_tournament.request(
                body=body,
                idempotency_key=idempotency_key,
            ),
            _create_tournament.parse,
        )

    def get_tournament(
        self,
        tournament_id: str,
    ) -> TournamentView:
        """One tournament

        How it is played, and how far it has come.

        Args:
            tournament_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _get_tournament.request(
                tournament_id=tournament_id,
            ),
            _get_tournament.parse,
        )

    def start_tournament(
        self,
        tournament_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> TournamentView:
        """Start it now

        The first round is made at once. May be sent again: then nothing changes.

        Args:
            tournament_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _start_tournament.request(
                tournament_id=tournament_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _start_tournament.parse,
        )

    def pause_tournament(
        self,
        tournament_id: str,
        *,
        body: ReasonBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> TournamentView:
        """Let no further round begin

        Games that are played are played to their end, and give their results; the time of the round stands
        still.

        Args:
            tournament_id (str):
            idempotency_key (str | Unset):
            body (ReasonBody | Unset): Why.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _pause_tournament.request(
                tournament_id=tournament_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _pause_tournament.parse,
        )

    def resume_tournament(
        self,
        tournament_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> TournamentView:
        """Go on

        A paused tournament goes on. May be sent again: then nothing changes.

        Args:
            tournament_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _resume_tournament.request(
                tournament_id=tournament_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _resume_tournament.parse,
        )

    def cancel_tournament(
        self,
        tournament_id: str,
        *,
        body: ReasonBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> TournamentView:
        """Call it off

        Over, without a winner. Games that are played go on as games of their own; what has been played
        stays.

        Args:
            tournament_id (str):
            idempotency_key (str | Unset):
            body (ReasonBody | Unset): Why.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _cancel_tournament.request(
                tournament_id=tournament_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _cancel_tournament.parse,
        )

    def list_entries(
        self,
        tournament_id: str,
    ) -> TournamentEntries:
        """Who takes part

        All entries, in the order in which they were made, those that have withdrawn included.

        Args:
            tournament_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _list_entries.request(
                tournament_id=tournament_id,
            ),
            _list_entries.parse,
        )

    def enter_tournament(
        self,
        tournament_id: str,
        *,
        body: EntryBody,
        idempotency_key: str | Unset = UNSET,
    ) -> EntryAnswer:
        """Take part

        The answer holds a token, this once: it opens the seat of this entry at each of its games, and the
        entry itself.
        With the key that made the tournament you enter others, give them their tokens, and enter bots.

        With the token of a player (`create_player`) as a bearer token that player enters, under the own
        name and id, and
        the answer's token is the same one; where your key enters a player (`player_id`), none is told.

        Args:
            tournament_id (str):
            idempotency_key (str | Unset):
            body (EntryBody): One that takes part.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _enter_tournament.request(
                tournament_id=tournament_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _enter_tournament.parse,
        )

    def get_entry(
        self,
        tournament_id: str,
        entry_id: str,
    ) -> EntryStanding:
        """One entry, and where it plays

        Its table in the round that is played: the game is played with the entry's token, as the player that
        `seat`
        names.

        Args:
            tournament_id (str):
            entry_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _get_entry.request(
                tournament_id=tournament_id,
                entry_id=entry_id,
            ),
            _get_entry.parse,
        )

    def withdraw_entry(
        self,
        tournament_id: str,
        entry_id: str,
    ) -> None:
        """Withdraw

        Plays in no later round; a game that is played is left as any game is (`leave_game`). Before the
        start the entry
        is gone, and its token opens nothing here any more: sent again, the request is refused (401, or 404
        where the
        tournament is private). Later on it may be sent again: then nothing changes.

        Args:
            tournament_id (str):
            entry_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _withdraw_entry.request(
                tournament_id=tournament_id,
                entry_id=entry_id,
            ),
            _withdraw_entry.parse,
        )

    def list_tournament_invitations(
        self,
        tournament_id: str,
    ) -> TournamentInvitations:
        """Who was invited

        One invitation a player, the oldest first, and what came of it.

        Args:
            tournament_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _list_tournament_invitations.request(
                tournament_id=tournament_id,
            ),
            _list_tournament_invitations.parse,
        )

    def invite_players(
        self,
        tournament_id: str,
        *,
        body: InviteBody,
        idempotency_key: str | Unset = UNSET,
    ) -> TournamentInvitations:
        """Invite players

        Players of your key (`create_player`), all of them or, where one cannot be invited, none. Each is
        told by the own
        stream (`list_my_events`), sees the tournament among `list_my_invitations`, also a private one, and
        enters by
        `enter_tournament` with the own token, also where `entering` is `invited`; or declines. Invitations
        are open until
        entries close. May be sent again: a player who is invited, or has entered by it, keeps that
        invitation; one who has
        declined is invited anew.

        The answer tells the invitations of these players.

        Args:
            tournament_id (str):
            idempotency_key (str | Unset):
            body (InviteBody): Players who are to take part.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _invite_players.request(
                tournament_id=tournament_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _invite_players.parse,
        )

    def revoke_tournament_invitation(
        self,
        tournament_id: str,
        invitation_id: str,
    ) -> None:
        """Take an invitation back

        Its player is told. May be sent again: then nothing changes. A player who has entered by it is
        withdrawn as any
        entry is (`withdraw_entry`).

        Args:
            tournament_id (str):
            invitation_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _revoke_tournament_invitation.request(
                tournament_id=tournament_id,
                invitation_id=invitation_id,
            ),
            _revoke_tournament_invitation.parse,
        )

    def check_in_entry(
        self,
        tournament_id: str,
        entry_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> EntryStanding:
        """Check in

        Says that the entry is there, with its token or your key for it, between `check_in_from` and
        `check_in_until` of
        the tournament. Entries that did not are out when the check-in ends, or as you start before that.
        May be sent again:
        then nothing changes.

        Args:
            tournament_id (str):
            entry_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _check_in_entry.request(
                tournament_id=tournament_id,
                entry_id=entry_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _check_in_entry.parse,
        )

    def sit_out_round(
        self,
        tournament_id: str,
        entry_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> EntryStanding:
        """Sit out the next round

        The entry gets no table in the next round that is made, and no points for it; it plays again in the
        one behind.
        May be sent again: then nothing changes.

        Args:
            tournament_id (str):
            entry_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _sit_out_round.request(
                tournament_id=tournament_id,
                entry_id=entry_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _sit_out_round.parse,
        )

    def play_next_round(
        self,
        tournament_id: str,
        entry_id: str,
    ) -> None:
        """Play in the next round after all

        Takes `sit_out_round` back. May be sent again: then nothing changes.

        Args:
            tournament_id (str):
            entry_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _play_next_round.request(
                tournament_id=tournament_id,
                entry_id=entry_id,
            ),
            _play_next_round.parse,
        )

    def list_rounds(
        self,
        tournament_id: str,
    ) -> TournamentRounds:
        """Rounds, tables and results

        All rounds so far, each table with its game and, once it is over, its result.

        Args:
            tournament_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _list_rounds.request(
                tournament_id=tournament_id,
            ),
            _list_rounds.parse,
        )

    def correct_result(
        self,
        tournament_id: str,
        table_id: str,
        *,
        body: CorrectionBody,
        idempotency_key: str | Unset = UNSET,
    ) -> TournamentStandings:
        """Correct a result

        Another result counts from now on, and its reason is told to everybody. Rounds that have begun stay
        as they
        are.

        Args:
            tournament_id (str):
            table_id (str):
            idempotency_key (str | Unset):
            body (CorrectionBody): Another result of a table.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _correct_result.request(
                tournament_id=tournament_id,
                table_id=table_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _correct_result.parse,
        )

    def replay_table(
        self,
        tournament_id: str,
        table_id: str,
        *,
        body: ReasonBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> TournamentStandings:
        """Have a table play again

        A new game is made; the one until now counts for nothing. A result that there is counts until the
        new one comes,
        which is told as a correction; no round begins before that.

        Args:
            tournament_id (str):
            table_id (str):
            idempotency_key (str | Unset):
            body (ReasonBody | Unset): Why.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _replay_table.request(
                tournament_id=tournament_id,
                table_id=table_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _replay_table.parse,
        )

    def get_standings(
        self,
        tournament_id: str,
        *,
        if_none_match: str | Unset = UNSET,
    ) -> TournamentStandings:
        """Standings

        One line an entry, in a total order: each point names its round, its game, its place and its rule,
        and each line
        what puts it behind the one above.

        With `Accept: application/x-ndjson` one line of JSON an entry; with `text/csv` a table after RFC
        4180 for
        spreadsheets (`rank`, `entry`, `name`, `points`, `decided_by`, `games`, `withdrawn`), where a name
        that would be a
        formula has an apostrophe before it. `ETag` and `If-None-Match` spare what has not changed. They
        change whenever
        something happens in the tournament: `list_tournament_events` with `standings=true` brings them
        live.

        Args:
            tournament_id (str):
            if_none_match (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _get_standings.request(
                tournament_id=tournament_id,
                if_none_match=if_none_match,
            ),
            _get_standings.parse,
        )

    def request_table(
        self,
        tournament_id: str,
        entry_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> EntryStanding:
        """Ask for a table

        With the entry's token, or your key for it. A table is made as soon as enough ask, of those who have
        met least
        and stand closest; `waiting` tells the place in the queue until then, `seat` the game afterwards,
        and the events and
        webhooks of the tournament tell each table. Asked again while it waits: then nothing changes.

        Args:
            tournament_id (str):
            entry_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _request_table.request(
                tournament_id=tournament_id,
                entry_id=entry_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _request_table.parse,
        )

    def withdraw_table_request(
        self,
        tournament_id: str,
        entry_id: str,
    ) -> None:
        """Ask for a table no longer

        Takes the wish back. May be sent again: then nothing changes. A table that was made meanwhile is
        played:
        `get_entry` tells it.

        Args:
            tournament_id (str):
            entry_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _withdraw_table_request.request(
                tournament_id=tournament_id,
                entry_id=entry_id,
            ),
            _withdraw_table_request.parse,
        )

    def close_league(
        self,
        tournament_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> TournamentView:
        """Close a league

        No more tables are made and no entries taken; games that are played are played to their end, and
        with the last of
        them the league is over. May be sent again: then nothing changes.

        Args:
            tournament_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _close_league.request(
                tournament_id=tournament_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _close_league.parse,
        )

    def list_tournament_events(
        self,
        tournament_id: str,
        *,
        after: int | Unset = UNSET,
        limit: int | Unset = 100,
        standings: bool | Unset = False,
        wait: float | Unset = 0.0,
        last_event_id: str | Unset = UNSET,
    ) -> TournamentEventPage:
        """Events of a tournament, as pages or live

        Events in order, without gaps, in the same ways as those of a game (`list_events`): as JSON a page,
        with `wait` a
        page that waits until there is something in it; with `Accept: text/event-stream` or
        `application/x-ndjson` live.
        Entries, rounds with their tables and games, results, corrections with their reasons, the end. A
        stream ends after
        `tournament_finished`.

        With `standings=true` a live stream brings the standings, too: an event `standings` (in lines of
        JSON
        `{"event": "standings", "data": {…}}`) with all lines at its beginning, and within half a second of
        what changes
        them with those that have changed: lay them over the ones before, by `entry`, drop what is `gone`,
        and sort by
        `rank`.

        Args:
            tournament_id (str):
            after (int | Unset):
            limit (int | Unset):  Default: 100.
            standings (bool | Unset):  Default: False.
            wait (float | Unset):  Default: 0.0.
            last_event_id (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _list_tournament_events.request(
                tournament_id=tournament_id,
                after=after,
                limit=limit,
                standings=standings,
                wait=wait,
                last_event_id=last_event_id,
            ),
            _list_tournament_events.parse,
        )

    def export_tournament(
        self,
        tournament_id: str,
        *,
        after: int | Unset = 0,
        if_none_match: str | Unset = UNSET,
        if_match: str | Unset = UNSET,
    ) -> str:
        """All of a tournament, to be kept and checked

        Settings, entries, rounds, results, corrections, all events, standings; then each game with its
        record and the
        proof of its dice or deals: one line of JSON each, and a last one that says that the export is
        whole. The service's
        own command `verify` and the Python SDK (`verify_tournament`) derive all of it again.

        It may be taken at any time: before the end it lacks the seed of the lot, and games that are played
        are named and no
        more. It is the same for all who may see the tournament; but where `watching` is not for everybody,
        games are told
        to those who sat there and to the key that made it. Send `after` = the number of the last line that
        you have, and
        its ETag as If-Match, to go on where a connection was lost.

        Args:
            tournament_id (str):
            after (int | Unset):  Default: 0.
            if_none_match (str | Unset):
            if_match (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _export_tournament.request(
                tournament_id=tournament_id,
                after=after,
                if_none_match=if_none_match,
                if_match=if_match,
            ),
            _export_tournament.parse,
        )

    def list_players(
        self,
        *,
        limit: int | Unset = 20,
        cursor: str | Unset = UNSET,
        external_id: str | Unset = UNSET,
    ) -> PlayerPage:
        """The players of your key

        Newest first; those that were erased are not in it. A page may be short, or empty, before the last
        one: ask again
        with `cursor` = `next` until that is null.

        Args:
            limit (int | Unset):  Default: 20.
            cursor (str | Unset):
            external_id (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _list_players.request(
                limit=limit,
                cursor=cursor,
                external_id=external_id,
            ),
            _list_players.parse,
        )

    def create_player(
        self,
        *,
        body: NewPlayerBody,
        idempotency_key: str | Unset = UNSET,
    ) -> PlayerCreation:
        """Make a player

        A player of your key. The answer holds a token, this once: with it the player joins and acts in all
        games, and
        enters tournaments. Give it to that player only, say to the app on their phone.

        For an `external_id` that has a player already, that player is told as they are (200), without a
        token: nothing is
        made twice.

        Args:
            idempotency_key (str | Unset):
            body (NewPlayerBody): A new player.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _create_player.request(
                body=body,
                idempotency_key=idempotency_key,
            ),
            _create_player.parse,
        )

    def get_player(
        self,
        account_id: str,
    ) -> PlayerAccount:
        """One player

        As you made the player.

        Args:
            account_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _get_player.request(
                account_id=account_id,
            ),
            _get_player.parse,
        )

    def erase_player(
        self,
        account_id: str,
    ) -> None:
        """Erase a player

        The token opens nothing any more, games that are played are left, tournaments withdrawn from.
        Wherever the name
        stood it says «Erased player» from now on: in games and their events, in lists, in tournaments.
        Records of games
        stay as they are and can be played again: they never held the name. May be sent again: then nothing
        changes. What
        webhooks were told is no longer in our hands.

        Args:
            account_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _erase_player.request(
                account_id=account_id,
            ),
            _erase_player.parse,
        )

    def change_player(
        self,
        account_id: str,
        *,
        body: PlayerChangeBody | Unset = UNSET,
    ) -> PlayerAccount:
        """Change a player

        Name or metadata. Seats and entries that are taken keep the name that they have.

        Args:
            account_id (str):
            body (PlayerChangeBody | Unset): What is to be changed of a player; what is left out stays.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _change_player.request(
                account_id=account_id,
                body=body,
            ),
            _change_player.parse,
        )

    def replace_player_token(
        self,
        account_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> PlayerToken:
        """Give a player another token

        Told this once. The one until now opens nothing any more, in running games either, three seconds
        from now at the
        latest; streams that it opened end at once.

        Args:
            account_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _replace_player_token.request(
                account_id=account_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _replace_player_token.parse,
        )

    def revoke_player_token(
        self,
        account_id: str,
    ) -> None:
        """Revoke a player's token

        As if it was replaced by one that is told to no one. Seats and entries stay the player's, for whom
        you make
        another token. May be sent again.

        Args:
            account_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _revoke_player_token.request(
                account_id=account_id,
            ),
            _revoke_player_token.parse,
        )

    def get_me(
        self,
    ) -> Profile:
        """Who you are

        The player whose token you send.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _get_me.request(),
            _get_me.parse,
        )

    def list_my_seats(
        self,
    ) -> PlayerSeats:
        """Where you play

        What to ask when the app comes back: your seats in games that wait or are played, whether you may
        act there now,
        and the tournaments that you take part in with the game that you play there.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _list_my_seats.request(),
            _list_my_seats.parse,
        )

    def list_my_invitations(
        self,
    ) -> PlayerInvitations:
        """What you are invited to

        Take a seat by `join_game` with your token, a place in a tournament by `enter_tournament`; or
        decline.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _list_my_invitations.request(),
            _list_my_invitations.parse,
        )

    def decline_invitation(
        self,
        invitation_id: str,
    ) -> None:
        """Decline an invitation

        To a game or a tournament. Its host or organiser may invite another player then, or you once more.

        Args:
            invitation_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _decline_invitation.request(
                invitation_id=invitation_id,
            ),
            _decline_invitation.parse,
        )

    def list_my_results(
        self,
        *,
        limit: int | Unset = 20,
        cursor: str | Unset = UNSET,
    ) -> PlayerResultPage:
        """Your games that are over

        With your place and score, newest first, for as long as tournaments are kept. Ask again with
        `cursor` = `next`
        until that is null.

        Args:
            limit (int | Unset):  Default: 20.
            cursor (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _list_my_results.request(
                limit=limit,
                cursor=cursor,
            ),
            _list_my_results.parse,
        )

    def list_my_events(
        self,
        *,
        after: int | Unset = UNSET,
        limit: int | Unset = 100,
        wait: float | Unset = 0.0,
        last_event_id: str | Unset = UNSET,
    ) -> PlayerEventPage:
        """What happens to you, as pages or live

        Invitations, seats, tickets of matchmaking queues, tournaments, games that are over: in order,
        without gaps, in
        the same ways as the events of a game (`list_events`): as JSON a page, with `wait` a page that waits
        until there
        is something in it; with `Accept: text/event-stream` or `application/x-ndjson` live. The stream has
        no end; where
        the token is replaced or revoked it ends (`dropped`, reason `token`).

        Args:
            after (int | Unset):
            limit (int | Unset):  Default: 100.
            wait (float | Unset):  Default: 0.0.
            last_event_id (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _list_my_events.request(
                after=after,
                limit=limit,
                wait=wait,
                last_event_id=last_event_id,
            ),
            _list_my_events.parse,
        )

    def list_pools(
        self,
        *,
        limit: int | Unset = 20,
        cursor: str | Unset = UNSET,
    ) -> PoolPage:
        """The pools of your key

        Newest first; those of rulesets are there from the first rated game on that your key makes.

        Args:
            limit (int | Unset):  Default: 20.
            cursor (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _list_pools.request(
                limit=limit,
                cursor=cursor,
            ),
            _list_pools.parse,
        )

    def create_pool(
        self,
        *,
        body: PoolBody,
        idempotency_key: str | Unset = UNSET,
    ) -> PoolCard:
        """Make a pool of ratings

        A pool of your own: a season, say, or a club's. Games count in it that your key makes with `pool`.
        Of each
        ruleset your key has a pool by itself, which games with `rated` count in.

        Args:
            idempotency_key (str | Unset):
            body (PoolBody): A new pool of ratings.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _create_pool.request(
                body=body,
                idempotency_key=idempotency_key,
            ),
            _create_pool.parse,
        )

    def get_pool(
        self,
        pool_id: str,
    ) -> PoolCard:
        """One pool

        Anybody who knows its id may look at a pool.

        Args:
            pool_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _get_pool.request(
                pool_id=pool_id,
            ),
            _get_pool.parse,
        )

    def get_leaderboard(
        self,
        pool_id: str,
        *,
        limit: int | Unset = 20,
        after: str | Unset = UNSET,
        around: str | Unset = UNSET,
        provisional: bool | Unset = True,
        if_none_match: str | Unset = UNSET,
    ) -> Leaderboard:
        """The best players

        By what players are at least (`safe`), so that one lucky game leads none. For the next page send the
        `next` of
        this one as `after`, until it is null. Names are those of now; that of a player who was erased is
        gone.

        Args:
            pool_id (str):
            limit (int | Unset):  Default: 20.
            after (str | Unset):
            around (str | Unset):
            provisional (bool | Unset):  Default: True.
            if_none_match (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _get_leaderboard.request(
                pool_id=pool_id,
                limit=limit,
                after=after,
                around=around,
                provisional=provisional,
                if_none_match=if_none_match,
            ),
            _get_leaderboard.parse,
        )

    def list_rated_games(
        self,
        pool_id: str,
        *,
        after: int | Unset = 0,
        limit: int | Unset = 100,
    ) -> RatedGames:
        """The games that were rated

        In the order in which they were rated, with what they changed: enough to calculate all ratings anew.

        Args:
            pool_id (str):
            after (int | Unset):  Default: 0.
            limit (int | Unset):  Default: 100.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _list_rated_games.request(
                pool_id=pool_id,
                after=after,
                limit=limit,
            ),
            _list_rated_games.parse,
        )

    def recalculate_pool(
        self,
        pool_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> Recalculated:
        """Calculate a pool anew, and compare

        From the games that it tells of; nothing is stored. `same` says whether all figures come out as they
        are kept.

        Args:
            pool_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _recalculate_pool.request(
                pool_id=pool_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _recalculate_pool.parse,
        )

    def list_queues(
        self,
        *,
        limit: int | Unset = 20,
        cursor: str | Unset = UNSET,
    ) -> QueuePage:
        """The matchmaking queues of your key

        Newest first. A page may be short, or empty, before the last one: ask again with `cursor` = `next`
        until that is
        null.

        Args:
            limit (int | Unset):  Default: 20.
            cursor (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _list_queues.request(
                limit=limit,
                cursor=cursor,
            ),
            _list_queues.parse,
        )

    def create_queue(
        self,
        *,
        body: QueueBody,
        idempotency_key: str | Unset = UNSET,
    ) -> QueueCard:
        """Make a matchmaking queue

        Players of your key wait in it, each with their own token (`join_queue`), and tables come out: as
        soon as enough
        are there whose ratings lie as close as all of them accept, which is the more, the longer they wait.
        A game of such
        a table is made with your key, with all players in their seats, and begins at once: it is in your
        list of games, and
        your webhooks are told of it, with the queue (`queue`) in its metadata.

        Args:
            idempotency_key (str | Unset):
            body (QueueBody): A new matchmaking queue.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _create_queue.request(
                body=body,
                idempotency_key=idempotency_key,
            ),
            _create_queue.parse,
        )

    def get_queue(
        self,
        queue_id: str,
    ) -> QueueCard:
        """One matchmaking queue

        Anybody who knows its id may look: how it makes tables, and how many wait.

        Args:
            queue_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _get_queue.request(
                queue_id=queue_id,
            ),
            _get_queue.parse,
        )

    def delete_queue(
        self,
        queue_id: str,
    ) -> None:
        """Delete a matchmaking queue

        Those who wait are told (`ticket_cancelled`). Games that it has made go on.

        Args:
            queue_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _delete_queue.request(
                queue_id=queue_id,
            ),
            _delete_queue.parse,
        )

    def change_queue(
        self,
        queue_id: str,
        *,
        body: QueueChangeBody | Unset = UNSET,
    ) -> QueueCard:
        """Change, close or open a matchmaking queue

        What is sent counts at once, for those who wait as well. Closed, it takes no one, and those who wait
        are told
        (`ticket_cancelled`); it may be opened again. Its ruleset, options, size of tables and pool stay as
        they are: for
        others make another queue.

        Args:
            queue_id (str):
            body (QueueChangeBody | Unset): What is to be changed of a matchmaking queue; what is left out
                stays.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _change_queue.request(
                queue_id=queue_id,
                body=body,
            ),
            _change_queue.parse,
        )

    def get_ticket(
        self,
        queue_id: str,
    ) -> MatchmakingTicket:
        """Your ticket of a queue

        The last one: how long you wait, how far apart ratings may be by now, how many wait; or what came of
        it. To look
        does not renew it.

        Args:
            queue_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _get_ticket.request(
                queue_id=queue_id,
            ),
            _get_ticket.parse,
        )

    def join_queue(
        self,
        queue_id: str,
    ) -> MatchmakingTicket:
        """Wait for a table, or go on waiting

        With your own token, in a queue of the key that made you. You have one ticket in a queue: sent again
        it is the
        same one (200), and lasts for `ticket_ms` from now on, so send it again before `expires_at` while
        you wait. Your
        stream (`list_my_events`) tells what comes of it: `ticket_matched` with the game, which has begun,
        and in which you
        act with this token; `ticket_expired` or `ticket_cancelled`.

        While you play at a table that this queue made, you are told of that table and get no second one.
        You may wait in
        several queues, and each may make you a table.

        Args:
            queue_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _join_queue.request(
                queue_id=queue_id,
            ),
            _join_queue.parse,
        )

    def leave_queue(
        self,
        queue_id: str,
    ) -> None:
        """Wait no longer

        Takes your ticket back. May be sent again: then nothing changes. Where a table was found meanwhile
        you are told
        which one (`ticket_matched`): it is played, and waits for you.

        Args:
            queue_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _leave_queue.request(
                queue_id=queue_id,
            ),
            _leave_queue.parse,
        )

    def list_my_tickets(
        self,
    ) -> MatchmakingTickets:
        """Where you wait

        Your last ticket of each queue, whatever came of it; what to ask, with `list_my_seats`, when the app
        comes
        back.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _list_my_tickets.request(),
            _list_my_tickets.parse,
        )

    def list_webhooks(
        self,
        *,
        limit: int | Unset = 20,
        cursor: str | Unset = UNSET,
    ) -> WebhookPage:
        """Your webhooks

        The webhooks that were made with this key, newest first.

        Args:
            limit (int | Unset):  Default: 20.
            cursor (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _list_webhooks.request(
                limit=limit,
                cursor=cursor,
            ),
            _list_webhooks.parse,
        )

    def create_webhook(
        self,
        *,
        body: WebhookBody,
        idempotency_key: str | Unset = UNSET,
    ) -> WebhookSecret:
        """Make a webhook

        From now on what happens in games made with your key is sent there, signed after the Standard
        Webhooks
        specification. The answer holds the secret to verify it with, this once.

        A delivery comes at least once, those of a game in order as far as attempts allow: sort by
        `data.seq`, and
        ignore a `webhook-id` that came before.

        Args:
            idempotency_key (str | Unset):
            body (WebhookBody): A new webhook.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _create_webhook.request(
                body=body,
                idempotency_key=idempotency_key,
            ),
            _create_webhook.parse,
        )

    def get_webhook(
        self,
        webhook_id: str,
    ) -> Webhook:
        """One webhook

        Whether it is enabled, and how long it has been failing.

        Args:
            webhook_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _get_webhook.request(
                webhook_id=webhook_id,
            ),
            _get_webhook.parse,
        )

    def delete_webhook(
        self,
        webhook_id: str,
    ) -> None:
        """Delete a webhook

        Deletes it with all of its deliveries, pending ones too.

        Args:
            webhook_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _delete_webhook.request(
                webhook_id=webhook_id,
            ),
            _delete_webhook.parse,
        )

    def update_webhook(
        self,
        webhook_id: str,
        *,
        body: WebhookChangeBody | Unset = UNSET,
    ) -> Webhook:
        """Change a webhook

        Change the address or the events, or switch it off and on. Once it is enabled again, it goes on with
        what is
        still pending.

        Args:
            webhook_id (str):
            body (WebhookChangeBody | Unset): What changes; what is left out stays as it is.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _update_webhook.request(
                webhook_id=webhook_id,
                body=body,
            ),
            _update_webhook.parse,
        )

    def rotate_webhook_secret(
        self,
        webhook_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> WebhookSecret:
        """Make a new secret

        Until `old_secret_until` deliveries carry two signatures, one by the old secret, so that no delivery
        is lost
        while receivers change over.

        Args:
            webhook_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _rotate_webhook_secret.request(
                webhook_id=webhook_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _rotate_webhook_secret.parse,
        )

    def test_webhook(
        self,
        webhook_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> WebhookDelivery:
        """Send a test delivery

        Sends a delivery of type `webhook.test`; the list of deliveries tells how it went.

        Args:
            webhook_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _test_webhook.request(
                webhook_id=webhook_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _test_webhook.parse,
        )

    def list_webhook_deliveries(
        self,
        webhook_id: str,
        *,
        limit: int | Unset = 20,
        cursor: str | Unset = UNSET,
    ) -> WebhookDeliveryPage:
        """What was sent

        Deliveries with their attempts, newest first: those of the last days, up to the server's limit.

        Args:
            webhook_id (str):
            limit (int | Unset):  Default: 20.
            cursor (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _list_webhook_deliveries.request(
                webhook_id=webhook_id,
                limit=limit,
                cursor=cursor,
            ),
            _list_webhook_deliveries.parse,
        )

    def redeliver_webhook(
        self,
        webhook_id: str,
        delivery_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> WebhookDelivery:
        """Send a delivery again

        Sends the same body under the same `webhook-id`, signed anew, with as many attempts as a new
        delivery has.

        Args:
            webhook_id (str):
            delivery_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _redeliver_webhook.request(
                webhook_id=webhook_id,
                delivery_id=delivery_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _redeliver_webhook.parse,
        )

    def list_situations(
        self,
        *,
        ruleset: str | Unset = UNSET,
        kind: ListSituationsKind | Unset = UNSET,
        limit: int | Unset = 100,
        cursor: str | Unset = UNSET,
    ) -> SituationPage:
        """The gallery of situations

        By rulebook and kind, always in the same order. For the next page send the `next` of this one as
        `cursor`, until
        it is null. Their ids stay from release to release.

        Args:
            ruleset (str | Unset):
            kind (ListSituationsKind | Unset):
            limit (int | Unset):  Default: 100.
            cursor (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _list_situations.request(
                ruleset=ruleset,
                kind=kind,
                limit=limit,
                cursor=cursor,
            ),
            _list_situations.parse,
        )

    def get_situation(
        self,
        situation_id: str,
    ) -> SituationView:
        """One situation

        What a client should show there, which windows are open, and what may be done by whom.

        Args:
            situation_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _get_situation.request(
                situation_id=situation_id,
            ),
            _get_situation.parse,
        )

    def create_sandbox_game(
        self,
        *,
        body: SandboxGameBody,
        idempotency_key: str | Unset = UNSET,
    ) -> SandboxGame:
        """Make a game that stands somewhere

        In a situation of the gallery, or as it is described; the answer has the tokens of all seats.

        From then on it is a game like any other: streams, webhooks, records, bots. It tells `sandbox` and
        `test_dice`, is
        private unless you ask for more, counts nowhere, and is called off once nothing has happened in it
        for some hours.
        Whatever is thrown or dealt that was not given comes from its seed.

        Args:
            idempotency_key (str | Unset):
            body (SandboxGameBody): Where the new game stands: in a situation of the gallery, or as it is
                described.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _create_sandbox_game.request(
                body=body,
                idempotency_key=idempotency_key,
            ),
            _create_sandbox_game.parse,
        )

    def get_clock(
        self,
        game_id: str,
    ) -> GameClock:
        """What time it is in a game

        All deadlines of the game are instants of this clock. Where it is `real`, it is that of `get_time`.

        Args:
            game_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _get_clock.request(
                game_id=game_id,
            ),
            _get_clock.parse,
        )

    def advance_clock(
        self,
        game_id: str,
        *,
        body: ClockBody,
        idempotency_key: str | Unset = UNSET,
    ) -> ClockAnswer:
        """Let time pass

        In a game whose clock is `manual`. All that is due on the way happens, each at its own instant, bots
        included;
        the answer has the events that it led to, as your seat sees them. Any seat may do so, and the key
        that made the
        game. Of two at once both count, one after the other.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (ClockBody): How far the clock goes on: either of the two fields.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _advance_clock.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _advance_clock.parse,
        )

    def get_time(
        self,
    ) -> TimeAnswer:
        """The service's clock

        Deadlines are instants of this clock. To measure your offset, note when you sent the request and
        when the
        answer came: `now` belongs to the middle of the two.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _get_time.request(),
            _get_time.parse,
        )

    def get_health(
        self,
    ) -> Health:
        """Is the process alive

        Answers as long as this process does, whatever the state of the store.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _get_health.request(),
            _get_health.parse,
        )

    def get_readiness(
        self,
    ) -> Readiness:
        """Can games be played

        503 while the store cannot be reached or takes no writes; `values.checks` then says what to do. The
        other
        checks are for information: where the alarm or the workers are late, the next request does their
        work.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _get_readiness.request(),
            _get_readiness.parse,
        )

    def get_metrics(
        self,
    ) -> str:
        """What is counted

        Counters, times and states of all processes of this service on this machine, in Prometheus' text
        format (or
        OpenMetrics, where the Accept header asks for it). Needs a key with the scope `metrics`, unless the
        server is
        set otherwise.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _get_metrics.request(),
            _get_metrics.parse,
        )


class AsyncOperations(AsyncSender):
    """The operations, awaited; each refusal of the service is raised as a chouette_sdk.Problem."""

    async def list_rulesets(
        self,
        *,
        if_none_match: str | Unset = UNSET,
    ) -> RulesetList:
        """All rulebooks

        Every rulebook with its rules, parameters, annonces, phrases and options.

        Args:
            if_none_match (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _list_rulesets.request(
                if_none_match=if_none_match,
            ),
            _list_rulesets.parse,
        )

    async def get_ruleset(
        self,
        ruleset_id: str,
        *,
        if_none_match: str | Unset = UNSET,
    ) -> RulesetInfo:
        """One rulebook

        One rulebook, resolved: what it inherits is in it.

        Args:
            ruleset_id (str):
            if_none_match (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _get_ruleset.request(
                ruleset_id=ruleset_id,
                if_none_match=if_none_match,
            ),
            _get_ruleset.parse,
        )

    async def list_games(
        self,
        *,
        status: ListGamesStatus | Unset = UNSET,
        ruleset: str | Unset = UNSET,
        free_seats: int | Unset = UNSET,
        bots: bool | Unset = UNSET,
        limit: int | Unset = 20,
        cursor: str | Unset = UNSET,
    ) -> GamePage:
        """The lobby

        Public games, newest first. A filtered page may be short, or empty, while there is a next one. For
        the next page
        send the `next` of this one as `cursor`, until it is null.

        Args:
            status (ListGamesStatus | Unset):
            ruleset (str | Unset):
            free_seats (int | Unset):
            bots (bool | Unset):
            limit (int | Unset):  Default: 20.
            cursor (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _list_games.request(
                status=status,
                ruleset=ruleset,
                free_seats=free_seats,
                bots=bots,
                limit=limit,
                cursor=cursor,
            ),
            _list_games.parse,
        )

    async def create_game(
        self,
        *,
        body: GameBody,
        idempotency_key: str | Unset = UNSET,
    ) -> CreateAnswer:
        """Make a game

        A table by a rulebook, with what this table agrees on. With `player`, the first seat is taken at
        once; with
        `bots`, bots take the next ones.

        Where the server asks for a key, it needs the scope `games`. A key with the scope `test_dice` may
        give `dice` on
        any server; the game tells that its dice were given (`test_dice`).

        Args:
            idempotency_key (str | Unset):
            body (GameBody): A new game.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _create_game.request(
                body=body,
                idempotency_key=idempotency_key,
            ),
            _create_game.parse,
        )

    async def get_game(
        self,
        game_id: str,
        *,
        if_none_match: str | Unset = UNSET,
    ) -> Game:
        """One game

        The game as you may see it: what is hidden from you is not in it. Send If-None-Match to get an
        answer only if
        something has changed. The key that made the game sees it too, private or not: what a spectator
        sees, and
        `metadata`.

        Args:
            game_id (str):
            if_none_match (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _get_game.request(
                game_id=game_id,
                if_none_match=if_none_match,
            ),
            _get_game.parse,
        )

    async def cancel_game(
        self,
        game_id: str,
    ) -> ActAnswer:
        """Cancel a game

        Ends a game that your key has made, before its start or while it is played: over, without a winner,
        `end` is
        `cancelled`. Its events, its record and the proof of its dice stay for as long as those of any
        finished game. May be
        sent again: the second time its effect is `repeated`.

        Args:
            game_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _cancel_game.request(
                game_id=game_id,
            ),
            _cancel_game.parse,
        )

    async def list_own_games(
        self,
        *,
        status: ListOwnGamesStatus | Unset = UNSET,
        ruleset: str | Unset = UNSET,
        free_seats: int | Unset = UNSET,
        bots: bool | Unset = UNSET,
        limit: int | Unset = 20,
        cursor: str | Unset = UNSET,
        created_after: int | Unset = UNSET,
        created_before: int | Unset = UNSET,
        metadata: list[str] | Unset = UNSET,
    ) -> OwnGamePage:
        """The games of your key

        Every game that this key has made, public or private, newest first, for as long as the service keeps
        it.

        Ask again with `cursor` = the `next` of the page before, until it is null: a filtered page may be
        short, or empty,
        before that.

        Args:
            status (ListOwnGamesStatus | Unset):
            ruleset (str | Unset):
            free_seats (int | Unset):
            bots (bool | Unset):
            limit (int | Unset):  Default: 20.
            cursor (str | Unset):
            created_after (int | Unset):
            created_before (int | Unset):
            metadata (list[str] | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _list_own_games.request(
                status=status,
                ruleset=ruleset,
                free_seats=free_seats,
                bots=bots,
                limit=limit,
                cursor=cursor,
                created_after=created_after,
                created_before=created_before,
                metadata=metadata,
            ),
            _list_own_games.parse,
        )

    async def watch_lobby(
        self,
        *,
        status: WatchLobbyStatus | Unset = "lobby",
        ruleset: str | Unset = UNSET,
        free_seats: int | Unset = UNSET,
        bots: bool | Unset = UNSET,
    ) -> LobbyNews:
        """The lobby, live

        The public games of one status, the newest 500 at most, as far as they are wanted.

        As JSON: as they are now. With `Accept: text/event-stream`: first an event `snapshot` with all of
        them, then an
        event `change` whenever one of them changes (`games`) or is no longer one of them (`gone`);
        heartbeats between. A
        stream that ends says why (`event: dropped`, as in `list_events`): come back, and begin with the new
        snapshot. With
        `Accept: application/x-ndjson` the same for scripts: `{"event": "snapshot", "data": {…}}`, one a
        line, and empty
        lines as heartbeats. Changes of a fifth of a second may come together.

        Args:
            status (WatchLobbyStatus | Unset):  Default: 'lobby'.
            ruleset (str | Unset):
            free_seats (int | Unset):
            bots (bool | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _watch_lobby.request(
                status=status,
                ruleset=ruleset,
                free_seats=free_seats,
                bots=bots,
            ),
            _watch_lobby.parse,
        )

    async def list_invitations(
        self,
        game_id: str,
    ) -> InvitationList:
        """The invitations of a game

        Who was invited, and which seats were taken by it; without the tokens. For the game's host.

        Args:
            game_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _list_invitations.request(
                game_id=game_id,
            ),
            _list_invitations.parse,
        )

    async def create_invitation(
        self,
        game_id: str,
        *,
        body: InvitationBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> InvitationAnswer:
        """Invite a guest

        For the key that made the game, and for the seat that it was made with.

        An invitation to a seat opens one seat, once, where `seats` are `invited`; where they are `open` it
        may still bring
        a guest's `external_id`. An invitation to watch opens the game, its events, record and proof for as
        long as it is
        valid; send its token as a bearer token. With `player_id` the seat is kept for that player, who is
        told of it by the
        own stream (`list_my_events`) and sees it among `list_my_invitations`.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (InvitationBody | Unset): An invitation.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _create_invitation.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _create_invitation.parse,
        )

    async def revoke_invitation(
        self,
        game_id: str,
        invitation_id: str,
    ) -> None:
        """Take an invitation back

        It opens nothing any more, and streams that it opened end. The seat of one that was used is not
        touched by it.

        Args:
            game_id (str):
            invitation_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _revoke_invitation.request(
                game_id=game_id,
                invitation_id=invitation_id,
            ),
            _revoke_invitation.parse,
        )

    async def join_game(
        self,
        game_id: str,
        *,
        body: JoinBody,
        idempotency_key: str | Unset = UNSET,
    ) -> JoinAnswer:
        """Take a seat

        Take a seat in the lobby. The answer holds the seat's token, this once.

        Where `seats` are `open`, the game's id is all that it takes: give that of a private game only to
        those whom you
        invite. Where they are `invited`, send the `invitation` that the game's host gave you: it is spent
        by this, and by
        nothing else (a retry with the same Idempotency-Key gets the same answer). The key that made the
        game needs none.

        With the token of a player (`create_player`) as a bearer token that player sits down, under the own
        name and id; the
        answer's token is the same one. An invitation for that player is spent by it without being sent.

        Where a rule lets newcomers into a game under way, a player who joins late waits without a seat:
        `get_expected`
        tells what to say for a seat, and when.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (JoinBody): A player who takes a seat at a table that is there.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _join_game.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _join_game.parse,
        )

    async def leave_game(
        self,
        game_id: str,
        player_id: str,
    ) -> ActAnswer:
        """Leave for good

        In the lobby the seat is free again. In a game leaving for good is a forfeit: the player is out at
        once
        (`player_out`, reason `left`) and cannot come back; the token goes on showing the game. The last
        side in the game
        wins. To go away for a while, stand up (`set_presence`).

        The key that made the game takes a player out of the lobby by it; once the game has started, players
        stay until they
        leave.

        Args:
            game_id (str):
            player_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _leave_game.request(
                game_id=game_id,
                player_id=player_id,
            ),
            _leave_game.parse,
        )

    async def replace_token(
        self,
        game_id: str,
        player_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> Seat:
        """Replace your seat's token

        A new token for your seat, told this once. The one that you send opens nothing from then on, neither
        do tickets
        that were made with it, and streams that it opened end (`dropped`, reason `token`).

        Args:
            game_id (str):
            player_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _replace_token.request(
                game_id=game_id,
                player_id=player_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _replace_token.parse,
        )

    async def set_presence(
        self,
        game_id: str,
        player_id: str,
        *,
        body: PresenceBody,
    ) -> ActAnswer:
        """Stand up or sit down

        For a player who stands the table throws, without waiting. While everybody stands, the game's clock
        stops.

        Args:
            game_id (str):
            player_id (str):
            body (PresenceBody): Sitting at the table or standing up for a while.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _set_presence.request(
                game_id=game_id,
                player_id=player_id,
                body=body,
            ),
            _set_presence.parse,
        )

    async def start_game(
        self,
        game_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> ActAnswer:
        """Start the game

        Any player with a seat may start, and so may the key that made the game, once at least two sit at
        the table.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _start_game.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _start_game.parse,
        )

    async def list_bot_levels(
        self,
    ) -> BotLevelList:
        """The levels of bots

        How each level plays: how quick it is, how often it errs, what it dares.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _list_bot_levels.request(),
            _list_bot_levels.parse,
        )

    async def add_bot(
        self,
        game_id: str,
        *,
        body: BotBody,
        idempotency_key: str | Unset = UNSET,
    ) -> BotAnswer:
        """Give a bot a seat

        For players of the table, and for the key that made it: in the lobby, or where a game under way lets
        newcomers in.

        The service plays the bot by the same acts as players use. A bot sees what a player in its seat
        sees, and reacts
        as fast as people do; there is no token for its seat. Bots do not keep a game going: where no human
        is left at
        the table, its clock stops as if everybody stood.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (BotBody): A bot for an empty seat.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _add_bot.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _add_bot.parse,
        )

    async def remove_bot(
        self,
        game_id: str,
        player_id: str,
    ) -> ActAnswer:
        """Take a bot's seat away

        In the lobby, for players of the table and for the key that made it. Once the game has started, its
        bots play
        it to its end.

        Args:
            game_id (str):
            player_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _remove_bot.request(
                game_id=game_id,
                player_id=player_id,
            ),
            _remove_bot.parse,
        )

    async def roll(
        self,
        game_id: str,
        *,
        body: RollBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> ActAnswer:
        """Throw

        Throw the dice that are yours to throw now: the chouettes, then the cul, or the dice that a duel
        asks for.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (RollBody | Unset): A throw. Which dice are thrown follows from the game.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _roll.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _roll.parse,
        )

    async def annonce(
        self,
        game_id: str,
        *,
        body: AnnonceBody,
        idempotency_key: str | Unset = UNSET,
    ) -> ActAnswer:
        """Shout, or pass

        An annonce counts from its arrival; it carries no version of the game. With `window` it counts in
        that window or
        in none.

        `pass` says that nothing will come from you in the windows that ask you now, or in the one that is
        named, so that
        they can close early.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (AnnonceBody): A shout, with what it says besides its name. `pass` says: nothing will come
                from me in the windows that ask me
                now, or in the one that is named.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _annonce.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _annonce.parse,
        )

    async def list_challenges(
        self,
        game_id: str,
        *,
        if_none_match: str | Unset = UNSET,
    ) -> ChallengeList:
        """The duels of a game

        All duels so far, oldest first.

        Args:
            game_id (str):
            if_none_match (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _list_challenges.request(
                game_id=game_id,
                if_none_match=if_none_match,
            ),
            _list_challenges.parse,
        )

    async def challenge(
        self,
        game_id: str,
        *,
        body: ChallengeBody,
        idempotency_key: str | Unset = UNSET,
    ) -> ActAnswer:
        """Challenge a player

        Start a duel. Its id is in the event `challenge_taken`; the terms come next.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (ChallengeBody): A shout that starts a duel.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _challenge.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _challenge.parse,
        )

    async def get_challenge(
        self,
        game_id: str,
        challenge_id: int,
        *,
        if_none_match: str | Unset = UNSET,
    ) -> Challenge:
        """One duel

        One duel, open or over.

        Args:
            game_id (str):
            challenge_id (int):
            if_none_match (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _get_challenge.request(
                game_id=game_id,
                challenge_id=challenge_id,
                if_none_match=if_none_match,
            ),
            _get_challenge.parse,
        )

    async def set_terms(
        self,
        game_id: str,
        challenge_id: int,
        *,
        body: TermsBody,
        idempotency_key: str | Unset = UNSET,
    ) -> ActAnswer:
        """Set the terms of a duel

        Name the combination and the stake of the duel that you began.

        Args:
            game_id (str):
            challenge_id (int):
            idempotency_key (str | Unset):
            body (TermsBody): What the challenged player must throw, for how many points.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _set_terms.request(
                game_id=game_id,
                challenge_id=challenge_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _set_terms.parse,
        )

    async def lay_cards(
        self,
        game_id: str,
        *,
        body: PlayBody,
        idempotency_key: str | Unset = UNSET,
    ) -> ActAnswer:
        """Lay cards

        Lead any combination, or lay as many cards of an equal or stronger rank as lie there. `get_expected`
        lists all
        that is legal, rank by rank.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (PlayBody): Cards that are laid on turn.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _lay_cards.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _lay_cards.parse,
        )

    async def throw_putsch(
        self,
        game_id: str,
        *,
        body: PutschBody,
        idempotency_key: str | Unset = UNSET,
    ) -> ActAnswer:
        """Throw a putsch

        Throw the same pair on the pair that lies there, out of turn. Every putsch in time is answered
        alike; who was
        first is told by `window_closed`. Of a putsch that came second the cards stay in the hand, and only
        its player
        knows.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (PutschBody): A pair that is thrown on the same pair.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _throw_putsch.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _throw_putsch.parse,
        )

    async def pass_cards(
        self,
        game_id: str,
        *,
        body: PassBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> ActAnswer:
        """Pass

        Pass your turn; with `window`, decline what that window asks.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (PassBody | Unset): A pass on turn; with `window`, «nothing from me» in that window. A late
                answer to a window never becomes a pass
                of the turn.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _pass_cards.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _pass_cards.parse,
        )

    async def set_direction(
        self,
        game_id: str,
        *,
        body: DirectionBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> ActAnswer:
        """Decide the direction

        Say which way the match goes, where the queens do not.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (DirectionBody | Unset): Which way the match goes: either of the two fields.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _set_direction.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _set_direction.parse,
        )

    async def demand_cards(
        self,
        game_id: str,
        *,
        body: DemandBody,
        idempotency_key: str | Unset = UNSET,
    ) -> ActAnswer:
        """Demand cards

        Ask the lower player for ranks, in place of the best cards. Everybody hears it; the cards are seen
        by you two.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (DemandBody): What the lower player is asked for.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _demand_cards.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _demand_cards.parse,
        )

    async def exchange_cards(
        self,
        game_id: str,
        *,
        body: ExchangeBody,
        idempotency_key: str | Unset = UNSET,
    ) -> ActAnswer:
        """Give cards back

        Give the lower player as many cards as you got, of your choice. Only you two see which.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (ExchangeBody): What is given back in the exchange.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _exchange_cards.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _exchange_cards.parse,
        )

    async def cast_vote(
        self,
        game_id: str,
        *,
        body: VoteBody,
        idempotency_key: str | Unset = UNSET,
    ) -> ActAnswer:
        """Vote

        Say whether another manche is played; everybody hears it.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (VoteBody): Whether another manche is played.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _cast_vote.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _cast_vote.parse,
        )

    async def return_ping(
        self,
        game_id: str,
        *,
        body: PingBody,
        idempotency_key: str | Unset = UNSET,
    ) -> PingAnswer:
        """Return a nonce

        Where lag is compensated, the event stream of a seat brings `ping` messages with a nonce. Return
        each at once:
        how long that took is your round trip. What counts is the least of the last few, so a slow one does
        no harm.

        With `lag_trust: connection` no more counts than the connections of the stream and of this request
        show.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (PingBody): A nonce, as the event stream brought it.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _return_ping.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _return_ping.parse,
        )

    async def get_expected(
        self,
        game_id: str,
    ) -> Expected:
        """What you may do now

        Everything that the rules allow the holder of this token now, each with the instant until which it
        counts.

        Args:
            game_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _get_expected.request(
                game_id=game_id,
            ),
            _get_expected.parse,
        )

    async def list_events(
        self,
        game_id: str,
        *,
        after: int | Unset = UNSET,
        limit: int | Unset = 100,
        wait: float | Unset = 0.0,
        ticket: str | Unset = UNSET,
        last_event_id: str | Unset = UNSET,
    ) -> EventPage:
        """Events, as pages or live

        Events in order, without gaps: `seq` counts 1, 2, 3 …

        As JSON: a page; with `wait`, a page that waits until there is something in it. With `Accept:
        text/event-stream`:
        everything after Last-Event-ID (or `after`), then live, with an `id` (the seq, a dot, and digits
        that tell this
        event from any other) and a heartbeat. A stream ends after `game_finished`; 204 tells a client that
        reconnects that
        there is nothing more. A stream that ends earlier says why (`event: dropped`, `data: {"reason": …}`:
        `slow`,
        `time`, `closing`, `store`, or `token`: what opened it opens it no more), if it still can: come back
        and resume.
        With `Accept: application/x-ndjson` the same for scripts: one event a line, empty lines as
        heartbeats, and
        `{"event": "dropped", "data": {…}}` where it ends too early.

        Where the service lost the end of a log (its database came back without its last writes), `dropped`
        says `rewound`,
        and an id that the log does not have (any more) is refused with 409 `last_event_id_unknown`: forget
        what you know of
        the events, load the game anew, and follow it from its `seq`. The log itself tells it by an event
        `rewound`.

        Where the game compensates lag, the stream of a seat also brings `event: ping`, `data: {"nonce":
        …}`, to be
        returned at once by `return_ping`.

        Args:
            game_id (str):
            after (int | Unset):
            limit (int | Unset):  Default: 100.
            wait (float | Unset):  Default: 0.0.
            ticket (str | Unset):
            last_event_id (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _list_events.request(
                game_id=game_id,
                after=after,
                limit=limit,
                wait=wait,
                ticket=ticket,
                last_event_id=last_event_id,
            ),
            _list_events.parse,
        )

    async def create_stream_ticket(
        self,
        game_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> StreamTicket:
        """A ticket for a browser's EventSource

        An EventSource can send no token; a ticket in its address stands for one: for the token of your seat
        or of your
        invitation to watch, or for the key that made the game. It opens the events of this game as that
        would, and nothing
        else, as often as you like until it expires; a stream that is open by then stays open for as long as
        the token or
        key opens the game.

        A browser that reconnects with an expired ticket gets 401, and its EventSource stops: make a new
        ticket, and a
        new EventSource with `after` = the last id that you got, as it was. Clients that can send headers
        (fetch, the SDKs)
        need none.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _create_stream_ticket.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _create_stream_ticket.parse,
        )

    async def get_dice(
        self,
        game_id: str,
        *,
        if_none_match: str | Unset = UNSET,
    ) -> DiceProof:
        """The proof of the dice

        What anybody needs to check every die; the seed is told when the game is over.

        Both SDKs check it (`verify_dice`, `verifyDice`), and so does the service's own command `verify`.
        Note the
        game's `commitment` before the first throw and compare it, so that the seed cannot have been changed
        since.

        Args:
            game_id (str):
            if_none_match (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _get_dice.request(
                game_id=game_id,
                if_none_match=if_none_match,
            ),
            _get_dice.parse,
        )

    async def get_deals(
        self,
        game_id: str,
        *,
        if_none_match: str | Unset = UNSET,
    ) -> DealProof:
        """The proof of the deals

        What anybody needs to check every deal of a match at cards; the seed and all hands are told when it
        is over.

        Before that it tells how many cards each player was dealt, and a seat its own. Both SDKs check it
        (`verify_deals`,
        `verifyDeals`), and so does the service's own command `verify`. Note the game's `commitment` before
        the first deal
        and compare it, so that the seed cannot have been changed since.

        Args:
            game_id (str):
            if_none_match (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _get_deals.request(
                game_id=game_id,
                if_none_match=if_none_match,
            ),
            _get_deals.parse,
        )

    async def get_record(
        self,
        game_id: str,
        *,
        format_: GetRecordFormat | Unset = UNSET,
        if_none_match: str | Unset = UNSET,
    ) -> Record:
        """The game as a scenario file

        The game so far as a scenario file, which the service's own command `replay` plays again and
        compares.

        Before its end it tells what you may see; once the game is over, everything. In YAML, unless
        `format` or the Accept
        header asks for JSON.

        Args:
            game_id (str):
            format_ (GetRecordFormat | Unset):
            if_none_match (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _get_record.request(
                game_id=game_id,
                format_=format_,
                if_none_match=if_none_match,
            ),
            _get_record.parse,
        )

    async def rematch(
        self,
        game_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> RematchAnswer:
        """Play the same game once more

        For every seat of a finished game, and for the key that made it.

        The first request makes the game: the same rulebook, options, name, bots and metadata, for the same
        organiser; who
        may sit and watch stays as well, the dice are new. Each seat that asks takes a seat there, under the
        same name. All
        get the same game, and the same answer again if they ask again. Others learn of it by `rematch` in
        the old game.
        Where a rematch was not started in time (its `end` is `expired`), the next request makes another one
        in its place.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _rematch.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _rematch.parse,
        )

    async def list_tournaments(
        self,
        *,
        limit: int | Unset = 20,
        cursor: str | Unset = UNSET,
    ) -> TournamentPage:
        """Tournaments

        Public tournaments, newest first; with your key your private ones as well. A page may be short, or
        empty, before
        the last one: ask again with `cursor` = `next` until that is null.

        Args:
            limit (int | Unset):  Default: 20.
            cursor (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _list_tournaments.request(
                limit=limit,
                cursor=cursor,
            ),
            _list_tournaments.parse,
        )

    async def create_tournament(
        self,
        *,
        body: TournamentBody,
        idempotency_key: str | Unset = UNSET,
    ) -> TournamentView:
        """Make a tournament

        Open for entries from now on. Its games are made with your key: they are in your list of games, and
        your webhooks
        are told of them, with the tournament and the table in their metadata.

        What chance decides comes from a seed: its `commitment` is told now, the seed at the end.

        Args:
            idempotency_key (str | Unset):
            body (TournamentBody): A new tournament.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _create_tournament.request(
                body=body,
                idempotency_key=idempotency_key,
            ),
            _create_tournament.parse,
        )

    async def get_tournament(
        self,
        tournament_id: str,
    ) -> TournamentView:
        """One tournament

        How it is played, and how far it has come.

        Args:
            tournament_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _get_tournament.request(
                tournament_id=tournament_id,
            ),
            _get_tournament.parse,
        )

    async def start_tournament(
        self,
        tournament_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> TournamentView:
        """Start it now

        The first round is made at once. May be sent again: then nothing changes.

        Args:
            tournament_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _start_tournament.request(
                tournament_id=tournament_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _start_tournament.parse,
        )

    async def pause_tournament(
        self,
        tournament_id: str,
        *,
        body: ReasonBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> TournamentView:
        """Let no further round begin

        Games that are played are played to their end, and give their results; the time of the round stands
        still.

        Args:
            tournament_id (str):
            idempotency_key (str | Unset):
            body (ReasonBody | Unset): Why.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _pause_tournament.request(
                tournament_id=tournament_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _pause_tournament.parse,
        )

    async def resume_tournament(
        self,
        tournament_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> TournamentView:
        """Go on

        A paused tournament goes on. May be sent again: then nothing changes.

        Args:
            tournament_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _resume_tournament.request(
                tournament_id=tournament_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _resume_tournament.parse,
        )

    async def cancel_tournament(
        self,
        tournament_id: str,
        *,
        body: ReasonBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> TournamentView:
        """Call it off

        Over, without a winner. Games that are played go on as games of their own; what has been played
        stays.

        Args:
            tournament_id (str):
            idempotency_key (str | Unset):
            body (ReasonBody | Unset): Why.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _cancel_tournament.request(
                tournament_id=tournament_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _cancel_tournament.parse,
        )

    async def list_entries(
        self,
        tournament_id: str,
    ) -> TournamentEntries:
        """Who takes part

        All entries, in the order in which they were made, those that have withdrawn included.

        Args:
            tournament_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _list_entries.request(
                tournament_id=tournament_id,
            ),
            _list_entries.parse,
        )

    async def enter_tournament(
        self,
        tournament_id: str,
        *,
        body: EntryBody,
        idempotency_key: str | Unset = UNSET,
    ) -> EntryAnswer:
        """Take part

        The answer holds a token, this once: it opens the seat of this entry at each of its games, and the
        entry itself.
        With the key that made the tournament you enter others, give them their tokens, and enter bots.

        With the token of a player (`create_player`) as a bearer token that player enters, under the own
        name and id, and
        the answer's token is the same one; where your key enters a player (`player_id`), none is told.

        Args:
            tournament_id (str):
            idempotency_key (str | Unset):
            body (EntryBody): One that takes part.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _enter_tournament.request(
                tournament_id=tournament_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _enter_tournament.parse,
        )

    async def get_entry(
        self,
        tournament_id: str,
        entry_id: str,
    ) -> EntryStanding:
        """One entry, and where it plays

        Its table in the round that is played: the game is played with the entry's token, as the player that
        `seat`
        names.

        Args:
            tournament_id (str):
            entry_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _get_entry.request(
                tournament_id=tournament_id,
                entry_id=entry_id,
            ),
            _get_entry.parse,
        )

    async def withdraw_entry(
        self,
        tournament_id: str,
        entry_id: str,
    ) -> None:
        """Withdraw

        Plays in no later round; a game that is played is left as any game is (`leave_game`). Before the
        start the entry
        is gone, and its token opens nothing here any more: sent again, the request is refused (401, or 404
        where the
        tournament is private). Later on it may be sent again: then nothing changes.

        Args:
            tournament_id (str):
            entry_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _withdraw_entry.request(
                tournament_id=tournament_id,
                entry_id=entry_id,
            ),
            _withdraw_entry.parse,
        )

    async def list_tournament_invitations(
        self,
        tournament_id: str,
    ) -> TournamentInvitations:
        """Who was invited

        One invitation a player, the oldest first, and what came of it.

        Args:
            tournament_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _list_tournament_invitations.request(
                tournament_id=tournament_id,
            ),
            _list_tournament_invitations.parse,
        )

    async def invite_players(
        self,
        tournament_id: str,
        *,
        body: InviteBody,
        idempotency_key: str | Unset = UNSET,
    ) -> TournamentInvitations:
        """Invite players

        Players of your key (`create_player`), all of them or, where one cannot be invited, none. Each is
        told by the own
        stream (`list_my_events`), sees the tournament among `list_my_invitations`, also a private one, and
        enters by
        `enter_tournament` with the own token, also where `entering` is `invited`; or declines. Invitations
        are open until
        entries close. May be sent again: a player who is invited, or has entered by it, keeps that
        invitation; one who has
        declined is invited anew.

        The answer tells the invitations of these players.

        Args:
            tournament_id (str):
            idempotency_key (str | Unset):
            body (InviteBody): Players who are to take part.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _invite_players.request(
                tournament_id=tournament_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _invite_players.parse,
        )

    async def revoke_tournament_invitation(
        self,
        tournament_id: str,
        invitation_id: str,
    ) -> None:
        """Take an invitation back

        Its player is told. May be sent again: then nothing changes. A player who has entered by it is
        withdrawn as any
        entry is (`withdraw_entry`).

        Args:
            tournament_id (str):
            invitation_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _revoke_tournament_invitation.request(
                tournament_id=tournament_id,
                invitation_id=invitation_id,
            ),
            _revoke_tournament_invitation.parse,
        )

    async def check_in_entry(
        self,
        tournament_id: str,
        entry_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> EntryStanding:
        """Check in

        Says that the entry is there, with its token or your key for it, between `check_in_from` and
        `check_in_until` of
        the tournament. Entries that did not are out when the check-in ends, or as you start before that.
        May be sent again:
        then nothing changes.

        Args:
            tournament_id (str):
            entry_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _check_in_entry.request(
                tournament_id=tournament_id,
                entry_id=entry_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _check_in_entry.parse,
        )

    async def sit_out_round(
        self,
        tournament_id: str,
        entry_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> EntryStanding:
        """Sit out the next round

        The entry gets no table in the next round that is made, and no points for it; it plays again in the
        one behind.
        May be sent again: then nothing changes.

        Args:
            tournament_id (str):
            entry_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _sit_out_round.request(
                tournament_id=tournament_id,
                entry_id=entry_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _sit_out_round.parse,
        )

    async def play_next_round(
        self,
        tournament_id: str,
        entry_id: str,
    ) -> None:
        """Play in the next round after all

        Takes `sit_out_round` back. May be sent again: then nothing changes.

        Args:
            tournament_id (str):
            entry_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _play_next_round.request(
                tournament_id=tournament_id,
                entry_id=entry_id,
            ),
            _play_next_round.parse,
        )

    async def list_rounds(
        self,
        tournament_id: str,
    ) -> TournamentRounds:
        """Rounds, tables and results

        All rounds so far, each table with its game and, once it is over, its result.

        Args:
            tournament_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _list_rounds.request(
                tournament_id=tournament_id,
            ),
            _list_rounds.parse,
        )

    async def correct_result(
        self,
        tournament_id: str,
        table_id: str,
        *,
        body: CorrectionBody,
        idempotency_key: str | Unset = UNSET,
    ) -> TournamentStandings:
        """Correct a result

        Another result counts from now on, and its reason is told to everybody. Rounds that have begun stay
        as they
        are.

        Args:
            tournament_id (str):
            table_id (str):
            idempotency_key (str | Unset):
            body (CorrectionBody): Another result of a table.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _correct_result.request(
                tournament_id=tournament_id,
                table_id=table_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _correct_result.parse,
        )

    async def replay_table(
        self,
        tournament_id: str,
        table_id: str,
        *,
        body: ReasonBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> TournamentStandings:
        """Have a table play again

        A new game is made; the one until now counts for nothing. A result that there is counts until the
        new one comes,
        which is told as a correction; no round begins before that.

        Args:
            tournament_id (str):
            table_id (str):
            idempotency_key (str | Unset):
            body (ReasonBody | Unset): Why.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _replay_table.request(
                tournament_id=tournament_id,
                table_id=table_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _replay_table.parse,
        )

    async def get_standings(
        self,
        tournament_id: str,
        *,
        if_none_match: str | Unset = UNSET,
    ) -> TournamentStandings:
        """Standings

        One line an entry, in a total order: each point names its round, its game, its place and its rule,
        and each line
        what puts it behind the one above.

        With `Accept: application/x-ndjson` one line of JSON an entry; with `text/csv` a table after RFC
        4180 for
        spreadsheets (`rank`, `entry`, `name`, `points`, `decided_by`, `games`, `withdrawn`), where a name
        that would be a
        formula has an apostrophe before it. `ETag` and `If-None-Match` spare what has not changed. They
        change whenever
        something happens in the tournament: `list_tournament_events` with `standings=true` brings them
        live.

        Args:
            tournament_id (str):
            if_none_match (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _get_standings.request(
                tournament_id=tournament_id,
                if_none_match=if_none_match,
            ),
            _get_standings.parse,
        )

    async def request_table(
        self,
        tournament_id: str,
        entry_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> EntryStanding:
        """Ask for a table

        With the entry's token, or your key for it. A table is made as soon as enough ask, of those who have
        met least
        and stand closest; `waiting` tells the place in the queue until then, `seat` the game afterwards,
        and the events and
        webhooks of the tournament tell each table. Asked again while it waits: then nothing changes.

        Args:
            tournament_id (str):
            entry_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _request_table.request(
                tournament_id=tournament_id,
                entry_id=entry_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _request_table.parse,
        )

    async def withdraw_table_request(
        self,
        tournament_id: str,
        entry_id: str,
    ) -> None:
        """Ask for a table no longer

        Takes the wish back. May be sent again: then nothing changes. A table that was made meanwhile is
        played:
        `get_entry` tells it.

        Args:
            tournament_id (str):
            entry_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _withdraw_table_request.request(
                tournament_id=tournament_id,
                entry_id=entry_id,
            ),
            _withdraw_table_request.parse,
        )

    async def close_league(
        self,
        tournament_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> TournamentView:
        """Close a league

        No more tables are made and no entries taken; games that are played are played to their end, and
        with the last of
        them the league is over. May be sent again: then nothing changes.

        Args:
            tournament_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _close_league.request(
                tournament_id=tournament_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _close_league.parse,
        )

    async def list_tournament_events(
        self,
        tournament_id: str,
        *,
        after: int | Unset = UNSET,
        limit: int | Unset = 100,
        standings: bool | Unset = False,
        wait: float | Unset = 0.0,
        last_event_id: str | Unset = UNSET,
    ) -> TournamentEventPage:
        """Events of a tournament, as pages or live

        Events in order, without gaps, in the same ways as those of a game (`list_events`): as JSON a page,
        with `wait` a
        page that waits until there is something in it; with `Accept: text/event-stream` or
        `application/x-ndjson` live.
        Entries, rounds with their tables and games, results, corrections with their reasons, the end. A
        stream ends after
        `tournament_finished`.

        With `standings=true` a live stream brings the standings, too: an event `standings` (in lines of
        JSON
        `{"event": "standings", "data": {…}}`) with all lines at its beginning, and within half a second of
        what changes
        them with those that have changed: lay them over the ones before, by `entry`, drop what is `gone`,
        and sort by
        `rank`.

        Args:
            tournament_id (str):
            after (int | Unset):
            limit (int | Unset):  Default: 100.
            standings (bool | Unset):  Default: False.
            wait (float | Unset):  Default: 0.0.
            last_event_id (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _list_tournament_events.request(
                tournament_id=tournament_id,
                after=after,
                limit=limit,
                standings=standings,
                wait=wait,
                last_event_id=last_event_id,
            ),
            _list_tournament_events.parse,
        )

    async def export_tournament(
        self,
        tournament_id: str,
        *,
        after: int | Unset = 0,
        if_none_match: str | Unset = UNSET,
        if_match: str | Unset = UNSET,
    ) -> str:
        """All of a tournament, to be kept and checked

        Settings, entries, rounds, results, corrections, all events, standings; then each game with its
        record and the
        proof of its dice or deals: one line of JSON each, and a last one that says that the export is
        whole. The service's
        own command `verify` and the Python SDK (`verify_tournament`) derive all of it again.

        It may be taken at any time: before the end it lacks the seed of the lot, and games that are played
        are named and no
        more. It is the same for all who may see the tournament; but where `watching` is not for everybody,
        games are told
        to those who sat there and to the key that made it. Send `after` = the number of the last line that
        you have, and
        its ETag as If-Match, to go on where a connection was lost.

        Args:
            tournament_id (str):
            after (int | Unset):  Default: 0.
            if_none_match (str | Unset):
            if_match (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _export_tournament.request(
                tournament_id=tournament_id,
                after=after,
                if_none_match=if_none_match,
                if_match=if_match,
            ),
            _export_tournament.parse,
        )

    async def list_players(
        self,
        *,
        limit: int | Unset = 20,
        cursor: str | Unset = UNSET,
        external_id: str | Unset = UNSET,
    ) -> PlayerPage:
        """The players of your key

        Newest first; those that were erased are not in it. A page may be short, or empty, before the last
        one: ask again
        with `cursor` = `next` until that is null.

        Args:
            limit (int | Unset):  Default: 20.
            cursor (str | Unset):
            external_id (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _list_players.request(
                limit=limit,
                cursor=cursor,
                external_id=external_id,
            ),
            _list_players.parse,
        )

    async def create_player(
        self,
        *,
        body: NewPlayerBody,
        idempotency_key: str | Unset = UNSET,
    ) -> PlayerCreation:
        """Make a player

        A player of your key. The answer holds a token, this once: with it the player joins and acts in all
        games, and
        enters tournaments. Give it to that player only, say to the app on their phone.

        For an `external_id` that has a player already, that player is told as they are (200), without a
        token: nothing is
        made twice.

        Args:
            idempotency_key (str | Unset):
            body (NewPlayerBody): A new player.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _create_player.request(
                body=body,
                idempotency_key=idempotency_key,
            ),
            _create_player.parse,
        )

    async def get_player(
        self,
        account_id: str,
    ) -> PlayerAccount:
        """One player

        As you made the player.

        Args:
            account_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _get_player.request(
                account_id=account_id,
            ),
            _get_player.parse,
        )

    async def erase_player(
        self,
        account_id: str,
    ) -> None:
        """Erase a player

        The token opens nothing any more, games that are played are left, tournaments withdrawn from.
        Wherever the name
        stood it says «Erased player» from now on: in games and their events, in lists, in tournaments.
        Records of games
        stay as they are and can be played again: they never held the name. May be sent again: then nothing
        changes. What
        webhooks were told is no longer in our hands.

        Args:
            account_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _erase_player.request(
                account_id=account_id,
            ),
            _erase_player.parse,
        )

    async def change_player(
        self,
        account_id: str,
        *,
        body: PlayerChangeBody | Unset = UNSET,
    ) -> PlayerAccount:
        """Change a player

        Name or metadata. Seats and entries that are taken keep the name that they have.

        Args:
            account_id (str):
            body (PlayerChangeBody | Unset): What is to be changed of a player; what is left out stays.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _change_player.request(
                account_id=account_id,
                body=body,
            ),
            _change_player.parse,
        )

    async def replace_player_token(
        self,
        account_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> PlayerToken:
        """Give a player another token

        Told this once. The one until now opens nothing any more, in running games either, three seconds
        from now at the
        latest; streams that it opened end at once.

        Args:
            account_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _replace_player_token.request(
                account_id=account_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _replace_player_token.parse,
        )

    async def revoke_player_token(
        self,
        account_id: str,
    ) -> None:
        """Revoke a player's token

        As if it was replaced by one that is told to no one. Seats and entries stay the player's, for whom
        you make
        another token. May be sent again.

        Args:
            account_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _revoke_player_token.request(
                account_id=account_id,
            ),
            _revoke_player_token.parse,
        )

    async def get_me(
        self,
    ) -> Profile:
        """Who you are

        The player whose token you send.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _get_me.request(),
            _get_me.parse,
        )

    async def list_my_seats(
        self,
    ) -> PlayerSeats:
        """Where you play

        What to ask when the app comes back: your seats in games that wait or are played, whether you may
        act there now,
        and the tournaments that you take part in with the game that you play there.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _list_my_seats.request(),
            _list_my_seats.parse,
        )

    async def list_my_invitations(
        self,
    ) -> PlayerInvitations:
        """What you are invited to

        Take a seat by `join_game` with your token, a place in a tournament by `enter_tournament`; or
        decline.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _list_my_invitations.request(),
            _list_my_invitations.parse,
        )

    async def decline_invitation(
        self,
        invitation_id: str,
    ) -> None:
        """Decline an invitation

        To a game or a tournament. Its host or organiser may invite another player then, or you once more.

        Args:
            invitation_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _decline_invitation.request(
                invitation_id=invitation_id,
            ),
            _decline_invitation.parse,
        )

    async def list_my_results(
        self,
        *,
        limit: int | Unset = 20,
        cursor: str | Unset = UNSET,
    ) -> PlayerResultPage:
        """Your games that are over

        With your place and score, newest first, for as long as tournaments are kept. Ask again with
        `cursor` = `next`
        until that is null.

        Args:
            limit (int | Unset):  Default: 20.
            cursor (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _list_my_results.request(
                limit=limit,
                cursor=cursor,
            ),
            _list_my_results.parse,
        )

    async def list_my_events(
        self,
        *,
        after: int | Unset = UNSET,
        limit: int | Unset = 100,
        wait: float | Unset = 0.0,
        last_event_id: str | Unset = UNSET,
    ) -> PlayerEventPage:
        """What happens to you, as pages or live

        Invitations, seats, tickets of matchmaking queues, tournaments, games that are over: in order,
        without gaps, in
        the same ways as the events of a game (`list_events`): as JSON a page, with `wait` a page that waits
        until there
        is something in it; with `Accept: text/event-stream` or `application/x-ndjson` live. The stream has
        no end; where
        the token is replaced or revoked it ends (`dropped`, reason `token`).

        Args:
            after (int | Unset):
            limit (int | Unset):  Default: 100.
            wait (float | Unset):  Default: 0.0.
            last_event_id (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _list_my_events.request(
                after=after,
                limit=limit,
                wait=wait,
                last_event_id=last_event_id,
            ),
            _list_my_events.parse,
        )

    async def list_pools(
        self,
        *,
        limit: int | Unset = 20,
        cursor: str | Unset = UNSET,
    ) -> PoolPage:
        """The pools of your key

        Newest first; those of rulesets are there from the first rated game on that your key makes.

        Args:
            limit (int | Unset):  Default: 20.
            cursor (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _list_pools.request(
                limit=limit,
                cursor=cursor,
            ),
            _list_pools.parse,
        )

    async def create_pool(
        self,
        *,
        body: PoolBody,
        idempotency_key: str | Unset = UNSET,
    ) -> PoolCard:
        """Make a pool of ratings

        A pool of your own: a season, say, or a club's. Games count in it that your key makes with `pool`.
        Of each
        ruleset your key has a pool by itself, which games with `rated` count in.

        Args:
            idempotency_key (str | Unset):
            body (PoolBody): A new pool of ratings.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _create_pool.request(
                body=body,
                idempotency_key=idempotency_key,
            ),
            _create_pool.parse,
        )

    async def get_pool(
        self,
        pool_id: str,
    ) -> PoolCard:
        """One pool

        Anybody who knows its id may look at a pool.

        Args:
            pool_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _get_pool.request(
                pool_id=pool_id,
            ),
            _get_pool.parse,
        )

    async def get_leaderboard(
        self,
        pool_id: str,
        *,
        limit: int | Unset = 20,
        after: str | Unset = UNSET,
        around: str | Unset = UNSET,
        provisional: bool | Unset = True,
        if_none_match: str | Unset = UNSET,
    ) -> Leaderboard:
        """The best players

        By what players are at least (`safe`), so that one lucky game leads none. For the next page send the
        `next` of
        this one as `after`, until it is null. Names are those of now; that of a player who was erased is
        gone.

        Args:
            pool_id (str):
            limit (int | Unset):  Default: 20.
            after (str | Unset):
            around (str | Unset):
            provisional (bool | Unset):  Default: True.
            if_none_match (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _get_leaderboard.request(
                pool_id=pool_id,
                limit=limit,
                after=after,
                around=around,
                provisional=provisional,
                if_none_match=if_none_match,
            ),
            _get_leaderboard.parse,
        )

    async def list_rated_games(
        self,
        pool_id: str,
        *,
        after: int | Unset = 0,
        limit: int | Unset = 100,
    ) -> RatedGames:
        """The games that were rated

        In the order in which they were rated, with what they changed: enough to calculate all ratings anew.

        Args:
            pool_id (str):
            after (int | Unset):  Default: 0.
            limit (int | Unset):  Default: 100.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _list_rated_games.request(
                pool_id=pool_id,
                after=after,
                limit=limit,
            ),
            _list_rated_games.parse,
        )

    async def recalculate_pool(
        self,
        pool_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> Recalculated:
        """Calculate a pool anew, and compare

        From the games that it tells of; nothing is stored. `same` says whether all figures come out as they
        are kept.

        Args:
            pool_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _recalculate_pool.request(
                pool_id=pool_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _recalculate_pool.parse,
        )

    async def list_queues(
        self,
        *,
        limit: int | Unset = 20,
        cursor: str | Unset = UNSET,
    ) -> QueuePage:
        """The matchmaking queues of your key

        Newest first. A page may be short, or empty, before the last one: ask again with `cursor` = `next`
        until that is
        null.

        Args:
            limit (int | Unset):  Default: 20.
            cursor (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _list_queues.request(
                limit=limit,
                cursor=cursor,
            ),
            _list_queues.parse,
        )

    async def create_queue(
        self,
        *,
        body: QueueBody,
        idempotency_key: str | Unset = UNSET,
    ) -> QueueCard:
        """Make a matchmaking queue

        Players of your key wait in it, each with their own token (`join_queue`), and tables come out: as
        soon as enough
        are there whose ratings lie as close as all of them accept, which is the more, the longer they wait.
        A game of such
        a table is made with your key, with all players in their seats, and begins at once: it is in your
        list of games, and
        your webhooks are told of it, with the queue (`queue`) in its metadata.

        Args:
            idempotency_key (str | Unset):
            body (QueueBody): A new matchmaking queue.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _create_queue.request(
                body=body,
                idempotency_key=idempotency_key,
            ),
            _create_queue.parse,
        )

    async def get_queue(
        self,
        queue_id: str,
    ) -> QueueCard:
        """One matchmaking queue

        Anybody who knows its id may look: how it makes tables, and how many wait.

        Args:
            queue_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _get_queue.request(
                queue_id=queue_id,
            ),
            _get_queue.parse,
        )

    async def delete_queue(
        self,
        queue_id: str,
    ) -> None:
        """Delete a matchmaking queue

        Those who wait are told (`ticket_cancelled`). Games that it has made go on.

        Args:
            queue_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _delete_queue.request(
                queue_id=queue_id,
            ),
            _delete_queue.parse,
        )

    async def change_queue(
        self,
        queue_id: str,
        *,
        body: QueueChangeBody | Unset = UNSET,
    ) -> QueueCard:
        """Change, close or open a matchmaking queue

        What is sent counts at once, for those who wait as well. Closed, it takes no one, and those who wait
        are told
        (`ticket_cancelled`); it may be opened again. Its ruleset, options, size of tables and pool stay as
        they are: for
        others make another queue.

        Args:
            queue_id (str):
            body (QueueChangeBody | Unset): What is to be changed of a matchmaking queue; what is left out
                stays.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _change_queue.request(
                queue_id=queue_id,
                body=body,
            ),
            _change_queue.parse,
        )

    async def get_ticket(
        self,
        queue_id: str,
    ) -> MatchmakingTicket:
        """Your ticket of a queue

        The last one: how long you wait, how far apart ratings may be by now, how many wait; or what came of
        it. To look
        does not renew it.

        Args:
            queue_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _get_ticket.request(
                queue_id=queue_id,
            ),
            _get_ticket.parse,
        )

    async def join_queue(
        self,
        queue_id: str,
    ) -> MatchmakingTicket:
        """Wait for a table, or go on waiting

        With your own token, in a queue of the key that made you. You have one ticket in a queue: sent again
        it is the
        same one (200), and lasts for `ticket_ms` from now on, so send it again before `expires_at` while
        you wait. Your
        stream (`list_my_events`) tells what comes of it: `ticket_matched` with the game, which has begun,
        and in which you
        act with this token; `ticket_expired` or `ticket_cancelled`.

        While you play at a table that this queue made, you are told of that table and get no second one.
        You may wait in
        several queues, and each may make you a table.

        Args:
            queue_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _join_queue.request(
                queue_id=queue_id,
            ),
            _join_queue.parse,
        )

    async def leave_queue(
        self,
        queue_id: str,
    ) -> None:
        """Wait no longer

        Takes your ticket back. May be sent again: then nothing changes. Where a table was found meanwhile
        you are told
        which one (`ticket_matched`): it is played, and waits for you.

        Args:
            queue_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _leave_queue.request(
                queue_id=queue_id,
            ),
            _leave_queue.parse,
        )

    async def list_my_tickets(
        self,
    ) -> MatchmakingTickets:
        """Where you wait

        Your last ticket of each queue, whatever came of it; what to ask, with `list_my_seats`, when the app
        comes
        back.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _list_my_tickets.request(),
            _list_my_tickets.parse,
        )

    async def list_webhooks(
        self,
        *,
        limit: int | Unset = 20,
        cursor: str | Unset = UNSET,
    ) -> WebhookPage:
        """Your webhooks

        The webhooks that were made with this key, newest first.

        Args:
            limit (int | Unset):  Default: 20.
            cursor (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _list_webhooks.request(
                limit=limit,
                cursor=cursor,
            ),
            _list_webhooks.parse,
        )

    async def create_webhook(
        self,
        *,
        body: WebhookBody,
        idempotency_key: str | Unset = UNSET,
    ) -> WebhookSecret:
        """Make a webhook

        From now on what happens in games made with your key is sent there, signed after the Standard
        Webhooks
        specification. The answer holds the secret to verify it with, this once.

        A delivery comes at least once, those of a game in order as far as attempts allow: sort by
        `data.seq`, and
        ignore a `webhook-id` that came before.

        Args:
            idempotency_key (str | Unset):
            body (WebhookBody): A new webhook.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _create_webhook.request(
                body=body,
                idempotency_key=idempotency_key,
            ),
            _create_webhook.parse,
        )

    async def get_webhook(
        self,
        webhook_id: str,
    ) -> Webhook:
        """One webhook

        Whether it is enabled, and how long it has been failing.

        Args:
            webhook_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _get_webhook.request(
                webhook_id=webhook_id,
            ),
            _get_webhook.parse,
        )

    async def delete_webhook(
        self,
        webhook_id: str,
    ) -> None:
        """Delete a webhook

        Deletes it with all of its deliveries, pending ones too.

        Args:
            webhook_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _delete_webhook.request(
                webhook_id=webhook_id,
            ),
            _delete_webhook.parse,
        )

    async def update_webhook(
        self,
        webhook_id: str,
        *,
        body: WebhookChangeBody | Unset = UNSET,
    ) -> Webhook:
        """Change a webhook

        Change the address or the events, or switch it off and on. Once it is enabled again, it goes on with
        what is
        still pending.

        Args:
            webhook_id (str):
            body (WebhookChangeBody | Unset): What changes; what is left out stays as it is.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _update_webhook.request(
                webhook_id=webhook_id,
                body=body,
            ),
            _update_webhook.parse,
        )

    async def rotate_webhook_secret(
        self,
        webhook_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> WebhookSecret:
        """Make a new secret

        Until `old_secret_until` deliveries carry two signatures, one by the old secret, so that no delivery
        is lost
        while receivers change over.

        Args:
            webhook_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _rotate_webhook_secret.request(
                webhook_id=webhook_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _rotate_webhook_secret.parse,
        )

    async def test_webhook(
        self,
        webhook_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> WebhookDelivery:
        """Send a test delivery

        Sends a delivery of type `webhook.test`; the list of deliveries tells how it went.

        Args:
            webhook_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _test_webhook.request(
                webhook_id=webhook_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _test_webhook.parse,
        )

    async def list_webhook_deliveries(
        self,
        webhook_id: str,
        *,
        limit: int | Unset = 20,
        cursor: str | Unset = UNSET,
    ) -> WebhookDeliveryPage:
        """What was sent

        Deliveries with their attempts, newest first: those of the last days, up to the server's limit.

        Args:
            webhook_id (str):
            limit (int | Unset):  Default: 20.
            cursor (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _list_webhook_deliveries.request(
                webhook_id=webhook_id,
                limit=limit,
                cursor=cursor,
            ),
            _list_webhook_deliveries.parse,
        )

    async def redeliver_webhook(
        self,
        webhook_id: str,
        delivery_id: str,
        *,
        body: EmptyBody | Unset = UNSET,
        idempotency_key: str | Unset = UNSET,
    ) -> WebhookDelivery:
        """Send a delivery again

        Sends the same body under the same `webhook-id`, signed anew, with as many attempts as a new
        delivery has.

        Args:
            webhook_id (str):
            delivery_id (str):
            idempotency_key (str | Unset):
            body (EmptyBody | Unset): Nothing to say: send no body, or an empty object.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _redeliver_webhook.request(
                webhook_id=webhook_id,
                delivery_id=delivery_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _redeliver_webhook.parse,
        )

    async def list_situations(
        self,
        *,
        ruleset: str | Unset = UNSET,
        kind: ListSituationsKind | Unset = UNSET,
        limit: int | Unset = 100,
        cursor: str | Unset = UNSET,
    ) -> SituationPage:
        """The gallery of situations

        By rulebook and kind, always in the same order. For the next page send the `next` of this one as
        `cursor`, until
        it is null. Their ids stay from release to release.

        Args:
            ruleset (str | Unset):
            kind (ListSituationsKind | Unset):
            limit (int | Unset):  Default: 100.
            cursor (str | Unset):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _list_situations.request(
                ruleset=ruleset,
                kind=kind,
                limit=limit,
                cursor=cursor,
            ),
            _list_situations.parse,
        )

    async def get_situation(
        self,
        situation_id: str,
    ) -> SituationView:
        """One situation

        What a client should show there, which windows are open, and what may be done by whom.

        Args:
            situation_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _get_situation.request(
                situation_id=situation_id,
            ),
            _get_situation.parse,
        )

    async def create_sandbox_game(
        self,
        *,
        body: SandboxGameBody,
        idempotency_key: str | Unset = UNSET,
    ) -> SandboxGame:
        """Make a game that stands somewhere

        In a situation of the gallery, or as it is described; the answer has the tokens of all seats.

        From then on it is a game like any other: streams, webhooks, records, bots. It tells `sandbox` and
        `test_dice`, is
        private unless you ask for more, counts nowhere, and is called off once nothing has happened in it
        for some hours.
        Whatever is thrown or dealt that was not given comes from its seed.

        Args:
            idempotency_key (str | Unset):
            body (SandboxGameBody): Where the new game stands: in a situation of the gallery, or as it is
                described.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _create_sandbox_game.request(
                body=body,
                idempotency_key=idempotency_key,
            ),
            _create_sandbox_game.parse,
        )

    async def get_clock(
        self,
        game_id: str,
    ) -> GameClock:
        """What time it is in a game

        All deadlines of the game are instants of this clock. Where it is `real`, it is that of `get_time`.

        Args:
            game_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _get_clock.request(
                game_id=game_id,
            ),
            _get_clock.parse,
        )

    async def advance_clock(
        self,
        game_id: str,
        *,
        body: ClockBody,
        idempotency_key: str | Unset = UNSET,
    ) -> ClockAnswer:
        """Let time pass

        In a game whose clock is `manual`. All that is due on the way happens, each at its own instant, bots
        included;
        the answer has the events that it led to, as your seat sees them. Any seat may do so, and the key
        that made the
        game. Of two at once both count, one after the other.

        Args:
            game_id (str):
            idempotency_key (str | Unset):
            body (ClockBody): How far the clock goes on: either of the two fields.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _advance_clock.request(
                game_id=game_id,
                body=body,
                idempotency_key=idempotency_key,
            ),
            _advance_clock.parse,
        )

    async def get_time(
        self,
    ) -> TimeAnswer:
        """The service's clock

        Deadlines are instants of this clock. To measure your offset, note when you sent the request and
        when the
        answer came: `now` belongs to the middle of the two.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _get_time.request(),
            _get_time.parse,
        )

    async def get_health(
        self,
    ) -> Health:
        """Is the process alive

        Answers as long as this process does, whatever the state of the store.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _get_health.request(),
            _get_health.parse,
        )

    async def get_readiness(
        self,
    ) -> Readiness:
        """Can games be played

        503 while the store cannot be reached or takes no writes; `values.checks` then says what to do. The
        other
        checks are for information: where the alarm or the workers are late, the next request does their
        work.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _get_readiness.request(),
            _get_readiness.parse,
        )

    async def get_metrics(
        self,
    ) -> str:
        """What is counted

        Counters, times and states of all processes of this service on this machine, in Prometheus' text
        format (or
        OpenMetrics, where the Accept header asks for it). Needs a key with the scope `metrics`, unless the
        server is
        set otherwise.

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _get_metrics.request(),
            _get_metrics.parse,
        )


__all__ = ["AsyncOperations", "Operations"]
