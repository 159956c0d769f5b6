"""The store inside one process."""
