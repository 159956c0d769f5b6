"""Carries what a stopped service has stored from one way of running to another."""
