"""What a store without its last writes means for games: found out, and told to each of them once."""
