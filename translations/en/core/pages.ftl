### The house itself: pages, API, command line.

house = Boomtown
house-tagline = Score it, settle it, print it
house-about = A scoring and rules assistant for Wild West games on a real table: say what lies there, and Boomtown tells what is allowed and why, and counts the points line by line.
language-en = English
language-de = Deutsch
skip-to-content = Skip to the content
footer-own-work = Rules in our own words, no publisher’s art or text. Free software under the MIT licence.

home-programs = For programs

api-title = Try the interface
api-about = Choose a call, change its body, send it. The answer is what a program would get.
api-call = Call
api-choose = Show its example
api-body = Body (JSON)
api-send = Send
api-answer = Answer
api-refused = Refused
api-status = Status { $status }
api-description = The whole description (OpenAPI 3)
api-lists = Lists:

problem-heading = That did not work
problem-home = To the start
problem-back = Back to the page
problem-title = To { $title }
problem-page = Boomtown could not do that. Go back and try it once more.
problem-404 = Nothing is here. Perhaps the address was mistyped.
problem-404-title = There is no title “{ $slug }”. Known: { $known }.
problem-404-question = { $title } has no question “{ $question }”. Known: { $known }.
problem-405 = This address does not take { $method }.
problem-400 = The body is not JSON that can be read.
problem-413 = The body is too large; 256 KiB is the most.
problem-too-long = More is wrong with this than can be listed. Send less at once, or put right what you can see.
problem-415 = The body must be sent as application/json.
problem-422 = This describes no possible table. What is wrong stands at each field.
problem-403 = This request came from a page of another site and was refused.
problem-500 = Something went wrong on our side. It has been noted; your input was not at fault.
problem-other = The request could not be answered ({ $status }).

command-total = Total
command-rank = Rank
command-winner = Winner: { $names }
command-depends = Depends on { $point } (read as { $reading })
command-depends-open = Open: { $point }
command-otherwise = under { $reading }: { $outcome }
command-together = Only together, with { $readings }: { $outcome }
command-needs = under { $reading }: to be worked out once these are known: { $needs }
command-warning = Note at { $at }: { $says }
command-remedy = What would help: { $says }
verdict-yes = YES
verdict-no = NO
verdict-open = THE RULEBOOK DOES NOT SAY
verdict-answer = ANSWER
