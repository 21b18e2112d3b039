"""What may lie on the table: one room for each title, and the core they share."""
