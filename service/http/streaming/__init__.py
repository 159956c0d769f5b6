"""Live streams: the open connections, what is written to them, and what they measure."""
