### What is tapped in questions: chips, people, things in their order, what stays as text.

tap-none = nothing chosen
tap-no-amount = none
tap-how-many = some …
tap-all = { $what }: choose among all
tap-more-of = More about { $name }
tap-back = Take back the last
tap-place = { "{place}" }. { "{what}" }
tap-as-text = { $what }, as text
