"""What the API answers, as structs that are encoded as they are."""
