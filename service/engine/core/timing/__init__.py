"""What time does: deadlines, absence, compensation of lag, clocks that were set back."""
