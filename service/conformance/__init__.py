"""A bench for clients: it stands between a client and the service, makes trouble, and tells which rules were broken."""
