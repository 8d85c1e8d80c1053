record-intro = Las partidas que has terminado en este navegador, y lo fuerte que eres en cada juego. El historial se queda en este navegador: sin cuenta y sin servidor.
record-empty = Aquí todavía no hay nada. Cuando termina una partida en la que tienes un asiento, llega aquí sola: cómo acabó, cómo cambia tu puntuación en ese juego y los bots en la misma escala. Las lecciones, los casos y las partidas que sigues desde una repetición no cuentan.
record-ratings = Puntuaciones
record-scale = En cada juego se empieza con 1500. Entre dos, quien tiene 400 más gana unas 10 veces de cada 11. En 19 de cada 20 casos la fuerza real está dentro del ±; cuantas más partidas, menor es el ±.
record-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $wins ->
    [0] ninguna ganada
    [one] { $wins } ganada
   *[other] { $wins } ganadas
}
record-your-rating = Tu puntuación
record-value = { $value } ± { $spread }
record-plot = Tu puntuación en { $game } después de cada partida, ahora { $rating }. Cada una está en la lista de partidas.
record-strengths = Todos en { $game }, en la misma escala
record-player = Quién
record-rating = Puntuación
record-played = Partidas
record-you = Tú
record-bot = { $bot } (bot)
record-past = Partidas jugadas
record-edition = edición { $edition }
record-with = Con { $others }
record-won = Has ganado
record-won-too = Victoria compartida
record-nobody = No ganó nadie
record-place = Puesto { $place } de { $players }
record-stand-in = No cuenta: un bot siguió por ti.
record-stand-in-other = No cuenta: un bot siguió por { $who }.
record-after = Puntuación después: { $rating }
record-review = Análisis de { $game }, { $date }
record-replay = Repetición de { $game }, { $date }
record-elsewhere = La repetición está en el dispositivo en el que jugaste.
record-sealed = Es una partida de una velada duplicada: habrá análisis cuando todos la hayan terminado.
record-all = Mostrar las { $games } partidas

## Taking the record along

record-along = Para llevar
record-along-help = Si se borran los datos de este navegador, se borra también el historial: guárdalo de vez en cuando en un archivo. El archivo contiene tus partidas y la llave del historial, así que no se lo des a nadie.
record-along-empty = ¿Ya has jugado en otro navegador? Abre el archivo que guardaste allí, o escanea sus códigos con este dispositivo.
record-export = Guardar en un archivo
record-file-name = parlour-historial
record-import = Abrir un archivo
record-file = Un archivo de historial
record-move = Pasar a otro dispositivo
record-move-help = Escanea cada código con el otro dispositivo, en cualquier orden. Lo que ya haya allí se queda, y cada partida cuenta una vez. Aquí no se quita nada.
record-move-local = Esta dirección solo funciona en este equipo, así que a ningún otro dispositivo le sirve un código de aquí. Guarda mejor el historial en un archivo, llévalo al otro dispositivo y ábrelo allí, en la página del historial.
record-code = Código { $number } de { $of }
record-code-back = Código anterior
record-code-next = Código siguiente
record-code-label = Código que lleva tus partidas
record-added = { $games ->
    [0] Todas estas partidas ya están en tu historial.
    [one] Se ha añadido { $games } partida a tu historial.
   *[other] Se han añadido { $games } partidas a tu historial.
}
record-import-long = Este archivo es más largo de lo que puede ser un historial. Elige uno hecho con «Guardar en un archivo». Tu historial sigue como estaba.
record-import-unreadable = Esto no es un historial, o le falta una parte. Guárdalo o escanéalo otra vez en el dispositivo del que viene. Tu historial sigue como estaba.
record-import-newer = Este historial es de un Parlour más nuevo. Vuelve a cargar esta página para obtenerlo y abre el historial otra vez. Tu historial sigue como estaba.
record-import-unknown = En este historial hay un juego que esta página no conoce, así que no se ha tomado nada de él. Si es de un Parlour más nuevo, vuelve a cargar esta página para tenerlo y abre el historial otra vez. Tu historial sigue como estaba.
record-import-changed = Este historial se cambió después de guardarlo, así que no se ha tomado nada de él. Guárdalo o escanéalo otra vez en el dispositivo del que viene. Tu historial sigue como estaba.
record-foreign-title = ¿Son tus partidas?
record-foreign = { $games ->
    [one] { $games } partida viene de un historial con otra llave. Añádela solo si la jugaste tú, en otro dispositivo: contará como tuya.
   *[other] { $games } partidas vienen de un historial con otra llave. Añádelas solo si las jugaste tú, en otro dispositivo: contarán como tuyas.
}
record-foreign-add = Sí, son mías
record-delete = Borrar el historial
record-delete-title = ¿Borrar tu historial?
record-delete-text = { $games ->
    [one] { $games } partida y su puntuación desaparecen de este navegador, con la llave del historial.
   *[other] { $games } partidas y todas las puntuaciones desaparecen de este navegador, con la llave del historial.
} Los archivos guardados y los otros dispositivos conservan lo suyo. Puedes recuperarlo mientras esta página siga abierta.
record-delete-do = Borrarlo
record-deleted = Tu historial está borrado.
record-bring-back = Recuperarlo
record-restored = Tu historial ha vuelto.
record-unopened = El historial no se puede abrir, porque este navegador no puede guardar nada o no tiene espacio. Sal de la navegación privada o libera espacio, y vuelve a cargar la página.
record-keeps-nothing = Este navegador no guarda nada de esta página, así que aquí no hay historial.
record-no-room = No ha cambiado nada: este navegador no tiene más espacio, o no puede guardar nada. Libera espacio o sal de la navegación privada, e inténtalo otra vez.
