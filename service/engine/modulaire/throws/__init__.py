"""Throws and what they make: who throws with what, dice of the table, combinations."""
