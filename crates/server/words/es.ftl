# Lo que se dice de una mesa sin que haya ninguna página abierta. Otros pueden leerlo en una pantalla bloqueada: nada de la partida.

feed = { $game }: la mesa de { $host }
your-turn = Te toca en la mesa de { $host }
over = La partida en la mesa de { $host } ha terminado
# Las mesas abiertas antes de que se guardara quién las abría.
somebody = alguien
