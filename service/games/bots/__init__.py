"""Bots in the hands of the service."""
