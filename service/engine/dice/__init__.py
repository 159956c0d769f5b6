"""Dice: how they are drawn, thrown, kept, fly, fall and are told; they plug into the core's windows."""
