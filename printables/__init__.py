"""Paper: score pads, player aids, finished sheets."""
