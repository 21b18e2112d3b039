"""Questions whose answers hold points, one file for each."""
