"""What every request passes before and after its operation."""
