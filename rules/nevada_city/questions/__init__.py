"""The questions of Nevada City without points."""
