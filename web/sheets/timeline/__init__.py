"""What happened on a sheet, in words: together what was typed together, row by row."""
