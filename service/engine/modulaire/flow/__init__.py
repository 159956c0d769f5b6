"""How a game goes: the opening, turn after turn, coup after coup."""
