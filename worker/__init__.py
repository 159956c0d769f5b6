"""The RQ jobs that look at due games, and the alarm that wakes them."""
