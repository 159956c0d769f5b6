"""What happened, as typed facts: everything that a client is told about a game comes as one of these.

Every event has `seq` (1, 2, 3 … without gaps in a game) and `at` (ms since the epoch: when it counts in the game).
"""

from __future__ import annotations

from service.engine.core.events.base import Event, Fields, Forms
from service.engine.core.events.points import (
    HoldingGained,
    HoldingLost,
    Movement,
    PointsMoved,
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
    ActHeld,
    ActStopped,
    AnnonceMade,
    PlayerPassed,
    Spoken,
    Timing,
    WindowClosed,
    WindowOpened,
    WrongAct,
)

__all__ = [
    "EVENT_TYPES",
    "ActHeld",
    "ActStopped",
    "AnnonceMade",
    "ClockSet",
    "ClockStarted",
    "ClockStopped",
    "ConnectionLost",
    "ConnectionRestored",
    "Event",
    "Fields",
    "Forms",
    "GameCreated",
    "GameFinished",
    "GameStarted",
    "HoldingGained",
    "HoldingLost",
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
    "Rewound",
    "Spoken",
    "Standing",
    "Timing",
    "Trace",
    "TurnStarted",
    "WindowClosed",
    "WindowOpened",
    "WrongAct",
]

EVENT_TYPES: tuple[type[Event], ...] = (
    GameCreated, PlayerArrived, PlayerJoined, PlayerRenamed, PlayerLeft, GameStarted, TurnStarted,
    WindowOpened,
    WindowClosed, AnnonceMade, PlayerPassed, ActHeld, ActStopped, PointsMoved,
    HoldingGained, HoldingLost, PlayerOut, PresenceChanged, ConnectionLost,
    ConnectionRestored, LagMeasured, ClockStopped, ClockStarted, ClockSet, Rewound, GameFinished,
)  # fmt: skip
