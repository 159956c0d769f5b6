"""The modules C1 to C6 and CX: the bank, the song, birds, and decisions for others."""
