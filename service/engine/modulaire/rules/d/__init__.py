"""The modules D1 and D2: vows with their tichettes, and the axiom of choice."""
