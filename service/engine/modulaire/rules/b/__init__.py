"""The modules B1 to B4 and BX: duels, values, and who may win how much."""
