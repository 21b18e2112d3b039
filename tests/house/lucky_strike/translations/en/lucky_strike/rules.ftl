title = Lucky Strike
chapter-play = Playing and counting
chapter-claims = Claims
rules-example = claim
players-about = Two to four people.
row-nuggets = Nuggets
row-claims = Claims
label-name = Name
label-nuggets = Nuggets
label-claims = Claims
question-stake = May I stake a claim?
    .about = Enter your nuggets.
fact-left = Nuggets left
LS-1 = The box holds 20 nuggets.
    .short = 20 nuggets.
LS-2 = Two to four of you play.
LS-3 = Each nugget is worth 2 points at the end.
    .short = A nugget: 2 points.
LS-4 = Each claim is worth 5 points at the end.
    .short = A claim: 5 points.
LS-5 = Most points win; whoever is tied shares the place.
LS-6 = With enough nuggets you may pay 3 of them for a claim.
    .short = A claim costs 3 nuggets.
LS-O1 = Somebody has exactly 3 nuggets. Are they enough?
    .brief = Are exactly 3 nuggets enough?
    .three_do = They are enough.
    .four_needed = One has to be left.
    .because = The rulebook only says that you need enough of them.
lonely-miner = At least two of you have to play.
too-many-nuggets = All of you together have more than the { $most } nuggets of the box.
stake-nuggets = You have { $count ->
    [one] one nugget
   *[other] { $count } nuggets
  }; a claim costs 3.
why-nuggets = { $count ->
    [one] One nugget
   *[other] { $count } nuggets
  }
why-claims = { $count ->
    [one] One claim
   *[other] { $count } claims
  }
tie-stands = { AND($names) } share the first place.
