"""The strategy of bots that play Cul de Chouette."""
