"""The demo of the rulebook `modulaire`: bots at a table with all its modules."""
