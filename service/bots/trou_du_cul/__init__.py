"""The head of bots that play Trou du Cul."""
