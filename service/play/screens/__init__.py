"""What the user sees and types: one module a screen."""
