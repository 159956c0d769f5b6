"""A game and a seat in it as objects: what a player does, as methods."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Unpack

from chouette_sdk import bodies
from chouette_sdk._generated.api.record import get_record
from chouette_sdk._generated.fields import AnnonceFields, RollFields
from chouette_sdk._generated.models import (
    ActAnswer,
    BotAnswer,
    Challenge,
    ChallengeBody,
    CreateAnswer,
    DealProof,
    DiceProof,
    Event,
    EventPage,
    Expected,
    ExpectedAct,
    Game,
    PlayerBody,
    PresenceBody,
    StreamTicket,
    TermsBody,
)
from chouette_sdk._generated.types import Unset
from chouette_sdk.acting import ActFields, carry_out
from chouette_sdk.bodies import given
from chouette_sdk.cards import CardActs
from chouette_sdk.deals import DealVerdict, verify_deals
from chouette_sdk.dice import DiceVerdict, Noted, verify_dice
from chouette_sdk.events import Cursor, Patience, stream
from chouette_sdk.organiser import Hosting
from chouette_sdk.problems import ChouetteError
from chouette_sdk.retries import Retry
from chouette_sdk.transport import Api


class TokenReplaced(ChouetteError):
    """The seat is there, and its token is not told again."""


class NoOpenChallenge(ChouetteError):
    """There is no duel of this seat's that still waits for its terms."""


# A challenge is taken once no other can have been as quick (`tie_ms`): terms that are named at once must wait for that.
LOOK_AGAIN_S = (0.05, 0.1, 0.2, 0.4, 0.8)


def open_challenge(challenges: Sequence[Challenge], player: str) -> int | None:
    """The newest duel of this challenger's that is not over, None if there is none."""
    mine = [each.id for each in challenges if each.challenger == player and each.outcome == "open"]
    return mine[-1] if mine else None


class Table(Hosting):
    """One game, as a client sees it. `created` is the answer of its creation, if this client made it.

    noted: the commitment that this client saw first and the entropy that it gave, for verify_dice() and verify_deals().
    """

    def __init__(self, api: Api, game_id: str, created: CreateAnswer | None = None, noted: Noted | None = None) -> None:
        self.api = api
        self.id = game_id
        self.created = created
        self.noted = noted or Noted(created.game.commitment if created else None)

    def join(
        self,
        name: str,
        *,
        entropy: str | None = None,
        team: str | None = None,
        knows: Sequence[str] | None = None,
        invitation: str | None = None,
        external_id: str | None = None,
        key: str | None = None,
    ) -> Seat:
        """Takes a seat. Its `token` is told this once: keep it to come back later.

        team: where teams play. knows: ids of rules that this player declares to know. At a table that plays already
        the player may have to ask for a seat first: `expected` tells how.
        """
        body = bodies.player(name, entropy, team, knows, invitation, external_id)
        answer = self.api.join_game(self.id, body=body, idempotency_key=given(key))
        if entropy is not None:
            self.noted.entropy[answer.seat.player] = entropy
        return self.seat(answer.seat.player, answer.seat.token)

    def first_seat(self, player: PlayerBody | Unset) -> Seat:
        """The seat that the creation of this game gave to that player."""
        assert self.created is not None
        assert self.created.seat is not None
        taken = self.created.seat
        if player and player.entropy:
            self.noted.entropy[taken.player] = player.entropy
        seat = self.seat(taken.player, taken.token)
        seat.created = self.created
        return seat

    def seat(self, player: str, token: str) -> Seat:
        """A seat taken earlier, by its token."""
        return Seat(self.api.with_settings(token=token), self.id, player, self.noted)

    def add_bot(
        self, level: str, *, name: str | None = None, team: str | None = None, key: str | None = None
    ) -> BotAnswer:
        """Gives a bot an empty seat: for a player who sits here (`seat.add_bot`), and with the key that made the game.

        level: `novice`, `regular` or `champion`. The service plays it; `player` of the answer is its id.
        """
        body = bodies.bot(level, name, team)
        return self.api.add_bot(self.id, body=body, idempotency_key=given(key))

    def remove_bot(self, player: str) -> ActAnswer:
        """Takes a bot's seat away, in the lobby."""
        return self.api.remove_bot(self.id, player)

    def view(self) -> Game:
        """The game as this viewer may see it, now."""
        seen = self.api.get_game(self.id)
        if self.noted.commitment is None and seen.status != "finished":
            self.noted.commitment = seen.commitment
        return seen

    def events(self, *, after: int = 0, patience: Patience | None = None, answer_pings: bool = True) -> Iterator[Event]:
        """Every event after the one with seq `after`, live, each once and in order; ends when the game does.

        answer_pings: a seat's stream returns the nonces by which its network is measured, where lag is compensated.

        Where the service lost the end of its log (a database after a power cut), a RewoundEvent comes next: forget what
        was told after its `to_seq`, and load the game again.

        Lost connections are made anew and resumed. Raises Problem where the service refuses, ConnectionFailed
        where it is gone for longer than `patience` allows.
        """
        return stream(self.api, Cursor(self.id, after, patience or Patience()), answer_pings=answer_pings)

    def page(self, *, after: int = 0, limit: int | None = None, wait_s: float | None = None) -> EventPage:
        """A page of past events; with wait_s it waits so many seconds for one if there is none yet."""
        # The service may hold the answer back for wait_s; that time is no fault of the connection's.
        api = self.api.with_settings(timeout_s=self.api.settings.timeout_s + (wait_s or 0.0))
        return api.list_events(self.id, after=after, limit=given(limit), wait=given(wait_s))

    def stream_ticket(self) -> StreamTicket:
        """Opens the events as this viewer may see them, for a minute: for EventSource, which can send no token."""
        return self.api.create_stream_ticket(self.id)

    def rematch(self, *, key: str | None = None) -> Table:
        """The same game once more, for its organiser: the same one that its players get."""
        return Table(self.api, (self.api.rematch(self.id, idempotency_key=given(key))).id)

    def challenges(self) -> list[Challenge]:
        """The duels of this game, oldest first."""
        return self.api.list_challenges(self.id).challenges

    def record(self) -> str:
        """The game so far as a scenario file (YAML), which `chouette replay --check` plays again and compares."""
        # The operation gives the same record as an object; a file is wanted here, as it is.
        return self.api.send(get_record.request(self.id, format_="yaml"), lambda response: response.text)

    def dice(self) -> DiceProof:
        """What anybody needs to check every die."""
        return self.api.get_dice(self.id)

    def verify_dice(self, commitment: str | None = None) -> DiceVerdict:
        """Checks every die of the game, against its events too.

        commitment: as it was before the first throw; without it the one that this client saw first, when it made the
        game or called view(). Keep `noted.commitment` to check after a restart.
        """
        proof = self.dice()
        noted = commitment or self.noted.commitment
        return verify_dice(proof, noted, entropy=self.noted.entropy, events=self._all_events())

    def deals(self) -> DealProof:
        """What anybody needs to check every deal of a match at cards."""
        return self.api.get_deals(self.id)

    def verify_deals(self, commitment: str | None = None) -> DealVerdict:
        """Checks every deal of the match, against its events too; for a seat, against the hands that it saw.

        commitment: as of verify_dice(), before the first deal.
        """
        proof = self.deals()
        noted = commitment or self.noted.commitment
        return verify_deals(proof, noted, entropy=self.noted.entropy, events=self._all_events())

    def _all_events(self) -> list[Event]:
        events: list[Event] = []
        while fresh := (self.page(after=len(events), limit=500)).events:
            events += fresh
        return events


class Seat(Table):
    """A player's place at a table. Every act answers with what it led to, so no second request is needed.

    A wrong act at a wrong moment is no exception: its answer's `effect` is «bevue». An act that came too late
    raises TooLate and cost nothing. `key`: an Idempotency-Key of your own, for a retry after a restart.
    `window`: the window that is answered, as `expected` tells it: once it is closed, the act is too late, and lands in
    no other. cards: what is done in games at cards.
    """

    def __init__(self, api: Api, game_id: str, player: str, noted: Noted | None = None) -> None:
        super().__init__(api, game_id, noted=noted)
        self.player = player
        self.cards: CardActs[ActAnswer] = CardActs(api, game_id)

    @property
    def token(self) -> str:
        """What opens this seat: keep it to come back later."""
        return self.api.settings.token.value or ""

    def with_options(self, *, timeout_s: float | None = None, retry: Retry | None = None) -> Seat:
        """The same seat with another timeout (seconds, for each attempt) or another patience."""
        api = self.api.with_settings(timeout_s=timeout_s, retry=retry)
        return Seat(api, self.id, self.player, self.noted)

    def roll(
        self,
        keep: Sequence[int] | None = None,
        *,
        window: int | None = None,
        key: str | None = None,
        **fields: Unpack[RollFields],
    ) -> ActAnswer:
        """Throws; `keep` names the faces that stay on the table, where a rule allows it.

        fields: with which hand, and which magic dice, in games that have these. Raises TypeError for any other.
        """
        return self.api.roll(self.id, body=bodies.roll(keep, fields, window), idempotency_key=given(key))

    def annonce(
        self, annonce: str, *, window: int | None = None, key: str | None = None, **fields: Unpack[AnnonceFields]
    ) -> ActAnswer:
        """Shouts. Its rulebook says which fields an annonce takes (see AnnonceFields); amounts are points, players are
        ids.

        words: `value` in French, where saying it right counts. bet_on: which bet of `target` is meant.
        reaction_ms: how long the player took (see Reactions), where lag is compensated. Raises TypeError for a field
        that no annonce has.
        """
        return self.api.annonce(self.id, body=bodies.annonce(annonce, fields, window), idempotency_key=given(key))

    def passe(self, *, window: int | None = None, key: str | None = None) -> ActAnswer:
        """«I will do nothing in the windows that ask me now», or in the one that is named: so they can close early."""
        return self.annonce("pass", window=window, key=key)

    def challenge(
        self,
        challenge: str,
        target: str,
        *,
        reaction_ms: int | None = None,
        window: int | None = None,
        key: str | None = None,
    ) -> ActAnswer:
        """Challenges another player to a duel. reaction_ms: as of an annonce."""
        body = ChallengeBody(challenge=challenge, target=target, reaction_ms=given(reaction_ms), window=given(window))
        return self.api.challenge(self.id, body=body, idempotency_key=given(key))

    def terms(
        self,
        combination: str,
        amount: int,
        *,
        challenge: int | None = None,
        window: int | None = None,
        key: str | None = None,
    ) -> ActAnswer:
        """Names what the challenged player must throw, for how many points.

        challenge: the duel's id, as `challenge_taken` tells it; without it, this seat's newest open one is looked
        up, for about a second if need be. Raises NoOpenChallenge if none was taken by then.
        """
        duel = challenge if challenge is not None else self._open_challenge()
        body = TermsBody(combination=combination, amount=amount, window=given(window))
        return self.api.set_terms(self.id, duel, body=body, idempotency_key=given(key))

    def act(self, act: ExpectedAct, /, *, key: str | None = None, **fields: Unpack[ActFields]) -> ActAnswer:
        """Does what `expected()` offers, whatever it is: `seat.act(offer)`, `seat.act(offer, target="karadoc")`.

        fields: what the act says, out of `act.fields`. It counts in the window for which it was offered, and in no
        other: once that is closed it raises TooLate. Raises TypeError for a field that the act does not take.
        """
        return carry_out(self, act, fields, key)

    def expected(self) -> Expected:
        """What this player may do now, and until when (ms since the epoch, by the service's clock)."""
        return self.api.get_expected(self.id)

    def replace_token(self, *, key: str | None = None) -> Seat:
        """Gives this seat a new token, told this once as `token`; the old one opens nothing any more, anywhere.

        This seat, what was made of it by with_options, and streams of theirs that are open go on with the new one.
        Returns this seat.
        """
        with self.api.settings.token.renewed() as token:
            token.value = (self.api.replace_token(self.id, self.player, idempotency_key=given(key))).token
        return self

    def rematch(self, *, key: str | None = None) -> Seat:
        """The same game once more, and this player's seat in it: all who ask get the same game.

        Raises TokenReplaced where this player sits there by a token that was replaced since.
        """
        answer = self.api.rematch(self.id, idempotency_key=given(key))
        if answer.seat is None:
            raise TokenReplaced(f"{self.player} sits in {answer.id} already, by a token that was replaced since.")
        return Table(self.api, answer.id).seat(answer.seat.player, answer.seat.token)

    def stand(self) -> ActAnswer:
        """Stands up: the table throws for this player without waiting for them."""
        return self.api.set_presence(self.id, self.player, body=PresenceBody(presence="standing"))

    def sit(self) -> ActAnswer:
        """Sits down again."""
        return self.api.set_presence(self.id, self.player, body=PresenceBody(presence="seated"))

    def _open_challenge(self) -> int:
        for pause in (0.0, *LOOK_AGAIN_S):
            time.sleep(pause)
            found = open_challenge(self.challenges(), self.player)
            if found is not None:
                return found
        raise NoOpenChallenge(f"{self.player} has no open challenge to name terms for.")

    def leave(self) -> ActAnswer:
        """Leaves for good."""
        return self.api.leave_game(self.id, self.player)
