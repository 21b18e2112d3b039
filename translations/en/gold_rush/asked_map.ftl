### The map in the form of a question.

land-tap-to-lay = Tap where it goes.
land-tap-to-ask = Tap the place that you ask about.
land-newest-tile = The newest tile
land-tap-a-place = Who stands there? Tap the place.
land-tap-to-ask-place = Tap the place that you ask about.
land-tap-to-ask-tile = Tap the tile that you ask about.
land-another-tile = Lay another tile
