"""What players do in a game, and what they are asked."""
