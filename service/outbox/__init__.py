"""What follows a commit: readers are told, the alarm is set. Nothing here ever calls the engine."""
