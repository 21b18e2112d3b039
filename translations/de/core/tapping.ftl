### Was in Fragen angetippt wird: Marken, Leute, Dinge in ihrer Reihenfolge und was Text bleibt.

tap-none = nichts gewählt
tap-no-amount = nichts
tap-how-many = etwas …
tap-all = { $what }: aus allen wählen
tap-more-of = Mehr zu { $name }
tap-back = Den letzten Tipp zurücknehmen
tap-place = { "{place}" }. { "{what}" }
tap-as-text = { $what }, als Text
