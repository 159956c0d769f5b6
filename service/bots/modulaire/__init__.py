"""The strategy of bots that play the rulebook `modulaire`."""
