"""Connections to a Redis by itself, behind Sentinels, or to a cluster."""
