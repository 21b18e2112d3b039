"""The questions of Nevada City whose answers hold points."""
