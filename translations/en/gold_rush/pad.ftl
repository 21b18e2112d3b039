### The score pad of Gold Rush: what stands above its rows, in the order of counting.

pad-band-score_track = 1  On the score track
pad-band-railroads = 2  What is not complete, without tents and their tokens
pad-band-prairies = 3  Farmers, and last your tokens: face down until now
