"""`chouette play`: sit down at a table in the terminal, with bots or friends."""
