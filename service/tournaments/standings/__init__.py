"""Points, tie-breaks and standings."""
