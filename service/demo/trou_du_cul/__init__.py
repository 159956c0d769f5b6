"""The demo of the card game: bots play a match against the service, and you watch, or sit down with them."""
