# Lo que la página dice de los repartos de una partida terminada, en español.

verdict-working = Se recalculan los repartos…
verdict-proved = Nadie eligió las cartas ni los dados: todo está demostrado.
verdict-fits = Este archivo es coherente.
verdict-followed = Que nadie eligiera los repartos no está demostrado.
verdict-unproved = Los repartos no están demostrados.
verdict-forged = Esta partida no es la que se jugó.
verdict-unreadable = Esto no se puede comprobar.
verdict-unknown = Este navegador no puede comprobar los repartos: guarda la mesa y compruébala con `parlour verify`.
verdict-more = Cómo se hicieron los repartos
own-commitment = La mesa se había comprometido a otra cosa cuando te sentaste.
own-lock = Cuando empezó la partida se fijó otra cosa. O el servidor volvió a una copia de seguridad anterior, o alguien hace repartir de nuevo hasta que las cartas le convienen.
own-share = Tu parte no es la que sacó este navegador.
own-opening = El servidor había abierto tu parte a tiempo y ahora dice que no lo hiciste.
own-mark = Esta no es la partida que vio este navegador. O se cambió algo en ella, o el servidor volvió a una copia de seguridad y la partida terminó de otra manera.
own-list = Su mesa está en la lista de todas las mesas de este servidor, pero no este final de la partida: o se cambió algo en ella, o el servidor volvió desde entonces a una copia de seguridad.
deals-title = Los repartos de esta partida
deals-save = Guardar la mesa como archivo
deals-back = Volver a la mesa
deals-facts = Lo que se ha recalculado
deals-recomputed = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}, { $chance ->
    [one] una de ellas el reparto
   *[other] { $chance } de ellas repartos, tiradas y robos
}
share-own = { $name } sacó su propia parte
share-server = El servidor sacó la parte de { $name }
share-unopened = { $name } sacó su propia parte y no la abrió a tiempo; un resumen de su compromiso la sustituye
deals-link = Línea { $number } de la lista de todas las mesas del servidor que repartió, y la marca que la sigue. No se ha podido mirar si está allí:
deals-link-here = Línea { $number } de la lista de todas las mesas de este servidor, donde está, y la marca que la sigue:
deals-link-elsewhere = Línea { $number } de la lista de todas las mesas del servidor que repartió, y la marca que la sigue. No está en la lista de este servidor: repartió otro, o este volvió después a una copia de seguridad.
deals-link-lost = Línea { $number } de la lista de todas las mesas de este servidor, según dice él mismo de esta mesa, y la marca que la sigue. Pero eso no está en su lista: no te fíes.
deals-mark = La marca de esta partida, hecha con todas sus jugadas:
deals-seen = Este navegador vio terminar una partida con esta marca.
deals-how-title = Cómo se hace un reparto
deals-how = Cuando se abre una mesa, el servidor saca un número secreto y muestra un sello de él, que ya no puede cambiar. Quien se sienta también saca un número y muestra su sello. Al empezar la partida quedan fijados todos los sellos y después se abren los números de los jugadores. Todos juntos deciden cada carta y cada tirada.
deals-how-end = Cuando termina la partida, el servidor abre su propio número y tu navegador lo recalcula todo.
deals-proves-title = Qué está demostrado
deals-proves-chosen = Nadie eligió las cartas, ni siquiera el anfitrión: el navegador de al menos un jugador sacó su número él mismo, y todos esos números se abrieron a tiempo.
deals-proves-fits = Las cartas y las tiradas se siguen de los números que contiene el archivo. Que estos se fijaran antes de la partida no lo puede demostrar un archivo por sí solo.
deals-proves-server = Las cartas y las tiradas se siguen de números fijados antes de la partida. Pero el servidor sacó todos los que cuentan, o dice que el de alguien llegó tarde: que nadie los eligiera es solo su palabra.
deals-proves-unproved = De las cartas y los dados no hay nada demostrado aquí.
deals-proves-rules = Cada jugada sigue las reglas y el resultado es el que corresponde.
deals-not-title = Qué no está demostrado
deals-not-server = El servidor reparte, así que ve todas las cartas. No se puede demostrar si se las enseña a alguien.
deals-not-host = Quien dirige la mesa puede dar un asiento a otra persona o quedárselo, y entonces ve sus cartas y notas. A quien está puede ponerle un bot en su lugar. Se avisa a toda la mesa, y la mesa guardada también lo dice, según la palabra del servidor.
deals-handed = El asiento de { $name } pasó a otra persona antes de la jugada { $ply }.
deals-to-bot = El asiento de { $name } pasó a un bot antes de la jugada { $ply }.
deals-taken-back = { $name } recuperó el asiento antes de la jugada { $ply }.
deals-not-friends = Dos amigos pueden hablar por teléfono.
deals-not-names = Detrás de un nombre puede estar cualquiera.
deals-not-file = Un archivo por sí solo demuestra únicamente que es coherente. Cuando la partida termina, todos los números quedan abiertos, y cualquiera puede hacer un archivo igual de coherente con otro número secreto, otras cartas y otras jugadas. Que es la partida que se jugó lo muestra su marca, la línea de su final en la lista del servidor o la mesa en su dirección.
deals-not-moves = Las jugadas de los jugadores no llevan firma. Pero cuando termina una partida, una marca de todas sus jugadas se añade a la lista del servidor, y cada navegador que vio el final la guarda: allí se rechaza una copia con otra jugada.
deals-not-again = Un anfitrión puede haber repartido otras mesas en secreto. Pero cada una está en la lista de todas las mesas del servidor: compara con otros su longitud y la marca del final.
deals-chain-title = Todas las mesas de este servidor
deals-chain = La lista de este servidor tiene hasta ahora { $lines ->
    [one] { $lines } línea
   *[other] { $lines } líneas
}: el sello de cada mesa que se abrió aquí y la marca de cada partida que terminó. La marca del final se hace con todas las líneas: ninguna se puede cambiar ni quitar sin que sea otra. Apunta las dos cosas, el número y la marca: con ellas podrás saber más tarde si se omitió una mesa o se cambió una partida. Este navegador también las guarda.
deals-chain-goes-on = { $seen ->
    [one] La línea que este navegador ya había visto sigue ahí.
   *[other] Las { $seen } líneas que este navegador ya había visto siguen ahí.
}
deals-chain-shorter = Este navegador había visto { $seen ->
    [one] { $seen } línea
   *[other] { $seen } líneas
} en esta lista, y ahora tiene { $lines }: { $gone ->
    [one] falta { $gone } línea
   *[other] faltan { $gone } líneas
}, si no más.
deals-chain-other = Este navegador había visto { $seen ->
    [one] { $seen } línea
   *[other] { $seen } líneas
} en esta lista. Ahora tiene { $lines }, pero no continúa aquellas: algunas faltan o se cambiaron.
deals-chain-why = O el servidor volvió a una copia de seguridad, y lo que se abrió o terminó después ya no está. O quien lo lleva quitó líneas para ocultar una mesa o el final de una partida. Pregúntale qué fue, y también a otros que apuntaron una marca. La marca que este navegador había guardado:
deals-chain-accept = Guardar en su lugar la marca de hoy
deals-elsewhere = Guarda la mesa para comprobarla con otros programas, como
file-intro = Una mesa guardada es un archivo con una partida entera. Tu navegador la recalcula: no se envía nada a ninguna parte.
file-compare = Sus repartos se siguen de lo que contiene y cada jugada sigue las reglas. Compara su marca con la de alguien que estuvo allí: cuando una partida termina, cualquiera puede hacer un archivo así de otra.
table-compare = Que sea la partida que se jugó es aquí solo la palabra del servidor: este navegador no la vio terminar.
file-cannot = Por eso no puede recalcular los repartos de un archivo: deja que `parlour verify` lo mire.
file-pick = Elegir un archivo
file-open = Abrir una mesa guardada
file-too-long = Este archivo es demasiado largo para una mesa guardada.
