### What brought points, in short

owned-mine = { $count ->
    [one] { $count } mine
   *[other] { $count } mines
  }
owned-farm = { $count ->
    [one] { $count } farm
   *[other] { $count } farms
  }
owned-ranch = { $count ->
    [one] { $count } ranch
   *[other] { $count } ranches
  }
owned-building = { $building }
owned-contract = { $contract }
owned-goal = { $goal }

## Cards typed once

beside-cards = Our cards
label-change-cards = Our cards:
cards-about = What you have typed from your cards is offered again wherever it is needed. Nothing is known here but what was typed at this table or loaded from a file.
cards-none = None yet.
cards-from-table = from the table
cards-two-numbers = { $high } or { $low } points
cards-add = Add or change a card
cards-keep = Keep this card
cards-change = Change
cards-change-this = Change { $name }
cards-files = As a file
cards-save = All cards as a file
cards-file = A file with cards
cards-load = Load the file
cards-no-file = This is no file with cards. Choose one that was taken from this page.

## Answers drawn

receipt-for = What for
receipt-to = Paid to
receipt-total = In all
receipt-claim = The claim
receipt-capitol = The Capitol
receipt-fee = Fee
receipt-salary = Salary
receipt-points = Victory points
receipt-copied = The space that is used
receipt-goods = The goods
receipt-repaid = Loans repaid
receipt-paid = Paid
receipt-net = Left of it
receipt-sold = { $count ->
    [one] One token for ${ $price }
   *[other] { $count } tokens for ${ $price } each
  }
goods-required = Required
goods-there = There before
goods-brought = Put down
goods-instead = Entertainment
goods-skills = Skills
goods-missing = Missing
label-at_hand = Tokens on your mat
hint-at_hand = If you like: we say what to put down so that it is complete.
plan-heading = With your tokens and skills
plan-bring = Put down:
plan-instead = Entertainment stands for:
plan-nothing = You need to put down nothing; the skills are enough.
plan-short = Still missing then:
plan-complete = Then it is complete.
plan-fill-in = Fill it in like this
charts-step = Step the cubes with + and − until they lie as on your board.
chart-bare = no cube
cube-more = one cube more
cube-less = one cube less
bag-bare = nothing
bag-beyond = { $count ->
    [one] One { $cube } cube too many lies on the charts.
   *[other] { $count } { $cube } cubes too many lie on the charts.
  }
produce-which = Which of your tiles?
shown-tokens = { $tiles } × { $cubes } = { $tokens }
shown-final-scoring = Go to the final scoring.
shown-card = Poker card
shown-guns = Guns
shown-together = Together
shown-outcome = Afterwards
shown-wounded = wounded
shown-unhurt = unhurt
shown-dead = dead
goal-player = Player
goal-count = Has
goal-places = Places
goal-levels = Shares
goal-points = Points
goal-lost = { $count ->
    [one] Rounding loses one point.
   *[other] Rounding loses { $count } points.
  }

## The year helper

beside-year = The year, step by step
label-change-now = is
year-choose = Year
year-part-start = Before the first year
year-part-prepare = Prepare the year
year-part-rounds = During the rounds
year-part-cleanup = Cleanup
year-part-final = Final scoring
year-players = { $count ->
    [one] One of you plays.
   *[other] { $count } of you play.
  }
year-told = How the year ended
year-told-about = Enter what you know, and the Cleanup below becomes exact.
year-keep = Keep the ticks
year-on-sheet = On a shared table the ticks of all of you are kept together.
year-on = On to { $year }
year-back = Back to { $year }
year-buildings = Add the building cards of { $year } to those that are left.
year-no-building = There are no new building cards this year; those that are left stay available.
year-workers-leave = Workers whom nobody hired leave town: they go to the discard pile.
year-turn-over-goals = Turn over the goals in the stack.
year-charts = Put the fixed cubes on the charts, then draw { $production } cubes for production and { $market } for the market.
year-in-the-bag = { $count ->
    [one] One cube stays in the bag.
   *[other] { $count } cubes stay in the bag.
  }
year-more-cubes = Put more cubes into the bag: { AND($cubes) }.
year-advanced-buildings = The { $count } advanced building cards are in the game.
year-bank-claims = After the event phase of round { $round } the Bank gets the unclaimed building with the most victory points.
year-bank-built = It counts as constructed here; the rulebook leaves that open.
year-bank-unfinished = It is under construction, as your table reads it.

## What a result asks first

result-asks-shared = The goals?
    .about = No goal is entered. If your pawns have moved for the goals already, the totals hold; otherwise enter the goals first.
result-shared-counted = Already on the track
result-enter-shared = Enter the goals
result-asks-tie = Count what is left
    .about = Whoever has the most remaining resources wins (NC-61); which ones count is left open (NC-O9).
