"""Webhooks after the Standard Webhooks specification: who is told what, how it is signed, where it may be sent."""
