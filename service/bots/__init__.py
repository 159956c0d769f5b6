"""The bots' strategies: what a player sees goes in as plain data, what they want to do and how soon comes out."""
