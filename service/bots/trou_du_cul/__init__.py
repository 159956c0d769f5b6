"""The strategy of bots that play Trou du Cul."""
