title = Color Doubt
blurb = Juega cartas boca abajo y di qué son. No tiene que ser verdad, mientras nadie lo dude.
minutes = De 15 a 25 minutos

### Things

suit-red = rojo
    .singular = roja
    .plural = rojas
    .capital = Rojo
    .letter = R
suit-orange = naranja
    .singular = naranja
    .plural = naranjas
    .capital = Naranja
    .letter = N
suit-yellow = amarillo
    .singular = amarilla
    .plural = amarillas
    .capital = Amarillo
    .letter = Am
suit-green = verde
    .singular = verde
    .plural = verdes
    .capital = Verde
    .letter = V
suit-blue = azul
    .singular = azul
    .plural = azules
    .capital = Azul
    .letter = Az
suit-purple = morado
    .singular = morada
    .plural = moradas
    .capital = Morado
    .letter = M
suit-pink = rosa
    .singular = rosa
    .plural = rosas
    .capital = Rosa
    .letter = Ro
suit-rainbow = arcoíris
    .singular = arcoíris
    .plural = arcoíris
    .capital = Arcoíris
    .letter = Ar

chair-sun = Sol
chair-moon = Luna
chair-star = Estrella
chair-cloud = Nube
chair-comet = Cometa

### Options

option-games = Número de partidas
    .help = Una partida la gana quien se queda sin cartas. La regla ampliada es una serie de tres partidas: se suman los puntos de todas, y gana el total más alto.
option-who_may_doubt = Quién puede dudar
    .help = Si un anuncio que alguien ha dejado pasar aún lo pueden dudar los siguientes.
option-who_may_doubt-each_in_turn = Todos, por turno
option-who_may_doubt-next_only = Solo quien sigue
option-cards_per_suit = Cartas de cada color
    .help = Con menos cartas, la partida es más corta.
option-five_suits = Cinco colores para dos jugadores
    .help = Qué colores hay en la partida cuando juegan dos. Si juegan más, están los siete.
option-five_suits-red = Rojo
option-five_suits-orange = Naranja
option-five_suits-yellow = Amarillo
option-five_suits-green = Verde
option-five_suits-blue = Azul
option-five_suits-purple = Morado
option-five_suits-pink = Rosa
option-max_turns = Partida más larga
    .help = Una partida que llega a tantas decisiones termina sin nadie que gane. Las partidas son mucho más cortas.

## Órdenes

order-stand = Pasar por mí
    .help = Dejas pasar el anuncio y no juegas cartas encima.
order-stand-ask = Nunca, pregúntame
order-stand-else_ask = Salvo que el anuncio no pueda ser verdad: pregúntame
order-stand-else_doubt = Salvo que el anuncio no pueda ser verdad: dúdalo
order-stand-always = Siempre

### Bots

bot-random = Cabeza loca
    .blurb = Juega, dice y duda lo primero que se le ocurre.
bot-magpie = Urraca
    .blurb = Les tiene cariño a sus cartas y juega dos a la vez, más solo si hace falta: miente poco, cuenta bien y acaba con la mano llena.
bot-careful = Contable
    .blurb = Casi nunca miente y duda de lo que el número de cartas hace improbable, lo diga quien lo diga y se haya dicho lo que se haya dicho.
bot-fibber = Cuentista
    .blurb = Cuenta tan bien como el Contable, pero miente una de cada dos veces cuando no puede decir la verdad, y tarda más en dudar.
bot-gambler = Tahúr
    .blurb = Calcula lo que puede dar cada mentira y cada duda, pero olvida pronto a quién han descubierto y qué cartas se han visto.
bot-charmer = Seductor
    .blurb = Adora una buena mentira y no le gusta dudar: miente más de lo que compensa, y recuerda más tiempo a quién han descubierto.
bot-bluffer = Cara de póquer
    .blurb = Calcula lo que puede costar cada mentira y cada duda, y recuerda a quién han descubierto.
bot-reader = Telépata
    .blurb = Sabe exactamente qué puede tener cada cual, y ensaya cada idea en muchos mundos antes de hablar. Sin red, a veces piensa unos segundos.
bot-sphinx = Esfinge
    .blurb = Aprendió en cientos de miles de partidas cuándo mentir y cuándo dudar, de dos a cuatro jugadores. Con cinco, o con menos de siete cartas por color, ensaya cada idea en unos pocos mundos, lo que puede llevarle un momento.

### News

## Numbers and cards

number = { $number ->
    [0] ninguna
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $number }
}
number-capital = { $number ->
    [0] Ninguna
    [1] Una
    [2] Dos
    [3] Tres
    [4] Cuatro
    [5] Cinco
    [6] Seis
    [7] Siete
    [8] Ocho
    [9] Nueve
    [10] Diez
    [11] Once
    [12] Doce
   *[other] { $number }
}
so-many-of-a-suit = { $number } { $number ->
    [una] { $suit_singular }
   *[other] { $suit_plural }
}
the-rainbow-card = la carta arcoíris
announced = { $count ->
    [one] { $number } { $suit_singular }
   *[other] { $number } { $suit_plural }
}

## Moves

deal = Cada jugador recibe { $each ->
    [one] 1 carta
   *[other] { $each } cartas
}{ $out ->
    [0] .
    [one] ; 1 queda fuera de la partida.
   *[other] ; { $out } quedan fuera de la partida.
} { $who_is ->
    [you] Abres tú.
   *[other] Abre { $who }.
}
deal-seen = Cada jugador recibe { $each ->
    [one] 1 carta
   *[other] { $each } cartas
}{ $out ->
    [0] .
    [one] ; 1 queda fuera de la partida.
   *[other] ; { $out } quedan fuera de la partida.
} Tienes { $hand }. { $who_is ->
    [you] Abres tú.
   *[other] Abre { $who }.
}
deal-of-match = Partida { $game } de { $games }. { $deal }
plays = { $who } juega { $count ->
    [one] una carta
   *[other] { $number } cartas
} y dice: «¡{ $says }!»
plays-seen = Juegas { $count ->
    [one] una carta
   *[other] { $number } cartas
} ({ $cards }) y dices: «¡{ $says }!»
plays-last = { $who } juega { $count ->
    [one] su última carta
   *[other] sus últimas { $number } cartas
} y dice: «¡{ $says }!»
plays-last-seen = Juegas { $count ->
    [one] tu última carta
   *[other] tus últimas { $number } cartas
} ({ $cards }) y dices: «¡{ $says }!»
lets-stand = { $who_is ->
    [you] Lo das por bueno.
   *[other] { $who } lo da por bueno.
}
passes = { $who_is ->
    [you] Pasas.
   *[other] { $who } pasa.
}
passes-and-leads = { $who_is ->
    [you] Pasas.
   *[other] { $who } pasa.
} { $leader_is ->
    [you] Vuelves a abrir tú.
   *[other] Vuelve a abrir { $leader }.
}
you-doubt-the-truth = Dudas. Era verdad: { $cards }. Recibes { $minus ->
    [0] cero cartas de castigo
    [one] 1 carta de castigo
   *[other] { $minus } cartas de castigo
}.
doubts-the-truth = { $who } duda. Era verdad: { $cards }. { $who } recibe { $minus ->
    [0] cero cartas de castigo
    [one] 1 carta de castigo
   *[other] { $minus } cartas de castigo
}.
doubts-your-lie = { $who } duda. Era mentira: recuperas { $cards } y recibes { $minus ->
    [0] cero cartas de castigo
    [one] 1 carta de castigo
   *[other] { $minus } cartas de castigo
}.
doubts-a-lie = { $who_is ->
    [you] Dudas.
   *[other] { $who } duda.
} Era mentira: { $of } recupera { $cards } y recibe { $minus ->
    [0] cero cartas de castigo
    [one] 1 carta de castigo
   *[other] { $minus } cartas de castigo
}.
draws = { $who } roba { $count ->
    [one] una carta
   *[other] { $number } cartas
} de la mano de { $from }.
draws-seen = { $who_is ->
    [you] Robas
   *[other] { $who } roba
} { $count ->
    [one] una carta
   *[other] { $number } cartas
} de { $from_is ->
    [you] tu mano
   *[other] la mano de { $from }
}: { $cards }.

## The end

game-ended = { $event } { $result }
match-ended = { $event } { $result } { $winners }
points = { $who } { $points }
points-with-rainbow = { $who } { $points } con la carta arcoíris
wins-the-game = { $who_is ->
    [you] Te quedas sin cartas y ganas la partida. Puntos: { $points }.
   *[other] { $who } se queda sin cartas y gana la partida. Puntos: { $points }.
}
game-without-winner = La partida se ha alargado demasiado y nadie gana. Puntos: { $points }.
wins-the-match = { $who_is ->
    [you] La serie ha terminado: la ganas con { $points } puntos.
   *[other] La serie ha terminado: la gana { $who } con { $points } puntos.
}
share-the-win = La serie ha terminado con victoria compartida: { $winners }, con { $points } puntos por cabeza.
match-without-winner = La serie ha terminado. Nadie la gana: ninguna partida se ganó.

## Hints: a move, and what speaks for it

hint-play = Juega { $cards } y di: «¡{ $says }!»
hint-doubt = Duda.
hint-pass = Pasa.
hint-let-stand = Dalo por bueno.
hint-last = Son tus últimas cartas: si nadie demuestra que mientes, ganas.
hint-true = Es verdad: el castigo sería para quien lo dude, no para ti.
hint-rainbow = La carta arcoíris vale como cualquier color.
hint-lie-needed = Es mentira, pero con la verdad no llegas: no tienes { $count ->
    [one] ninguna carta de color
   *[other] { $count } cartas de un mismo color
}.
hint-lie-though = Es mentira, aunque con otras cartas podrías decir la verdad: a quien nunca miente se le lee muy fácil.
hint-lie-risk = Si alguien lo duda, recuperas estas cartas y las demás de la mesa son para ti como cartas de castigo.
hint-instead-chance = En su lugar podrías dudar de «{ $says }», dicho por { $who }: por lo que sabes, la probabilidad de que sea verdad es del { $chance } %.
hint-instead-lie = En su lugar podrías dudar de «{ $says }», dicho por { $who }: por lo que sabes, no puede ser verdad.
hint-cannot-be-true = Por lo que sabes, no puede ser verdad.
hint-chance-true = Por lo que sabes, la probabilidad de que sea verdad es del { $chance } %.
hint-or-wins = Eran las últimas cartas de { $who }: si se da por bueno, gana.
hint-next-may-doubt = Después de ti, { $who } aún puede dudar.
hint-doubt-risk = Si dudas y es verdad, { $count ->
    [one] la carta de la mesa es para ti como carta de castigo
   *[other] las { $count } cartas de la mesa son para ti como cartas de castigo
}.
hint-pass-though = Es más probable que sea mentira, pero pasar no arriesga nada.
hint-too-few = Tienes menos de { $count } cartas, así que no puedes jugar.
hint-would-lie = Para jugar tendrías que mentir: no tienes { $count ->
    [one] ninguna carta de color
   *[other] { $count } cartas de un mismo color
}.

## The lesson

lesson-truth = Gana quien antes se queda sin cartas: las juegas boca abajo y dices de qué color son, aunque sea mentira. Empieza con la verdad: elige tus dos cartas verdes y luego «Jugar dos cartas».
lesson-doubt = Cada jugador tiene que jugar al menos tantas cartas como el anterior. ¿Pero cuatro amarillas, si solo hay cinco y tú tienes tres? Elige «Dudar» y luego «Sí, lo dudo».
lesson-lie = ¡Era mentira! { $player } recuperó las cuatro y recibió las demás como cartas de castigo. Ahora abres tú, y te toca mentir: elige tu carta roja y tu carta rosa, di «rojo» y luego «Jugar dos cartas».
lesson-pass = ¡Nadie dudó de ti! Ahora { $player } dice dos azules. Tú no tienes ninguna de las cinco, así que bien puede ser verdad, y quien duda de la verdad recibe todas las cartas de la mesa como cartas de castigo. Así que elige «Pasar».
lesson-follow = { $doubter } dudó, pero era verdad: recibió las seis como cartas de castigo. Ahora { $player } dice una verde, y tú tienes tres cartas amarillas: elígelas y luego «Jugar tres cartas».
lesson-end = Nadie se atreve a dudar de ti ni a jugar más, así que vuelves a abrir. La carta arcoíris vale como cualquier color: ¿puedes soltar tus tres últimas cartas a la vez sin mentir?

### Refusals

two-to-five-players = Pueden jugar de 2 a 5 personas, no { $players }.
number-of-colors = Una baraja tiene de 1 a 7 colores, no { $colors }.
cards-of-each-color = Hay de { $least } a 12 cartas de cada color, no { $cards }.
too-few-cards = No hay cartas suficientes para que cada jugador reciba una.
number-of-decisions = Una partida puede durar de 1 a 10 000 decisiones, no { $turns }.
number-of-games = Se pueden jugar de 1 a { $most } partidas, no { $games }.
five-different-colors = Entre dos se juega con cinco colores distintos.
deal-evenly = La baraja se reparte por igual, y lo que sobra queda fuera de la partida.
deal-first = Primero hay que repartir las cartas.
already-dealt = Las cartas ya están repartidas.
draw-two = Se roban dos cartas de la otra mano, o las que tenga.
draw-first = Primero hay que robar cartas.
nothing-to-draw = No hay cartas que robar.
leader-must-play = Quien abre tiene que jugar cartas: no hay nada que dudar ni que pasar.
only-the-next-may-doubt = Solo puede dudar quien sigue.
nobody-plays-on-a-last-card = Sobre una última carta no se juega: duda o dala por buena.
play-a-card = Juega al menos una carta.
cards-not-held = No tienes todas esas cartas.
color-not-in-the-game = Anuncia uno de los colores de la partida.
hand-too-small = { $cards ->
    [one] Se acaba de jugar 1 carta
   *[other] Se acaban de jugar { $cards } cartas
}, y tienes menos: solo puedes dudar o pasar.
play-as-many = { $cards ->
    [one] Se acaba de jugar 1 carta: juega al menos 1.
   *[other] Se acaban de jugar { $cards } cartas: juega al menos otras tantas.
}

### Review

measure = Casos aún posibles: qué tienen los demás
unit = cartas

## Moments

review-doubt = Duda
review-doubted = { $who_is ->
    [you] Dudaste cuando { $of } dijo «{ $says }».
   *[other] { $of_is ->
        [you] { $who } dudó cuando dijiste «{ $says }».
       *[other] { $who } dudó cuando { $of } dijo «{ $says }».
    }
}
review-thought = { $who_is ->
    [you] { $held ->
        [0] No tenías ninguna carta que cuente como { $suit_singular }.
        [one] Tenías una carta que cuenta como { $suit_singular }: nadie más podía tenerla.
       *[other] Tenías { $held } cartas que cuentan como { $suit_plural }: nadie más podía tenerlas.
    }
   *[other] { $held ->
        [0] { $who } no tenía ninguna carta que cuente como { $suit_singular }.
        [one] { $who } tenía una carta que cuenta como { $suit_singular }: nadie más podía tenerla.
       *[other] { $who } tenía { $held } cartas que cuentan como { $suit_plural }: nadie más podía tenerlas.
    }
}
review-let-it-stand = Era mejor darlo por bueno: en muchas dudas con esa probabilidad, cada una cuesta de media { $cards ->
    [one] 1 carta
   *[other] unas { $cards } cartas
} más de lo que da{ $win ->
    [0] {""}
   *[other] {", "}contando la victoria como { $win }
}.
review-doubt-it = Dudar era un acierto seguro, y valía { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}{ $win ->
    [0] {""}
   *[other] {", "}contando la victoria como { $win }
}.
review-doubt-was-worth = Dudar habría sido mejor: en muchas dudas con esa probabilidad, cada una da de media { $cards ->
    [one] 1 carta
   *[other] unas { $cards } cartas
} más de lo que cuesta{ $win ->
    [0] {""}
   *[other] {", "}contando la victoria como { $win }
}.
review-pass-instead = Era mejor pasar: en muchas mentiras creídas con esa probabilidad, cada una cuesta de media { $cards ->
    [one] 1 carta
   *[other] unas { $cards } cartas
} más de las que quita de la mano{ $win ->
    [0] {""}
   *[other] {", "}contando la victoria como { $win }
}.
review-one-true = Era mejor jugar una sola carta y decir la verdad.
review-say-instead = «{ $says }» habría sido más fácil de creer: { $chance } %.
review-say-the-truth = «{ $says }» habría sido verdad.
review-nothing-to-lose = Si nadie duda de estas últimas cartas, { $winner_is ->
    [you] ganas.
   *[other] gana { $winner }.
} En una partida suelta solo cuenta ganar, así que dudar sin razón no cuesta nada.
review-at-stake = Dudar daba { $lie ->
    [one] 1 carta
   *[other] { $lie } cartas
} si era mentira, y costaba { $truth } si era verdad.
review-at-stake-last = Era la última carta. Dudar daba { $lie } cartas si era mentira, contando la victoria como 10, y costaba { $truth } si era verdad.
review-at-stake-drawn = Dudar daba { $lie } cartas si era mentira, y costaba { $truth } si era verdad, contando la victoria como 10: quien tiene que robar las últimas cartas del otro ha perdido.
review-was-true = Era verdad.
review-was-a-lie = Era mentira.
review-lie = Mentira
review-lied = { $who_is ->
    [you] Dijiste «{ $says }», y era mentira.
   *[other] { $who } dijo «{ $says }», y era mentira.
}
review-last-cards = Últimas cartas
review-won-by-the-truth = Con «{ $says }», { $who_is ->
    [you] jugaste tus últimas cartas y dijiste
   *[other] { $who } jugó sus últimas cartas y dijo
} la verdad: ya nadie podía impedir la victoria.
review-caught = { $by_is ->
    [you] Descubriste la mentira.
   *[other] { $by } descubrió la mentira.
}
review-risk = Si se lo creían, valía { $believed ->
    [one] 1 carta
   *[other] { $believed } cartas
}; si no, costaba { $caught ->
    [0] nada
    [one] 1 carta
   *[other] { $caught } cartas
}.
review-risk-last = Era lo último de la mano: si se lo creían, valía { $believed } cartas, contando la victoria como 10; si no, costaba { $caught ->
    [0] nada
    [one] 1 carta
   *[other] { $caught } cartas
}.
review-cost-little = Así que costó poco: cerca de { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} de media.
review-lost = Cómo se perdió la partida
review-out-first = { $winner_is ->
    [you] Te quedaste
   *[other] { $winner } se quedó
} sin cartas antes que nadie. En { $who_is ->
    [you] tu mano
   *[other] la mano de { $who }
} { $cards ->
    [1] quedaba una carta.
   *[other] quedaban { $cards } cartas.
}
review-last-lie = Las últimas cartas, «{ $says }», eran mentira, y nadie dudó.
review-doubted-last = { $who_is ->
    [you] Dudaste de las últimas cartas, y lo que se anunció era verdad.
   *[other] { $who } dudó de las últimas cartas, y lo que se anunció era verdad.
}
review-drew-last = Quien recibe cartas de castigo también roba de la otra mano: { $who_is ->
    [you] tuviste
   *[other] { $who } tuvo
} que robar { $winner_is ->
    [you] tus últimas cartas, y así ganaste.
   *[other] las últimas cartas de { $winner }, y así ganó { $winner }.
}
review-let-stand-last = Después de { $who_is ->
    [you] ti
   *[other] { $who }
}, nadie podía dudar: dejar pasar { $winner_is ->
    [you] tus últimas cartas
   *[other] las últimas cartas de { $winner }
} era perder la partida seguro.
review-wins-not-taken = En { $times ->
    [1] la jugada
   *[other] las jugadas
} { $moves } { $who_is ->
    [you] podías
   *[other] { $who } podía
} ganar al momento.
review-how-often = En esta partida { $who_is ->
    [you] jugaste
   *[other] { $who } jugó
} cartas { $played ->
    [0] cero veces
    [1] una vez
   *[other] { $played } veces
} y { $who_is ->
    [you] pasaste
   *[other] pasó
} { $passed ->
    [0] cero veces.
    [1] una vez.
   *[other] { $passed } veces.
}
review-caught-often = { $who_is ->
    [you] Te pillaron
   *[other] A { $who } le pillaron
} mintiendo { $times ->
    [1] una vez
    [2] dos veces
   *[other] { $times } veces
}, y esas cartas volvieron a la mano.
review-doubted-in-vain = Antes de las últimas cartas { $winner_is ->
    [you] decías
   *[other] { $winner } decía
} la verdad { $times ->
    [1] una vez
    [2] dos veces
   *[other] { $times } veces
} cuando alguien dudó ({ $times ->
    [1] {""}
   *[other] la última vez,{" "}
}{ $by_is ->
    [you] tú
   *[other] { $by }
}): a quien duda le cuesta cartas, y { $winner_is ->
    [you] tú vuelves
   *[other] { $winner } vuelve
} a salir.
review-passes-keep = Quien pasa conserva todas sus cartas: solo se libra de ellas quien juega. Pasar no recibe nota.
review-let-pass = Mentira sin dudar
review-let-lie-pass = { $who_is ->
    [you] Podías saber seguro que { $of } mentía con «{ $says }», y no dudaste.
   *[other] { $of_is ->
        [you] { $who } podía saber seguro que mentías con «{ $says }», y no dudó.
       *[other] { $who } podía saber seguro que { $of } mentía con «{ $says }», y no dudó.
    }
}
review-missed-win = Victoria perdida
review-could-win = { $who_is ->
    [you] Podías
   *[other] { $who } podía
} ganar al momento: «{ $says }» con todas las cartas de la mano habría sido verdad.
review-play-them-all = Jugarlas todas habría sido mejor: nadie puede quitar esa victoria.
review-let-win = Dejar pasar las últimas cartas
review-let-them-win = { $who_is ->
    [you] Dejaste pasar las últimas cartas de { $of }: «{ $says }».
   *[other] { $of_is ->
        [you] { $who } dejó pasar tus últimas cartas: «{ $says }».
       *[other] { $who } dejó pasar las últimas cartas de { $of }: «{ $says }».
    }
}
review-knew-chance = { $who_is ->
    [you] Por lo que sabías
   *[other] Por lo que { $who } sabía
}, la probabilidad de que fuera verdad era del { $chance } %.
review-knew-lie = { $who_is ->
    [you] Podías saber seguro que era mentira.
   *[other] { $who } podía saber seguro que era mentira.
}
review-all-knew-chance = Por lo que todos sabían, la probabilidad de que fuera verdad era del { $chance } %.
review-all-knew-lie = Todos podían saberlo seguro.

review-saw-through = En la jugada { $move }, { $who_is ->
    [you] podías saber seguro que { $of } mentía con «{ $says }», y dudaste.
   *[other] { $who } podía saber seguro que { $of_is ->
        [you] mentías
       *[other] { $of } mentía
    } con «{ $says }», y dudó.
} { $held ->
    [0] Por todo lo que se veía, no podían ser tantas.
    [one] { $who_is ->
        [you] Tenías
       *[other] { $who } tenía
    } una de ellas, y por todo lo que se veía, no podían ser tantas.
   *[other] { $who_is ->
        [you] Tenías
       *[other] { $who } tenía
    } { $held } de ellas, y por todo lo que se veía, no podían ser tantas.
}
review-could-see-through = En la jugada { $move }, { $who_is ->
    [you] podías saber seguro que { $of } mentía con «{ $says }», y no dudaste.
   *[other] { $who } podía saber seguro que { $of_is ->
        [you] mentías
       *[other] { $of } mentía
    } con «{ $says }», y no dudó.
} { $held ->
    [0] Por todo lo que se veía, no podían ser tantas.
    [one] { $who_is ->
        [you] Tenías
       *[other] { $who } tenía
    } una de ellas, y por todo lo que se veía, no podían ser tantas.
   *[other] { $who_is ->
        [you] Tenías
       *[other] { $who } tenía
    } { $held } de ellas, y por todo lo que se veía, no podían ser tantas.
}
review-likeliest-lie = { $who_is ->
    [you] Cuando podías dudar, ninguna mentira era del todo segura. La más sospechosa de las que dejaste pasar fue
   *[other] Cuando { $who } podía dudar, ninguna mentira era del todo segura. La más sospechosa de las que dejó pasar fue
} { $of_is ->
    [you] tu «{ $says }»
   *[other] «{ $says }», de { $of },
} en la jugada { $move }: era mentira con una probabilidad del { $chance } %.
review-never-sure = { $who_is ->
    [you] Cuando podías dudar, ninguna mentira era del todo segura.
   *[other] Cuando { $who } podía dudar, ninguna mentira era del todo segura.
}
review-met-no-lie = Todos los anuncios de los que { $who_is ->
    [you] podías
   *[other] { $who } podía
} dudar eran verdad.

review-announcement = Anuncio
review-announced-truth = { $who_is ->
    [you] Dijiste «{ $says }», y era verdad.
   *[other] { $who } dijo «{ $says }», y era verdad.
}
review-let-stand = Mentira dada por buena
review-stood-lie = { $who_is ->
    [you] Diste por bueno «{ $says }», dicho por { $of }, y era mentira.
   *[other] { $of_is ->
        [you] { $who } dio por bueno tu «{ $says }», y era mentira.
       *[other] { $who } dio por bueno «{ $says }», dicho por { $of }, y era mentira.
    }
}

## Why bots did what they did

review-bot-must-doubt = Nadie más podía dudar ya: si se daba por bueno, { $of_is ->
    [you] ganabas tú
   *[other] ganaba { $of }
}.
review-bot-counted-doubt = Según un recuento aproximado de las cartas, la probabilidad de que { $of_is ->
    [you] tuvieras
   *[other] { $of } tuviera
} suficientes era del { $chance } %: { $last ->
    [0] por debajo del { $limit } %
   *[other] con las últimas cartas, por debajo del { $limit } %
}, { $who } duda.
review-bot-counted-stand = Según un recuento aproximado de las cartas, la probabilidad de que { $of_is ->
    [you] tuvieras
   *[other] { $of } tuviera
} suficientes era del { $chance } %: { $last ->
    [0] { $who } solo duda
   *[other] con las últimas cartas, { $who } solo duda
} por debajo del { $limit } %.
review-bot-able = Según un recuento aproximado de las cartas, la probabilidad de que { $of_is ->
    [you] tuvieras
   *[other] { $of } tuviera
} suficientes era del { $chance } %.
review-bot-last-cards = { $of_is ->
    [you] Eran tus últimas cartas: si se daban por buenas, ganabas tú.
   *[other] Eran las últimas cartas de { $of }: si se daban por buenas, ganaba { $of }.
}
review-bot-truth-first = { $who } dice la verdad siempre que las cartas lo permiten, y juega el color con más cartas: { $suit }.
review-bot-keeps-cards = Si no hacen falta más, { $who } juega { $most } cartas como mucho.
review-bot-seldom-lies = { $who } no tenía { $count } cartas de un mismo color, y entonces miente una de cada { $times } veces en vez de pasar.
review-bot-rather-passes = { $who } no tenía { $count } cartas de un mismo color, y entonces solo miente una de cada { $times } veces.
review-bot-took-for-true = Para { $who }, la probabilidad de que fuera verdad era del { $chance } %.
review-bot-record = { $all ->
    [one] { $who } recordaba un anuncio { $of_is ->
        [you] tuyo
       *[other] de { $of }
    } que se había descubierto: era { $lies ->
        [0] verdad.
       *[other] mentira.
    }
   *[other] { $who } recordaba { $all } anuncios { $of_is ->
        [you] tuyos
       *[other] de { $of }
    } que se habían descubierto: { $lies ->
        [0] todos eran verdad.
        [one] uno era mentira.
       *[other] { $lies } eran mentira.
    }
}
review-bot-short-memory = { $who } solo recuerda lo que se vio en las últimas { $count } jugadas.
review-bot-had-to-lie = { $who } no tenía { $count } cartas de un mismo color: para jugar había que mentir.
review-bot-truth-less = Según los cálculos de { $who }, la mejor jugada con la verdad valía { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} menos.
review-bot-lie-less = Según los cálculos de { $who }, la mejor mentira valía { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} menos.
review-bot-worth-most = Según los cálculos de { $who }, todo lo demás valía al menos { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} menos.
review-bot-expects-doubt = Para { $who }, la probabilidad de que alguien dudara era del { $chance } %.
review-bot-not-always-best = Para que no se le lea fácilmente, { $who } no siempre hace lo que parece mejor: esto tenía una probabilidad del { $chance } %.
review-bot-nothing-to-prove = Era verdad: una duda solo podía perjudicar a quien dudara.
review-bot-lets-stand = Entre dos, dudar sin razón sale caro: { $who } no duda de nada que bien pueda ser verdad.
review-bot-played-out = En { $deals } repartos que encajaban con lo que { $who } sabía, { $who } jugó hasta el final las ideas más prometedoras, y esta fue la que mejor salió.
review-bot-drawn = { $who } dejó decidir al azar, según lo que una red aprendió de muchas partidas: { $chances }.
review-bot-chance-truth = { $chance } % para la verdad
review-bot-chance-lie = { $chance } % para una mentira
review-bot-chance-doubt = { $chance } % para dudar
review-bot-chance-pass = { $chance } % para pasar
review-bot-likeliest-play = De todo lo que se podía jugar, esto era lo más probable: { $chance } %.
review-bot-one-play = Justo estas cartas con este anuncio tenían una probabilidad del { $chance } %, y lo más probable, del { $most } %.

## Summary

review-nobody-won = No ganó nadie.
review-won = { $who_is ->
    [you] Ganaste.
   *[other] Ganó { $who }.
}
review-won-together = Victoria compartida: { $winners }.
review-of-player = { $who_is ->
    [you] { $lies ->
        [0] Nunca mentiste
        [1] Mentiste una vez
        [2] Mentiste dos veces
       *[other] Mentiste { $lies } veces
    } y { $doubts ->
        [0] nunca dudaste.
        [1] dudaste una vez, { $right ->
            [0] sin razón.
           *[other] con razón.
        }
        [2] dudaste dos veces, { $right ->
            [0] las dos sin razón.
            [1] una con razón.
           *[other] las dos con razón.
        }
       *[other] dudaste { $doubts } veces, { $right ->
            [0] ninguna con razón.
            [1] una con razón.
           *[other] { $right } con razón.
        }
    }
   *[other] { $who } { $lies ->
        [0] nunca mintió
        [1] mintió una vez
        [2] mintió dos veces
       *[other] mintió { $lies } veces
    } y { $doubts ->
        [0] nunca dudó.
        [1] dudó una vez, { $right ->
            [0] sin razón.
           *[other] con razón.
        }
        [2] dudó dos veces, { $right ->
            [0] las dos sin razón.
            [1] una con razón.
           *[other] las dos con razón.
        }
       *[other] dudó { $doubts } veces, { $right ->
            [0] ninguna con razón.
            [1] una con razón.
           *[other] { $right } con razón.
        }
    }
}
review-player-let-pass = { $player } { $who_is ->
    [you] { $passes ->
        [1] Podías haber descubierto una mentira segura, y la dejaste pasar.
       *[other] Podías haber descubierto { $passes } mentiras seguras, y las dejaste pasar.
    }
   *[other] { $passes ->
        [1] { $who } podía haber descubierto una mentira segura, y la dejó pasar.
       *[other] { $who } podía haber descubierto { $passes } mentiras seguras, y las dejó pasar.
    }
}

### Puzzles

puzzle-has = { $who_is ->
    [you] tienes
   *[other] { $who } tiene
} exactamente { $count } { $count ->
    [one] carta
   *[other] cartas
} de color { $suit }
puzzle-has-not = { $who_is ->
    [you] no tienes
   *[other] { $who } no tiene
} exactamente { $count } { $count ->
    [one] carta
   *[other] cartas
} de color { $suit }
puzzle-able = quien hizo el anuncio tenía cartas suficientes
puzzle-unable = quien hizo el anuncio no tenía cartas suficientes
puzzle-truthful = el anuncio es verdad
puzzle-untruthful = el anuncio es mentira
puzzle-kind-believe = ¿Te lo crees o lo dudas?
puzzle-says = { $who } dijo: «¡{ $says }!» Por todo lo que has visto, ¿es más probable que sea verdad o mentira?
puzzle-is-it-true = Tu respuesta
puzzle-true = Es verdad
puzzle-lie = Lo dudo
puzzle-cannot-be = Seguro que «{ $says }» es mentira: por lo que has visto, { $who } no podía tener tantas.
puzzle-may-be = Por todo lo que has visto, «{ $says }» es verdad con una probabilidad del { $likely } %.
puzzle-counted = { $count ->
    [one] La carta jugada tenía
   *[other] Las { $count } cartas jugadas tenían
} que ser de ese color o la carta arcoíris, de las { $hand } que { $who } tenía. De esas hay { $all } en el juego. Tú tienes { $held ->
    [0] cero
   *[other] { $held }
}, y sabes que { $who } { $gone ->
    [0] podía tener todas las demás
    [one] no tenía 1 de las demás
   *[other] no tenía { $gone } de las demás
}: así que { $who } tenía { $most ->
    [0] cero.
   *[other] { $most } como mucho.
}
puzzle-known = Todos vieron que { $who } recuperó { $known ->
    [one] una de ellas
   *[other] { $known } de ellas
} en la mano.
puzzle-rainbow-yours = La carta arcoíris es una de las tuyas.
puzzle-rainbow-elsewhere = La carta arcoíris es de las que { $who } no tenía.
puzzle-rainbow-theirs = La carta arcoíris es de las que { $who } había recuperado.
puzzle-rainbow-open = No puedes saber dónde está la carta arcoíris: { $who } pudo tenerla.
puzzle-by-history = Que no había suficientes se sigue de todo lo que se jugó y se destapó antes.
puzzle-by-counting = Solo contando, { $who } tenía suficientes con una probabilidad del { $chance } %.
puzzle-habit = Pero cada cual elige lo que dice, y se dice la verdad más a menudo que por puro azar.
puzzle-habit-last = Pero cada cual elige lo que dice, y se dice la verdad más a menudo que por puro azar, sobre todo con las últimas cartas de la mano.
puzzle-record = También cuenta lo que { $who } dijo antes, si se destapó: verdades, { $truths }; mentiras, { $lies }.
puzzle-weighed = En conjunto, eso hace la verdad, frente a la mentira, unas { $times } veces tan probable como al contar nada más: el { $chance } % pasa a ser el { $likely } %.

### Page
## Numbers and cards

page-cards = { $count ->
    [0] { $number } carta
    [one] { $number } carta
   *[other] { $number } cartas
}
page-suit-of = { $count ->
    [one] { $suit_singular }
   *[other] { $suit_plural }
}
page-claim = { $who_is ->
    [you] lo tuyo
   *[other] lo de { $who }
} («{ $announced }»)
page-tally-unknown = { $cards }, { $unknown } desconocidas
page-of-all = de { $all }

## The players round the table

page-place = { $name }: { $cards } en la mano
page-place-status = { $name }: { $cards } en la mano, { $status }
page-you = tú
page-who = { $who_is ->
    [you] Tú
   *[other] { $who }
}
page-no-cards = sin cartas
page-held = En la mano: { $cards }
page-in-hand = ({ $count } en la mano)
page-status-lead = abre
page-status-answer = responde
page-status-last-card = duda o lo da por bueno
page-status-played-last = ¡jugó su última carta!
page-status-says = dice: { $announced }
page-status-lets-stand = lo da por bueno
page-status-passed = pasó
page-status-doubts = ¡duda!
page-minus-pile = { $who_is ->
    [you] Tu montón de castigo
   *[other] Montón de castigo de { $who }
}: { $cards }
page-minus-pile-known = { $who_is ->
    [you] Tu montón de castigo
   *[other] Montón de castigo de { $who }
}: { $cards }, conocidas: { $known }

## A closer look at a player’s cards

page-cards-of = { $who_is ->
    [you] Tus cartas
   *[other] Cartas de { $who }
}
page-hand = { $who_is ->
    [you] Tu mano
   *[other] Mano
}
page-hand-count = { $cards }.
page-hand-seen = { $who_is ->
    [you] Todos han visto:
   *[other] Seguro que están, porque todos las han visto:
}
page-hand-unseen = Nadie ha visto ninguna destapada.
page-minus = Montón de castigo
page-minus-count = { $count ->
    [0] { $cards }.
   *[other] { $cards }, boca abajo.
}
page-minus-known = Conoces { $number }:

## The middle of the table

page-middle = El centro de la mesa
page-no-cards-left = { $who_is ->
    [you] ¡Ya no te quedan cartas!
   *[other] ¡A { $who } ya no le quedan cartas!
}
page-plays = { $who_is ->
    [you] Juegas { $cards } y dices
   *[other] { $who } juega { $cards } y dice
}
page-really-true = La verdad: { $cards }
page-really-lie = Mentira: { $cards }
page-oracle = Probabilidad de que sea verdad: { $likely } %. Las cartas lo permiten en el { $possible } % de los repartos.
page-oracle-impossible = No puede ser verdad.
page-on-table = { $cards } en la mesa:
page-on-table-with-last = { $cards } en la mesa, contando las de abajo:
page-played-before = Jugadas antes
page-table-cards = En la mesa
page-lay = { $who_is ->
    [you] Juegas { $cards } y dices: { $announced }
   *[other] { $who } juega { $cards } y dice: { $announced }
}
page-lay-known = { $who_is ->
    [you] Juegas { $cards } y dices: { $announced }; en realidad, { $known }
   *[other] { $who } juega { $cards } y dice: { $announced }; en realidad, { $known }
}

## A doubt

page-doubts = { $who_is ->
    [you] Dudas: { $of } dijo «{ $announced }».
   *[other] { $of_is ->
        [you] { $who } duda: dijiste «{ $announced }».
       *[other] { $who } duda: { $of } dijo «{ $announced }».
    }
}
page-turned-up = Destapadas: { $cards }.
page-stamp-true = ¡Verdad!
page-stamp-lie = ¡Mentira!
page-verdict-true = { $announced }: verdad.
page-verdict-lie = { $announced }: mentira.
page-gets-minus = { $count ->
    [one] { $capital } carta va
   *[other] { $capital } cartas van
} { $who_is ->
    [you] a tu montón de castigo.
   *[other] al montón de castigo de { $who }.
}
page-takes-back = { $who_is ->
    [you] Recuperas
   *[other] { $who } recupera
} { $count ->
    [one] la carta
   *[other] las { $number } cartas
}{ $minus ->
    [0] .
    [one] ; { $others } carta de la mesa va { $who_is ->
        [you] a tu montón de castigo.
       *[other] a su montón de castigo.
    }
   *[other] ; { $others } cartas de la mesa van { $who_is ->
        [you] a tu montón de castigo.
       *[other] a su montón de castigo.
    }
}
page-drew = { $who_is ->
    [you] Robaste:
   *[other] { $who } te robó:
}

## What is going on

page-now-deal = Se reparten las cartas.
page-now-deal-again = Se reparten las cartas otra vez.
page-now-game-over = La partida { $game } ha terminado. Se reparten las cartas otra vez.
page-now-leads = { $who_is ->
    [you] Abres tú.
   *[other] Abre { $who }.
}
page-now-leads-again = { $who_is ->
    [you] Vuelves a abrir tú: los demás han pasado.
   *[other] Vuelve a abrir { $who }: los demás han pasado.
}
page-now-considers = { $who_is ->
    [you] Estás pensando en { $claim }.
   *[other] { $who } está pensando en { $claim }.
}
page-now-draws = { $who_is ->
    [you] Robas
   *[other] { $who } roba
} { $cards } de { $from_is ->
    [you] tu mano.
   *[other] la mano de { $from }.
}
page-now-over = La partida ha terminado.
page-now-match-over = La serie ha terminado.
page-do-lead = juega una carta o más y di un color
page-do-answer = { $count ->
    [one] duda de { $claim }, juega una o más, o pasa
   *[other] duda de { $claim }, juega { $number } o más, o pasa
}
page-do-play-or-pass = { $count ->
    [one] juega una carta o más, o pasa
   *[other] juega { $number } cartas o más, o pasa
}
page-do-doubt-or-pass = duda de { $claim }, o pasa
page-do-pass = pasa
page-do-last-card = duda de { $claim }, o { $who_is ->
    [you] ganas tú
   *[other] { $who } gana
} la partida
page-do-last-card-first = duda de { $claim }, o déjaselo a { $next }
page-do-let-stand = da por bueno { $claim }

## Your answer

page-answer = Tu respuesta
page-doubt = Dudar
page-doubt-sure = ¿Dudas de { $claim }?
page-doubt-yes = Sí, lo dudo
page-doubt-no = Todavía no
page-pass = Pasar
page-let-stand = Dar por bueno
page-no-doubt = No puedes dudarlo.
page-nobody-doubts = Si nadie lo duda, { $who_is ->
    [you] ganas tú.
   *[other] gana { $who }.
}
page-stake-last-card = Si es verdad, { $who_is ->
    [you] ganas la partida.
   *[other] { $who } gana la partida.
}
page-stake-true = Si dudas y es verdad, recibes { $count ->
    [one] { $number } carta de castigo.
   *[other] { $number } cartas de castigo.
}
page-stake-true-draw = Si dudas y es verdad, recibes { $count ->
    [one] { $number } carta de castigo
   *[other] { $number } cartas de castigo
} y robas dos de la mano de { $who }.
page-stake-true-loses = Si dudas y es verdad, tienes que robar las últimas cartas de { $who }, que gana la partida.
page-stake-lie = Si es mentira, { $who } recupera { $count ->
    [one] la carta
   *[other] las { $number }
}{ $minus ->
    [0] .
    [one] {" "}y recibe { $others } carta de castigo.
   *[other] {" "}y recibe { $others } cartas de castigo.
}
page-stake-lie-draw = Si es mentira, { $who } recupera { $count ->
    [one] la carta
   *[other] las { $number }
}{ $minus ->
    [0] .
    [one] {" "}y recibe { $others } carta de castigo; luego te roba dos.
   *[other] {" "}y recibe { $others } cartas de castigo; luego te roba dos.
}
page-stake-lie-wins = Si es mentira, { $who } tiene que robar tus últimas cartas, y ganas la partida.

## Your hand and your announcement

page-your-hand = Tu mano: { $cards }
page-hand-empty = Tu mano está vacía.
page-suit = { $suit_capital }: { $held } en la mano, { $chosen ->
    [one] { $chosen } elegida
   *[other] { $chosen } elegidas
}
page-choose-one = Elegir una carta { $suit_singular }; { $chosen } de { $held } elegidas
page-put-one-back = Devolver una carta { $suit_singular }; { $chosen } de { $held } elegidas
page-chosen = { $count ->
    [one] { $count } elegida
   *[other] { $count } elegidas
}
page-chosen-of = { $chosen ->
    [0] Ninguna
   *[other] { $capital }
} de { $announced }; elegidas en total: { $cards }.
page-not-your-turn = Todavía no es tu turno.
page-may-not-play = Ahora no puedes jugar cartas.
page-choose-more = Al menos { $least }: elige { $more } más.
page-hint-own-last = Si nadie lo duda, o si es verdad, ganas.
page-hint-wait = Espera tu turno. Ya puedes elegir tus cartas.
page-hint-last-card = Sobre una última carta no se juega.
page-hint-too-few = Tienes muy pocas cartas para jugar.
page-hint-answer = { $count ->
    [one] O elige una carta o más de tu mano para jugar.
   *[other] O elige { $number } cartas o más de tu mano para jugar.
}
page-hint-lead = { $count ->
    [one] Abres tú: elige una carta o más de tu mano para jugar.
   *[other] Abres tú: elige { $number } cartas o más de tu mano para jugar.
}
page-announcement = Tu anuncio
page-you-play = Juegas { $cards }.
page-put-back = Devolver
page-say = { $count ->
    [one] { $cards }. Dices que el color es:
   *[other] { $cards }. Dices que el color es:
}
page-truth = Es la verdad
page-bluff = Es mentira
page-truth-last = { $count ->
    [one] Es la verdad, con tu última carta
   *[other] Es la verdad, con tus últimas cartas
}
page-bluff-last = { $count ->
    [one] Es mentira, con tu última carta
   *[other] Es mentira, con tus últimas cartas
}
page-play = Jugar { $cards }
page-play-and-say = Jugar { $cards }: «{ $announced }»

## Notes

page-notes = Tus notas
page-notes-text = Notas
page-notes-example = ¿Quién miente y cuándo?
page-counter = Contador de cartas
page-counter-help = Lleva la cuenta de lo que has visto de cada color.
page-counter-caption = Lo visto hasta ahora; el color anunciado está marcado.
page-counter-suit = Color
page-counter-yours = Tuyas
page-counter-yours-help = En tu mano, o jugadas por ti
page-counter-known = Vistas
page-counter-known-help = En montones de castigo o en otras manos, seguro
page-counter-unseen = No vistas
page-counter-on-table = ({ $count } en la mesa)
page-counter-in-hands = ({ $count } en manos)

## Points

page-game-of = Partida { $game } de { $games }
page-game-of-more = : puntuación
page-score-sheet = Puntuación
page-game-over = La partida { $game } ha terminado
page-wins = { $who_is ->
    [you] Ganas la partida.
   *[other] { $who } gana la partida.
}
page-nobody-wins = Nadie gana la partida.
page-close = Cerrar
page-next-game = A la partida { $game }
page-points-caption = { $games ->
    [1] Puntos
   *[other] Puntos de la serie
}
page-player = Jugador
page-player-you = { $name } (tú)
page-game = Partida
page-game-number = Partida { $game }
page-points = { $games ->
    [1] Puntos
   *[other] Total
}
page-not-played = sin jugar
page-too-long = La partida se alargó demasiado y nadie ganó.
page-none-ended = { $games ->
    [1] La partida todavía no ha terminado.
   *[other] Todavía no ha terminado ninguna partida.
}
page-won = ganó la partida
page-score = { $hand } en la mano, { $minus } en el montón de castigo
page-score-rainbow = { $hand } en la mano, { $minus } en el montón de castigo, con la carta arcoíris

## The log and the replay

page-details-turned-up = Destapadas:
page-details-hand = Tu mano:
page-details-played = Lo que jugaste:
page-details-drawn = Robadas:
page-tell-deal = Se reparten las cartas. Fuera de la partida: { $cards }.
page-tell-deal-of = Partida { $game } de { $games }: se reparten las cartas. Fuera de la partida: { $cards }.
page-tell-true = { $who } juega { $cards }: «{ $announced }» (verdad).
page-tell-lie = { $who } juega { $cards }: «{ $announced }» (mentira: { $really }).
page-tell-last-true = { $who } juega { $count ->
    [one] su última carta
   *[other] sus últimas { $number } cartas
}: «{ $announced }» (verdad).
page-tell-last-lie = { $who } juega { $count ->
    [one] su última carta
   *[other] sus últimas { $number } cartas
}: «{ $announced }» (mentira: { $really }).
page-tell-draw = { $who } roba { $cards } de la otra mano.

## What was hidden

page-hidden = Lo que estaba oculto
page-hidden-game = Partida { $game }.
page-hidden-out = Fuera de la partida: { $cards }.
page-hidden-announced = { $count ->
    [one] Se hizo { $count } anuncio.
   *[other] Se hicieron { $count } anuncios.
}
page-hidden-lies = { $count ->
    [0] Todo era verdad.
    [one] Hubo una mentira.
   *[other] Mentiras: { $count }.
}
page-hidden-boldest = Lo más atrevido: «{ $announced }» con { $cards }.
page-hidden-replay = La repetición muestra cada mano y lo que se jugó de verdad.

## Shortcuts

page-key-hand = Ir a tu mano
page-key-suits = Recorrer los colores de tu mano
page-key-more = Añadir o quitar una carta
page-key-number = Elegir esa cantidad de cartas
page-key-play = Jugar las cartas elegidas y decirlo
page-key-doubt = Dudar; Intro confirma
page-key-pass = Pasar, o dar por bueno


## What one wants

page-goal = Quédate sin cartas antes que nadie. Puedes mentir sobre el color, no sobre el número.
page-goal-short = Quédate sin cartas. Miente solo en el color.

## What can be done now, and what it does

page-can-cards = Tus cartas
page-can-play = elige { $count ->
    [one] una carta o más
   *[other] { $count } cartas o más
} y di un color, aunque sea mentira. Quedan boca abajo.
page-can-doubt = las cartas se destapan. Quien mintió las recupera y recibe el resto como cartas de castigo; si era verdad, las recibes todas tú.
page-can-pass = no haces nada, y responde quien sigue.
page-can-let-stand = si nadie más lo duda, esa persona gana.

## How it is played, with pictures

page-how-aim-title = El objetivo
page-how-aim = Quédate sin cartas antes que los demás. Hay { $players ->
    [2] cinco
   *[other] siete
} colores, cada uno con su signo, y una carta arcoíris, que vale como cualquier color.
page-how-play-title = Juega y di un color
page-how-play = Juega las cartas que quieras boca abajo y di un color: «¡Tres rojas!» El número siempre es verdad. El color puede ser mentira, en todas las cartas o en algunas.
page-how-answer-title = Duda, juega o pasa
page-how-answer = Los demás responden por turno. Pueden dudar; o jugar encima al menos las mismas cartas y decir un color, el mismo u otro; o pasar. Si todos pasan, vuelves a abrir, y las cartas se quedan en la mesa.
page-how-lie-title = Si era mentira
page-how-lie = Cuando alguien duda de una mentira, las cartas se destapan. Quien mintió las recupera, y recibe todas las demás de la mesa como cartas de castigo.
page-how-truth-title = Si era verdad
page-how-truth = Quien duda de la verdad recibe todas las cartas de la mesa como cartas de castigo. Cada una cuesta un punto al final.{ $players ->
    [2] {" "}Y quien recibe cartas de castigo roba dos cartas de la mano del otro.
   *[other] {""}
}
page-how-example-title = Un ejemplo
page-how-example = Ben dice «cuatro amarillas». Supón que hay nueve cartas amarillas en juego y que tú tienes siete: incluso con la carta arcoíris tiene que ser mentira. ¡Duda! Si tuvieras dos, bien podría ser verdad.
page-how-end-title = El final
page-how-end = Quien juega la última carta de su mano gana, si nadie lo duda o si es verdad. Los demás pierden un punto por cada carta que tengan en la mano o como castigo, y { $players ->
    [2] cinco
   *[other] diez
} por la carta arcoíris.

### What players say to each other: a greeting first, praise last

phrase-1 = ¡Hola a todos!
phrase-2 = ¡Lo dudo!
phrase-3 = Confía en mí.
phrase-4 = ¿Te mentiría yo?
phrase-5 = ¿Tantas?
phrase-6 = Qué suerte.
phrase-7 = ¡Buen intento!
phrase-8 = ¡Lo sabía!
phrase-9 = ¡Ja!
phrase-10 = ¡Oh, no!
phrase-11 = Sin prisa.
phrase-12 = ¡Bien jugado!
