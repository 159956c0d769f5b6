"""Who may do what, and how often: API keys with their scopes."""
