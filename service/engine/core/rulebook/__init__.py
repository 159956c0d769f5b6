"""What a game goes by: rules, hooks, rulesets, options."""
