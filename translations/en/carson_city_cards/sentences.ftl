### Reasons, explanations and refusals of the card game.

## Placing a card

would-be-too-large = The city would be { $columns } wide and { $rows } high; { $side } by { $side } parcels is the most.
would-be-too-large-for-captain = The city would be { $columns } wide and { $rows } high; with the Captain { $side } by { $longer } parcels is the most, one way or the other.
not-joined = The card at { $at } would not touch the city.
only-a-corner = The card at { $at } would touch the city at a corner only; a side is needed.
may-not-cover = At { $at } { FORM($over, "the") } may not cover { FORM($under, "the") }.
outlaws-unprotected = Without the Sheriff or a Prison in the city nothing may cover the outlaws at { $at }.
outlaws-on-outlaws = Outlaws may never cover the outlaws at { $at }, not even with a Prison or the Sheriff.
first-card-anywhere = The first card lies anywhere.
joined-by-a-side = The card at { $at } shares at least one side with the city.
lies-on-the-city = The card at { $at } lies wholly on the city.
covers-outlaws-protected = { $count ->
    [one] With a Prison or the Sheriff the outlaws that it covers count as an empty parcel.
   *[other] With a Prison or the Sheriff the { $count } parcels of outlaws that it covers count as empty ones.
}
covers-what-it-may = { $count ->
    [one] The parcel that it covers may be covered.
   *[other] The { $count } parcels that it covers may be covered.
}
remedy-character = With { FORM($character, "the") } it would be legal.
remedy-other-spot = At { $at } this card would be legal.
remedy-protection = A Prison in the city already, or the Sheriff.
remedy-cards-left = Still to be played: { $cards }.
remedy-virtual-players = { $most ->
    [0] No virtual player at all.
   *[other] { $fewest } to { $most } virtual players.
}
remedy-moment = This moment: { $moment }.
remedy-source = From the character pile, or from those removed or taken by nobody.
remedy-without-card = Without card { $number } the others may be sold.
legal-spots = { $count ->
    [0] There is no legal spot.
    [one] There is one legal spot.
   *[other] There are { $count } legal spots.
}

## What may cover what

cover-CCC-29 = It is not allowed to cover { FORM($under, "the") } with { FORM($over, "the") }: only empty parcels may be covered, buildings and Mountains with their own kind, and a House with a Townhouse.
cover-CCC-32 = Without the Sheriff or a Prison in the city nothing may cover outlaws.
cover-CCC-33 = Outlaws may never cover outlaws, not even with a Prison or the Sheriff.
covers-empty = Anything may cover an empty parcel.
covers-outlaws = A protected player may cover outlaws.
covers-house = Houses may be covered by { FORM($over, "many") }.
covers-its-own-kind = The same may cover the same: { $over } on { $over }.

## Selling

no-auctioneer = Only the Auctioneer sells terrain cards, and he is not among the characters.
sold-too-many = { $count } cards would be sold in all; { $most } is the most.
card-overlaps = Card { $number } at { $at } lies over or under card { $other }.
sale-splits-city = The rest of the city would be in { $count } parts.
sold-for = { $count ->
    [one] 1 card sold now
   *[other] { $count } cards sold now, 7 points each
}
auctioneer-only-in-turn = In force here: the Auctioneer sells only on his owner’s own turn, while the cards are taken.

## What changed

points-change = { $what } { $count ->
    [one] { $change } point.
   *[other] { $change } points.
}
points-change-because = { $what } { $count ->
    [one] { $change } point: { $why }.
   *[other] { $change } points: { $why }.
}
points-because = { $count ->
    [one] { $change } point: { $why }.
   *[other] { $change } points: { $why }.
}

## Rounds and auctions

card-played-already = The { $card } was played earlier in this era.
card-in-hand = It is among the cards of this era and was not played yet.
card-not-in-hand = Players have the cards 1 to 9; { $card } is none of them.
card-not-in-deck = There is no { $card } in this deck.
highest-value-first = { $name } has the highest value, { $value }, and takes first.
bid-raised = { $name }: card { $card }, with characters { $value }.
tie-broken = Tied at { $value }: { $names }, in the order of their suits on the back.
lawyer-has-no-turn = No turn this round: { $names }. The Lawyer took a card before the bids.
takes-highest-appeal = { $turn ->
    [1] The card at position { $position } has the highest appeal, { $appeal }
   *[other] Of the cards that are left, the one at position { $position } has the highest appeal, { $appeal }
}{ $equals ->
    [1] .
   *[other] ; of { $equals } with this appeal it lies nearest to the draw piles.
}
extra-lies-far = The additional terrain card is taken to lie farthest from the draw piles (CCC-O15).
extra-lies-near = The additional terrain card is taken to lie next to the draw piles (CCC-O15).
skulls-put-under = { $count ->
    [0] There is no skull on top: the character just drawn stays.
    [one] The skull on top sends the drawn character under the pile.
   *[other] { $count } skulls in a row send as many drawn characters under the pile.
}
seats-in-all = { $count } players in all, virtual ones included.
terrain-cards-shown = { $count } terrain cards are shown.
cards-removed = { $count ->
    [0] No card is left over in a round.
    [one] One card is left over in each round and leaves the game.
   *[other] { $count } cards are left over in each round and leave the game.
}
not-four-to-six = { $count ->
    [one] One player is not possible; { $fewest } to { $most } are, virtual ones included.
   *[other] { $count } players are not possible; { $fewest } to { $most } are, virtual ones included.
}
lawyer-takes-early = Whoever uses the Lawyer takes a card before the bids and has no turn.
lawyer-and-worker = The numbers hold if different players use the Lawyer and the Chinese Worker. What one player with both would take, no rulebook says.
governor-shows-and-takes = The Governor shows one more terrain card; whoever uses him takes a card before the bids.
worker-shows-and-takes-two = The Chinese Worker shows one more terrain card; whoever uses him takes two cards in turn.
usable-in-this-order = Now, in this order: { $characters }.
acts-before_bids = { $character }: used only before the auction cards are chosen.
acts-after_reveal = { $character }: used only after the auction cards are revealed and before anybody takes a card.
not-used-in-play = { $character }: no curved arrow, so nothing to use in play.
used-in-era = { $character }: used already in this era.
used-in-game = { $character }: used already, and only once in the game.
auctioneer-any-time = In force here: the Auctioneer may sell at any time.
auctioneer-in-turn = On his owner’s turn the Auctioneer may sell.
nobody-usable = No characters were named, so nobody may be used now.
paperboy-not-while-before_bids = This is not the moment for the Paperboy’s choice.
paperboy-not-while-after_reveal = This is not the moment for the Paperboy’s choice.
paperboy-not-while-taking = In force here: the Paperboy chooses at the end of the game.
paperboy-not-while-game_end = In force here: the Paperboy chooses at once, when he is taken.
paperboy-may-choose = The Paperboy’s owner may choose a character from those out of the game or from the pile.
paperboy-not-from-players = The Paperboy never takes a character from another player.
paperboy-only-at-end = In force here: the Paperboy chooses at the end of the game.
paperboy-only-at-once = In force here: the Paperboy chooses at once, when he is taken.

## Why a number

why-ranch = { $count ->
    [one] 1 empty parcel next to the Ranch at { $at }
   *[other] { $count } empty parcels next to the Ranch at { $at }
}
why-ranch-with-outlaws = { $count ->
    [one] 1 empty parcel, of outlaws, next to the Ranch at { $at }
   *[other] { $count } empty parcels, outlaws included, next to the Ranch at { $at }
}
why-mine = { $count ->
    [one] 1 Mountain next to the Mine at { $at }, 2 points
   *[other] { $count } Mountains next to the Mine at { $at }, 2 points each
}
why-houses = { $count ->
    [one] 1 House next to { FORM($building, "the") } at { $at }
   *[other] { $count } Houses next to { FORM($building, "the") } at { $at } (Townhouse and Hotel are two)
}
why-saloon = { $count ->
    [one] 1 House next to the Saloon at { $at }, 2 points
   *[other] { $count } Houses next to the Saloon at { $at }, 2 points each (Townhouse and Hotel are two)
}
why-per-ranch = { $count ->
    [one] 1 Ranch in the city, for { FORM($building, "the") } at { $at }
   *[other] { $count } Ranches in the city, for { FORM($building, "the") } at { $at }
}
why-per-mine = { $count ->
    [one] 1 Mine in the city, for { FORM($building, "the") } at { $at }
   *[other] { $count } Mines in the city, for { FORM($building, "the") } at { $at }
}
why-per-house = { $count ->
    [one] 1 House in the city, for { FORM($building, "the") } at { $at }
   *[other] { $count } Houses in the city, for { FORM($building, "the") } at { $at } (Townhouse and Hotel are two)
}
why-hotel = The Hotel at { $at }
why-city-hall = { $count ->
    [one] 1 building that is neither House nor Townhouse, for the City Hall at { $at }
   *[other] { $count } buildings that are neither House nor Townhouse, for the City Hall at { $at }
}
why-city-hall-without-hotels = { $count ->
    [one] 1 building that is neither House nor Townhouse nor Hotel, for the City Hall at { $at }
   *[other] { $count } buildings that are neither House nor Townhouse nor Hotel, for the City Hall at { $at }
}
why-outlaws = { $count ->
    [one] The outlaws at { $at }
   *[other] { $count } outlaw parcels that touch, from { $at } on
}
why-outlaws-prison = The outlaws at { $at } cost nothing: there is a Prison
why-outlaws-sheriff = The outlaws at { $at } cost nothing: the Sheriff is there
why-typed = Counted by the player
why-appeal-card = Appeal of card { $number }
why-appeal-sum = Appeal of all cards together
no-points-of-its-own = Nothing is scored for { FORM($picture, "the") } at { $at }.

why-cowboy = { $count ->
    [one] 1 Ranch, 3 points
   *[other] { $count } Ranches, 3 points each
}
why-auctioneer = { $sold ->
    [one] 1 card sold, 7 points
   *[other] { $sold } cards sold, 7 points each
}
why-settler = { $count ->
    [one] 1 empty parcel next to a Ranch
   *[other] { $count } empty parcels next to a Ranch, each counted once
}
why-captain = The Captain’s own points
why-singer = { $count ->
    [0] There is no Saloon
   *[other] As much as the best Saloon
}
why-lawyer = No points at the end
why-gunsmith = No points at the end
why-banker = { $count ->
    [one] 1 Bank, 4 points
   *[other] { $count } Banks, 4 points each
}
why-governor = No points at the end
why-doctor = The Doctor’s own points
why-heroes = The Heroes’ own points
why-teacher = { $points ->
    [one] 1 House in the city
   *[other] { $points } Houses in the city (Townhouse and Hotel are two)
}
why-editor = { $dollars ->
    [one] 1 character with $, 1 point
   *[other] { $dollars } characters with $, 1 point each
}; { $arrows ->
    [one] 1 with the arrow, 4 points
   *[other] { $arrows } with the arrow, 4 points each
}
why-grocer = { $count ->
    [one] 1 Drugstore, 4 points
   *[other] { $count } Drugstores, 4 points each
}
why-chinese_worker = No points at the end
why-paperboy = The Paperboy’s own points
why-sheriff = { $count ->
    [one] 1 Prison, 3 points
   *[other] { $count } Prisons, 3 points each
}
why-mercenary = No points at the end
why-indian = { $free ->
    [one] 1 parcel without a card, half a point, rounded up
   *[other] { $free } parcels without a card, half a point each, rounded up
}
why-prospector = { $count ->
    [one] 1 Mountain or Mine
   *[other] { $count } Mountains and Mines
}
why-undertaker = { $count ->
    [one] 1 character, 2 points
   *[other] { $count } characters, 2 points each
}

tie-stands = { AND($names) } share the first place; the tie stands until a rematch.

## Odd but possible

many-of-one = { $count } { FORM($picture, "many") } are shown; one of Houses and Mountains is in the box only 36 times.
fewer-cards-than-rounds = { $count ->
    [one] 1 card in all, terrain, sold and characters together; after { $most } rounds there are usually { $most }.
   *[other] { $count } cards in all, terrain, sold and characters together; after { $most } rounds there are usually { $most }.
}
joined-by-reading = The city touches at a corner only, and is taken to be in one piece ({ $point }).
owed-to-reading = Legal only because the Prison on this card was taken to protect at once ({ $point }).

## What cannot be

city-text-too-long = The text is too long for a city; { $longest } characters are the most.
city-unknown-symbol = Row { $row }: “{ $symbol }” stands for no picture. Known are . h m t i r k o d b s l g c p y, and - or 1 to 9 for spots without a card.
city-too-many-rows = { $count } rows are too many; { $most } can be typed.
city-too-many-columns = { $count } columns are too many; { $most } can be typed.
city-too-large = The city is { $columns } wide and { $rows } high; { $side } by { $longer } parcels is the most.
city-off-blocks = No card of two by two parcels can lie here: { $parcels }.
city-in-parts = The city is in { $count } parts; the second begins at { $at }.
card-not-two-by-two = A card is two rows of two letters, such as h./.m
card-unknown-symbol = “{ $symbol }” stands for no picture. Known are . h m t i r k o d b s l g c p y
card-is-illegal = The card at { $at } may not lie there ({ $clause }): { $because }
field-no-parcel = “{ $given }” is no parcel here; they go from a1 to { $last_column }{ $last_row }.
more-than-the-box = { $count } { FORM($picture, "many") } are on the cards; the box holds { $most }.
more-than-the-box-among = { $count } { FORM($picture, "many") } are on the cards of { AND($names) }; the box holds { $most }.
more-houses-and-mountains = Houses and Mountains are both shown more than { $most } times; the box holds that many of one of them.
more-cards-than-rounds = That would be { $terrain ->
    [one] 1 terrain card
   *[other] { $terrain } terrain cards
}{ $sold ->
    [0] { "" }
   *[other] , { $sold } sold
} and { $characters ->
    [one] 1 character
   *[other] { $characters } characters
}; the rounds of a game give you { $most } cards at most. Take off what is not there: a parcel on bare table, a card or a character.
more-characters-than-rounds = { $count } characters are owned; only { $most } can have been taken.
nobody-real = At least one seat must be a real player’s.
too-few-seats = { $count ->
    [one] One seat is too few; a table has 4 to 6, virtual players included.
   *[other] { $count } seats are too few; a table has 4 to 6, virtual players included.
}
not-of-virtual = A virtual player builds no city and sells nothing; only its appeal is typed in.
only-of-virtual = Only virtual players have this.
appeal-missing = The appeal of the virtual player’s cards is needed: the sum, or card by card.
sold-without-auctioneer = Only the owner of the Auctioneer sells cards.
paperboy-choice-missing = Which character the Paperboy brought is not known: name it, or say that there is none.
paperboy-choice-missing-of = Which character the Paperboy brought { $owner } is not known: name it, or say that there is none.
choice-without-paperboy = Only the owner of the Paperboy has a character that he brought.
paperboy-chose-himself = The Paperboy cannot bring himself.
choice-not-owned = { $character }: not among the characters here, so the Paperboy did not bring this one.
no-way-in = Type in the city, the cards or the counts.
one-way-in-of-three = Only one of city, cards and counts can be typed in.
city-or-cards = Enter either the city or its cards, not both.
city-or-cards-needed = Paint the city, or enter its cards one by one.
characters-need-a-city = What { AND($characters) } bring can only be told from a city; type in the points of the characters.
name-repeated = { $name } is the name of an earlier player.
owned-already = { $owner } owns { FORM($character, "the") } already.
no-card-there = There is no card at { $at }.
no-card-of-this-number = There is no card { $number }; { $count } were typed in.
not-in-this-deck = There is no { $card } in this deck.
not-in-the-deck = This player has no { $card }; the deck goes from { $lowest } to { $highest }.
one-character-shown = { $count } characters are shown; one at most can be.
more-picks-than-cards = { $cards ->
    [one] There is only 1 card to take.
   *[other] There are only { $cards } cards to take.
}
skulls-without-end = Somewhere below the skulls a back with suits is needed.
game-ends-in-era-two = The game ends in era 2.
on-the-table-already = There is only one such character, and it was named before: { $character }.
used-later-than-now = This is era { $era }; nothing was used later than that.
used-twice-in-an-era = An era can be named once only.
governor-used-twice = The Governor is used once per game.
suit-repeated = { $suit } is the suit of an earlier player.
used-by-another = Somebody else uses { FORM($character, "the") } in this round.
virtual-uses-none = Virtual players use no characters. That is how we read it (CCC-22); the rulebooks do not say so.
too-many-extras = { $count } additional terrain cards are marked; Governor and Chinese Worker bring { $most } at most.
extra-is-terrain = An additional card of Governor or Chinese Worker is a terrain card.
tied-suits-missing = There is a tie. Enter in which order the next character back shows these suits: { $suits }.
