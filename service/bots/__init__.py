"""The bots' head: what a player sees goes in as plain data, what he wants to do and how soon comes out."""
