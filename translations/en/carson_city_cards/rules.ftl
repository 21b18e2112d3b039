### Carson City: The Card Game. Names, clauses, open points and questions.

## The title

title = Carson City: The Card Game

## Pictures on the parcels

picture-empty = empty parcel
    .the = the empty parcel
    .many = empty parcels
picture-house = House
    .the = the House
    .many = Houses
picture-mountain = Mountain
    .the = the Mountain
    .many = Mountains
picture-townhouse = Townhouse
    .the = the Townhouse
    .many = Townhouses
picture-mine = Mine
    .the = the Mine
    .many = Mines
picture-ranch = Ranch
    .the = the Ranch
    .many = Ranches
picture-blacksmith = Blacksmith
    .the = the Blacksmith
    .many = Blacksmiths
picture-outlaws = outlaws
    .the = the outlaws
    .many = outlaws
picture-drugstore = Drugstore
    .the = the Drugstore
    .many = Drugstores
picture-bank = Bank
    .the = the Bank
    .many = Banks
picture-saloon = Saloon
    .the = the Saloon
    .many = Saloons
picture-hotel = Hotel
    .the = the Hotel
    .many = Hotels
picture-general_store = General Store
    .the = the General Store
    .many = General Stores
picture-church = Church
    .the = the Church
    .many = Churches
picture-prison = Prison
    .the = the Prison
    .many = Prisons
picture-city_hall = City Hall
    .the = the City Hall
    .many = City Halls
picture-bare = spot without a card
    .the = the spot without a card
    .many = spots without a card

## Characters

character-cowboy = Cowboy
    .the = the Cowboy
character-auctioneer = Auctioneer
    .the = the Auctioneer
character-settler = Settler
    .the = the Settler
character-captain = Captain
    .the = the Captain
character-singer = Singer
    .the = the Singer
character-lawyer = Lawyer
    .the = the Lawyer
character-gunsmith = Gunsmith
    .the = the Gunsmith
character-banker = Banker
    .the = the Banker
character-governor = Governor
    .the = the Governor
character-doctor = Doctor
    .the = the Doctor
character-heroes = Heroes
    .the = the Heroes
character-teacher = Teacher
    .the = the Teacher
character-editor = Editor
    .the = the Editor
character-grocer = Grocer
    .the = the Grocer
character-chinese_worker = Chinese Worker
    .the = the Chinese Worker
character-paperboy = Paperboy
    .the = the Paperboy
character-sheriff = Sheriff
    .the = the Sheriff
character-mercenary = Mercenary
    .the = the Mercenary
character-indian = Indian
    .the = the Indian
character-prospector = Prospector
    .the = the Prospector
character-undertaker = Undertaker
    .the = the Undertaker

## Suits of the auction cards

suit-hat = Hat
suit-star = Star
suit-cactus = Cactus
suit-boot = Boot
suit-horseshoe = Horseshoe
suit-cow = Cow

## Strength of virtual players

level-novice = Novice
level-intermediate = Intermediate
level-expert = Expert

## Rows of the score pad

row-ranches = Ranches
row-mines = Mines
row-drugstores = Drugstores (adjacent Houses)
row-banks = Banks (adjacent Houses)
row-saloons = Saloons (adjacent Houses)
row-general_stores_city_hall = General Stores and City Hall (adjacent Houses)
row-ranch_symbols = Ranches in the city (Drugstore, Blacksmith)
row-mine_symbols = Mines in the city (Bank, Blacksmith)
row-house_symbols = Houses in the city (Church, General Store)
row-hotels = Hotels
row-city_hall = City Hall (buildings)
row-outlaws = Outlaws
row-characters = Characters
row-appeal = Appeal (virtual player)

## Moments, and where the Paperboy may look

moment-before_bids = Before the auction cards are chosen
moment-after_reveal = After the auction cards are revealed
moment-taking = While the cards are being taken
moment-when_taken = As soon as the Paperboy is taken
moment-game_end = At the end of the game
source-removed = Removed from the game or taken by nobody
source-pile = From the character pile
source-another_player = From another player

## Questions

question-placement = May this card lie there?
    .about = Enter your city, the new card and the spot you have in mind, and you learn whether it may lie there, why, and how many points it brings you.
question-placements = Where can this card go?
    .about = Enter your city and the new card, and you get every spot where it may lie, the one with the most points first.
question-cover = May this picture cover that one?
    .about = Choose the picture below, the picture above and whether you have a Prison or the Sheriff, and you learn whether the one may cover the other.
question-sale = May the Auctioneer sell these cards?
    .about = Enter your terrain cards in the order you laid them, name the numbers of those you want to sell, and you learn whether the sale is allowed and what it changes.
question-building = What is this parcel worth?
    .about = Enter your city and point at a parcel, and you get its points, split into those from its neighbours and those from the whole city.
question-character = What does this character bring me?
    .about = Enter your city and your characters, and you get the points of the one you ask about and how your total changes with that card.
question-pick_order = Who takes first?
    .about = Enter everybody’s suit, auction card and used characters, and you get the order in which cards are taken, ties included.
question-auction_card = May I play this auction card?
    .about = Enter the card and those already played in this era, and you learn whether you may play it and which cards are left.
question-virtual_pick = Which card does the virtual player take?
    .about = Enter the appeal values of the cards on display, starting at the draw piles, and you learn which card goes.
question-skull = There is a skull on the pile: which character is shown?
    .about = Enter the backs as they come up on the character pile, and you learn which character stays, how many go under the pile and which back breaks ties.
question-characters_now = Which characters may be used now?
    .about = Choose the moment and the characters you own between you, and you get those that may be used now, in the right order.
question-paperboy = May the Paperboy choose now, and from there?
    .about = Choose the moment and the place the character would come from, and you learn whether the Paperboy may have it.
question-setup = How do we set up the game?
    .about = Enter how many of you there are, and you get the virtual players you need, their auction cards and the number of cards in each round.
question-round = How many cards does this round have?
    .about = Enter the number of players and the characters used, and you learn how many cards are shown, taken and removed.

## Clauses: the box and the setup

CCC-1 = There are 21 character cards in the box, and no two of them are alike. So each character can have only one owner.
CCC-2 = There are 96 terrain cards in the box, 48 for each era. Every card shows two rows of two parcels.
CCC-3 = The auction cards come in six suits: hat, star, cactus, boot, horseshoe and cow. Each suit has eleven cards, numbered 1 to 11.
CCC-4 = One of you is the dealer and turns up the cards of every round.
    .short = One of you turns up the cards of every round.
CCC-5 = Before the game, the terrain cards of era I are shuffled into a pile. Those of era II are shuffled into another pile, which waits until era I is over.
CCC-6 = The character cards are shuffled and lie face down beside the terrain cards. The player on the dealer’s right cuts this pile once. The cut brings a new back to the top, whose suits break ties. The English rulebook gives this reason; the German one only asks for the cut.
CCC-7 = Every player starts with the auction cards 1 to 9 of one suit. The 10 and the 11 only come in with stronger virtual players (CCC-10).
CCC-8 = At least four players take part. Virtual players fill the missing places, and you may add more of them as long as there are no more than six players in all.
CCC-9 = The nine auction cards of a virtual player are shuffled and lie face down in a pile. It makes no difference where a virtual player sits.
    .short = Nine auction cards, shuffled, lie face down in a pile.
CCC-10 = The auction cards make a virtual player weak or strong. A novice has the 1 to 9. An intermediate player has the 10 in place of the 1. An expert has the 10 and the 11 in place of the 1 and the 2.
    .short = Its auction cards make it weak or strong.

## Clauses: the round

CCC-11 = A game has two eras of nine rounds each, 18 rounds in all.
    .short = Two eras of nine rounds each.
CCC-12 = Every round begins by showing one character and four terrain cards. With five or six players, virtual ones included, five terrain cards are shown.
    .short = Show one character and the terrain cards for your number of players, virtual ones included.
CCC-13 = The shown cards lie in a line that starts at the draw piles. In the English rulebook this is a column below the piles, in the German one a row beside them. Where an additional card of the Governor or the Chinese Worker lies in it, neither says.
    .short = The shown cards lie in a line that starts at the draw piles.
CCC-14 = As soon as the cards of the round lie open, you may use the characters that act before the auction cards are chosen.
CCC-15 = When a character has been drawn, look at the back that is now on top of the character pile. If it shows a skull, the drawn character goes under the pile, and the card with the skull is shown instead. Do this again while a skull lies on top.
    .short = If the new top back of the character pile shows a skull, the drawn character goes under the pile and the skull card is shown instead. Repeat while a skull lies on top.
CCC-16 = Bids are secret: everybody picks one auction card from hand. When all have picked, the cards are turned over together, and so is the top card of every virtual player’s pile.
    .short = Everybody picks one auction card in secret. Turn all over together, with the top card of each virtual pile.
CCC-17 = The highest auction value takes first, then the next, down to the lowest. Each player takes one of the shown cards and keeps it: a terrain card, which is added to the own city, or the character. The rulebooks do not say whether a terrain card has to be laid at once.
    .short = From the highest value down, each player takes one shown card, terrain or character, and keeps it.
CCC-18 = An auction card that has been played stays face up in front of its owner. It cannot be played a second time in the same era.
    .short = A played card stays open and cannot be played again in this era.
CCC-19 = The card that nobody took leaves the game at the end of the round. With six players there is no such card.
    .short = The card nobody took leaves the game; with six players there is none.
CCC-20 = If auction values are equal, look at the back of the next character card. Of the tied players, the one whose suit stands higher there takes first.
    .short = Of the tied players, the one whose suit stands higher on the back of the next character card takes first.
CCC-21 = A virtual player always goes for the highest appeal value. Among cards of equal appeal it takes the one nearest to the draw piles.
    .short = Takes the highest appeal; of equals, the card nearest to the draw piles.
CCC-22 = A virtual player keeps the terrain and character cards it takes, but builds no city. That it uses no character either is our reading, as nobody decides for it; the rulebooks do not say so.
    .short = Keeps its cards and builds no city. It uses no character: our reading, the rulebooks do not say so.
CCC-23 = If you want to use a character, you say so; nobody ever has to. As soon as anybody wants to, the order on the player aid is followed.
    .short = Say that you use a character; you never have to. If anybody wants to, the order on this aid is followed.
CCC-24 = Each era allows one use of a character. The Governor is stricter: he works a single time in the whole game.
    .short = Once per era, the Governor once per game.
CCC-25 = Characters act in the order that the player aid shows. Before the auction cards are chosen it is Governor, Lawyer, Chinese Worker, Heroes, Gunsmith. After the auction cards are revealed it is Mercenary, Doctor.

## Clauses: building

CCC-26 = A city is at most eight parcels wide and eight parcels high. Only with the Captain may it have nine columns or nine rows.
    .short = A city is at most eight parcels wide and eight high.
CCC-27 = A new card has to share at least one parcel side with the city or lie on top of it. A corner is not enough. Only the first card may lie anywhere.
    .short = A card shares at least one parcel side with the city or lies on it; a corner is not enough. The first card may lie anywhere.
CCC-28 = Terrain cards all lie the same way up. They are never turned and never pushed under other cards.
    .short = Cards are never turned and never pushed under others.
CCC-29 = A card may lie on other cards only where it covers empty parcels. Identical pictures, Houses and outlaws have rules of their own (CCC-30 to CCC-33).
    .short = On other cards, a card may lie only like this:
CCC-30 = Same on same is allowed for buildings and for Mountains: for example a Mine on a Mine, or a Mountain on a Mountain.
CCC-31 = A House or a Townhouse may be laid on a House. The German rulebook names only the Townhouse here. A House on a House is allowed there too, because Houses are buildings and a building may lie on one of its own kind.
CCC-32 = Only a protected player may cover outlaws: one who owns the Sheriff or has at least one Prison in the city. Outlaw parcels are then treated as empty parcels.
CCC-33 = Whether outlaws may lie on outlaws depends on the edition. The English rulebook never allows it. The German one allows it if you have a Prison or the Sheriff.

## Clauses: change of era and end

CCC-34 = Era I is over after nine rounds. The rest of its terrain cards leave the game, and the pile of era II comes in.
    .short = The rest of the era I terrain cards leave the game; the pile of era II comes in.
CCC-35 = When era II begins, all players get their nine auction cards back, and the piles of the virtual players are shuffled anew.
    .short = All take their nine auction cards back; virtual piles are shuffled anew.
CCC-36 = When era II begins, characters that lie sideways are set upright and may be used again. Only the Governor stays as he is.
    .short = Characters that lie sideways are set upright, but not the Governor.
CCC-37 = At the end of era II the points of buildings and characters are added up. The highest total wins, even if it belongs to a virtual player.
    .short = After era II add up buildings and characters. The highest total wins, even a virtual player’s.
CCC-38 = If several players share the highest total, the tie stands. Only a rematch settles it.
    .short = A tie stands; only a rematch settles it.

## Clauses: scoring

CCC-39 = Parcels are adjacent if they touch by a side or at a corner. So a parcel has up to eight neighbours.
    .short = Next to it: touching by a side or at a corner, up to eight parcels.
CCC-40 = When other buildings are scored, a Townhouse counts as two Houses, and so does a Hotel.
    .short = A Townhouse counts as two Houses, and so does a Hotel.
CCC-41 = Every empty parcel adjacent to a Ranch brings it 1 point, so a Ranch gets 8 at most. In the German rulebook a spot without a card is no empty parcel; the English one says nothing about it.
    .short = 1 per empty parcel next to it
CCC-42 = Every Mountain adjacent to a Mine brings it 2 points, so a Mine gets 16 at most.
    .short = 2 per Mountain next to it
CCC-43 = Every House adjacent to a Drugstore brings it 1 point, every adjacent Townhouse or Hotel 2. A Drugstore gets 16 at most in this way.
    .short = 1 per House next to it
CCC-44 = Every House adjacent to a Bank brings it 1 point, every adjacent Townhouse or Hotel 2. A Bank gets 16 at most in this way.
    .short = 1 per House next to it
CCC-45 = Every House adjacent to a Saloon brings it 2 points, every adjacent Townhouse or Hotel 4. A Saloon gets 32 at most.
    .short = 2 per House next to it
CCC-46 = Every House adjacent to a General Store or to the City Hall brings it 1 point, every adjacent Townhouse or Hotel 2. Each of these buildings gets 16 at most in this way.
    .short = 1 per House next to it
CCC-47 = Every Drugstore and every Blacksmith brings 1 point per Ranch, wherever in the city the Ranch lies.
    .short = each 1 per Ranch
CCC-48 = Every Bank and every Blacksmith brings 1 point per Mine, wherever in the city the Mine lies.
    .short = each 1 per Mine
CCC-49 = Every Church and every General Store brings 1 point per House, wherever in the city the House lies. Townhouses and Hotels count double.
    .short = each 1 per House
CCC-50 = A Hotel brings 3 points.
    .short = 3 each
CCC-51 = The City Hall counts the buildings of the city, all but Houses and Townhouses, and brings 1 point for each. Mountains, outlaws and empty parcels are no buildings. Whether it counts itself and whether it counts a Hotel, the rulebooks leave open.
    .short = 1 per building other than Houses
CCC-52 = Each group of outlaws costs 6 points. With the Sheriff or at least one Prison it costs nothing; the German rulebook goes further and says that outlaws then have no effect. What counts is the city at the end of the game: if the last Prison was sold, it protects no more.
    .short = −6 a group; 0 with a Prison or the Sheriff
CCC-53 = Some characters bring points of their own when the game is scored.
    .short = points of the cards marked $
CCC-54 = For a virtual player, add up the appeal values of all the terrain and character cards it has taken. That is its score.
    .short = sum of the appeal

## Clauses: characters

CCC-55 = Characters with the $ sign bring points at the end; those with the curved arrow act during play. Which signs a character has is as printed on the card, for the texts of the rulebooks do not list them. The Doctor and the Heroes have both.
    .short = $ brings points at the end, the curved arrow acts during play. The Doctor and the Heroes have both.
CCC-56 = A character with the curved arrow is turned sideways once it has been used. A card that lies sideways cannot be used; only the German rulebook says so in plain words.
    .short = Turn a used arrow character sideways; it cannot be used while it lies so.
CCC-57 = Several characters raise the value of an auction card. In the German rulebook one player may combine them in the same round; the English one does not say.
CCC-58 = The Cowboy brings you 3 points for every Ranch of yours.
    .short = 3 per Ranch
CCC-59 = The Auctioneer sells up to three terrain cards of your city, at different times or all at once. The sold cards are put under him. At which moments he may sell, the rulebooks do not say.
    .short = sell up to three terrain cards of your city, at different times or all at once
CCC-60 = A terrain card that lies on another card, or under one, cannot be sold, even if they overlap only in part.
    .short = none that lies on or under another, even in part
CCC-61 = A sale may not split your city: what is left has to be in one piece.
    .short = the rest stays in one piece
CCC-62 = Every sold card is worth 7 points at the end, so the most you can get is 21.
    .short = 7 per card sold, at most 21
CCC-63 = With the Settler, count the empty parcels next to your Ranches: 1 point each, and none of them twice, however many Ranches it touches. Spots without a card are no empty parcels in the German rulebook; the English one says nothing about them.
    .short = 1 per empty parcel next to your Ranches, each once
CCC-64 = The Captain brings 6 points. With him your city may be 8 × 9 parcels, 72 in all: nine columns or nine rows, not both.
    .short = 6; your city may have nine columns or nine rows, not both
CCC-65 = The Singer brings as many points as your best Saloon gets from the Houses next to it. Without a Saloon she brings none.
    .short = as much as your best Saloon gets from Houses next to it
CCC-66 = The Lawyer is used when the cards of the round have been shown and no auction card has been chosen yet. You take one shown card at once, terrain or character. You still choose an auction card, but it is laid open without effect, and you have no turn in this round. The German rulebook says so in plain words, the English one that the card is not played. The English one names only the terrain cards as shown before, the German one both kinds; the moment is the same.
    .short = Take one shown card at once. Your auction card is laid open without effect; you have no turn.
CCC-67 = The Gunsmith is announced before the auction cards are chosen. The card you then choose is worth 6 more in this round.
    .short = The auction card you choose is worth 6 more.
CCC-68 = The Banker brings you 4 points for every Bank of yours.
    .short = 4 per Bank
CCC-69 = The Governor works once in the game, before the auction cards are chosen. One more terrain card is shown, and you take one shown card at once; the English rulebook adds that it may be the new one. Your normal turn still follows; the German rulebook says that you then take another card.
    .short = One more terrain card is shown; take one shown card at once. Your turn still follows.
CCC-70 = The Doctor brings 5 points. He can also be used after the auction cards are revealed and before anybody takes a card: yours is then worth 2 more.
    .short = Your auction card is worth 2 more. At the end: 5
CCC-71 = The Heroes bring 6 points. They can also be announced before the auction cards are chosen: the card you choose is then worth 3 more.
    .short = The auction card you choose is worth 3 more. At the end: 6
CCC-72 = The Teacher brings you 1 point for every House of yours and 2 points for every Townhouse or Hotel. An example in the English rulebook calls her the Schoolteacher.
    .short = 1 per House, 2 per Townhouse or Hotel
CCC-73 = The Editor brings 1 point for every character of yours with the $ sign, himself included, and 4 points for every one with the curved arrow. The signs count as printed on the cards. The English rulebook speaks of each character card you have acquired, and does not say whether the one that the Paperboy brought is among them.
    .short = 1 per character of yours with $, himself included, 4 per one with the arrow
CCC-74 = The Grocer brings you 4 points for every Drugstore of yours.
    .short = 4 per Drugstore
CCC-75 = The Chinese Worker is announced before the auction cards are chosen. One more terrain card is shown, which anybody may take. On your turn you take two cards: in the English rulebook two terrain cards, or one and the character, in the German one two shown cards. That is the same, as only one character is shown. What becomes of them if you also use the Lawyer and so have no turn, neither rulebook says.
    .short = One more terrain card is shown, open to all. On your turn take two shown cards.
CCC-76 = The Paperboy brings 3 points.
    .short = 3
CCC-77 = The Paperboy lets you choose one more character, which then lies open in front of you: one that was removed or that nobody took, or one from the pile, but never one that belongs to a player. The German rulebook puts this at the end of the game; the English one names no moment. Neither says whether you may look through the pile.
    .short = one more character: removed, taken by nobody or from the pile, never a player’s
CCC-78 = The Sheriff brings you 3 points for every Prison of yours.
    .short = 3 per Prison
CCC-79 = With the Sheriff you lose no points for outlaws. The German rulebook adds here that outlaw parcels are like empty ones.
    .short = no points lost for outlaws
CCC-80 = The Mercenary is used after the auction cards are revealed and before anybody takes a card. Your auction card is then worth 5 more.
    .short = Your auction card is worth 5 more.
CCC-81 = The Indian brings half a point for each parcel that has no terrain card on it, out of the 64 a city can have (72 with the Captain). The sum is rounded up.
    .short = ½ per parcel without a card out of 64 (with the Captain 72), rounded up
CCC-82 = The Prospector brings you 1 point for every Mountain and every Mine of yours.
    .short = 1 per Mountain and per Mine
CCC-83 = With the Undertaker you get 2 points for every character you own, himself included. The English rulebook speaks of each character card you have acquired, and does not say whether the one that the Paperboy brought is among them.
    .short = 2 per character of yours, himself included

## Clauses: the table of pictures

CCC-84 = The box holds only so many parcels of each picture, counted here as era I + era II. Townhouse 2 + 10, Mine 10 + 4, Ranch 10 + 4, Blacksmith 2 + 1, Drugstore 3 + 8, Bank 3 + 8, Saloon 1 + 5, Hotel 1 + 4, General Store 1 + 1, Church 1 + 2, Prison 1 + 3, City Hall 0 + 1, outlaws 3 + 5. Of House and Mountain one has 32 + 12 and the other 18 + 18; the words of the rulebooks do not say which. The other 210 parcels are empty.
CCC-85 = As long as there is a Prison in the city, every outlaw parcel of that city counts as an empty parcel.
    .short = With a Prison all outlaw parcels of the city count as empty parcels.
CCC-86 = “In the city” means anywhere in it, adjacent or not. House, Townhouse, Mountain and Prison have no points of their own.
    .short = In the city: anywhere in it.

## Open points and their readings

CCC-O1 = What is one group of outlaws?
    .brief = What is a group of outlaws?
    .per_symbol = Each parcel with outlaws is one group.
    .per_cluster = Outlaw parcels that touch by a side or at a corner are one group together.
    .because = The table of pictures counts 3 + 5 outlaw parcels and calls each of them a group.
CCC-O2 = Is a spot without a card an empty parcel for the Ranch and the Settler?
    .brief = Are spots without a card empty?
    .covered_only = No: only a parcel on a terrain card can be empty.
    .bare_too = Yes: every adjacent spot without a card counts too, also outside the 8 × 8 parcels.
    .because = The German rulebook says that such spots are not empty; the English one says nothing.
CCC-O3 = With the Sheriff but without a Prison: are outlaws empty parcels for the Ranch and the Settler?
    .brief = Sheriff, no Prison: outlaws empty?
    .empty = Yes: the Sheriff makes outlaw parcels count as empty ones, just as a Prison does.
    .penalty_only = No: the Sheriff only spares you the loss of points.
    .because = The building rules of both editions treat outlaws as empty parcels if you have the Sheriff, without any limit, and the German text of the Sheriff says it again; the English text of the Sheriff speaks only of the loss of points.
CCC-O4 = May a player with a Prison or the Sheriff cover outlaws with outlaws?
    .brief = Outlaws on outlaws?
    .never = No: outlaws never lie on outlaws.
    .with_protection = Yes: outlaws may lie on outlaws if you have a Prison or the Sheriff.
    .because = Each edition has its own rule: the English rulebook forbids it without exception, the German one only to players without a Prison or the Sheriff.
CCC-O5 = Does the City Hall count itself?
    .brief = Does the City Hall count itself?
    .counts_itself = Yes: the City Hall is one of the buildings it counts.
    .not_itself = No: the City Hall counts only the other buildings.
    .because = The rule leaves out Houses and Townhouses and makes no other exception.
CCC-O6 = When does the Paperboy choose his character?
    .brief = When does the Paperboy choose?
    .at_game_end = He chooses at the end of the game.
    .at_once = He chooses as soon as he is taken.
    .because = The German rulebook names the end of the game; the English one names no moment.
CCC-O7 = What if one player uses several characters in a round that raise the auction card?
    .brief = Several raises in one round?
    .combine = All of them are added to the card.
    .one_per_round = Only the largest one counts.
    .because = The German rulebook lets them be combined; the English one only says that several characters change values.
CCC-O8 = Does a Prison on the card being laid already protect?
    .brief = Does a new Prison protect at once?
    .before_this_card = No: there has to be a Prison in the city before the card is laid.
    .with_this_card = Yes: a Prison on the new card protects at once, for every parcel of that card.
    .because = The rule asks for a Prison that you already have; neither rulebook speaks of the card being laid.
CCC-O9 = After a sale, is a city that hangs together only at a corner still in one piece?
    .brief = Is a corner enough after a sale?
    .sides_only = No: the parts have to touch by a parcel side.
    .corners_too = Yes: a corner is enough to hold the city together.
    .because = A new card has to join the city by a side, so the rest of the city is held to the same rule.
CCC-O10 = What does the Editor get for a character with both symbols (Doctor, Heroes)?
    .brief = Editor: a card with both symbols?
    .both_count = Both symbols count: 1 + 4 points.
    .arrow_only = Only the arrow counts: 4 points.
    .because = Such a card has the $ sign and the arrow, so both sentences about the Editor apply to it.
CCC-O11 = Do outlaws that count as empty parcels also count for the Settler?
    .brief = Settler: do outlaws count as empty?
    .counts = Yes: the Settler counts them like any other empty parcel.
    .does_not_count = No: for the Settler, outlaw parcels are never empty parcels.
    .because = Both rulebooks consider all outlaw parcels to be empty parcels, without any limit, and the Settler counts empty parcels.
CCC-O12 = What if a terrain card fits nowhere in your city?
    .brief = A card that fits nowhere?
    .set_aside = You may take it; it stays out of the city and is worth nothing.
    .not_takeable = You may not take it.
    .because = Nothing in the rulebooks forbids taking such a card.
CCC-O13 = Does the City Hall count a Hotel?
    .brief = Does the City Hall count a Hotel?
    .counts = Yes: a Hotel is neither a House nor a Townhouse.
    .does_not_count = No: a Hotel counts as a Townhouse, and the City Hall leaves Townhouses out.
    .because = The rule leaves out Houses and Townhouses only. A Hotel counts as a Townhouse when certain other buildings are scored, which can be meant for the buildings that count Houses.
CCC-O14 = When may the Auctioneer sell?
    .brief = When may the Auctioneer sell?
    .any_time = At any moment, also after the last round.
    .own_turn = Only on your own turn, while the cards are being taken.
    .because = The rulebooks let him sell at different times or all at once and name no moment.
CCC-O15 = Where does the additional terrain card of the Governor or the Chinese Worker lie?
    .brief = Where does an additional card lie?
    .far_end = At the far end of the line, farthest from the draw piles.
    .near_end = Next to the draw piles.
    .because = The other cards lie in the line already when it is shown.
CCC-O16 = Must a terrain card be laid at once?
    .brief = Lay a terrain card at once?
    .at_once = Yes: it is laid when it is taken.
    .when_you_like = No: you may keep it and lay it at any time until the end.
    .because = The rulebook speaks of a card to add to your city in the same breath as of taking it.
CCC-O17 = Do the Editor and the Undertaker count the character that the Paperboy brought?
    .brief = Does the Paperboy’s choice count?
    .counts = Yes: it is a character of yours like the others.
    .does_not_count = No: they count the others only. Themselves they count in any case.
    .because = Once it lies in front of you it is your card like the others. The German rulebook speaks of your character cards; the English one of those you have acquired.
