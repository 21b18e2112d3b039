## What belongs to no seat

shared-name = Goals
