"""Whether games can be played here, and what is not as it should be."""
