### Forms and answers of the card game: labels, hints, facts.

home-people = 1–6 players, virtual ones fill up to four
players-about = If you are fewer than four, virtual players take the other seats.
rules-example = outlaws ranch

## A seat

ways = How it is filled in
way-city = Painted
way-cards = Card by card
way-counts = Counted points
way-virtual = Virtual
taken-by = with { $name }
city-of = The city of { $name }
city-asked-about = The city
city-with-card = The city with the card

paint-undo = Undo
paint-redo = Redo
paint-erase = Take off
paint-fill = Fill the rest with empty parcels
paint-asking = Is a card on these spots? Tap the dashed ones to change them.
paint-asked = That’s right
paint-unsure = { "{at}" }: { "{picture}" }, please check
paint-up = Move up
paint-down = Move down
paint-left = Move left
paint-right = Move right
paint-clear = Clear
paint-zoom = Larger
paint-brush = Picture to paint
paint-text = The city as text
paint-grid = City, { "{columns}" } columns, { "{rows}" } rows
paint-cell = { "{at}" }: { "{picture}" }
paint-next-row = next row

label-name = Name
label-characters = Characters
label-city = City as seen from above
label-change-city = City
counted-city = { $count ->
    [one] one parcel
   *[other] { $count } parcels
}
counted-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
label-cards = Cards in the order laid
hint-cards = The first line is the card laid first. Give the parcel at its upper left and its four pictures.
label-counts = Points by row
hint-counts = Sums are fine: 3+4+2
label-appeal = Appeal
hint-appeal = The sum, or card by card with commas: 7, 5, 4
label-level = Strength
label-auctioneer_sold = Cards sold by the Auctioneer
label-paperboy_choice = Character that the Paperboy brought
label-at = Parcel
hint-at = A letter and a number, for instance c3
label-parcels = Pictures
hint-parcels = Two rows of two letters, for instance h./.m
label-seat-virtual = Virtual player
label-virtual = Virtual player
label-ranches = Ranches
label-mines = Mines
label-drugstores = Drugstores (adjacent Houses)
label-banks = Banks (adjacent Houses)
label-saloons = Saloons (adjacent Houses)
label-general_stores_city_hall = General Stores and City Hall (adjacent Houses)
label-ranch_symbols = Ranches in the city (Drugstore, Blacksmith)
label-mine_symbols = Mines in the city (Bank, Blacksmith)
label-house_symbols = Houses in the city (Church, General Store)
label-hotels = Hotels
label-city_hall = City Hall (buildings)
label-outlaws = Outlaws

## Questions

hint-city = One letter for each parcel, rows from the top parted by a slash.
label-card = Card
hint-card = Two rows of two letters, for instance h./.m
label-placement-at = Upper left parcel of the card
label-under = Picture that lies there
label-over = Picture that would cover it
label-prison = A Prison in the city already
label-sheriff = You have the Sheriff
label-prison_on_this_card = A Prison on the card being laid
label-sell = Numbers of the cards to sell
hint-sell = Counted in the order laid, with commas: 3, 5
label-already_sold = Cards sold before this sale
label-character = Character
label-players = Players
label-suit = Suit
label-pick_order-card = Auction card
hint-pick_order-card = 1 to 11
label-uses = Characters used this round
label-suits = Suits on the next character back, from the top
hint-suits = Only needed for a tie.
label-auction_card-card = Auction card
hint-auction_card-card = 1 to 11
label-played = Cards played earlier in this era
label-auction_card-level = Strength of the virtual player
none-auction_card-level = no virtual player
rows-display = Card
label-display = Cards shown, from the draw piles outward
label-virtual_pick-appeal = Appeal
hint-virtual_pick-appeal = 0 to 99
label-kind = Kind
label-extra = Additional card (Governor, Chinese Worker)
label-picks = Virtual players who take one after the other
label-backs = Backs on top of the character pile, from the top
label-era = Era
label-moment = Moment
label-owned = Characters on the table
label-owner = Owner
label-used_in = Used in era
label-source = Where the character comes from
label-people = People
label-virtual_players = Virtual players
hint-virtual_players = Those who sit at the table, also 0
label-round-players = Players, virtual ones included
hint-round-uses = If the Lawyer and the Chinese Worker are both used: by different players.

choice-none = nobody
choice-kept = it is kept and may be laid later
choice-set_aside = it stays out of the city
choice-not_takeable = it may not be taken
choice-skull = Skull
choice-suits = Suits
choice-terrain = Terrain card
choice-character = Character card

## Answers

city-with-spots = The city with the spots where the card may lie
spots-drawn = The numbers are the points that the card brings there, each on its upper left parcel. Choose one to see it.
card-at = The card at { $at }
spots-without-characters = The points are without characters, as you did not say which you have.
spot-brings = { $change ->
    [one] brings { $change } point
   *[other] brings { $change } points
}{ $covers ->
    [0] {""}
    [one] , covers 1 parcel
   *[other] , covers { $covers } parcels
}
spots-more = { $count ->
    [one] And one more spot that brings no more.
   *[other] And { $count } more spots that bring no more.
}
cards-to-sell = The cards to be sold are marked.

fact-covers = Parcels covered
fact-city = City afterwards
fact-score_change = Points more or less
fact-offset = Moved by
fact-columns = Columns
fact-rows = Rows
fact-spots = Spots
fact-count = How many
fact-best = Best
fact-if_none = Where none is legal
fact-at = Parcel
fact-vp = Points for the cards
fact-sold = Cards sold in all
fact-picture = Picture
fact-adjacent_points = By its neighbours
fact-symbol_points = By what stands anywhere in the city
fact-points = Points
fact-sequence = In this order
fact-order = Order
fact-name = Name
fact-value = Value
fact-takes = Takes
fact-ties = Ties
fact-names = Names
fact-no_turn = No turn
fact-left = Left
fact-positions = Positions
fact-picks = Picks
fact-position = Position
fact-appeal = Appeal
fact-put_under = Put under the pile
fact-shown = Drawn card that stays
fact-tie_break_card = Card whose back breaks ties
fact-character = Character
fact-owner = Owner
fact-any_time = At any time
fact-not_now = Not now
fact-reasons = Why not
fact-undecided = Left open
fact-virtual_min = Virtual players, at least
fact-virtual_max = Virtual players, at most
fact-virtual_players = Virtual players
fact-seats = Seats
fact-terrain_shown = Terrain cards shown
fact-cards_shown = Cards shown in all
fact-removed_each_round = Removed each round
fact-rounds = Rounds
fact-virtual_deck = Auction cards of a virtual player
fact-characters_shown = Characters shown
fact-taken_before_bids = Taken before the bids
fact-taken_in_order = Taken in order
fact-removed = Removed
