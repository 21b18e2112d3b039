"""What the table is worth: one room for each title, and the core they share."""
