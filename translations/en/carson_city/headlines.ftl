### What answers say first.

headline-belongs = It belongs to { $seat }
headline-loot = ${ $count } to take
headline-with-duel = with a duel
headline-wins = { $name } wins
headline-gets = { $seat } ${ $count }
headline-firepower = Firepower { $count }
headline-spend = { $count ->
    [0] Nothing to spend
   *[other] Spend ${ $count }
 }
headline-first-and-last = First: { $first }. Last: { $last }
headline-squares = For { AND($prices) } a point
headline-cowboys = { $count ->
    [one] { $count } cowboy
   *[other] { $count } cowboys
 }
