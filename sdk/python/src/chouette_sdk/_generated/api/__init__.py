"""One folder a tag, one module an operation."""
