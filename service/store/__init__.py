"""Where games are kept: the port, its Redis adapter, and a fake in memory that passes the same tests."""
