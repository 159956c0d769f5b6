"""One module an operation: `request` builds the call, `parse` reads its answer."""
