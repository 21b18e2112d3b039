### The way into Boomtown: the head of each page, home, a title, who plays.

menu = Menu
menu-home = All games
