"""Games told as YAML: read, played step by step against their expectations, and written from a game that was played."""
