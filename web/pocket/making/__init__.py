"""Packs Boomtown for browsers: Python, the house and its libraries, and pages made before."""
