"""Windows: how long they are open, what closes them, and what was answered in them."""
