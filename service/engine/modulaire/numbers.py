"""Numbers of the rulebook that its options begin with, and which of its modules let players lie down."""

TARGET = 343
PLAFOND_BELOW_TARGET = 11
"""So far below the target the ceiling lies where none is agreed on."""

WITH_LYING_DOWN = ("d1", "t3", "t4")
"""With any of these players can lie down."""
