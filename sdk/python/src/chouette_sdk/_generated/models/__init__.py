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
from .check_name import CheckName
from .check_status import CheckStatus
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
from .entry_body import EntryBody
from .entry_body_bot import EntryBodyBot
from .entry_made_event import EntryMadeEvent
from .entry_made_event_bot_type_0 import EntryMadeEventBotType0
from .entry_seat import EntrySeat
from .entry_standing import EntryStanding
from .entry_withdrawn_event import EntryWithdrawnEvent
from .event_page import EventPage
from .exchange_body import ExchangeBody
from .expected import Expected
from .expected_act import ExpectedAct
from .expected_act_act import ExpectedActAct
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
from .game_page import GamePage
from .game_phase import GamePhase
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
from .invitation_kind import InvitationKind
from .invitation_list import InvitationList
from .invitation_status import InvitationStatus
from .join_answer import JoinAnswer
from .join_answer_effect import JoinAnswerEffect
from .join_body import JoinBody
from .king_made_event import KingMadeEvent
from .lag_measured_event import LagMeasuredEvent
from .list_games_status import ListGamesStatus
from .list_own_games_status import ListOwnGamesStatus
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
from .migration_came_event import MigrationCameEvent
from .movement import Movement
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
from .player_arrived_event import PlayerArrivedEvent
from .player_arrived_event_bot_type_0 import PlayerArrivedEventBotType0
from .player_body import PlayerBody
from .player_finished_event import PlayerFinishedEvent
from .player_joined_event import PlayerJoinedEvent
from .player_joined_event_bot_type_0 import PlayerJoinedEventBotType0
from .player_left_event import PlayerLeftEvent
from .player_left_event_reason import PlayerLeftEventReason
from .player_out_event import PlayerOutEvent
from .player_out_event_reason import PlayerOutEventReason
from .player_passed_event import PlayerPassedEvent
from .player_renamed_event import PlayerRenamedEvent
from .player_view import PlayerView
from .player_view_bot_type_0 import PlayerViewBotType0
from .player_view_holdings import PlayerViewHoldings
from .player_view_jarret import PlayerViewJarret
from .player_view_out_type_0 import PlayerViewOutType0
from .player_view_presence import PlayerViewPresence
from .player_view_role_type_0 import PlayerViewRoleType0
from .points_body import PointsBody
from .points_body_by import PointsBodyBy
from .points_body_bye import PointsBodyBye
from .points_moved_event import PointsMovedEvent
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
from .putsch_body import PutschBody
from .queens_shown_event import QueensShownEvent
from .rank_choice import RankChoice
from .readiness import Readiness
from .readiness_status import ReadinessStatus
from .readiness_store import ReadinessStore
from .reason_body import ReasonBody
from .record import Record
from .record_deal_item import RecordDealItem
from .record_expect import RecordExpect
from .record_options import RecordOptions
from .record_play_item import RecordPlayItem
from .record_players import RecordPlayers
from .recorded_die import RecordedDie
from .recorded_table import RecordedTable
from .rematch_answer import RematchAnswer
from .result_corrected_event import ResultCorrectedEvent
from .revolution_made_event import RevolutionMadeEvent
from .rewound_event import RewoundEvent
from .roll_body import RollBody
from .roll_body_hand import RollBodyHand
from .round_finished_event import RoundFinishedEvent
from .round_started_event import RoundStartedEvent
from .rule_info import RuleInfo
from .rule_info_only_with import RuleInfoOnlyWith
from .rule_info_parameters import RuleInfoParameters
from .rule_info_points import RuleInfoPoints
from .ruleset_info import RulesetInfo
from .ruleset_info_game import RulesetInfoGame
from .ruleset_info_presets import RulesetInfoPresets
from .ruleset_list import RulesetList
from .seat import Seat
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
from .song_ended_event import SongEndedEvent
from .song_fault_event import SongFaultEvent
from .song_fault_event_fault import SongFaultEventFault
from .song_view import SongView
from .spoken import Spoken
from .spoken_fields import SpokenFields
from .standing import Standing
from .standing_line import StandingLine
from .standing_line_decided_by_type_0 import StandingLineDecidedByType0
from .standing_line_tie_breaks import StandingLineTieBreaks
from .standing_reason import StandingReason
from .stream_ticket import StreamTicket
from .table_finished_event import TableFinishedEvent
from .table_finished_event_decided import TableFinishedEventDecided
from .table_placing import TablePlacing
from .table_replayed_event import TableReplayedEvent
from .table_start import TableStart
from .table_start_stage import TableStartStage
from .terms_body import TermsBody
from .terms_set_event import TermsSetEvent
from .throw_view import ThrowView
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
from .tournament_body_remainder import TournamentBodyRemainder
from .tournament_body_seeding import TournamentBodySeeding
from .tournament_body_tie_breaks_item import TournamentBodyTieBreaksItem
from .tournament_body_visibility import TournamentBodyVisibility
from .tournament_card import TournamentCard
from .tournament_card_format import TournamentCardFormat
from .tournament_card_status import TournamentCardStatus
from .tournament_card_visibility import TournamentCardVisibility
from .tournament_created_event import TournamentCreatedEvent
from .tournament_created_event_format import TournamentCreatedEventFormat
from .tournament_entries import TournamentEntries
from .tournament_entry import TournamentEntry
from .tournament_entry_bot_type_0 import TournamentEntryBotType0
from .tournament_event_page import TournamentEventPage
from .tournament_finished_event import TournamentFinishedEvent
from .tournament_finished_event_reason import TournamentFinishedEventReason
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
from .tournament_view_status import TournamentViewStatus
from .tournament_view_visibility import TournamentViewVisibility
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
from .webhook_status import WebhookStatus
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
    | EntryMadeEvent
    | EntryWithdrawnEvent
    | GameCreatedEvent
    | GameFinishedEvent
    | GameStartedEvent
    | GoldWonEvent
    | GradesGivenEvent
    | HandDealtEvent
    | HoldingGainedEvent
    | HoldingLostEvent
    | KingMadeEvent
    | LagMeasuredEvent
    | LyingDownEvent
    | MancheFinishedEvent
    | MigrationCameEvent
    | PackShuffledEvent
    | PlayerArrivedEvent
    | PlayerFinishedEvent
    | PlayerJoinedEvent
    | PlayerLeftEvent
    | PlayerOutEvent
    | PlayerPassedEvent
    | PlayerRenamedEvent
    | PointsMovedEvent
    | PresenceChangedEvent
    | PreventiveFailedEvent
    | PreventiveMadeEvent
    | QueensShownEvent
    | ResultCorrectedEvent
    | RevolutionMadeEvent
    | RewoundEvent
    | RoundFinishedEvent
    | RoundStartedEvent
    | SeatsExchangedEvent
    | SipsMovedEvent
    | SongEndedEvent
    | SongFaultEvent
    | TableFinishedEvent
    | TableReplayedEvent
    | TermsSetEvent
    | TournamentCreatedEvent
    | TournamentFinishedEvent
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
    "entry_made": EntryMadeEvent,
    "entry_withdrawn": EntryWithdrawnEvent,
    "game_created": GameCreatedEvent,
    "game_finished": GameFinishedEvent,
    "game_started": GameStartedEvent,
    "gold_won": GoldWonEvent,
    "grades_given": GradesGivenEvent,
    "hand_dealt": HandDealtEvent,
    "holding_gained": HoldingGainedEvent,
    "holding_lost": HoldingLostEvent,
    "king_made": KingMadeEvent,
    "lag_measured": LagMeasuredEvent,
    "lying_down": LyingDownEvent,
    "manche_finished": MancheFinishedEvent,
    "migration": MigrationCameEvent,
    "pack_shuffled": PackShuffledEvent,
    "player_arrived": PlayerArrivedEvent,
    "player_finished": PlayerFinishedEvent,
    "player_joined": PlayerJoinedEvent,
    "player_left": PlayerLeftEvent,
    "player_out": PlayerOutEvent,
    "player_passed": PlayerPassedEvent,
    "player_renamed": PlayerRenamedEvent,
    "points_moved": PointsMovedEvent,
    "presence_changed": PresenceChangedEvent,
    "preventive_failed": PreventiveFailedEvent,
    "preventive_made": PreventiveMadeEvent,
    "queens_shown": QueensShownEvent,
    "result_corrected": ResultCorrectedEvent,
    "revolution_made": RevolutionMadeEvent,
    "rewound": RewoundEvent,
    "round_finished": RoundFinishedEvent,
    "round_started": RoundStartedEvent,
    "seats_exchanged": SeatsExchangedEvent,
    "sips_moved": SipsMovedEvent,
    "song_ended": SongEndedEvent,
    "song_fault": SongFaultEvent,
    "table_finished": TableFinishedEvent,
    "table_replayed": TableReplayedEvent,
    "terms_set": TermsSetEvent,
    "tour_won": TourWonEvent,
    "tournament_created": TournamentCreatedEvent,
    "tournament_finished": TournamentFinishedEvent,
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
    "CheckName",
    "CheckStatus",
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
    "EntryBody",
    "EntryBodyBot",
    "EntryMadeEvent",
    "EntryMadeEventBotType0",
    "EntrySeat",
    "EntryStanding",
    "EntryWithdrawnEvent",
    "EventPage",
    "ExchangeBody",
    "Expected",
    "ExpectedAct",
    "ExpectedActAct",
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
    "GamePage",
    "GamePhase",
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
    "InvitationKind",
    "InvitationList",
    "InvitationStatus",
    "JoinAnswer",
    "JoinAnswerEffect",
    "JoinBody",
    "KingMadeEvent",
    "LagMeasuredEvent",
    "ListGamesStatus",
    "ListOwnGamesStatus",
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
    "MigrationCameEvent",
    "Movement",
    "NewcomerView",
    "NewcomerViewBotType0",
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
    "PlayerArrivedEvent",
    "PlayerArrivedEventBotType0",
    "PlayerBody",
    "PlayerFinishedEvent",
    "PlayerJoinedEvent",
    "PlayerJoinedEventBotType0",
    "PlayerLeftEvent",
    "PlayerLeftEventReason",
    "PlayerOutEvent",
    "PlayerOutEventReason",
    "PlayerPassedEvent",
    "PlayerRenamedEvent",
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
    "PutschBody",
    "QueensShownEvent",
    "RankChoice",
    "Readiness",
    "ReadinessStatus",
    "ReadinessStore",
    "ReasonBody",
    "Record",
    "RecordDealItem",
    "RecordedDie",
    "RecordedTable",
    "RecordExpect",
    "RecordOptions",
    "RecordPlayers",
    "RecordPlayItem",
    "RematchAnswer",
    "ResultCorrectedEvent",
    "RevolutionMadeEvent",
    "RewoundEvent",
    "RollBody",
    "RollBodyHand",
    "RoundFinishedEvent",
    "RoundStartedEvent",
    "RuleInfo",
    "RuleInfoOnlyWith",
    "RuleInfoParameters",
    "RuleInfoPoints",
    "RulesetInfo",
    "RulesetInfoGame",
    "RulesetInfoPresets",
    "RulesetList",
    "Seat",
    "SeatsExchangedEvent",
    "SeatsExchangedEventSeats",
    "SeatsExchangedEventShapes",
    "ShareBody",
    "Shuffle",
    "Sips",
    "SipsDrunk",
    "SipsGiven",
    "SipsMovedEvent",
    "SipsMovedEventDrunk",
    "SipsMovedEventToGive",
    "SipsToGive",
    "SongEndedEvent",
    "SongFaultEvent",
    "SongFaultEventFault",
    "SongView",
    "Spoken",
    "SpokenFields",
    "Standing",
    "StandingLine",
    "StandingLineDecidedByType0",
    "StandingLineTieBreaks",
    "StandingReason",
    "StreamTicket",
    "TableFinishedEvent",
    "TableFinishedEventDecided",
    "TablePlacing",
    "TableReplayedEvent",
    "TableStart",
    "TableStartStage",
    "TermsBody",
    "TermsSetEvent",
    "ThrowView",
    "TimeAnswer",
    "Timing",
    "ToBeat",
    "TournamentBody",
    "TournamentBodyBots",
    "TournamentBodyEntering",
    "TournamentBodyFormat",
    "TournamentBodyMetadata",
    "TournamentBodyRemainder",
    "TournamentBodySeeding",
    "TournamentBodyTieBreaksItem",
    "TournamentBodyVisibility",
    "TournamentCard",
    "TournamentCardFormat",
    "TournamentCardStatus",
    "TournamentCardVisibility",
    "TournamentCreatedEvent",
    "TournamentCreatedEventFormat",
    "TournamentEntries",
    "TournamentEntry",
    "TournamentEntryBotType0",
    "TournamentEventPage",
    "TournamentFinishedEvent",
    "TournamentFinishedEventReason",
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
    "TournamentViewStatus",
    "TournamentViewVisibility",
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
    "WebhookStatus",
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
