"""Around a manche: how it begins, what is exchanged, what it gives, and whether there is another one."""
