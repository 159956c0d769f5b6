"""Who is there, and what is not allowed."""
