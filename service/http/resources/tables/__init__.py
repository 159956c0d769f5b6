"""Making and finding games, and the seats at them."""
