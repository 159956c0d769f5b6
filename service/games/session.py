"""A stored game opened up to be played on, and closed again into the one commit that stores it."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec

from service.engine import Game
from service.engine.core.actions.acts import Act
from service.engine.core.events import Event, GameFinished, GameStarted
from service.games.changes import Change
from service.games.commands import CreateGame
from service.games.engine_port import Engine
from service.games.lists.cards import card_of, own_card
from service.games.shown_revision import shown_revision, shown_version
from service.store import keys
from service.store.commits import Commit, OwnEntry
from service.store.idempotency import Record
from service.store.meta import Meta
from service.store.revision import NONCE, Revision, extended

_encode = msgspec.json.Encoder().encode


LOOSE = 128
"""Events that a game gathers before some are packed: they take some 25 KB, half of a running game."""

OFTEN = 64
"""After so many more it is tried again."""


class Envelope(msgspec.Struct):
    """What a blob holds: what the service knows, and the engine's own JSON."""

    meta: Meta
    game: msgspec.Raw


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What an act led to, for the code that words the answer.

    revision: the game's after the commit.
    effect: `counted`, `bevue` or `repeated`. secrets: `player` and `token` of a seat just taken, or empty.
    """

    game: Game
    meta: Meta
    revision: Revision
    effect: str
    act: Act | Change | CreateGame
    secrets: dict[str, str]

    def seen_by(self, player: str | None) -> list[Event]:
        """Everything since the game was loaded, in the forms that this seat sees; None: the public ones."""
        return self.game.seen_by(player)

    @property
    def game_id(self) -> str:
        """The game's id."""
        return self.game.state.id

    @property
    def seq(self) -> int:
        """Of the game's last event."""
        return self.game.state.events

    @property
    def version(self) -> int:
        """The game's version after the commit, as anybody may know it."""
        return shown_version(self.game, self.revision)

    def shown_to(self, player: str | None) -> Revision:
        """The game's revision after the commit, as the holder of this seat (None: anybody) may know it."""
        return shown_revision(self.game, self.meta, self.revision, player)


Wake = Callable[[Game, Meta], int | None]
"""When the bots of a game next want to be woken (ms); asked only where it has any."""

_envelopes = msgspec.json.Decoder(Envelope)


def envelope_of(blob: bytes) -> Envelope:
    """What a stored blob holds, with the engine's part as it is. Raises msgspec.ValidationError."""
    return _envelopes.decode(blob)


class GameSession:
    """One game in the hands of one request."""

    def __init__(
        self, engine: Engine, game_id: str, meta: Meta, game: Game, version: int = 0, nonces: str = ""
    ) -> None:
        self.engine = engine
        self.game_id = game_id
        self.version = version
        self.nonces = nonces
        # Of the commit that is made next: its answer names the state that it leads to.
        self._nonce = secrets.token_hex(NONCE // 2)
        self.meta = meta
        self.game = game
        self.closing: int | None = None
        self._recheck = False
        self._shown = card_of(self.game_id, self.game, self.meta) if version else None
        self._next_shown = self._shown
        # What the last commit found out about the state that it stored.
        self._known: tuple[int | None] | None = None
        self._deadline: int | None = None
        self._overgrown = False

    @classmethod
    def open(cls, engine: Engine, game_id: str, version: int, nonces: str, blob: bytes) -> GameSession:
        """Of a stored blob. nonces: of the commits that led to it."""
        envelope = envelope_of(blob)
        return cls(engine, game_id, envelope.meta, engine.decode(bytes(envelope.game)), version, nonces)

    @property
    def revision(self) -> Revision:
        """The stored state that it builds on."""
        return Revision(self.version, self.nonces[:NONCE])

    @property
    def following(self) -> Revision:
        """The state that the next commit leads to."""
        return Revision(self.version + 1, self._nonce)

    @staticmethod
    def has_bots(blob: bytes) -> bool:
        """Whether workers let bots play in the game of a stored blob: cheaper than to open it.

        Those of a game with a clock of its own act as that goes on, and at no other time.
        """
        meta = envelope_of(blob).meta
        return bool(meta.bot_secret) and meta.own_clock is None

    @staticmethod
    def has_owner(blob: bytes) -> bool:
        """Whether a key made the game of a stored blob: cheaper than to open it."""
        return envelope_of(blob).meta.api_key_id is not None

    def own_entry(self) -> OwnEntry | None:
        """What its owner's list has of the game as it is stored; None without an owner."""
        owner, card = self.meta.api_key_id, card_of(self.game_id, self.game, self.meta)
        place = keys.listed(self.meta.created_at, self.game_id)
        return OwnEntry(owner, place, _encode(own_card(card, self.meta))) if owner else None

    def settle(self, now: int) -> None:
        """Close what is due at `now` (ms); `closing` is then the oldest instant (ms) that was due and is not stored."""
        due = self.engine.next_due(self.game)
        self.engine.settle(self.game, now)
        if self.closing is None and due is not None and due <= now and self.meta.own_clock is None:
            self.closing = due

    def commit(
        self, record: Record | None = None, *, ttl_ms: int, wake: Wake | None = None, mends: bool = False
    ) -> Commit:
        """The step from the stored state to what the game is now. wake: when its bots want to be woken."""
        state, fresh = self.game.state, self.game.fresh
        if self._shown is None or self._shown.status != state.status:
            self._note_times(fresh)
        card = self._next_shown = card_of(self.game_id, self.game, self.meta)
        public, owner = self.meta.visibility == "public", self.meta.api_key_id
        place, changed = keys.listed(self.meta.created_at, self.game_id), card != self._shown
        return Commit(
            game_id=self.game_id,
            expected=self.version,
            nonces=self.nonces,
            nonce=self._nonce,
            blob=_encode(Envelope(self.meta, msgspec.Raw(self.engine.encode(self.game)))),
            status=state.status,
            events=[_encode(event) for event in fresh],
            private={seq: _encode(forms) for seq, forms in self.game.private.items()},
            first_seq=fresh[0].seq if fresh else 1,
            due=self.due(wake),
            record=record,
            listed=place if public else None,
            card=_encode(card) if public and changed else None,
            ttl_ms=ttl_ms,
            owner=owner,
            own=place if owner else None,
            own_card=_encode(own_card(card, self.meta)) if owner and changed else None,
            # What is found where a game begins is of none that there is.
            mends=mends or not self.version,
            recheck=self._recheck,
        )

    def _note_times(self, fresh: list[Event]) -> None:
        """Since when the game is what it has become, as its events tell."""
        for event in fresh:
            if isinstance(event, GameStarted):
                self.meta = msgspec.structs.replace(self.meta, started_at=event.at)
            elif isinstance(event, GameFinished):
                self.meta = msgspec.structs.replace(self.meta, ended_at=event.at)

    def change(self, meta: Meta) -> None:
        """Let other tokens open the game; where some open it no more, listeners are looked at again."""
        before, after = ({*known.tokens.values(), *known.invitations} for known in (self.meta, meta))
        self._recheck = self._recheck or not before <= after
        self.meta = meta

    def deadline(self) -> int | None:
        """When something in the game is due (ms), as it has been stored or as it is by now."""
        if self._known is None or self.game.fresh:
            return self.engine.next_due(self.game)
        return self._known[0]

    def touch(self, now: int) -> None:
        """It is about to be stored, at this instant (ms by the service's clock)."""
        if self.meta.sandbox is not None:
            self.meta = msgspec.structs.replace(
                self.meta, sandbox=msgspec.structs.replace(self.meta.sandbox, touched=now)
            )

    def due(self, wake: Wake | None = None) -> int | None:
        """When a worker must look at the game next (ms): a deadline, or its bots."""
        deadline = self._deadline = self.engine.next_due(self.game)
        sandbox = self.meta.sandbox
        given_up = None
        if sandbox is not None and self.game.state.status != "finished":
            given_up = sandbox.until
            if sandbox.now is not None:
                # Its own clock brings its deadlines and its bots, and no alarm.
                return sandbox.touched if self._overgrown else given_up
        if self.meta.tells_of_its_end and self.game.state.status == "finished":
            # A worker tells the tournament, and the players: should that get lost, the alarm rings again.
            return self.game.state.clock
        bots = wake(self.game, self.meta) if wake and self.meta.bot_secret else None
        # A worker that looks at the game now finds that much of its log is to be packed.
        now = self.game.now if self._overgrown else None
        return min((instant for instant in (deadline, bots, now, given_up) if instant is not None), default=None)

    def stored(self, version: int, loose: int = 0) -> None:
        """The last commit went through: the table is what a decoder would make of its blob.

        loose: how many events are not packed; now and then workers are told that there are many.
        """
        self._overgrown = loose >= LOOSE and loose // OFTEN > (loose - len(self.game.fresh)) // OFTEN
        self.version, self.nonces = version, extended(self.nonces, self._nonce)
        self._nonce = secrets.token_hex(NONCE // 2)
        self.closing = None
        self._recheck = False
        self.game.forget_events()
        self._shown, self._known = self._next_shown, (self._deadline,)
