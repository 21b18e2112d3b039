### Questions as pages: the largest words of an answer, the bar, what is silent.

headline-plain = { $value }
headline-only = { $what }
headline-then = { $before }, then { $after }
headline-times = { $count ->
    [one] { $what }
   *[other] { $what } ×{ $count }
 }
headline-all = { AND($each) }
headline-or = { $one } or { $other }
headline-beside = { $one }, { $other }
headline-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
headline-change = { $count ->
    [one] { $change } point
   *[other] { $change } points
 }
headline-none = None
headline-nobody = Nobody
headline-nowhere = Nowhere
