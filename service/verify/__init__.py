"""Checks of what was published: `chouette verify`."""
