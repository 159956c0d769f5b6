"""Every operation of the service as a method: mixed into chouette_sdk.Client and chouette_sdk.AsyncClient."""

from .api.annonces import annonce as _annonce
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
from .api.lobby import watch_lobby as _watch_lobby
from .api.metrics import get_metrics as _get_metrics
from .api.organiser import cancel_game as _cancel_game
from .api.organiser import list_own_games as _list_own_games
from .api.pings import return_ping as _return_ping
from .api.players import join_game as _join_game
from .api.players import leave_game as _leave_game
from .api.players import replace_token as _replace_token
from .api.players import set_presence as _set_presence
from .api.players import start_game as _start_game
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
from .api.time import get_time as _get_time
from .api.tournament_events import list_tournament_events as _list_tournament_events
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
from .models.game_page import GamePage
from .models.get_record_format import GetRecordFormat
from .models.health import Health
from .models.invitation_answer import InvitationAnswer
from .models.invitation_body import InvitationBody
from .models.invitation_list import InvitationList
from .models.join_answer import JoinAnswer
from .models.join_body import JoinBody
from .models.list_games_status import ListGamesStatus
from .models.list_own_games_status import ListOwnGamesStatus
from .models.lobby_news import LobbyNews
from .models.own_game_page import OwnGamePage
from .models.pass_body import PassBody
from .models.ping_answer import PingAnswer
from .models.ping_body import PingBody
from .models.play_body import PlayBody
from .models.presence_body import PresenceBody
from .models.putsch_body import PutschBody
from .models.readiness import Readiness
from .models.reason_body import ReasonBody
from .models.record import Record
from .models.rematch_answer import RematchAnswer
from .models.roll_body import RollBody
from .models.ruleset_info import RulesetInfo
from .models.ruleset_list import RulesetList
from .models.seat import Seat
from .models.stream_ticket import StreamTicket
from .models.terms_body import TermsBody
from .models.time_answer import TimeAnswer
from .models.tournament_body import TournamentBody
from .models.tournament_entries import TournamentEntries
from .models.tournament_event_page import TournamentEventPage
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
        valid; send its token as a bearer token.

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
        is gone. May be sent again: then nothing changes.

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

    def get_standings(
        self,
        tournament_id: str,
    ) -> TournamentStandings:
        """Standings

        One line an entry, in a total order: each point names its round, its game, its place and its rule,
        and each line
        what puts it behind the one above.

        Args:
            tournament_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return self.send(
            _get_standings.request(
                tournament_id=tournament_id,
            ),
            _get_standings.parse,
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

        A table that has no result yet makes a new game; the one until now counts for nothing.

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

    def list_tournament_events(
        self,
        tournament_id: str,
        *,
        after: int | Unset = UNSET,
        limit: int | Unset = 100,
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

        Args:
            tournament_id (str):
            after (int | Unset):
            limit (int | Unset):  Default: 100.
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
                wait=wait,
                last_event_id=last_event_id,
            ),
            _list_tournament_events.parse,
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
        valid; send its token as a bearer token.

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
        is gone. May be sent again: then nothing changes.

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

    async def get_standings(
        self,
        tournament_id: str,
    ) -> TournamentStandings:
        """Standings

        One line an entry, in a total order: each point names its round, its game, its place and its rule,
        and each line
        what puts it behind the one above.

        Args:
            tournament_id (str):

        Raises:
            chouette_sdk.Problem: what the service refused, and why.
            chouette_sdk.ConnectionFailed: no answer, after every retry.
        """

        return await self.send(
            _get_standings.request(
                tournament_id=tournament_id,
            ),
            _get_standings.parse,
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

        A table that has no result yet makes a new game; the one until now counts for nothing.

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

    async def list_tournament_events(
        self,
        tournament_id: str,
        *,
        after: int | Unset = UNSET,
        limit: int | Unset = 100,
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

        Args:
            tournament_id (str):
            after (int | Unset):
            limit (int | Unset):  Default: 100.
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
                wait=wait,
                last_event_id=last_event_id,
            ),
            _list_tournament_events.parse,
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
