# Copied from the service by ./dev sdk: not edited here.
"""The formats: how rounds follow one another."""
