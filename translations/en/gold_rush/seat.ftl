### A seat at the end of the game, line by line, and the map.

parts-name = The map

line-track = On the track
line-track-small = with all laps, 50 each
line-log = or the log
line-tokens = Tokens, tap what you have
line-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
line-map = From the map
line-see-map = see it
line-railroads = railroads { $points }
line-mountains = mountains { $points }
line-cities = cities { $points }
line-prairies = prairies { $points }
line-from-map = { $kinds }: { $points }
feature-take-out = Take this out
