"""One function a resource: puts in its examples, of games that were really played (stories.py)."""
