"""Which life of a server, or of a cluster, an answer comes from."""
