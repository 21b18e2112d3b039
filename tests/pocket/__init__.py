"""The whole program as a browser runs it."""
