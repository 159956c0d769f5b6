"""The modules †1 to †6: those of the demonic version."""
