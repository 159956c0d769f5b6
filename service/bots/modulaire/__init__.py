"""The head of bots that play the rulebook `modulaire`."""
