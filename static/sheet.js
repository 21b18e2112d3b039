// Keeps the pages of a sheet true while they are open.
