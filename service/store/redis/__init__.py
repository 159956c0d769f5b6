"""The store on Redis."""
