# Was jemand von einem Tisch hört, obwohl keine Seite offen ist. Andere können es auf einem gesperrten Bildschirm lesen: nichts aus dem Spiel.

feed = { $game }: der Tisch von { $host }
your-turn = Du bist am Zug am Tisch von { $host }
over = Das Spiel am Tisch von { $host } ist vorbei
# Tische, die eröffnet wurden, bevor festgehalten wurde, von wem.
somebody = jemandem
