### The score pad of Nevada City: what stands above its rows, in the order of counting.

pad-band-score_track = either  where your pawn stands
pad-band-start_building = or  the same points row by row, never both
pad-band-goals = then  the goals, for everybody
