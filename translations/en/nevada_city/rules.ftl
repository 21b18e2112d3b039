### Nevada City. Names, clauses, open points and questions.

## The title

title = Nevada City

## Buildings

building-bank = Bank
    .the = the Bank
building-city_hall = City Hall
    .the = City Hall
building-trading_post = Trading Post
    .the = the Trading Post
building-hotel = Hotel
    .the = the Hotel
building-assayer = Assayer
    .the = the Assayer
building-market = Market
    .the = the Market
building-stock_yards = Stock Yards
    .the = the Stock Yards
building-sheriff = Sheriff
    .the = the Sheriff
building-fire_house = Fire House
    .the = the Fire House
building-soup_kitchen = Soup Kitchen
    .the = the Soup Kitchen
building-boarding_house = Boarding House
    .the = the Boarding House
building-blacksmith = Blacksmith
    .the = the Blacksmith
building-brick_oven = Brick Oven
    .the = the Brick Oven
building-saw_mill = Saw Mill
    .the = the Saw Mill
building-hardnails = Hardnail’s General Store
    .the = Hardnail’s General Store
building-leadbricks = Leadbrick’s General Store
    .the = Leadbrick’s General Store
building-masonoaks = Masonoak’s General Store
    .the = Masonoak’s General Store
building-saddlery = Saddlery
    .the = the Saddlery
building-pharmacist = Pharmacist
    .the = the Pharmacist
building-post_office = Post Office
    .the = the Post Office
building-tobacconist = Tobacconist
    .the = the Tobacconist
building-newspaper = Newspaper
    .the = the Newspaper
building-belles_saloon = Belle’s Saloon
    .the = Belle’s Saloon
building-wine_and_roses = Wine & Roses Saloon
    .the = the Wine & Roses Saloon
building-bordello = Bordello
    .the = the Bordello
building-opera_house = Opera House
    .the = the Opera House
building-capitol = Capitol
    .the = the Capitol
building-cavalry_hotel = Cavalry Hotel
    .the = the Cavalry Hotel
building-military_store = Military Store
    .the = the Military Store
building-doctor = Doctor
    .the = the Doctor
building-undertaker = Undertaker
    .the = the Undertaker
building-stables = Stables
    .the = the Stables

owner-self = you
owner-other = another player
owner-bank = the Bank

## Goods, properties, cubes and skills

good-silver = silver
good-crops = crops
good-livestock = livestock
good-iron = iron
good-lumber = lumber
good-brick = brick
good-spirits = spirits
good-entertainment = entertainment

property-mine = mine
property-farm = farm
property-ranch = ranch

cube-silver = silver
cube-crops = crops
cube-livestock = livestock
cube-neutral = grey

skill-mining = mining
skill-farming = farming
skill-ranching = ranching
skill-blacksmithing = blacksmithing
skill-carpentry = carpentry
skill-masonry = masonry

## Variants

variant-advanced_buildings = Advanced buildings
    .about = Capitol, Cavalry Hotel, Military Store, Doctor, Undertaker and Stables join the deck.
variant-poker = Poker deck
    .about = Seven poker cards for gambling in the saloons, for events and for duels.
variant-gunslinging_goal = Gunslinging goal
    .about = One more goal in play; five goals score, with two players four.
variant-advanced_events = Advanced events
    .about = Four more events; they need gunslinging and the poker deck.
variant-troublemakers = Troublemakers
    .about = Workers whom nobody hired shoot up the town. Whoever kills one scores 1 point.
variant-extra_cubes = One more cube of each colour
    .about = One more silver, crops and livestock cube go into the bag.
variant-neutral_cubes_1 = One grey cube
    .about = One cube that counts for nothing goes into the bag.
variant-neutral_cubes_2 = Two grey cubes
    .about = Two cubes that count for nothing go into the bag.
variant-extra_children = More sons and daughters
    .about = You may exchange a child at the start, or beginners get one more.

## Rows of the score pad

row-score_track = Score track
row-start_building = Start building
row-properties = Properties
row-buildings = Buildings
row-contracts = Contracts
row-building_owner_bonus = Owner of named building
row-newspaper = Newspaper
row-boarding_house = Boarding House
row-troublemakers = Troublemakers
row-other = Other
row-goals = Goals

## Questions

question-setup = What do we start with, and what is new this year?
    .about = Enter how many of you there are and the year, and you get money, buildings, events, workers and goals for it.
question-charts = Can the charts look like this?
    .about = Enter the cubes on both charts, and you learn whether that is possible, and what is still in the bag.
question-produce = How much do my mines, farms or ranches produce?
    .about = Enter your tiles, the cubes and the skill, and you get how many tiles are worked and how many tokens they bring.
question-use_building = May my character use this building, and who gets the fee?
    .about = Enter the building, its owner and the space, and you learn whether your character may go there, what it costs and who is paid.
question-claim = May I claim this at City Hall or the Capitol, and what does it cost?
    .about = Enter the building or property that you would like, and you learn whether you may claim it and what you pay to whom.
question-construct = What does my construction still need?
    .about = Enter what the building costs, what lies there, your skills and what you bring, and you learn what is missing and whether it is complete.
question-contract = May I reserve this contract, work on it or complete it?
    .about = Enter the contract, what you pay and your skills, and you learn whether you may, what is missing and which points there are for whom.
question-sell = What do I get for my resources?
    .about = Enter the cubes on the market chart, how many tokens you sell and the space, and you get what you earn.
question-buy = May I buy this, and what does it cost?
    .about = Enter the store and what you would like to take, and you learn whether that is possible, what it costs and who is paid.
question-newspaper = What does the Newspaper bring me?
    .about = Enter how much you spend and whether you take a contract, and you get the points, the cost and who is paid.
question-tobacconist = May I copy this space at the Tobacconist?
    .about = Enter whose markers lie on the space and what it costs, and you learn whether you may use it and what you pay to whom.
question-hire = May I hire this worker, and what does it cost?
    .about = Enter where you hire and the salary, and you learn whether you may, what you pay to whom and how many cards you have then.
question-marry = May this worker marry into my family?
    .about = Enter the worker, your single children and what you pay, and you learn whether there will be a wedding.
question-loan = May I take or repay a loan, and what does it mean for me?
    .about = Enter what you want to do and your markers or money, and you learn whether it works, what it costs and where the marker goes.
question-event = What does this event cost me?
    .about = Enter what the event or the fire asks for, your markers and your money, and you get what you give, loans included.
question-year_end = What happens at the end of this year?
    .about = Enter the year, the free plots and the workers whom nobody hired, and you get who is paid, whether the game ends and what is still to be done.
question-troublemaker = Who wins the duel with the troublemaker?
    .about = Enter cards and guns of both, and you get the result, the wounds and what Doctor and Undertaker make of it.
question-goal = What does this goal bring each of us?
    .about = Enter the levels of the goal and what each of you has of it, and you get the points of all of you, ties included.

## Clauses: the box and the board

NC-1 = The box holds 22 building cards: 4 start buildings of 1854 and 6 each for 1855, 1856 and 1857. There are 24 family cards (six times Pa, Ma, Son and Daughter), 26 workers, 8 goals, 23 events, 40 contracts in five colours, and 14 cubes: 4 silver, 5 crops and 5 livestock. Each colour has 28 action markers and 12 ownership markers. There are also 4 Homestead mats, and 4 markers for damaged buildings, which no rule mentions.
    .short = 22 buildings, 24 family cards, 26 workers, 8 goals, 23 events, 40 contracts; cubes: 4 silver, 5 crops, 5 livestock; 28 action and 12 ownership markers for each of you
NC-2 = The board holds empty plots, the buildings printed on it, the charts, the decks and the score track. Whenever you score victory points, you move your pawn at once.
    .short = where your pawn stands before the goals
NC-3 = Each space on the upper part of your Homestead mat takes one property tile. Commodities on the mat are not limited, and neither are the tokens: if they run out, take something else for them.
    .short = One property tile on each space of the mat; any number of commodities; tokens do not run out.
NC-4 = Your Homestead holds at most three cards, workers and contracts together. With three of them you may take no more.
    .short = At most three cards at the Homestead, workers and contracts together.
NC-5 = Every property tile is worth 2 victory points.
    .short = 2 per tile
NC-6 = Mines give silver, farms give crops, ranches give livestock; these three are the resources. The other five goods, iron, lumber, brick, spirits and entertainment, are the commodities.
    .short = Resources: silver (mine), crops (farm), livestock (ranch). Commodities: iron, lumber, brick, spirits, entertainment.
NC-7 = Each of you is dealt two goals and keeps one of them for the common stack. The goals in the stack count for all of you.
    .short = Of two goals each keeps one for the common stack; goals count for everybody.
NC-8 = An event acts once when it is revealed, or it acts for the rest of the year.
    .short = events, goods, poker
NC-9 = Mining, farming and ranching: for each icon the character works one more mine, farm or ranch, together with a marker that is placed.
    .short = Mining, farming, ranching: 1 more tile of the kind per icon, with a placed marker.
NC-10 = Blacksmithing, carpentry and masonry: each icon brings one iron, lumber or brick from the pool, together with a marker that is placed.
    .short = Blacksmithing, carpentry, masonry: 1 iron, lumber, brick from the pool per icon, with a placed marker.
NC-11 = Gunslinging is used in the Advanced game only.
    .short = Gunslinging: Advanced game only.
NC-12 = The production chart has five spaces. One cube of each kind always lies there, and two more are drawn. A tile that is worked gives one token for each cube of its kind.
    .short = Production: 5 cubes, one of each kind fixed, 2 drawn; each gives 1 token per worked tile.
NC-13 = The market chart has eight spaces. Two silver cubes and one livestock cube always lie there, and five more are drawn. For each cube of its kind a token brings $1 when you sell it.
    .short = Market: 8 cubes, 2 silver and 1 livestock fixed, 5 drawn; each makes $1 per token sold.

## Clauses: years and rounds

NC-14 = You play four years, from 1855 to 1858. If there are only two of you, there is a fifth one, 1859.
    .short = Four years, 1855 to 1858; with two of you a fifth, 1859.
NC-15 = In the first year an event lies on each of the six event spaces. In later years events lie on spaces 1, 3, 5 and 6. With two of you the deck does not last for the fifth year; what happens then is left open (NC-O2).
    .short = Events: on all six spaces in the first year, later on 1, 3, 5 and 6.
NC-16 = The building cards of the new year join those that are left. There are no new ones in 1858 and 1859. You may look through the deck and take any available card.
    .short = Buildings: add the cards of the year; none new in 1858 and 1859. You may look through the deck.
NC-17 = Workers whom nobody hired leave town: they go to the discard pile, from which you can hire at the Sheriff card and at the Stables. Then you reveal as many new workers as there are players, and one more.
    .short = Workers: those not hired go to the discard pile; reveal as many as players, plus one.
NC-18 = Each round begins with the event on the space of that round, if there is one.
    .short = A round begins with the event on its space, if there is one.
NC-19 = If an event takes an action, you take any marker that is not used yet and put it at your Homestead. Next year you have it again.
    .short = An event that takes an action: any unused marker to your Homestead, until next year.
NC-20 = If you have to pay more for an event than you have, you must put a marker on the Bank and take a loan.
    .short = An event payment above your money: a marker goes to the Bank as a loan.
NC-21 = If you have no marker left, an event does not affect you. How this fits with money that you have to pay is left open (NC-O4).
    .short = Without any marker left, an event does not affect you.
NC-22 = From the Sheriff clockwise each of you uses all markers of exactly one character. You may pass with some or all of them by taking them off the card of that character. Rounds go on as long as any character has markers.
    .short = From the Sheriff clockwise: each uses (or passes) all markers of one character; rounds go on while any has markers.

## Clauses: farm, mine and ranch

NC-23 = Farm, mine and ranch: with one action a character works one tile that has no marker on it. No skill is needed. Each tile can be worked only once a year.
    .short = One action works one tile, no skill needed; each tile once a year.
NC-24 = A tile that is worked gets as many tokens as there are cubes of its kind on the production chart. There is no limit to the tokens on a tile.
    .short = As many tokens as production cubes of the kind; no limit per tile.
NC-25 = With each such action the character works one more tile for each fitting icon; markers from your reserve go on those. The character may also spend further actions on further tiles. The rulebook ties an icon to the placing of a marker; we take that to hold anew for each marker that is placed.
    .short = With each such action 1 more tile per fitting icon, marked from the reserve; further actions for further tiles.

## Clauses: using a building

NC-26 = To use a building, put a marker on one of its empty action or contract spaces. The large octagonal spaces take any number of markers.
    .short = Marker on an empty action or contract space; large octagonal spaces take any number.
NC-27 = A character may act only once a year at the same building. Two of your characters may both act there.
    .short = Each character only once a year at the same building; two of yours may both go.
NC-28 = The fee goes to the owner of the building; you may also pay it out of what the action brings. Your own buildings cost you nothing.
    .short = The fee goes to the owner, also out of the proceeds; your own buildings are free.
NC-29 = Spaces with brown numbers are closed if two or three of you play.
    .short = Brown numbers: closed with two or three players.

## Clauses: City Hall

NC-30 = City Hall: pay the cost of the space to the Bank, then claim either a building or a property. The octagonal space for $4 takes any number of markers.
    .short = Pay the space to the Bank ($4 space unlimited), then claim a building or a property.
NC-31 = Claim a building: take any available card of this year or an earlier one, put it on any empty plot and mark it with an ownership marker.
    .short = Building: any available card of this or an earlier year, on any empty plot, with an ownership marker.
NC-32 = You may never have more than two buildings of your own under construction.
    .short = Never more than two own buildings under construction.
NC-33 = Claim a property: take any kind and also pay the Bank $1 for a mine, $2 for a farm or $3 for a ranch. You score 2 victory points at once.
    .short = Property: any kind, also pay the Bank $1 (mine), $2 (farm), $3 (ranch); 2 points at once.

## Clauses: construction

NC-34 = Construction: put a marker at a building of your own that is not finished. Its skills let the character add tokens, and from your mat you may bring any number of tokens that are still required.
    .short = Marker at your own unfinished building; tokens by skills, and any that are still required from your mat.
NC-35 = A character may construct at the same building only once a year.
    .short = A character constructs at one building once a year.
NC-36 = With the last token the building is complete and active, and its owner scores its victory points at once. A building that is not finished scores nothing.
    .short = the points on each finished building
NC-37 = The marker of the character that completes a building stays there, so this character cannot use it this year. Markers used for construction take up no action space. Whether the others that helped may use it this year is left open (NC-O20).
    .short = The completing marker stays: that character cannot use the building this year. Construction fills no action space.

## Clauses: contracts

NC-38 = Reserve a contract: a contract space allows only contracts of its own type. You take a card from the display, which is refilled at once.
    .short = Only the type of the space, from the display; refill at once.
NC-39 = You cannot reserve a contract if you have three cards at your Homestead, or if no fitting card lies face up.
    .short = No reserving with three cards at the Homestead or without a fitting card.
NC-40 = In one year a character may reserve, work on or complete only a single contract. How strictly this is meant is left open (NC-O3).
    .short = A character reserves, works on or completes a single contract a year.
NC-41 = You cannot give up a reserved contract of your own accord; it only leaves your Homestead when it is complete.
    .short = Reserved contracts cannot be given up of your own accord.
NC-42 = Work on a contract: put a marker at your Homestead and lay goods that are required on the contract; skills help, and which ones is left open (NC-O21). The goods stay there. A character may not work on the same contract twice a year.
    .short = Marker at the Homestead, lay required goods on the contract, skills help; the same character not twice a year on the same contract.
NC-43 = Complete a contract at once: in this action you pay everything that is required; skills help, and which ones is left open (NC-O21).
    .short = Pay everything in this action; skills help.
NC-44 = When you complete a contract, you score its victory points at once; perhaps it gives goods, too.
    .short = the points on each completed contract
NC-45 = Where a contract shows two numbers, you score the larger one if the building that it names is already complete, and the smaller one if it is not.
    .short = two numbers: the larger if the named building is complete
NC-46 = If the building that a contract names is complete, its owner scores 2 victory points when the contract is completed, even if the same player completes it.
    .short = 2 for each contract that names a complete building of yours
NC-47 = A contract that gives a skill goes under the card of the character. Completed contracts take up no slot at the Homestead.
    .short = A contract with a skill goes under the character; completed ones take no slot.
NC-48 = Contracts that events discard go face down under the deck.
    .short = Contracts discarded by events: face down under the deck.

## Clauses: Cleanup

NC-49 = Cleanup begins with the buildings that act at the end of the year.
    .short = Buildings that act at the end of the year
NC-50 = Events that are still there are discarded.
    .short = Discard what events are left
NC-51 = If a card lies on every plot, finished or not, the game ends: go straight to the final scoring. Whether the rest of the Cleanup is still played when the game has ended is left open (NC-O6).
    .short = If every plot holds a card, finished or not, the game ends
NC-52 = The charts are cleared and the fixed cubes put back. Then two cubes are drawn for production and five for the market.
    .short = Clear the charts, put back the fixed cubes, draw 2 and 5
NC-53 = The Deputy takes the Sheriff’s badge. If there is no Deputy, nothing changes.
    .short = The Deputy takes the Sheriff’s badge
NC-54 = Your markers return to your characters, and extra ones to your reserve. One on the loan space returns only for $5, one on the Bank’s contract space returns for nothing. You choose which of your characters is short of a marker.
    .short = Markers return; from the loan space only for $5
NC-55 = Workers that you hired are discarded, unless they marry.
    .short = Hired workers leave unless they marry
NC-56 = For a wedding you need a single son or daughter of the other sex. There are at most two marriages in a family; with an extra child it may be otherwise (NC-O19).
    .short = With a single son or daughter of the other sex; at most two.
NC-57 = A wedding costs two spirits and any two resources. The worker’s slot becomes free.
    .short = They cost two spirits and any two resources; the slot becomes free.

## Clauses: the end of the game

NC-58 = The game ends after the fourth year, and with two players after the fifth.
    .short = The game ends after the fourth year (two of you: fifth).
NC-59 = Goals: players who are tied divide the victory points of the levels that they share, rounded down. Which levels these are is left open (NC-O10).
    .short = by levels; who is tied shares, rounded down
NC-60 = Without at least one of the things that a goal counts, you score nothing for it.
    .short = nothing without at least one of the item
NC-61 = Most victory points win. A tie goes to the most remaining resources; what counts as such is left open (NC-O9). If that is a tie as well, you share the victory.
    .short = Most points win; a tie goes to most remaining resources, then it is shared.

## Clauses: the buildings

NC-62 = Bank: you may take loans without need and repay them at any time. As long as a loan is not repaid, the marker stays there, and one of your action spaces stays empty. What a loan brings the text of the rulebook does not say; it is what is printed on the board.
    .short = Loans also without need, repaid at any time; unpaid, the marker stays and an action space stays empty.
NC-63 = The Bank has one space for a Civic contract.
    .short = One space for a Civic contract.
NC-64 = City Hall has one space for a Civic contract.
    .short = One space for a Civic contract.
NC-65 = Trading Post: from any of its spaces you buy up to three of the commodities shown, for $2 each.
    .short = up to three shown commodities, $2 each
NC-66 = Hotel: you hire a worker from the display. You pay the fee of the space and the salary, both to the Bank. Whether a worker whom you hire acts in the same year is left open (NC-O24).
    .short = hire from the display; the fee of the space and the salary to the Bank
NC-67 = Hotel, Decide Events: draw the top event of the deck, take up the events that still lie face down on the board, look at all of them and put them back on the spaces in any order. The one that is left goes on top of the deck.
    .short = Decide Events: draw one, take the face-down ones, put them back in any order, the spare on the deck
NC-68 = Assayer, Market and Stock Yards: you sell the fitting resource, as many as the space allows; some spaces give a bonus for each token. Each of them has one contract space.
    .short = sell the fitting resource up to the limit of the space, some with a bonus; one contract space
NC-69 = Sheriff: for $2 you take the Deputy’s badge and are first player next year; beside that you reserve a contract of any type or complete one at once. The rulebook names nobody for the $2, so they go to the owner of the card as at any building (NC-28). It does not say whether you must do both, nor whether the Sheriff may take this badge, too.
    .short = $2: Deputy’s badge, and reserve or complete any contract
NC-70 = Sheriff: you hire a worker from the discard pile, for $4 to the current Sheriff and the salary to the Bank. Who is meant by the current Sheriff is left open (NC-O12, NC-O13).
    .short = hire from the discard pile: $4 to the current Sheriff, the salary to the Bank
NC-71 = Fire: the owner of the Fire House may place a marker there; then everyone else pays the owner $4. If the owner does not, everyone else places a marker.
    .short = fire: if its owner places a marker, all others pay $4; if not, all others place a marker
NC-72 = Soup Kitchen: at the end of the year it pays $5 for each worker whom nobody hired. To whom is left open (NC-O11).
    .short = year end: $5 per worker not hired
NC-73 = Boarding House: at the end of the year its owner scores 3 victory points if two or more workers were not hired.
    .short = 3 per year end with two or more workers not hired
NC-74 = Blacksmith, Brick Oven and Saw Mill: pay the price of the space to the owner and take the goods from the supply. Each has one contract space.
    .short = goods for the price of the space; one contract space
NC-75 = General stores: you buy three commodities for $2 in all. They must be of the three kinds shown, and of at least two different ones. The rulebook does not say whether fewer are sold; we take it that they are not.
    .short = three commodities for $2 in all, of the three shown kinds, at least two different
NC-76 = Saddlery: for $1 look at the top three contracts of the deck. You may take one of them, to reserve it or to complete it at once. The others go face down to the top or the bottom of the deck, each as you like.
    .short = $1: look at the top three contracts, take one, the others to top or bottom
NC-77 = Pharmacist: for $1 exchange any number of iron, lumber and brick for as many spirits.
    .short = $1: any number of iron, lumber, brick for as many spirits
NC-78 = Post Office: for $2 discard all contracts on display and refill it. Then you may take any of them, to reserve it or to complete it at once. The rulebook does not say where the discarded ones go; put them under the deck like those that events discard (NC-48).
    .short = $2: discard and refill the display, then take any contract
NC-79 = Tobacconist: for $1 use a space on which a marker of another player lies. You pay its cost to the owner of that building and place no second marker. Your one marker needs an empty space at the Tobacconist, not at the other building. Whether you visit that building, too, is left open (NC-O14).
    .short = $1: use a space that another player occupies, its cost to that building’s owner, no second marker
NC-80 = Newspaper: for $1 you may first buy up to 5 victory points for $1 each and then take any contract; you must do at least one of both. Its owner pays the Bank for the points.
    .short = 1 per extra $1, up to 5 a visit
NC-81 = Saloons: take spirits or entertainment for the price, or gamble in the Advanced game; how, is printed on the card. Each has one space for an Entertainment contract.
    .short = spirits or entertainment for the price, or Gamble (Advanced); one Entertainment contract space
NC-82 = Bordello and Opera House: take spirits or entertainment for the price.
    .short = spirits or entertainment for the price

## Clauses: two players

NC-83 = Two players: Soup Kitchen, Fire House, Saddlery, Leadbrick’s General Store, Bordello and Opera House are removed from the game.
    .short = Remove Soup Kitchen, Fire House, Saddlery, Leadbrick’s, Bordello, Opera House.
NC-84 = Two players: the Market and the Stock Yards belong to the Bank. The Assayer and the Sheriff are dealt to you.
    .short = Market and Stock Yards are the Bank’s; deal Assayer and Sheriff.
NC-85 = Two players: before the first event each of you takes $5 more.
    .short = $5 more each before the first event.
NC-86 = Two players: after the third and the fourth event phase of each year the unclaimed building with the most victory points goes to the Bank, a random one if there is a tie. The rulebook does not say whether cards of later years count for this, too. Which phases these are and whether the building is constructed is left open (NC-O7, NC-O8).
    .short = After the third and fourth event phase of a year the unclaimed building with the most points goes to the Bank.
NC-87 = Two players: spaces with brown numbers are closed.
    .short = Brown spaces are closed.
NC-88 = Two players: the game ends after the fifth year.
    .short = The end is after the fifth year.

## Clauses: fine points

NC-89 = Entertainment stands for any commodity, but never for a resource.
    .short = Entertainment stands for any commodity, never for a resource.
NC-90 = A loan during an action costs a marker of the character that acts, a loan for an event one of any character; whether you may take several loans for one event is left open (NC-O23). Without a marker there is no loan. If you cannot pay for an event then, you pay what you have.
    .short = A loan costs a marker of the acting character, at an event of any; no marker, no loan.
NC-91 = When you repay a loan, its marker goes to your Homestead; whether you may use it again this year is left open (NC-O5). Each loan that is still open costs you one action next year, of a character that you choose.
    .short = A repaid loan’s marker goes to the Homestead. Each open loan costs one action next year; you choose the character.
NC-92 = A contract that is filled at once needs no free slot at the Homestead.
    .short = A contract filled at once needs no slot.
NC-93 = When all plots hold a card, no building can be claimed.
    .short = No building can be claimed when all plots are filled.
NC-94 = Fees for buildings that the Bank owns go to the Bank. The Bank scores nothing.
    .short = Fees of the Bank’s buildings go to the Bank.
NC-95 = All plots are alike.
    .short = Plots are alike.

## Clauses: the setup

NC-96 = The end panels of the board depend on how many of you play. Those with an asterisk are for the Advanced game.
    .short = End panels by number of players; with an asterisk for the Advanced game.
NC-97 = Each of you starts with one mine, one farm and one ranch, with one token on each.
    .short = Each: one mine, farm and ranch with one token on each
NC-98 = Each of you starts with one of each commodity.
    .short = one of each commodity
NC-99 = Each of you gets one start building and scores its victory points at once. It is laid with its cost showing like one that is still to be built; whether it counts as constructed is left open (NC-O22). With three players the Assayer belongs to the Bank.
    .short = the points on your start building
NC-100 = Whoever owns the Sheriff card starts. From there clockwise you get $8, $9, $10 and $11.
    .short = The owner of the Sheriff card starts; from there clockwise $8, $9, $10, $11.
NC-101 = From the Sheriff clockwise each of you chooses a family. Family cards take up no slots.
    .short = From the Sheriff clockwise: choose a family; it takes no slots.
NC-102 = The extra tiles that Pa brings are added, without tokens on them. Then all tiles on your mat are scored.
    .short = Add Pa’s extra tiles without tokens; score all tiles.
NC-103 = All action spaces of your characters are filled with markers.
    .short = Fill all action spaces of your characters.
NC-104 = The event deck has 18 cards: twelve with two start events shuffled in, and four start events on top. Beginners leave out the cards marked “Not First”.
    .short = Events: twelve and two start events shuffled, four start events on top; beginners without “Not First”.
NC-105 = Four contracts lie face up.
    .short = Four contracts face up.
NC-106 = Three players: Soup Kitchen, Saddlery and Opera House are removed from the game. The deck lies in the order of the years.
    .short = Remove Soup Kitchen, Saddlery, Opera House.
NC-107 = At the start the fixed cubes go on the charts. Then two cubes are drawn for production and five for the market; one stays in the bag.
    .short = Charts: fixed cubes, then 2 drawn for production and 5 for the market; one stays in the bag.
NC-108 = At the end these goals score: four with four players; with three players three and one that nobody has seen; with two players two and one that nobody has seen. Other spare goals go back to the box, and nobody looks at them. The rulebook’s count for two players is not clear (NC-O1).
    .short = Goals: 4 players 4; 3 players 3 and 1 unseen; 2 players 2 and 1 unseen.

## Clauses: the Advanced game

NC-109 = The Advanced game has several parts, and you may use any or all of them: 4 more characters, 6 buildings, 1 goal, 4 events, 7 poker cards and 5 cubes.
    .short = Any or all of its parts: 4 characters, 6 buildings, 1 goal, 4 events, 7 poker cards, 5 cubes.
NC-110 = Replacement buildings are claimed at City Hall and lie beside your Homestead. When one is complete, it replaces the building printed on the board, and the markers there move over, at the Cavalry Hotel and the Military Store to spaces of the same kind. The Cavalry Hotel has none for a marker on Decide Events, which stays where it is for the year; of that the rulebook says nothing. What else applies to these cards is left open (NC-O15, NC-O16).
    .short = Replacement buildings lie beside the Homestead; when complete they replace the printed one, and its markers move over.
NC-111 = The poker deck has the cards 2, 3, 4, 5, 6, ace and joker. With it you may gamble in the saloons.
    .short = Poker deck 2 3 4 5 6 A Joker; opens Gamble.
NC-112 = With the gunslinging goal five goals score if four or three of you play, and four if there are two of you. Of those that no player chose, one is face up and one face down; with four players the only one is face down.
    .short = Goals that score: 5, with two of you 4; of the spare ones one face up, one face down (four of you: one, face down).
NC-113 = Four more events join the deck. They need gunslinging and the poker cards.
    .short = Four more events, with gunslinging and poker cards.
NC-114 = Workers whom nobody hired are stacked, with the best gun on top. When the markers are back, from the Sheriff to the left each player meets the one on top, once; the player to the right of the Sheriff draws for the troublemaker. When all of them are dead, or each of you has met one, whoever is left of them is discarded.
    .short = Stack unhired workers, best gun on top; from the Sheriff to the left each meets the top one once; discard the rest.
NC-115 = Duel: each side adds a poker card to its guns, and the higher total wins. The loser is wounded, in a tie both are. A wounded player loses a marker for next year. A wounded troublemaker dies, and the victor scores 1 victory point; whether that is so in a tie is left open (NC-O18).
    .short = 1 per troublemaker killed
NC-116 = More cubes: put one of each colour into the bag, or one or two grey ones, but not both.
    .short = More cubes: one of each colour, or one or two grey ones, not both.
NC-117 = Extra sons and daughters: starting to the right of the Sheriff and going counter-clockwise, each of you may exchange a child. Or beginners get an extra one.
    .short = Extra children: exchange counter-clockwise from the Sheriff’s right, or one more for beginners.
NC-118 = Capitol: all spaces take any number of markers, except the one for a Civic contract. You pay its owner $1 for a building, $1 for a property, $3 for both. Whether you pay for the kind of property beside that is left open (NC-O17).
    .short = spaces unlimited but the Civic one; to its owner $1 for a building, $1 for a property, $3 for both
NC-119 = Cavalry Hotel: there is no Decide Events, and the fee is $2.
    .short = no Decide Events, fee $2
NC-120 = Military Store: like the Trading Post, but the commodities cost what is printed on its card; the rulebook says that this is the only change. That its owner gets the money, as at other buildings (NC-28), is our reading.
    .short = a Trading Post with other prices
NC-121 = Doctor: always active. If you are wounded, you may pay the player who owns it one commodity, and you keep the marker. If it is the Bank’s, the commodity goes back to the supply; that is our reading, as fees go to the Bank, too (NC-94).
    .short = always active; when wounded, pay its owner one commodity and keep the marker
NC-122 = Undertaker: the player who owns it gets $4 for each character or troublemaker that dies. The rulebook does not say who pays; we take it that the Bank does. If it is the Bank’s, nobody gets anything.
    .short = $4 for each death to the player who owns it
NC-123 = Stables: you hire a worker from the discard pile and pay the salary to the owner.
    .short = hire from the discard pile, salary to the owner

## Open points and their readings

NC-O1 = Two of you play. How many goals score?
    .brief = Two players: how many goals?
    .keep_one = Three: one of the spare goals is kept.
    .keep_two = Four: two of the spare goals are kept, two go back to the box.
    .because = The rulebook speaks of “the remaining card”, a single one, but the spare goals are one more than it counts.
NC-O2 = Two of you play. What happens when the events run out in the fifth year?
    .brief = Two players: no events left?
    .skip = There are no more events.
    .reshuffle = The used events are shuffled and used again.
    .because = Nothing says that events are shuffled again, and rounds without an event are normal.
NC-O3 = How often may a character deal with contracts in one year?
    .brief = How often contracts in a year?
    .one_contract = With one contract only: a character may reserve it and also work on it once.
    .one_contract_action = Once: a character has a single contract action a year.
    .same_contract_only = As often as you like, but not twice with the same contract.
    .because = Only so does each of two sentences say something: “a single contract”, and “not the same contract more than once”.
NC-O4 = You must pay for an event, but you have too little money and no marker. What happens?
    .brief = An event that you cannot pay?
    .pay_what_you_can = You pay what you have.
    .not_affected = The event does not affect you, and you pay nothing.
    .because = One of the fine points is about exactly this case.
NC-O5 = You repay a loan during the year. Where does its marker go?
    .brief = Where does a loan’s marker go?
    .homestead = To your Homestead: you have it again next year.
    .to_character = To a character: you may use it again this year.
    .because = One of the fine points names the place.
NC-O6 = The game has ended. Do you still play the rest of the Cleanup?
    .brief = Cleanup after the end?
    .by_text = Not if the plots are full; after the last year you do.
    .skip = No, never.
    .full = Yes, always.
    .because = Only for full plots does the rulebook say that you go to the final scoring at once.
NC-O7 = Two of you play. Which are the third and the fourth event phase?
    .brief = Two players: which event phases?
    .rounds = Those of rounds 3 and 4, with or without an event.
    .revealed = Those in which the third and the fourth event is really revealed.
    .because = There is an event phase even if no card lies there.
NC-O8 = Two of you play. Are the buildings that the Bank gets later constructed?
    .brief = Two players: the Bank’s buildings?
    .in_play = Yes: they are constructed.
    .under_construction = No: they are under construction.
    .because = The rulebook says that they come into play.
NC-O9 = Which remaining resources count in a tie?
    .brief = Which resources break a tie?
    .resources = Silver, crops and livestock.
    .resources_with_deposits = Silver, crops and livestock, also those on contracts that are not finished.
    .all_tokens = Resources and commodities, but nothing that lies on contracts.
    .because = The rulebook itself says what resources are.
NC-O10 = Several of you are tied for a goal. Which levels do they share?
    .brief = Tied for a goal: which levels?
    .pool = As many levels as there are tied players; the next player gets the level after those.
    .single_level = One level; the next player gets the one right after it.
    .because = The rulebook speaks of levels, in the plural.
NC-O11 = Whom does the Soup Kitchen pay?
    .brief = Whom does the Soup Kitchen pay?
    .owner = Its owner.
    .each_player = Each player.
    .because = The same sentence pays the owner of the Boarding House.
NC-O12 = Who gets the $4 for hiring at the Sheriff card?
    .brief = Who gets the $4 at the Sheriff?
    .badge_holder = Whoever has the Sheriff’s badge.
    .building_owner = Whoever owns the card.
    .because = The rulebook says: the current Sheriff.
NC-O13 = You own the Sheriff card, but somebody else has the badge. Do you pay the $4?
    .brief = Own Sheriff card, no badge: $4?
    .no_fee = No: your own building costs you nothing.
    .pay_anyway = Yes: you pay whoever has the badge.
    .because = Your own buildings are free.
NC-O14 = You copy a space at the Tobacconist. Has your character then visited that building?
    .brief = Tobacconist: a visit there, too?
    .not_a_visit = No: only the Tobacconist.
    .counts_as_visit = Yes: the Tobacconist and the building with the space.
    .because = The marker stands at the Tobacconist.
NC-O15 = Does a replacement card that you have claimed count among your two buildings under construction?
    .brief = Is a replacement one of the two unfinished?
    .count = Yes.
    .do_not_count = No.
    .because = It is under construction, wherever it lies.
NC-O16 = May you claim a replacement card when all plots are filled?
    .brief = A replacement with all plots filled?
    .refused = No.
    .allowed = Yes: it needs no plot.
    .because = The rule about full plots makes no exception.
NC-O17 = Do you pay $1, $2 or $3 for the kind of property at the Capitol, too?
    .brief = Capitol: pay for the kind of property?
    .surcharge = Yes, still to the Bank.
    .included = No, the Capitol’s price is all.
    .because = The card only changes the price of the space.
NC-O18 = A duel with a troublemaker is a tie. Do you score 1 victory point for its death?
    .brief = A point for a tied duel?
    .no_victor = No: nobody has won.
    .victor = Yes.
    .because = Nobody had the higher total.
NC-O19 = You have an extra child. Is a third marriage possible?
    .brief = A third marriage?
    .two = No: at most two.
    .per_child = Yes: as many as you have single children.
    .because = The rulebook prints the number two.
NC-O20 = Several of your characters built at a building this year. Which of them may not use it?
    .brief = Which builders may not use it?
    .any_builder = All of them.
    .completer_only = Only the one that completed it.
    .because = Each of them has already acted there this year.
NC-O21 = Which skills help with a contract?
    .brief = Which skills help with a contract?
    .building_skills = Blacksmithing, carpentry and masonry.
    .all_skills = Also mining, farming and ranching.
    .because = Mining, farming and ranching work tiles; they deliver nothing.
NC-O22 = Is a start building of a player constructed from the beginning?
    .brief = Is a start building constructed?
    .constructed = Yes: you can use it at once.
    .to_be_built = No: it has to be built like the others. Its victory points are scored at set-up all the same.
    .because = Its victory points are scored at once.
NC-O23 = An event costs more than you have. May you take several loans for it?
    .brief = Several loans for one event?
    .as_many_as_needed = Yes: as many as it takes.
    .one_loan = No: one, and then you pay what you have.
    .because = As long as you cannot pay, the same sentence applies again.
NC-O24 = Does a worker act in the year in which you hire them?
    .brief = Does a new worker act this year?
    .acts_this_year = Yes: all the spaces of the card are filled from the reserve at once.
    .family_only = No: only after marrying into the family.
    .because = A worker who does not marry leaves at the end of the year, and would never act.
