"""Shared score sheets: one table of a real game that several phones fill in."""
