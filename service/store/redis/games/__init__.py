"""What a game is stored as: its scripts, what they are given and what they answer, and its log."""
