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

aid-editions = What each edition says
aid-left-open = Left open by the rulebook
aid-left-open-read = read so, unless you agree otherwise

aid-rounds = rounds
aid-arrow = Curved arrow
aid-next-to = What counts next to what
aid-counting = How it counts
aid-example-ranch = { $count } empty × { $each }
aid-example-mine = { $count } Mountains × { $each }
aid-example-saloon = House 1, Townhouse 2, House 1: { $count } × { $each }
aid-example-drugstore = { $count } Houses × { $each }

## The open points in a few words

aid-CCC-O1 = Group of outlaws
    .per_symbol = each parcel of them
    .per_cluster = parcels of them that touch
aid-CCC-O2 = Spot without a card
    .covered_only = not empty
    .bare_too = empty, too
aid-CCC-O3 = Sheriff without Prison
    .empty = outlaws count as empty
    .penalty_only = outlaws are not empty
aid-CCC-O4 = Outlaws on outlaws
    .never = never
    .with_protection = with a Prison or the Sheriff
aid-CCC-O5 = City Hall counts itself
    .counts_itself = yes
    .not_itself = no
aid-CCC-O6 = Paperboy chooses
    .at_game_end = at the end
    .at_once = at once
aid-CCC-O7 = Several raises in a round
    .combine = all are added
    .one_per_round = only the largest counts
aid-CCC-O8 = Prison on the card being laid
    .before_this_card = does not protect yet
    .with_this_card = protects at once
aid-CCC-O9 = Only a corner after a sale
    .sides_only = not enough
    .corners_too = enough
aid-CCC-O10 = Editor, card with both symbols
    .both_count = 1 + 4 points
    .arrow_only = 4 points
aid-CCC-O11 = Settler, outlaws that count as empty
    .counts = they count
    .does_not_count = they do not
aid-CCC-O12 = Card that fits nowhere
    .set_aside = may be taken, worth nothing
    .not_takeable = may not be taken
aid-CCC-O13 = City Hall counts a Hotel
    .counts = yes
    .does_not_count = no
aid-CCC-O14 = Auctioneer sells
    .any_time = at any moment
    .own_turn = only on your own turn
aid-CCC-O15 = Additional card lies
    .far_end = far from the draw piles
    .near_end = at the draw piles
aid-CCC-O16 = Lay a terrain card
    .at_once = at once
    .when_you_like = also later
aid-CCC-O17 = The Paperboy’s choice
    .counts = counts as a character
    .does_not_count = does not count
