"""`chouette serve`: all processes of the service, and a Redis of its own, on one machine."""
