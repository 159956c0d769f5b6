"""A typed client for the Chouette game service: tables, seats, live events, safe retries."""

from chouette_sdk._generated import models
from chouette_sdk._generated.fields import AnnonceFields, RollFields
from chouette_sdk._generated.models import Event, UnknownVariant
from chouette_sdk._generated.types import UNSET, Unset
from chouette_sdk.acting import ActFields, UnknownAct
from chouette_sdk.cards import CardActs, Play, is_joker, plays, rank_of, symbol
from chouette_sdk.client import Client
from chouette_sdk.client_async import AsyncClient
from chouette_sdk.clock import AsyncClock, Clock, ClockNotCompared
from chouette_sdk.deals import DealFault, DealVerdict, verify_deals
from chouette_sdk.dice import DiceFault, DiceVerdict, Noted, verify_dice
from chouette_sdk.entrant import Entrant
from chouette_sdk.entrant_async import AsyncEntrant
from chouette_sdk.events import Patience
from chouette_sdk.lag import Reactions
from chouette_sdk.lobby import Lobby
from chouette_sdk.matchmaking import NoTable
from chouette_sdk.player import AsyncPlayer, Player
from chouette_sdk.playing import AsyncScript, Script, play, play_async
from chouette_sdk.problems import (
    BadRequest,
    CallTimedOut,
    ChouetteError,
    Conflict,
    ConnectionFailed,
    FieldError,
    Forbidden,
    GameNotFound,
    IdempotencyKeyInUse,
    IdempotencyKeyReused,
    Invalid,
    NotFound,
    NotModified,
    Problem,
    RateLimited,
    ServerFault,
    TokenMissing,
    TokenUnknown,
    TooLate,
    TooManyRequests,
    Unauthorized,
    Unavailable,
    UnreadableAnswer,
)
from chouette_sdk.retries import NEVER, Retry
from chouette_sdk.table import NoOpenChallenge, Seat, Table, TokenReplaced
from chouette_sdk.table_async import AsyncSeat, AsyncTable
from chouette_sdk.tournament import Tournament
from chouette_sdk.tournament_async import AsyncTournament
from chouette_sdk.tournament_check import TournamentFault, TournamentVerdict, verify_tournament

__all__ = [
    "NEVER",
    "UNSET",
    "ActFields",
    "AnnonceFields",
    "AsyncClient",
    "AsyncClock",
    "AsyncEntrant",
    "AsyncPlayer",
    "AsyncScript",
    "AsyncSeat",
    "AsyncTable",
    "AsyncTournament",
    "BadRequest",
    "CallTimedOut",
    "CardActs",
    "ChouetteError",
    "Client",
    "Clock",
    "ClockNotCompared",
    "Conflict",
    "ConnectionFailed",
    "DealFault",
    "DealVerdict",
    "DiceFault",
    "DiceVerdict",
    "Entrant",
    "Event",
    "FieldError",
    "Forbidden",
    "GameNotFound",
    "IdempotencyKeyInUse",
    "IdempotencyKeyReused",
    "Invalid",
    "Lobby",
    "NoOpenChallenge",
    "NoTable",
    "NotFound",
    "NotModified",
    "Noted",
    "Patience",
    "Play",
    "Player",
    "Problem",
    "RateLimited",
    "Reactions",
    "Retry",
    "RollFields",
    "Script",
    "Seat",
    "ServerFault",
    "Table",
    "TokenMissing",
    "TokenReplaced",
    "TokenUnknown",
    "TooLate",
    "TooManyRequests",
    "Tournament",
    "TournamentFault",
    "TournamentVerdict",
    "Unauthorized",
    "Unavailable",
    "UnknownAct",
    "UnknownVariant",
    "UnreadableAnswer",
    "Unset",
    "is_joker",
    "models",
    "play",
    "play_async",
    "plays",
    "rank_of",
    "symbol",
    "verify_deals",
    "verify_dice",
    "verify_tournament",
]
