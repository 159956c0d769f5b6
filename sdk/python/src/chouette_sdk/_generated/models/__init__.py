"""Every object that the service takes or gives."""

from typing import Any

from ..types import UnknownVariant
from .act_answer import ActAnswer
from .act_answer_effect import ActAnswerEffect
from .act_held_event import ActHeldEvent
from .act_held_event_act import ActHeldEventAct
from .act_stopped_event import ActStoppedEvent
from .act_stopped_event_act import ActStoppedEventAct
from .act_stopped_event_code import ActStoppedEventCode
from .act_within import ActWithin
from .act_within_act import ActWithinAct
from .annonce_body import AnnonceBody
from .annonce_body_act_type_1 import AnnonceBodyActType1
from .annonce_body_object_type_1 import AnnonceBodyObjectType1
from .annonce_body_objects_item_type_1 import AnnonceBodyObjectsItemType1
from .annonce_made_event import AnnonceMadeEvent
from .annonce_made_event_fields import AnnonceMadeEventFields
from .asked_view import AskedView
from .bank_changed_event import BankChangedEvent
from .bank_view import BankView
from .bet_body import BetBody
from .bevue_event import BevueEvent
from .bevue_event_act import BevueEventAct
from .bevue_event_code import BevueEventCode
from .bird_caught_event import BirdCaughtEvent
from .birds_changed_event import BirdsChangedEvent
from .birds_changed_event_effects_item import BirdsChangedEventEffectsItem
from .birds_view import BirdsView
from .birds_view_last_hand import BirdsViewLastHand
from .bond_view import BondView
from .bond_view_answer import BondViewAnswer
from .bot_answer import BotAnswer
from .bot_answer_effect import BotAnswerEffect
from .bot_answer_level import BotAnswerLevel
from .bot_body import BotBody
from .bot_body_level import BotBodyLevel
from .bot_level import BotLevel
from .bot_level_id import BotLevelId
from .bot_level_list import BotLevelList
from .bound_event import BoundEvent
from .bound_event_answer import BoundEventAnswer
from .bounds import Bounds
from .card_choice import CardChoice
from .cards_exchanged_event import CardsExchangedEvent
from .cards_exchanged_event_reason import CardsExchangedEventReason
from .cards_info import CardsInfo
from .cards_laid_event import CardsLaidEvent
from .cards_laid_event_by import CardsLaidEventBy
from .challenge import Challenge
from .challenge_body import ChallengeBody
from .challenge_kind import ChallengeKind
from .challenge_list import ChallengeList
from .challenge_outcome import ChallengeOutcome
from .challenge_passed_event import ChallengePassedEvent
from .challenge_taken_event import ChallengeTakenEvent
from .challenge_taken_event_kind import ChallengeTakenEventKind
from .challenge_view import ChallengeView
from .challenge_view_kind import ChallengeViewKind
from .challenge_view_stage import ChallengeViewStage
from .check import Check
from .check_in_closed_event import CheckInClosedEvent
from .check_name import CheckName
from .check_status import CheckStatus
from .clock_answer import ClockAnswer
from .clock_answer_effect import ClockAnswerEffect
from .clock_body import ClockBody
from .clock_body_to import ClockBodyTo
from .clock_set_event import ClockSetEvent
from .clock_started_event import ClockStartedEvent
from .clock_stopped_event import ClockStoppedEvent
from .combination_bounds import CombinationBounds
from .combination_made_event import CombinationMadeEvent
from .compensation import Compensation
from .confusion_view import ConfusionView
from .confusion_view_left import ConfusionViewLeft
from .confusion_view_middle import ConfusionViewMiddle
from .confusion_view_right import ConfusionViewRight
from .connection_lost_event import ConnectionLostEvent
from .connection_restored_event import ConnectionRestoredEvent
from .constraints import Constraints
from .constraints_acts_item_type_1 import ConstraintsActsItemType1
from .constraints_bets_on import ConstraintsBetsOn
from .contribution import Contribution
from .correction_body import CorrectionBody
from .coup_made_event import CoupMadeEvent
from .coup_made_event_kind import CoupMadeEventKind
from .coup_view import CoupView
from .coup_view_kind import CoupViewKind
from .coup_view_sirotage import CoupViewSirotage
from .create_answer import CreateAnswer
from .create_answer_effect import CreateAnswerEffect
from .deal import Deal
from .deal_direction import DealDirection
from .deal_proof import DealProof
from .dealt_hand import DealtHand
from .demand_body import DemandBody
from .demand_made_event import DemandMadeEvent
from .dice_foreseen_event import DiceForeseenEvent
from .dice_proof import DiceProof
from .dice_released_event import DiceReleasedEvent
from .dice_released_event_purpose import DiceReleasedEventPurpose
from .dice_rolled_event import DiceRolledEvent
from .dice_rolled_event_hand import DiceRolledEventHand
from .dice_rolled_event_purpose import DiceRolledEventPurpose
from .dice_shown_event import DiceShownEvent
from .die_throw import DieThrow
from .direction_body import DirectionBody
from .direction_set_event import DirectionSetEvent
from .direction_set_event_direction import DirectionSetEventDirection
from .direction_set_event_reason import DirectionSetEventReason
from .duel_ended_event import DuelEndedEvent
from .duel_ended_event_outcome import DuelEndedEventOutcome
from .earned_points import EarnedPoints
from .earned_points_rule import EarnedPointsRule
from .effect_view import EffectView
from .empty_body import EmptyBody
from .entry_answer import EntryAnswer
from .entry_back_event import EntryBackEvent
from .entry_body import EntryBody
from .entry_body_bot import EntryBodyBot
from .entry_checked_in_event import EntryCheckedInEvent
from .entry_made_event import EntryMadeEvent
from .entry_made_event_bot_type_0 import EntryMadeEventBotType0
from .entry_seat import EntrySeat
from .entry_sits_out_event import EntrySitsOutEvent
from .entry_standing import EntryStanding
from .entry_waiting import EntryWaiting
from .entry_withdrawn_event import EntryWithdrawnEvent
from .event_page import EventPage
from .exchange_body import ExchangeBody
from .expected import Expected
from .expected_act import ExpectedAct
from .expected_act_act import ExpectedActAct
from .export_correction import ExportCorrection
from .export_earned import ExportEarned
from .export_earned_rule import ExportEarnedRule
from .export_end import ExportEnd
from .export_entry import ExportEntry
from .export_entry_bot_type_0 import ExportEntryBotType0
from .export_event import ExportEvent
from .export_game import ExportGame
from .export_game_told import ExportGameTold
from .export_points import ExportPoints
from .export_points_by import ExportPointsBy
from .export_points_bye import ExportPointsBye
from .export_result import ExportResult
from .export_result_decided import ExportResultDecided
from .export_round import ExportRound
from .export_settings import ExportSettings
from .export_settings_format import ExportSettingsFormat
from .export_settings_remainder import ExportSettingsRemainder
from .export_settings_seeding import ExportSettingsSeeding
from .export_standing import ExportStanding
from .export_standing_decided_by import ExportStandingDecidedBy
from .export_standing_tie_breaks import ExportStandingTieBreaks
from .export_table import ExportTable
from .export_table_stage import ExportTableStage
from .export_tournament import ExportTournament
from .export_tournament_bots import ExportTournamentBots
from .export_tournament_end_type_0 import ExportTournamentEndType0
from .export_tournament_format import ExportTournamentFormat
from .export_tournament_options import ExportTournamentOptions
from .export_tournament_overtime import ExportTournamentOvertime
from .export_tournament_status import ExportTournamentStatus
from .fault_view import FaultView
from .fault_view_fault import FaultViewFault
from .field import Field
from .field_error import FieldError
from .field_error_code import FieldErrorCode
from .field_type import FieldType
from .game import Game
from .game_body import GameBody
from .game_body_metadata import GameBodyMetadata
from .game_body_seats import GameBodySeats
from .game_body_visibility import GameBodyVisibility
from .game_body_watching import GameBodyWatching
from .game_clock import GameClock
from .game_clock_clock import GameClockClock
from .game_created_event import GameCreatedEvent
from .game_created_event_options import GameCreatedEventOptions
from .game_end_type_0 import GameEndType0
from .game_external_ids import GameExternalIds
from .game_finished_event import GameFinishedEvent
from .game_finished_event_reason import GameFinishedEventReason
from .game_finished_event_scores import GameFinishedEventScores
from .game_metadata_type_0 import GameMetadataType0
from .game_negative_turns import GameNegativeTurns
from .game_options import GameOptions
from .game_over_event import GameOverEvent
from .game_page import GamePage
from .game_phase import GamePhase
from .game_rated import GameRated
from .game_seats import GameSeats
from .game_started_event import GameStartedEvent
from .game_status import GameStatus
from .game_summary import GameSummary
from .game_summary_end_type_0 import GameSummaryEndType0
from .game_summary_seats import GameSummarySeats
from .game_summary_status import GameSummaryStatus
from .game_visibility import GameVisibility
from .game_votes import GameVotes
from .game_watching import GameWatching
from .get_record_format import GetRecordFormat
from .gold_won_event import GoldWonEvent
from .grades_given_event import GradesGivenEvent
from .grades_given_event_roles import GradesGivenEventRoles
from .hand_choice import HandChoice
from .hand_dealt_event import HandDealtEvent
from .hand_dealt_event_direction import HandDealtEventDirection
from .hand_dealt_event_hands import HandDealtEventHands
from .health import Health
from .health_status import HealthStatus
from .holding_choice import HoldingChoice
from .holding_choice_objects_item_type_1 import HoldingChoiceObjectsItemType1
from .holding_gained_event import HoldingGainedEvent
from .holding_gained_event_holding import HoldingGainedEventHolding
from .holding_lost_event import HoldingLostEvent
from .holding_lost_event_holding import HoldingLostEventHolding
from .holding_lost_event_reason import HoldingLostEventReason
from .invitation import Invitation
from .invitation_answer import InvitationAnswer
from .invitation_body import InvitationBody
from .invitation_body_kind import InvitationBodyKind
from .invitation_declined_event import InvitationDeclinedEvent
from .invitation_kind import InvitationKind
from .invitation_list import InvitationList
from .invitation_revoked_event import InvitationRevokedEvent
from .invitation_status import InvitationStatus
from .invitations_expired_event import InvitationsExpiredEvent
from .invite_body import InviteBody
from .join_answer import JoinAnswer
from .join_answer_effect import JoinAnswerEffect
from .join_body import JoinBody
from .king_made_event import KingMadeEvent
from .label import Label
from .lag_measured_event import LagMeasuredEvent
from .leaderboard import Leaderboard
from .leaderboard_line import LeaderboardLine
from .list_games_status import ListGamesStatus
from .list_own_games_status import ListOwnGamesStatus
from .list_situations_kind import ListSituationsKind
from .lobby_news import LobbyNews
from .lying_down_event import LyingDownEvent
from .magic_view import MagicView
from .magic_view_chou import MagicViewChou
from .magic_view_last_dice import MagicViewLastDice
from .magic_view_seats import MagicViewSeats
from .magic_view_shapes import MagicViewShapes
from .manche_finished_event import MancheFinishedEvent
from .manche_finished_event_places import MancheFinishedEventPlaces
from .manche_view import MancheView
from .manche_view_direction import MancheViewDirection
from .matchmaking_ticket import MatchmakingTicket
from .matchmaking_ticket_reason_type_0 import MatchmakingTicketReasonType0
from .matchmaking_ticket_state import MatchmakingTicketState
from .matchmaking_tickets import MatchmakingTickets
from .migration_came_event import MigrationCameEvent
from .movement import Movement
from .new_player_body import NewPlayerBody
from .new_player_body_metadata import NewPlayerBodyMetadata
from .newcomer_view import NewcomerView
from .newcomer_view_bot_type_0 import NewcomerViewBotType0
from .on_sale import OnSale
from .option import Option
from .option_type import OptionType
from .options_body import OptionsBody
from .options_body_bevue import OptionsBodyBevue
from .options_body_direction_decider import OptionsBodyDirectionDecider
from .options_body_direction_queen import OptionsBodyDirectionQueen
from .options_body_lag_trust import OptionsBodyLagTrust
from .options_body_packs_type_0 import OptionsBodyPacksType0
from .options_body_packs_type_1 import OptionsBodyPacksType1
from .options_body_points import OptionsBodyPoints
from .options_body_preset import OptionsBodyPreset
from .options_body_rules import OptionsBodyRules
from .options_body_start_queen import OptionsBodyStartQueen
from .options_body_teams_type_0 import OptionsBodyTeamsType0
from .own_game import OwnGame
from .own_game_end_type_0 import OwnGameEndType0
from .own_game_metadata import OwnGameMetadata
from .own_game_page import OwnGamePage
from .own_game_seats import OwnGameSeats
from .own_game_status import OwnGameStatus
from .own_game_visibility import OwnGameVisibility
from .own_game_watching import OwnGameWatching
from .pack_shuffled_event import PackShuffledEvent
from .pack_view import PackView
from .pass_body import PassBody
from .ping_answer import PingAnswer
from .ping_body import PingBody
from .placing_body import PlacingBody
from .play_body import PlayBody
from .player_account import PlayerAccount
from .player_account_metadata import PlayerAccountMetadata
from .player_arrived_event import PlayerArrivedEvent
from .player_arrived_event_bot_type_0 import PlayerArrivedEventBotType0
from .player_body import PlayerBody
from .player_change_body import PlayerChangeBody
from .player_change_body_metadata import PlayerChangeBodyMetadata
from .player_created_event import PlayerCreatedEvent
from .player_creation import PlayerCreation
from .player_declined_event import PlayerDeclinedEvent
from .player_event_page import PlayerEventPage
from .player_finished_event import PlayerFinishedEvent
from .player_invitation import PlayerInvitation
from .player_invitations import PlayerInvitations
from .player_invited_event import PlayerInvitedEvent
from .player_joined_event import PlayerJoinedEvent
from .player_joined_event_bot_type_0 import PlayerJoinedEventBotType0
from .player_left_event import PlayerLeftEvent
from .player_left_event_reason import PlayerLeftEventReason
from .player_out_event import PlayerOutEvent
from .player_out_event_reason import PlayerOutEventReason
from .player_page import PlayerPage
from .player_passed_event import PlayerPassedEvent
from .player_renamed_event import PlayerRenamedEvent
from .player_result import PlayerResult
from .player_result_page import PlayerResultPage
from .player_result_reason import PlayerResultReason
from .player_seat import PlayerSeat
from .player_seat_status import PlayerSeatStatus
from .player_seats import PlayerSeats
from .player_token import PlayerToken
from .player_tournament import PlayerTournament
from .player_tournament_invitation import PlayerTournamentInvitation
from .player_tournament_invitation_format import PlayerTournamentInvitationFormat
from .player_tournament_invitation_status import PlayerTournamentInvitationStatus
from .player_tournament_status import PlayerTournamentStatus
from .player_view import PlayerView
from .player_view_bot_type_0 import PlayerViewBotType0
from .player_view_holdings import PlayerViewHoldings
from .player_view_jarret import PlayerViewJarret
from .player_view_out_type_0 import PlayerViewOutType0
from .player_view_presence import PlayerViewPresence
from .player_view_role_type_0 import PlayerViewRoleType0
from .players_invited_event import PlayersInvitedEvent
from .points_body import PointsBody
from .points_body_by import PointsBodyBy
from .points_body_bye import PointsBodyBye
from .points_moved_event import PointsMovedEvent
from .pool_body import PoolBody
from .pool_card import PoolCard
from .pool_page import PoolPage
from .presence_body import PresenceBody
from .presence_body_presence import PresenceBodyPresence
from .presence_changed_event import PresenceChangedEvent
from .presence_changed_event_presence import PresenceChangedEventPresence
from .presence_changed_event_reason import PresenceChangedEventReason
from .preventive_failed_event import PreventiveFailedEvent
from .preventive_failed_event_code import PreventiveFailedEventCode
from .preventive_made_event import PreventiveMadeEvent
from .preventive_made_event_fields import PreventiveMadeEventFields
from .problem_details import ProblemDetails
from .problem_details_code import ProblemDetailsCode
from .problem_details_values import ProblemDetailsValues
from .profile import Profile
from .putsch_body import PutschBody
from .queens_shown_event import QueensShownEvent
from .queue_body import QueueBody
from .queue_body_bots import QueueBodyBots
from .queue_body_visibility import QueueBodyVisibility
from .queue_body_watching import QueueBodyWatching
from .queue_card import QueueCard
from .queue_card_bots import QueueCardBots
from .queue_card_options import QueueCardOptions
from .queue_card_visibility import QueueCardVisibility
from .queue_card_watching_type_0 import QueueCardWatchingType0
from .queue_change_body import QueueChangeBody
from .queue_change_body_bots import QueueChangeBodyBots
from .queue_page import QueuePage
from .rank_choice import RankChoice
from .rated_games import RatedGames
from .rated_side import RatedSide
from .rating_change import RatingChange
from .readiness import Readiness
from .readiness_status import ReadinessStatus
from .readiness_store import ReadinessStore
from .reason_body import ReasonBody
from .recalculated import Recalculated
from .record import Record
from .record_deal_item import RecordDealItem
from .record_direction import RecordDirection
from .record_expect import RecordExpect
from .record_joining import RecordJoining
from .record_options import RecordOptions
from .record_play_item import RecordPlayItem
from .record_players import RecordPlayers
from .record_roles import RecordRoles
from .recorded_die import RecordedDie
from .recorded_table import RecordedTable
from .rematch_answer import RematchAnswer
from .request_withdrawn_event import RequestWithdrawnEvent
from .result_corrected_event import ResultCorrectedEvent
from .revolution_made_event import RevolutionMadeEvent
from .rewound_event import RewoundEvent
from .roll_body import RollBody
from .roll_body_hand import RollBodyHand
from .round_finished_event import RoundFinishedEvent
from .round_started_event import RoundStartedEvent
from .rule_info import RuleInfo
from .rule_info_labels import RuleInfoLabels
from .rule_info_only_with import RuleInfoOnlyWith
from .rule_info_parameters import RuleInfoParameters
from .rule_info_points import RuleInfoPoints
from .ruleset_info import RulesetInfo
from .ruleset_info_game import RulesetInfoGame
from .ruleset_info_presets import RulesetInfoPresets
from .ruleset_list import RulesetList
from .sandbox_game import SandboxGame
from .sandbox_game_body import SandboxGameBody
from .sandbox_game_body_bots import SandboxGameBodyBots
from .sandbox_game_body_bots_additional_property import SandboxGameBodyBotsAdditionalProperty
from .sandbox_game_body_clock import SandboxGameBodyClock
from .sandbox_game_body_deal import SandboxGameBodyDeal
from .sandbox_game_body_metadata import SandboxGameBodyMetadata
from .sandbox_game_body_roles import SandboxGameBodyRoles
from .sandbox_game_body_visibility import SandboxGameBodyVisibility
from .sandbox_seat import SandboxSeat
from .sandbox_seat_bot_type_0 import SandboxSeatBotType0
from .seat import Seat
from .seat_taken_event import SeatTakenEvent
from .seats_exchanged_event import SeatsExchangedEvent
from .seats_exchanged_event_seats import SeatsExchangedEventSeats
from .seats_exchanged_event_shapes import SeatsExchangedEventShapes
from .share_body import ShareBody
from .shuffle import Shuffle
from .sips import Sips
from .sips_drunk import SipsDrunk
from .sips_given import SipsGiven
from .sips_moved_event import SipsMovedEvent
from .sips_moved_event_drunk import SipsMovedEventDrunk
from .sips_moved_event_to_give import SipsMovedEventToGive
from .sips_to_give import SipsToGive
from .situation_attempt import SituationAttempt
from .situation_attempt_body import SituationAttemptBody
from .situation_attempt_code import SituationAttemptCode
from .situation_attempt_effect import SituationAttemptEffect
from .situation_offer import SituationOffer
from .situation_offer_act import SituationOfferAct
from .situation_page import SituationPage
from .situation_player import SituationPlayer
from .situation_rule import SituationRule
from .situation_summary import SituationSummary
from .situation_summary_kind import SituationSummaryKind
from .situation_view import SituationView
from .situation_view_kind import SituationViewKind
from .situation_window import SituationWindow
from .situation_window_mode import SituationWindowMode
from .situation_window_name import SituationWindowName
from .song_ended_event import SongEndedEvent
from .song_fault_event import SongFaultEvent
from .song_fault_event_fault import SongFaultEventFault
from .song_view import SongView
from .spoken import Spoken
from .spoken_fields import SpokenFields
from .standing import Standing
from .standing_change import StandingChange
from .standing_change_decided_by_type_0 import StandingChangeDecidedByType0
from .standing_line import StandingLine
from .standing_line_decided_by_type_0 import StandingLineDecidedByType0
from .standing_line_tie_breaks import StandingLineTieBreaks
from .standing_player_body import StandingPlayerBody
from .standing_player_body_holds_item_type_1 import StandingPlayerBodyHoldsItemType1
from .standing_reason import StandingReason
from .standings_change import StandingsChange
from .stream_ticket import StreamTicket
from .table_finished_event import TableFinishedEvent
from .table_finished_event_decided import TableFinishedEventDecided
from .table_placing import TablePlacing
from .table_replayed_event import TableReplayedEvent
from .table_requested_event import TableRequestedEvent
from .table_start import TableStart
from .table_start_stage import TableStartStage
from .terms_body import TermsBody
from .terms_set_event import TermsSetEvent
from .throw_view import ThrowView
from .ticket_cancelled_event import TicketCancelledEvent
from .ticket_cancelled_event_reason import TicketCancelledEventReason
from .ticket_expired_event import TicketExpiredEvent
from .ticket_expired_event_reason import TicketExpiredEventReason
from .ticket_matched_event import TicketMatchedEvent
from .ticket_waiting_event import TicketWaitingEvent
from .time_answer import TimeAnswer
from .timing import Timing
from .to_beat import ToBeat
from .tour_view import TourView
from .tour_won_event import TourWonEvent
from .tour_won_event_reason import TourWonEventReason
from .tournament_body import TournamentBody
from .tournament_body_bots import TournamentBodyBots
from .tournament_body_entering import TournamentBodyEntering
from .tournament_body_format import TournamentBodyFormat
from .tournament_body_metadata import TournamentBodyMetadata
from .tournament_body_overtime import TournamentBodyOvertime
from .tournament_body_remainder import TournamentBodyRemainder
from .tournament_body_seeding import TournamentBodySeeding
from .tournament_body_tie_breaks_item import TournamentBodyTieBreaksItem
from .tournament_body_visibility import TournamentBodyVisibility
from .tournament_body_watching import TournamentBodyWatching
from .tournament_card import TournamentCard
from .tournament_card_format import TournamentCardFormat
from .tournament_card_status import TournamentCardStatus
from .tournament_card_visibility import TournamentCardVisibility
from .tournament_closing_event import TournamentClosingEvent
from .tournament_created_event import TournamentCreatedEvent
from .tournament_created_event_format import TournamentCreatedEventFormat
from .tournament_declined_event import TournamentDeclinedEvent
from .tournament_entered_event import TournamentEnteredEvent
from .tournament_entries import TournamentEntries
from .tournament_entry import TournamentEntry
from .tournament_entry_bot_type_0 import TournamentEntryBotType0
from .tournament_event_page import TournamentEventPage
from .tournament_finished_event import TournamentFinishedEvent
from .tournament_finished_event_reason import TournamentFinishedEventReason
from .tournament_invitation import TournamentInvitation
from .tournament_invitation_over_event import TournamentInvitationOverEvent
from .tournament_invitation_over_event_reason import TournamentInvitationOverEventReason
from .tournament_invitation_status import TournamentInvitationStatus
from .tournament_invitations import TournamentInvitations
from .tournament_invited_event import TournamentInvitedEvent
from .tournament_page import TournamentPage
from .tournament_paused_event import TournamentPausedEvent
from .tournament_points import TournamentPoints
from .tournament_points_by import TournamentPointsBy
from .tournament_points_bye import TournamentPointsBye
from .tournament_resumed_event import TournamentResumedEvent
from .tournament_round import TournamentRound
from .tournament_rounds import TournamentRounds
from .tournament_settings import TournamentSettings
from .tournament_settings_format import TournamentSettingsFormat
from .tournament_settings_remainder import TournamentSettingsRemainder
from .tournament_settings_seeding import TournamentSettingsSeeding
from .tournament_standings import TournamentStandings
from .tournament_started_event import TournamentStartedEvent
from .tournament_table import TournamentTable
from .tournament_table_decided_type_0 import TournamentTableDecidedType0
from .tournament_table_stage import TournamentTableStage
from .tournament_view import TournamentView
from .tournament_view_bots import TournamentViewBots
from .tournament_view_end_type_0 import TournamentViewEndType0
from .tournament_view_entering import TournamentViewEntering
from .tournament_view_metadata import TournamentViewMetadata
from .tournament_view_options import TournamentViewOptions
from .tournament_view_overtime import TournamentViewOvertime
from .tournament_view_status import TournamentViewStatus
from .tournament_view_visibility import TournamentViewVisibility
from .tournament_view_watching import TournamentViewWatching
from .tournament_webhook_news import TournamentWebhookNews
from .tournament_webhook_payload import TournamentWebhookPayload
from .trace import Trace
from .trace_layer import TraceLayer
from .transfer_view import TransferView
from .transplaned_event import TransplanedEvent
from .turn_passed_event import TurnPassedEvent
from .turn_started_event import TurnStartedEvent
from .turn_view import TurnView
from .values_set_event import ValuesSetEvent
from .values_set_event_values import ValuesSetEventValues
from .vote_body import VoteBody
from .vote_cast_event import VoteCastEvent
from .vote_cast_event_vote import VoteCastEventVote
from .watch_lobby_status import WatchLobbyStatus
from .webhook import Webhook
from .webhook_attempt import WebhookAttempt
from .webhook_attempt_error_type_0 import WebhookAttemptErrorType0
from .webhook_body import WebhookBody
from .webhook_change_body import WebhookChangeBody
from .webhook_change_body_status import WebhookChangeBodyStatus
from .webhook_delivery import WebhookDelivery
from .webhook_delivery_page import WebhookDeliveryPage
from .webhook_delivery_status import WebhookDeliveryStatus
from .webhook_game import WebhookGame
from .webhook_game_external_ids import WebhookGameExternalIds
from .webhook_game_metadata import WebhookGameMetadata
from .webhook_game_visibility import WebhookGameVisibility
from .webhook_links import WebhookLinks
from .webhook_news import WebhookNews
from .webhook_page import WebhookPage
from .webhook_payload import WebhookPayload
from .webhook_player import WebhookPlayer
from .webhook_player_reason import WebhookPlayerReason
from .webhook_reason import WebhookReason
from .webhook_result import WebhookResult
from .webhook_result_reason_type_0 import WebhookResultReasonType0
from .webhook_secret import WebhookSecret
from .webhook_secret_reason import WebhookSecretReason
from .webhook_secret_status import WebhookSecretStatus
from .webhook_standing import WebhookStanding
from .webhook_status import WebhookStatus
from .webhook_tournament import WebhookTournament
from .webhook_tournament_external_ids import WebhookTournamentExternalIds
from .webhook_tournament_format import WebhookTournamentFormat
from .webhook_tournament_links import WebhookTournamentLinks
from .webhook_tournament_metadata import WebhookTournamentMetadata
from .webhook_tournament_visibility import WebhookTournamentVisibility
from .window_closed_event import WindowClosedEvent
from .window_closed_event_name import WindowClosedEventName
from .window_closed_event_outcome import WindowClosedEventOutcome
from .window_opened_event import WindowOpenedEvent
from .window_opened_event_mode import WindowOpenedEventMode
from .window_opened_event_name import WindowOpenedEventName
from .window_view import WindowView
from .window_view_mode import WindowViewMode
from .window_view_name import WindowViewName
from .word import Word
from .word_spoken_as import WordSpokenAs

Event = (
    ActHeldEvent
    | ActStoppedEvent
    | AnnonceMadeEvent
    | BankChangedEvent
    | BevueEvent
    | BirdCaughtEvent
    | BirdsChangedEvent
    | BoundEvent
    | CardsExchangedEvent
    | CardsLaidEvent
    | ChallengePassedEvent
    | ChallengeTakenEvent
    | CheckInClosedEvent
    | ClockSetEvent
    | ClockStartedEvent
    | ClockStoppedEvent
    | CombinationMadeEvent
    | ConnectionLostEvent
    | ConnectionRestoredEvent
    | CoupMadeEvent
    | DemandMadeEvent
    | DiceForeseenEvent
    | DiceReleasedEvent
    | DiceRolledEvent
    | DiceShownEvent
    | DirectionSetEvent
    | DuelEndedEvent
    | EntryBackEvent
    | EntryCheckedInEvent
    | EntryMadeEvent
    | EntrySitsOutEvent
    | EntryWithdrawnEvent
    | GameCreatedEvent
    | GameFinishedEvent
    | GameOverEvent
    | GameRated
    | GameStartedEvent
    | GoldWonEvent
    | GradesGivenEvent
    | HandDealtEvent
    | HoldingGainedEvent
    | HoldingLostEvent
    | InvitationDeclinedEvent
    | InvitationRevokedEvent
    | InvitationsExpiredEvent
    | KingMadeEvent
    | LagMeasuredEvent
    | LyingDownEvent
    | MancheFinishedEvent
    | MigrationCameEvent
    | PackShuffledEvent
    | PlayerArrivedEvent
    | PlayerCreatedEvent
    | PlayerDeclinedEvent
    | PlayerFinishedEvent
    | PlayerInvitedEvent
    | PlayerJoinedEvent
    | PlayerLeftEvent
    | PlayerOutEvent
    | PlayerPassedEvent
    | PlayerRenamedEvent
    | PlayersInvitedEvent
    | PointsMovedEvent
    | PresenceChangedEvent
    | PreventiveFailedEvent
    | PreventiveMadeEvent
    | QueensShownEvent
    | RequestWithdrawnEvent
    | ResultCorrectedEvent
    | RevolutionMadeEvent
    | RewoundEvent
    | RoundFinishedEvent
    | RoundStartedEvent
    | SeatsExchangedEvent
    | SeatTakenEvent
    | SipsMovedEvent
    | SongEndedEvent
    | SongFaultEvent
    | TableFinishedEvent
    | TableReplayedEvent
    | TableRequestedEvent
    | TermsSetEvent
    | TicketCancelledEvent
    | TicketExpiredEvent
    | TicketMatchedEvent
    | TicketWaitingEvent
    | TournamentClosingEvent
    | TournamentCreatedEvent
    | TournamentDeclinedEvent
    | TournamentEnteredEvent
    | TournamentFinishedEvent
    | TournamentInvitationOverEvent
    | TournamentInvitedEvent
    | TournamentPausedEvent
    | TournamentResumedEvent
    | TournamentStartedEvent
    | TourWonEvent
    | TransplanedEvent
    | TurnPassedEvent
    | TurnStartedEvent
    | ValuesSetEvent
    | VoteCastEvent
    | WindowClosedEvent
    | WindowOpenedEvent
    | UnknownVariant
)

EVENT_CLASSES: dict[str, Any] = {
    "act_held": ActHeldEvent,
    "act_stopped": ActStoppedEvent,
    "annonce_made": AnnonceMadeEvent,
    "bank_changed": BankChangedEvent,
    "bevue": BevueEvent,
    "bird_caught": BirdCaughtEvent,
    "birds_changed": BirdsChangedEvent,
    "bound": BoundEvent,
    "cards_exchanged": CardsExchangedEvent,
    "cards_laid": CardsLaidEvent,
    "challenge_passed": ChallengePassedEvent,
    "challenge_taken": ChallengeTakenEvent,
    "check_in_closed": CheckInClosedEvent,
    "clock_set": ClockSetEvent,
    "clock_started": ClockStartedEvent,
    "clock_stopped": ClockStoppedEvent,
    "combination_made": CombinationMadeEvent,
    "connection_lost": ConnectionLostEvent,
    "connection_restored": ConnectionRestoredEvent,
    "coup_made": CoupMadeEvent,
    "demand_made": DemandMadeEvent,
    "dice_foreseen": DiceForeseenEvent,
    "dice_released": DiceReleasedEvent,
    "dice_rolled": DiceRolledEvent,
    "dice_shown": DiceShownEvent,
    "direction_set": DirectionSetEvent,
    "duel_ended": DuelEndedEvent,
    "entry_back": EntryBackEvent,
    "entry_checked_in": EntryCheckedInEvent,
    "entry_made": EntryMadeEvent,
    "entry_sits_out": EntrySitsOutEvent,
    "entry_withdrawn": EntryWithdrawnEvent,
    "game_created": GameCreatedEvent,
    "game_finished": GameFinishedEvent,
    "game_over": GameOverEvent,
    "game_rated": GameRated,
    "game_started": GameStartedEvent,
    "gold_won": GoldWonEvent,
    "grades_given": GradesGivenEvent,
    "hand_dealt": HandDealtEvent,
    "holding_gained": HoldingGainedEvent,
    "holding_lost": HoldingLostEvent,
    "invitation_declined": InvitationDeclinedEvent,
    "invitation_revoked": InvitationRevokedEvent,
    "invitations_expired": InvitationsExpiredEvent,
    "king_made": KingMadeEvent,
    "lag_measured": LagMeasuredEvent,
    "lying_down": LyingDownEvent,
    "manche_finished": MancheFinishedEvent,
    "migration": MigrationCameEvent,
    "pack_shuffled": PackShuffledEvent,
    "player_arrived": PlayerArrivedEvent,
    "player_created": PlayerCreatedEvent,
    "player_declined": PlayerDeclinedEvent,
    "player_finished": PlayerFinishedEvent,
    "player_invited": PlayerInvitedEvent,
    "player_joined": PlayerJoinedEvent,
    "player_left": PlayerLeftEvent,
    "player_out": PlayerOutEvent,
    "player_passed": PlayerPassedEvent,
    "player_renamed": PlayerRenamedEvent,
    "players_invited": PlayersInvitedEvent,
    "points_moved": PointsMovedEvent,
    "presence_changed": PresenceChangedEvent,
    "preventive_failed": PreventiveFailedEvent,
    "preventive_made": PreventiveMadeEvent,
    "queens_shown": QueensShownEvent,
    "request_withdrawn": RequestWithdrawnEvent,
    "result_corrected": ResultCorrectedEvent,
    "revolution_made": RevolutionMadeEvent,
    "rewound": RewoundEvent,
    "round_finished": RoundFinishedEvent,
    "round_started": RoundStartedEvent,
    "seat_taken": SeatTakenEvent,
    "seats_exchanged": SeatsExchangedEvent,
    "sips_moved": SipsMovedEvent,
    "song_ended": SongEndedEvent,
    "song_fault": SongFaultEvent,
    "table_finished": TableFinishedEvent,
    "table_replayed": TableReplayedEvent,
    "table_requested": TableRequestedEvent,
    "terms_set": TermsSetEvent,
    "ticket_cancelled": TicketCancelledEvent,
    "ticket_expired": TicketExpiredEvent,
    "ticket_matched": TicketMatchedEvent,
    "ticket_waiting": TicketWaitingEvent,
    "tour_won": TourWonEvent,
    "tournament_closing": TournamentClosingEvent,
    "tournament_created": TournamentCreatedEvent,
    "tournament_declined": TournamentDeclinedEvent,
    "tournament_entered": TournamentEnteredEvent,
    "tournament_finished": TournamentFinishedEvent,
    "tournament_invitation_over": TournamentInvitationOverEvent,
    "tournament_invited": TournamentInvitedEvent,
    "tournament_paused": TournamentPausedEvent,
    "tournament_resumed": TournamentResumedEvent,
    "tournament_started": TournamentStartedEvent,
    "transplaned": TransplanedEvent,
    "turn_passed": TurnPassedEvent,
    "turn_started": TurnStartedEvent,
    "values_set": ValuesSetEvent,
    "vote_cast": VoteCastEvent,
    "window_closed": WindowClosedEvent,
    "window_opened": WindowOpenedEvent,
}

__all__ = (
    "EVENT_CLASSES",
    "Event",
    "UnknownVariant",
    "ActAnswer",
    "ActAnswerEffect",
    "ActHeldEvent",
    "ActHeldEventAct",
    "ActStoppedEvent",
    "ActStoppedEventAct",
    "ActStoppedEventCode",
    "ActWithin",
    "ActWithinAct",
    "AnnonceBody",
    "AnnonceBodyActType1",
    "AnnonceBodyObjectsItemType1",
    "AnnonceBodyObjectType1",
    "AnnonceMadeEvent",
    "AnnonceMadeEventFields",
    "AskedView",
    "BankChangedEvent",
    "BankView",
    "BetBody",
    "BevueEvent",
    "BevueEventAct",
    "BevueEventCode",
    "BirdCaughtEvent",
    "BirdsChangedEvent",
    "BirdsChangedEventEffectsItem",
    "BirdsView",
    "BirdsViewLastHand",
    "BondView",
    "BondViewAnswer",
    "BotAnswer",
    "BotAnswerEffect",
    "BotAnswerLevel",
    "BotBody",
    "BotBodyLevel",
    "BotLevel",
    "BotLevelId",
    "BotLevelList",
    "BoundEvent",
    "BoundEventAnswer",
    "Bounds",
    "CardChoice",
    "CardsExchangedEvent",
    "CardsExchangedEventReason",
    "CardsInfo",
    "CardsLaidEvent",
    "CardsLaidEventBy",
    "Challenge",
    "ChallengeBody",
    "ChallengeKind",
    "ChallengeList",
    "ChallengeOutcome",
    "ChallengePassedEvent",
    "ChallengeTakenEvent",
    "ChallengeTakenEventKind",
    "ChallengeView",
    "ChallengeViewKind",
    "ChallengeViewStage",
    "Check",
    "CheckInClosedEvent",
    "CheckName",
    "CheckStatus",
    "ClockAnswer",
    "ClockAnswerEffect",
    "ClockBody",
    "ClockBodyTo",
    "ClockSetEvent",
    "ClockStartedEvent",
    "ClockStoppedEvent",
    "CombinationBounds",
    "CombinationMadeEvent",
    "Compensation",
    "ConfusionView",
    "ConfusionViewLeft",
    "ConfusionViewMiddle",
    "ConfusionViewRight",
    "ConnectionLostEvent",
    "ConnectionRestoredEvent",
    "Constraints",
    "ConstraintsActsItemType1",
    "ConstraintsBetsOn",
    "Contribution",
    "CorrectionBody",
    "CoupMadeEvent",
    "CoupMadeEventKind",
    "CoupView",
    "CoupViewKind",
    "CoupViewSirotage",
    "CreateAnswer",
    "CreateAnswerEffect",
    "Deal",
    "DealDirection",
    "DealProof",
    "DealtHand",
    "DemandBody",
    "DemandMadeEvent",
    "DiceForeseenEvent",
    "DiceProof",
    "DiceReleasedEvent",
    "DiceReleasedEventPurpose",
    "DiceRolledEvent",
    "DiceRolledEventHand",
    "DiceRolledEventPurpose",
    "DiceShownEvent",
    "DieThrow",
    "DirectionBody",
    "DirectionSetEvent",
    "DirectionSetEventDirection",
    "DirectionSetEventReason",
    "DuelEndedEvent",
    "DuelEndedEventOutcome",
    "EarnedPoints",
    "EarnedPointsRule",
    "EffectView",
    "EmptyBody",
    "EntryAnswer",
    "EntryBackEvent",
    "EntryBody",
    "EntryBodyBot",
    "EntryCheckedInEvent",
    "EntryMadeEvent",
    "EntryMadeEventBotType0",
    "EntrySeat",
    "EntrySitsOutEvent",
    "EntryStanding",
    "EntryWaiting",
    "EntryWithdrawnEvent",
    "EventPage",
    "ExchangeBody",
    "Expected",
    "ExpectedAct",
    "ExpectedActAct",
    "ExportCorrection",
    "ExportEarned",
    "ExportEarnedRule",
    "ExportEnd",
    "ExportEntry",
    "ExportEntryBotType0",
    "ExportEvent",
    "ExportGame",
    "ExportGameTold",
    "ExportPoints",
    "ExportPointsBy",
    "ExportPointsBye",
    "ExportResult",
    "ExportResultDecided",
    "ExportRound",
    "ExportSettings",
    "ExportSettingsFormat",
    "ExportSettingsRemainder",
    "ExportSettingsSeeding",
    "ExportStanding",
    "ExportStandingDecidedBy",
    "ExportStandingTieBreaks",
    "ExportTable",
    "ExportTableStage",
    "ExportTournament",
    "ExportTournamentBots",
    "ExportTournamentEndType0",
    "ExportTournamentFormat",
    "ExportTournamentOptions",
    "ExportTournamentOvertime",
    "ExportTournamentStatus",
    "FaultView",
    "FaultViewFault",
    "Field",
    "FieldError",
    "FieldErrorCode",
    "FieldType",
    "Game",
    "GameBody",
    "GameBodyMetadata",
    "GameBodySeats",
    "GameBodyVisibility",
    "GameBodyWatching",
    "GameClock",
    "GameClockClock",
    "GameCreatedEvent",
    "GameCreatedEventOptions",
    "GameEndType0",
    "GameExternalIds",
    "GameFinishedEvent",
    "GameFinishedEventReason",
    "GameFinishedEventScores",
    "GameMetadataType0",
    "GameNegativeTurns",
    "GameOptions",
    "GameOverEvent",
    "GamePage",
    "GamePhase",
    "GameRated",
    "GameSeats",
    "GameStartedEvent",
    "GameStatus",
    "GameSummary",
    "GameSummaryEndType0",
    "GameSummarySeats",
    "GameSummaryStatus",
    "GameVisibility",
    "GameVotes",
    "GameWatching",
    "GetRecordFormat",
    "GoldWonEvent",
    "GradesGivenEvent",
    "GradesGivenEventRoles",
    "HandChoice",
    "HandDealtEvent",
    "HandDealtEventDirection",
    "HandDealtEventHands",
    "Health",
    "HealthStatus",
    "HoldingChoice",
    "HoldingChoiceObjectsItemType1",
    "HoldingGainedEvent",
    "HoldingGainedEventHolding",
    "HoldingLostEvent",
    "HoldingLostEventHolding",
    "HoldingLostEventReason",
    "Invitation",
    "InvitationAnswer",
    "InvitationBody",
    "InvitationBodyKind",
    "InvitationDeclinedEvent",
    "InvitationKind",
    "InvitationList",
    "InvitationRevokedEvent",
    "InvitationsExpiredEvent",
    "InvitationStatus",
    "InviteBody",
    "JoinAnswer",
    "JoinAnswerEffect",
    "JoinBody",
    "KingMadeEvent",
    "Label",
    "LagMeasuredEvent",
    "Leaderboard",
    "LeaderboardLine",
    "ListGamesStatus",
    "ListOwnGamesStatus",
    "ListSituationsKind",
    "LobbyNews",
    "LyingDownEvent",
    "MagicView",
    "MagicViewChou",
    "MagicViewLastDice",
    "MagicViewSeats",
    "MagicViewShapes",
    "MancheFinishedEvent",
    "MancheFinishedEventPlaces",
    "MancheView",
    "MancheViewDirection",
    "MatchmakingTicket",
    "MatchmakingTicketReasonType0",
    "MatchmakingTickets",
    "MatchmakingTicketState",
    "MigrationCameEvent",
    "Movement",
    "NewcomerView",
    "NewcomerViewBotType0",
    "NewPlayerBody",
    "NewPlayerBodyMetadata",
    "OnSale",
    "Option",
    "OptionsBody",
    "OptionsBodyBevue",
    "OptionsBodyDirectionDecider",
    "OptionsBodyDirectionQueen",
    "OptionsBodyLagTrust",
    "OptionsBodyPacksType0",
    "OptionsBodyPacksType1",
    "OptionsBodyPoints",
    "OptionsBodyPreset",
    "OptionsBodyRules",
    "OptionsBodyStartQueen",
    "OptionsBodyTeamsType0",
    "OptionType",
    "OwnGame",
    "OwnGameEndType0",
    "OwnGameMetadata",
    "OwnGamePage",
    "OwnGameSeats",
    "OwnGameStatus",
    "OwnGameVisibility",
    "OwnGameWatching",
    "PackShuffledEvent",
    "PackView",
    "PassBody",
    "PingAnswer",
    "PingBody",
    "PlacingBody",
    "PlayBody",
    "PlayerAccount",
    "PlayerAccountMetadata",
    "PlayerArrivedEvent",
    "PlayerArrivedEventBotType0",
    "PlayerBody",
    "PlayerChangeBody",
    "PlayerChangeBodyMetadata",
    "PlayerCreatedEvent",
    "PlayerCreation",
    "PlayerDeclinedEvent",
    "PlayerEventPage",
    "PlayerFinishedEvent",
    "PlayerInvitation",
    "PlayerInvitations",
    "PlayerInvitedEvent",
    "PlayerJoinedEvent",
    "PlayerJoinedEventBotType0",
    "PlayerLeftEvent",
    "PlayerLeftEventReason",
    "PlayerOutEvent",
    "PlayerOutEventReason",
    "PlayerPage",
    "PlayerPassedEvent",
    "PlayerRenamedEvent",
    "PlayerResult",
    "PlayerResultPage",
    "PlayerResultReason",
    "PlayerSeat",
    "PlayerSeats",
    "PlayerSeatStatus",
    "PlayersInvitedEvent",
    "PlayerToken",
    "PlayerTournament",
    "PlayerTournamentInvitation",
    "PlayerTournamentInvitationFormat",
    "PlayerTournamentInvitationStatus",
    "PlayerTournamentStatus",
    "PlayerView",
    "PlayerViewBotType0",
    "PlayerViewHoldings",
    "PlayerViewJarret",
    "PlayerViewOutType0",
    "PlayerViewPresence",
    "PlayerViewRoleType0",
    "PointsBody",
    "PointsBodyBy",
    "PointsBodyBye",
    "PointsMovedEvent",
    "PoolBody",
    "PoolCard",
    "PoolPage",
    "PresenceBody",
    "PresenceBodyPresence",
    "PresenceChangedEvent",
    "PresenceChangedEventPresence",
    "PresenceChangedEventReason",
    "PreventiveFailedEvent",
    "PreventiveFailedEventCode",
    "PreventiveMadeEvent",
    "PreventiveMadeEventFields",
    "ProblemDetails",
    "ProblemDetailsCode",
    "ProblemDetailsValues",
    "Profile",
    "PutschBody",
    "QueensShownEvent",
    "QueueBody",
    "QueueBodyBots",
    "QueueBodyVisibility",
    "QueueBodyWatching",
    "QueueCard",
    "QueueCardBots",
    "QueueCardOptions",
    "QueueCardVisibility",
    "QueueCardWatchingType0",
    "QueueChangeBody",
    "QueueChangeBodyBots",
    "QueuePage",
    "RankChoice",
    "RatedGames",
    "RatedSide",
    "RatingChange",
    "Readiness",
    "ReadinessStatus",
    "ReadinessStore",
    "ReasonBody",
    "Recalculated",
    "Record",
    "RecordDealItem",
    "RecordDirection",
    "RecordedDie",
    "RecordedTable",
    "RecordExpect",
    "RecordJoining",
    "RecordOptions",
    "RecordPlayers",
    "RecordPlayItem",
    "RecordRoles",
    "RematchAnswer",
    "RequestWithdrawnEvent",
    "ResultCorrectedEvent",
    "RevolutionMadeEvent",
    "RewoundEvent",
    "RollBody",
    "RollBodyHand",
    "RoundFinishedEvent",
    "RoundStartedEvent",
    "RuleInfo",
    "RuleInfoLabels",
    "RuleInfoOnlyWith",
    "RuleInfoParameters",
    "RuleInfoPoints",
    "RulesetInfo",
    "RulesetInfoGame",
    "RulesetInfoPresets",
    "RulesetList",
    "SandboxGame",
    "SandboxGameBody",
    "SandboxGameBodyBots",
    "SandboxGameBodyBotsAdditionalProperty",
    "SandboxGameBodyClock",
    "SandboxGameBodyDeal",
    "SandboxGameBodyMetadata",
    "SandboxGameBodyRoles",
    "SandboxGameBodyVisibility",
    "SandboxSeat",
    "SandboxSeatBotType0",
    "Seat",
    "SeatsExchangedEvent",
    "SeatsExchangedEventSeats",
    "SeatsExchangedEventShapes",
    "SeatTakenEvent",
    "ShareBody",
    "Shuffle",
    "Sips",
    "SipsDrunk",
    "SipsGiven",
    "SipsMovedEvent",
    "SipsMovedEventDrunk",
    "SipsMovedEventToGive",
    "SipsToGive",
    "SituationAttempt",
    "SituationAttemptBody",
    "SituationAttemptCode",
    "SituationAttemptEffect",
    "SituationOffer",
    "SituationOfferAct",
    "SituationPage",
    "SituationPlayer",
    "SituationRule",
    "SituationSummary",
    "SituationSummaryKind",
    "SituationView",
    "SituationViewKind",
    "SituationWindow",
    "SituationWindowMode",
    "SituationWindowName",
    "SongEndedEvent",
    "SongFaultEvent",
    "SongFaultEventFault",
    "SongView",
    "Spoken",
    "SpokenFields",
    "Standing",
    "StandingChange",
    "StandingChangeDecidedByType0",
    "StandingLine",
    "StandingLineDecidedByType0",
    "StandingLineTieBreaks",
    "StandingPlayerBody",
    "StandingPlayerBodyHoldsItemType1",
    "StandingReason",
    "StandingsChange",
    "StreamTicket",
    "TableFinishedEvent",
    "TableFinishedEventDecided",
    "TablePlacing",
    "TableReplayedEvent",
    "TableRequestedEvent",
    "TableStart",
    "TableStartStage",
    "TermsBody",
    "TermsSetEvent",
    "ThrowView",
    "TicketCancelledEvent",
    "TicketCancelledEventReason",
    "TicketExpiredEvent",
    "TicketExpiredEventReason",
    "TicketMatchedEvent",
    "TicketWaitingEvent",
    "TimeAnswer",
    "Timing",
    "ToBeat",
    "TournamentBody",
    "TournamentBodyBots",
    "TournamentBodyEntering",
    "TournamentBodyFormat",
    "TournamentBodyMetadata",
    "TournamentBodyOvertime",
    "TournamentBodyRemainder",
    "TournamentBodySeeding",
    "TournamentBodyTieBreaksItem",
    "TournamentBodyVisibility",
    "TournamentBodyWatching",
    "TournamentCard",
    "TournamentCardFormat",
    "TournamentCardStatus",
    "TournamentCardVisibility",
    "TournamentClosingEvent",
    "TournamentCreatedEvent",
    "TournamentCreatedEventFormat",
    "TournamentDeclinedEvent",
    "TournamentEnteredEvent",
    "TournamentEntries",
    "TournamentEntry",
    "TournamentEntryBotType0",
    "TournamentEventPage",
    "TournamentFinishedEvent",
    "TournamentFinishedEventReason",
    "TournamentInvitation",
    "TournamentInvitationOverEvent",
    "TournamentInvitationOverEventReason",
    "TournamentInvitations",
    "TournamentInvitationStatus",
    "TournamentInvitedEvent",
    "TournamentPage",
    "TournamentPausedEvent",
    "TournamentPoints",
    "TournamentPointsBy",
    "TournamentPointsBye",
    "TournamentResumedEvent",
    "TournamentRound",
    "TournamentRounds",
    "TournamentSettings",
    "TournamentSettingsFormat",
    "TournamentSettingsRemainder",
    "TournamentSettingsSeeding",
    "TournamentStandings",
    "TournamentStartedEvent",
    "TournamentTable",
    "TournamentTableDecidedType0",
    "TournamentTableStage",
    "TournamentView",
    "TournamentViewBots",
    "TournamentViewEndType0",
    "TournamentViewEntering",
    "TournamentViewMetadata",
    "TournamentViewOptions",
    "TournamentViewOvertime",
    "TournamentViewStatus",
    "TournamentViewVisibility",
    "TournamentViewWatching",
    "TournamentWebhookNews",
    "TournamentWebhookPayload",
    "TourView",
    "TourWonEvent",
    "TourWonEventReason",
    "Trace",
    "TraceLayer",
    "TransferView",
    "TransplanedEvent",
    "TurnPassedEvent",
    "TurnStartedEvent",
    "TurnView",
    "ValuesSetEvent",
    "ValuesSetEventValues",
    "VoteBody",
    "VoteCastEvent",
    "VoteCastEventVote",
    "WatchLobbyStatus",
    "Webhook",
    "WebhookAttempt",
    "WebhookAttemptErrorType0",
    "WebhookBody",
    "WebhookChangeBody",
    "WebhookChangeBodyStatus",
    "WebhookDelivery",
    "WebhookDeliveryPage",
    "WebhookDeliveryStatus",
    "WebhookGame",
    "WebhookGameExternalIds",
    "WebhookGameMetadata",
    "WebhookGameVisibility",
    "WebhookLinks",
    "WebhookNews",
    "WebhookPage",
    "WebhookPayload",
    "WebhookPlayer",
    "WebhookPlayerReason",
    "WebhookReason",
    "WebhookResult",
    "WebhookResultReasonType0",
    "WebhookSecret",
    "WebhookSecretReason",
    "WebhookSecretStatus",
    "WebhookStanding",
    "WebhookStatus",
    "WebhookTournament",
    "WebhookTournamentExternalIds",
    "WebhookTournamentFormat",
    "WebhookTournamentLinks",
    "WebhookTournamentMetadata",
    "WebhookTournamentVisibility",
    "WindowClosedEvent",
    "WindowClosedEventName",
    "WindowClosedEventOutcome",
    "WindowOpenedEvent",
    "WindowOpenedEventMode",
    "WindowOpenedEventName",
    "WindowView",
    "WindowViewMode",
    "WindowViewName",
    "Word",
    "WordSpokenAs",
)
