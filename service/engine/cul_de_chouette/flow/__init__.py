"""How a game goes: the frames that every rule hangs on."""
