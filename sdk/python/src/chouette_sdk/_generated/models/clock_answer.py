from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.clock_answer_effect import ClockAnswerEffect, check_clock_answer_effect
from ..types import UNSET, Unset

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
    from ..models.timing import Timing
    from ..models.tour_won_event import TourWonEvent
    from ..models.transplaned_event import TransplanedEvent
    from ..models.turn_passed_event import TurnPassedEvent
    from ..models.turn_started_event import TurnStartedEvent
    from ..models.values_set_event import ValuesSetEvent
    from ..models.vote_cast_event import VoteCastEvent
    from ..models.window_closed_event import WindowClosedEvent
    from ..models.window_opened_event import WindowOpenedEvent


T = TypeVar("T", bound="ClockAnswer")


@_attrs_define
class ClockAnswer:
    """The clock went on.

    Attributes:
        effect (ClockAnswerEffect): `counted`; `bevue`: it was wrong, and cost 10 points; `repeated`: pressed twice,
            counted once.
        at (int): When it counted, in ms since the epoch.
        version (int): The game's version after it.
        seq (int): The last event so far.
        events (list[ActHeldEvent | ActStoppedEvent | AnnonceMadeEvent | BankChangedEvent | BevueEvent | BirdCaughtEvent
            | BirdsChangedEvent | BoundEvent | CardsExchangedEvent | CardsLaidEvent | ChallengePassedEvent |
            ChallengeTakenEvent | ClockSetEvent | ClockStartedEvent | ClockStoppedEvent | CombinationMadeEvent |
            ConnectionLostEvent | ConnectionRestoredEvent | CoupMadeEvent | DemandMadeEvent | DiceForeseenEvent |
            DiceReleasedEvent | DiceRolledEvent | DiceShownEvent | DirectionSetEvent | DuelEndedEvent | GameCreatedEvent |
            GameFinishedEvent | GameStartedEvent | GoldWonEvent | GradesGivenEvent | HandDealtEvent | HoldingGainedEvent |
            HoldingLostEvent | KingMadeEvent | LagMeasuredEvent | LyingDownEvent | MancheFinishedEvent | MigrationCameEvent
            | PackShuffledEvent | PlayerArrivedEvent | PlayerFinishedEvent | PlayerJoinedEvent | PlayerLeftEvent |
            PlayerOutEvent | PlayerPassedEvent | PlayerRenamedEvent | PointsMovedEvent | PresenceChangedEvent |
            PreventiveFailedEvent | PreventiveMadeEvent | QueensShownEvent | RevolutionMadeEvent | RewoundEvent |
            SeatsExchangedEvent | SipsMovedEvent | SongEndedEvent | SongFaultEvent | TermsSetEvent | TourWonEvent |
            TransplanedEvent | TurnPassedEvent | TurnStartedEvent | ValuesSetEvent | VoteCastEvent | WindowClosedEvent |
            WindowOpenedEvent]): What followed from it at once, and from what had been due before it.
        now (int): What it says, in ms since the epoch.
        reached (bool): Whether it is where it was to go; if not, so much happened on the way that it stopped there:
            send the rest.
        next_deadline (int | None): When something next happens by itself, in ms since the epoch; null while only
            players can act.
        timing (Timing | Unset): Why an act counts at its instant.
    """

    effect: ClockAnswerEffect
    at: int
    version: int
    seq: int
    events: list[
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
    ]
    now: int
    reached: bool
    next_deadline: int | None
    timing: Timing | Unset = UNSET
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
        from ..models.window_closed_event import WindowClosedEvent  # noqa: PLC0415
        from ..models.window_opened_event import WindowOpenedEvent  # noqa: PLC0415

        effect: str = self.effect

        at = self.at

        version = self.version

        seq = self.seq

        events = []
        for events_item_data in self.events:
            events_item: dict[str, Any]
            if isinstance(events_item_data, GameCreatedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PlayerArrivedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PlayerJoinedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PlayerRenamedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PlayerLeftEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GameStartedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TurnStartedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, WindowOpenedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, WindowClosedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, AnnonceMadeEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PlayerPassedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ActHeldEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ActStoppedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, HoldingGainedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, HoldingLostEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PlayerOutEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PresenceChangedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ConnectionLostEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ConnectionRestoredEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LagMeasuredEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ClockStoppedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ClockStartedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ClockSetEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, RewoundEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GameFinishedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DiceReleasedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DiceRolledEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DiceShownEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PreventiveMadeEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PreventiveFailedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ChallengeTakenEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TermsSetEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DuelEndedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, CombinationMadeEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ChallengePassedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, BevueEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PointsMovedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, SipsMovedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, KingMadeEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, CoupMadeEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, ValuesSetEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PackShuffledEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, BoundEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, LyingDownEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, BankChangedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, SongFaultEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TransplanedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, SongEndedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, BirdCaughtEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, MigrationCameEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, BirdsChangedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, GoldWonEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DiceForeseenEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, SeatsExchangedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, HandDealtEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, QueensShownEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DirectionSetEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, DemandMadeEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, CardsExchangedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, CardsLaidEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TurnPassedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, RevolutionMadeEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, PlayerFinishedEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, TourWonEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, VoteCastEvent):
                events_item = events_item_data.to_dict()
            elif isinstance(events_item_data, MancheFinishedEvent):
                events_item = events_item_data.to_dict()
            else:
                events_item = events_item_data.to_dict()

            events.append(events_item)

        now = self.now

        reached = self.reached

        next_deadline: int | None
        next_deadline = self.next_deadline

        timing: dict[str, Any] | Unset = UNSET
        if not isinstance(self.timing, Unset):
            timing = self.timing.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "effect": effect,
                "at": at,
                "version": version,
                "seq": seq,
                "events": events,
                "now": now,
                "reached": reached,
                "next_deadline": next_deadline,
            }
        )
        if timing is not UNSET:
            field_dict["timing"] = timing

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
        from ..models.timing import Timing  # noqa: PLC0415
        from ..models.tour_won_event import TourWonEvent  # noqa: PLC0415
        from ..models.transplaned_event import TransplanedEvent  # noqa: PLC0415
        from ..models.turn_passed_event import TurnPassedEvent  # noqa: PLC0415
        from ..models.turn_started_event import TurnStartedEvent  # noqa: PLC0415
        from ..models.values_set_event import ValuesSetEvent  # noqa: PLC0415
        from ..models.vote_cast_event import VoteCastEvent  # noqa: PLC0415
        from ..models.window_closed_event import WindowClosedEvent  # noqa: PLC0415
        from ..models.window_opened_event import WindowOpenedEvent  # noqa: PLC0415

        d = dict(src_dict)
        effect = check_clock_answer_effect(d.pop("effect"))

        at = d.pop("at")

        version = d.pop("version")

        seq = d.pop("seq")

        events = []
        _events = d.pop("events")
        for events_item_data in _events:

            def _parse_events_item(
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

            events_item = _parse_events_item(events_item_data)

            events.append(events_item)

        now = d.pop("now")

        reached = d.pop("reached")

        def _parse_next_deadline(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        next_deadline = _parse_next_deadline(d.pop("next_deadline"))

        _timing = d.pop("timing", UNSET)
        timing: Timing | Unset
        if isinstance(_timing, Unset):
            timing = UNSET
        else:
            timing = Timing.from_dict(_timing)

        clock_answer = cls(
            effect=effect,
            at=at,
            version=version,
            seq=seq,
            events=events,
            now=now,
            reached=reached,
            next_deadline=next_deadline,
            timing=timing,
        )

        clock_answer.additional_properties = d
        return clock_answer

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
