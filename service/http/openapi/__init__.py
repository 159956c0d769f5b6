"""The OpenAPI document, made from the code that answers."""
