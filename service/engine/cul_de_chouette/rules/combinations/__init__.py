"""Throws that have a name: what they are, what they pay, and what is shouted on them."""
