### What belongs to no seat.

parts-name = Goals
