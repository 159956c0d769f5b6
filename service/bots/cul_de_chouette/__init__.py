"""The head of bots that play Cul de Chouette."""
