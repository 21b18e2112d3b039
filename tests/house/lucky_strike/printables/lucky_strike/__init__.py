"""The papers of Lucky Strike."""
