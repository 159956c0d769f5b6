"""Games of the sandbox in the hands of the service."""
