"""What players ask at the table, one file for each question."""
