"""Games that begin where a client wants to be looked at: a gallery of situations, and those that clients describe."""
