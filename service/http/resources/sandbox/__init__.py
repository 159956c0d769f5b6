"""The sandbox: situations, games that begin in them, and clocks that move only when they are told to."""
