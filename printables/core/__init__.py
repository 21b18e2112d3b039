"""What every title's papers are made of."""
