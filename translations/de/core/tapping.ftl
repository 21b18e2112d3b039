### Was in Fragen angetippt wird: Marken, Leute, Dinge in ihrer Reihenfolge und was Text bleibt.

tap-none = nichts gewählt
tap-how-many = eintragen …
tap-all = { $what }: aus allen wählen
tap-more-of = Mehr zu { $name }
tap-back = Den letzten Tipp zurücknehmen
tap-place = { "{place}" }. { "{what}" }
tap-as-text = { $what }, als Text
