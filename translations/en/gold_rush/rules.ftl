### Carcassonne: Gold Rush. Names, clauses, open points and questions.

## The title

title = Carcassonne: Gold Rush

## Variants

variant-no_farmers = Without farmers
    .about = Nobody is placed on a prairie, and prairies score no points. This is meant for your first game.

## Rows of the score pad

row-score_track = Score track
row-railroads = Railroads
row-mountains = Mountains
row-cities = Cities
row-prairies = Prairies
row-gold = Gold nuggets

## Questions

question-tile = May this tile lie here?
    .about = Enter the tile and what its neighbours show, or the map and a place, and you learn whether it fits, which way round, and if not, why not.
question-placements = Where can this tile go?
    .about = Enter the map and the tile, and you get every place where it fits, and which way round it may lie there.
question-cowboy = May I put a cowboy here?
    .about = Enter the map and the place, or just say what it is and who is on it already, and you learn whether your cowboy may go there.
question-tent = May my tent go here?
    .about = Enter the map and the piece of mountain, or just say how it looks there, and you learn whether you may pitch or move your tent.
question-mine = May I take a token?
    .about = Enter whether your tent stands on the mountain and how many tokens lie there, and you learn whether you may take the top one.
question-feature = What is this worth, and who gets it?
    .about = Count what belongs to it, or enter the map and point at it, and you learn whether it is complete, what it is worth now and at the end, and who gets the points.
question-split_tokens = Who draws which tokens?
    .about = Enter who has the majority on a completed mountain and how many tokens are left on it, and you get the order in which they are taken.
question-city = What is this city worth?
    .about = Enter the railroads at the city, and you learn whether it is complete, and what it is worth now and at the end.
question-turn = What may come next in my turn?
    .about = Enter what you have done already, and you learn what may come now.
question-unplaceable = May I throw this tile away?
    .about = Enter whether the tile fits anywhere and how many are left, and you learn what happens to it, and what you do instead.
question-setup = How do we set the game up?
    .about = Enter how many of you there are, and you learn what each of you takes, what goes where, and how many turns you will have.
question-score_track = Where does my marker go?
    .about = Enter your points and what comes on top, and you get the space, the laps, and whether your marker lies or stands.
question-tokens = How many tokens come with this tile?
    .about = Enter the tile, and you learn how many mining tokens go on each of its mountains.
question-tile_parts = What is on this tile?
    .about = Enter a tile, and you get its parts one by one, each with the name under which you can put a cowboy or a tent there.

## Clauses: the box

GR-1 = There are 72 land tiles in the box. One of them is the start tile, which has a back of its own.
    .short = 72 tiles; the start tile has a back of its own.
GR-2 = There are 25 cowboys, five in each of five colours. One of your five marks your score, so you have four to play with.
    .short = Five cowboys each: four to play with, one marks the score.
GR-3 = There are five tents, one in each colour.
    .short = One tent each
GR-4 = There are 63 mining tokens. Their fronts show 0 (gravel), 1, 2, 3 or 5 nuggets; how many there are of each kind is not known.
    .short = 63 tokens: 0 (gravel), 1, 2, 3 or 5 nuggets
GR-5 = Two to five of you can play.
GR-6 = The signs on the tiles are the junction, the locomotive, the gold nugget, the wild horses and the tipi camp.
    .short = junction, locomotive, gold nugget, herd of wild horses, tipi camp
    .short-no_farmers = junction, locomotive, gold nugget
GR-7 = Whoever has the most points after the last tile and the final scoring wins.
    .short = Most points after the final scoring win.

## Clauses: the preparation

GR-8 = The start tile goes to the middle of the table, with one mining token face down on its mountain.
    .short = Start tile to the middle, one token face down on its mountain.
GR-9 = You shuffle the other 71 tiles and put them in several piles, face down.
    .short = Shuffle the other 71 tiles into face-down piles.
GR-10 = The other 62 mining tokens lie face down as the supply. One of you should look after them.
    .short = The other 62 tokens are the supply, face down; one of you looks after them.
GR-11 = Each of you takes five cowboys and one tent, and puts one of the cowboys on space 0 of the scoreboard.
    .short = Each: five cowboys, one of them on space 0, and a tent.
GR-12 = The youngest of you chooses who begins.
    .short = The youngest chooses who begins.

## Clauses: the turn

GR-13 = You take turns clockwise. In your turn you first lay a tile, then you may use a cowboy or your tent or mine for a token, and last you score everything that was completed, one thing or several. After that it is the next player’s turn.
    .short = Clockwise: lay a tile; place a cowboy, use the tent or mine; score what was completed.
GR-14 = Between laying and scoring you may do at most one of three things: place a cowboy (2a), pitch or move your tent (2b), or take a mining token (2c). You may also do none of them.
    .short = At most one of 2a cowboy, 2b tent and 2c mining; none is fine too.

## Clauses: laying a tile

GR-15 = You may show the tile you drew to everybody, and everybody may advise you.
    .short = You may show the tile, and all may advise you.
GR-16 = A tile goes on a free place, where it shares at least one side with a tile that lies there already. A corner is not enough.
    .short = On a free place, sharing a side with a laid tile; a corner is not enough.
GR-17 = On every side where your tile touches another, railroad must continue as railroad, mountain as mountain, prairie as prairie.
    .short = Railroad, mountain and prairie continue on every side that touches.
    .short-no_farmers = Railroads and mountains continue on every side that touches.
GR-18 = Only a tile that fits nowhere leaves the game, and you draw another one. A tile that fits somewhere must be laid.
    .short = Only a tile that fits nowhere leaves the game; draw another.

## Clauses: tokens on the mountains

GR-19 = When you lay a tile, one mining token goes face down on its mountain at once for each nugget printed there.
    .short = At once, face down: one token for each nugget on the new tile.
GR-20 = The tokens of a mountain make one pile, and new ones go on top of it.
    .short = One pile for each mountain; new tokens go on top.

## Clauses: a cowboy

GR-21 = You may place one cowboy in your turn, and only one from your own supply.
    .short = One cowboy, from your own supply.
GR-22 = Your cowboy goes on the tile that you have just laid: as a railwayman on one railroad of it, as a gold miner on a mountain, as a merchant in a city, or as a farmer on a prairie.
    .short = Only on the new tile: on a railroad, a mountain, a city or a prairie.
    .short-no_farmers = Only on the new tile: on a railroad, a mountain or a city.
GR-23 = There must be no cowboy yet on that railroad, mountain or prairie, however far it reaches, not even one of your own.
    .short = No cowboy may be on that railroad, mountain or prairie, not even your own.
    .short-no_farmers = No cowboy may be on that railroad or mountain, not even your own.
GR-24 = Without a cowboy in your supply you place none; you lay tiles all the same.
    .short = No cowboy in supply: place none, lay tiles all the same.
GR-25 = In your first game you may do without farmers: nobody is placed on a prairie, and prairies score no points.
    .short = First game: no cowboys on prairies, no points for them.

## Clauses: the tent

GR-26 = Instead of placing a cowboy you may pitch your tent on a piece of mountain, or move it from one to another. Any tile will do, new or old; pitching and moving are the same.
    .short = Your tent goes on a piece of mountain of any tile, from your supply or from elsewhere.
GR-27 = The mountain must not be completed, not by the tile of this very turn either.
    .short = Not on a completed mountain
GR-28 = On that piece of mountain there must be no cowboy and no tent. Other parts of the same tile may be occupied.
    .short = No cowboy and no tent on that piece; other parts of the tile do not matter.
GR-29 = Cowboys and tents on other pieces of the same mountain do not matter for your tent.
    .short = Others elsewhere on the mountain do not matter.

## Clauses: mining

GR-30 = Instead of placing a cowboy or the tent you may take the top token from the mountain on which your tent stands. There must be one.
    .short = The top token of the mountain with your tent.
GR-31 = Who else is on the mountain and who has the majority does not matter for mining. Tokens that you took lie face down in front of you; you may look at them at any time.
    .short = Others and majorities do not matter. Your tokens stay face down; you may look at them.
GR-32 = Mining comes before scoring. So you may also take a token from a mountain that your tile of this turn completes.
    .short = Also from a mountain that this turn’s tile completes.

## Clauses: railroads

GR-33 = A railroad is completed when both of its ends are at a junction, a city or a mountain, or when it is a closed loop. The mountain or city at its end need not be complete.
    .short = both ends at a junction, city or mountain, or a closed loop
GR-34 = A completed railroad scores 1 point for each tile that it uses. A tile counts only once.
    .short = 1 per tile
GR-35 = If there is exactly one locomotive on a completed railroad, its points are doubled. No locomotive, or two and more, do not double anything.
    .short = exactly one locomotive doubles; none, two or more do not

## Clauses: the score track

GR-36 = The score track goes from 0 to 49. Once you have 50 points or more, your marker lies flat.
    .short = 50 for each lap; from 50 on the marker lies flat
GR-37 = Whoever has the most cowboys on a railroad, a mountain or a prairie scores it alone.
    .short = Most cowboys there score alone.
GR-38 = If several have the most cowboys, each of them scores in full.
    .short = Tied players all score in full.

## Clauses: mountains

GR-39 = A mountain is completed when it has no open side and no gap inside. Whether an enclosed gap counts when no side is open is left open (GR-O2).
    .short = no open side, no gap inside
GR-40 = On a completed mountain the majority first takes all tokens that are left there, and then gets 1 point for each nugget printed on it.
    .short = first the tokens left there, then 1 per printed nugget
GR-41 = If several have the majority, they take the tokens one by one in turn, clockwise beginning with the current player, until none is left. All others are skipped.
    .short = Tied: one token each in turn, clockwise from the current player.
GR-42 = Tents have no part in majorities and points. When their mountain is completed, they go home to their owners; the rulebook names no other way back to your supply during the game.
    .short = Tents count for nothing and go home when their mountain is completed.

## Clauses: cities

GR-43 = A city is completed when all of its 3 or 4 rails belong to completed railroads.
    .short = all 3 or 4 rails belong to completed railroads
GR-44 = A city scores 3 points for each completed railroad that leads to it. One that begins and ends in the city counts once.
    .short = 3 per completed railroad; one that begins and ends there counts once
GR-45 = A city lies on a single tile. So it holds at most one cowboy, placed when the tile is laid, and a new city is never occupied.
    .short = One cowboy at most, placed with its tile

## Clauses: cowboys come home

GR-46 = After the scoring the cowboys on everything that was completed, railroads, mountains and cities, go home to their owners. You can use them again in later turns.
    .short = Cowboys on completed railroads, mountains and cities go home, for later turns.
GR-47 = In one and the same turn you may complete something, place a cowboy on it, score it and take the cowboy back.
    .short = Completing, occupying, scoring and taking back in one turn is allowed.

## Clauses: prairies

GR-48 = A cowboy on a prairie is a farmer. Farmers are laid flat, stay where they are to the end of the game, and score only then.
    .short = Farmers are laid flat, stay to the end, and score only then.
GR-49 = Prairies are bounded by railroad tracks, mountains and the outer edges of the tiles that lie on the table.
    .short = bounded by tracks, mountains and the outer edges
GR-50 = When prairies are joined later, several farmers may be on one prairie. Whoever joins them may not add another in that turn.
    .short = Joining prairies that hold farmers is fine; adding one there is not.

## Clauses: the end of the game

GR-51 = The game ends after the turn in which the last tile is laid.
    .short = The game ends after the turn of the last tile.
GR-52 = In the final scoring you count the incomplete features first; once one is scored, its cowboys go back to their owners. Then come the farmers, then the tokens.
    .short = Final scoring: incomplete features (their cowboys go back once scored), farmers, tokens.
    .short-no_farmers = Final scoring: incomplete features (their cowboys go back once scored), tokens.
GR-53 = From incomplete mountains all tents and tokens are removed first. Then the majority gets 1 point for each nugget printed there.
    .short = tents and tokens are removed first, then 1 per printed nugget
GR-54 = An incomplete railroad scores 1 point for each tile. Locomotives count nothing.
    .short = 1 per tile, whatever the locomotives
GR-55 = An incomplete city scores 3 points for each completed railroad that leads to it.
    .short = 3 per completed railroad
GR-56 = A prairie is worth 2 points for each tipi camp and 4 points for each herd of wild horses on it.
    .short = 2 per tipi camp, 4 per herd
GR-57 = Whoever has the most farmers on a prairie gets its points. If several have, each of them gets them in full.
    .short = Most farmers score, tied ones all in full.
GR-58 = Your own tokens score 1 point for each nugget on them. Gravel scores nothing.
    .short = 1 per nugget on your own tokens
GR-59 = Most points win. If there is a tie, it is settled by a staring contest: whoever blinks last wins. On paper the tie stands.
    .short = Most points win; a tie is settled by a staring contest.
GR-60 = A railroad, mountain, city or prairie without any cowboy scores for nobody.
    .short = No cowboy, no points

## Open points and their readings

GR-O1 = A railroad runs over the same tile twice. How often does the tile count?
    .brief = A railroad twice over one tile?
    .tiles_once = Once: what counts is the number of tiles.
    .per_piece = Each of its tracks counts.
    .because = The rulebook speaks of the number of tiles used.
GR-O2 = A mountain encloses an empty place, but none of its sides is open. Is it complete?
    .brief = Is a mountain with a gap complete?
    .open_sides = Yes: only an open side keeps it incomplete.
    .enclosed_gaps = No: the enclosed gap keeps it incomplete too.
    .because = What the rulebook says about gaps can be meant for open sides: in Carcassonne a gap is an open side.
GR-O3 = The last tile cannot be laid. Does its player still have a turn?
    .brief = The last tile does not fit: a turn?
    .game_ends = No: the game ends at once.
    .still_acts = Yes: the tent may still be pitched or moved, or a token taken.
    .because = No tile can be drawn any more, and a turn begins with a tile.
GR-O4 = The supply has fewer tokens than are needed. What then?
    .brief = Too few tokens in the supply?
    .as_many_as_left = Only as many come as are left.
    .substitute = Use something else for those that are missing.
    .because = The box holds 63 tokens, and the rulebook names no substitute.
GR-O5 = A mountain without any cowboy is completed. What happens to its tokens?
    .brief = Tokens of a mountain without cowboys?
    .nobody = They stay there and score for nobody.
    .back_to_supply = They go back to the supply.
    .because = No rule hands them out.
GR-O6 = Two mountains with a pile each become one. How do the tokens lie?
    .brief = Two piles become one?
    .shuffled = All are shuffled into one pile.
    .either_on_top = One pile goes on top of the other, whichever you like.
    .because = The rulebook only asks for a single pile; nobody knows what lies in it.
GR-O7 = Somebody reaches 100 points. How does the marker lie?
    .brief = The marker from 100 points on?
    .stays_flat = It stays flat.
    .stands_up = It stands on even laps and lies on odd ones.
    .because = From 50 points the marker lies flat; nothing is said about getting up again.
