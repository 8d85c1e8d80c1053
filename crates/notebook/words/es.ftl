# Every sentence of the detective's notebook, in English.
#
# Words between backquotes are those of the text format, or what somebody wrote: they are the same in every language.

## What things are called

suspect = sospechoso
    .plural = sospechosos
    .one = un sospechoso
    .none = ningún sospechoso
    .all = todos los sospechosos
weapon = arma
    .plural = armas
    .one = un arma
    .none = ningún arma
    .all = todas las armas
room = habitación
    .plural = habitaciones
    .one = una habitación
    .none = ninguna habitación
    .all = todas las habitaciones
card = carta
    .one = una carta
    .none = ninguna carta
player = jugador
    .one = un jugador
    .none = ningún jugador
suggestion = una sugerencia
accusation = una acusación

## Names that fit nothing, or too much

unknown-name = no hay { $what_none } con el nombre `{ $name }`
missing-name = aquí falta el nombre de { $what_one }
ambiguous-name = `{ $name }` puede ser { $names }
unknown-me = no se sabe quién es `{ $name }`
did-you-mean = ¿querías decir { $name }?
write-more = escribe un poco más del nombre
write-who-i-am = dilo en una línea como `me: Ann`

## Cards in a line

kind-missing = { $what } nombra un sospechoso, un arma y una habitación; aquí no hay { $kind_none }
kind-twice = { $what } nombra solo { $kind_one }, no a la vez { $one } y { $other }
listed-twice = { $card } aparece dos veces
too-many-listed = no hay tantas cartas
all-of-kind = { $kind_all }: { $names }
write-commas = pon comas entre las cartas

## What happened

nothing-happened = esta línea no dice qué pasó
unknown-verb = `{ $word }` no es una palabra para nada que pueda pasar
unknown-key = ninguna línea empieza con `{ $words }`
did-you-mean-word = ¿querías decir `{ $word }`?
write-suggestion = escríbelo como `{ $line }`
nothing-asked = esto no dice qué se preguntó
nothing-seen = esto no dice qué carta
write-seen = escríbelo como `{ $line }`
empty-note = esta nota está vacía
accusation-right = una acusación acertada termina la partida, y no queda nada que averiguar
accusation-answered = a una acusación solo le puede seguir `wrong`
too-many-entries = solo se leen { $most } entradas: esta y las siguientes ya no

## Who answered what

asker-answers = { $player } pregunta, y no responde
passes-and-shows = { $player } no puede pasar y mostrar una carta a la vez
passes-twice = { $player } pasa dos veces
passes-with-card = quien pasa no muestra ninguna carta, pero aquí pone `{ $words }`
unclear-answer = `{ $words }` no dice si pasan o muestran
not-an-answer = `{ $words }` no es una respuesta
write-answer = escribe `{ $player } passes` o `{ $player } shows`
answers-after-card = cuando { $shower } ha mostrado una carta, ya no responde nadie más
leave-out = quita lo que viene después de `{ $shower } shows`
out-of-order = según el orden de `players:`, { $before } responde antes que { $player }
put-before = pon a { $player } antes que a { $before }
not-asked-for = { $player } no puede mostrar { $card }: no se preguntó por esa carta
asked-for = las cartas pedidas eran { $cards }

## Cards and players

line-twice = `{ $key }:` ya está en la línea { $line }
put-into-one = ponlo todo en una línea
unknown-edition = no se conoce la edición `{ $edition }`
write-edition = escribe `edition: 1972`, o pon tus propias cartas en `suspects:`, `weapons:` y `rooms:`
no-card-of-kind = debe haber al menos { $kind_one }
cards-alike = hay dos cartas con el nombre `{ $name }`
too-many-cards = puede haber { $most } cartas como máximo: `{ $name }` ya sobra
no-players = ninguna línea dice quién juega
write-players = escribe una línea como `players: Ann 6, Bob 6, Cleo 6`
too-few-players = debe haber al menos dos jugadores
too-many-players = puede haber { $most } jugadores como máximo: `{ $name }` ya sobra
players-alike = hay dos jugadores con el nombre `{ $name }`
add-letter = añade una letra a uno de los dos
reserved-name = nadie puede llamarse `{ $name }`: aquí esa palabra tiene un significado propio
not-a-name = `{ $name }` no es un nombre: no tiene letras ni cifras
long-name = el nombre `{ $name }…` tiene más de { $most } letras
name-with-colon = el nombre `{ $name }` lleva dos puntos, que marcan el final de la pregunta

## Hands

no-owner = ninguna línea dice de quién es esta mano
write-owner = escribe una línea como `me: Ann`
wrong-own = { $player } tiene { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
}, pero aquí { $noted ->
    [one] aparece 1
   *[other] aparecen { $noted }
}
huge-hand = { $player } no puede tener tantas cartas
no-hand = ninguna línea dice cuántas cartas tiene { $player }
uneven-hands = { $cards } cartas no se pueden repartir por igual entre { $players } jugadores
write-hands = escribe cuántas tiene cada cual, por ejemplo `players: { $hands }`
wrong-hands = las manos tienen { $held } cartas, pero de las { $cards } se reparten { $dealt }, con { $open ->
    [0] 3 en el sobre
   *[other] 3 en el sobre y { $open } boca arriba
}

## After many faults

more-faults = hay { $faults } fallos más

## Where something is said: within a sentence, and at its beginning

hand = tu mano
open = las cartas boca arriba
entries = { $entries_count ->
    [one] la entrada { $entries }
   *[other] las entradas { $entries }
}
hand-first = Tu mano
open-first = Las cartas boca arriba
entries-first = { $entries_count ->
    [one] La entrada { $entries }
   *[other] Las entradas { $entries }
}

## What cannot be

contradiction = { $sources }: { $count ->
    [1] esto no puede ser verdad
    [2] las dos cosas no pueden ser verdad a la vez
   *[other] no todo puede ser verdad a la vez
}.

## Why something is certain

has = { $player } tiene { $card }
has-not = { $player } no tiene { $card }
in-case-file = { $card } está en el sobre
not-in-case-file = { $card } no está en el sobre
face-up = { $card } está boca arriba
not-face-up = { $card } no está boca arriba
follows-from-numbers = { $fact }: por el número de cartas no hay otra posibilidad.
follows-from-hand = { $fact }: lo dice tu propia mano.
follows-from-open = { $fact }: lo dicen las cartas boca arriba.
follows-from-entry = { $fact }: lo dice la entrada { $entry }.
follows = { $fact }: se deduce de { $sources }.

## The terminal

terminal-title = El cuaderno de { $player }, tras { $entries ->
    [one] 1 entrada
   *[other] { $entries } entradas
}
terminal-title-spectator = Un cuaderno del público, tras { $entries ->
    [one] 1 entrada
   *[other] { $entries } entradas
}
terminal-no-sheet = Todavía no hay hoja: revisa los jugadores y sus manos.
terminal-estimated = Estimación:
terminal-samples = la probabilidad exacta tardaría demasiado; esta se estima con muestras que valen por { $samples } repartos.
terminal-chances = sobre: { terminal-possible }, { terminal-likely }
terminal-face-up = visible
terminal-case-file = el sobre
terminal-has = la tiene
terminal-has-not = no la tiene
terminal-open = abierta
terminal-possible = posible
terminal-likely = probable
terminal-solved = Resuelto:
terminal-deals = Quedan { $deals } repartos, con { $solutions } soluciones distintas ({ $bits } bits). Las más probables:
terminal-deals-sampled = Quedan unos { $deals } repartos, con { $solutions } soluciones distintas ({ $bits } bits). Las más probables:
terminal-entry = entrada { $entry }, línea { $line }
terminal-contradiction = Contradicción:
terminal-line = línea { $line }:

# Asked for with --why.
terminal-open-cell = { $card }: no hay nada seguro sobre { $holder }.
terminal-nothing-certain = { $card }: no hay nada seguro sobre nadie.

# Asked for with --ask; the four columns are explained below their table.
terminal-what-to-ask = Qué preguntar:
terminal-nothing-to-ask = No queda nada que preguntar: la solución es segura.
terminal-no-owner = Para decir qué preguntar hace falta una línea como `me: Ann`.
terminal-now = Una acusación ahora acertaría con una probabilidad del { $chance }; quedan { $bits } bits por descubrir.
terminal-now-sampled = Una acusación ahora acertaría con una probabilidad del { $chance }; quedan { $bits } bits por descubrir; son estimaciones.
terminal-tells = averiguas
    .help = bits que puedes esperar averiguar sobre la solución
terminal-certain = certeza
    .help = la probabilidad de que entonces sepas la solución
terminal-best = mejor
    .help = la probabilidad de que entonces acierte la mejor acusación
terminal-gives-away = revelas
    .help = bits que puede esperar averiguar el público

# What is wrong with the command.
terminal-there-are = hay { $names }
terminal-not-a-room = { $card } no es una habitación
terminal-unopened = no se puede abrir { $file }
terminal-not-text = { $file } no se puede leer como texto
terminal-long-file = { $file } es más largo de lo que puede ser un cuaderno

## The comments of the example of `parlour notebook --example`; the rest of it is the text format, which stays English.

example-comments = El cuaderno de un detective. Lo que sigue a un # es solo para ti, y las líneas vacías no cuentan.
example-edition = las 21 cartas de las ediciones corrientes; o nombra las tuyas:
example-players = en el orden de juego, cada uno con su número de cartas
example-names = los nombres pueden acortarse mientras solo encaje una carta, o escribirse en español
example-open = cartas que todos ven, si con vuestras reglas sobran
example-entries = Después, lo que pasa: una línea cada vez, en su orden.
example-passes = Quien está sentado entre quien pregunta y quien muestra ha pasado.
example-commas = se pueden omitir las comas
example-seen = vista por accidente
example-believed = lo dijo, y le creo
