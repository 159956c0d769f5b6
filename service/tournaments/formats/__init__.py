"""The formats: how rounds follow one another."""
