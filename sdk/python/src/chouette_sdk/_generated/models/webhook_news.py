from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.act_held_event import ActHeldEvent
    from ..models.act_stopped_event import ActStoppedEvent
    from ..models.annonce_made_event import AnnonceMadeEvent
    from ..models.bank_changed_event import BankChangedEvent
    from ..models.bevue_event import BevueEvent
    from ..models.bird_caught_event import BirdCaughtEvent
    from ..models.birds_changed_event import BirdsChangedEvent
    from ..models.bound_event import BoundEvent
    from ..models.cards_exchanged_event import CardsExchangedEvent
    from ..models.cards_laid_event import CardsLaidEvent
    from ..models.challenge_passed_event import ChallengePassedEvent
    from ..models.challenge_taken_event import ChallengeTakenEvent
    from ..models.clock_set_event import ClockSetEvent
    from ..models.clock_started_event import ClockStartedEvent
    from ..models.clock_stopped_event import ClockStoppedEvent
    from ..models.combination_made_event import CombinationMadeEvent
    from ..models.connection_lost_event import ConnectionLostEvent
    from ..models.connection_restored_event import ConnectionRestoredEvent
    from ..models.coup_made_event import CoupMadeEvent
    from ..models.demand_made_event import DemandMadeEvent
    from ..models.dice_foreseen_event import DiceForeseenEvent
    from ..models.dice_released_event import DiceReleasedEvent
    from ..models.dice_rolled_event import DiceRolledEvent
    from ..models.dice_shown_event import DiceShownEvent
    from ..models.direction_set_event import DirectionSetEvent
    from ..models.duel_ended_event import DuelEndedEvent
    from ..models.game_created_event import GameCreatedEvent
    from ..models.game_finished_event import GameFinishedEvent
    from ..models.game_started_event import GameStartedEvent
    from ..models.gold_won_event import GoldWonEvent
    from ..models.grades_given_event import GradesGivenEvent
    from ..models.hand_dealt_event import HandDealtEvent
    from ..models.holding_gained_event import HoldingGainedEvent
    from ..models.holding_lost_event import HoldingLostEvent
    from ..models.king_made_event import KingMadeEvent
    from ..models.lag_measured_event import LagMeasuredEvent
    from ..models.lying_down_event import LyingDownEvent
    from ..models.manche_finished_event import MancheFinishedEvent
    from ..models.migration_came_event import MigrationCameEvent
    from ..models.pack_shuffled_event import PackShuffledEvent
    from ..models.player_arrived_event import PlayerArrivedEvent
    from ..models.player_finished_event import PlayerFinishedEvent
    from ..models.player_joined_event import PlayerJoinedEvent
    from ..models.player_left_event import PlayerLeftEvent
    from ..models.player_out_event import PlayerOutEvent
    from ..models.player_passed_event import PlayerPassedEvent
    from ..models.player_renamed_event import PlayerRenamedEvent
    from ..models.points_moved_event import PointsMovedEvent
    from ..models.presence_changed_event import PresenceChangedEvent
    from ..models.preventive_failed_event import PreventiveFailedEvent
    from ..models.preventive_made_event import PreventiveMadeEvent
    from ..models.queens_shown_event import QueensShownEvent
    from ..models.revolution_made_event import RevolutionMadeEvent
    from ..models.rewound_event import RewoundEvent
    from ..models.seats_exchanged_event import SeatsExchangedEvent
    from ..models.sips_moved_event import SipsMovedEvent
    from ..models.song_ended_event import SongEndedEvent
    from ..models.song_fault_event import SongFaultEvent
    from ..models.terms_set_event import TermsSetEvent
    from ..models.tour_won_event import TourWonEvent
    from ..models.transplaned_event import TransplanedEvent
    from ..models.turn_passed_event import TurnPassedEvent
    from ..models.turn_started_event import TurnStartedEvent
    from ..models.values_set_event import ValuesSetEvent
    from ..models.vote_cast_event import VoteCastEvent
    from ..models.webhook_game import WebhookGame
    from ..models.webhook_links import WebhookLinks
    from ..models.webhook_result import WebhookResult
    from ..models.window_closed_event import WindowClosedEvent
    from ..models.window_opened_event import WindowOpenedEvent


T = TypeVar("T", bound="WebhookNews")


@_attrs_define
class WebhookNews:
    """What happened.

    Attributes:
        webhook (str): The id of the webhook that is told.
        game (None | WebhookGame): Null in a test.
        seq (int | None): The event's place in the game's order; null in a test.
        event (ActHeldEvent | ActStoppedEvent | AnnonceMadeEvent | BankChangedEvent | BevueEvent | BirdCaughtEvent |
            BirdsChangedEvent | BoundEvent | CardsExchangedEvent | CardsLaidEvent | ChallengePassedEvent |
            ChallengeTakenEvent | ClockSetEvent | ClockStartedEvent | ClockStoppedEvent | CombinationMadeEvent |
            ConnectionLostEvent | ConnectionRestoredEvent | CoupMadeEvent | DemandMadeEvent | DiceForeseenEvent |
            DiceReleasedEvent | DiceRolledEvent | DiceShownEvent | DirectionSetEvent | DuelEndedEvent | GameCreatedEvent |
            GameFinishedEvent | GameStartedEvent | GoldWonEvent | GradesGivenEvent | HandDealtEvent | HoldingGainedEvent |
            HoldingLostEvent | KingMadeEvent | LagMeasuredEvent | LyingDownEvent | MancheFinishedEvent | MigrationCameEvent
            | None | PackShuffledEvent | PlayerArrivedEvent | PlayerFinishedEvent | PlayerJoinedEvent | PlayerLeftEvent |
            PlayerOutEvent | PlayerPassedEvent | PlayerRenamedEvent | PointsMovedEvent | PresenceChangedEvent |
            PreventiveFailedEvent | PreventiveMadeEvent | QueensShownEvent | RevolutionMadeEvent | RewoundEvent |
            SeatsExchangedEvent | SipsMovedEvent | SongEndedEvent | SongFaultEvent | TermsSetEvent | TourWonEvent |
            TransplanedEvent | TurnPassedEvent | TurnStartedEvent | ValuesSetEvent | VoteCastEvent | WindowClosedEvent |
            WindowOpenedEvent): As the game's event log has it; null in a test, and where it is too long to be sent: then
            `links.event` leads to it.
        result (None | WebhookResult): Only with `game.finished`; otherwise null.
        links (None | WebhookLinks): Null in a test.
    """

    webhook: str
    game: None | WebhookGame
    seq: int | None
    event: (
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
        | None
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
        | RevolutionMadeEvent
        | RewoundEvent
        | SeatsExchangedEvent
        | SipsMovedEvent
        | SongEndedEvent
        | SongFaultEvent
        | TermsSetEvent
        | TourWonEvent
        | TransplanedEvent
        | TurnPassedEvent
        | TurnStartedEvent
        | ValuesSetEvent
        | VoteCastEvent
        | WindowClosedEvent
        | WindowOpenedEvent
    )
    result: None | WebhookResult
    links: None | WebhookLinks
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.act_held_event import ActHeldEvent  # noqa: PLC0415
        from ..models.act_stopped_event import ActStoppedEvent  # noqa: PLC0415
        from ..models.annonce_made_event import AnnonceMadeEvent  # noqa: PLC0415
        from ..models.bank_changed_event import BankChangedEvent  # noqa: PLC0415
        from ..models.bevue_event import BevueEvent  # noqa: PLC0415
        from ..models.bird_caught_event import BirdCaughtEvent  # noqa: PLC0415
        from ..models.birds_changed_event import BirdsChangedEvent  # noqa: PLC0415
        from ..models.bound_event import BoundEvent  # noqa: PLC0415
        from ..models.cards_exchanged_event import CardsExchangedEvent  # noqa: PLC0415
        from ..models.cards_laid_event import CardsLaidEvent  # noqa: PLC0415
        from ..models.challenge_passed_event import ChallengePassedEvent  # noqa: PLC0415
        from ..models.challenge_taken_event import ChallengeTakenEvent  # noqa: PLC0415
        from ..models.clock_set_event import ClockSetEvent  # noqa: PLC0415
        from ..models.clock_started_event import ClockStartedEvent  # noqa: PLC0415
        from ..models.clock_stopped_event import ClockStoppedEvent  # noqa: PLC0415
        from ..models.combination_made_event import CombinationMadeEvent  # noqa: PLC0415
        from ..models.connection_lost_event import ConnectionLostEvent  # noqa: PLC0415
        from ..models.connection_restored_event import ConnectionRestoredEvent  # noqa: PLC0415
        from ..models.coup_made_event import CoupMadeEvent  # noqa: PLC0415
        from ..models.demand_made_event import DemandMadeEvent  # noqa: PLC0415
        from ..models.dice_foreseen_event import DiceForeseenEvent  # noqa: PLC0415
        from ..models.dice_released_event import DiceReleasedEvent  # noqa: PLC0415
        from ..models.dice_rolled_event import DiceRolledEvent  # noqa: PLC0415
        from ..models.dice_shown_event import DiceShownEvent  # noqa: PLC0415
        from ..models.direction_set_event import DirectionSetEvent  # noqa: PLC0415
        from ..models.duel_ended_event import DuelEndedEvent  # noqa: PLC0415
        from ..models.game_created_event import GameCreatedEvent  # noqa: PLC0415
        from ..models.game_finished_event import GameFinishedEvent  # noqa: PLC0415
        from ..models.game_started_event import GameStartedEvent  # noqa: PLC0415
        from ..models.gold_won_event import GoldWonEvent  # noqa: PLC0415
        from ..models.grades_given_event import GradesGivenEvent  # noqa: PLC0415
        from ..models.hand_dealt_event import HandDealtEvent  # noqa: PLC0415
        from ..models.holding_gained_event import HoldingGainedEvent  # noqa: PLC0415
        from ..models.holding_lost_event import HoldingLostEvent  # noqa: PLC0415
        from ..models.king_made_event import KingMadeEvent  # noqa: PLC0415
        from ..models.lag_measured_event import LagMeasuredEvent  # noqa: PLC0415
        from ..models.lying_down_event import LyingDownEvent  # noqa: PLC0415
        from ..models.manche_finished_event import MancheFinishedEvent  # noqa: PLC0415
        from ..models.migration_came_event import MigrationCameEvent  # noqa: PLC0415
        from ..models.pack_shuffled_event import PackShuffledEvent  # noqa: PLC0415
        from ..models.player_arrived_event import PlayerArrivedEvent  # noqa: PLC0415
        from ..models.player_finished_event import PlayerFinishedEvent  # noqa: PLC0415
        from ..models.player_joined_event import PlayerJoinedEvent  # noqa: PLC0415
        from ..models.player_left_event import PlayerLeftEvent  # noqa: PLC0415
        from ..models.player_out_event import PlayerOutEvent  # noqa: PLC0415
        from ..models.player_passed_event import PlayerPassedEvent  # noqa: PLC0415
        from ..models.player_renamed_event import PlayerRenamedEvent  # noqa: PLC0415
        from ..models.points_moved_event import PointsMovedEvent  # noqa: PLC0415
        from ..models.presence_changed_event import PresenceChangedEvent  # noqa: PLC0415
        from ..models.preventive_failed_event import PreventiveFailedEvent  # noqa: PLC0415
        from ..models.preventive_made_event import PreventiveMadeEvent  # noqa: PLC0415
        from ..models.queens_shown_event import QueensShownEvent  # noqa: PLC0415
        from ..models.revolution_made_event import RevolutionMadeEvent  # noqa: PLC0415
        from ..models.rewound_event import RewoundEvent  # noqa: PLC0415
        from ..models.seats_exchanged_event import SeatsExchangedEvent  # noqa: PLC0415
        from ..models.sips_moved_event import SipsMovedEvent  # noqa: PLC0415
        from ..models.song_ended_event import SongEndedEvent  # noqa: PLC0415
        from ..models.song_fault_event import SongFaultEvent  # noqa: PLC0415
        from ..models.terms_set_event import TermsSetEvent  # noqa: PLC0415
        from ..models.tour_won_event import TourWonEvent  # noqa: PLC0415
        from ..models.transplaned_event import TransplanedEvent  # noqa: PLC0415
        from ..models.turn_passed_event import TurnPassedEvent  # noqa: PLC0415
        from ..models.turn_started_event import TurnStartedEvent  # noqa: PLC0415
        from ..models.values_set_event import ValuesSetEvent  # noqa: PLC0415
        from ..models.vote_cast_event import VoteCastEvent  # noqa: PLC0415
        from ..models.webhook_game import WebhookGame  # noqa: PLC0415
        from ..models.webhook_links import WebhookLinks  # noqa: PLC0415
        from ..models.webhook_result import WebhookResult  # noqa: PLC0415
        from ..models.window_closed_event import WindowClosedEvent  # noqa: PLC0415
        from ..models.window_opened_event import WindowOpenedEvent  # noqa: PLC0415

        webhook = self.webhook

        game: dict[str, Any] | None
        if isinstance(self.game, WebhookGame):
            game = self.game.to_dict()
        else:
            game = self.game

        seq: int | None
        seq = self.seq

        event: dict[str, Any] | None
        if isinstance(self.event, GameCreatedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, PlayerArrivedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, PlayerJoinedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, PlayerRenamedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, PlayerLeftEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, GameStartedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, TurnStartedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, WindowOpenedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, WindowClosedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, AnnonceMadeEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, PlayerPassedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, ActHeldEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, ActStoppedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, HoldingGainedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, HoldingLostEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, PlayerOutEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, PresenceChangedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, ConnectionLostEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, ConnectionRestoredEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, LagMeasuredEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, ClockStoppedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, ClockStartedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, ClockSetEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, RewoundEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, GameFinishedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, DiceReleasedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, DiceRolledEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, DiceShownEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, PreventiveMadeEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, PreventiveFailedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, ChallengeTakenEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, TermsSetEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, DuelEndedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, CombinationMadeEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, ChallengePassedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, BevueEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, PointsMovedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, SipsMovedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, KingMadeEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, CoupMadeEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, ValuesSetEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, PackShuffledEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, BoundEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, LyingDownEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, BankChangedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, SongFaultEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, TransplanedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, SongEndedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, BirdCaughtEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, MigrationCameEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, BirdsChangedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, GoldWonEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, DiceForeseenEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, SeatsExchangedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, HandDealtEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, QueensShownEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, DirectionSetEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, DemandMadeEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, CardsExchangedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, CardsLaidEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, TurnPassedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, RevolutionMadeEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, PlayerFinishedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, TourWonEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, VoteCastEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, MancheFinishedEvent):
            event = self.event.to_dict()
        elif isinstance(self.event, GradesGivenEvent):
            event = self.event.to_dict()
        else:
            event = self.event

        result: dict[str, Any] | None
        if isinstance(self.result, WebhookResult):
            result = self.result.to_dict()
        else:
            result = self.result

        links: dict[str, Any] | None
        if isinstance(self.links, WebhookLinks):
            links = self.links.to_dict()
        else:
            links = self.links

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "webhook": webhook,
                "game": game,
                "seq": seq,
                "event": event,
                "result": result,
                "links": links,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.act_held_event import ActHeldEvent  # noqa: PLC0415
        from ..models.act_stopped_event import ActStoppedEvent  # noqa: PLC0415
        from ..models.annonce_made_event import AnnonceMadeEvent  # noqa: PLC0415
        from ..models.bank_changed_event import BankChangedEvent  # noqa: PLC0415
        from ..models.bevue_event import BevueEvent  # noqa: PLC0415
        from ..models.bird_caught_event import BirdCaughtEvent  # noqa: PLC0415
        from ..models.birds_changed_event import BirdsChangedEvent  # noqa: PLC0415
        from ..models.bound_event import BoundEvent  # noqa: PLC0415
        from ..models.cards_exchanged_event import CardsExchangedEvent  # noqa: PLC0415
        from ..models.cards_laid_event import CardsLaidEvent  # noqa: PLC0415
        from ..models.challenge_passed_event import ChallengePassedEvent  # noqa: PLC0415
        from ..models.challenge_taken_event import ChallengeTakenEvent  # noqa: PLC0415
        from ..models.clock_set_event import ClockSetEvent  # noqa: PLC0415
        from ..models.clock_started_event import ClockStartedEvent  # noqa: PLC0415
        from ..models.clock_stopped_event import ClockStoppedEvent  # noqa: PLC0415
        from ..models.combination_made_event import CombinationMadeEvent  # noqa: PLC0415
        from ..models.connection_lost_event import ConnectionLostEvent  # noqa: PLC0415
        from ..models.connection_restored_event import ConnectionRestoredEvent  # noqa: PLC0415
        from ..models.coup_made_event import CoupMadeEvent  # noqa: PLC0415
        from ..models.demand_made_event import DemandMadeEvent  # noqa: PLC0415
        from ..models.dice_foreseen_event import DiceForeseenEvent  # noqa: PLC0415
        from ..models.dice_released_event import DiceReleasedEvent  # noqa: PLC0415
        from ..models.dice_rolled_event import DiceRolledEvent  # noqa: PLC0415
        from ..models.dice_shown_event import DiceShownEvent  # noqa: PLC0415
        from ..models.direction_set_event import DirectionSetEvent  # noqa: PLC0415
        from ..models.duel_ended_event import DuelEndedEvent  # noqa: PLC0415
        from ..models.game_created_event import GameCreatedEvent  # noqa: PLC0415
        from ..models.game_finished_event import GameFinishedEvent  # noqa: PLC0415
        from ..models.game_started_event import GameStartedEvent  # noqa: PLC0415
        from ..models.gold_won_event import GoldWonEvent  # noqa: PLC0415
        from ..models.grades_given_event import GradesGivenEvent  # noqa: PLC0415
        from ..models.hand_dealt_event import HandDealtEvent  # noqa: PLC0415
        from ..models.holding_gained_event import HoldingGainedEvent  # noqa: PLC0415
        from ..models.holding_lost_event import HoldingLostEvent  # noqa: PLC0415
        from ..models.king_made_event import KingMadeEvent  # noqa: PLC0415
        from ..models.lag_measured_event import LagMeasuredEvent  # noqa: PLC0415
        from ..models.lying_down_event import LyingDownEvent  # noqa: PLC0415
        from ..models.manche_finished_event import MancheFinishedEvent  # noqa: PLC0415
        from ..models.migration_came_event import MigrationCameEvent  # noqa: PLC0415
        from ..models.pack_shuffled_event import PackShuffledEvent  # noqa: PLC0415
        from ..models.player_arrived_event import PlayerArrivedEvent  # noqa: PLC0415
        from ..models.player_finished_event import PlayerFinishedEvent  # noqa: PLC0415
        from ..models.player_joined_event import PlayerJoinedEvent  # noqa: PLC0415
        from ..models.player_left_event import PlayerLeftEvent  # noqa: PLC0415
        from ..models.player_out_event import PlayerOutEvent  # noqa: PLC0415
        from ..models.player_passed_event import PlayerPassedEvent  # noqa: PLC0415
        from ..models.player_renamed_event import PlayerRenamedEvent  # noqa: PLC0415
        from ..models.points_moved_event import PointsMovedEvent  # noqa: PLC0415
        from ..models.presence_changed_event import PresenceChangedEvent  # noqa: PLC0415
        from ..models.preventive_failed_event import PreventiveFailedEvent  # noqa: PLC0415
        from ..models.preventive_made_event import PreventiveMadeEvent  # noqa: PLC0415
        from ..models.queens_shown_event import QueensShownEvent  # noqa: PLC0415
        from ..models.revolution_made_event import RevolutionMadeEvent  # noqa: PLC0415
        from ..models.rewound_event import RewoundEvent  # noqa: PLC0415
        from ..models.seats_exchanged_event import SeatsExchangedEvent  # noqa: PLC0415
        from ..models.sips_moved_event import SipsMovedEvent  # noqa: PLC0415
        from ..models.song_ended_event import SongEndedEvent  # noqa: PLC0415
        from ..models.song_fault_event import SongFaultEvent  # noqa: PLC0415
        from ..models.terms_set_event import TermsSetEvent  # noqa: PLC0415
        from ..models.tour_won_event import TourWonEvent  # noqa: PLC0415
        from ..models.transplaned_event import TransplanedEvent  # noqa: PLC0415
        from ..models.turn_passed_event import TurnPassedEvent  # noqa: PLC0415
        from ..models.turn_started_event import TurnStartedEvent  # noqa: PLC0415
        from ..models.values_set_event import ValuesSetEvent  # noqa: PLC0415
        from ..models.vote_cast_event import VoteCastEvent  # noqa: PLC0415
        from ..models.webhook_game import WebhookGame  # noqa: PLC0415
        from ..models.webhook_links import WebhookLinks  # noqa: PLC0415
        from ..models.webhook_result import WebhookResult  # noqa: PLC0415
        from ..models.window_closed_event import WindowClosedEvent  # noqa: PLC0415
        from ..models.window_opened_event import WindowOpenedEvent  # noqa: PLC0415

        d = dict(src_dict)
        webhook = d.pop("webhook")

        def _parse_game(data: object) -> None | WebhookGame:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                game_type_1 = WebhookGame.from_dict(data)

                return game_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | WebhookGame, data)

        game = _parse_game(d.pop("game"))

        def _parse_seq(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seq = _parse_seq(d.pop("seq"))

        def _parse_event(
            data: object,
        ) -> (
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
            | None
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
            | RevolutionMadeEvent
            | RewoundEvent
            | SeatsExchangedEvent
            | SipsMovedEvent
            | SongEndedEvent
            | SongFaultEvent
            | TermsSetEvent
            | TourWonEvent
            | TransplanedEvent
            | TurnPassedEvent
            | TurnStartedEvent
            | ValuesSetEvent
            | VoteCastEvent
            | WindowClosedEvent
            | WindowOpenedEvent
        ):
            if data is None:
                return data
            from chouette_sdk._generated.types import UnknownVariant

            if not isinstance(data, dict):
                raise TypeError()
            kind = data.get("type")
            if kind == "game_created":
                return GameCreatedEvent.from_dict(data)
            if kind == "player_arrived":
                return PlayerArrivedEvent.from_dict(data)
            if kind == "player_joined":
                return PlayerJoinedEvent.from_dict(data)
            if kind == "player_renamed":
                return PlayerRenamedEvent.from_dict(data)
            if kind == "player_left":
                return PlayerLeftEvent.from_dict(data)
            if kind == "game_started":
                return GameStartedEvent.from_dict(data)
            if kind == "turn_started":
                return TurnStartedEvent.from_dict(data)
            if kind == "window_opened":
                return WindowOpenedEvent.from_dict(data)
            if kind == "window_closed":
                return WindowClosedEvent.from_dict(data)
            if kind == "annonce_made":
                return AnnonceMadeEvent.from_dict(data)
            if kind == "player_passed":
                return PlayerPassedEvent.from_dict(data)
            if kind == "act_held":
                return ActHeldEvent.from_dict(data)
            if kind == "act_stopped":
                return ActStoppedEvent.from_dict(data)
            if kind == "holding_gained":
                return HoldingGainedEvent.from_dict(data)
            if kind == "holding_lost":
                return HoldingLostEvent.from_dict(data)
            if kind == "player_out":
                return PlayerOutEvent.from_dict(data)
            if kind == "presence_changed":
                return PresenceChangedEvent.from_dict(data)
            if kind == "connection_lost":
                return ConnectionLostEvent.from_dict(data)
            if kind == "connection_restored":
                return ConnectionRestoredEvent.from_dict(data)
            if kind == "lag_measured":
                return LagMeasuredEvent.from_dict(data)
            if kind == "clock_stopped":
                return ClockStoppedEvent.from_dict(data)
            if kind == "clock_started":
                return ClockStartedEvent.from_dict(data)
            if kind == "clock_set":
                return ClockSetEvent.from_dict(data)
            if kind == "rewound":
                return RewoundEvent.from_dict(data)
            if kind == "game_finished":
                return GameFinishedEvent.from_dict(data)
            if kind == "dice_released":
                return DiceReleasedEvent.from_dict(data)
            if kind == "dice_rolled":
                return DiceRolledEvent.from_dict(data)
            if kind == "dice_shown":
                return DiceShownEvent.from_dict(data)
            if kind == "preventive_made":
                return PreventiveMadeEvent.from_dict(data)
            if kind == "preventive_failed":
                return PreventiveFailedEvent.from_dict(data)
            if kind == "challenge_taken":
                return ChallengeTakenEvent.from_dict(data)
            if kind == "terms_set":
                return TermsSetEvent.from_dict(data)
            if kind == "duel_ended":
                return DuelEndedEvent.from_dict(data)
            if kind == "combination_made":
                return CombinationMadeEvent.from_dict(data)
            if kind == "challenge_passed":
                return ChallengePassedEvent.from_dict(data)
            if kind == "bevue":
                return BevueEvent.from_dict(data)
            if kind == "points_moved":
                return PointsMovedEvent.from_dict(data)
            if kind == "sips_moved":
                return SipsMovedEvent.from_dict(data)
            if kind == "king_made":
                return KingMadeEvent.from_dict(data)
            if kind == "coup_made":
                return CoupMadeEvent.from_dict(data)
            if kind == "values_set":
                return ValuesSetEvent.from_dict(data)
            if kind == "pack_shuffled":
                return PackShuffledEvent.from_dict(data)
            if kind == "bound":
                return BoundEvent.from_dict(data)
            if kind == "lying_down":
                return LyingDownEvent.from_dict(data)
            if kind == "bank_changed":
                return BankChangedEvent.from_dict(data)
            if kind == "song_fault":
                return SongFaultEvent.from_dict(data)
            if kind == "transplaned":
                return TransplanedEvent.from_dict(data)
            if kind == "song_ended":
                return SongEndedEvent.from_dict(data)
            if kind == "bird_caught":
                return BirdCaughtEvent.from_dict(data)
            if kind == "migration":
                return MigrationCameEvent.from_dict(data)
            if kind == "birds_changed":
                return BirdsChangedEvent.from_dict(data)
            if kind == "gold_won":
                return GoldWonEvent.from_dict(data)
            if kind == "dice_foreseen":
                return DiceForeseenEvent.from_dict(data)
            if kind == "seats_exchanged":
                return SeatsExchangedEvent.from_dict(data)
            if kind == "hand_dealt":
                return HandDealtEvent.from_dict(data)
            if kind == "queens_shown":
                return QueensShownEvent.from_dict(data)
            if kind == "direction_set":
                return DirectionSetEvent.from_dict(data)
            if kind == "demand_made":
                return DemandMadeEvent.from_dict(data)
            if kind == "cards_exchanged":
                return CardsExchangedEvent.from_dict(data)
            if kind == "cards_laid":
                return CardsLaidEvent.from_dict(data)
            if kind == "turn_passed":
                return TurnPassedEvent.from_dict(data)
            if kind == "revolution_made":
                return RevolutionMadeEvent.from_dict(data)
            if kind == "player_finished":
                return PlayerFinishedEvent.from_dict(data)
            if kind == "tour_won":
                return TourWonEvent.from_dict(data)
            if kind == "vote_cast":
                return VoteCastEvent.from_dict(data)
            if kind == "manche_finished":
                return MancheFinishedEvent.from_dict(data)
            if kind == "grades_given":
                return GradesGivenEvent.from_dict(data)
            return cast(
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
                | None
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
                | RevolutionMadeEvent
                | RewoundEvent
                | SeatsExchangedEvent
                | SipsMovedEvent
                | SongEndedEvent
                | SongFaultEvent
                | TermsSetEvent
                | TourWonEvent
                | TransplanedEvent
                | TurnPassedEvent
                | TurnStartedEvent
                | ValuesSetEvent
                | VoteCastEvent
                | WindowClosedEvent
                | WindowOpenedEvent,
                UnknownVariant(str(kind), data),
            )

        event = _parse_event(d.pop("event"))

        def _parse_result(data: object) -> None | WebhookResult:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                result_type_1 = WebhookResult.from_dict(data)

                return result_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | WebhookResult, data)

        result = _parse_result(d.pop("result"))

        def _parse_links(data: object) -> None | WebhookLinks:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                links_type_1 = WebhookLinks.from_dict(data)

                return links_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | WebhookLinks, data)

        links = _parse_links(d.pop("links"))

        webhook_news = cls(
            webhook=webhook,
            game=game,
            seq=seq,
            event=event,
            result=result,
            links=links,
        )

        webhook_news.additional_properties = d
        return webhook_news

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
