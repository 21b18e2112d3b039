### The way into Boomtown: the head of each page, home, a title, who plays.

menu = Menu
menu-home = All games

home-continue = Continue
home-new = New table
home-players = { $fewest }–{ $most } players
home-print = Print score pads and aids

my-tables-title = My tables
my-tables-about = Tables that several phones fill in, and those that only this phone remembers. Forgotten here, they are gone from this phone alone.
my-tables-all = All my tables ({ $count }) ›
my-tables-none = No table yet.
my-tables-forget = Forget
my-tables-blank = nothing counted yet
my-tables-leads = { $count ->
    [one] { AND($names) } leads with { $points }
   *[other] { AND($names) } lead with { $points }
}
my-tables-won = { $count ->
    [one] { AND($names) } won with { $points }
   *[other] { AND($names) } won together with { $points }
}

title-all-questions = All { $count } questions
title-rules = The rules by chapter ›
title-open-points = What the book leaves open ({ $count }) ›
title-print = Print:
house-rules-default = House rules: as we read it ›

who-how-many = players
who-fewer = One player fewer
who-more = One player more
who-add = add a name
who-up = { $name }: move up
who-out = { $name }: take out
who-recent = Recent:
who-forget = Forget names
who-no-variants = No variants
who-start = Start, a phone for each
who-start-here = All on this phone
