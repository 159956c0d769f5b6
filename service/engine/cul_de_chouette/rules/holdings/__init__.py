"""What players hold and use: Flans, Jarrets, Civets, Grelottines and their immunities."""
