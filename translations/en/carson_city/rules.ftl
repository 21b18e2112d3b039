### Carson City, the board game. Names, clauses, open points and questions.

## The title

title = Carson City

edition-it = Italian rulebook (27 revolvers, one to start with; reviews of the German box say the same)
    .short = Italian rulebook
edition-board = Printed on the board
edition-cards = Printed on the cards

## What stands on the parcels

thing-empty = empty parcel
    .a = an empty parcel
    .the = the empty parcel
    .many = empty parcels
thing-house = House
    .a = a House
    .the = the House
    .many = Houses
thing-mountain = Mountain
    .a = a Mountain
    .the = the Mountain
    .many = Mountains
thing-ranch = Ranch
    .a = a Ranch
    .the = the Ranch
    .many = Ranches
thing-mine = Mine
    .a = a Mine
    .the = the Mine
    .many = Mines
thing-drugstore = Drugstore
    .a = a Drugstore
    .the = the Drugstore
    .many = Drugstores
thing-bank = Bank
    .a = a Bank
    .the = the Bank
    .many = Banks
thing-saloon = Saloon
    .a = a Saloon
    .the = the Saloon
    .many = Saloons
thing-hotel = Hotel
    .a = a Hotel
    .the = the Hotel
    .many = Hotels
thing-church = Church
    .a = a Church
    .the = the Church
    .many = Churches
thing-prison = Prison
    .a = a Prison
    .the = the Prison
    .many = Prisons
thing-building = building
    .a = a building
    .the = the building
    .many = buildings
thing-river = river
    .a = a river
    .the = the river
    .many = river parcels

## Personalities

personality-sheriff = Sheriff
    .the = the Sheriff
personality-banker = Banker
    .the = the Banker
personality-grocer = Grocer
    .the = the Grocer
personality-chinese_coolie = Chinese Coolie
    .the = the Chinese Coolie
personality-settler = Settler
    .the = the Settler
personality-captain = Captain
    .the = the Captain
personality-mercenary = Mercenary
    .the = the Mercenary

side-yellow = yellow
side-red = red

## Variants

variant-might_is_right = Might is Right
    .about = Duels are fought with duel tiles instead of dice. The score stays as it is.
variant-carson_river = Carson River
    .about = You play on the side with the river. What touches a bridge is worth 3 points instead of 2.
variant-kit_carson = Kit Carson
    .about = All of you place cowboys at the same time. At the end 1 point for each player behind you on the track.

## The squares above the town

square-wages = Wages
square-ammunition = Ammunition
square-three_roads = Three roads
square-one_road = One road
square-parcel_purchase = Parcel purchase
square-build_12 = Construction for $12
square-build_10 = Construction for $10
square-build_8 = Construction for $8
square-build_6 = Construction for $6
square-build_5 = Construction for $5
square-build_4 = Construction for $4
square-build_3 = Construction for $3
square-kept_buildings = Buildings that were kept
square-parcels_income = Parcels income
square-cowboy_income = Cowboy income
square-gambling = Gambling
square-estate_income = Estate income
square-parcels_vp = Victory points for parcels
square-cowboy_vp = Victory points for cowboys
square-estate_vp = Victory points for buildings
square-buy_vp_2 = Victory points for $2 each
square-buy_vp_3 = Victory points for $3 each
square-buy_vp_4 = Victory points for $4 each
square-buy_vp_5 = Victory points for $5 each

## The turn order tracks

track-passing_track = lower track
    .the = the lower track
track-personality_track = upper track
    .the = the upper track

## Rows of the score pad

row-track = Victory points on the track
row-cash_limit = Money above the limit
row-buildings = Buildings
row-houses = Houses
row-mountains = Mountains
row-bridges = At a bridge
row-money = Remaining money
row-kit_carson = Kit Carson bonus

## Questions

question-parcel_price = What does this parcel cost?
    .about = Enter the board and the parcel, or just count what stands on it and around it, and you get the price, or learn why it is not for sale.
question-build = May I build this here?
    .about = Enter the board, the roads and what you want to build, and you learn whether you may, what it costs, and how many roads you need to get there.
question-road = May these roads be laid?
    .about = Enter the roads that lie there and your new ones in the order you lay them, and you learn whether they fit, what they cost and which parcels they reach.
question-house = May the new House stand here?
    .about = Enter the board, the roads and the parcel, and you learn whether the House may stand there, and whom it will belong to.
question-attack = May I attack this building, and what is it worth?
    .about = Enter the board and point at a building, and you learn whether your cowboy may go there, and how much there is to take.
question-place_cowboy = May my cowboy go there?
    .about = Choose a square, or enter the board and a parcel, and you learn whether you may place a cowboy there, what for, and whether it comes to a duel.
question-duel = Who wins this duel?
    .about = Enter cowboys, revolvers and dice of everybody involved, and you get the winner, ties included, and who takes a cowboy back.
question-income = What do the buildings bring?
    .about = Enter the whole board, and you get the income of every building and what each of you receives, attacks included. Without the board, one kind of building with what it counts is enough.
question-firepower = How much firepower do I have?
    .about = Enter your cowboys and revolvers, or the buildings that give them, and you get your firepower and what it is worth on the squares for cowboys.
question-cash_out = How much money must I spend?
    .about = Enter your money and your personality, and you get what you must spend at the end of the turn, the points for it, and in the last turn the best way to spend.
question-turn_order = Who goes first?
    .about = Enter who chose which personality, or who passed when, and you get the order for what comes next.
question-actions = What happens in which order, and what does it pay?
    .about = You get all actions in their order, and with your parcels, buildings and cowboys also what each would pay you.
question-victory_point_squares = Which squares still sell victory points?
    .about = Enter the turn, and you get the squares that are still open; with a square and your money also how many points you can buy.
question-setup = What does everybody start with?
    .about = Enter how many of you there are, and you get the money, cowboys, roads and tiles for everybody, and what goes on the board.
question-personality = What does this personality do?
    .about = Choose a personality and a side, and you get its number, its cash limit and the ways in which you may use it.

## Clauses: the box

CC-1 = The town has 8 × 8 = 64 parcels. All parcels that share a side or a corner with a parcel are its neighbours, so it has three, five or eight of them.
    .short = Neighbours of a parcel are all that share a side or a corner with it.
CC-2 = There are seven personality cards, each with a yellow and a red side. There is only one of each, so no two of you can have the same personality in a turn.
    .short = There is only one of each, so nobody shares a personality.
CC-3 = Two to five of you can play. Each of the five colours has ten cowboys, and there is one white cowboy besides.
CC-4 = There are 20 Houses in the box. Whether something else may stand in when none is left is left open (CC-O17).
CC-5 = There are 30 buildings in the box: 6 Ranches, 6 Mines, 4 Drugstores, 4 Banks, 3 Saloons, 3 Hotels, 2 Churches and 2 Prisons.
CC-6 = There are 9 mountain tiles in the box.
CC-7 = There are 60 property tiles, 12 of each colour. So nobody can own more than 12 parcels. Whether a cowboy may stand on a free parcel that you cannot buy for that reason is left open (CC-O18).
CC-8 = The roads are 25 black sticks. Whether something else may stand in when none is left is left open (CC-O17).
CC-9 = There are 25 revolver chips and one chip with three guns. The Italian rulebook names 27 revolver chips, and so do reviews of the German box.
    .short = 25 revolver chips (27 by the Italian rulebook and reviews of the German box), one chip with three guns
CC-10 = The box also holds 30 duel tiles, two dice and a turn counter. The money is 30 coins of $1, 20 of $5, 22 of $10, and 6 bills of $20.
    .short = 30 duel tiles, two dice, a turn counter; 30 × $1, 20 × $5, 22 × $10, 6 × $20

## Clauses: the setup

CC-11 = Each of you starts with $15, one road, 12 property tiles and 3 cowboys. Whether there is also a revolver depends on the edition (CC-O1).
CC-12 = The roads and cowboys that are yours make up your personal reserve. All others are the general reserve.
    .short = Your own roads and cowboys are your personal reserve, all others the general reserve.
CC-13 = At the start the construction squares for $3 and $10 offer a Ranch each, those for $4 and $12 a Mine each. What the squares for $5, $6 and $8 offer is drawn from the bag.
    .short = On the construction squares:
CC-14 = The dice choose the centre of the town: the white one gives the column, the black one the row. A House goes there with four roads, one along each side.
    .short = Centre by dice: white column, black row. A House goes there, with a road along each side.
CC-15 = The dice also choose the places of the 9 Mountains. If a parcel is taken already, you roll again.
    .short = Mountains by dice; if a parcel is taken, roll again.
CC-16 = The turn counter begins on its start, and chance decides the order of the first turn.
    .short = The order of the first turn is random.
CC-17 = In turn order everybody takes one parcel, then a second one in reverse order. Any free parcel will do, even one with a Mountain or the centre of the town.
    .short = In turn order each takes a parcel, then another in reverse order; Mountains and the centre are allowed.

## Clauses: the turn

CC-18 = You play four turns. Each has four phases: choose personalities, place cowboys, carry out the actions, end the turn.
    .short = Four turns of four phases.
CC-19 = You choose personalities in turn order. In the first turn chance decides it; later it is the order of the markers on the lower track, and so the order in which you passed in the turn before.
    .short = In turn order: random in the first turn, later as you passed in the turn before.
CC-20 = Once all have chosen, the markers move to the upper track in the order of the numbers printed on the cards: Sheriff 1, Banker 2, Grocer 3, Chinese Coolie 4, Settler 5, Captain 6, Mercenary 7. If your cards show other numbers, you can enter those.
    .short = Then the markers move to the upper track, the lowest personality number first.
CC-21 = When it is your turn, you take one cowboy from your personal reserve and place it on an action square, on a parcel, or on a building to attack or defend it. Or you pass.
    .short = In turn: place one cowboy from your reserve on an action square, on a parcel, or on a building to attack or defend it. Or pass.
CC-22 = Whoever passes puts the marker on the first free place of the lower track and places no more cowboys in this turn.
    .short = Passing: marker to the first free place of the lower track, no more cowboys this turn.
CC-23 = You may choose several parcels in one turn. You may also join others where they have placed a cowboy already; then there will be a duel.
    .short = You may choose several parcels, and join where others stand: that makes a duel.
CC-24 = On Wages and on One road you may place as many cowboys as you like. Everywhere else you may have only one.
    .short = Wages and One road take any number of your cowboys, every other place only one.
CC-25 = The actions are carried out one after the other along the board. When an action is done, its cowboy goes to the general reserve.
    .short = One by one along the board; when an action is done, its cowboy goes to the general reserve.
CC-26 = In a duel each of you adds the roll of a die, your revolvers and the cowboys in your personal reserve. The highest total wins. If there are three or more of you, it is still a single duel.
    .short = Die + your revolvers + cowboys in your personal reserve. The highest total wins; three or more of you fight a single duel.
CC-27 = After a duel the winner’s cowboy goes to the general reserve. Everybody who lost takes their cowboy back into the personal reserve.
    .short = The winner’s cowboy goes to the general reserve; all losers take theirs back.
CC-28 = If the highest total in a duel is tied, the lowest place on the turn order track wins. Which of the two tracks is meant is left open (CC-O7).
    .short = A tie goes to the lowest place on the turn order track.
CC-29 = At the end of each turn the turn counter moves on and closes one of the squares that sell victory points, for the rest of the game. As printed on the board, the square for $2 is open in turn 1 only, the one for $3 up to turn 2, the one for $4 up to turn 3, the one for $5 in all four turns.
    .short = The turn counter moves on and closes a square that sells points, for good.
CC-30 = At the end of turn 1 each of you gets 4 new cowboys from the general reserve, at the end of turns 2 and 3 it is 5. You never have more than 10 in your personal reserve.
    .short = New cowboys for each: 4 after turn 1, 5 after turns 2 and 3; at most 10 in reserve.
CC-31 = At the end of the turn you must spend all money above the cash limit of your personality. You get 1 victory point for each full $10 that you spend.
    .short = money − limit, 1 per $10
CC-32 = You may spend more than you have to, and get victory points for it at the same rate.
    .short = You may spend more at the same rate.
CC-33 = Buildings that nobody bought move on to the cheaper squares. Before the next turn new ones are drawn from the bag to fill the gaps.
    .short = Unsold buildings move on to cheaper squares; the bag fills the gaps.

## Clauses: actions

CC-34 = You may do without an action, even if you have won a duel for it. Your cowboy still goes to the general reserve.
    .short = You may do without an action; its cowboy still goes to the general reserve.
CC-35 = The actions always come in the order printed on the board, which begins with Wages.
    .short = In the order of the board
CC-36 = Wages: nobody fights a duel here. You get $4 for each of your cowboys on the square.
    .short = $4 per own cowboy
CC-37 = Ammunition: you get the chip with three guns. It counts as three revolvers until the end of the turn.
    .short = chip with three guns: three revolvers this turn
CC-38 = Three roads: you take three roads into your reserve.
    .short = three roads
CC-39 = One road: nobody fights a duel here. You take one road for each of your cowboys on the square.
    .short = one road per own cowboy
CC-40 = You may lay roads from your reserve whenever you like, as long as you have enough of them.
    .short = Lay roads from your reserve whenever you like.
CC-41 = A new road must touch the end of a road that lies there already.
    .short = A new road touches the end of a road that lies there.
CC-42 = A road lies on a side of a parcel, and each side takes only one. The sides that cross a river have a rule of their own (CC-118); whether a road may lie on the outer edge of the town is left open (CC-O15).
    .short = One road for each side of a parcel.
CC-43 = You can only buy a parcel that belongs to nobody, and you need a cowboy on the parcel itself. A House or a Mountain may stand on it. Whether a cowboy may stand where there is nothing to buy, to attack or to defend is left open (CC-O18).
    .short = Only nobody’s parcel, with your cowboy on it; a House or a Mountain may stand there.
CC-44 = A parcel costs $1, and $1 more for every building, House or Mountain on it and next to it, no matter whose they are.
    .short = $1, and $1 for every building, House or Mountain on it and next to it, whoever owns them
CC-45 = You pay the price to the bank and put one of your property tiles on the parcel.
    .short = Pay the bank and put your property tile there.
CC-46 = If there are several duels for parcels, the player with the lowest place on the turn order track among all involved says in which order they are fought. Which of the two tracks is meant is left open (CC-O7).
    .short = Several duels: whoever is lowest on the turn order track says which comes first.
CC-47 = Each of the seven construction squares sells one building, for the price printed on the board: $12, $10, $8, $6, $5, $4 or $3.
    .short = one building from each square
CC-48 = You place a building on one of your own parcels. There must be no building on it yet; whether a House may be there is left open (CC-O5).
    .short = On your own parcel, where no building stands.
CC-49 = A building needs a road: one that touches a corner of its parcel.
    .short = A road must touch a corner of its parcel.
CC-50 = Ranches and Mines need no road.
    .short = Ranches and Mines need none.
CC-51 = While you build, you may lay roads from your own reserve to get there.
    .short = You may lay roads of your own to get there.
CC-52 = With a Drugstore, a Bank, a Saloon, a Church or a Prison you must also place one House, with a Ranch never. Whether a Hotel and a Mine bring a House is left open (CC-O2, CC-O3).
CC-53 = The House costs nothing. It goes on a free parcel that a road reaches, not on the one where you build. Whether a parcel with only a House on it is free is left open (CC-O4).
    .short = The House is free, on a free parcel that a road reaches, not under the new building.
CC-54 = The parcel for the House may be your own, nobody’s, or somebody else’s if they agree. Whoever owns the parcel owns the House; nobody’s parcel can still be bought later.
    .short = That parcel is your own, nobody’s, or another’s who agrees; its owner gets the House.
CC-55 = You may keep a building that you have bought in front of you, as many as you like, and place it later, once the construction squares are done. Which turn’s squares are meant is left open (CC-O14).
    .short = You may keep bought buildings, and place them when the construction squares are done.
CC-56 = Neither a building nor a House may stand on a Mountain.
    .short = Neither building nor House on a Mountain.

## Clauses: income and victory points

CC-57 = Parcels income: you get $2 for each parcel you own.
    .short = $2 per own parcel
CC-58 = Cowboy income: you get $2 for each point of your firepower.
    .short = $2 per firepower
CC-59 = Your firepower is the number of cowboys in your personal reserve plus the number of your revolvers.
    .short = Firepower: cowboys in your personal reserve + your revolvers.
CC-60 = Gambling: you roll two dice and get their sum in dollars.
    .short = the sum of two dice in $
CC-61 = Estate income: no cowboy is needed for it. Every building pays its owner.
    .short = every building pays its owner, no cowboy needed
CC-62 = You may attack another player’s building with a cowboy. If the attack succeeds, you take half of what that building brings from its owner, rounded down. The owner may place a cowboy there to help defend it; what happens without one is left open (CC-O16).
    .short = If your attack on another’s building succeeds, you take half of its income, rounded down.
CC-63 = You may place a cowboy on your own building to defend it.
    .short = A cowboy on your own building defends it.
CC-64 = Houses and Mountains on parcels that nobody owns count for all buildings next to them. On an owned parcel they count only for its owner’s buildings. The same is true of all that counts as a House.
    .short = Nobody’s Houses and Mountains count for all buildings next to them, owned ones only for their owner’s. So does all that counts as a House.
CC-65 = Victory points for parcels: you get half as many points as you own parcels, rounded down.
    .short = ½ per own parcel, rounded down
CC-66 = Victory points for cowboys: you get half your firepower in points, rounded down.
    .short = ½ per firepower, rounded down
CC-67 = Victory points for buildings: you get 1 point for each building on your parcels. Houses and Mountains do not count.
    .short = 1 per own building, but not for Houses and Mountains
CC-68 = Buying victory points: you may buy as many as you can pay for, at the square’s price of $2, $3, $4 or $5 each.
    .short = as many as you can pay for

## Clauses: the end of the game

CC-69 = The game ends after turn 4, when you have all spent your money above the cash limit.
    .short = After turn 4, when all have spent their money above the cash limit:
CC-70 = Every building, House and Mountain that you own on the board brings you 2 victory points.
    .short = 2 each
CC-71 = All the money you have left buys victory points: 1 for each full $6.
    .short = 1 per $6
CC-72 = Your empty parcels bring nothing, and neither do buildings that still lie in front of you.
    .short = Nothing for empty parcels and for buildings in front of you.
CC-73 = Most victory points win. If there is a tie, the lower place on the turn order track wins; which of the two tracks is meant is left open (CC-O7).
    .short = Most points win; a tie goes to the lower place on the turn order track.

## Clauses: Houses and buildings

CC-74 = A House needs a road to its parcel. It is never bought, and it brings no income.
    .short = never bought; no income
CC-75 = A Ranch brings $1 for every free parcel next to it, whoever owns that parcel, and at least $1. Several Ranches may count the same parcel. Whether a parcel with only a House on it is free is left open (CC-O4).
    .short = $1 per free parcel next to it, whoever owns it; at least $1
CC-76 = Each Ranch gives you one revolver.
CC-77 = A Ranch counts as a House for Drugstores, Banks and Saloons.
CC-78 = A Drugstore brings $3 for each House next to it, and $3 for each Ranch that its owner has anywhere on the board. The owner’s Ranch next to it counts both ways.
    .short = $3 per House next to it, $3 per own Ranch anywhere
CC-79 = A Mine brings $3 for each Mountain next to it that belongs to nobody or to the Mine’s owner. Several Mines may count the same Mountain.
    .short = $3 per Mountain next to it, your own or nobody’s
CC-80 = Each Mine gives you one revolver.
CC-81 = A Bank brings $3 for each House next to it, and $3 for each Mine that its owner has anywhere on the board.
    .short = $3 per House next to it, $3 per own Mine anywhere
CC-82 = A Saloon brings $5 for each House next to it.
    .short = $5 per House next to it
CC-83 = A Hotel brings $6.
    .short = $6
CC-84 = A Hotel counts as two Houses for Drugstores, Banks and Saloons.
CC-85 = A Church brings no income. It counts as a House for Drugstores, Banks and Saloons.
    .short = no income
CC-86 = Buildings directly next to a Church of the same owner cannot be attacked. Whether a corner is enough is left open (CC-O8).
    .short = your buildings directly next to it cannot be attacked
CC-87 = If you build a Church next to one of your buildings that is under attack, the attack is off. The attacker takes the cowboy back into the personal reserve.
    .short = if you build it next to one under attack, the attack is off, the cowboy goes back
CC-88 = Nobody can attack a Church.
    .short = cannot be attacked
CC-89 = A Prison brings no income, but two revolvers.
    .short = no income
CC-90 = Nobody can attack a Prison.
    .short = cannot be attacked

## Clauses: personalities

CC-91 = Sheriff, yellow: you get the white cowboy and may place it where there is no other cowboy. Nobody can challenge it, and it can neither attack nor challenge. Whether it may leave the action squares is left open (CC-O13).
    .short = white cowboy, for a place without others; nobody challenges it, it neither attacks nor challenges
CC-92 = Sheriff, red: you may attack no building and join nobody for a duel; you only defend yourself. For each duel that you lose you get 3 victory points.
    .short = no attacks, no duels but in defence; 3 points for each duel lost
CC-93 = Banker, yellow: you get $9 at once.
    .short = $9 at once
CC-94 = Banker, red: before the turn ends you may buy 3 victory points for $3, or 5 for $12, or 7 for $25.
    .short = before the turn ends: 3 points for $3, 5 for $12 or 7 for $25
CC-95 = Grocer, yellow: at the estate income all your buildings of one kind pay double. If such a building is attacked, the wording leaves room (CC-O11, CC-O12). Or you take the money (CC-96).
    .short = double estate income for one kind of building
CC-96 = Grocer, yellow: instead of doubling an income you may take $8, at once or during the estate income.
    .short = or $8, at once or during the estate income
CC-97 = Grocer, red: you get $8 at once, or at the end of the turn 1 victory point for each House you own. Ranches, Hotels and Churches do not count here.
    .short = $8 at once, or at the end of the turn 1 point for each own House
CC-98 = Chinese Coolie, yellow: you get two roads at once, and you pay only half the price for buildings, rounded up.
    .short = two roads at once; buildings at half price, rounded up
CC-99 = Chinese Coolie, red: pay $5 and take one of the buildings on display at once, to build or to keep. The others move on to the cheaper squares, and a new one is drawn.
    .short = pay $5 for a building on display, to build at once or keep; the row moves on
CC-100 = Settler, yellow: you take one parcel at once, free of charge. It must belong to nobody at the moment when you take it.
    .short = at once one parcel free of charge, nobody’s at that moment
CC-101 = Settler, red: you get $8 at once, or at the end of the turn $1 for each Mountain you own. Some tables play 1 victory point instead (CC-O6).
    .short = $8 at once, or at the end of the turn $1 for each own Mountain
CC-102 = Captain, yellow: you may take more cowboys, one for $1, two for $4 or three for $9.
    .short = one, two or three more cowboys for $1, $4 or $9
CC-103 = Captain, red: you may take one revolver for $3 or two for $9, and keep them to the end of the game.
    .short = one or two revolvers for $3 or $9, to the end of the game
CC-104 = Mercenary, yellow: you have 3 more firepower in this turn.
    .short = 3 more firepower this turn
CC-105 = Mercenary, red: you have 2 more firepower in this turn.
    .short = 2 more firepower this turn
CC-106 = Each personality has a cash limit, here given as yellow / red: Sheriff $20 / $20, Banker $120 / $60, Grocer $60 / $60, Chinese Coolie $30 / $30, Settler $30 / $20, Captain $25 / $20, Mercenary $20 / $30.
CC-107 = You may mix yellow and red sides, by drawing them or by agreeing on them.
    .short = Yellow and red may be mixed: draw or agree.

## Clauses: Might is Right

CC-108 = Might is Right for two players: each of you gets the duel tiles 0 to 5 and $15.
    .short = Two of you: tiles 0 to 5 and $15 each.
CC-109 = Might is Right for three to five players: take the duel tiles 0 to 5 once for each player and mix them. Each of you gets six of them in secret.
    .short = Three to five: mix the tiles 0 to 5 once for each player; six each in secret.
CC-110 = Might is Right for three to five players: each of you announces the total of the own duel tiles. Together they must make 45 for three players, 60 for four, 75 for five. You start with $30 less your own total.
    .short = Each announces the total of the own tiles, and starts with $30 less that total.
CC-111 = In a duel a duel tile takes the place of the die.
    .short = A tile takes the place of the die.
CC-112 = Used duel tiles form a stock. When you have none left, you draw three from it at random.
    .short = Used tiles form a stock; without tiles, draw three at random.

## Clauses: Carson River

CC-113 = The river stays free during the setup: no Mountain and no centre of the town goes there. What to do if the dice point there, the rulebook does not say.
    .short = No Mountain and no centre on the river.
CC-114 = With the river there are 6 Mountains instead of 9.
CC-115 = Nobody can buy a river parcel, and nobody can build on it.
    .short = River parcels are neither bought nor built on.
CC-116 = For Ranches a river parcel is a free parcel.
    .short = They are free parcels for Ranches.
CC-117 = A Mine that touches the river brings $3 more, and no more than that, however many river parcels it touches. Whether a corner is enough is left open (CC-O9).
    .short = A Mine that touches the river brings $3 more, only once.
CC-118 = It takes two roads to cross the river. Such a pair of roads is a bridge; how it lies on the parcels is left open (CC-O10).
    .short = Crossing the river takes two roads: a bridge.
CC-119 = At the end of the game your building, House or Mountain is worth 3 victory points instead of 2 if its parcel touches a bridge.
    .short = 1 more each
CC-120 = Both roads of a bridge come from the reserve of the same player. The English rulebook does not say so; it is a note of the publisher’s.
    .short = Both roads of a bridge come from one reserve (publisher’s note).

## Clauses: Kit Carson

CC-121 = As soon as the first cowboy of the turn stands, all of you place cowboys at the same time and may move them to other places, as often as you like.
    .short = After the first cowboy of the turn, all place and move cowboys at the same time.
CC-122 = Whoever wants to stop puts the marker on the first free place of the lower track, and may no longer place or move cowboys in this turn.
    .short = With your marker on the lower track you place and move no more.
CC-123 = Play fair: use one hand only, move calmly, knock nothing over, and do not hover over the board.
    .short = Play fair: one hand, calm moves, no hovering.
CC-124 = At the end of the game you get 1 victory point for each player behind you on the turn order track. Which of the two tracks is meant is left open (CC-O7).
    .short = 1 per player behind you

## Open points and their readings

CC-O1 = Does everybody start with a revolver?
    .brief = A revolver to start with?
    .none = No: you start without a revolver.
    .one = Yes: each of you starts with one revolver.
    .because = The English rulebook lists what you start with and names no revolver. The Italian one gives you one, and reviews of the German box say the same.
CC-O2 = Does a Hotel bring a House?
    .brief = Does a Hotel bring a House?
    .house = Yes: with a Hotel you must place a House.
    .no_house = No: a Hotel is built without a House.
    .because = The general list leaves the Hotel out, but its own entry asks for a House in so many words.
CC-O3 = Does a Mine bring a House?
    .brief = Does a Mine bring a House?
    .house = Yes: with a Mine you must place a House.
    .no_house = No: a Mine is built without a House.
    .because = The general list names the Mine, its own entry says nothing of a House. So the list is all there is to go by.
CC-O4 = Is a parcel with only a House on it a free parcel?
    .brief = Is a parcel with a House free?
    .occupied = No: a parcel with a House is not free, neither for another House nor for a Ranch.
    .free = Yes: a House leaves its parcel free, for another House and for the income of a Ranch.
    .because = A parcel holds one thing. What the rulebook adds in brackets to “free” names only buildings and Mountains.
CC-O5 = May you build where a House stands on your parcel?
    .brief = May you build where a House stands?
    .no = No: a parcel with a House takes no building.
    .yes = Yes: the building takes the place of the House, and the House leaves the board.
    .because = Nothing in the rulebook allows one thing to replace another.
CC-O6 = What does the red Settler bring for each of your Mountains?
    .brief = Red Settler: what for each Mountain?
    .dollar = $1 for each Mountain.
    .victory_point = 1 victory point for each Mountain.
    .because = The rulebook prints dollars. Some tables play victory points, as the red Grocer gives them.
CC-O7 = Which turn order track decides ties and the Kit Carson bonus?
    .brief = Which turn order track decides?
    .passing_track = The lower one: whoever passed first comes first.
    .personality_track = The upper one: the lowest personality number comes first.
    .because = At that time the markers stand on the lower track.
CC-O8 = When is a building directly next to a Church?
    .brief = When is it next to a Church?
    .eight = If it touches the Church by a side or at a corner.
    .side = If it shares a side with the Church; a corner is not enough.
    .because = Everywhere else in the game a parcel has eight neighbours.
CC-O9 = When does a Mine touch the river?
    .brief = When does a Mine touch the river?
    .eight = If a river parcel lies next to it, by a side or at a corner.
    .side = If it shares a side with a river parcel; a corner is not enough.
    .because = Everywhere else in the game a parcel has eight neighbours.
CC-O10 = How does a bridge lie on the parcels?
    .brief = How does a bridge lie?
    .double = On one side that crosses the river lie two roads.
    .two_sides = The crossing runs along two sides, with one road on each.
    .because = The rulebook calls a bridge a double road.
CC-O11 = The Grocer doubles a building, and an attack on it is won. Who gets what?
    .brief = Doubled building, attack won?
    .each_normal = The owner and the attacker each get the normal income.
    .undoubled_split = Nothing is doubled: the attacker takes half of the normal income, rounded down, and the owner keeps the rest.
    .because = The rulebook gives normal income to both, and half of a double income is just that.
CC-O12 = The Grocer doubles a building, and an attack on it is beaten off. What does it pay?
    .brief = Doubled building, attack beaten off?
    .doubled = It still pays double.
    .normal = It pays the normal income.
    .because = What the rulebook says about attacks here is about an attacker who receives something.
CC-O13 = May the white cowboy leave the action squares?
    .brief = White cowboy elsewhere too?
    .anywhere_free = Yes: it may also go on a parcel that nobody owns or on your own building.
    .action_squares_only = No: it may only go on action squares.
    .because = The rulebook only forbids it to attack and to challenge.
CC-O14 = You keep a building that you bought in this turn. When may you place it?
    .brief = When is a kept building placed?
    .same_turn = In this very turn, after the last construction square.
    .next_turn = Only in the next turn, after the construction squares.
    .because = The end of the next construction action, which the rulebook asks for, still comes in this turn.
CC-O15 = May a road lie on the outer edge of the town?
    .brief = Roads on the outer edge?
    .allowed = Yes: the outer sides of the parcels take roads too.
    .not_allowed = No: a road lies between two parcels.
    .because = Nothing in the rulebook forbids it.
CC-O16 = What if no cowboy of its owner stands on a building under attack?
    .brief = Attacked, no cowboy of its owner?
    .no_duel = The attack succeeds without dice.
    .owner_duels = The owner fights the duel all the same, with the firepower there is.
    .because = A duel needs cowboys of several players in one place. Yet the rulebook says that the owner places a cowboy there to help defend.
CC-O17 = No House or no road is left in the box. May something else stand in for it?
    .brief = Box empty: may something stand in?
    .limited = No: what the box holds is all there is. A building that needs a House cannot be built then.
    .substitute = Yes: you take something else for further Houses and roads.
    .because = The rulebook prints the numbers of pieces and names no substitute.
CC-O18 = May a cowboy stand on a parcel where there is nothing to do for it?
    .brief = Cowboy with nothing to do?
    .must_serve = No: a cowboy on a parcel must be there to buy, to attack or to defend.
    .allowed = Yes: a cowboy may also wait there or be in the way.
    .because = The rulebook names no other use. But its permission to place a cowboy on a parcel has no condition, and you may do without any action.
