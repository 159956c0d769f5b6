"""Who is at the table, what they hold, for whom they play, and what is told about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from service.engine.core.events import Event, Fields, Forms, HoldingGained, HoldingLost, PlayerJoined, Timing
from service.engine.core.rulebook import hooks, rules
from service.engine.core.stored.state import Player, State


class Turns(Protocol):
    """What players must know of their game: whose turn it is, who speaks for whom, which way scores are compared."""

    def on_turn(self, g: Any) -> str | None:
        """Whose turn it is, None where it is no player's."""

    def account(self, g: Any, player: str) -> str:
        """For whom it counts what this player does."""

    def persons(self, g: Any, account: str) -> list[str]:
        """Whose acts count for this player."""

    def lowest_wins(self, g: Any) -> bool:
        """Whether a lower score is a better one."""


class Players:
    """The state of a game with its players. fresh: the events since it was loaded; now: the instant played (ms).

    answering: what its rules in force answer.
    private: by seq, the forms that some seats see of those events in place of the public ones.
    noticed: whether something was written down that makes no event, and that a refusal does not undo.
    timing: why the act that is being played, or was played last, counts at its instant, if it claimed a reaction.
    voice: whose act is being played, where it counts for another player; otherwise empty.
    """

    def __init__(self, state: State, turns: Turns) -> None:
        self.state = state
        # Which rules are in force is settled when a game is created, and never changes.
        self.answering = hooks.answering(tuple(state.rules))
        self._turns = turns
        self.fresh: list[Event] = []
        self.private: dict[int, Forms] = {}
        self.effect = "counted"
        self.noticed = False
        self.timing: Timing | None = None
        self.voice = ""
        self.now = state.clock

    @property
    def tie_ms(self) -> int:
        """How far apart two simultaneous acts may be, in ms."""
        return int(self.state.options["tie_ms"])

    def option(self, name: str) -> int:
        """A numeric option of this game."""
        return int(self.state.options[name])

    def player(self, player_id: str) -> Player:
        """The player with this id. Raises KeyError."""
        for players in (self.state.players, self.state.waiting_players):
            for player in players:
                if player.id == player_id:
                    return player
        raise KeyError(player_id)

    def author(self, account: str) -> str:
        """Who is doing what counts for this player just now, or would be: the player, unless seats are exchanged."""
        if self.voice and self._turns.account(self, self.voice) == account:
            return self.voice
        persons = self._turns.persons(self, account)
        return account if account in persons or not persons else persons[0]

    def told_author(self, account: str) -> Fields:
        """What an event of an act says of its author, where that is not the player for whom it counts."""
        author = self.author(account)
        return {} if author == account else {"person": author}

    def is_absent(self, account: str) -> bool:
        """Whether no one is there to act for this player."""
        return all(self.player(person).absent for person in self._turns.persons(self, account))

    def at_door(self, player_id: str) -> bool:
        """Whether this player has come while the game was under way, and has no seat yet."""
        waiting = self.state.waiting_players
        return bool(waiting) and any(player.id == player_id for player in waiting)

    def seat(self, player_id: str, before: str) -> None:
        """Give a newcomer the seat just before this player's, last in the order that begins with this one."""
        newcomer = self.player(player_id)
        seats = [p.id for p in self.state.players]
        self.state.waiting_players.remove(newcomer)
        self.state.players.insert(seats.index(before) or len(seats), newcomer)
        newcomer.in_game = True
        newcomer.arrived = 1 + max(p.arrived for p in self.state.players)
        self.emit(
            PlayerJoined, player=player_id, name=newcomer.name, display_name=newcomer.display_name,
            entropy=newcomer.entropy, score=newcomer.score, bot=newcomer.bot or None,
        )  # fmt: skip
        hooks.seats_changed.tell(self)

    @property
    def seated(self) -> list[str]:
        """Everybody in the game, in the order of the table."""
        return [p.id for p in self.state.players if p.in_game]

    def next_after(self, player_id: str) -> str:
        """The next player in the game after this seat, in the order of play."""
        order = [p.id for p in self.state.players]
        at = order.index(player_id)
        return next(p for p in order[at + 1 :] + order[: at + 1] if self.player(p).in_game)

    def others(self, *player_ids: str) -> list[str]:
        """Everybody in the game but these."""
        return [p for p in self.seated if p not in player_ids]

    def in_order(self, players: list[str]) -> list[str]:
        """These players in the order of play, beginning with the one whose turn it is."""
        order = [p.id for p in self.state.players]
        first = self._turns.on_turn(self)
        start = order.index(first) if first in order else 0
        return [p for p in order[start:] + order[:start] if p in players]

    def side(self, player_id: str) -> list[str]:
        """Everybody whose score is this player's: one, or a whole team, in the order of the table."""
        team = self.player(player_id).team
        return [p.id for p in self.state.players if p.team == team] if team else [player_id]

    def same_side(self, one: str, other: str) -> bool:
        """Whether two players play for the same score."""
        return other in self.side(one)

    def sides(self) -> list[str]:
        """One player in the game for each side that still has any, in the order of the table."""
        firsts: dict[str, str] = {}
        for player_id in self.seated:
            firsts.setdefault(self.side_name(player_id), player_id)
        return list(firsts.values())

    def side_name(self, player_id: str) -> str:
        """The name of the player's team, or else the player's id."""
        return self.player(player_id).team or player_id

    def has_rule(self, rule_id: str) -> bool:
        """Whether a rule is in force in this game."""
        return rule_id in self.state.rules

    def knows(self, rule_id: str, word: str) -> bool:
        """Whether a rule is in force with this annonce, which not every rulebook has."""
        words = rules.words_of(self, rule_id) if rule_id in self.state.rules else ()
        return any(w.id == word for w in words)

    def param(self, rule_id: str, name: str) -> Any:
        """A parameter of a rule, as the resolved rulebook has it."""
        return self.state.rules[rule_id][name]

    @property
    def lowest_wins(self) -> bool:
        """Whether a lower score is a better one."""
        return self._turns.lowest_wins(self)

    @property
    def over(self) -> bool:
        """Whether the game is decided, or only what decides it is left to be done."""
        return self.state.status == "finished" or bool(self.state.end)

    def gain_holding(self, player_id: str, holding: str, rule: str, value: object = 1) -> None:
        """Give a player a holding; one who has it already, is out of the game, or comes after its end gets nothing."""
        player = self.player(player_id)
        if holding not in player.holds and player.in_game and not self.over:
            player.holds[holding] = value
            self.emit(HoldingGained, player=player_id, holding=holding, rule=rule)

    def lose_holding(self, player_id: str, holding: str, reason: str) -> None:
        """Take a holding away, if the player has it."""
        if self.player(player_id).holds.pop(holding, None) is not None:
            self.emit(HoldingLost, player=player_id, holding=holding, reason=reason)

    def spend_holding(self, player_id: str, holding: str) -> None:
        """Take away one of a holding of which a player may have several."""
        holds = self.player(player_id).holds
        if isinstance(holds.get(holding), int) and holds[holding] > 1:
            holds[holding] -= 1
            self.emit(HoldingLost, player=player_id, holding=holding, reason="spent")
        else:
            self.lose_holding(player_id, holding, "spent")

    def emit(self, event: type[Event], /, *, private: Mapping[str, Fields] | None = None, **fields: object) -> None:
        """Say that something happened now.

        fields: what everybody may see of it. private: by seat, the fields that this seat sees otherwise.
        """
        self.state.events += 1
        told = event(seq=self.state.events, at=self.now, **fields)
        self.fresh.append(told)
        if private:
            self.private[told.seq] = {player: msgspec.structs.replace(told, **seen) for player, seen in private.items()}

    def emit_before(self, place: int, event: type[Event], /, **fields: Any) -> None:
        """Say that something happened, and that what was emitted from `place` on came of it."""
        consequences = self.fresh[place:]
        del self.fresh[place:]
        self.state.events -= len(consequences)
        self.emit(event, **fields)
        forms = {consequence.seq: self.private.pop(consequence.seq, None) for consequence in consequences}
        for consequence in consequences:
            self.state.events += 1
            if own := forms[consequence.seq]:
                self.private[self.state.events] = own
                for form in own.values():
                    form.seq = self.state.events
            consequence.seq = self.state.events
            self.fresh.append(consequence)

    def seen_by(self, player: str | None) -> list[Event]:
        """The events since the game was loaded, in the forms that this seat sees; None: the public ones."""
        if player is None or not self.private:
            return list(self.fresh)
        return [self.private.get(event.seq, {}).get(player, event) for event in self.fresh]

    def forget_events(self) -> None:
        """They are stored: what is said from now on is new."""
        self.fresh.clear()
        self.private.clear()
        self.noticed = False
