### Boomtown on a phone, with no server and no network.

pocket-title = Take Boomtown along
pocket-about = Scores, rules and answers for all four games, on this phone, with no network: in a cabin, on a train, wherever you play.
pocket-all-of-it = Everything works there: scoring, shared tables on this phone with all their changes, questions, looking up rules, results.
pocket-stays-here = What you type stays on this phone and nowhere else.
pocket-not = PDFs still need a Boomtown with a network; your browser prints every page itself.
pocket-take = Take it along ({ $size } MB)
pocket-open = Open it
pocket-fetching = Fetching everything; this happens once.
pocket-here = It is on this phone. You can go offline now.
pocket-failed = It did not arrive whole. Look whether you are online, then try again.
pocket-unable = This browser is too old for it, or keeps nothing in a private window. A newer one can take it along.
pocket-needs-scripts = Taking Boomtown along needs scripts, since the whole program then runs in your browser. Here everything works without them.
pocket-not-made = This Boomtown has nothing to take along yet. Whoever runs it can make it with: ./boomtown pocket
pocket-not-secure = Browsers take a program along only from an https address, or from the computer it runs on. This address begins with http: ask whoever runs this Boomtown for an https address, or open it on the computer itself at localhost.
pocket-languages = Languages
pocket-no-press = PDFs need a Boomtown with a network. Your browser prints the page itself.
pocket-print-here = Print the page

## Inside the pocket

pocket-here-title = Boomtown on this phone
pocket-everything = Everything as one file
pocket-everything-about = For another phone, or to keep it safe: all tables with their changes, and what this phone remembers.
pocket-everything-take = Take everything out
pocket-back = Put a file back
pocket-back-about = What is in the file takes the place of everything that is on this phone now.
pocket-back-file = A file that a phone gave
pocket-back-now = Put it in place
pocket-is-back = Everything from the file is here.
pocket-not-everything = This is no file that Boomtown on a phone gave, or one of a newer Boomtown. Nothing was changed.
