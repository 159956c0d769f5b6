"""The service layer: load, settle, play, commit, and again where another process was faster."""
