### Looking up in plain words.

search-title = Look up
search-label = Ask or look up
search-like = Ask or look up, for instance: { $example }
search-find = Find
search-blank = Write what you are looking for.
search-too-long = At most { $longest } characters can be looked up.
search-found = { $count ->
    [one] One place fits “{ $wanted }”.
   *[other] { $count } places fit “{ $wanted }”, the best first.
}
search-nothing = As far as we can tell, the rules of { $title } say nothing about that.
search-nothing-anywhere = As far as we can tell, the rules of these games say nothing about that.
search-near = Near it:
search-question = A question to ask
search-open-point = The rulebook leaves it open
search-asked = The words: a sentence, half a sentence or keywords in any language there is.
search-call = Rules, open points and questions that fit the words, the best first and at most 20. The address of a question carries every field that the words tell. “confident” is false where nothing fits well.
search-for-programs = What fits some words:
search-example = tie at the end
