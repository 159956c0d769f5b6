"""Players who are there beyond one game: kept by the key that made them, with one token for all their seats."""
