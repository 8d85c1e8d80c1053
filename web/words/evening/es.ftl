# Lo que dicen las páginas de las veladas duplicadas; lo dice `src/evening/words.ts`.

## Abrir una

evening-new = { $game }: velada duplicada
evening-intro = Todos juegan las mismas partidas: las mismas cartas, los mismos dados y el mismo asiento, contra los mismos bots, cada cual en su propia mesa. Después, cada puntuación se compara con las de los demás en la misma partida.
evening-boards = Partidas
evening-players = Jugadores en cada mesa
evening-players-help = Una persona en cada mesa; los demás son bots.
evening-level = Bots
evening-house = También juegan bots
evening-house-help = Cuatro bots juegan también cada partida en tu asiento, y se te compara con ellos. Útil si sois dos o tres.
evening-open = Abrir la velada

## Una velada

evening-of = { $game }: velada duplicada
evening-invites = { $host } te invita.
evening-agreed = { $boards ->
    [one] { $boards } partida
   *[other] { $boards } partidas
} de { $players } jugadores: tú y { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} ({ $level }).
evening-join = Participar
evening-join-as = Participar como { $name }
evening-name-taken = Alguien ya tiene este nombre aquí. Elige otro.
evening-gone = Ya nadie puede unirse. Cuando todos hayan terminado una partida, verás aquí cómo fue.
evening-invite = Enlace a esta velada
evening-scan = Escanea para participar
evening-text = Juega con nosotros una velada duplicada de { $game }
evening-games = Las partidas
evening-game-of = Partida { $board } de { $boards }
evening-play = Jugar
evening-go-on = Seguir jugando
evening-play-game = Jugar la partida { $board }
evening-go-on-game = Seguir jugando la partida { $board }
evening-done = Terminada
evening-missed = No terminada a tiempo
evening-new-game = Sin empezar
evening-waits = Los resultados llegan cuando todos han terminado la partida. Hasta entonces nadie sabe nada de ella.
evening-waits-host = Los resultados llegan cuando quien organiza ha dicho que están todos y todos han terminado la partida.
evening-closed = Esta velada está cerrada y la clasificación es definitiva.
evening-counting = Esta velada está cerrada. Los bots aún terminan partidas, así que la clasificación puede cambiar todavía un momento.
evening-here = Quién está
evening-nobody = Nadie todavía.
evening-behind = { $finished } de { $boards } terminadas

## Cómo fue

evening-standings = Clasificación
evening-unranked = sin puesto
evening-standings-help = Una diferencia es tu puntuación menos la media de todos los demás en la misma partida. Una partida que no has empezado cuenta 0 para ti. Una que has empezado y no has terminado la termina un bot al cerrarse la velada, y cuenta como mucho 0. Ninguna de las dos cuenta para los demás. Quien ha jugado menos de la mitad de las partidas figura debajo, sin puesto.
evening-error-help = El ± dice cuánto de una media puede ser aún suerte. Tras pocas partidas es mucha: aun con las mismas cartas, las partidas pronto toman caminos distintos.
evening-place = Puesto
evening-name = Nombre
evening-played = Partidas
evening-difference = Diferencia
evening-mean = Diferencia media
evening-error = ± { $error }
# In place of the ±, and of a difference that nothing was measured by.
evening-few = aún muy pocas partidas
evening-score = Puntos
evening-results = Resultados de la partida { $board }
evening-house-mean = { $bots ->
    [one] El bot en este asiento
   *[other] { $bots } bots en este asiento, de media
}
evening-won = ganada
evening-lost = perdida
evening-unfinished = no terminada
evening-unbegun = sin empezar
evening-by-bot = { $score } (bot)
evening-review-of = Análisis de la partida { $board }, como la jugó { $name }
evening-review-bot = Análisis de la partida { $board }, que empezó { $name } y terminó un bot

## Lo que hace quien organiza

evening-host = Organizas tú
evening-complete = Están todos
evening-complete-help = Después ya nadie puede unirse. Los resultados de una partida llegan en cuanto todos la han terminado.
evening-close = Cerrar la velada
evening-close-help = Se muestran todos los resultados. Una partida empezada y sin terminar la termina un bot, y cuenta como mucho 0 para quien la jugaba.
evening-close-ask = ¿Cerrar la velada ahora? Una partida empezada y sin terminar la terminará un bot, y contará como mucho 0 para quien la jugaba. No se podrán empezar otras.
