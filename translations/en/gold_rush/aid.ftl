### The papers of Gold Rush: headings and what stands between the rules.

## The score pad

pad-running = During the game
pad-open = What is still to be scored:
pad-open-about = circle the kind; write how many tiles, nuggets, completed railroads, or camps and herds, then the cowboys of each
    .no_farmers = circle the kind; write how many tiles, nuggets or completed railroads, then the cowboys of each
pad-many = how many
pad-tokens = Mining tokens

## The player aid

aid-setup = Set-up
aid-turn = Your turn
aid-lay = Lay a tile
aid-then-one = Act
aid-cowboy = Cowboy
aid-tent = Tent
aid-mine = Mining
aid-score = Score
aid-features = What brings points
aid-complete-when = complete when
aid-when-completed = when completed
aid-at-the-end = incomplete, at the end
aid-who = who
aid-never = never
aid-locomotives = Locomotives
aid-or-more = { $count } or more
aid-per-tile = { $points ->
    [one] 1 per tile
   *[other] { $points } per tile
}
aid-final = The final scoring
aid-in-the-box = Signs and tokens
aid-wrong = Often got wrong
aid-wrong-tent = Your one tent only moves; there is no second.
aid-wrong-junction = A junction ends a railroad; so does a mountain, open or not.
aid-wrong-doubling = An incomplete railroad is never doubled.
aid-wrong-tokens = Tokens still on the board at the end are lost.
aid-points = Left open by the rulebook

aid-turn-of = your turn
aid-turns-each = Turns of each, in order
aid-2a = 2a Cowboy
aid-2b = 2b Tent
aid-2c = 2c Mining
aid-who-scores = Who scores
aid-examples = Railroads and other features, counted
aid-example-railroad-1 = complete, one locomotive: { $count } tiles × { $each }
aid-example-railroad-2 = complete, two locomotives: { $count } tiles × { $each }
aid-example-mountain = not complete: { $count } nuggets × { $each }
aid-example-prairie = { $count } camps × { $tipis } + herd { $horses }

## The open points in a few words

aid-GR-O1 = Railroad twice over a tile
    .tiles_once = the tile counts once
    .per_piece = each track counts
aid-GR-O2 = Enclosed gap in a mountain
    .open_sides = does not keep it open
    .enclosed_gaps = keeps it incomplete
aid-GR-O3 = Last tile fits nowhere
    .game_ends = the game ends
    .still_acts = tent or mining may follow
aid-GR-O4 = Too few tokens in the supply
    .as_many_as_left = only those come
    .substitute = use something else
aid-GR-O5 = Completed mountain without a cowboy
    .nobody = its tokens stay
    .back_to_supply = its tokens go back
aid-GR-O6 = Two piles become one
    .shuffled = shuffled
    .either_on_top = either one on top
aid-GR-O7 = Marker from 100 points
    .stays_flat = lies flat
    .stands_up = stands on even laps
