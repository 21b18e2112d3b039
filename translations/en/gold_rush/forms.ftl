### Forms and answers of Gold Rush: labels, hints, facts.

rules-example = tent mountain
players-about = Clockwise, as you sit at the table.
taken-by = with { $name }

## A seat

label-name = Name
label-color = Colour
label-points = Points on the score track
label-tokens = Mining tokens, one by one
hint-tokens = The nuggets on each, with commas: 2, 0, 1
label-gold = Nuggets on the mining tokens
hint-gold = The sum, instead of one by one

## The middle of the table

label-features = What is still to be scored
hint-features = Railroads, mountains, cities and prairies with cowboys on them
label-feature = What it is about
label-change-features = To be scored
label-change-log = Scored during the game
label-change-palette = Tile of the box
label-change-hand = Tile in hand
label-kind = Kind
label-completed = Completed
label-cowboys = Cowboys
hint-kind-cowboys = How many each of you has there
none-feature-cowboys = nobody
label-tiles = Tiles
label-locomotives = Locomotives
label-nuggets = Nuggets printed on it
hint-nuggets = Not the tokens
label-completed_railroads = Completed railroads at the city
label-tipis = Tipi camps
label-horses = Herds of wild horses
label-map = Map
hint-kind-map = Tile by tile in the order laid, the newest last; or as one line of text: 0,0=prpr_e-w/1!c0:railroad@n;0,1=mrpr_e-w_n^1
label-change-tokens = Mining tokens
face-down-tokens = tokens
face-down-gold = gold
label-change-map = Map
counted-map = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
label-at = Tile on the map
hint-kind-cell = How far east, then how far south of the first tile, with a comma: 1, 0. To the west and north with a minus: -1, 0
label-tile = Tile
hint-kind-tile = Four letters for the edges north, east, south, west: p prairie, r railroad, m mountain. Then what else is printed, with blanks between: e-w a track, e-w* with a locomotive, n^2 a mountain with two nuggets, city, t a tipi camp, h a herd.
label-turned = Quarter turns (clockwise)
hint-turned = 0 to 3
label-tents = Tents
label-on = Place on the tile
hint-on = railroad@n, mountain@e, city or prairie@nw, with the edge at which it lies: n, e, s or w; prairies with half an edge: nw ne en es se sw ws wn
label-seat = Player
label-cowboy-seat = Whose cowboy is it?
label-tent-seat = Whose tent is it?

## Questions

hint-tile-turned = Left blank: every turn is tried.
hint-tile_parts-turned = Left blank: as it is written
label-neighbours = What touches it
hint-neighbours = What the edge of each neighbour shows
label-n = In the north
label-e = In the east
label-s = In the south
label-w = In the west
none-tile-n = no tile
none-tile-e = no tile
none-tile-s = no tile
none-tile-w = no tile
label-cowboy-kind = Where it goes
label-cowboys_there = Cowboys on it already
hint-cowboys_there = Count everyone’s cowboys on it.
label-in_supply = Cowboys in your supply
hint-in_supply = 4 if you have none on the table
label-on_new_tile = It lies on the tile of this turn
label-already_done = Already done in this turn
hint-already_done = Besides laying the tile
none-cowboy-already_done = nothing
none-tent-already_done = nothing
none-mine-already_done = nothing
hint-cowboy-at = Left blank: the newest tile
label-mountain_completed = The mountain is completed
hint-mountain_completed = Also if the tile of this turn completes it
label-vacant = That piece of mountain is vacant
hint-vacant = No cowboy and no tent stands on it.
label-tent_there = Your tent stands on the mountain
label-tokens_left = Tokens left on the mountain
label-players = Players
label-current = Whose tile completed the mountain
hint-current = The seats go round clockwise.
label-tied = Who has the majority
none-split_tokens-tied = nobody
label-split_tokens-tokens = Tokens left on the mountain
hint-split_tokens-tokens = How many
label-railroads = Railroads at the city
rows-city-railroads = Railroad
hint-railroads = Each railroad once, with the number of its rails at the city
label-rails = Rails of the city that belong to it
hint-rails = 2 if it begins and ends in the city, else 1
label-done = Done so far, in order
none-turn-done = nothing yet
label-turn-completed = The tile has completed something
label-next = What next?
label-fits = The tile fits somewhere
label-tiles_left = Tiles left to draw
hint-tiles_left = Without this one
label-score_track-points = Points so far
label-add = Points to add
hint-add = 0 if nothing comes on top
label-supply = Tokens in the supply
hint-supply = Those that nobody has and that lie on no mountain

## What is chosen from

kind-railroad = railroad
    .a = a railroad
kind-mountain = mountain
    .a = a mountain
kind-city = city
    .a = a city
kind-prairie = prairie
    .a = a prairie
choice-blue = blue
choice-yellow = yellow
choice-red = red
choice-green = green
choice-black = black
choice-place = lay the tile
choice-cowboy = place a cowboy
choice-tent = pitch or move the tent
choice-mine = take a token
choice-score = score
choice-end = end of the turn

## What stands on a tile

edge-n = north
edge-e = east
edge-s = south
edge-w = west
choice-p = prairie
choice-r = railroad
choice-m = mountain
choice-j = junction
choice-c = city
choice-x = halt
choice-n = north
choice-e = east
choice-s = south
choice-w = west
choice-mn = mountain in the north
choice-me = mountain in the east
choice-ms = mountain in the south
choice-mw = mountain in the west
choice-nw = north-west
choice-ne = north-east
choice-en = east, upper half
choice-es = east, lower half
choice-se = south-east
choice-sw = south-west
choice-ws = west, lower half
choice-wn = west, upper half

## Answers

choice-place_it = it must be laid
choice-draw_again = draw another tile
choice-game_ends = the game ends
choice-act_without_tile = go on without a tile
choice-nobody = nobody
choice-back_to_supply = back to the supply

fact-canonical = The tile as it is written
fact-turns = Turns that fit
fact-placements = Where it fits
fact-at = Place
fact-turned = Quarter turns
fact-cells = Places on which it fits
fact-placeable = It fits
fact-kind = Where
fact-cowboys_there = Cowboys on it
fact-in_supply = Cowboys in the supply
fact-vacant = The piece is vacant
fact-mountain_completed = The mountain is completed
fact-moving = The tent is moved
fact-tokens_left_after = Tokens left then
fact-completed = Completed
fact-cowboys = Cowboys
fact-majority = Majority
fact-points_now = Points now
fact-points_at_end = Points if the game ended like this
fact-tiles = Tiles
fact-locomotives = Locomotives
fact-open_ends = Open ends
fact-nuggets = Nuggets
fact-rails = Rails
fact-railroads = Railroads
fact-completed_railroads = Completed railroads
fact-tipis = Tipi camps
fact-horses = Herds of wild horses
fact-order = Order
fact-counts = How many each gets
fact-left_over = Tokens left over
fact-left_over_goes_to = They go to
fact-allowed_next = What may come next
fact-then = Then
fact-cowboys_each = Cowboys for each
fact-cowboys_to_play = Of these to play with
fact-markers_on_zero = Cowboys on space 0
fact-tents_each = Tents for each
fact-start_tokens = Tokens on the start tile
fact-tokens_in_supply = Tokens in the supply
fact-tiles_in_piles = Tiles in the piles
fact-unused_colours = Colours that stay in the box
fact-turns_by_seat = Turns of each, from the starting player on
fact-farmers = Farmers
fact-points = Points
fact-space = Space
fact-laps = Laps
fact-lying = The marker lies flat
fact-needed = Tokens needed
fact-placed = Tokens placed
fact-by_mountain = On each mountain
fact-edges = Edges
fact-city = City
fact-places = Where figures can stand
fact-tracks = Tracks
fact-ends = From, to
fact-mountains = Mountains
fact-prairies = Prairies
fact-halves = Halves of edges
