"""How players are put at tables: who meets whom, who sits where, who sits out."""
