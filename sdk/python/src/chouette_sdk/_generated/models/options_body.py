from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.options_body_bevue import OptionsBodyBevue, check_options_body_bevue
from ..models.options_body_direction_decider import (
    OptionsBodyDirectionDecider,
    check_options_body_direction_decider,
)
from ..models.options_body_direction_queen import (
    OptionsBodyDirectionQueen,
    check_options_body_direction_queen,
)
from ..models.options_body_lag_trust import OptionsBodyLagTrust, check_options_body_lag_trust
from ..models.options_body_packs_type_0 import OptionsBodyPacksType0, check_options_body_packs_type_0
from ..models.options_body_packs_type_1 import OptionsBodyPacksType1, check_options_body_packs_type_1
from ..models.options_body_points import OptionsBodyPoints, check_options_body_points
from ..models.options_body_preset import OptionsBodyPreset, check_options_body_preset
from ..models.options_body_start_queen import OptionsBodyStartQueen, check_options_body_start_queen
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.options_body_rules import OptionsBodyRules
    from ..models.options_body_teams_type_0 import OptionsBodyTeamsType0


T = TypeVar("T", bound="OptionsBody")


@_attrs_define
class OptionsBody:
    """What a table may agree on before the game; what is left out is as its rulebook has it.

    Attributes:
        target (int | Unset): The score that wins.
        negative_scores (bool | Unset): Whether a score may go below zero.
        bevue (OptionsBodyBevue | Unset): A wrong act costs 10 points, or is refused.
        tie_ms (int | Unset): How far apart two simultaneous acts may be (ms).
        reaction_ms (int | Unset): Length of a reaction window (ms).
        decision_ms (int | Unset): Length of a window in which a player must choose (ms).
        pause_ms (int | Unset): Least time before a throw, so that others can speak (ms).
        turn_ms (int | Unset): How long a player may take to throw, 0: without end (ms).
        late_ms (int | Unset): How late a network that was not measured may make a shout: so long it is late and free,
            not wrong (ms).
        max_players (int | Unset): How many seats the table has.
        flight_ms (int | Unset): How long thrown dice fly (ms).
        cocked_dice (int | Unset): How many of 1000 dice fall off the table or lean.
        aquitaine (bool | Unset): Play à l'Aquitaine (titouan): sips instead of points.
        away_ms (int | Unset): How long a player's connection may be cut until the player counts as having stood up
            (ms).
        abandon_ms (int | Unset): How long the table may be without any player until the game ends as abandoned (ms).
        forfeit_ms (int | Unset): How long a player may be absent (standing, silent or cut) until that is a forfeit, 0
            for ever (ms).
        lobby_ms (int | Unset): Until how long after the last seat was taken or given back a game may be started (ms).
        lag_compensation (bool | Unset): Whether the time that the network takes from a player is given back, within
            bounds (see reaction_ms).
        lag_trust (OptionsBodyLagTrust | Unset): What lag_compensation believes: returned nonces, or these within what
            the connection itself shows (public tournaments).
        teams (None | OptionsBodyTeamsType0 | Unset): Teams by name, each with the ids of its players; a player may also
            name a team when joining.
        preset (OptionsBodyPreset | Unset): The version of the rulebook, which `rules` changes module by module.
        plafond (int | Unset): The score that cannot be passed out of turn (b2); 0: 11 less than the target.
        packs (OptionsBodyPacksType0 | OptionsBodyPacksType1 | Unset): How many packs; auto: two from seven players on.
        start_queen (OptionsBodyStartQueen | Unset): Suit of the queen whose holder starts the match.
        direction_queen (OptionsBodyDirectionQueen | Unset): Suit of the queen that the direction goes to.
        direction_decider (OptionsBodyDirectionDecider | Unset): Who decides on an ambiguous direction: the holder of
            the queen that starts, or of the other one.
        manches (int | Unset): The match ends after so many manches; 0: not fixed.
        vote (bool | Unset): Vote after every manche whether to go on.
        points (OptionsBodyPoints | Unset): What a manche is worth: by role, by place, or nothing.
        away_after (int | Unset): After so many silences in a row the game no longer waits for a player.
        rules (OptionsBodyRules | Unset): Rules switched on (true) or off (false) against the rulebook.
    """

    target: int | Unset = UNSET
    negative_scores: bool | Unset = UNSET
    bevue: OptionsBodyBevue | Unset = UNSET
    tie_ms: int | Unset = UNSET
    reaction_ms: int | Unset = UNSET
    decision_ms: int | Unset = UNSET
    pause_ms: int | Unset = UNSET
    turn_ms: int | Unset = UNSET
    late_ms: int | Unset = UNSET
    max_players: int | Unset = UNSET
    flight_ms: int | Unset = UNSET
    cocked_dice: int | Unset = UNSET
    aquitaine: bool | Unset = UNSET
    away_ms: int | Unset = UNSET
    abandon_ms: int | Unset = UNSET
    forfeit_ms: int | Unset = UNSET
    lobby_ms: int | Unset = UNSET
    lag_compensation: bool | Unset = UNSET
    lag_trust: OptionsBodyLagTrust | Unset = UNSET
    teams: None | OptionsBodyTeamsType0 | Unset = UNSET
    preset: OptionsBodyPreset | Unset = UNSET
    plafond: int | Unset = UNSET
    packs: OptionsBodyPacksType0 | OptionsBodyPacksType1 | Unset = UNSET
    start_queen: OptionsBodyStartQueen | Unset = UNSET
    direction_queen: OptionsBodyDirectionQueen | Unset = UNSET
    direction_decider: OptionsBodyDirectionDecider | Unset = UNSET
    manches: int | Unset = UNSET
    vote: bool | Unset = UNSET
    points: OptionsBodyPoints | Unset = UNSET
    away_after: int | Unset = UNSET
    rules: OptionsBodyRules | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.options_body_teams_type_0 import OptionsBodyTeamsType0  # noqa: PLC0415

        target = self.target

        negative_scores = self.negative_scores

        bevue: str | Unset = UNSET
        if not isinstance(self.bevue, Unset):
            bevue = self.bevue

        tie_ms = self.tie_ms

        reaction_ms = self.reaction_ms

        decision_ms = self.decision_ms

        pause_ms = self.pause_ms

        turn_ms = self.turn_ms

        late_ms = self.late_ms

        max_players = self.max_players

        flight_ms = self.flight_ms

        cocked_dice = self.cocked_dice

        aquitaine = self.aquitaine

        away_ms = self.away_ms

        abandon_ms = self.abandon_ms

        forfeit_ms = self.forfeit_ms

        lobby_ms = self.lobby_ms

        lag_compensation = self.lag_compensation

        lag_trust: str | Unset = UNSET
        if not isinstance(self.lag_trust, Unset):
            lag_trust = self.lag_trust

        teams: dict[str, Any] | None | Unset
        if isinstance(self.teams, Unset):
            teams = UNSET
        elif isinstance(self.teams, OptionsBodyTeamsType0):
            teams = self.teams.to_dict()
        else:
            teams = self.teams

        preset: str | Unset = UNSET
        if not isinstance(self.preset, Unset):
            preset = self.preset

        plafond = self.plafond

        packs: int | str | Unset
        if isinstance(self.packs, Unset):
            packs = UNSET
        elif isinstance(self.packs, int):
            packs = self.packs
        else:
            packs = self.packs

        start_queen: str | Unset = UNSET
        if not isinstance(self.start_queen, Unset):
            start_queen = self.start_queen

        direction_queen: str | Unset = UNSET
        if not isinstance(self.direction_queen, Unset):
            direction_queen = self.direction_queen

        direction_decider: str | Unset = UNSET
        if not isinstance(self.direction_decider, Unset):
            direction_decider = self.direction_decider

        manches = self.manches

        vote = self.vote

        points: str | Unset = UNSET
        if not isinstance(self.points, Unset):
            points = self.points

        away_after = self.away_after

        rules: dict[str, Any] | Unset = UNSET
        if not isinstance(self.rules, Unset):
            rules = self.rules.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if target is not UNSET:
            field_dict["target"] = target
        if negative_scores is not UNSET:
            field_dict["negative_scores"] = negative_scores
        if bevue is not UNSET:
            field_dict["bevue"] = bevue
        if tie_ms is not UNSET:
            field_dict["tie_ms"] = tie_ms
        if reaction_ms is not UNSET:
            field_dict["reaction_ms"] = reaction_ms
        if decision_ms is not UNSET:
            field_dict["decision_ms"] = decision_ms
        if pause_ms is not UNSET:
            field_dict["pause_ms"] = pause_ms
        if turn_ms is not UNSET:
            field_dict["turn_ms"] = turn_ms
        if late_ms is not UNSET:
            field_dict["late_ms"] = late_ms
        if max_players is not UNSET:
            field_dict["max_players"] = max_players
        if flight_ms is not UNSET:
            field_dict["flight_ms"] = flight_ms
        if cocked_dice is not UNSET:
            field_dict["cocked_dice"] = cocked_dice
        if aquitaine is not UNSET:
            field_dict["aquitaine"] = aquitaine
        if away_ms is not UNSET:
            field_dict["away_ms"] = away_ms
        if abandon_ms is not UNSET:
            field_dict["abandon_ms"] = abandon_ms
        if forfeit_ms is not UNSET:
            field_dict["forfeit_ms"] = forfeit_ms
        if lobby_ms is not UNSET:
            field_dict["lobby_ms"] = lobby_ms
        if lag_compensation is not UNSET:
            field_dict["lag_compensation"] = lag_compensation
        if lag_trust is not UNSET:
            field_dict["lag_trust"] = lag_trust
        if teams is not UNSET:
            field_dict["teams"] = teams
        if preset is not UNSET:
            field_dict["preset"] = preset
        if plafond is not UNSET:
            field_dict["plafond"] = plafond
        if packs is not UNSET:
            field_dict["packs"] = packs
        if start_queen is not UNSET:
            field_dict["start_queen"] = start_queen
        if direction_queen is not UNSET:
            field_dict["direction_queen"] = direction_queen
        if direction_decider is not UNSET:
            field_dict["direction_decider"] = direction_decider
        if manches is not UNSET:
            field_dict["manches"] = manches
        if vote is not UNSET:
            field_dict["vote"] = vote
        if points is not UNSET:
            field_dict["points"] = points
        if away_after is not UNSET:
            field_dict["away_after"] = away_after
        if rules is not UNSET:
            field_dict["rules"] = rules

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.options_body_rules import OptionsBodyRules  # noqa: PLC0415
        from ..models.options_body_teams_type_0 import OptionsBodyTeamsType0  # noqa: PLC0415

        d = dict(src_dict)
        target = d.pop("target", UNSET)

        negative_scores = d.pop("negative_scores", UNSET)

        _bevue = d.pop("bevue", UNSET)
        bevue: OptionsBodyBevue | Unset
        if isinstance(_bevue, Unset):
            bevue = UNSET
        else:
            bevue = check_options_body_bevue(_bevue)

        tie_ms = d.pop("tie_ms", UNSET)

        reaction_ms = d.pop("reaction_ms", UNSET)

        decision_ms = d.pop("decision_ms", UNSET)

        pause_ms = d.pop("pause_ms", UNSET)

        turn_ms = d.pop("turn_ms", UNSET)

        late_ms = d.pop("late_ms", UNSET)

        max_players = d.pop("max_players", UNSET)

        flight_ms = d.pop("flight_ms", UNSET)

        cocked_dice = d.pop("cocked_dice", UNSET)

        aquitaine = d.pop("aquitaine", UNSET)

        away_ms = d.pop("away_ms", UNSET)

        abandon_ms = d.pop("abandon_ms", UNSET)

        forfeit_ms = d.pop("forfeit_ms", UNSET)

        lobby_ms = d.pop("lobby_ms", UNSET)

        lag_compensation = d.pop("lag_compensation", UNSET)

        _lag_trust = d.pop("lag_trust", UNSET)
        lag_trust: OptionsBodyLagTrust | Unset
        if isinstance(_lag_trust, Unset):
            lag_trust = UNSET
        else:
            lag_trust = check_options_body_lag_trust(_lag_trust)

        def _parse_teams(data: object) -> None | OptionsBodyTeamsType0 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                teams_type_0 = OptionsBodyTeamsType0.from_dict(data)

                return teams_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OptionsBodyTeamsType0 | Unset, data)

        teams = _parse_teams(d.pop("teams", UNSET))

        _preset = d.pop("preset", UNSET)
        preset: OptionsBodyPreset | Unset
        if isinstance(_preset, Unset):
            preset = UNSET
        else:
            preset = check_options_body_preset(_preset)

        plafond = d.pop("plafond", UNSET)

        def _parse_packs(data: object) -> OptionsBodyPacksType0 | OptionsBodyPacksType1 | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, int):
                    raise TypeError()
                packs_type_0 = check_options_body_packs_type_0(data)

                return packs_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, str):
                raise TypeError()
            packs_type_1 = check_options_body_packs_type_1(data)

            return packs_type_1

        packs = _parse_packs(d.pop("packs", UNSET))

        _start_queen = d.pop("start_queen", UNSET)
        start_queen: OptionsBodyStartQueen | Unset
        if isinstance(_start_queen, Unset):
            start_queen = UNSET
        else:
            start_queen = check_options_body_start_queen(_start_queen)

        _direction_queen = d.pop("direction_queen", UNSET)
        direction_queen: OptionsBodyDirectionQueen | Unset
        if isinstance(_direction_queen, Unset):
            direction_queen = UNSET
        else:
            direction_queen = check_options_body_direction_queen(_direction_queen)

        _direction_decider = d.pop("direction_decider", UNSET)
        direction_decider: OptionsBodyDirectionDecider | Unset
        if isinstance(_direction_decider, Unset):
            direction_decider = UNSET
        else:
            direction_decider = check_options_body_direction_decider(_direction_decider)

        manches = d.pop("manches", UNSET)

        vote = d.pop("vote", UNSET)

        _points = d.pop("points", UNSET)
        points: OptionsBodyPoints | Unset
        if isinstance(_points, Unset):
            points = UNSET
        else:
            points = check_options_body_points(_points)

        away_after = d.pop("away_after", UNSET)

        _rules = d.pop("rules", UNSET)
        rules: OptionsBodyRules | Unset
        if isinstance(_rules, Unset):
            rules = UNSET
        else:
            rules = OptionsBodyRules.from_dict(_rules)

        options_body = cls(
            target=target,
            negative_scores=negative_scores,
            bevue=bevue,
            tie_ms=tie_ms,
            reaction_ms=reaction_ms,
            decision_ms=decision_ms,
            pause_ms=pause_ms,
            turn_ms=turn_ms,
            late_ms=late_ms,
            max_players=max_players,
            flight_ms=flight_ms,
            cocked_dice=cocked_dice,
            aquitaine=aquitaine,
            away_ms=away_ms,
            abandon_ms=abandon_ms,
            forfeit_ms=forfeit_ms,
            lobby_ms=lobby_ms,
            lag_compensation=lag_compensation,
            lag_trust=lag_trust,
            teams=teams,
            preset=preset,
            plafond=plafond,
            packs=packs,
            start_queen=start_queen,
            direction_queen=direction_queen,
            direction_decider=direction_decider,
            manches=manches,
            vote=vote,
            points=points,
            away_after=away_after,
            rules=rules,
        )

        return options_body
