"""What the service counts and logs of itself."""
