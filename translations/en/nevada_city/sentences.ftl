### Reasons, explanations and refusals of Nevada City.

## The table: what cannot be

too-few-seats = { $count ->
    [one] One seat is too few; two to four of you can play.
   *[other] { $count } seats are too few; two to four of you can play.
}
too-many-seats = { $count } seats are too many; two to four of you can play.
name-repeated = Somebody else has this name already: { $given }.
name-is-bank = This is what the Bank is called; choose another name for this seat.
seat-without-points = Nothing here says how many points this seat has. Enter the score track, or at least one of the rows below it.
advanced-without-variant = You play without the advanced buildings, so without { FORM($building, "the") }, too.
card-removed = { $building } is not in the game with { $players } players.
card-held-already = { $name } has { FORM($building, "the") } already.
start-building-is-banks = With this many players { FORM($building, "the") } belongs to the Bank.
card-needs-points = How many points does { FORM($building, "the") } bring? Copy the number from the card.
too-many-unfinished = { $count } buildings are under construction here; nobody may have more than { $most }.
contract-one-way = Enter either one number of points for a contract, or both, the larger and the smaller.
contract-half-a-pair = This contract shows two numbers, and this one is still missing.
contract-pair-turned = The larger number cannot be less than the smaller one, { $low }.
contract-needs-building = The contract shows two numbers; which building does it name?
built-without-building = This is only for a contract that names a building.
built-needed = Was { FORM($building, "the") } complete when the contract was completed?
always-built = { $building } is printed on the board, so it was complete.
start-counts-as-built = Your table counts start buildings as constructed from the beginning (NC-O22), so { FORM($building, "the") } was.
banks-start-is-built = { $building } belongs to the Bank from the beginning and counts as constructed.
owner-without-built-building = An owner is only needed for a named building that was complete.
owner-needed = Who owns { FORM($building, "the") }? Nobody lists it; enter a name or “bank”.
owner-is-nobody = Nobody here is called “{ $given }”; enter the name of a seat or “bank”.
owner-is-bank = { $building } belongs to the Bank.
owner-is-another = { $building } belongs to { $name }.
owner-has-other-start = { $name } has { FORM($building, "the") }, and each of you has only one start building.
bank-cannot-own = { $building } cannot belong to the Bank in your game.
too-many-contracts = There are only { $most } contracts in the box, and with these the table has more.
boarding-house-years = You play only { $years } years, so there are no more year ends.
boarding-house-of-another = The Boarding House belongs to one player only, and { $name } has it.
unhired-beyond = { $count } workers cannot be left; only { $most } are revealed.
troublemakers-without-variant = You do not play with troublemakers, so nobody killed one.
troublemakers-beyond = { $count } troublemakers are too many: you meet one a year, and you play { $years } years.
too-many-goals = { $count } goals are too many; there are only { $most }.
goal-levels-rise = The levels of a goal never rise; begin with the highest.
goal-counts-not-one-each = { $count ->
    [one] There is one number here,
   *[other] There are { $count } numbers here,
} but it takes one for each of the { $seats } seats.

## The table: odd but possible

poker-cards-needed = Advanced events and troublemakers need the poker deck.
goals-scored-are = { $count ->
    [one] One goal is entered,
   *[other] { $count } goals are entered,
} but with this many of you { $needed } score.
first-tiles-missing = Each of you begins with a mine, a farm and a ranch; { $name } has fewer.
owner-bonus-differs = Entered: { $typed }. Counted from the contracts it would be { $counted }.
owner-does-not-list = { $building } belongs to { $name } here, but is missing among the buildings there.
built-but-listed-unfinished = { $building } was complete here, but { $name } lists it as not finished.
track-and-ledger-differ = The score track shows { $track } for { $name }, the single rows make { $ledger }: a difference of { $difference }. The rows count.
resources-break-the-tie = { $name } is tied, and the remaining resources would decide, but they are not entered.

## The table: why a number

why-score-track = From the score track
why-typed = As entered
why-start-building = The start building
why-start-building-named = { $building }, the start building
why-tiles-mine = { $count ->
    [one] 1 mine, 2 points
   *[other] { $count } mines, 2 points each
}
why-tiles-farm = { $count ->
    [one] 1 farm, 2 points
   *[other] { $count } farms, 2 points each
}
why-tiles-ranch = { $count ->
    [one] 1 ranch, 2 points
   *[other] { $count } ranches, 2 points each
}
why-building = { $building }, complete
why-unfinished = { $building }, not finished: nothing
contract-number = Contract { $number }
why-contract = { $contract }
why-contract-larger = { $contract }: { $high } instead of { $low }, as { FORM($building, "the") } was complete
why-contract-smaller = { $contract }: { $low } instead of { $high }, as { FORM($building, "the") } was not complete
why-contract-larger-doubted = { $contract }: { $high } instead of { $low }, as { FORM($building, "the") } counts as constructed from the beginning (NC-O22)
why-contract-smaller-doubted = { $contract }: { $low } instead of { $high }, as { FORM($building, "the") } was still to be built (NC-O22)
why-bank-scores-nothing = { $building } belongs to the Bank, which scores nothing for it
why-owner-bonus = { $contract } of { $name } names { FORM($building, "the") }
why-newspaper = { $points ->
    [one] Visit { $number }: 1 point for $1
   *[other] Visit { $number }: { $points } points for ${ $points }
}
why-boarding-house = { $count ->
    [0] Nobody was left without a job
    [one] One worker was left without a job; it takes two
   *[other] { $count } workers were left without a job
}
why-troublemakers = { $count ->
    [one] 1 troublemaker killed
   *[other] { $count } troublemakers killed
}
sundry-number = Entry { $number }
why-other = { $why }
goal-number = Goal { $number }
somebody-else = somebody else
why-goal = { $goal }: place { $place } with { $count }
why-goal-nothing = { $goal }: nothing, as there is not even one
why-goal-shared = { $goal }: { AND($names) } with { $count } each share places { $place } to { $last }, { $pool } points: { $points } each{ $lost ->
    [0] {""}
    [one] , and 1 is lost
   *[other] , and { $lost } are lost
}
why-goal-shared-level = { $goal }: { AND($names) } with { $count } each share place { $place }, { $pool } points: { $points } each{ $lost ->
    [0] {""}
    [one] , and 1 is lost
   *[other] , and { $lost } are lost
}

## The table: ties

left-resources = remaining resources
left-resources_with_deposits = remaining resources with those on contracts
left-all_tokens = remaining resources and commodities
tie-stands-unknown = { AND($names) } have the same total; the remaining resources decide. They are not all entered, so for now the first place is shared.
tie-stands-equal = { AND($names) } share the first place; the tie stands, as their { $left } are equal, too: { $count } each.
tie-broken = { AND($names) } have the same total; the { $left } decide: { $among ->
    [one] { AND($winners) } wins with { $count }.
   *[other] { AND($winners) } share the victory with { $count } each.
}

## Questions: what several of them say

field-not-here = This does not belong to what you chose; leave it blank.
goods-of-a-kind = { $count } { $good }
more-than-required = Only { $most } { $good } can lie there; no more is required.
fee-to-owner = The owner of the building gets ${ $amount }.
fee-to-bank = The building belongs to the Bank, which gets ${ $amount }.
fee-of-own-building = The building is yours, so it costs you nothing.
provided-first-visit = All this provided that this character has not been at { FORM($building, "the") } this year.
provided-first-visit-there = All this provided that this character has not been at this building this year.
provided-empty-space = And provided that the space is empty, or one of the large octagonal ones.
provided-empty-space-at-tobacconist = And provided that the Tobacconist itself has an empty space for your marker.
provided-empty-contract-space = And provided that the contract space is empty.
provided-no-brown-number = And provided that the space has no brown number.
provided-no-brown-number-with-few = And, if there are two or three of you, provided that the space has no brown number.
skills-add = The skills of the character add { AND($goods) }.
entertainment-stands-for = Entertainment stands for { AND($goods) }.
entertainment-no-resource = Entertainment never stands for a resource, so not for { AND($goods) }.
remedy-another-character = Send another of your characters.
remedy-more-money = You need ${ $amount } more.
remedy-loan = Take a loan; that costs another marker of this character (NC-90).

## Questions: setup

setup-no-such-year = With this many of you there are only { $years } years.
setup-year = Year { $year } of { $years } is { $name }.
setup-panels = Take the end panels of the board for this number of players.
setup-first-tiles = Each of you takes one mine, one farm and one ranch, with one token on each.
setup-first-commodities = Each of you takes one iron, lumber, brick, spirits and entertainment.
setup-pawns = Put your pawns on 0 of the score track.
setup-start-building = Each of you is dealt a start building and scores its victory points at once. Whether it counts as constructed is left open (NC-O22).
setup-cash = From the Sheriff clockwise you take { AND($dollars) }.
setup-cash-of-two = This includes ${ $amount } more for each, as there are only two of you.
dollars = ${ $amount }
setup-families = From the Sheriff clockwise each of you chooses a family.
setup-tiles-of-pa = The tiles that Pa brings are added without tokens; then all your tiles are scored.
setup-markers = Fill all action spaces of your characters.
setup-event-deck = Take out the { $start } start events. Beginners also take out those marked “Not First”. Shuffle the others and count off { $cards }; the rest goes back to the box unseen. Shuffle { $below } start events, drawn blind, into these, and lay the other { $top } on top: { $count } cards.
setup-contracts = Shuffle the contracts and lay { $count } of them face up.
setup-property-tiles = Lay the property tiles beside City Hall, sorted by kind.
setup-building-deck = Shuffle the building cards of each year by themselves. Lay them face up beside City Hall: 1855 on top, then 1856, then 1857.
setup-worker-deck = Shuffle the workers and lay them ready.
setup-choose-goals = Each of you is dealt two goals and keeps one for the common stack.
setup-removed = Removed from the game: { AND($buildings) }.
setup-banks = These belong to the Bank: { AND($buildings) }.
setup-events = Events go on spaces { AND($spaces) }.
setup-no-events = The event deck is used up. The fifth year is to get events like the years before, but the rulebook does not say from where. If none is used twice, there are none this year.
setup-events-again = The event deck is used up. The fifth year is to get events like the years before, but the rulebook does not say from where. Your table shuffles the used ones again.
setup-workers = Reveal { $count } workers.
setup-brown-closed = Spaces with brown numbers are closed.
setup-bank-claims = After the event phases of rounds { AND($rounds) } the Bank gets a building.
setup-goals = At the end { $count } goals score.
setup-spare-goals = Spare goals that do not score go back to the box, and nobody looks at them.

## Questions: charts

charts-production-cubes = { $count ->
    [one] One cube lies on the production chart; it takes { $spaces }.
   *[other] { $count } cubes lie on the production chart; it takes { $spaces }.
}
charts-production-lacks = At least one cube of each kind always lies on the production chart; missing: { AND($cubes) }.
charts-market-cubes = { $count ->
    [one] One cube lies on the market chart; it takes { $spaces }.
   *[other] { $count } cubes lie on the market chart; it takes { $spaces }.
}
charts-market-lacks = On the market chart at least { $fewest } { $cube } must lie; there { $count ->
    [one] is 1
   *[other] are { $count }
}.
charts-cubes-beyond = { $count } { $cube } cubes lie on the charts; there are only { $most }.
charts-grey-beyond = { $most ->
    [0] You play without grey cubes; on the charts: { $count }.
   *[other] Grey cubes on the charts: { $count }; you play with { $most }.
}
charts-production-fits = { $spaces } cubes lie on the production chart, with at least one of each kind.
charts-market-fits = { $spaces } cubes lie on the market chart, with at least two silver and one livestock.
charts-left-in-bag = { $count ->
    [one] One cube stays in the bag.
   *[other] { $count } cubes stay in the bag.
}
charts-cubes-suffice = You play with { $count } cubes, and no kind lies there more often than there are cubes of it.

## Questions: produce

produce-worked-beyond = Of { $tiles } tiles no more than { $tiles } can have been worked.
produce-silver-beyond = No more than { $most } silver cubes can lie on the production chart.
produce-too-few-tiles = { $actions ->
    [one] One marker,
   *[other] { $actions } markers,
} { $count ->
    [0] but no tile without one
    [one] but only one tile without one
   *[other] but only { $count } tiles without one
}: each marker needs a tile of its own that was not worked this year.
remedy-fewer-actions = { $count ->
    [one] Spend one marker only.
   *[other] Spend { $count } markers at most.
}
produce-actions = { $count ->
    [one] The character spends one marker, and no skill is needed for it.
   *[other] The character spends { $count } markers, and no skill is needed for them.
}
produce-by-skill = { $icons ->
    [one] One icon
   *[other] { $icons } icons
} together with each marker: { $count ->
    [one] one tile more is worked.
   *[other] { $count } tiles more are worked.
}
produce-reserve-markers = { $count ->
    [one] Mark it with one marker from your reserve.
   *[other] Mark them with { $count } markers from your reserve.
}
produce-icons-every-time = The rulebook does not say whether an icon helps with every marker that is placed; that it does is our reading.
produce-cubes = { $count ->
    [one] One cube lies on the production chart, so each tile brings 1 { $good }.
   *[other] { $count } cubes lie on the production chart, so each tile brings { $count } { $good }.
}
produce-tokens = { $tiles ->
    [one] One tile brings { $count } in all.
   *[other] { $tiles } tiles bring { $count } in all.
}

## Questions: use_building

visit-brown-closed = Spaces with brown numbers are closed with { $players } players.
visit-occupied = There is a marker on this space already.
visit-second-action = This character has already acted at { FORM($building, "the") } this year.
visit-completed-here = This character completed { FORM($building, "the") } this year, and its marker stays there.
visit-helped-here = This character built at { FORM($building, "the") } this year.
visit-not-constructed = { $building } is not constructed yet.
visit-not-payable = The fee is ${ $fee }, but there is only ${ $money }.
visit-space-is-free = There is no marker on this space yet.
visit-octagonal = A large octagonal space takes any number of markers.
visit-first-action = This character has not yet acted at { FORM($building, "the") } this year.
visit-no-brown-number = The space has no brown number, so it is open.
visit-constructed = { $building } is constructed.
visit-only-helped = This character only helped to build { FORM($building, "the") }, and did not complete it.
visit-goods-from-supply = The goods come from the supply, not from the owner.
visit-start-building = { $building } is a start building, and they count as constructed from the beginning here (NC-O22).
visit-no-action-fire_house = The rulebook describes no action here: at a fire the owner of the Fire House may put a marker on it.
visit-no-action-soup_kitchen = The rulebook describes no action here: the Soup Kitchen pays at the end of the year.
visit-no-action-boarding_house = The rulebook describes no action here: the Boarding House scores at the end of the year.
visit-no-action-doctor = The rulebook describes no action here: the Doctor is always active, for whoever is wounded.
visit-no-action-undertaker = The rulebook describes no action here: the Undertaker’s owner is paid when somebody dies.
visit-no-contract-space = The rulebook describes no contract space at { FORM($building, "the") }.
visit-unless-card-shows-one = Unless the card shows such a space: what is printed on the cards is not in the rulebook.

## Questions: claim

claim-no-such-year = With this many of you the last year is { $last }.
claim-one-of-both = At City Hall you claim either a building or a property, never both with one marker.
claim-card-of-later = The card is of { $card }, and this is only { $year }.
claim-two-unfinished = You have { $most } buildings under construction already.
claim-no-plot = All plots hold a card.
claim-no-mat-space = There is no free space for a tile on your mat.
claim-not-payable = In all it costs ${ $cost }, but you have only ${ $money }.
remedy-building-alone = Claim the building alone.
remedy-property-alone = Claim the property alone.
remedy-cheaper-property = Claim a { $property } for ${ $cost } in all.
claim-at-city-hall = The space costs ${ $fee }, which goes to the Bank.
claim-at-capitol = The Capitol asks for ${ $fee }.
claim-card-available = The card is of { $card }, so it is available in { $year }.
claim-card-left-over = Cards that are left from earlier years stay available.
claim-under-construction = { $count ->
    [one] With it you have one building under construction.
   *[other] With it you have { $count } buildings under construction.
}
claim-plots-left = { $count ->
    [one] One plot is free.
   *[other] { $count } plots are free.
}
claim-replacement = { $building } lies beside your Homestead until it is complete; then it replaces the building printed on the board.
claim-property = A { $property } costs ${ $amount } more, which goes to the Bank; you score { $points } victory points at once.
claim-property-included = At the Capitol a { $property } costs nothing more; you score { $points } victory points at once.
claim-mat-spaces = { $count ->
    [one] There is one free space on your mat.
   *[other] There are { $count } free spaces on your mat.
}

## Questions: construct

construct-not-own = You construct at your own buildings only.
construct-nothing-left = Nothing is missing there any more.
construct-surplus = More is brought than is lacking: { AND($goods) } too much.
construct-twice = This character has already built there this year.
remedy-bring-exactly = Bring exactly { AND($goods) }; that completes it.
remedy-bring-nothing = Bring nothing; the skills alone complete it.
construct-own-site = It is an unfinished building of your own, and everything that you bring is still required.
construct-first-time = This character has not built there this year.
construct-not-complete = Still missing: { AND($goods) }. Nothing is scored before.
construct-complete = Nothing is missing any more: the building is complete, and its owner scores its victory points.
construct-complete-points = { $points ->
    [one] Nothing is missing any more: the building is complete, and its owner scores 1 victory point.
   *[other] Nothing is missing any more: the building is complete, and its owner scores { $points } victory points.
}

## Questions: contract

contract-is-among-the-cards = The contract that you work on lies at your Homestead, so there is at least one card.
contract-requires-something = What does the contract require? Enter at least one thing.
contract-lies-on-display = This card lies on the display, so no character has reserved it or worked on it yet.
contract-action-done = This character has already done something with a contract this year; read as one contract action a year (NC-O3), the rule allows no more.
contract-another-done = This character has already dealt with another contract this year; read as one contract a year (NC-O3), the rule allows no second one.
contract-same-again = This character has already worked on this contract this year.
contract-of-another-type = The contract is not of the type that the space allows.
contract-no-slot = You have { $most } cards at your Homestead, so there is no slot for the contract.
contract-surplus = More is paid than is lacking: { AND($goods) } too much.
contract-not-filled = Everything required must be paid at once; still missing: { AND($goods) }.
remedy-pay-more = Pay { AND($goods) } as well.
remedy-pay-exactly = Pay exactly { AND($goods) }; that is all it takes.
remedy-pay-nothing = Pay nothing; the skills alone fill it.
remedy-reserve-it = Reserve the contract and work on it later.
remedy-complete-it = Complete it at once, if you can pay for everything: that needs no slot.
contract-from-the-display = You take the card from the display, which is refilled at once.
contract-takes-slot = { $count ->
    [one] With it there is one card at your Homestead.
   *[other] With it there are { $count } cards at your Homestead.
}
contract-action-now = If the rule means one contract action a year (NC-O3), this is the only one of this character.
contract-of-the-year = If the rule means one contract a year (NC-O3), the character may deal with no other one this year.
contract-filled = Everything required is paid in one action.
contract-needs-no-slot = A contract that is filled at once needs no slot.
contract-filled-up = Now everything required lies on the contract, so it is complete.
contract-goods-stay = The goods stay on the contract; still missing: { AND($goods) }.
contract-scores = { $points ->
    [one] The contract is complete: 1 victory point at once.
   *[other] The contract is complete: { $points } victory points at once.
}
contract-larger = The named building is constructed, so the larger number counts.
contract-smaller = The named building is not constructed yet, so the smaller number counts.
contract-own-building = The named building is yours: { $points } victory points more for you.
contract-building-of-another = The owner of the named building scores { $points } victory points.
contract-building-of-bank = The named building belongs to the Bank, which scores nothing.
contract-leaves-slot = The contract no longer takes up a slot.

## Questions: sell

sell-beyond-the-space = You cannot sell { $count } tokens on this space, which allows { $most }.
sell-beyond-what-one-has = You cannot sell { $count } tokens if you have only { $have }.
remedy-sell-fewer = { $most ->
    [one] Sell one token only.
   *[other] Sell { $most } tokens at most.
}
sell-price = { $price ->
    [0] No cube lies on the market chart: $0 for each token.
    [one] One cube lies on the market chart: $1 for each token.
   *[other] { $price } cubes lie on the market chart: ${ $price } for each token.
}
sell-bonus = The space adds ${ $bonus } for each token.
sell-within-the-space = The space allows up to { $most }.
sell-income = { $count ->
    [one] One token brings ${ $income }.
   *[other] { $count } tokens bring ${ $income } in all.
}
sell-costs-more = The fee is more than that: ${ $amount } of it come from your own money.

## Questions: buy

buy-nothing-taken = Take at least one thing.
buy-store-shows = A general store shows exactly { $kinds } kinds; here { $count ->
    [one] is 1
   *[other] are { $count }
}.
buy-too-many = You may take up to { $most } commodities, not { $count }.
buy-not-offered = The card does not show { AND($goods) }.
buy-not-three = A general store sells three commodities at a time, not { $count }.
buy-fewer-than-three = A general store sells three commodities at a time, not { $count }; that it does not sell fewer is our reading.
buy-one-kind = They must be of at least { $fewest } different kinds.
buy-spirits-only = You get spirits only, not { AND($goods) }.
buy-uneven-exchange = Given: { $given }, spirits taken: { $spirits }. It must be the same number.
remedy-take-spirits = { $count ->
    [one] Take only one token of spirits.
   *[other] Take exactly { $count } tokens of spirits.
}
buy-few-enough = { $count ->
    [one] One commodity, for ${ $price }.
   *[other] { $count } commodities, for ${ $price } in all.
}
buy-other-prices = The Military Store works like the Trading Post, with the prices on its card.
buy-owner-is-paid = The rulebook says only that the prices change; that the owner is paid, as at other buildings, is our reading.
buy-three-together = Three commodities of at least two kinds, for ${ $price } in all.
buy-exchange = { $count ->
    [one] One token is exchanged for one token of spirits.
   *[other] { $count } tokens are exchanged for as many tokens of spirits.
}

## Questions: money, in several of them

not-payable = It costs ${ $cost } in all, but you have only ${ $money }.

## Questions: newspaper

newspaper-too-many = You may buy up to { $most } points, not { $count }.
newspaper-nothing = You must buy at least one point or take a contract.
newspaper-points = { $count ->
    [one] One dollar more brings 1 victory point.
   *[other] { $count } dollars more bring { $count } victory points.
}
newspaper-any-contract = You may take any contract.
newspaper-is-own = The Newspaper is yours, so you save the first dollar.
newspaper-owner-pays-bank = As its owner you pay the ${ $amount } for the points to the Bank.
remedy-fewer-points = { $most ->
    [0] Buy no point.
    [one] Buy one point only.
   *[other] Buy { $most } points at most.
}
remedy-no-contract = Take no contract.

## Questions: tobacconist

tobacconist-nobody-else-there = No other player has a marker on this space, and here you can only use spaces where somebody has.
tobacconist-second-visit = This character has acted at the building with that space this year, and you count this as another visit there.
tobacconist-space-of-another = You use a space on which a marker of another player lies.
tobacconist-no-second-marker = Your marker stays at the Tobacconist; no second one is placed.
tobacconist-is-no-visit = It does not matter that the character has acted there this year, as this is no visit to that building.
tobacconist-is-own = The Tobacconist is yours, so you pay no fee there.
tobacconist-is-banks = The Tobacconist belongs to the Bank, which gets ${ $amount }.
tobacconist-fee = The owner of the Tobacconist gets ${ $amount }.
tobacconist-space-is-own = The building with the space is yours, so the space costs you nothing.
tobacconist-space-is-banks = The building with the space belongs to the Bank, which gets ${ $amount }.
tobacconist-pays-owner = The owner of the building with the space gets ${ $amount }.

## Questions: hire

hire-not-from-display = You hire from the discard pile here, not from the display.
hire-not-from-discard = You hire from the display here, not from the discard pile.
hire-no-slot = You have { $most } cards at your Homestead, so there is no slot for the worker.
hire-from-display = You hire from the display here.
hire-from-discard = You hire from the discard pile here.
hire-space-costs = The space costs ${ $amount }, which goes to the Bank.
hire-salary-to-bank = The salary of ${ $amount } goes to the Bank.
hire-salary-to-owner = The salary of ${ $amount } goes to the owner of the Stables.
hire-own-stables = The Stables are yours, so you pay no salary.
hire-own-badge = You have the Sheriff’s badge yourself, so there is nobody to pay a fee to.
hire-sheriff-gets = Whoever has the Sheriff’s badge gets ${ $amount }.
hire-takes-slot = { $count ->
    [one] With the worker there is one card at your Homestead.
   *[other] With the worker there are { $count } cards at your Homestead.
}
hire-acts-this-year = Read this way, the new worker gets markers from the reserve and acts this year already; the rulebook leaves it open (NC-O24).
hire-acts-in-the-family = Read this way, the new worker acts only after marrying into the family; the rulebook leaves it open (NC-O24).
remedy-hire-from-display = Take a worker from the display.
remedy-hire-from-discard = Take a worker from the discard pile.

## Questions: marry

marry-children-of-a-sex = { $most ->
    [one] Without extra children there is only one of them.
   *[other] Even with extra children there are only { $most } of them.
}
marry-children = { $count } children, single and married ones together, are too many; there are only { $most }.
marry-no-daughter = You have no single daughter for this man.
marry-no-son = You have no single son for this woman.
marry-third = { $most } workers have married into your family already, and you allow no more.
marry-spirits = A wedding takes exactly { $needed } spirits; entered: { $count }.
marry-resources = A wedding takes exactly { $needed } resources; entered: { $count }.
marry-other-goods = This does not belong to a wedding: { AND($goods) }.
marry-entertainment-no-resource = Entertainment stands for spirits, but never for a resource.
marry-a-daughter = You have a single daughter for this man.
marry-a-son = You have a single son for this woman.
marry-extra-child = { $count ->
    [one] You play with extra children, and there is one child in your family.
   *[other] You play with extra children, and there are { $count } children in your family.
}
marry-paid = You pay { $spirits } spirits and { $resources } resources.
marry-frees-slot = The worker now belongs to the family and takes up no slot any more.
marry-entertainment = { $count ->
    [one] One entertainment stands for spirits.
   *[other] { $count } entertainment stand for spirits.
}
remedy-wedding = Pay exactly { $spirits } spirits and { $resources } resources.

## Questions: loan

loan-beyond-markers = There cannot be more open loans than action spaces, { $most }.
loan-repaid-beyond = You cannot repay more loans than are open, { $most }.
loan-character-has-none = The character that acts has no marker left for a loan.
loan-nobody-has-one = None of your characters has a marker left for a loan.
loan-of-the-character = The loan takes a marker of the character that acts.
loan-of-any-character = The loan may take a marker of any of your characters.
loan-repaid-any-time = You may repay it at any time for ${ $amount }.
loan-any-time = A loan may be repaid at any time.
loan-costs = { $count ->
    [one] Repaying a loan costs ${ $amount }.
   *[other] Repaying { $count } loans costs ${ $amount }.
}
loan-to-homestead = The marker goes to your Homestead; next year you have it again.
loan-to-character = The marker goes to a character, who may use it this year.
loan-marker-stays = { $count ->
    [one] One marker stays at the Bank.
   *[other] { $count } markers stay at the Bank.
}
loan-fewer-actions = { $count ->
    [one] Next year you have one action fewer; you choose of which character.
   *[other] Next year you have { $count } actions fewer; you choose of which characters.
}
loan-all-return = No loan stays open, so all markers return.
remedy-repay-fewer = { $count ->
    [one] Repay one loan only.
   *[other] Repay { $count } loans at most.
}

## Questions: event

event-takes-marker = You take any marker that is not used yet; next year you have it again.
event-not-affected = You have no marker left, so it does not affect you.
event-money-suffices = You can pay ${ $amount } without a loan.
event-loans = { $count ->
    [one] You lack ${ $shortage }, so you take a loan.
   *[other] You lack ${ $shortage }, so you take { $count } loans.
}
event-markers-of-any = { $count ->
    [one] The marker for it may be one of any of your characters.
   *[other] The markers for them may be those of any of your characters.
}
event-pays-with-loans = { $loans ->
    [one] The loan brings ${ $brought }.
   *[other] The loans bring ${ $brought } in all.
} You pay ${ $paid } and have ${ $left } left.
event-pays-what-there-is = You have no marker for a loan, so of ${ $amount } you pay what you have: ${ $paid }.
event-pays-after-loans = There is no marker for a further loan, so of ${ $amount } you pay what you have then: ${ $paid }.
event-pays-after-one-loan = You allow only one loan for an event (NC-O23), so of ${ $amount } you pay what you have then: ${ $paid }.
event-if-one-loan-suffices = You pay ${ $amount } if one loan brings at least ${ $shortage }; what a loan brings is not entered.
event-loan-amount-needed = What does a loan bring?
fire-paid = The owner of the Fire House places a marker, so everyone else pays the owner ${ $amount }.
fire-helped = The owner of the Fire House places no marker, so everyone else places one.

## Questions: year_end

year-end-buildings-first = Cleanup begins with the buildings that act at the end of the year.
year-end-soup-to-owner = { $count ->
    [one] One worker was not hired: the Soup Kitchen pays its owner ${ $amount }.
   *[other] { $count } workers were not hired: the Soup Kitchen pays its owner ${ $amount }.
}
year-end-soup-to-each = { $count ->
    [one] One worker was not hired: the Soup Kitchen pays each of you ${ $amount }.
   *[other] { $count } workers were not hired: the Soup Kitchen pays each of you ${ $amount }.
}
year-end-too-few-unhired = The Boarding House scores if { $needed } or more workers were not hired; here { $count ->
    [0] there was none
    [one] there was 1
   *[other] there were { $count }
}.
year-end-bank-scores-nothing = The Boarding House belongs to the Bank, which scores nothing.
year-end-boarding-house = { $count } workers were not hired: the Boarding House brings its owner { $points } victory points.
year-end-plots-are-full = A card lies on every plot, so the game ends.
year-end-last-year = This was the last of { $years } years, so the game ends.
year-end-goes-on = This was year { $year } of { $years }, so the game goes on.
year-end-nothing-left = Nothing else of the Cleanup is played; go to the final scoring.
year-end-charts = The charts are cleared and filled again.
year-end-deputy = Somebody has the Deputy’s badge and takes the Sheriff’s.
year-end-no-deputy = Nobody has the Deputy’s badge, so the Sheriff stays the same.
year-end-duels = When the markers are back, you meet the troublemakers.
year-end-no-duels = All workers were hired, so there are no troublemakers.

## Questions: troublemaker

duel-without-variant = You do not play with troublemakers; first choose them among the variants.
duel-no-doctor = Nobody owns a Doctor who could be paid.
duel-guns = Guns count in the Advanced game: { $own } for your character, { $other } for the troublemaker.
duel-won = { $own } is more than { $other }, so your character wins and the troublemaker dies.
duel-lost = { $own } is less than { $other }, so your character is wounded and the troublemaker survives.
duel-tie = Both have { $total }, so both are wounded and the troublemaker dies.
duel-points = { $points ->
    [one] The victor scores 1 victory point.
   *[other] The victor scores { $points } victory points.
}
duel-no-victor = In a tie there is no victor, so nobody scores.
duel-marker-lost = Your wounded character lacks a marker next year.
duel-healed = The owner of the Doctor gets one commodity, so your wounded character keeps the marker.
duel-healed-free = The Doctor is yours, so your wounded character keeps the marker for nothing.
duel-healed-at-banks = The Doctor belongs to the Bank: you put one commodity back into the supply, and your wounded character keeps the marker. The rulebook speaks of a player who owns the Doctor; this is our reading.
duel-undertaker-gets = The owner of the Undertaker gets ${ $amount }.
duel-undertaker-is-own = The Undertaker is yours, so you get ${ $amount }.
duel-undertaker-is-banks = The Undertaker belongs to the Bank, so nobody is paid.

## Questions: goal

goal-place = { $player } is alone in place { $place }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
goal-places-shared = { AND($players) } share places { $place } to { $last }, { $pool } points: { $points } each{ $lost ->
    [0] {""}
    [one] , and 1 is lost
   *[other] , and { $lost } are lost
}.
goal-level-shared = { AND($players) } share place { $place }, { $pool } points: { $points } each{ $lost ->
    [0] {""}
    [one] , and 1 is lost
   *[other] , and { $lost } are lost
}.
goal-no-level-left = No level is left for { AND($players) }.
goal-nothing = { $count ->
    [one] { AND($players) } has not even one and gets nothing.
   *[other] { AND($players) } have not even one and get nothing.
}
