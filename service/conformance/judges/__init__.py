"""The judges: each watches what clients send and are told, and holds them to some of the rules."""
