"""What the game and its rulebook are called."""

GAME = "modulaire"
RULESET = "modulaire"
