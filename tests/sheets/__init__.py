"""Shared score sheets: codes, paper, storage, live updates."""
