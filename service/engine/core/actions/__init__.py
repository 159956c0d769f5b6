"""What players do: the acts, what each is taken for, their fields, and those that wait for others."""
