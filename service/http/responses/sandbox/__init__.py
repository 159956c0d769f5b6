"""Answers of the sandbox."""
