# Copied from the service by ./dev sdk: not edited here.
"""Plans of whole round robins, by geometry and by search."""
