"""The modules A1 to A6: what the plainest game is made of."""
