# Copied from the service by ./dev sdk: not edited here.
"""Points, tie-breaks and standings."""
