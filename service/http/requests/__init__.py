"""The shapes of request bodies and query strings (marshmallow): what is not named in them is refused by
name."""
