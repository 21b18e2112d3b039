### The score pad of Carson City: what stands above its rows, in the order of counting.

pad-band-track = 1  On the track, the last turn’s money above the limit included
pad-band-buildings = 2  In the town
pad-band-money = 3  At last, all money that is left
