"""Commands that depend on who asks and on how a game stands."""
