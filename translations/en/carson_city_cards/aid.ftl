### The player aid of the card game: headings and what stands between the rules.

aid-round = The round
aid-show = Show the cards
aid-bid = Bid
aid-take = Take cards
aid-skull = Skull
aid-before-bids = Now the characters that act before the bids
aid-after-reveal = Now the characters that act after the reveal

aid-virtual = Virtual players
aid-score = Score
aid-range = { $lowest }–{ $highest }

aid-building = Building
aid-size = At most { $side } × { $side } parcels; with { FORM($captain, "the") } { $side } × { $longer }
aid-lies-there = On this …
aid-may-cover = … may lie
aid-protected = with a Prison or the Sheriff
aid-unprotected = without both
aid-many = Mountain, any other building
aid-cover-anything = anything
aid-cover-all-but-outlaws = anything but outlaws
aid-cover-same = only the same picture
aid-cover-nothing = nothing

aid-era = From era I to era II
aid-end = The end

aid-pictures = Points and parcels
aid-beside = next to it, per
aid-anywhere = in the city, per
aid-any-building = building
aid-itself = itself
aid-eras = in era
aid-in-both = { $count } in all
aid-no-houses = Building: any but House and Townhouse.
aid-one-or-the-other = House, Mountain: the first numbers go with one, the second with the other.

aid-use = Using characters
aid-only-points = Points at the end

aid-editions = Where the editions differ
aid-left-open = Left open by the rulebook
aid-left-open-read = read so, unless you agree otherwise
