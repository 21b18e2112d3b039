"""Rulings that a table keeps: told to programs, shown on pages, kept from a question's page."""
