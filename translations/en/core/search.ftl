### Looking up in plain words.

search-title = Look up
search-label = Ask or look up
search-like = Ask or look up, for instance: { $example }
search-find = Find
search-blank = Write what you are looking for.
search-too-long = At most { $longest } characters can be looked up.
search-found = { $count ->
    [one] 1 result
   *[other] { $count } results
}
search-unsure = We are not sure what you mean. Closest:
search-none = No rule mentions this. Closest:
search-which-game = Which game?
search-depends = It depends:
search-meant = Did you mean:
search-otherwise = Not your case?
search-question = Question
search-open-point = The rulebook leaves it open
search-asked = The words: a sentence, half a sentence or keywords in any language there is.
search-call = Rules, open points and questions that fit the words, the best first and at most 20. The address of a question carries what the words say. “confident” is false where we are not sure what is meant; the list is empty where no rule mentions it.
search-for-programs = What fits some words:
search-example = tie at the end
