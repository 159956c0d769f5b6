"""`chouette demo`: three bots play a whole game against the service, through the Python SDK, while you watch."""
