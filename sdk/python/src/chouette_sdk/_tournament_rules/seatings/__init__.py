# Copied from the service by ./dev sdk: not edited here.
"""How players are put at tables: who meets whom, who sits where, who sits out."""
