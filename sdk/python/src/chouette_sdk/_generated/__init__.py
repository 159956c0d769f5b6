"""Generated from openapi/openapi.json by `./dev sdk`: never edit anything in this folder."""
