"""A stored game opened up to be played on, and closed again into the one commit that stores it."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from service.engine.core.acts import Act
from service.engine.core.events import Event, GameFinished, GameStarted
from service.games.commands import Change, CreateGame
from service.store import keys
from service.store.port import Commit, Meta, OwnEntry, Record
from service.store.revision import NONCE, Revision, extended

_encode = msgspec.json.Encoder().encode


class Engine(Protocol):
    """The engine's face, as far as the service layer calls it; service.engine has it."""

    def create(
        self,
        *,
        ruleset: str,
        options: dict[str, Any],
        seed: str,
        game_id: str,
        now: int,
        dice_given: list[int] | None,
    ) -> Any:
        """A new game."""

    def play(self, game: Any, act: Act) -> list[Event]:
        """Let an act count."""

    def settle(self, game: Any, now: int) -> list[Event]:
        """Close what is due."""

    def next_due(self, game: Any) -> int | None:
        """When settle has something to do."""

    def rewound(
        self, game: Any, *, from_seq: int, to_seq: int, from_version: int, to_version: int, logged: int | None = None
    ) -> list[Event]:
        """Tell that what came after this state was lost."""

    def encode(self, game: Any) -> bytes:
        """To bytes."""

    def decode(self, blob: bytes) -> Any:
        """From bytes."""


class Envelope(msgspec.Struct):
    """What a blob holds: what the service knows, and the engine's own JSON."""

    meta: Meta
    game: msgspec.Raw


class Card(msgspec.Struct):
    """What the lobby shows of a public game. created_at in ms; players: their names; end: why it is over."""

    id: str
    name: str
    ruleset: str
    status: str
    players: list[str]
    max_players: int
    created_at: int
    end: str | None = None
    seats: str = "open"
    started_at: int | None = None
    ended_at: int | None = None
    bots: int = 0


class OwnCard(Card):
    """What the key that made a game is shown of it in its list."""

    visibility: str = "public"
    watching: str = "public"
    test_dice: bool = False
    metadata: dict[str, str] = {}
    rematch_of: str | None = None


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What an act led to, for whoever words the answer.

    revision: the game's after the commit. events: everything since the game was loaded, as everybody may see it.
    effect: `counted`, `bevue` or `repeated`. secrets: `player` and `token` of a seat just taken, or empty.
    """

    game: Any
    meta: Meta
    revision: Revision
    events: list[Event]
    effect: str
    act: Act | Change | CreateGame
    secrets: dict[str, str]

    def seen_by(self, player: str | None) -> list[Event]:
        """The events in the forms that this seat sees; None: the public ones."""
        return list(self.game.seen_by(player))

    @property
    def version(self) -> int:
        """The game's after the commit."""
        return self.revision.version


Wake = Callable[[Any, Meta], int | None]
"""When the bots of a game next want to be woken (ms); asked only where it has any."""

_envelopes = msgspec.json.Decoder(Envelope)
MAX_PLAYERS = 8


class GameSession:
    """One game in the hands of one request."""

    def __init__(self, engine: Engine, game_id: str, meta: Meta, game: Any, version: int = 0, nonces: str = "") -> None:
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
        self._shown = self._card() if version else None
        self._next_shown = self._shown
        # What the last commit found out about the state that it stored.
        self._known: tuple[int | None] | None = None
        self._deadline: int | None = None

    @classmethod
    def open(cls, engine: Engine, game_id: str, version: int, nonces: str, blob: bytes) -> GameSession:
        """Of a stored blob. nonces: of the commits that led to it."""
        envelope = _envelopes.decode(blob)
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
        """Whether bots have sat at the game of a stored blob: cheaper than to open it."""
        return bool(_envelopes.decode(blob).meta.bot_secret)

    @staticmethod
    def has_owner(blob: bytes) -> bool:
        """Whether a key made the game of a stored blob: cheaper than to open it."""
        return _envelopes.decode(blob).meta.api_key_id is not None

    def own_entry(self) -> OwnEntry | None:
        """What its owner's list has of the game as it is stored; None without an owner."""
        owner, card = self.meta.api_key_id, self._card()
        place = keys.listed(self.meta.created_at, self.game_id)
        return OwnEntry(owner, place, _encode(self._own(card))) if owner else None

    def settle(self, now: int) -> None:
        """Close what is due at `now` (ms); `closing` is then the oldest instant (ms) that was due and is not stored."""
        due = self.engine.next_due(self.game)
        self.engine.settle(self.game, now)
        if self.closing is None and due is not None and due <= now:
            self.closing = due

    def commit(
        self, record: Record | None = None, *, ttl_ms: int, wake: Wake | None = None, mends: bool = False
    ) -> Commit:
        """The step from the stored state to what the game is now. wake: when its bots want to be woken."""
        state, fresh = self.game.state, self.game.fresh
        if self._shown is None or self._shown.status != state.status:
            self._note_times(fresh)
        card = self._next_shown = self._card()
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
            own_card=_encode(self._own(card)) if owner and changed else None,
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

    def due(self, wake: Wake | None = None) -> int | None:
        """When somebody must look at the game next (ms): a deadline, or its bots."""
        deadline = self._deadline = self.engine.next_due(self.game)
        bots = wake(self.game, self.meta) if wake and self.meta.bot_secret else None
        return min((instant for instant in (deadline, bots) if instant is not None), default=None)

    def stored(self, version: int) -> None:
        """The last commit went through: the table is what a decoder would make of its blob."""
        self.version, self.nonces = version, extended(self.nonces, self._nonce)
        self._nonce = secrets.token_hex(NONCE // 2)
        self.closing = None
        self._recheck = False
        self.game.forget_events()
        self._shown, self._known = self._next_shown, (self._deadline,)

    def _own(self, card: Card) -> OwnCard:
        meta = self.meta
        known = msgspec.structs.asdict(card)
        return OwnCard(
            **known,
            visibility=meta.visibility,
            watching=meta.watchers,
            test_dice=meta.test_dice,
            metadata=meta.metadata,
            rematch_of=meta.rematch_of or None,
        )

    def _card(self) -> Card:
        state = self.game.state
        return Card(
            id=self.game_id,
            name=self.meta.name,
            ruleset=state.ruleset,
            status=state.status,
            players=[player.display_name for player in state.players],
            max_players=int(state.options.get("max_players", MAX_PLAYERS)),
            created_at=self.meta.created_at,
            started_at=self.meta.started_at,
            ended_at=self.meta.ended_at,
            bots=sum(bool(player.bot) for player in state.players),
            end=state.end or None if state.status == "finished" else None,
            seats=self.meta.seats,
        )
