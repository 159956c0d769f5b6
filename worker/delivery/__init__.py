"""The process that sends webhooks."""
