"""The game service: HTTP, service layer, engine and store."""
