"""How a game is stored and loaded: its state, codec, migrations, editions, notes of rules."""
