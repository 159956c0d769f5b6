"""What may be done while a die is still to be thrown: Sirops, sales, bets on the cul."""
