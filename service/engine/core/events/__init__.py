"""What happened, as typed facts: everything that a client is told about a game comes as one of these.

Every event has `seq` (1, 2, 3 … without gaps in a game) and `at` (ms since the epoch: when it counts in the game).
"""

from __future__ import annotations

from service.engine.core.events.base import Event, Fields
from service.engine.core.events.dice import (
    CombinationMade,
    DiceReleased,
    DiceRolled,
    DiceShown,
    PreventiveFailed,
    PreventiveMade,
)
from service.engine.core.events.points import (
    HoldingGained,
    HoldingLost,
    KingMade,
    Movement,
    PointsMoved,
    SipsMoved,
    Trace,
)
from service.engine.core.events.table import (
    ClockSet,
    ClockStarted,
    ClockStopped,
    ConnectionLost,
    ConnectionRestored,
    GameCreated,
    GameFinished,
    GameStarted,
    LagMeasured,
    PlayerArrived,
    PlayerJoined,
    PlayerLeft,
    PlayerOut,
    PlayerRenamed,
    PresenceChanged,
    Rewound,
    Standing,
    TurnStarted,
)
from service.engine.core.events.words import (
    AnnonceMade,
    Bevue,
    ChallengePassed,
    ChallengeTaken,
    DuelEnded,
    PlayerPassed,
    Spoken,
    TermsSet,
    Timing,
    WindowClosed,
    WindowOpened,
)

__all__ = [
    "EVENT_TYPES",
    "AnnonceMade",
    "Bevue",
    "ChallengePassed",
    "ChallengeTaken",
    "ClockSet",
    "ClockStarted",
    "ClockStopped",
    "CombinationMade",
    "ConnectionLost",
    "ConnectionRestored",
    "DiceReleased",
    "DiceRolled",
    "DiceShown",
    "DuelEnded",
    "Event",
    "Fields",
    "GameCreated",
    "GameFinished",
    "GameStarted",
    "HoldingGained",
    "HoldingLost",
    "KingMade",
    "LagMeasured",
    "Movement",
    "PlayerArrived",
    "PlayerJoined",
    "PlayerLeft",
    "PlayerOut",
    "PlayerPassed",
    "PlayerRenamed",
    "PointsMoved",
    "PresenceChanged",
    "PreventiveFailed",
    "PreventiveMade",
    "Rewound",
    "SipsMoved",
    "Spoken",
    "Standing",
    "TermsSet",
    "Timing",
    "Trace",
    "TurnStarted",
    "WindowClosed",
    "WindowOpened",
]

EVENT_TYPES: tuple[type[Event], ...] = (
    GameCreated, PlayerArrived, PlayerJoined, PlayerRenamed, PlayerLeft, GameStarted, TurnStarted, DiceReleased,
    PreventiveMade, PreventiveFailed, DiceRolled, DiceShown, CombinationMade, WindowOpened,
    WindowClosed, AnnonceMade, PlayerPassed, ChallengeTaken, ChallengePassed, TermsSet, DuelEnded, Bevue, PointsMoved,
    SipsMoved, KingMade, HoldingGained, HoldingLost, PlayerOut, PresenceChanged, ConnectionLost,
    ConnectionRestored, LagMeasured, ClockStopped, ClockStarted, ClockSet, Rewound, GameFinished,
)  # fmt: skip
