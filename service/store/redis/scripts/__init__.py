"""Lua scripts: run by their hash, one by one or in many buckets."""
