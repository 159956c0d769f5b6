"""A tour: laying, passing, finishing, and what interrupts it."""
