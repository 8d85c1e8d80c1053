title = Three Dead Strangers
blurb = Tres invitados han muerto. Juega pruebas contra los demás, esconde quién eres y acusa antes de que te acusen.
minutes = De 15 a 20 minutos
players-2 = Con dos jugadores, más o menos en una de cada cuatro partidas los dos quedan al descubierto, y nadie gana. Es más justa una serie de varias partidas.

chair-head = La cabecera de la mesa
chair-fire = Junto al fuego
chair-window = Junto a la ventana
chair-door = Junto a la puerta

option-games = Partidas de la serie
    .help = Se suman los puntos de todas las partidas.
option-scoring = Puntos
    .help = Si quienes ganan una partida se reparten un punto o reciben uno cada uno.
option-scoring-shared_pot = Se reparten un punto
option-scoring-all_alike = Un punto por cabeza
option-spacing = Separación
    .help = Si la mitad de una carta que no tapa nada puede tocar otras cartas.
option-spacing-apart = Las cartas no se tocan
option-spacing-touching = Las cartas pueden tocarse

bot-random = Cabeza en las nubes
    .blurb = Juega y acusa sin pensar.
bot-daydreamer = Alma soñadora
    .blurb = Se alegra cuando se ve algo contra alguien y no lleva la cuenta: tres pruebas le parecen igual que una, incluso en su contra.
bot-gossip = Lengua suelta
    .blurb = Está tan pendiente de lo que se ve contra los demás que apenas mira lo que se ve en su contra.
bot-careful = Visita prudente
    .blurb = Aparta de sí las pruebas y acusa cuando lo tiene bastante claro.
bot-plotter = Cabeza conspiradora
    .blurb = Observa lo que cada cual juega y tapa, pero se apresura a tapar lo que se ve en su contra, y eso se nota.
bot-hermit = Alma ermitaña
    .blurb = Ante todo mantiene lejos las pruebas en su contra, y solo acusa cuando está casi segura.
bot-schemer = Mente intrigante
    .blurb = Observa lo que cada cual juega y tapa, protege las pruebas contra los demás y acusa cuando conviene.
bot-phantom = Fantasma
    .blurb = Juega cada idea en su cabeza hasta el final de la partida y oculta quién es cuando conviene.

## Setups that are refused

players-allowed = Pueden jugar de dos a cuatro personas, no { $players }.
characters-allowed = Hay de { $least } a 4 personajes, no { $characters }.
victims-allowed = Hay de 1 a 3 víctimas, no { $victims }.
hand-allowed = Cada jugador recibe de 1 a 3 cartas, no { $cards }.
games-allowed = Una serie tiene de 1 a { $most } partidas, no { $games }.
deck-too-large = Una baraja tiene como máximo { $most } cartas, no { $cards }.
deck-too-small = Hay que repartir { $dealt } cartas, y la baraja solo tiene { $cards }.
deck-beyond-numbers = A un programa que aprende se le puede dar una baraja con { $most } cartas de prueba como máximo, no { $cards }.
not-in-this-game = La baraja tiene pruebas contra { $character_the }, que no está en esta partida.

## Pieces of sentences

evidence = { $what_the } { $who_possessive }
card = { $one } y { $other }
hand-of-none = nada
hand-of-one = { $one }
hand-of-two = { $one }; y { $two }
hand-of-three = { $one }; { $two }; y { $three }
hand-accusations = { $count ->
    [2] dos Acusaciones
   *[other] tres Acusaciones
}

## News

dealt = Eres { $character_the }. Tienes { $hand }.
dealt-unseen = { $cards ->
    [one] Cada jugador recibe un personaje secreto y una carta.
   *[other] Cada jugador recibe un personaje secreto y { $cards } cartas.
}
next-game = Empieza la partida { $game }. { $dealt }
draws = { $who_is ->
    [you] Robas una carta.
   *[other] { $who } roba una carta.
}
# Everybody sees it where the card was put back after a wrong accusation, and otherwise only the player who draws it.
draws-card = { $who_is ->
    [you] Robas { $card }.
   *[other] { $who } roba la Acusación que había vuelto al mazo.
}
plays = { $who_is ->
    [you] Juegas { $card } ante { $victim_the }.
   *[other] { $who } juega { $card } ante { $victim_the }.
}
accuses-rightly = { $by_is ->
    [you] Acusas a { $who } de ser { $character_the } y de matar a { $victim_the }. Es verdad: es { $character_the }.
   *[other] { $who_is ->
        [you] { $by } te acusa de ser { $character_the } y de matar a { $victim_the }. Es verdad: eres { $character_the }.
       *[other] { $by } acusa a { $who } de ser { $character_the } y de matar a { $victim_the }. Es verdad: es { $character_the }.
    }
}
accuses-wrongly = { $by_is ->
    [you] Acusas a { $who } de ser { $character_the } y de matar a { $victim_the }. No es verdad: no es { $character_the }.
   *[other] { $who_is ->
        [you] { $by } te acusa de ser { $character_the } y de matar a { $victim_the }. No es verdad: no eres { $character_the }.
       *[other] { $by } acusa a { $who } de ser { $character_the } y de matar a { $victim_the }. No es verdad: no es { $character_the }.
    }
}
passes = { $who_is ->
    [you] No puedes jugar nada y pasas.
   *[other] { $who } no puede jugar nada y pasa.
}

game-ends = { $news } { $why } { $winners }
all-solved = Todos los asesinatos están resueltos.
nothing-to-play = A nadie le queda nada que jugar.
nobody-wins = Nadie gana.
wins-alone = { $who_is ->
    [you] Ganas tú y nadie más.
   *[other] Gana { $who } y nadie más.
}
win-together = Victoria compartida: { $who }.

## Refusals

cannot-be-dealt = Esto no se puede repartir con esta baraja.
cannot-be-drawn = Esta carta no puede estar encima del mazo.
deal-first = Primero hay que repartir las cartas.
draw-first = Primero hay que robar una carta.
play-now = Ahora juega una carta.
must-play = Solo puedes pasar si no hay nada que puedas jugar, y lo hay.
match-over = La serie ha terminado.
not-in-hand = No tienes esta carta.
no-such-half = La carta no muestra esta mitad.
accuse-with-it = Una Acusación no es una prueba. Úsala para acusar a alguien.
no-such-victim = No existe esa víctima. Se numeran de 0 a { $last }.
murder-solved = Este asesinato ya está resuelto. Elige otra víctima.
first-card = La primera carta tiene que tocar a la víctima: una mitad va en la casilla central de la primera fila.
covers-nothing = Una carta tiene que tapar una mitad de una carta jugada antes.
covers-two = Una carta solo puede tapar una mitad. Su otra mitad va en una casilla vacía.
above-the-victim = Ninguna carta va al lado de la víctima ni por encima.
touches = La mitad que no tapa nada no puede tocar otra carta.
covers-a-dead-end = Una vía muerta no se puede tapar.
closes-off = Una carta con una vía muerta no puede cerrar el paso ante una víctima.
no-accusation-card = No tienes ninguna Acusación.
evidence-incomplete = El motivo, los medios y la oportunidad { $character_possessive } no están todos a la vista ante esta víctima.
accuse-another = No puedes acusarte a ti. Elige a otra persona.
no-such-player = En la mesa no hay nadie así.
known-not-to-be = Todos saben que { $who } no es { $character_the }.

## Hints: a move, and what speaks for it

hint-play = Juega { $card } ante { $victim_the }.
hint-accuse = Acusa a { $who } de ser { $character_the } y de matar a { $victim_the }.
hint-pass = Pasa.
hint-covers-yours = Tapa pruebas contra ti: { $what }.
hint-shows-yours = Muestra pruebas contra ti: { $what }.
hint-shows-found-out = Muestra pruebas contra ti ({ $what }), pero ya te han descubierto.
hint-exposes-you = Así te podrían acusar: ante { $victim_the } estarían a la vista tu motivo, tus medios y tu oportunidad.
hint-leaves-you-open = Cuidado: ante { $victim_the } siguen a la vista tu motivo, tus medios y tu oportunidad, y te pueden acusar de ese asesinato.
hint-open-if-wrong = Cuidado: si falla, a ti te pueden seguir acusando de matar a { $victim_the }, porque allí están a la vista tu motivo, tus medios y tu oportunidad.
hint-all-expose = Juegues lo que juegues, y donde sea, te podrían acusar.
hint-breaks-case = Ahora mismo te pueden acusar de matar a { $victim_the }. Después de esto, ya no.
hint-one-missing = Cuidado: ante { $victim_the } solo falta esto contra ti: { $what }. Si también se ve, te pueden acusar.
hint-covers = Tapa pruebas { $character_possessive }: { $what }.
hint-nothing-changes = No muestra nada nuevo contra nadie.
hint-shows = Muestra pruebas { $character_possessive }: { $what }.
hint-completes = Eso completa el caso contra { $character_short }: quien tenga una Acusación puede usarla.
hint-nearly = Ante esa víctima ya solo falta esto contra { $character_short }: { $what }.
hint-is-open = Todos saben ya que { $who } es { $character_short }.
hint-surely-is = Por lo que sabes, { $who } tiene que ser { $character_short }.
hint-probably-is = Si todos juegan con cuidado, { $who } probablemente es { $character_short }: la probabilidad es del { $chance } %.
hint-chance-is = La probabilidad de que { $who } sea { $character_short } es del { $chance } %.
hint-nothing-on-you = No muestra nada sobre ti.
hint-not-like-others = { $count ->
    [one] Otra carta de tu mano mostraría
    [2] Otras dos cartas de tu mano mostrarían
    [3] Otras tres cartas de tu mano mostrarían
   *[other] Otras { $count } cartas de tu mano mostrarían
} algo sobre ti; esta no.
hint-none-left = Ya se sabe quiénes son los demás: ganas si nada te delata.
hint-bluff = { $character_label } eres tú, así que fallará. Pero quizá los demás crean que eres otra persona.
hint-solves = { $left ->
    [0] Así queda resuelto el último asesinato: la partida termina, y ganan todos los que no han sido descubiertos.
   *[other] Así queda resuelto este asesinato. Cuando lo estén todos, ganan todos los que no han sido descubiertos.
}
hint-must-accuse = No puedes jugar pruebas, así que tiene que ser una Acusación.
hint-if-wrong = Si falla, tu Acusación vuelve al mazo y la partida sigue.
hint-cannot-play = No hay nada que puedas jugar.

## Reasons

is-character = { $who_is ->
    [you] Eres { $character_short }.
   *[other] { $who } es { $character_short }.
}
accused-rightly = { $by_is ->
    [you] Acusaste a { $who } y acertaste: es { $character_short }.
   *[other] { $who_is ->
        [you] { $by } te acusó y acertó: eres { $character_short }.
       *[other] { $by } acusó a { $who } y acertó: es { $character_short }.
    }
}
accused-wrongly = { $by_is ->
    [you] Acusaste a { $who } y fallaste: no es { $character_short }.
   *[other] { $who_is ->
        [you] { $by } te acusó y falló: no eres { $character_short }.
       *[other] { $by } acusó a { $who } y falló: no es { $character_short }.
    }
}

## The lesson

lesson-play = En secreto, eres Shelby. Si el motivo (corazón), los medios (puñal) y la oportunidad (reloj) de alguien están a la vista ante una víctima, se le puede acusar de ese asesinato. Señala a los demás: elige la carta que brilla, luego el lugar iluminado y luego «Jugar aquí».
lesson-cover = Los medios y la oportunidad de Shelby están a la vista: ¡con un motivo más, cualquiera podría acusarte! Tapa los medios con la carta de los medios de Thomas y Vernon: elígela, luego el lugar iluminado y luego «Jugar aquí».
lesson-complete = El motivo y los medios de Vernon están a la vista, y has robado una Acusación. Añade la oportunidad: elige la carta que brilla, luego el lugar iluminado y luego «Jugar aquí», ¡y mira quién corre a taparla!
lesson-accuse = { $player } ya ha tapado dos veces las pruebas de Vernon, así que es casi seguro que es Vernon, ¡y { $other } las acaba de completar otra vez! Elige «Acusar…», luego «Continuar» y luego «Acusar a { $player }».
lesson-end = { $player } ha perdido, y tú ganas si nadie descubre quién eres. Pero ante la víctima 2 hay dos pruebas contra ti: ¡tapa una! ¿Y qué pruebas tapa { $other } una y otra vez?

## Review

measure = Casos aún posibles: quiénes son los demás
unit = acusaciones acertadas

review-won = { $games ->
    [one] Victoria en la partida: { $who }.
   *[other] Victoria en la serie: { $who }.
}
review-nobody-won = No ganó nadie.
review-of-player = { $accused } { $knew } { $fate }
review-accused-nobody = { $who_is ->
    [you] No acusaste a nadie.
   *[other] { $who } no acusó a nadie.
}
review-accused-once-rightly = { $who_is ->
    [you] Hiciste
   *[other] { $who } hizo
} una acusación, y fue acertada.
review-accused-once-wrongly = { $who_is ->
    [you] Hiciste
   *[other] { $who } hizo
} una acusación, y no fue acertada.
review-accused-often-wrongly = { $who_is ->
    [you] Hiciste
   *[other] { $who } hizo
} { $all } acusaciones, ninguna acertada.
review-accused-often-rightly = { $who_is ->
    [you] Hiciste
   *[other] { $who } hizo
} { $all } acusaciones, { $all ->
    [2] las dos
   *[other] todas
} acertadas.
review-accused-often = { $who_is ->
    [you] Hiciste
   *[other] { $who } hizo
} { $all } acusaciones, { $right ->
    [one] una acertada
   *[other] { $right } acertadas
}.
# These follow a sentence that has named the player.
review-first-knew = { $who_is ->
    [you] En la jugada { $move } podías saber seguro por primera vez quién era otra persona, con su carta aún boca abajo.
   *[other] En la jugada { $move } podía saber seguro por primera vez quién era otra persona, con su carta aún boca abajo.
}
review-never-knew = { $who_is ->
    [you] Nunca pudiste saber seguro quién era otra persona.
   *[other] Nunca pudo saber seguro quién era otra persona.
}
review-knew-when-open = { $who_is ->
    [you] Nunca pudiste saber seguro quién era otra persona antes de que su carta quedara boca arriba.
   *[other] Nunca pudo saber seguro quién era otra persona antes de que su carta quedara boca arriba.
}
review-was-found-out = { $who_is ->
    [you] Quedaste al descubierto en la jugada { $moves }.
   *[other] Quedó al descubierto en la jugada { $moves }.
}
review-never-found-out = { $who_is ->
    [you] Nunca te descubrieron.
   *[other] Nunca se le descubrió.
}

review-turning-point = Momento decisivo
review-could-know = Desde aquí, { $who_is ->
    [you] podías saber
   *[other] { $who } podía saber
} que { $facts }.
review-thought = { $by_is ->
    [you] Por lo que sabías
   *[other] Por lo que { $by } sabía
}, lo más probable era: { $facts }.
review-thought-open = Con cualquier prueba posible, { $who_is ->
    [you] se te habría podido acusar
   *[other] se habría podido acusar a { $who }
}.
review-thought-against = Cualquier prueba posible habría contado contra { $who_is ->
    [you] ti
   *[other] { $who }
}.
review-thought-bluff = Quien lo cree toma { $who_is ->
    [you] tu personaje
   *[other] el personaje de { $who }
} por otro.
review-thought-guess = Una acusación errada no cuesta más que su carta.
review-thought-of = { $who } como { $character_short } ({ $chance } %)
review-could-name = Desde la jugada { $move }, { $who_is ->
    [you] podías saber seguro
   *[other] { $who } podía saber seguro
} que { $facts }.
review-so = Así que { $facts }.
review-likeliest-guess = { $who_is ->
    [you] Nunca pudiste
   *[other] { $who } nunca pudo
} saber seguro quién era nadie antes de que se descubriera. Lo más cerca fue en la jugada { $move }: { $of_is ->
    [you] eras
   *[other] { $of } era
} { $character_short } con una probabilidad del { $chance } %. { $why }
review-never-sure = { $who_is ->
    [you] Nunca pudiste
   *[other] { $who } nunca pudo
} saber seguro quién era nadie antes de que su carta quedara boca arriba.
review-that-is-character = { $who_is ->
    [you] eres { $character_short }
   *[other] { $who } es { $character_short }
}

review-complete = Pruebas completas
review-completed = { $who_is ->
    [you] Completaste
   *[other] { $who } completó
} las pruebas contra { $character_short } ante { $victim_the }.
review-who-with-chance = { $who } ({ $chance } %)
review-nobody-with-chance = nadie de la mesa ({ $chance } %)
review-had-to-be = { $by_is ->
    [you] Por lo que sabías
   *[other] Por lo que { $by } sabía
}, { $who_is ->
    [you] tenías que ser tú
   *[other] tenía que ser { $who }
}.
review-could-be = { $by_is ->
    [you] Por lo que sabías
   *[other] Por lo que { $by } sabía
}, podía ser: { $who }.
review-could-be-nobody = { $by_is ->
    [you] Por lo que sabías
   *[other] Por lo que { $by } sabía
}, no era nadie de la mesa.
review-own-but-found-out = { $who_is ->
    [you] Es tu propio personaje, pero ya te habían descubierto.
   *[other] Es su propio personaje, pero ya estaba al descubierto.
}
review-own-for-nothing = { $who_is ->
    [you] Es tu propio personaje: ahora te podían acusar.
   *[other] Es su propio personaje: ahora se le podía acusar.
}
review-own-but-open = { $who_is ->
    [you] Es tu propio personaje, pero jugaras lo que jugaras te podían acusar.
   *[other] Es su propio personaje, pero jugara lo que jugara se le podía acusar.
}
review-spare = { $who_is ->
    [you] Podías
   *[other] { $who } podía
} haber jugado algo que no las completara.
review-own-of-necessity = { $who_is ->
    [you] Es tu propio personaje, pero todo lo que podías jugar habría hecho lo mismo.
   *[other] Es su propio personaje, pero todo lo que podía jugar habría hecho lo mismo.
}

review-exposed = Se puede acusar
review-was-exposed = { $by_is ->
    [you] Completaste las pruebas contra { $who } ante { $victim_the }: desde aquí se podía acusar a { $who } de ese asesinato.
   *[other] { $who_is ->
        [you] { $by } completó las pruebas contra ti ante { $victim_the }: desde aquí te podían acusar de ese asesinato.
       *[other] { $by } completó las pruebas contra { $who } ante { $victim_the }: desde aquí se podía acusar a { $who } de ese asesinato.
    }
}
review-could-cover = En la jugada { $move } { $who_is ->
    [you] podías
   *[other] { $who } podía
} haber tapado una parte.
review-could-cover-but = En la jugada { $move } { $who_is ->
    [you] podías
   *[other] { $who } podía
} haber tapado una parte, pero otra cosa era igual de buena o mejor.
review-left-open = Ante { $victim_the } estaban a la vista el motivo, los medios y la oportunidad { $who_is ->
    [you] contra ti, y los dejaste así.
   *[other] contra { $who }, y los dejó así.
}
review-cover-it = { $who_is ->
    [you] Podías
   *[other] { $who } podía
} haber tapado una parte.
review-risk = Por lo que todos sabían después, la probabilidad de que { $who_is ->
    [you] fueras
   *[other] { $who } fuera
} { $character_short } era del { $chance } %.
review-cost-little = Así que costó poco.
review-complete-since = Las pruebas ante { $victim_the } estaban completas desde la jugada { $move }.
review-had-completed = { $who_is ->
    [you] Las habías completado tú, y podías
   *[other] Las había completado { $who }, y podía
} haber jugado otra cosa.
review-had-left-it = En la jugada { $move } { $who_is ->
    [you] podías haber tapado una parte, y las dejaste así.
   *[other] { $who } podía haber tapado una parte, y las dejó así.
}
review-betrayed = Por lo que { $by_is ->
    [you] sabías
   *[other] { $by } sabía
}, { $who_is ->
    [you] tu propia acusación de la jugada { $move } había hecho más probable que fueras { $character_short }
   *[other] la acusación de { $who } de la jugada { $move } había hecho más probable que fuera { $character_short }
}: { $after } % en vez de { $before } %.

review-accusation = Acusación
review-accused = { $by_is ->
    [you] Acusaste a { $who }
   *[other] { $who_is ->
        [you] { $by } te acusó
       *[other] { $by } acusó a { $who }
    }
} de ser { $character_short } y de matar a { $victim_the }.
review-missed-accusation = Acusación perdida
review-could-accuse = { $by_is ->
    [you] Podías acusar a { $who }
   *[other] { $who_is ->
        [you] { $by } te podía acusar
       *[other] { $by } podía acusar a { $who }
    }
} de ser { $character_short } y de matar a { $victim_the }: la probabilidad, por lo que { $by_is ->
    [you] sabías
   *[other] { $by } sabía
}, era del { $chance } %.
review-accuse-instead = Acusar habría sido mejor que jugar pruebas.
review-bluff = { $who_is ->
    [you] Era un engaño: eras { $character_short }.
   *[other] Era un engaño: { $who } era { $character_short }.
}
review-had-been-found-out = Tenía que ser acertada, porque { $who_is ->
    [you] ya te habían descubierto.
   *[other] { $who } ya estaba al descubierto.
}
review-could-be-sure = { $by_is ->
    [you] Podías
   *[other] { $by } podía
} saberlo seguro.
review-both-chances = { $by_is ->
    [you] Por lo que sabías
   *[other] Por lo que { $by } sabía
}, la probabilidad de acertar era del { $likely } %. Contando solo a quién habían descartado las acusaciones, era del { $possible } %.
review-could-not-be-right = { $by_is ->
    [you] Por lo que sabías
   *[other] Por lo que { $by } sabía
}, no podía ser acertada.
review-nothing-else = No había otra cosa que jugar.
review-had-to-accuse = { $who_is ->
    [you] No podías
   *[other] { $who } no podía
} jugar más que una Acusación.
review-keep-it = Habría sido mejor jugar pruebas: así la Acusación queda para un momento mejor.
review-no-other = No había otra acusación que hacer.
review-no-other-could-be = Ninguna otra acusación podía ser acertada.
review-another-was-likelier = Otra era más probable: { $who } como { $character_short }, { $chance } %.
review-another-was-as-likely = Ninguna otra era más probable; { $who } como { $character_short } lo era casi igual.
review-next-best = La siguiente mejor era { $who } como { $character_short }, { $chance } %.
review-it-was-right = La acusación fue acertada.
review-it-was-wrong = La acusación no fue acertada.

review-found-out = Al descubierto
review-found = { $by_is ->
    [you] Descubriste que { $who } era
   *[other] { $who_is ->
        [you] { $by } descubrió que eras
       *[other] { $by } descubrió que { $who } era
    }
} { $character_short }.

review-play = Prueba jugada
review-played = { $who_is ->
    [you] Jugaste
   *[other] { $who } jugó
} { $card } ante { $victim_the }.

## Why bots did what they did

review-bot-took-for = Por lo que todos habían jugado, tapado y acusado, { $of_is ->
    [you] { $who } te tomaba
   *[other] { $who } tomaba a { $of }
} por { $character_short } con una probabilidad del { $chance } %.
review-bot-ruled-out = Contando solo a quién habían descartado las acusaciones, { $of_is ->
    [you] { $who } te tomaba
   *[other] { $who } tomaba a { $of }
} por { $character_short } con una probabilidad del { $chance } %.
review-bot-was-sure = { $who } sabía seguro que { $of_is ->
    [you] eras
   *[other] { $of } era
} { $character_short }.
review-bot-accuses-from = A partir del { $sure } %, { $who } acusa.
review-bot-solves = No podía fallar, porque { $of_is ->
    [you] ya te habían descubierto
   *[other] ya habían descubierto a { $of }
}: cada asesinato resuelto acerca el final de la partida.
review-bot-silent = { $of_is ->
    [you] { $who } podía acusarte, pero solo te tomaba
   *[other] { $who } podía acusar a { $of }, pero solo tomaba a { $of }
} por { $character_short } con una probabilidad del { $chance } %, y acusa a partir del { $sure } %.
review-bot-bluff = Los demás podían tomar a { $who } por { $character_short } con una probabilidad del { $chance } %: quien crea esta acusación ya no lo hace.
review-bot-only-safe = Cualquier otra jugada habría expuesto a { $who } a más acusaciones, o acusado a alguien que difícilmente lo era.
review-bot-nothing-better = Nada valía más para { $who }.
review-bot-whim = Otra cosa valía un poco más para { $who }, que no hila tan fino.
review-bot-covers = Tapa pruebas contra { $character_short }, que es { $who }: los demás podían pensarlo con una probabilidad del { $chance } %.
review-bot-shows = Refuerza el caso contra { $character_short }, { $of_is ->
    [you] y { $who } te tomaba
   *[other] y { $who } tomaba a { $of }
} por ese personaje con una probabilidad del { $chance } %.
review-bot-completes = Completa el caso contra { $character_short }, { $of_is ->
    [you] y { $who } te tomaba
   *[other] y { $who } tomaba a { $of }
} por ese personaje con una probabilidad del { $chance } %.
review-bot-shows-somebody = Refuerza el caso contra { $character_short }, y { $who } no podía decir quién era.
review-bot-completes-somebody = Completa el caso contra { $character_short }, y { $who } no podía decir quién era.
review-bot-silent-nobody = { $who } podía acusar, pero ninguna acusación era más probable que un { $chance } %, y { $who } acusa a partir del { $sure } %.
review-bot-walls-in = Parte de las pruebas contra { $character_short } ya no se puede tapar nunca.
review-bot-does-not-count = También son pruebas contra { $who }, que no lleva la cuenta: tres no le parecen peores que una.
review-bot-hardly-minds = También son pruebas contra { $who }, a quien eso apenas le importa.
review-bot-played-out = De { $games } partidas seguidas desde aquí con cartas que encajan con lo que { $who } sabía, { $who } gana { $won ->
    [0] ninguna
    [one] una
   *[other] { $won }
}.

### Things

## Characters: `.the` as in a sentence, `.short` where it is clear who is meant, `.possessive` the short name's; `.label`
## and `.owner` are these two where a text begins. `.symbol` stands on the cards and is different for each; `.upper` and
## `.lower` are the two lines of the name on the character's own card.

character-shelby = Shelby Sinclair
    .the = Shelby Sinclair
    .short = Shelby
    .possessive = de Shelby
    .label = Shelby
    .owner = De Shelby
    .symbol = S
    .upper = Shelby
    .lower = Sinclair
character-thomas = Thomas Blauden
    .the = Thomas Blauden
    .short = Thomas
    .possessive = de Thomas
    .label = Thomas
    .owner = De Thomas
    .symbol = T
    .upper = Thomas
    .lower = Blauden
character-vernon = Vernon St. Oakes
    .the = Vernon St. Oakes
    .short = Vernon
    .possessive = de Vernon
    .label = Vernon
    .owner = De Vernon
    .symbol = V
    .upper = Vernon
    .lower = St. Oakes
character-duchess = La Duquesa Viuda
    .the = la Duquesa Viuda
    .short = la Duquesa
    .possessive = de la Duquesa
    .label = La Duquesa
    .owner = De la Duquesa
    .symbol = D
    .upper = Duquesa
    .lower = Viuda

## What half a card shows, and cards without evidence; `.label` where a text begins.

aspect-motive = motivo
    .the = el motivo
    .label = El motivo
aspect-means = medios
    .the = los medios
    .label = Los medios
aspect-opportunity = oportunidad
    .the = la oportunidad
    .label = La oportunidad
half-dead-end = una vía muerta
    .bare = Vía muerta
    .label = Una vía muerta
card-double-dead-end = una vía muerta doble
    .label = Una vía muerta doble
card-accusation = una Acusación
    .bare = Acusación
    .label = Una Acusación

## Victims, numbered as in the JSON; `.the` as in a sentence, `.label` where a text begins.

victim-0 = primera víctima
    .the = la primera víctima
    .label = La primera víctima
victim-1 = segunda víctima
    .the = la segunda víctima
    .label = La segunda víctima
victim-2 = tercera víctima
    .the = la tercera víctima
    .label = La tercera víctima

### What a likely guess comes from

by-evidence = Lo normal es tapar las pruebas contra uno mismo y rara vez dejarlas a la vista. Para cada personaje que { $who_is ->
    [you] podías ser, cuántas veces tapaste
   *[other] podía ser { $who }, cuántas veces tapó
} ante una víctima el último móvil, medio u oportunidad, y cuántas { $who_is ->
    [you] mostraste
   *[other] mostró
} uno que no se veía: { $each }.
evidence-of = { $character_short } (tapados: { $covered }; mostrados: { $shown }{ $accused ->
    [0] {""}
    [1] , una acusación a otra persona
   *[other] , { $accused } acusaciones a otras personas
})

### Puzzles

puzzle-kind-accuse = ¿A quién acusarías?
puzzle-whom = Puedes acusar. ¿Cuál de estas acusaciones es más probable que acierte?
puzzle-habits = Lo normal es tapar las pruebas contra el personaje propio y rara vez dejarlas a la vista. «Tapados» dice cuántas veces alguien tapó ante una víctima el último móvil, medio u oportunidad, y «mostrados», cuántas mostró uno que no se veía.
puzzle-deeds = { $who } puede ser { $each }.
puzzle-which-charge = Tu acusación
puzzle-charge = { $who } es { $character_short }
puzzle-chance = { $who } es { $character_short } con una probabilidad del { $chance } %.
puzzle-better = Es más probable que { $who } sea { $character_short }: { $chance } %.
puzzle-as-good = Igual de acertado: { $who } es { $character_short }, { $chance } %.

### Page

## The status line. What the viewer has to do follows “Your turn: ”; what others do is a sentence of its own.

page-do-pass = pasa, porque no puedes jugar nada
page-do-play = juega pruebas ante una víctima
page-do-play-or-accuse = juega pruebas ante una víctima, o acusa a alguien
page-do-accuse = acusa a alguien
page-now-deal = Se reparten los personajes y las cartas.
page-now-draw = { $who_is ->
    [you] Robas
   *[other] { $who } roba
} una carta.
page-now-play = { $who_is ->
    [you] Estás
   *[other] { $who } está
} estudiando las pruebas.

## Evidence and cards where a text begins; within a sentence they are `evidence` and `card`.

page-evidence = { $what_label } { $who_possessive }
page-card = { $one } y { $other }

## The victims and what is in front of them

page-victim = Víctima { $number }
page-places-lit = Hay lugares iluminados
page-solved = Resuelto: { $who_is ->
    [you] eres
   *[other] { $who } es
} { $character_short }
page-solved-by = { $by_is ->
    [you] acusaste tú
   *[other] acusó { $by }
}
page-accusable-one = { $character_label }: se puede acusar
page-accusable = Se puede acusar a { $count ->
    [2] dos
    [3] tres
   *[other] cuatro
}
page-shows = { $character_label }: { $shown }.
page-shows-all = { $character_label }: { $shown }; está completo.
page-mark = { $count ->
    [one] { $aspect }
   *[other] { $aspect } { $count } veces
}
page-mark-named = { $character_label }, { $aspect }: { $count ->
    [0] no se ve
    [one] se ve
   *[other] se ve { $count } veces
}
page-evidence-at = Pruebas ante la víctima { $number }
page-zoom-in = Acercar la víctima { $number }
page-zoom-out = Alejar la víctima { $number }
page-show-all = Mostrar toda la víctima { $number }
page-stamp-solved = Resuelto

## Places that are lit

page-place = víctima { $number }, fila { $row }{ $side ->
    [left] , { $column } a la izquierda
    [right] , { $column } a la derecha
   *[middle] {""}
}, { $toward ->
    [away] alejándose de la víctima
    [right] hacia la derecha
    [left] hacia la izquierda
   *[back] de vuelta hacia la víctima
}: { $what }
page-place-covers = { $half } sobre { $covered }
page-place-first = la primera carta aquí, con { $half } en esta casilla
page-picked = Elegido: { $place }. Pulsa Intro para jugar la carta.
page-taken = { $card }: { $lit ->
    [0] ningún lugar iluminado
    [one] 1 lugar iluminado
   *[other] { $lit } lugares iluminados
} en esta posición, { $total } en total.
page-turned = Girada: { $lit ->
    [0] ningún lugar iluminado
    [one] 1 lugar iluminado
   *[other] { $lit } lugares iluminados
}.
page-no-place = Ahora no hay lugar para esta carta.
page-lesson-first = La lección pide antes otra cosa.
page-hint-first = La pista aconseja otra cosa: ciérrala para jugar como quieras.
page-no-accusation = Ahora no puedes acusar a nadie: el motivo, los medios y la oportunidad de nadie están todos a la vista.

## The viewer's own cards, and what can be done with them

page-your-place = Tu sitio
page-hand = Tu mano
page-hand-empty = Tu mano está vacía.
page-card-idle = no resaltada: no se puede jugar ahora
page-outcome-covers = { $half } sobre { $covered }, con { $other } al lado, ante { $victim_the }.
page-outcome-first = { $half } como primera carta, con { $other } al lado, ante { $victim_the }.
page-wait = Espera tu turno.
page-nothing-to-play = No puedes jugar nada.
page-turn-it = En esta posición no hay lugar para la carta. Gírala.
page-choose-place = Elige un lugar iluminado, o arrastra la carta allí.
page-choose-card = Elige una carta para jugar.
page-choose-card-or-accuse = Elige una carta para jugar, o acusa a alguien.
page-accuse-somebody = Acusa a alguien.
page-only-accuse = No puedes jugar ninguna carta: acusa a alguien.
page-pass = Pasar
page-play = Jugar aquí
page-turn = Girar
page-not-there = Ahí no
page-accuse = Acusar…

page-uncover = Destapar
page-you-are = Eres { $character_the }. Toca para tapar.
page-covered = Tu personaje está tapado: destapar
page-secret = Eres { $character_the }: tapar
page-secret-known = Eres { $character_the }, y todos lo saben: tapar
page-revealed = a la vista

## Accusing

page-accuse-title = Acusar
page-whose-murder = ¿Qué asesinato?
page-which-character = ¿A qué personaje señalan las pruebas?
page-which-player = ¿Qué jugador es?
page-character-own = { $character } (tú)
page-is-known = es { $character_short }
page-not-now = Ahora no
page-continue = Continuar

page-accuse-sure = ¿Lo tienes claro?
page-claim = «{ $who } es { $character_the } y mató a { $victim_the }.»
page-if-right = Si aciertas, { $who } pone boca arriba su personaje y ha perdido, pero sigue jugando. El asesinato queda resuelto.
page-if-right-lost = Acertarás: ya se sabe quién es { $who }, que ha perdido. El asesinato queda resuelto.
page-last-murder = Es el último asesinato: si aciertas, la partida termina.
page-if-wrong = Si fallas, todos sabrán que { $who } no es { $character_short }. La Acusación vuelve al mazo, { $above ->
    [0] arriba del todo
    [one] debajo de 1 carta
   *[other] debajo de { $above } cartas
}.
page-left-out = Todos saben quién no es { $character_the }: { $who }.
page-impossible = Por lo que sabes, { $who } no puede ser { $character_the }. Fallarás.
page-bluff = { $character_label } eres tú. Es un engaño, y fallará.
page-think-again = Pensarlo mejor
page-accuse-now = Acusar a { $who }

page-accusation = La acusación
page-accuses = { $by_is ->
    [you] Acusas a { $who } de matar a { $victim_the }: «¡Es
   *[other] { $who_is ->
        [you] { $by } te acusa de matar a { $victim_the }: «¡Eres
       *[other] { $by } acusa a { $who } de matar a { $victim_the }: «¡Es
    }
} { $character_the }!»
page-guilty = ¡Acertó!
page-wrong = ¡Falló!
page-was-right = { $who_is ->
    [you] Eres
   *[other] { $who } es
} { $character_the }. El asesinato de { $victim_the } queda resuelto.
page-was-wrong = { $who_is ->
    [you] No eres
   *[other] { $who } no es
} { $character_the }. La Acusación vuelve al mazo.
page-close-accusation = Cerrar la acusación

## The pile, the players and the points

page-pile = Mazo
page-to-draw = { $count ->
    [0] No quedan cartas por robar
    [one] Queda 1 carta por robar
   *[other] Quedan { $count } cartas por robar
}
page-put-back = { $count ->
    [one] Acusación devuelta al mazo:
   *[other] Acusaciones devueltas al mazo:
} { $depths }.
page-depth = { $above ->
    [0] arriba del todo
    [one] debajo de 1 carta
   *[other] debajo de { $above } cartas
}

page-player = { $who_is ->
    [you] Tú
   *[other] { $who }
}
page-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
page-cards-with = { $cards }, con { $accusations ->
    [one] una Acusación
   *[other] { $accusations } Acusaciones
}
page-card-accusation = 1 carta, una Acusación

page-match = La serie
page-game-of = Partida { $game } de { $games }
page-scores-player = Jugador
page-scores-points = Puntos

## Who is who: what is certain, the help, and suspicions marked by hand

page-guess = { $who_is ->
    [you] Quién puedes ser
   *[other] Quién puede ser { $who }
}
page-possible = por las acusaciones
page-likely = por cómo juegan
page-odds = { $possible } % por las acusaciones
page-odds-both = { $possible } % por las acusaciones, { $likely } % por cómo juegan
page-sure-revealed = está a la vista
page-sure-another = es otro personaje, a la vista
page-sure-accused = acusación fallida
page-sure-secret = tu secreto
page-sure-not-you = no eres tú
page-sure-somebody = { $who_is ->
    [you] eres tú
   *[other] es { $who }
}
page-sure-follows = se deduce
page-sure-title = { $character_label }: { $why }
page-sure = { $character_label }: { $is ->
    [yes] sí
   *[no] no
}, { $why }
page-sure-ask = { $sure }. ¿Por qué?
page-marked = { $mark ->
    [maybe] quizá
    [yes] creo que sí
    [no] creo que no
   *[none] sin marca
}
page-open = abierto
page-note = { $character_label }: { $says }; cambia tu marca
page-note-odds = { $character_label }: { $says }, { $odds }; cambia tu marca
page-unsure = { $character_label }: { $says }
page-unsure-odds = { $character_label }: { $says }, { $odds }

page-identity = { $is ->
    [yes] { $who_is ->
        [you] Eres { $character_short }
       *[other] { $who } es { $character_short }
    }
   *[no] { $who_is ->
        [you] No eres { $character_short }
       *[other] { $who } no es { $character_short }
    }
}
page-why = { $claim }. ¿Por qué?
page-why-list = Por qué { $is ->
    [yes] { $who_is ->
        [you] eres { $character_short }
       *[other] { $who } es { $character_short }
    }
   *[no] { $who_is ->
        [you] no eres { $character_short }
       *[other] { $who } no es { $character_short }
    }
}
page-why-wait = Calculando…
page-why-none = Ahora no es seguro.
page-why-rules = { $claim }: se deduce solo de las reglas.

page-oracle = La probabilidad cuenta solo tu personaje y las acusaciones.
page-oracle-likely = La primera probabilidad cuenta solo tu personaje y las acusaciones. La segunda cuenta también lo que todos han jugado y tapado.

## The review of suspicions marked by hand

page-slip = Marcaste { $character_short } con { $mark } en { $who }, pero { $is ->
    [yes] sí es
   *[no] no es
} { $character_short }.
page-concluded = { $who } es { $character_short }.
page-also = También podías saber esto de los demás:

## More on the news, in the log

page-detail-covers = Tapa { $covered }.
page-detail-covers-nothing = No tapa nada.
page-detail-none = No se vio nada más.
page-detail-points = Puntos: { $points }.
page-points-of = { $who } { $points }

## What was hidden, in the replay and at the end

page-reveal = Quién era quién
page-won = ganó
page-found-out = al descubierto
page-face-down = Boca abajo: { $characters }.
page-game-cast = Partida { $game }: { $players }.
page-was = { $who_is ->
    [you] eras
   *[other] { $who } era
} { $character_the }
page-victim-solved = { $victim_label }: { $by_is ->
    [you] acusaste a { $who } y acertaste.
   *[other] { $who_is ->
        [you] { $by } te acusó y acertó.
       *[other] { $by } acusó a { $who } y acertó.
    }
}
page-victim-unsolved = { $victim_label }: sin resolver.
page-told-deal = Se reparten las cartas: { $players }.
page-told-is = { $who } es { $character_the }
page-told-draw = { $who } roba { $card }.

## The form of the options

page-deck = Baraja
page-deck-help = Un archivo JSON con una lista de cartas, cada una con su cantidad.

## Shortcuts, for the help page

page-enter = Intro
page-arrows = Flechas
page-escape = Esc
page-key-hand = Ir a tu mano
page-key-enter = Elegir una carta y luego un lugar; pulsa otra vez para jugarla allí
page-key-arrows = Moverte entre los lugares iluminados, o por tu mano
page-key-turn = Girar la carta
page-key-back = Deshacer tu elección
page-key-accuse = Acusar
page-key-pass = Pasar

## What one wants

page-goal = Eres { $who_the }. Guarda el secreto y haz que acusen a los demás: que el motivo, los medios y la oportunidad { $who_possessive } nunca estén a la vista ante una misma víctima.
page-goal-short = Eres { $who_short }: que acusen a otros, y que no te descubran.
page-goal-last = Eres { $who_the }. Ya se sabe quiénes son los demás: ganas si guardas el secreto. Que el motivo, los medios y la oportunidad { $who_possessive } nunca estén a la vista ante una misma víctima.
page-goal-last-short = Eres { $who_short }: ya se sabe quiénes son los demás. Guarda el secreto y ganas.
page-goal-lost = Eres { $who_the }, y ya lo saben todos: no puedes ganar. Aún puedes hacer que acusen a los demás.
page-goal-lost-short = Eres { $who_short }, y ya se sabe: que acusen también a los demás.

## What can be done now, and what it does

page-can-card = Una carta de tu mano
page-can-play = elígela, y luego un lugar iluminado. Una mitad tapa una prueba que hay allí, la otra queda al lado.
page-can-accuse = di qué jugador es el personaje cuyo motivo, medios y oportunidad están a la vista. Si aciertas, ese jugador ha perdido.
page-can-pass = no puedes jugar nada, así que sigue el turno siguiente.

## How it is played, with pictures

page-how-who-title = ¿Quién eres?
page-how-who = Cada jugador es en secreto uno de estos cuatro. Tres personas han muerto asesinadas, y las pruebas pueden señalar a cualquiera. Si te acusan y aciertan, pierdes. Los demás ganan cuando se han resuelto los tres asesinatos o ya no quedan cartas por jugar.
page-how-card-title = Las pruebas
page-how-card = Cada mitad de una carta es una prueba: el color y la letra dicen contra quién, el signo dice qué. Hay tres clases: motivo, medios y oportunidad.
page-how-play-title = Juega pruebas
page-how-play = En tu turno robas una carta y juegas una ante una víctima. Una mitad tapa una mitad que hay allí, y la otra va al lado. Así muestras pruebas contra los demás y tapas las que hay contra ti. Una vía muerta no se puede tapar.
page-how-complete-title = Un caso completo
page-how-complete = Cuando el motivo, los medios y la oportunidad de un personaje están a la vista ante la misma víctima, el caso está completo: entonces quien tenga una Acusación puede usarla.
page-how-accuse-title = Acusa
page-how-accuse = Una Acusación dice qué jugador es ese personaje. Si acierta, el asesinato queda resuelto y ese jugador ha perdido, pero sigue jugando. Si falla, la carta vuelve al mazo, y todos saben quién no es ese jugador.
page-how-example-title = Un ejemplo
page-how-example = El motivo y los medios de Vernon están a la vista ante la primera víctima. Ana corre a tapar los medios, aunque podía jugar en otro sitio. ¡Quizá Ana es Vernon! Muestra la oportunidad y otra vez los medios, y acúsala.
page-how-hide-title = No te delates
page-how-hide = Los demás te observan igual. Si siempre tapas lo que te señala, todos sabrán quién eres. A veces déjalo estar, mientras no se vean las tres cosas.

### What players say to each other: a greeting first, praise last

phrase-1 = ¡Buenas noches, supervivientes!
phrase-2 = ¡Yo no fui!
phrase-3 = Sé quién eres.
phrase-4 = Eso pinta mal para ti.
phrase-5 = ¿Quién juega una carta así?
phrase-6 = ¡Demuéstralo!
phrase-7 = ¡Buen intento!
phrase-8 = Soy inocente, lo juro.
phrase-9 = ¡Ajá!
phrase-10 = ¡Oh, no!
phrase-11 = Sin prisa.
phrase-12 = ¡Bien jugado!
