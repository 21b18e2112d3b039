### The score pad of the card game: what stands above its rows, in the order of counting.

pad-band-ranches = 1  What lies next to them
pad-band-ranch_symbols = 2  What lies anywhere in the city
pad-band-characters = 3  Characters; for a virtual player nothing but the appeal
pad-short-outlaws = −6 a group; 0 with Prison or Sheriff
pad-shortest-outlaws = −6; Prison/Sheriff 0
pad-whose = whose? The initial is enough.
