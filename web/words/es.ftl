# Every sentence of the page that no game says, in English. What the variables are made from is written down in
# `crates/presentation/src/words.rs`; `src/shell/words.ts` says them.

### Everywhere

parlour = Parlour
tab = { $page } · Parlour
percent = { $chance } %
number-one-or-two = 1 o 2
number-million = { $number } mill.
number-billion = { $number } mil mill.
number-trillion = { $number } bill.
number-quadrillion = { $number } mil bill.
number-quintillion = { $number } trill.
number-power = 10{ $power }
chair = Silla { $number }
cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
is-you = (tú)
rule = Regla { $clause }
rules = Reglas
the-rules = Las reglas
your-name = Tu nombre
play-as = Juegas como
# A friendly name for somebody who has not said theirs: one of the first with one of the second, between commas.
friendly-name = { $second } { $first }
friendly-first = Ágil, Astuto, Dorado, Sereno, Alegre, Tranquilo, Plateado, Sagaz, Travieso, Viajero, Errante, Afortunado, Discreto, Audaz, Goloso, Vivo, Risueño, Veloz
friendly-second = Tejón, Zorro, Lince, Cuervo, Búho, Erizo, Castor, Gorrión, Mirlo, Petirrojo, Vencejo, Jilguero, Grillo, Halcón, Conejo, Ratón, Topo, Ciervo
your-turn = Es tu turno.
your-goal = Tu objetivo:
to-games = Ver los juegos
to-board = Ir al tablero
watch-game = Mirar la partida
try-again = Reintentar
cancel = Cancelar
close = Cerrar
dismiss = Descartar
copied = Copiado
spectators = { $people ->
    [one] { $people } persona está mirando.
   *[other] { $people } personas están mirando.
}
players = { $seats } jugadores
players-range = De { $from } a { $to } jugadores
players-missing = { $missing ->
    [one] Falta { $missing } persona o bot.
   *[other] Faltan { $missing } personas o bots.
}
players-too-many = Pueden jugar { $most } como máximo.
listed = Mostrar en la página de inicio
listed-or-link = Así, quien abra este servidor verá la mesa. Si no, hace falta el enlace.

## The bar at the top

skip = Saltar al contenido
home = Parlour, página de inicio
notebook = Cuaderno de detective
notebook-tip = Cuaderno para una partida en una mesa de verdad
sound = Sonido
sound-on = El sonido está activado.
sound-off = El sonido está desactivado.
help-tool = Ayuda y atajos
help-tip = Ayuda (?)
live = Qué está pasando
page-loading = Un momento…

## Help and shortcuts

help-page = Ayuda
help-goal = Tu objetivo
help-now = Ahora
help-can = ¿Qué puedo hacer ahora?
how-title = Cómo se juega a { $game }
help-at-table = Durante una partida, aquí encuentras tu objetivo y lo que puedes hacer.
help-games = Cada juego se explica con imágenes, y el botón para aprender de su tarjeta te lo enseña en una primera partida:
help-keyboard = Todo en esta página se puede hacer con el teclado, y lo que pasa se anuncia a los lectores de pantalla.
help-keys-off = Los atajos de una sola tecla están desactivados en los ajustes.
keys-everywhere = En todas partes
key-tab = Tab
key-shift-tab = Shift Tab
key-enter = Intro
key-space = Espacio
key-escape = Esc
keys-tab = Pasar de un control a otro
keys-enter = Usar un control
keys-escape = Cerrar un cuadro, o volver del registro al presente
keys-help = Esta ayuda
keys-sound = Activar o desactivar el sonido
keys-table = En la mesa
keys-log = Ir al registro
keys-log-step = Avanzar y retroceder por el registro
keys-menu = Compartir esta mesa, y sus opciones
keys-play = Reproducir o pausar

## Settings

settings = Ajustes
settings-name-help = Los demás lo verán en la próxima mesa. Se queda en este navegador; no hay cuentas.
settings-language = Idioma
settings-language-browser = El del navegador
settings-language-loses = El idioma sigue como está: habría que recargar la página, y tu navegador no guarda nada; lo que has hecho aquí se perdería.
settings-sound-help = Dos notas suaves cuando es tu turno.
settings-notices = Avisos
settings-notices-help = Cuando es tu turno y estás mirando otra cosa, mientras esta página esté abierta.
settings-theme = Tema
settings-system = Sistema
settings-light = Claro
settings-dark = Oscuro
settings-motion = Animación
settings-full = Completa
settings-none = Ninguna
settings-pace = Ritmo
settings-pace-slow = Lento
settings-pace-normal = Normal
settings-pace-fast = Rápido
settings-pace-wait = Espérame
settings-pace-help = Cuánto tiempo ves cada jugada antes de la siguiente. «Espérame» se detiene en todo lo que te pasa hasta que sigas. Solo cambia tu pantalla, y se pone al día cuando los demás esperan tu jugada.
settings-tips = Consejos después de una lección
settings-tips-help = En tus primeros turnos por tu cuenta: qué puedes hacer, y una pista si la quieres.
settings-keys = Atajos de una sola tecla
settings-keys-help = Por ejemplo, ? para la ayuda. Desactívalos si usas control por voz.

## Problems: a sentence for each code of the server's, with a title for a page of its own

problem-lacking = Una partida sin servidor necesita algo que le falta a este navegador. Quizá lo tenga otro, o una versión más nueva de este.
    .title = Este navegador no puede jugar por sí solo
problem-title = Eso no ha funcionado
problem-server-says = El servidor dice:
problem-malformed = El servidor no lo ha entendido. Recarga la página y vuelve a intentarlo.
problem-lost-on-time = En esta mesa queda fuera quien agota su tiempo, y un bot sigue en su asiento. Aún puedes mirar.
    .title = Se te acabó el tiempo
problem-lost-on-time-host = En esta mesa queda fuera quien agota su tiempo, y un bot sigue en tu asiento. Sigues organizando la mesa, y puedes mirar.
    .title = Se te acabó el tiempo
problem-handed-on = Mientras no estabas, quien organiza dio tu asiento a otro dispositivo, que ahora ve sus cartas. Sigue siendo tuyo: puedes recuperarlo o mirar.
    .title = Tu asiento pasó a otra persona
problem-evening-over = Un bot termina la partida que habías empezado. El resultado de todas las partidas está en la clasificación de la velada.
    .title = La velada ha terminado
problem-not-yours = Se dejó el asiento, se pasó a otro dispositivo, se perdió por tiempo o es de otra mesa. Aún puedes mirar, o pedirle un asiento a quien organiza.
    .title = Aquí no tienes asiento
problem-spent = Cada enlace o código sirve una sola vez, y durante dos minutos. Abre «Compartir y opciones» en el dispositivo donde juegas, o habla con quien organiza, para tener uno nuevo. No se ha perdido nada.
    .title = Este código ya se usó o ha caducado
problem-cut-link = Faltan caracteres al final de este enlace, así que ningún asiento puede llegar aquí con él. Cópialo otra vez entero, o abre «Compartir y opciones» en el dispositivo donde juegas para tener uno nuevo, que sirve durante dos minutos. No se ha perdido nada.
    .title = Este enlace está incompleto
problem-foreign-origin = Las páginas de otros sitios no pueden usar este servidor.
problem-unknown-game = Ningún juego se llama como dice esta dirección.
    .title = Ese juego no existe
problem-unknown-table = Puede que falte una letra del enlace, o que la mesa ya no exista. Pide otra vez el enlace, o abre tu propia mesa.
    .title = Esa mesa no existe
problem-unknown-evening = Quizá falte una letra en el enlace, o la velada ya no existe. Pide el enlace otra vez o abre tu propia velada.
    .title = No existe esa velada
problem-sealed = Es de una velada duplicada: solo quien la juega la ve hasta que todos la hayan terminado.
    .title = Todavía no puedes verla
problem-of-evening = Una mesa de una velada duplicada es para una sola partida de una sola persona. Vuelve a la velada.
problem-evening-full = Ya nadie puede unirse a esta velada.
problem-evening-closed = Esta velada está cerrada: ya no empiezan más partidas.
problem-unknown-code = Ahora ninguna mesa tiene este código de sala. Léelo otra vez en la pantalla grande, o en la invitación de quien organiza: cada partida tiene el suyo.
    .title = No existe ese código de sala
problem-no-code = Un código de sala tiene cuatro letras: están en la pantalla grande, o en la invitación de quien organiza.
problem-not-yet = Cada día tiene su caso, y ese día no ha llegado. Resuelve el de hoy.
    .title = Todavía no
problem-case-too-old = El archivo tiene los casos de los últimos 30 días, y este es más antiguo. Resuelve el de hoy.
    .title = Este caso ya no está
problem-case-no-day = Ningún caso tiene esta dirección: cada una termina con su fecha, como 2026-11-23. Resuelve el de hoy.
    .title = ¿Qué día?
problem-unknown-moment = Desde este momento no se puede seguir jugando. Vuelve a uno anterior.
problem-not-found = En esta dirección no hay nada.
    .title = Página no encontrada
problem-unknown-page = En esta dirección no hay nada. Puede que una letra esté mal o que falte el final de un enlace.
    .title = Página no encontrada
problem-out-of-turn = No es tu turno.
problem-stale = Ha pasado algo desde que elegiste. Vuelve a mirar y elige otra vez.
problem-set-back = Esta mesa es ahora más antigua que lo que viste de ella: el servidor volvió a un estado anterior, como el de una copia de seguridad. La partida sigue desde ahí, y lo que viste después no cuenta.
problem-over = La partida ha terminado.
problem-taken = Otra persona ya tiene esta silla o este nombre.
problem-still-there = La persona está aquí, o estaba hace un momento. Un asiento se puede pasar cuando quien juega lleva un minuto fuera.
problem-already-started = La partida ya ha empezado.
problem-not-started = La partida todavía no ha empezado.
    .title = Todavía no
problem-not-over = La repetición estará aquí cuando termine la partida. Hasta entonces, cada cual sabe solo lo que debe saber.
    .title = Todavía no
problem-old-rules = Esta partida empezó con otra versión de las reglas y aquí no se puede continuar.
    .title = Una partida antigua
problem-old-game = Esta partida ha terminado. Se jugó con otra versión de las reglas y aquí no se puede ver su repetición.
    .title = Una partida antigua
problem-old-lobby = Esta mesa se abrió con otra versión de las reglas, antes de empezar ninguna partida. Abre una nueva.
    .title = Una mesa antigua
problem-unreadable = No se puede leer lo que el servidor guarda de esta mesa, así que la partida no puede continuar.
    .title = No se puede leer esta mesa
problem-too-long = Es demasiado largo.
problem-illegal = Las reglas no permiten esta jugada.
problem-bad-options = Las reglas no permiten estas opciones.
problem-bad-orders = Estas órdenes no se pueden seguir.
problem-bad-share = Esta parte no corresponde o llegó demasiado tarde. Se repartió sin ella.
problem-bad-seats = No es posible sentarse así.
problem-too-fast = Demasiadas cosas a la vez. Espera un momento.
problem-too-many = Se ha llegado al límite. Inténtalo más tarde.
problem-busy = El servidor está ocupado. Inténtalo de nuevo en un momento.
problem-unavailable = El servidor no llega a su base de datos en este momento. Nada de lo aceptado se ha perdido; inténtalo de nuevo dentro de un momento.
problem-unavailable-open = El servidor no llega a su base de datos en este momento, así que no se abrió nada para ti. Inténtalo de nuevo dentro de un momento.
problem-unreachable = Puede que el servidor se esté reiniciando, o que no tengas conexión. No se ha perdido nada: guarda cada jugada que ha aceptado.
    .title = El servidor no responde
problem-no-server = Este sitio no tiene servidor: aquí se juega contra bots, o en un dispositivo que pasa de mano en mano.
    .title = No en este sitio
problem-evening-alone = Una velada duplicada necesita un servidor que la guarde para todos, y ahora no responde ninguno. Las partidas sueltas se pueden jugar igualmente en este dispositivo.
    .title = Sin servidor no hay velada
problem-not-here = No responde ningún servidor, y este navegador no puede jugar por sí mismo: le harían falta WebAssembly y los workers, que tienen los navegadores recientes y que algunos ajustes desactivan.
    .title = Ahora aquí no se puede jugar
problem-elsewhere = Esta partida está abierta en otra pestaña o ventana de este navegador. Sigue allí, o ciérrala allí e inténtalo de nuevo.
    .title = Abierta en otra pestaña
problem-not-kept = Este navegador no guarda nada ahora, porque no tiene espacio o no puede. La partida sigue, y se pierde cuando cierres la página.
problem-internal = El servidor no pudo leer o escribir lo que guarda. No se ha perdido nada de lo aceptado. Quien lleva el servidor encontrará la causa en su registro.
    .title = El servidor tiene un problema
closed-names = En la mesa: { $names }.
closed-last = Última jugada:

### Home

home-headline = Alguien en esta mesa no dice la verdad.
home-intro = Juegos de identidades ocultas, deducción y engaño. Juega ya contra bots, o manda un enlace a tus amigos: sin cuentas y sin instalar nada.
home-intro-alone = Juegos de identidades ocultas, deducción y engaño. Juega ya contra bots, también sin red: sin cuentas y sin instalar nada.
home-rules = Las reglas de los juegos
home-cannot = Por eso aquí no se puede jugar; las reglas, tu historial y el cuaderno se abren de todos modos.
home-code = Código de sala
home-join = Unirse
home-mine = Tus mesas
home-game = Una partida
home-seat = Tienes un asiento
home-host = Organizas tú
home-watching = Estás mirando
home-rematch-playing = Juegan otra vez: ve con ellos
home-rematch-over = Han jugado otra vez: mira cómo acabó
home-gone = Esta mesa ya no existe.
home-with = Con { $who }
home-with-bots = { $bots ->
    [one] Con { $bots } bot
   *[other] Con { $bots } bots
}
home-with-both = { $bots ->
    [one] Con { $who } y { $bots } bot
   *[other] Con { $who } y { $bots } bots
}
home-waits = Por empezar
home-your-turn = Tu turno
home-turn = Turno de { $player }
home-playing-on = En juego
home-you-won = Has ganado
home-you-won-too = Victoria compartida
home-bot-won = Un bot ganó en tu lugar
home-bot-lost = Un bot siguió por ti y no ganó
home-stood-in = { $name } (bot)
home-won = Victoria de { $winners }
home-forget = Olvidar esta mesa de { $game }
home-leave = ¿Dejar tu asiento?
home-leave-seat = La llave de tu asiento en esta mesa está solo en este navegador. Sin ella solo puedes mirar.
home-leave-yes = Dejarlo
home-all = { $tables ->
    [one] Mostrar { $tables } mesa
   *[other] Mostrar las { $tables } mesas
}
home-games = Elige un juego
home-loading = Cargando los juegos…
home-open = Mesas abiertas
home-nobody = Nadie todavía
home-free = { $chairs ->
    [0] completa
    [one] { $chairs } silla libre
   *[other] { $chairs } sillas libres
}
home-playing = en juego: mirar
home-over = terminada: ver la repetición
home-closed = no puede continuar
home-none = Ahora mismo nadie tiene una mesa abierta a todo el mundo. Abre una con amigos y elige «Mostrar en la página de inicio».
home-offline = Ahora no responde ningún servidor. Aun así puedes jugar, contra bots o con otras personas en este dispositivo; las mesas con amigos en otros dispositivos vuelven cuando responda.
home-not-kept = Deja esta página abierta: de una dirección sin HTTPS el navegador no la guarda, y sin el servidor no se vuelve a abrir.
home-no-server = Este sitio no tiene servidor, así que aquí juegas contra bots o con otras personas en este dispositivo. Para amigos en otros dispositivos, alguien tiene que usar Parlour como servidor.
home-waiting = Aun así puedes jugar enseguida: una partida de { $game } para dos, contra un bot ({ $bot }).
home-sit-down = Sentarme
home-finished = Partidas recién terminadas
home-case = Un momento de una partida real, y una pregunta. Es el mismo para todos, y mañana habrá otro.
home-case-open = Abrir el caso
home-case-again = Volver a verlo
home-case-line = { $game }: { $question }
home-notebook = ¿Juegas en una mesa de verdad?
home-notebook-text = El cuaderno de detective te ayuda con el juego de mesa: anota quién preguntó qué y quién mostró una carta, y te dice qué se deduce, por qué y qué preguntar después.
home-notebook-open = Abrir el cuaderno
home-about = Acerca de Parlour: quién sabe qué, y por qué el reparto es justo
ago-now = ahora mismo
ago-minutes = { $minutes ->
    [one] hace { $minutes } minuto
   *[other] hace { $minutes } minutos
}
ago-hours = { $hours ->
    [one] hace { $hours } hora
   *[other] hace { $hours } horas
}
ago-days = { $days ->
    [one] hace { $days } día
   *[other] hace { $days } días
}
learn = ¿Primera vez? Aprende jugando
learn-game = ¿Primera vez? Aprende jugando a { $game }
learn-on = Seguir con la lección
learn-on-game = Seguir con la lección: { $game }
play-bots = Jugar contra bots
play-bots-how = { $bots ->
    [one] Tú y { $bots } bot:
   *[other] Tú y { $bots } bots:
}
play-friends = Jugar a { $game } con amigos
with-friends = Con amigos
with-options = Con otras opciones
with-options-game = Jugar a { $game } con otras opciones

### The case of the day, as the first page has it

case = El caso del día
case-streak = { $days ->
    [one] Es el primer día de tu racha.
   *[other] Llevas { $days } días seguidos.
}
case-streak-next = Resuélvelo y serán { $days } días seguidos.
case-open = te espera
case-was-solved = resuelto
case-was-missed = sin resolver

### A case

case-loading = Abriendo el caso…
case-level = Dificultad { $level } de 5
case-you = Eres { $you } y juegas contra { $others }.
case-choose = Elige…
case-check = Comprobar
case-give-up = Ver la solución
case-right = ¡Correcto!
case-wrong = Incorrecto.
case-otherwise = Un reparto que encaja con todo lo que viste
case-again = Inténtalo otra vez: solo cuenta lo que es seguro.
case-once-more = Te queda un intento; después se muestra la solución.
case-solved = { $tries ->
    [one] Resuelto al primer intento.
   *[other] Resuelto en { $tries } intentos.
}
case-missed = Esta vez no.
case-share = Copiar una línea para compartir
case-copied = Copiada. No revela la solución.
case-line = Copia esta línea:
case-shared = Parlour, caso del { $date }: { $title } { $stars } { $result ->
    [solved] resuelto { $tries ->
        [one] al primer intento
       *[other] en { $tries } intentos
    }
   *[other] sin resolver
}{ $days ->
    [0] .
    [one] .
   *[other] , { $days } días seguidos.
} { $link }
case-story = Lo que viste
case-story-all = Mostrar las { $lines } líneas
case-story-some = Mostrar solo lo importante
case-board = Lo que sabes
case-archive = Casos anteriores
case-todays = El caso de hoy

### Rules

rules-full = Las reglas completas, punto por punto

### Open a table

open-title = { $game } con amigos
open-title-here = { $game } en este dispositivo
open-intro = Después tendrás un enlace y un código para que lo escaneen tus amigos.
open-intro-link = Después tendrás un enlace para tus amigos.
open-intro-here = Juegas contra bots, o con otras personas que se pasan este dispositivo: nadie ve las cartas de los demás. Para amigos en otros dispositivos hace falta un servidor, y aquí no responde ninguno.
open-chairs = Sillas
open-who = Quién se sienta aquí: { $chair }
open-you = Tú
open-here = En este dispositivo
open-here-name = Nombre: { $chair }
open-here-nobody = Pon un nombre a quien se sienta aquí.
open-free = Libre, para un amigo
open-nobody = Nadie
open-bot = Bot
open-bot-choose = Elegir otro bot que no sea { $bot }: { $chair }
open-host-only = Organizas sin jugar.
open-left-over = Las sillas que sigan libres al empezar se quitan.
open-table = Abrir la mesa
open-start = Empezar ya con { $players }
open-start-here = Empezar con { $players }

## Rule options

options-title = Opciones de las reglas
option-choose = Elige una.
option-too-few = Elige { $missing } más.
option-too-many = Elige { $extra } menos.
option-range = Elige un número entero de { $min } a { $max }.
option-several = { $option } (elige { $count } de { $choices })
option-clause = { $option }: regla { $clause }
option-file-unread = { $file } no es un archivo JSON.
option-file-taken = Leído de un archivo.
option-file-remove = Quitar el archivo

## Help at the table

help = Ayuda en la mesa
help-here = Ayuda en la mesa: { $help }
help-same = Es igual para todos los jugadores, y todos pueden verla.
help-paper = Ninguna
help-paper-does = Haces tú todas las marcas, y no hay pistas.
help-clerk = Memoria
help-clerk-does = Lo que has visto queda apuntado, y en tu turno puedes pedir una pista.
help-reasoner = Lógica
help-reasoner-does = La página también deduce lo que es seguro y te dice por qué.
help-oracle = Probabilidad
help-oracle-does = También ves la probabilidad de todo lo que aún no es seguro.

## When somebody is away

absent = Si alguien se ausenta, un bot juega en su lugar
absent-here = Si alguien se ausenta, un bot juega en su lugar: { $wait }.
absent-seconds = { $seconds ->
    [one] tras { $seconds } segundo
   *[other] tras { $seconds } segundos
}
absent-minutes = { $minutes ->
    [one] tras { $minutes } minuto
   *[other] tras { $minutes } minutos
}
absent-never = nunca: la partida espera

## Tiempo para pensar

time = Tiempo para pensar
time-free = el que quieras
time-move = { $time } por jugada
time-player = { $time } para toda la partida
time-up = Cuando se acaba el tiempo
time-up-move = un bot hace la jugada
time-up-seat = un bot juega hasta que la persona vuelva
time-up-out = la persona queda fuera, y un bot sigue
time-here = Tiempo para pensar: { $time }. Cuando se acaba, { $then }.
span-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
span-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
span-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
span-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
left-days = { $days } d { $hours } h
left-hours = { $hours } h { $minutes } min
orders = Órdenes
orders-help = La mesa lo hace por ti en cuanto te toca, estés o no. Nadie más lo sabe, pero quien tiene que esperar a que se te pregunte puede adivinar por qué.
orders-saved = Guardado.
orders-saved-lack = Guardado, pero no todo se puede cumplir: ahí dice lo que falta.
orders-lack = No se cumple hasta que elijas también: { $orders }.
orders-done = Hecho: ya no tiene efecto hasta que elijas otra cosa.
orders-given = { $count ->
    [0] Tus órdenes: todavía ninguna
   *[other] Tus órdenes: { $count }
}
holiday = Vacaciones
holiday-help = Tu reloj se para mientras no estás: hasta 21 días por partida.
holiday-days = Cuánto tiempo
holiday-take = Irme de vacaciones
holiday-until = Estás de vacaciones hasta el { $date }. Tu reloj está parado.
holiday-end = Ya he vuelto
holiday-used-up = En esta partida te quedan menos días de vacaciones: son 21 en total.

## Avisos de a quién le toca

notify = Cuando te toque
notify-help = Este navegador te avisa aunque no haya ninguna página abierta: «Te toca en la mesa de …», y nada de la partida.
notify-on = Avisarme
notify-is-on = Este navegador te avisa cuando te toca en esta mesa, aunque no haya ninguna página abierta.
notify-off = No avisarme más
notify-insecure = A los navegadores solo se les puede avisar por HTTPS, y esta página ha llegado sin él. Un canal de noticias funciona igualmente.
notify-missing = Este navegador no puede avisarte. En un iPhone o iPad, pon esta página en la pantalla de inicio y ábrela desde allí.
notify-refused = Este navegador no deja que esta página te avise. Se puede cambiar en sus ajustes para este sitio.
notify-failed = No se han podido activar los avisos en este navegador. Inténtalo más tarde.
feed-help = También un lector de noticias puede seguir tus turnos. Quien tenga la dirección de tu canal ve cuándo te toca, y nada más.
feed-make = Obtener la dirección de un canal
feed-link = La dirección de tu canal
feed-end = Quitar este canal
webhook = Webhook
webhook-help = Cada vez que le toca a alguien que no está, su nombre se envía a esta dirección, por ejemplo una de vuestro chat. Nada de la partida se envía.
webhook-address = Dirección
webhook-save = Guardar
webhook-is = A quién le toca en esta mesa se envía a un webhook.
webhook-here = A quién le toca en esta mesa se envía a un webhook del anfitrión: nombres, y nada de la partida.
webhook-end = Dejar de enviar
webhook-wrong = Esa no es la dirección de un webhook al que este servidor pueda llamar.

### Lobby

lobby-invited = { $host } te invita a jugar a { $game }.
lobby-invited-all = Te invitan a jugar a { $game }.
lobby-sit-down = Sentarme
lobby-full = Todas las sillas están ocupadas. Quédate en esta página para mirar.
lobby-name-taken = Alguien en esta mesa ya tiene este nombre. Elige otro.
lobby-invite = Invita a tus amigos
lobby-fill = { $bots ->
    [one] Completar con { $bots } bot
   *[other] Completar con { $bots } bots
}
lobby-listed = La mesa aparece en la página de inicio: quien abra este servidor puede verla.
lobby-chairs = Alrededor de la mesa
lobby-free = Libre
lobby-away = (ausente)
lobby-sit = Sentarme aquí
lobby-sit-on = Sentarme aquí: { $chair }
lobby-bot = Añadir un bot
lobby-bot-on = Añadir un bot: { $chair }
lobby-choose-bot = Elige un bot
lobby-join = Jugar aquí también
lobby-join-on = Jugar aquí también, en este dispositivo: { $chair }
lobby-join-title = Un dispositivo que pasa de mano en mano
lobby-join-help = Este dispositivo se comparte y pasa de mano en mano. Nadie ve las cartas de los demás.
lobby-join-name = Nombre
lobby-here = (en este dispositivo)
lobby-stand = Levantarme
lobby-free-up = Liberar
lobby-free-chair = Liberar: { $chair }
lobby-options = Opciones
lobby-standard = Se juega con las reglas normales.
lobby-file = De un archivo de quien organiza
lobby-change = Cambiar las opciones
lobby-save-options = Guardar las opciones
lobby-start = Empezar la partida
lobby-ready = Empieza con { $players } jugadores; las sillas que sigan libres se quitan.
lobby-all-here = Ya hay suficientes jugadores.
lobby-host-starts = La partida la empieza quien organiza.

## The invitation

invite-link = Enlace de invitación
invite-scan = Tus amigos lo escanean con el teléfono.
link-copy = Copiar el enlace
link-copied = Enlace copiado.
link-share = Compartir
link-local = Esta dirección solo funciona en este equipo. Para otros dispositivos de tu red, abre esta página con la dirección del equipo; el servidor la muestra si se inicia con
qr-of = { $link }, como código QR
invite-code = Mostrar un código de sala
invite-code-at = O abrir esta dirección y escribir el código de sala:
invite-text = ¡Ven a jugar a { $game }!

## A big screen round which the players sit

screen = Pantalla grande
screen-help = Para un televisor o un proyector: muestra lo que todos pueden ver, y los teléfonos muestran las cartas de cada cual.
screen-put = Poner esta mesa en una pantalla grande
screen-elsewhere = En el navegador de un televisor
screen-open-there = Abre allí esta dirección:
screen-code = Código de sala:
screen-press = En la página que se abre, pulsa «{ $button }».
screen-come = Siéntate con tu teléfono
screen-scan = Escanea esto, o abre en tu teléfono:
screen-full = Todas las sillas están ocupadas. Quien tiene un asiento vuelve a él con este código.
screen-hands = Tu teléfono muestra tus cartas y lo que puedes hacer. Esta pantalla muestra todo lo demás.
screen-darkens = Esta dirección no es segura (HTTPS), así que la página no puede mantener encendida la pantalla: desactiva su salvapantallas.
screen-fullscreen = Pantalla completa
screen-board = Toda la mesa
screen-hand = Mi mano
join-begun = Esta partida ya ha empezado
join-begun-do = Puedes mirar. Para jugar, pide un asiento a quien organiza: en su mesa, el ⋯ junto al nombre de un bot, o de alguien ausente, sirve para dártelo.
join-full = Todas las sillas están ocupadas
join-full-do = Pide a quien organiza que libere una silla y prueba otra vez. También puedes mirar.

## A seat that moves

move-link = Enlace que traslada el asiento
move-text = Tu asiento en { $game }
move-whose = El asiento que se traslada es el de { $name }. Los demás siguen en este dispositivo.
move-good = Sirve una vez, durante { $time }.
move-late = Se acabó el tiempo. Pide un enlace nuevo.

### The table

table-loading = Entrando en la mesa…
status-over = La partida ha terminado.
status-your-turn = Tu turno: { $what }.
status-your-move = haz tu jugada
status-chance = Un momento…
status-thinking = { $who_is ->
    [you] Estás pensando.
   *[other] { $who } está pensando.
}
tab-your-turn = ● Tu turno · { $game }
tab-over = Fin de la partida · { $game }
lesson = Lección
lesson-step = Lección: paso { $number } de { $of }
lesson-over = Ya sabes jugar
lesson-show = Hazlo por mí
lesson-watch = Mira lo que hacen los demás.
lesson-leave = Dejar la lección y jugar
lesson-play = Seguir jugando
hint-ask = Pista
hint-ask-label = Pista: ¿qué harías tú?
hint-of = Pista
hint-would = ¿Qué harías tú?
hint-close = Prefiero elegir
hint-why = ¿Por qué?
coach = Consejos
coach-can = Tu turno. Ahora puedes hacer esto:
coach-what = Tu turno. ¿Qué puedes hacer ahora?
coach-stuck = ¿No sabes qué hacer?
coach-stop = No quiero más consejos
lesson-turn = Tu turno: haz lo que dice la lección.
lesson-other = Haz primero lo que dice la lección.
phrases = Decir algo
phrases-help = Lo oyen o lo ven todos en la mesa.
phrases-hear = Oír lo que dicen los demás
phrases-hear-help = Las frases cortas de los demás jugadores y de los bots.
phrases-some = Elegir a quién oír
phrases-hear-one = Oír a { $name }
phrase-said = { $name }: «{ $phrase }»
face-made = { $name }: { $face }
faces = Poner una cara
face-laugh = risa
face-wink = guiño
face-surprise = sorpresa
face-think = pensativo
face-sad = tristeza
face-cheer = alegría
recap = Desde tu último turno
late-bot = Se te acabó el tiempo: un bot juega por ti hasta que sigas tú.
late-back = Seguir yo
recap-late = Se te acabó el tiempo
recap-away = Durante tu ausencia
recap-own = Jugado en tu lugar:
recap-results = Y pasó esto:
recap-more = { $more ->
    [one] y { $more } cosa más, en el registro
   *[other] y { $more } cosas más, en el registro
}
recap-go = Seguir
log = Qué ha pasado
log-empty = Todavía no ha pasado nada.
log-close = Cerrar el registro
play-log = Registro
play-log-tip = Registro (L)
play-latest = Abrir el registro. Última entrada:
play-aside = Jugadores y registro
play-watching = Estás mirando. Ves lo que ven todos en la mesa{ $host ->
    [yes] , y sigues organizándola desde aquí
   *[no] {""}
}.
play-was-yours = ¿Uno de estos asientos era tuyo? Pide a quien organiza que te lo pase.
play-past = Tras la entrada { $number }:
play-about = Entrada { $number }:
play-back = Volver al presente
play-now = Ahora.
board = El tablero
board-magnified = El tablero, ampliado
board-magnify = Ampliar el tablero
board-whole = Mostrar todo el tablero
lit-places = Adónde puedes ir

## A game played on from a moment of a finished one

what-if-origin = Estás jugando desde la jugada { $ply } de una partida terminada.
what-if-back = A la repetición de esa partida

## Players

players-list = Jugadores
players-bot = bot
players-level = { $level } ·
players-plays-on = { $level } sigue ·
players-to-move = juega
away = ausente
away-bot = ausente, juega un bot
away-late = tiempo agotado, juega un bot
away-bot-in = ausente, un bot juega en { $time }
away-holiday = de vacaciones hasta el { $date }
players-handed = asiento pasado a otra persona
players-left = quedan { $time }
seat-of = Asiento de { $player }
seat-away = Cuando alguien se ausenta, un bot juega en su lugar hasta que vuelva. También puedes dar el asiento a un bot para siempre; entonces su llave ya no lo abre.
seat-skip = No esperar: un bot juega hasta que vuelva { $player }
seat-skipped = Un bot juega hasta que vuelva { $player }.
seat-give = Dar el asiento a un bot
seat-present = { $player } está aquí, así que no se puede pasar el asiento.
seat-hand-help = Aquí puede jugar alguien que perdió el enlace a su asiento, o alguien nuevo: verá las cartas y las notas de este asiento. Se avisa a toda la mesa.
seat-hand-bot = Otra persona puede seguir en lugar de { $player }: verá las cartas y las notas de este asiento. Se avisa a toda la mesa.
seat-hand = Pasar el asiento a alguien
seat-hand-scan = Quien escanee esto tendrá el asiento.
seat-back = Recuperar mi asiento
seat-was-handed = Quien organiza ha pasado el asiento de { $player } a otra persona, que ahora ve sus cartas.
seat-was-back = { $player } ha recuperado el asiento que se había pasado.
seat-moved-host = Tu asiento está ahora en el otro dispositivo.
seat-given = Ahora un bot juega en lugar de { $player }.

## The connection

curtain = Pásale el dispositivo a { $name }
curtain-help = Que no mire nadie más ahora.
curtain-look = Soy { $name }: mantén pulsado para ver
curtain-hand = Pasar a { $name }
newer = Hay una versión nueva de Parlour.
newer-take = Cargarla
newer-later = Más tarde
keep-no-room = En este navegador no queda espacio para guardar Parlour y usarlo sin conexión. Con conexión, todo funciona.
keep-tab = A tu navegador no le queda espacio para esta página, o no puede guardar nada. Lo que ya guardó se queda; lo nuevo dura hasta que cierres esta pestaña.
keep-nothing = Tu navegador ya no acepta nada de esta página: lo nuevo, como un asiento o un ajuste, dura hasta que cierres la página o la recargues.
lacks = { $what ->
    [wasm] Este navegador no tiene WebAssembly, o un ajuste lo desactiva.
    [workers] Este navegador no tiene workers, o un ajuste los desactiva.
    [both] Este navegador no tiene ni WebAssembly ni workers, o un ajuste los desactiva.
    [part] Esta página se construyó sin la parte que trabaja sola en el navegador.
   *[start] Este navegador no puede arrancar lo que hace falta: WebAssembly en un worker.
}
offline = No tienes conexión.
offline-waits = La partida espera y sigue desde aquí cuando vuelvas.
connection-lost = Se ha perdido la conexión con la mesa.
connection-stuck = El servidor no llega a su base de datos en este momento. Nada de lo aceptado se ha perdido, y tu jugada se vuelve a enviar sola.
connection-crowded = Ya hay demasiada gente mirando esta mesa.
connection-again-in = Nuevo intento en { $seconds } s.
connection-again = Reintentando…
connection-now = Probar ahora
connection-bot-in = Un bot jugará en tu lugar en { $time }, hasta que vuelvas.
connection-bot-soon = Pronto jugará un bot en tu lugar, hasta que vuelvas.
connection-bot = Un bot juega en tu lugar hasta que vuelvas.

## Notices

notices-ask = ¿Quieres que esta página te avise cuando sea tu turno y estés mirando otra cosa?
notices-yes = Sí, avísame
notices-no = No

## The table's menu

menu = Compartir y opciones
menu-tip = Compartir y opciones (T)
menu-watch = Compartir: que alguien mire
menu-watch-help = El público ve lo mismo que todos en la mesa, y la mano de nadie.
menu-here = Mientras dura, esta partida está solo en este navegador: nadie puede mirarla y no puede pasar a otro dispositivo. Cuando termina, desde su análisis se puede guardar en un archivo o, si hay un servidor, subir para tener un enlace.
menu-device = Jugar en otro dispositivo
menu-device-help = Tu asiento se traslada allí, con tus cartas y tus notas. Desde entonces, esta página puede mirar.
menu-device-ask = Jugar en mi teléfono
menu-device-scan = Escanea esto con tu teléfono. No se lo muestres a nadie.
menu-absent = Si alguien se ausenta
menu-options = Opciones de esta partida
menu-standard = Las reglas normales; no se cambió ninguna opción.
menu-leave = Salir
menu-leave-help = Tu asiento se guarda en este navegador: desde la página de inicio puedes volver aquí.
menu-leave-host = Organizas la mesa desde este navegador: desde la página de inicio puedes volver aquí.
menu-leave-watching = El mismo enlace te trae de vuelta aquí, mientras exista la mesa.

## The end

replay = Repetición
review = Análisis
outcome-nobody = Nadie gana.
outcome-one = { $who_is ->
    [you] ¡Ganas!
   *[other] Gana { $who }.
}
outcome-bot = { $who_is ->
    [you] Un bot gana por ti.
   *[other] Un bot gana por { $who }.
}
outcome-several = Victoria compartida: { $who }.
over-stood-in = { $who_is ->
    [you] Un bot jugó por ti hasta el final.
   *[other] Un bot jugó por { $who } hasta el final.
}
over-won = ganó
over-rematch = Revancha
over-again = Jugar otra vez
over-to-rematch = A la revancha
over-review = Analizar mi partida
over-games = Otro juego
over-agreed = A favor de la revancha: { $names }
over-waiting = Todavía no: { $names }
over-at-once = Empezar sin esperar
level-aside = { $bot } (para comparar)
level-of =
    { $place ->
        [first] { $bot } (el más fácil)
        [last] { $bot } (el más fuerte)
       *[between] { $bot }
    }
level-rung = { $bots }
over-level = Rivales en la próxima partida
level-up = ¡Has ganado! Prueba ahora con rivales más fuertes: { $bot }.
level-top = ¡Has ganado a los bots más fuertes que hay!
level-same = ¿Otra vez contra los mismos rivales?
level-down = ¿Demasiado difícil? Prueba con rivales más fáciles: { $bot }.

### Replay

replay-of = { $game }: repetición
review-back = Al análisis
review-of = { $game }: análisis
replay-loading = Cargando la partida…
replay-before = Antes de la primera jugada.
replay-first = Ir al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausar
replay-forward = Un paso adelante
replay-last = Ir al final
replay-pace = Velocidad
replay-slider = Momento de la partida
replay-at = Jugada { $ply } de { $last }: { $what }
replay-side = Visto por
replay-everything = Todo a la vista
replay-spectator = El público
replay-table = A la mesa
replay-more = Más controles
replay-aside = Registro y análisis
replay-panel = Junto al tablero

### Review

review-loading = Calculando…
review-summary = En resumen
review-bot-between = { $who_is ->
    [you] Un bot hizo jugadas por ti: { $moves }. No se te juzga por ellas.
   *[other] Un bot hizo jugadas por { $who }: { $moves }. No se juzga a nadie por ellas.
}
review-bot-from = { $who_is ->
    [you] Desde la jugada { $ply } un bot jugó por ti. No se te juzga por lo que hizo.
   *[other] Desde la jugada { $ply } un bot jugó por { $who }. No se juzga a nadie por lo que hizo.
}
review-by-bot = { $name } (bot)
review-bot-here = Un bot por { $who }
highlight-none = Aquí jugó un bot: no hay nada que juzgar.
highlight-known-bot = Para entonces ya jugaba un bot.
highlights = Qué mirar primero
highlights-of = La partida de
highlight-best-yours = Tu mejor momento
highlight-best = El mejor momento de { $who }
highlight-no-best = Ninguna elección destacó.
highlight-best-in-vain = Algunas decisiones fueron las mejores, pero ninguna dio lo que se podía esperar de ella.
highlight-lost-yours = Cómo perdiste
highlight-lost = Cómo perdió { $who }
highlight-miss-yours = Tu fallo más caro
highlight-miss = El fallo más caro de { $who }
highlight-miss-lost = Por esto se perdió la partida: ver «{ $title }».
highlight-miss-beside = Es lo que más costó según lo que se podía esperar entonces. Lo que decidió la partida está en «{ $title }».
highlight-no-miss = Ninguna de las decisiones que aquí se valoran costó mucho.
highlight-unlucky-yours = Tu peor suerte
highlight-unlucky = La peor suerte de { $who }
highlight-no-mistake = Esto fue mala suerte, no un error.
highlight-known-yours = Cuándo podías saberlo
highlight-known = Cuándo podía saberlo { $who }
highlight-go = Ver la jugada { $ply }
highlight-else = Jugarlo de otra forma
highlight-lesson = Las primeras jugadas eran de la lección, no tuyas.
highlight-why = Ver por qué
highlight-because = Se deduce de esto:
highlight-more = { $count } más
share-title = Para compartir
share-picture = Compartir una imagen del resultado
share-link = Copiar el enlace
share-upload = Subir para tener un enlace
share-as-file = Guardar en un archivo
share-link-copied = Copiado
share-address = Un enlace que abre este análisis
share-copied = Enlace copiado.
share-saved = Imagen guardada.
share-failed = No se pudo crear la imagen. El enlace sí se puede copiar.
share-file = parlour-result
share-won = Victoria de { $who }
share-lost = Derrota de { $who }
share-count = { $grade }: { $count }
share-judged = { $decisions ->
    [one] 1 decisión evaluada
   *[other] { $decisions } decisiones evaluadas
}
share-line = { $title }: { $said }. { $judged } ({ $grades }).
share-line-unjudged = { $title }: { $said }.
review-details = Detalles: acierto, suerte y bits
review-bits-left = Bits por descubrir
review-bits-help = Cada bit reduce a la mitad lo que queda: un caso son 0 bits, 2 casos son 1 bit, 1024 casos son 10.
review-bits = { $bits } de { $most }
review-player = Jugador
review-graded = Valoradas
review-skill = Acierto
review-luck = Suerte
review-totals-help = El acierto compara cada elección con la mejor, según lo que se podía saber entonces: 0 es perfecto. La suerte compara lo que salió con lo que cabía esperar.
review-moments = Momento a momento
review-whose = Momentos de quién
review-all = Todos los jugadores
review-which = Qué momentos
review-everything = Todo
review-list = Momentos
review-thought = Lo que el bot podía saber:
review-why = Por qué { $name } hizo esto:
review-none = No hay ninguno de este tipo.
review-notes = Tus apuntes
grade-best = La mejor
grade-good = Buena
grade-fine = Aceptable
grade-inaccuracy = Imprecisión
grade-mistake = Error
grade-blunder = Error grave
grade-best-means = nada, o casi nada.
grade-good-means = un poco, menos de una décima parte.
grade-fine-means = algo, pero no más de una cuarta parte.
grade-inaccuracy-means = hasta la mitad.
grade-mistake-means = más de la mitad.
grade-blunder-means = más de tres cuartas partes, o todo.
review-grades = Qué significan las notas
review-grades-help = Una nota compara una elección con la mejor posible, según lo que se sabía entonces. No cuenta cómo acabó. Cuenta cuánto se dejó escapar de lo que estaba en juego:
chart-help = Un caso es una manera en que todo podría ser. Todos empiezan con muchos y los van descartando: cuanto más baja la línea, más se podía saber.
chart-known = Queda 1 caso: se sabe todo
chart-all = Público
chart-label = { $measure }; los números están en la tabla de abajo
chart-move = jugada { $ply }
chart-after = Tras la jugada { $ply }
chart-table = Como tabla
chart-table-label = { $measure }, como tabla
chart-caption = { $measure }, tras cada jugada que cambió algo
chart-column = Jugada
chart-everybody = Todos

## What if: playing on from a moment of a finished game

what-if = Seguir jugando desde aquí
what-if-start = La partida vuelve a empezar desde el principio.
what-if-after = La partida está como quedó tras la jugada { $ply }.
what-if-help = { $who_is ->
    [you] Sabes solo lo que sabías entonces, y los bots juegan en lugar de los demás.
   *[other] Juegas en lugar de { $who } y sabes solo lo que { $who } sabía entonces. Los bots juegan en lugar de los demás.
}
what-if-moves = { $who_is ->
    [you] Será tu turno.
   *[other] Será el turno de { $who }.
}
what-if-waits = { $first_is ->
    [you] Primero es tu turno, y lo juega un bot.
   *[other] Primero es el turno de { $first }.
}
what-if-before = { $who_is ->
    [you] Deshacer tu jugada { $ply }
   *[other] Deshacer la jugada { $ply } de { $who }
}
what-if-over = Aquí la partida ya ha terminado. Vuelve a un momento anterior para seguir jugando desde allí.
what-if-last = { $who_is ->
    [you] Ir a tu última elección
   *[other] Ir a la última elección de { $who }
}
what-if-who = ¿En lugar de quién?
what-if-cards = ¿Con qué cartas ocultas?
what-if-real = Las mismas
what-if-fresh = Otras
what-if-real-help = Cada cual tiene las mismas cartas que en la partida. Lo que después dependa del azar puede salir de otro modo.
what-if-fresh-help = { $who_is ->
    [you] Lo que no podías ver se reparte de nuevo, para que la repetición no te diga nada. Todo lo que viste queda como estaba.
   *[other] Lo que { $who } no podía ver se reparte de nuevo, para que la repetición no te diga nada. Todo lo que { $who } vio queda como estaba.
}
what-if-play = Seguir jugando
what-if-fifty = Que los bots la jueguen { $all } veces
what-if-fifty-help = { $who_is ->
    [you] En tu lugar juega el bot más fuerte, que sabe lo que tú sabías, y también por las demás personas; los bots de la partida juegan como antes.
   *[other] En lugar de { $who } juega el bot más fuerte, que sabe lo que { $who } sabía, y también por las demás personas; los bots de la partida juegan como antes.
} En muchas partidas se ve cuánto fue suerte.
what-if-result = Cómo acabaron las partidas de los bots
what-if-counting = { $done } de { $all } partidas jugadas…
what-if-won = { $who_is ->
    [you] En tu lugar, el bot más fuerte ganó { $won } de { $all } partidas.
   *[other] En lugar de { $who }, el bot más fuerte ganó { $won } de { $all } partidas.
}
what-if-shared = Varios pueden ganar una partida juntos; entonces cuenta para cada uno.
what-if-did-win = { $who_is ->
    [you] En la partida real ganaste.
   *[other] En la partida real ganó { $who }.
}
what-if-did-not-win = { $who_is ->
    [you] En la partida real no ganaste.
   *[other] En la partida real { $who } no ganó.
}

### The record of one's own games

record = Tu historial
record-not-kept = Una partida no se pudo anotar en tu historial, porque este navegador no tiene más espacio o no puede guardar nada. Libera espacio y abre tu historial otra vez: entonces se anotará.

### The sheet of cells that some games have

sheet-you = Tú
sheet-pens = Al pulsar una casilla
sheet-pen-write = Abc
sheet-readings = Probabilidad
sheet-possible = por las cartas
sheet-likely = por cómo juegan
sheet-fill-seen = Rellenar lo que vi
sheet-fill-follows = Rellenar lo que se deduce
sheet-open = { $row }, { $column }: aquí no hay nada seguro.
sheet-chance = { $row }, { $column }: { $possible } % solo por las cartas, { $likely } % por cómo juegan todos.
sheet-follows = Se deduce de lo que viste.
sheet-readonly = Esta hoja es solo para mirar.
sheet-keys = Intro recorre las marcas, las letras escriben iniciales, Supr borra la casilla.
sheet-printed = Las marcas impresas son lo que viste.
sheet-dotted = Las marcas punteadas son lo que se deduce.
sheet-pencil = Las marcas a lápiz son tuyas.
sheet-letters = Letras para { $row }, { $column }
sheet-mark-no = no
sheet-mark-yes = sí
sheet-mark-either = una de dos
sheet-mark-maybe = quizá
sheet-mark-ask = pregunta
sheet-cell = { $row }, { $column }: { $says }
sheet-cell-blank = en blanco
sheet-cell-up = boca arriba
sheet-cell-seen = visto: { $mark }
sheet-cell-follows = se deduce: { $mark }
sheet-cell-chance = { $possible } % por las cartas, { $likely } % por cómo juegan
sheet-cell-mark = tu marca: { $mark }
sheet-cell-text = escribiste { $text }
sheet-cell-clash = no coinciden
sheet-cell-proved = esto es lo que se podía saber
why = ¿Por qué?
why-wait = Calculando…
why-not = No es seguro.
why-rules = Se deduce solo de las reglas.
why-is = Por qué { $what } está ahí
why-is-not = Por qué { $what } no está ahí

## Notes compared with what could be known

slip-move = Jugada { $ply }
slip-why = Por qué
slip-since = Se deducía desde la jugada { $ply }.
slip-known-since = Podías saberlo desde la jugada { $ply }.
slips-unmarked = No hiciste ninguna marca a mano.
slips-right = Todas tus marcas son correctas, hasta donde se podía saber desde tu asiento.
slips-wrong = { $marks ->
    [one] Una de tus marcas es incorrecta.
   *[other] { $marks } de tus marcas son incorrectas.
}
slips-wrong-list = Marcas incorrectas
slips-unsaid-list = Conclusiones sin apuntar

### Places in a house

door-north = puerta norte
door-east = puerta este
door-south = puerta sur
door-west = puerta oeste
door-north-first = puerta norte izquierda
door-north-last = puerta norte derecha
door-east-first = puerta este de arriba
door-east-last = puerta este de abajo
door-south-first = puerta sur izquierda
door-south-last = puerta sur derecha
door-west-first = puerta oeste de arriba
door-west-last = puerta oeste de abajo
square = fila { $row }, columna { $column }
square-at-door = ante la { $door }
square-from-door = { $steps } desde la { $door }
squares-left = { $squares } a la izquierda
squares-right = { $squares } a la derecha
squares-up = { $squares } hacia arriba
squares-down = { $squares } hacia abajo

### About

about-tab = Acerca de
about-title = Acerca de Parlour
about-what = Parlour es una mesa para juegos de identidades ocultas, deducción y engaño. Es un solo programa que alguien ejecuta, quizá en un portátil en la misma habitación. No hay ninguna empresa detrás de esta página, y no hay cuentas.
about-told-title = Lo que se te dice
about-told = La página recibe solo lo que sabría una persona en tu asiento. Las cartas que no puedes ver no están escondidas en la página: en una mesa de un servidor no salen de él hasta que acaba la partida. A los bots se les da exactamente lo mismo: lo que sabría una persona en su asiento, y nada más. Lo que tarda un bot no depende de las cartas que tiene.
about-told-here = La página recibe solo lo que sabría una persona en tu asiento. Lo que no puedes ver se queda en la parte de este navegador que reparte las cartas, y no llega a la página. A los bots se les da exactamente lo mismo: lo que sabría una persona en su asiento, y nada más. Lo que tarda un bot no depende de las cartas que tiene.
about-knows-title = Lo que sabe el servidor
about-knows-here-title = Lo que sale de este navegador
about-knows-here = Nada: este sitio no tiene servidor. Tus partidas, tus notas, tu historial y tu nombre se quedan aquí.
about-knows-moves = Cada jugada de cada mesa, para que una partida sobreviva a un fallo y tenga repetición cuando termine.
about-knows-you = El nombre que diste, las notas que tomaste en una partida y una huella de la llave de tu asiento.
about-knows-notebook = Nada de un cuaderno para una partida en una mesa de verdad: tu navegador calcula por sí mismo. Si no puede, el servidor responde y no guarda nada.
about-to-notebook = Al cuaderno
about-knows-record = Nada de tu historial: tu navegador guarda la lista de tus partidas y calcula por sí mismo las puntuaciones.
about-knows-nothing = Ni contraseña, ni dirección, ni cookies. No se carga nada de ningún otro sitio.
about-key = Tu asiento es una llave en este navegador. Quien tiene la llave tiene el asiento: una invitación no la contiene. Un asiento pasa a otro dispositivo con un código que sirve una vez; después, la llave vieja no abre nada. Quien lleva el servidor podría mirar en su base de datos, así que juega donde te fíes de esa persona.
about-network-title = Sin conexión
about-network = Después de la primera visita, este navegador guarda la página. Sin conexión juegas contra bots o con otras personas en este dispositivo; las lecciones, los casos y el cuaderno también funcionan.
about-network-lacking = Por eso este navegador no puede jugar por sí solo: sin conexión, aquí no hay partidas, lecciones ni casos, y el cuaderno no deduce nada.
about-network-opens = Las reglas, tu historial y tus notas se abren de todos modos.
about-network-not = De esta dirección, este navegador no guarda la página: sin conexión, aquí no se abre nada. Los navegadores solo guardan páginas por HTTPS, o desde localhost en el ordenador donde está el servidor.
about-network-not-yet = { $why ->
    [no-room] En este navegador no queda espacio para guardar la página: sin conexión, aquí no se abre nada. Libera algo de espacio y vuelve a cargar la página.
   *[other] Este navegador aún no ha guardado la página: sin conexión, aquí todavía no se abre nada. Vuelve a cargar la página para intentarlo otra vez.
}
about-fair-title = ¿Es justo el reparto?
about-fair = Cada reparto, tirada y robo de cartas se hace en un único lugar del servidor, a partir de números aleatorios de una fuente criptográfica. Ningún jugador y ningún bot puede elegir ni prever nada de ello. No hace falta que te fíes del servidor: antes del reparto cada persona de la mesa saca un número propio, y todos juntos deciden cada carta y cada tirada. Al acabar la partida tu navegador lo recalcula todo y dice junto al resultado si es correcto. Allí se explica también qué queda demostrado y qué no.
about-fair-here = Cada reparto, tirada y robo de cartas se hace en este navegador, con su fuente criptográfica de azar. Ningún jugador y ningún bot interviene en ello.
about-unfair = Lo que ningún programa puede impedir: que dos personas se cuenten sus cartas, o que una misma ocupe dos asientos. Juega con amigos.
about-games-title = Los juegos
about-games = Las reglas de cada juego están en su página de reglas, punto por punto; cuando se rechaza una jugada, se nombra el punto. Todas las imágenes se dibujaron para este programa.

### Notebook

notebook-page = Cuaderno
notebook-intro = Para una partida con cartas en una mesa de verdad. Anota lo que pasa; la hoja muestra qué se deduce y por qué. Tus notas se quedan en este navegador, que calcula por sí mismo lo que se deduce.
notebook-intro-server = Si no puede, lo hace el servidor y no guarda nada.
notebook-setup = Jugadores y cartas
notebook-undo = Deshacer
notebook-new = Nuevo
notebook-new-label = Cuaderno nuevo
notebook-have = Abrir un cuaderno guardado
notebook-have-title = O abre un cuaderno guardado
notebook-parts = Partes del cuaderno
notebook-tab-sheet = Hoja
notebook-tab-note = Anotar
notebook-tab-entries = Entradas
notebook-tab-ask = Consejo
notebook-tab-text = Texto
notebook-thinking = Pensando…
notebook-waits = La hoja llegará cuando tus notas se hayan examinado.
notebook-cannot = Por eso el cuaderno no puede deducir aquí lo que se sigue. Tus notas se quedan: continúalas como texto, y ábrelas en un navegador que pueda.
notebook-cannot-now = Por eso este navegador no puede deducir por sí solo lo que se sigue, y ahora el servidor no responde.
notebook-no-sheet = Todavía no hay hoja: revisa los jugadores y sus manos.
notebook-no-sheet-contradiction = No hay hoja mientras las notas se contradigan.
notebook-note = Anotar lo que pasó
notebook-what = ¿Qué pasó?
notebook-entry = Entrada { $entry }
notebook-so-far = Lo que ha pasado hasta ahora
notebook-ask = Qué preguntar
notebook-ask-title = Qué preguntar ahora
notebook-ask-no-sheet = Mientras no haya hoja, no hay consejo.
notebook-take = Guardar o editar el texto
notebook-noted = Anotado: { $line }
notebook-changed = Cambiado a: { $line }
notebook-removed = La entrada { $entry } se ha borrado. Puedes recuperarla con «Deshacer».
notebook-empty-title = ¿Un cuaderno nuevo?
notebook-empty = Esto borra tus notas. Puedes recuperarlas con «Deshacer» mientras esta página siga abierta; para conservarlas, descárgalas antes.
notebook-begin = Empezar uno nuevo
notebook-suspect = Sospechoso
notebook-weapon = Arma
notebook-room = Habitación
notebook-suspects = Sospechosos
notebook-weapons = Armas
notebook-rooms = Habitaciones
notebook-case-file = sobre
notebook-open-cards = cartas boca arriba
notebook-possible = Por las cartas
notebook-likely = Por cómo juegan

## The notebook's players and cards

setup-players = ¿Quiénes juegan, por orden de turno?
setup-player = Jugador { $number }
setup-name = Nombre del jugador { $number }
setup-hand = Cartas de { $player }
setup-me = yo
setup-me-label = yo: { $player }
setup-remove = Quitar a { $player }
setup-add = Añadir jugador
setup-onlooker = Yo solo miro
setup-dealt = { $given } de { $cards } cartas repartidas
setup-evenly = Repartir por igual
setup-own = Tus cartas
setup-own-count = Tus cartas: { $chosen } de { $hand }
setup-more = Otras cartas, o cartas sobrantes
setup-standard = Las 21 cartas normales
setup-standard-help = Desactívalo para poner las tuyas, una en cada línea.
setup-open = Algunas cartas están boca arriba
setup-open-help = Para reglas en las que sobran cartas después del reparto.
setup-open-cards = Cartas boca arriba
setup-save = Guardar
setup-need-names = Cada jugador necesita un nombre.
setup-reserved-name = «{ $name }» significa otra cosa en un cuaderno. Escribe tu nombre y márcalo como «yo».
setup-same-name = Dos jugadores tienen el mismo nombre.
setup-need-cards = Debe haber al menos un sospechoso, un arma y una habitación.
setup-wrong-hands = Las manos suman { $given } cartas, pero se reparten { $cards }: todas menos las 3 del sobre y las que están boca arriba.
setup-wrong-own = { $hand ->
    [one] Tienes { $hand } carta; has elegido { $chosen }.
   *[other] Tienes { $hand } cartas; has elegido { $chosen }.
}

## The notebook's sheet

notebook-sheet = La hoja
notebook-show = Qué muestran las casillas abiertas
notebook-show-marks = Marcas
notebook-show-possible = Por las cartas
notebook-show-likely = Por cómo juegan
notebook-how-possible = Probabilidad solo por las cartas: cada reparto que encaja con tus notas cuenta igual.
notebook-how-likely = Probabilidad por cómo juegan todos: también tiene en cuenta cómo se elige qué carta mostrar. Quien te mostró una de las cartas pedidas quizá no tenía otra.
notebook-solved = Resuelto: { $cards }
notebook-deals = Repartos posibles: { $deals }.
notebook-deals-about = Repartos posibles: unos { $deals }.
notebook-solutions = Soluciones posibles: { $solutions }.
notebook-estimated = Estimación.
notebook-samples = La probabilidad exacta habría tardado más de un segundo. Esta viene de muestras que valen por { $deals } repartos; las marcas son seguras de todos modos.
notebook-player = { $player }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
notebook-case = El
notebook-file = sobre
notebook-open = Arriba
notebook-mark-has = la tiene
notebook-mark-not = no la tiene
notebook-mark-open = abierta
notebook-cell-possible = { $chance } % por las cartas
notebook-cell-likely = { $chance } % por cómo juegan
notebook-key = ✓ la tiene, · no la tiene, vacía: abierta. Toca una casilla para ver por qué.
notebook-triples = Las soluciones más probables
notebook-solution = Solución
notebook-cell = { $card }, { $holder }
notebook-cell-open = Todavía no hay nada seguro.
notebook-cell-how = «Por las cartas» cuenta igual cada reparto que encaja con tus notas. «Por cómo juegan» también tiene en cuenta cómo se elige qué carta mostrar.
notebook-cell-sampled = Son estimaciones: con tantas cartas no da tiempo a contar todos los repartos. La casilla puede ser segura aunque aquí no lo parezca.
notebook-cell-certain = Es seguro, pero explicar por qué tardaría demasiado.

## Lines that cannot be read, and where something is said

source-hand = Tienes { $cards }.
source-open = Boca arriba: { $cards }.
trouble-kept = Tus notas se guardan en este navegador y se procesarán en cuanto sea posible.
trouble-lines = Líneas que no se entienden
trouble-lines-title = { $lines ->
    [one] Una línea no se entiende
   *[other] Algunas líneas no se entienden
}
trouble-line = Línea { $line }
trouble-edit = Editar el texto
trouble-contradiction = Una contradicción

## An entry of the notebook

entry-kind = Qué pasó
entry-asked = Sugerir
entry-accused = Acusar
entry-seen = Visto
entry-note = Nota
entry-your-note = Tu nota
entry-who = ¿Quién?
entry-has-label = La tiene o no
entry-has = la tiene
entry-lacks = no la tiene
entry-who-asked = ¿Quién preguntó?
entry-who-accused = ¿Quién acusó sin acertar?
entry-who-showed = ¿Quién mostró una carta?
entry-nobody = Nadie
entry-unseen = No lo vi
entry-other-cards = Otras cartas
# One of the answers to a suggestion.
entry-shows = { $player }: { $card }
entry-passed = Sin carta: { $players }.
entry-which = ¿Qué carta?
entry-which-seen = ¿Qué carta, si la viste?
entry-unknown = No se sabe
entry-save = Anotar
entry-change = Cambiar la entrada { $entry }
entry-change-short = Cambiar
entry-remove = Borrar la entrada { $entry }
entry-remove-short = Borrar
entries-none = Nada todavía. Anota cada sugerencia cuando se haga.
entries-blamed = parte de la contradicción
said-asked = { $by } pregunta por { $cards }
said-passes = { $who } no tiene ninguna
said-shows = { $who } muestra una carta
said-shows-card = { $who } muestra { $card }
said-nobody = nadie muestra nada
said-answered = { $asked }: { $answers }
said-accused = { $by } acusa sin acertar: { $cards }
said-has = { $holder }: { $cards }
said-lacks = { $holder }: no { $cards }
said-note = Nota: { $text }
notebook-need-note = Escribe lo que quieres anotar.
notebook-need-holder = Elige quién tiene la carta.
notebook-need-card = Elige la carta.
notebook-need-asker = Elige quién preguntó.
notebook-need-accuser = Elige quién acusó.
notebook-need-cards = Elige un sospechoso, un arma y una habitación.
notebook-need-shower = Elige quién mostró una carta.

## Advice

ask-where = ¿Adónde puedes ir? Si no eliges nada, valen todas las habitaciones.
ask-what = ¿Qué pregunto?
ask-ready = Ya está el consejo.
ask-old = Tus notas han cambiado desde entonces. Pregunta otra vez.
ask-onlooker = Solo preguntan quienes juegan. Di en «Jugadores y cartas» quién eres.
ask-accuse = La solución es segura: acusa.
ask-now = Una acusación ahora acertaría con una probabilidad del { $chance }.
ask-open = La solución está tan abierta como { $cases } casos igual de probables.
ask-in-bits = En bits
ask-left = Quedan { $bits } bits por descubrir: un bit es la respuesta a una pregunta de sí o no.
ask-sampled = Estos números son estimaciones; los exactos habrían tardado demasiado.
ask-own = Ya tienes { $cards }.
ask-learn = Averiguas
ask-certain = Certeza luego
ask-guess = Mejor apuesta luego
ask-gives-away = Revelas
ask-unknown = no se sabe
ask-cases = quedarían unos { $left } de { $all } casos
ask-rules-out = { $share ->
    [0] nada
   *[other] un { $share } % de los casos
}
ask-bits = { $bits } bits
ask-for = Pregunta por { $cards }
ask-this = Preguntar esto
ask-others = Otras en esta habitación
ask-how = «Averiguas» es cuánto se espera que se reduzca lo que está abierto. «Revelas» es lo que se espera que pueda descartar el público: alguien sin cartas, que solo ve quién pasa y quién muestra una carta.

## The notebook as text

text-label = El cuaderno como texto
text-download = Descargar
text-copy = Copiar
text-copied = El cuaderno está copiado.
text-copy-forbidden = El navegador no permite copiar. Selecciona el texto a mano.
text-open = Abrir este texto
text-open-file = Abrir un archivo
text-opened = { $file } está abierto. Con «Deshacer» vuelve el cuaderno anterior.
text-file = Un archivo de cuaderno
text-too-long = Este archivo es más largo de lo que puede ser un cuaderno.
text-no-notebook = { $file } no es un cuaderno: ninguna línea dice quién juega. Tus notas quedan como están.
text-help = Una línea por cada cosa que pasó, por ejemplo
text-help-comment = Los nombres se pueden acortar. Lo que sigue a un # es solo para ti.

### The board of a game that has none of its own

plain-view = Vista
plain-turn = Turno
plain-options = Opciones
plain-move = Una jugada como JSON
plain-not-json = Esto no es JSON.
plain-play = Hacer la jugada
plain-news = Últimas noticias
plain-notes = Notas privadas
plain-everything = Todo

### For developers

dev-loading = Cargando el tablero…
dev-moment = Momento
dev-forget = Olvidar las notas
dev-none = { $file } no tiene ningún momento que mostrar.

## Veladas duplicadas

evening = Velada duplicada
evening-offer = O comparaos: todos jugáis las mismas partidas, cada cual en su propia mesa.
evening-mine = Tus veladas
evening-seat = Participas
evening-led = Organizas tú
evening-closed = Cerrada: ver la clasificación
evening-gone = Esta velada ya no existe.
evening-forget = Olvidar esta velada de { $game }
evening-at = Partida { $board } de { $boards } de una velada duplicada
evening-next = Partida siguiente
evening-back = Volver a la velada
evening-to-standings = Ver la clasificación
evening-table = Es tu partida de una velada duplicada. Nadie más la ve hasta que todos hayan terminado la suya.

## Repartos que cualquiera puede comprobar

shares-waiting = Todos los dispositivos ayudan a barajar. Se espera a { $names }, diez segundos como mucho.
shares-unopened = { $names }: sin respuesta a tiempo. Se repartió sin esperar.
home-saved = Abrir una mesa guardada
home-list-changed = Faltan líneas que este navegador vio en la lista de mesas de este servidor
