"""How a game goes at the table: seats, turns, faults, words out of turn, teams, and the end."""
