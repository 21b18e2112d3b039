### What answers say first.

headline-events = { $count ->
    [0] No events
    [one] { $count } event
   *[other] { $count } events
 }
headline-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
 }
headline-tokens = { $count ->
    [0] Nothing
    [one] { $count } token
   *[other] { $count } tokens
 }
headline-fee = ${ $amount }
headline-no-fee = No fee
headline-complete = Complete
headline-not-complete = Not complete yet
headline-missing = Missing: { $goods }
headline-good = { $count } { $good }
headline-nothing = Nothing
headline-loans = { $count ->
    [one] { $count } loan
   *[other] { $count } loans
 }
headline-markers-left = { $count ->
    [0] No marker is left
    [one] { $count } marker is left
   *[other] { $count } markers are left
 }
headline-game-ends = The game ends
headline-game-goes-on = The game goes on
headline-you-win = You win
headline-troublemaker-wins = The troublemaker wins
headline-tie = A tie
headline-gets = { $seat } { $count }
