"""Phones that meet without a network, as pages."""
