title = Lucky Strike
chapter-play = Spielen und zählen
chapter-claims = Claims abstecken
rules-example = Claim
players-about = Zwei bis vier Personen.
row-nuggets = Goldklumpen
row-claims = Claims
label-name = Name
label-nuggets = Goldklumpen
label-claims = Claims
question-stake = Darf ich einen Claim abstecken?
    .about = Gib deine Goldklumpen ein.
fact-left = Übrige Goldklumpen
LS-1 = Die Schachtel enthält 20 Goldklumpen.
    .short = 20 Goldklumpen.
LS-2 = Es spielen zwei bis vier Personen.
LS-3 = Jeder Goldklumpen ist am Ende 2 Punkte wert.
    .short = Ein Goldklumpen: 2 Punkte.
LS-4 = Jeder Claim ist am Ende 5 Punkte wert.
    .short = Ein Claim: 5 Punkte.
LS-5 = Die meisten Punkte gewinnen; wer gleich viele hat, teilt sich den Platz.
LS-6 = Mit genug Goldklumpen darfst du 3 davon für einen Claim bezahlen.
    .short = Ein Claim kostet 3 Goldklumpen.
LS-O1 = Jemand hat genau 3 Goldklumpen. Sind sie genug?
    .brief = Genügen genau 3 Goldklumpen?
    .three_do = Sie sind genug.
    .four_needed = Einer muss übrig bleiben.
    .because = Die Regel sagt nur, dass man genug davon braucht.
lonely-miner = Mindestens zwei Personen müssen mitspielen.
too-many-nuggets = Ihr habt zusammen mehr als die { $most } Goldklumpen der Schachtel.
stake-nuggets = Du hast { $count ->
    [one] einen Goldklumpen
   *[other] { $count } Goldklumpen
  }; ein Claim kostet 3.
why-nuggets = { $count ->
    [one] Ein Klumpen
   *[other] { $count } Klumpen
  }
why-claims = { $count ->
    [one] Ein abgesteckter Claim
   *[other] { $count } abgesteckte Claims
  }
tie-stands = { AND($names) } teilen sich den ersten Platz.
