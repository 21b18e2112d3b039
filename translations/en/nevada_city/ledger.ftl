### The page of a seat of Nevada City: the pawn, or a ledger line by line.

ways = How do you count?
way-pawn = The pawn is enough
way-ledger = Ledger

ledger-pawn = The pawn on the track
ledger-pawn-small = before the goals, all laps
ledger-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
ledger-ahead = { $count ->
    [one] one point ahead of the pawn
   *[other] { $count } points ahead of the pawn
  }
ledger-behind = { $count ->
    [one] one point behind the pawn
   *[other] { $count } points behind the pawn
  }
ledger-agrees = as the pawn says
ledger-of = What { $name } scored from

## Lines

ledger-start = Start building
ledger-start-named = { $building }, start
ledger-contract = Contract
ledger-contract-named = Contract: { $name }
ledger-contract-name = Name on it
ledger-left = Left over
ledger-only-for-ties = only for a tie
ledger-no-goals = none yet
ledger-amiss = not right yet

## What is opened

ledger-known = Contracts known here
ledger-which = Which one
ledger-stage = How far it is
ledger-complete = complete
ledger-under-construction = under construction
ledger-two-numbers = Two numbers, or a building named on it
ledger-names = Building that it names
ledger-built = Was that complete by then?
ledger-built-yes = complete
ledger-built-no = not yet
ledger-owner = Whose it is
ledger-owner-listed = whoever lists it
ledger-visit = One visit
ledger-visits = All visits: 5, 2
ledger-visit-of = { $count ->
    [one] A visit that brought one point
   *[other] A visit that brought { $count } points
  }
ledger-year-ends = Year ends: 3, 1, 2
ledger-how-many = How many
ledger-done = Done
ledger-remove = Remove
ledger-remove-this = Remove { $name }
ledger-removed = removed
ledger-undo = Undo

## A whole row as one number

ledger-in-one = in one number
ledger-in-one-number = Points in one number
ledger-buildings-in-one = All buildings in one number
ledger-contracts-in-one = All contracts in one number
ledger-properties-in-one = All properties in one number
ledger-other-in-one = All of it in one number
ledger-left-in-one = What counts in one number

## Adding

ledger-add = Add to the ledger
ledger-plus-building = building
ledger-plus-contract = contract
ledger-plus-property = property
ledger-plus-newspaper = newspaper
ledger-plus-other = other

## Goals

goals-about = Its levels, and what each of you has; a blank counts as none.
goals-plus = goal
goals-which = Goals known here
goals-got = { $name } { $points }
goals-levels = Levels: 8, 5, 3
label-goal = Goal

## The year, part by part

year-done-of = { $done } of { $count } done
goal-which-of-table = Which goal?
goal-of-table = Goal { $number }: { $levels }
owners-known = Owners known at your table
label-owners = Owners of buildings
owner-known = { $owner ->
    [self] { $building }: yours
   *[other] { $building }: another player’s
 }
