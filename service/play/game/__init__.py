"""One game as this client follows it: what is known of it, what its player may do, and how it is put in words."""
