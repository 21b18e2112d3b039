"""What every title's scoring is made of: rows, findings, breakdowns, ranks."""
