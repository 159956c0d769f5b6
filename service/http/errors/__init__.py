"""Every refusal as a problem document (RFC 9457)."""
