"""The rulebook `modulaire`: another game on the same dice, of modules that are switched on and off."""
