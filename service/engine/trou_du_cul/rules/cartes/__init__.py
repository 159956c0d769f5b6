"""Cards: how many there are, how strong, what they are together, and who sees them."""
