"""Phones that meet without a network: what they show to each other, and what becomes of it."""
