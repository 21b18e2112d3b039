### What answers say first.

headline-spots = { $count ->
    [one] { $count } spot
   *[other] { $count } spots
 }
headline-best = { $change } at best
headline-in-all = { $change } in all
headline-card = Card { $number }
headline-back = Number { $number } from the top
headline-owned = { $character } ({ $owner })
headline-undecided = left open: { $characters }
headline-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
headline-virtual = { $count ->
    [one] { $count } of them virtual
   *[other] { $count } of them virtual
 }
headline-cards = { $count ->
    [one] { $count } card shown
   *[other] { $count } cards shown
 }
headline-removed = { $count ->
    [one] { $count } removed
   *[other] { $count } removed
 }
