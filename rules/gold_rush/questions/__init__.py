"""The questions of Gold Rush whose answers hold no points."""
