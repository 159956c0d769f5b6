"""What the flow and several modules share: windows, frames, free moments, bets, bévues, sleep."""
