# Every sentence of Clue, in English.

title = Clue
blurb = Recorre la mansión, pregunta quién tiene qué y descubre antes que nadie quién fue, con qué arma y en qué habitación. En España se conoce como Cluedo.
minutes = De 30 a 45 minutos

chair-miss-scarlet = Srta. Escarlata
chair-colonel-mustard = Coronel Mostaza
chair-mrs-white = Sra. Blanco
chair-mr-green = Sr. Verde
chair-mrs-peacock = Sra. Pavo Real
chair-professor-plum = Profesor Ciruela

## Options

option-edition = Edición
    .help = Qué hoja de reglas se sigue. Según las leemos, las dos dan el mismo juego.
option-edition-1972 = 1972
option-edition-1986 = 1986
option-dice = Dados
    .help = Con dos dados, como en las ediciones más nuevas, se camina más lejos y la partida es más rápida.
option-full_roll = Caminar
    .help = Si hay que caminar todo lo que sale cuando no entras en una habitación.
option-full_roll-required = Todo lo que sale
option-full_roll-up_to = Hasta lo que sale
option-suggestion_on_entry = Al entrar en una habitación
    .help = Si hay que hacer una sugerencia al entrar en una habitación.
option-suggestion_on_entry-by_the_sheet = Obligatorio por una puerta, opcional por un pasadizo
option-suggestion_on_entry-required = Es obligatorio
option-suggestion_on_entry-optional = Es opcional
option-accuse_after_card = Después de ver una carta
    .help = Si aún puedes acusar en el turno en que te mostraron una carta.
option-accuse_after_card-off = Tu turno termina
option-accuse_after_card-allowed = Aún puedes acusar
option-last_detective = Si solo queda un detective
    .help = Si gana al momento la única persona que no ha acusado mal.
option-last_detective-wins = Gana al momento
option-last_detective-must_solve = Debe resolver el caso

## Órdenes

order-show = Enseñar una carta por mí
    .help = Cuando te preguntan y tienes una de las tres. Si no tienes ninguna, la mesa lo dice por ti de todos modos.
order-show-ask = Nunca, pregúntame
order-show-one = Si solo puedo enseñar una
order-show-unless_close = Siempre, salvo que pueda enseñar varias y quien pregunta esté quizá cerca
order-show-always = Siempre
order-again = Una carta que ya ha visto
    .help = No le dice nada nuevo.
order-again-yes = Primero
order-again-no = Como cualquier otra
order-kinds = Qué clase primero
    .help = Si puedes enseñar varias cartas que aún no ha visto.
order-kinds-rsw = Habitación, sospechoso, arma
order-kinds-rws = Habitación, arma, sospechoso
order-kinds-srw = Sospechoso, habitación, arma
order-kinds-swr = Sospechoso, arma, habitación
order-kinds-wrs = Arma, habitación, sospechoso
order-kinds-wsr = Arma, sospechoso, habitación
order-never = No enseñar sin mí
    .help = Si es la única carta que puedes enseñar, se te pregunta.
order-never-none = Se puede enseñar cualquiera
order-never_to = A quién no enseñarla
    .help = A quién no se enseña esa carta sin ti.
order-never_to-anybody = Sea a quien sea
order-never_to-left = A quien juega después de mí
order-never_to-right = A quien juega antes de mí
order-go = Tirar los dados y andar por mí
    .help = Turno a turno hacia esta habitación, hasta llegar. Si por el camino puedes sugerir, se te pregunta. Termina cuando allí se ha sugerido lo que indicas abajo.
order-go-none = Nunca, pregúntame
order-suspect = Sugerir allí por mí: quién
    .help = Cuando llegues a esa habitación, si nombras también un arma.
order-suspect-none = Nadie, pregúntame
order-weapon = Sugerir allí por mí: con qué
    .help = Cuando llegues a esa habitación, si nombras también un sospechoso.
order-weapon-none = Nada, pregúntame
order-end = Terminar mi turno por mí
    .help = Cuando nadie ha podido enseñarte una carta y solo te queda acusar.
order-end-ask = Nunca, pregúntame
order-end-unless_certain = Siempre, salvo que pueda estar seguro de la solución

## Bots

bot-random = Sonámbulo
    .blurb = Hace cualquier cosa que permitan las reglas.
bot-cadet = Cadete
    .blurb = Solo recuerda las dos últimas cartas que le han mostrado, y acusa en cuanto nadie puede mostrarle ninguna.
bot-constable = Agente
    .blurb = En su libreta caben diez cartas, y no presta atención a lo que preguntan los demás.
bot-reporter = Reportera
    .blurb = Anota una carta más que el Agente, pero busca el titular: en cuanto solo quedan dos soluciones posibles, acusa.
bot-novice = Principiante
    .blurb = Tacha las cartas que ha visto, pregunta por las demás y acusa cuando solo queda una de cada clase.
bot-inspector = Inspector
    .blurb = Saca todas las conclusiones posibles, pero pregunta por cualquier cosa que siga abierta y muestra la primera carta que encuentra.
bot-detective = Detective
    .blurb = Saca todas las conclusiones posibles, hace las sugerencias más reveladoras, muestra las cartas que menos dicen y se arriesga a acusar cuando los demás se acercan.
bot-mastermind = Mente maestra
    .blurb = Saca todas las conclusiones posibles, hace las sugerencias más reveladoras y además deduce de las preguntas de los demás qué tienen y qué se les ha mostrado.

## News

the-card = { $card_the }
crime = { $suspect_the } en { $room_the } con { $weapon_the }
dealt = Se reparten las cartas. Tienes { $cards }.
dealt-unseen = Se reparten las cartas.
rolls = { $who_is ->
    [you] Tiras
   *[other] { $who } tira
} { $dice ->
    [1] el dado
   *[other] los dados
}.
rolled = { $who_is ->
    [you] Sacaste
   *[other] { $who } sacó
} { $dice }.
walked-to-room = { $who_is ->
    [you] Vas
   *[other] { $who } va
} { $room_a }.
walked = { $who_is ->
    [you] Caminas
   *[other] { $who } camina
} { $steps ->
    [one] un paso
   *[other] { $steps } pasos
} por el pasillo.
took-passage = { $who_is ->
    [you] Tomas
   *[other] { $who } toma
} el pasadizo secreto { $from_de } { $room_a }.
suggested = { $who_is ->
    [you] Sugieres
   *[other] { $who } sugiere
}: { $crime }.
passed = { $who_is ->
    [you] No tienes
   *[other] { $who } no tiene
} ninguna de las tres.
showed = { $who_is ->
    [you] Le muestras { $card_the } a { $to }.
   *[other] { $to_is ->
        [you] { $who } te muestra { $card_the }.
       *[other] { $who } le muestra { $card_the } a { $to }.
    }
}
showed-unseen = { $who_is ->
    [you] Le muestras una carta a { $to }.
   *[other] { $to_is ->
        [you] { $who } te muestra una carta.
       *[other] { $who } le muestra una carta a { $to }.
    }
}
accused-right = { $who_is ->
    [you] Acusas: { $crime }. Es verdad, y ganas.
   *[other] { $who } acusa: { $crime }. Es verdad, y gana.
}
accused-wrong = { $who_is ->
    [you] Acusas: { $crime }. No es verdad.
   *[other] { $who } acusa: { $crime }. No es verdad.
}
accused-wrong-told = { $who_is ->
    [you] Acusas: { $crime }. No es verdad. Fue { $truth }.
   *[other] { $who } acusa: { $crime }. No es verdad. Fue { $truth }.
}
last-detective = { $accused } { $who_is ->
    [you] Solo quedas tú, y ganas.
   *[other] Solo queda { $who }, y gana.
}
ended = { $who_is ->
    [you] Terminas tu turno.
   *[other] { $who } termina su turno.
}
waited = { $who_is ->
    [you] No te puedes mover, así que esperas.
   *[other] { $who } no se puede mover y tiene que esperar.
}

## Reasons: what was seen, with all that it says of the cards

reason-hand = { $who_is ->
    [you] Tienes
   *[other] { $who } tiene
} { $cards }.
reason-passed = { $who_is ->
    [you] No tienes
   *[other] { $who } no tiene
} ninguna de estas: { $cards }.
reason-showed = { $who_is ->
    [you] Le mostraste { $card_the } a { $to }.
   *[other] { $to_is ->
        [you] { $who } te mostró { $card_the }.
       *[other] { $who } le mostró { $card_the } a { $to }.
    }
}
reason-showed-unseen = { $who_is ->
    [you] Le mostraste a { $to } una de estas: { $cards }.
   *[other] { $to_is ->
        [you] { $who } te mostró una de estas: { $cards }.
       *[other] { $who } le mostró a { $to } una de estas: { $cards }.
    }
}
reason-case-file = En el sobre hay { $cards }.
reason-accused = { $who_is ->
    [you] Acusaste
   *[other] { $who } acusó
} sin acertar: { $crime }.

## The lesson

lesson-roll = Aquí ha habido un asesinato: averigua antes que nadie quién fue, con qué y en qué habitación. No puede ser ninguna de las cartas que tienes, así que tu hoja de detective las ha tachado. Pulsa «Tirar los dados».
lesson-go = Sacaste 8 con los dos dados de esta lección (en otras partidas hay uno, salvo que elijas dos), suficiente para llegar a una habitación, donde puedes preguntar a los demás por sus cartas. Pulsa el Salón en el tablero y luego «Ir allí».
lesson-suggest = Di quién pudo ser aquí, y con qué: el primero de los demás que tenga alguna de las tres cartas debe mostrarte una, y solo tú la ves. En «Sugerir en el salón», elige al Sr. Verde y la Cuerda, y pulsa «Sugerir».
lesson-show = Viste la carta de { $showed }: no fue en el salón. Ahora { $showed } te pregunta, y debes mostrar el Estudio: elígelo y pulsa «Mostrar el estudio».
lesson-passage = { $passed } no tenía ninguna de tus tres cartas, así que solo { $showed } puede tener el Sr. Verde o la Cuerda. Pregunta otra vez en una habitación cuya carta sea tuya: pulsa «Pasadizo secreto al invernadero».
lesson-again = Tienes el Invernadero, así que nadie puede mostrarlo: si { $showed } no tiene ni el Sr. Verde ni la Cuerda, ¡están en el sobre! Elige los dos otra vez en «Sugerir en el invernadero» y pulsa «Sugerir».
lesson-end = ¡Fue el Sr. Verde con la Cuerda! De las cuatro habitaciones que quedan, averigua cuál es de la misma manera, y acusa solo con total seguridad: si fallas, quedas fuera. Por ahora, pulsa «Terminar turno».

## Hints: a move, and what speaks for it

hint-roll = Tira { $dice ->
    [1] el dado
   *[other] los dados
}.
hint-go = Ve { $room_a }.
hint-walk = Camina por el pasillo.
hint-walk-to = Camina hacia { $room_the }.
hint-passage = Toma el pasadizo secreto { $room_a }.
hint-suggest = Sugiere: { $crime }.
hint-show = Muéstrale { $card_the } a { $to }.
hint-pass = Di que no tienes ninguna de las tres.
hint-accuse = Acusa: { $crime }.
hint-end = Termina tu turno.
hint-rooms-open = Pudo ser en { $rooms }: intenta llegar a una de estas habitaciones.
hint-room-known = Ya sabes la habitación: fue en { $room_the }. Por lo demás puedes preguntar en cualquier habitación.
hint-room-open = Pudo ser en { $room_the }: si preguntas allí, puedes averiguarlo.
hint-room-own = La carta { $room_de } la tienes tú, así que nadie más puede mostrártela: la respuesta será sobre lo demás que preguntes.
hint-room-is-it = Fue en { $room_the }, así que nadie puede mostrarte esa carta: la respuesta será sobre lo demás que preguntes.
hint-room-is-not = No fue en { $room_the }, pero allí puedes preguntar por un sospechoso y un arma.
hint-still-open = Falta por averiguar: { $open }.
hint-open-who = quién fue
hint-open-where = dónde
hint-open-what = con qué
hint-near = Desde allí { $steps ->
    [one] queda un paso
   *[other] quedan { $steps } pasos
}.
hint-near-open = Pudo ser allí.
hint-ask-open = Aún no sabes quién tiene { $cards }: la respuesta te lo puede decir.
hint-ask-certain = Nadie puede mostrarte { $cards }: { $cards_count ->
    [one] está
   *[other] están
} en el sobre.
hint-ask-own = Tú tienes { $cards }, así que lo que te muestren será otra carta.
hint-ask-theirs = { $who } tiene { $card_the }: quizá te muestre esa carta otra vez.
hint-show-only = Es la única de las tres que tienes.
hint-show-again = Ya se la mostraste a { $to }, así que no le dices nada nuevo.
hint-show-least = { $to } solo ve una carta y, por lo que puedes saber, esta no dice más que { $cards }.
hint-show-choice = No tienes que mostrar también { $cards }: { $to } solo ve una carta.
hint-accuse-sure = Ya no es posible nada más.
hint-accuse-likely = La probabilidad de acertar es del { $chance } %. Pero esperar también es un riesgo: alguien puede resolver el caso antes de tu próximo turno.
hint-not-sure = Aún son posibles { $count } casos. Si acusas y fallas, quedas fuera, así que espera a tener total seguridad.

## Refusals: setups

players-allowed = A Clue juegan de 3 a 6 personas, no { $players }.
tokens-in-order = Los asientos siguen el orden de las fichas, y cada ficha tiene un solo asiento.
suspects-allowed = Hay de 2 a 6 sospechosos, no { $count }.
weapons-allowed = Hay de 2 a 6 armas, no { $count }.
no-such-token = { $suspect } no está entre los sospechosos de esta partida, que son { $count }.
too-many-weapons = No caben { $count } armas en { $rooms } habitaciones distintas.
dice-allowed = Se juega con uno o dos dados, no con { $count }.

## Refusals: moves

dealt-once = Las cartas se reparten una sola vez, antes de la partida.
weapons-apart = Cada una de las { $count } armas debe estar en una habitación distinta.
deal-wrong = Al sobre va una carta de cada clase, y las manos tienen { $sizes } cartas.
nobody-rolls = Ahora nadie está tirando los dados.
dice-rolled = { $dice ->
    [1] Se tira un dado
   *[other] Se tiran { $dice } dados
}, no { $count }.
you-are-asked = Te han preguntado: muestra una de las tres cartas, o di que no tienes ninguna.
accuse-once = Ya has acusado una vez.
accuse-on-your-turn = Solo puedes acusar en tu turno.
accuse-when = Solo puedes acusar antes de moverte, o cuando nadie ha podido mostrarte una carta.
accuse-when-answered = Solo puedes acusar antes de moverte, o cuando ya han respondido a tu sugerencia.
asked-not-asking = Te han preguntado, así que ahora no puedes hacer una sugerencia.
suggest-in-a-room = Solo puedes hacer una sugerencia en una habitación, no en un pasillo.
suggest-here = Estás en { $room_the } y solo puedes hacer una sugerencia sobre esa habitación.
suggest-again = Para volver a sugerir aquí, sal y entra otra vez, salvo que otra persona te traiga (CL-46).
suggest-once = Puedes hacer una sugerencia cada vez que entras en una habitación.
suggest-on-entry = Solo puedes hacer una sugerencia al entrar en una habitación.
not-in-this-game = La carta { $card } no está en esta partida.
nobody-asks = Nadie te está pidiendo una carta.
not-named = La sugerencia no nombra { $card_the }.
not-held = No tienes { $card_the }.
must-show = Tienes al menos una de las tres, y debes mostrar una.
doors-blocked = Hay alguien delante de cada puerta.
squares-blocked = Todas las casillas a tu lado están ocupadas.
roll-once = Los dados se tiran una vez, al principio del turno.
no-passage = Desde donde estás no hay ningún pasadizo secreto.
passage-or-dice = Solo puedes tomar un pasadizo secreto en lugar de tirar.
must-suggest = Has entrado en una habitación: haz una sugerencia.
must-move = Puedes moverte, así que debes hacerlo.
walk-after-roll = Solo puedes caminar después de tirar.
no-such-place = En el tablero no existe esa casilla o habitación.
somebody-there = Ahí ya hay alguien.
square-once = No puedes pisar dos veces la misma casilla.
not-back = No puedes volver a una habitación de la que saliste en este turno.
walk-in-full = { $steps ->
    [one] Debes caminar un paso.
   *[other] Debes caminar los { $steps } pasos.
}
too-far = { $steps ->
    [one] No puedes llegar allí en un paso.
   *[other] No puedes llegar allí en { $steps } pasos.
}
door-blocked = Hay alguien delante de la puerta.
way-blocked = Hay alguien en el camino.

## Review

measure = Casos aún posibles: quién fue, dónde y con qué
unit = bits
review-left = unas { $cases } soluciones igual de probables
review-cases = { $count ->
    [one] una solución posible
   *[other] { $count } soluciones posibles
}
# Some of them are likelier than others.
review-doubt = { $solutions } (algunas eran mucho más probables: era como si solo hubiera { $cases })

review-suggestion = Sugerencia
review-card-shown = Carta mostrada
review-accusation = Acusación
review-missed = Acusación sin hacer
review-turning-point = Momento decisivo

review-asked = { $who_is ->
    [you] Sugeriste: { $crime }. Antes contabas
   *[other] { $who } sugirió: { $crime }. Antes contaba
} con { $before }; después, con { $after }.
review-asked-in-vain = { $who_is ->
    [you] Sugeriste: { $crime }. No te dijo casi nada: aún contabas
   *[other] { $who } sugirió: { $crime }. No le dijo casi nada: aún contaba
} con { $after }.
review-thought = { $who_is ->
    [you] Contabas
   *[other] { $who } contaba
} con { $cases }; { $alike ->
    [1] la más probable era
   *[other] una de las más probables era
} { $crime }, con un { $chance } %.
review-thought-sure = { $who_is ->
    [you] Podías saberlo seguro
   *[other] { $who } podía saberlo seguro
}: { $crime }.
review-thought-risk = Pero esperar también era un riesgo: alguien más podía resolver el caso antes.
review-nothing-promised = En esa habitación apenas se podía averiguar nada.
review-best-promised = Ninguna otra sugerencia en esa habitación prometía decir mucho más.
review-better-asked = Habría sido mejor { $suspect_the } con { $weapon_the }: { $why }. En promedio habría dejado { $best }, y esta, { $expected }.
review-better-asked-a-little = Habría sido un poco mejor { $suspect_the } con { $weapon_the }: { $why }.
review-better-asked-for-little = Habría sido mejor { $suspect_the } con { $weapon_the }: { $why }. Pero en esa habitación ninguna sugerencia podía decir mucho.
review-why-settles = sus respuestas habrían resuelto el caso con un { $best } % de probabilidad, y las de esta, con un { $made } %
review-why-open = de { $card_the } aún no se sabía, y de { $other_the } ya sí
review-why-known = { $who_is ->
    [you] ya sabías
   *[other] { $who } ya sabía
} dónde estaba { $card_the }, así que la respuesta habría tratado de las demás
review-why-more = sus respuestas habrían descartado más
review-lucky = Las respuestas fueron afortunadas.
review-unlucky = Las respuestas fueron desafortunadas.

review-showed = { $who_is ->
    [you] Le mostraste { $card_the } a { $to }.
   *[other] { $to_is ->
        [you] { $who } te mostró { $card_the }.
       *[other] { $who } le mostró { $card_the } a { $to }.
    }
}
review-no-choice = No había otra carta que mostrar.
review-could-show = { $who_is ->
    [you] También podías mostrar
   *[other] { $who } también podía mostrar
} { $cards }.
review-show-better = Habría sido mejor mostrar { $card_the }: por lo que { $who_is ->
    [you] podías saber
   *[other] { $who } podía saber
}, { $to_is ->
    [you] te habría dejado { $best }
   *[other] a { $to } le habría dejado { $best }
}, y así, { $kept }.
review-show-better-old = Habría sido mejor mostrar { $card_the }: { $to_is ->
    [you] ya habías visto esa carta
   *[other] { $to } ya había visto esa carta
}.
review-show-better-a-little = { $to_is ->
    [you] Mostrar { $card_the } te habría dicho un poco menos.
   *[other] Mostrar { $card_the } le habría dicho un poco menos a { $to }.
}
review-gave-away = Con eso, { $to_is ->
    [you] pasaste
   *[other] { $to } pasó
} de { $before } a { $after }.
review-gave-nothing = { $to_is ->
    [you] A ti no te dijo casi nada.
   *[other] A { $to } no le dijo casi nada.
}

review-accused-right = { $who_is ->
    [you] Acusaste: { $crime }, y acertaste.
   *[other] { $who } acusó: { $crime }, y acertó.
}
review-accused-wrong = { $who_is ->
    [you] Acusaste: { $crime }, y no acertaste.
   *[other] { $who } acusó: { $crime }, y no acertó.
}
review-could-be-sure = { $who_is ->
    [you] Podías saberlo seguro.
   *[other] { $who } podía saberlo seguro.
}
review-impossible = { $who_is ->
    [you] Por lo que habías visto
   *[other] Por lo que { $who } había visto
}, no podía ser.
review-chance = La probabilidad de acertar era del { $likely } %, o del { $possible } % solo por las cartas.
review-chance-alike = La probabilidad de acertar era del { $chance } %.
review-likelier = Era más probable { $crime }: { $chance } %.
review-ask-on = Averiguar más antes habría sido más prudente: { $who_is ->
    [you] aún contabas
   *[other] { $who } aún contaba
} con { $cases }, y quien acusa mal queda fuera.
review-put-off = { $who_is ->
    [you] Ya podías saber seguro la solución, pero no acusaste.
   *[other] { $who } ya podía saber seguro la solución, pero no acusó.
}
review-accuse-now = Una acusación habría resuelto el caso.
review-sure = Desde aquí, { $who_is ->
    [you] podías saberlo seguro
   *[other] { $who } podía saberlo seguro
}: { $crime }.
review-better-bet = Ahora la mejor acusación { $who_is ->
    [you] que podías hacer
   *[other] que podía hacer { $who }
} tenía más probabilidades de acertar que de fallar: { $crime }, { $chance } %.

review-solved = { $who_is ->
    [you] Resolviste
   *[other] { $who } resolvió
} el caso: { $crime }.
review-last = { $who_is ->
    [you] Ganaste
   *[other] { $who } ganó
} porque los demás habían acusado mal. Fue { $crime }.
review-unsolved = Nadie resolvió el caso. Fue { $crime }.
review-could-name = Desde la jugada { $move }, { $who_is ->
    [you] podías decir
   *[other] { $who } podía decir
} quién fue: { $crime }. La clave fue que { $card_the } tenía que estar en el sobre.
review-could-name-late = Desde la jugada { $move }, { $who_is ->
    [you] podrías haber dicho quién fue, de haberte vuelto a tocar
   *[other] { $who } podría haber dicho quién fue, de haberle vuelto a tocar
}: { $crime }. La clave fue que { $card_the } tenía que estar en el sobre.
review-so = Así que fue { $crime }.
review-never-sure = { $who_is ->
    [you] Nunca pudiste saber seguro la solución: al final aún contabas
   *[other] { $who } nunca pudo saber seguro la solución: al final aún contaba
} con { $cases }.
review-out-before = { $who_is ->
    [you] Acusaste
   *[other] { $who } acusó
} demasiado pronto para saberlo seguro, aún con { $cases }.
review-before = Antes del reparto había { $cases }.
review-sure-from = { $who_is ->
    [you] Podías saberlo
   *[other] { $who } podía saberlo
} seguro desde la jugada { $move }.
review-wrong-with = { $who_is ->
    [you] Acusaste
   *[other] { $who } acusó
} sin acertar, aún con { $cases }.
review-bet-from = { $who_is ->
    [you] Nunca pudiste
   *[other] { $who } nunca pudo
} saberlo seguro, al final con { $cases }; pero desde la jugada { $move }, una acusación tenía más probabilidades de acertar que de fallar.
review-bet-at = { $who_is ->
    [you] Nunca pudiste
   *[other] { $who } nunca pudo
} saberlo seguro, al final con { $cases }; en la jugada { $move } una acusación tenía más probabilidades de acertar que de fallar, pero no hasta el final.
review-still = { $who_is ->
    [you] Al final aún contabas
   *[other] Al final { $who } aún contaba
} con { $cases }.
review-luckiest = { $who_is ->
    [you] Tuviste
   *[other] { $who } tuvo
} las respuestas con más suerte: descartaron { $much ->
    [1] mucho más
   *[0] más
} de lo que cabía esperar.
review-asked-best = { $who_is ->
    [you] Hiciste
   *[other] { $who } hizo
} las mejores sugerencias{ $alone ->
    [1] {" "}(en promedio, sin contar acusaciones ni cartas mostradas)
   *[0] {""}
}: casi ninguna podía mejorarse.
review-asked-better = { $who_is ->
    [you] Hiciste
   *[other] { $who } hizo
} las mejores sugerencias de la mesa{ $alone ->
    [1] {" "}(en promedio, sin contar acusaciones ni cartas mostradas)
   *[0] {""}
}.

## Why bots did what they did

review-bot-remembers = { $who } solo recuerda las últimas { $count } cartas que le mostraron: { $cards }. { $forgotten ->
    [one] Otra ya estaba olvidada.
   *[other] { $forgotten } más ya estaban olvidadas.
}
review-bot-remembers-many = { $who } solo recuerda las últimas { $count } cartas que le mostraron; { $forgotten ->
    [one] otra ya estaba olvidada.
   *[other] { $forgotten } más ya estaban olvidadas.
}
review-bot-remembers-all = { $who } aún recordaba todas las cartas que le habían mostrado.
review-bot-shown-nothing = Nadie le había mostrado todavía una carta a { $who }.
review-bot-nobody-had = Nadie pudo mostrarle una carta a { $who } en la última pregunta, así que el sobre tenía que contener { $cards }.
review-bot-sheet = { $who } tacha lo que tiene y lo que le han mostrado, y no deduce nada más.
review-bot-concludes = { $who } había deducido todo lo que se podía deducir de lo visto.
review-bot-one-left = Solo quedaba { $crime }, así que { $who } lo sabía seguro.
review-bot-few-left = Quedaban { $count } casos, y { $who } no esperó a tener la certeza.
review-bot-impatient = { $who } ya había preguntado { $count } veces y no quiso esperar más.
review-bot-guess = Así que { $who } probó suerte: aún eran posibles { $suspects ->
    [one] un sospechoso
   *[other] { $suspects } sospechosos
}, { $weapons ->
    [one] un arma
   *[other] { $weapons } armas
} y { $rooms ->
    [one] una habitación
   *[other] { $rooms } habitaciones
}.
review-bot-asked-any = Quedaban { $suspects ->
    [one] un sospechoso
   *[other] { $suspects } sospechosos
} y { $weapons ->
    [one] un arma
   *[other] { $weapons } armas
}, y { $who } eligió al azar.
review-bot-asked-known = Ya se sabía quién y con qué: solo faltaba la habitación.
review-bot-shows-any = { $who } no piensa qué carta mostrar: valía cualquiera de las { $count }.
review-bot-unsure = Quedaban { $suspects ->
    [one] un sospechoso
   *[other] { $suspects } sospechosos
}, { $weapons ->
    [one] un arma
   *[other] { $weapons } armas
} y { $rooms ->
    [one] una habitación
   *[other] { $rooms } habitaciones
}: { $who } no podía acusar sobre seguro.
review-bot-sure = Por todo lo que { $who } había visto, solo podía ser { $crime }.
review-bot-thinks = Para { $who }, lo más probable era { $crime }: { $chance } %.
review-bot-thinks-by-questions = Por lo que los demás habían mostrado y preguntado, para { $who } lo más probable era { $crime }: { $chance } %.
review-bot-cases = Para { $who } aún eran posibles { $count } casos.
review-bot-enough = A partir del { $least } %, { $who } ya no espera.
review-bot-danger = Y para { $who }, el peligro de que alguien resolviera antes el caso pasaba del { $danger } %.
review-bot-waits = Era poco para acusar.
review-bot-card = { $card_the } ({ $chance } %)
review-bot-asked = Así que { $who } preguntó por lo que bien podía estar en el sobre: { $cards }.
review-bot-asked-own = { $who } tenía { $cards }, así que la respuesta tenía que tratar de otra cosa.
review-bot-shows-again = { $to_is ->
    [you] Ya habías visto { $card_the }: no te decía nada nuevo.
   *[other] { $to } ya había visto { $card_the }: no le decía nada nuevo.
}
review-bot-shows-least = Hasta donde { $who } podía saber, esta carta no decía más que { $cards }.

### Things

## The cards: `.the` as in a sentence; `.short` for a suspect where space is short; `.symbol` for the suspect's token, all
## of them different.

card-miss-scarlet = Srta. Escarlata
    .the = la Srta. Escarlata
    .a = a la Srta. Escarlata
    .de = de la Srta. Escarlata
    .short = Escarlata
    .symbol = E
card-colonel-mustard = Coronel Mostaza
    .the = el Coronel Mostaza
    .a = al Coronel Mostaza
    .de = del Coronel Mostaza
    .short = Mostaza
    .symbol = M
card-mrs-white = Sra. Blanco
    .the = la Sra. Blanco
    .a = a la Sra. Blanco
    .de = de la Sra. Blanco
    .short = Blanco
    .symbol = B
card-mr-green = Sr. Verde
    .the = el Sr. Verde
    .a = al Sr. Verde
    .de = del Sr. Verde
    .short = Verde
    .symbol = V
card-mrs-peacock = Sra. Pavo Real
    .the = la Sra. Pavo Real
    .a = a la Sra. Pavo Real
    .de = de la Sra. Pavo Real
    .short = Pavo Real
    .symbol = P
card-professor-plum = Profesor Ciruela
    .the = el Profesor Ciruela
    .a = al Profesor Ciruela
    .de = del Profesor Ciruela
    .short = Ciruela
    .symbol = C

card-candlestick = Candelabro
    .the = el candelabro
card-knife = Cuchillo
    .the = el cuchillo
card-lead-pipe = Tubería de plomo
    .the = la tubería de plomo
card-revolver = Revólver
    .the = el revólver
card-rope = Cuerda
    .the = la cuerda
card-wrench = Llave inglesa
    .the = la llave inglesa

card-study = Estudio
    .the = el estudio
    .a = al estudio
    .de = del estudio
card-hall = Vestíbulo
    .the = el vestíbulo
    .a = al vestíbulo
    .de = del vestíbulo
card-lounge = Salón
    .the = el salón
    .a = al salón
    .de = del salón
card-library = Biblioteca
    .the = la biblioteca
    .a = a la biblioteca
    .de = de la biblioteca
card-dining-room = Comedor
    .the = el comedor
    .a = al comedor
    .de = del comedor
card-billiard-room = Sala de billar
    .the = la sala de billar
    .a = a la sala de billar
    .de = de la sala de billar
card-ballroom = Salón de baile
    .the = el salón de baile
    .a = al salón de baile
    .de = del salón de baile
card-conservatory = Invernadero
    .the = el invernadero
    .a = al invernadero
    .de = del invernadero
card-kitchen = Cocina
    .the = la cocina
    .a = a la cocina
    .de = de la cocina

### Puzzles

puzzle-kind-deduce = ¿Qué se deduce?
puzzle-kind-ask = ¿Qué preguntarías?
puzzle-card = { $card }
puzzle-player = { $who_is ->
    [you] Tú
   *[other] { $who }
}
puzzle-file = El sobre
puzzle-yes = la tiene
puzzle-no = no la tiene
puzzle-which-card = Carta
puzzle-which-holder = ¿Quién?
puzzle-has-it = ¿La tiene o no?
puzzle-which-suspect = ¿Quién?
puzzle-which-weapon = ¿Con qué?
puzzle-what-follows = Con eso es seguro algo nuevo que aún no está en tu hoja. ¿Qué carta es, y quién la tiene o no la tiene?
puzzle-here = Estás en { $room_the }, y aún son posibles { $cases } soluciones.
puzzle-what-to-ask = ¿Qué sugerencia deja menos, en promedio?
puzzle-holds = { $who_is ->
    [you] tienes
   *[other] { $who } tiene
} { $card_the }
puzzle-lacks = { $who_is ->
    [you] no tienes
   *[other] { $who } no tiene
} { $card_the }
puzzle-file-holds = { $card_the } está en el sobre
puzzle-file-lacks = { $card_the } no está en el sobre
puzzle-follows = Es seguro que { $claim }. Se deduce de esto:
puzzle-known = Eso ya lo sabías: { $claim }. Busca lo que es nuevo.
puzzle-does-not-follow = No se deduce que { $claim }. En este reparto { $otherwise }, y aun así pasó todo lo que viste.
puzzle-impossible = Es imposible esto: { $claim }. Mira este reparto: { $otherwise }, como en todos los repartos en los que pasó lo que viste.
puzzle-cases = { $cases }
puzzle-asked = { $crime }: en promedio deja unas { $left } de las { $all } soluciones.
puzzle-asked-best = Ninguna otra sugerencia aquí deja menos.
puzzle-asked-as-good = Casi ninguna es mejor: { $crime } deja unas { $left }.
puzzle-asked-better = La mejor es { $crime }. Deja unas { $left }.

### Page

## The status line. What the viewer has to do follows “Your turn: ”; what others do is a sentence of its own.

page-do-walk = elige adónde ir (sacaste { $total })
page-do-show = muestra una carta
page-do-pass = di que no tienes ninguna de las tres
page-do-suggest = haz una sugerencia en { $room_the }
page-do-suggest-or-end = haz una sugerencia en { $room_the }, o termina tu turno
page-do-accuse-or-end = termina tu turno, o acusa
page-do-end = termina tu turno
page-do-accuse = acusa
page-do-blocked = todas las salidas están bloqueadas: espera
page-do-one-of = { $ways }
page-way-roll = tira { $dice ->
    [1] el dado
   *[other] los dados
}
page-way-passage = toma el pasadizo { $room_a }
page-way-suggest = haz una sugerencia en { $room_the }
page-way-wait = espera

page-now-deal = Se reparten las cartas.
page-now-roll = { $dice ->
    [1] El dado está rodando.
   *[other] Los dados están rodando.
}
page-now-start = Empieza { $who_is ->
    [you] tu turno
   *[other] el turno de { $who }
}.
page-now-walk = { $who_is ->
    [you] Sacaste { $total } y estás
   *[other] { $who } sacó { $total } y está
} eligiendo adónde ir.
page-now-suggest = { $who_is ->
    [you] Estás
   *[other] { $who } está
} pensando una sugerencia.
page-now-answer = { $who_is ->
    [you] Estás buscando una carta para { $to }.
   *[other] { $to_is ->
        [you] { $who } está buscando una carta para ti.
       *[other] { $who } está buscando una carta para { $to }.
    }
}
page-now-answered = { $who_is ->
    [you] Estás
   *[other] { $who } está
} pensando en la respuesta.

## What the viewer may do

page-your-move = Tu jugada
page-rolled = Sacaste { $total }. Elige adónde ir.
page-picked = Destino: { $destination }, { $steps }.
page-go = Ir allí
page-elsewhere = A otra parte
page-squares-listed = { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
} en lista
page-roll = Tirar { $dice ->
    [1] el dado
   *[other] los dados
}
page-passage = Pasadizo secreto { $room_a }
page-suggest-in = Sugerir en { $room_the }
page-none = No tengo ninguna
page-answer = Responder a { $asker }
page-wait = Esperar
page-end = Terminar turno
page-accuse = Acusar…

page-put-aside = Apartar
page-put-aside-key = Apartar (Esc)

## Suggesting, answering, accusing

page-who = ¿Quién?
page-with-what = ¿Con qué?
page-where = ¿Dónde?

page-suggest = Sugerir
page-suggesting = { $suspect_the } en { $room_the } con { $weapon_the }

page-asked = { $asker } te pide una carta
page-asked-how = Si tienes alguna de las tres, muéstrale una a { $asker }. Nadie más la ve.
page-card-not-held = no la tienes
page-card-seen = { $asker } ya la ha visto
page-card-shown = mostrada a { $seats }
page-card-new = sin mostrar aún
page-show = Mostrar { $card_the }
page-show-a-card = Mostrar una carta

page-accuse-title = Acusar
page-accuse-how = Di las tres cosas. Solo puedes acusar una vez por partida: si aciertas, ganas; si fallas, quedas fuera.
page-charge = «Fue { $suspect_the }, en { $room_the }, con { $weapon_the }.»
page-doubtful = No puede ser: tu propia hoja descarta { $cards }.
page-if-right = Miras en el sobre. Si aciertas las tres, ganas al momento.
page-if-wrong = Si fallas alguna, quedas fuera: ya no puedes moverte ni ganar, solo responder a las sugerencias de los demás.
page-go-on = Seguir…
page-think-again = Pensarlo mejor
page-accuse-now = Acusar ya

## What the sheet says of a card, in the forms

page-standing-mine = tuya
page-standing-held = { $who_is ->
    [you] la tienes
   *[other] la tiene { $who }
}
page-standing-out = descartada
page-standing-file = en el sobre
page-standing-maybe = quizá
page-standing-open = sin saber

## The standing suggestion

page-suggestion = La sugerencia
page-suggests = { $who_is ->
    [you] Sugieres
   *[other] { $who } sugiere
}
page-has-none = { $who_is ->
    [you] No tienes
   *[other] { $who } no tiene
} ninguna
page-showed-card = { $who_is ->
    [you] Le mostraste { $card_the } a { $to }
   *[other] { $to_is ->
        [you] { $who } te mostró { $card_the }
       *[other] { $who } le mostró { $card_the } a { $to }
    }
}
page-showed = { $who_is ->
    [you] Mostraste
   *[other] { $who } mostró
} una carta
page-thinking = { $who_is ->
    [you] Te preguntan
   *[other] { $who } está pensando
}
page-not-asked = { $who_is ->
    [you] No te preguntaron
   *[other] A { $who } no se le preguntó
}
page-not-asked-yet = { $who_is ->
    [you] Aún no te han preguntado
   *[other] A { $who } aún no se le ha preguntado
}
page-nobody-showed = Nadie pudo mostrar una carta.

page-shown-to-you = Una carta que te muestran
page-shows-you = { $who } te muestra una carta
page-shown-secretly = Nadie más la ve.
page-noted = Visto

## Cards and players

page-face-down = Una carta, boca abajo
page-case-file = Sobre
page-your-cards = Tus cartas
page-all-hands = Todas las manos
page-players = Jugadores y sus cartas
page-player = { $who_is ->
    [you] Tú
   *[other] { $who }
}
page-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
page-out = fuera
page-solved = lo resolvió
page-winner = gana

## The detective sheet

page-sheet = Hoja de detective
page-seen-by-all = Quién no pudo mostrar qué
page-file = Sobre
page-the-case-file = el sobre
page-holds = { $card }: { $is ->
    [yes] { $who_is ->
        [you] la tienes.
       *[other] la tiene { $who }.
    }
   *[no] { $who_is ->
        [you] no la tienes.
       *[other] { $who } no la tiene.
    }
}
page-file-holds = { $card }: { $is ->
    [yes] está en el sobre.
   *[no] no está en el sobre.
}

## The review of marks made by hand

page-marked = Marcaste { $card } { $mark } { $place }, pero { $is ->
    [yes] sí está
   *[no] no está
} ahí.
page-in-file = en el sobre
page-with = { $who_is ->
    [you] en tu mano
   *[other] en la mano de { $who }
}
page-concluded = { $card }: { $is ->
    [yes] está
   *[no] no está
} en el sobre.
page-also = También podías saber esto sobre el sobre:

## The board in words

page-on-board = Qué hay en el tablero
page-token = { $suspect } ({ $who }), ficha { $suspect_symbol }: { $place }
page-token-unplayed = { $suspect } (nadie), ficha { $suspect_symbol }: { $place }
page-weapon = { $weapon }: { $place }
page-dice = Dados: { $dice }
page-in-room = en { $room_the }

## Doors, squares and destinations

page-door = puerta
page-door-of = { $door } { $room_de }
page-start = casilla de salida { $suspect_de }
page-square = casilla { $place }
page-room = { $room }
page-room-by-door = { $room }, por la { $door }
page-steps = { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}
page-destination = { $destination }, { $steps }

## What was hidden, in the replay and at the end

page-shown-mark = mostrada
page-accusations = Acusaciones
page-accused = { $who_is ->
    [you] Acusaste
   *[other] { $who } acusó
} { $suspect_a }, en { $room_the }, con { $weapon_the }:
page-accused-rightly = correcto
page-accused-wrongly = incorrecto
page-told-deal = Se reparten las cartas. En el sobre están { $suspect_the }, { $weapon_the } y { $room_the }.
page-told-show = { $who } le muestra { $card_the } a { $to }.

## Shortcuts, for the help page

page-key-roll = Tirar
page-key-passage = Tomar el pasadizo secreto
page-key-suggest = Sugerir
page-key-accuse = Acusar
page-key-end = Terminar tu turno
page-key-sheet = Abrir la hoja de detective
page-arrows = Flechas
page-key-arrows = Moverte entre destinos, o por la hoja
page-enter = Intro
page-key-enter = Elegir un destino; pulsa otra vez para ir allí

## What one wants

page-goal = Tu personaje: { $token }. Averigua antes que nadie qué sospechoso, arma y habitación no tiene nadie.
page-goal-short = { $token }: halla culpable, arma y habitación.
page-goal-out = Tu personaje: { $token }. Tu acusación falló, así que ya no puedes ganar. Aún muestras cartas cuando te preguntan.
page-goal-out-short = { $token }: ya solo muestras cartas.

## What can be done now, and what it does

page-can-roll = camina esa distancia por el pasillo, hasta una habitación si puedes.
page-can-place = Un lugar iluminado del tablero
page-can-go = tu ficha camina hasta allí. En una habitación puedes preguntar a los demás por sus cartas.
page-can-passage = te lleva allí al momento, sin dados.
page-can-suggest = di un sospechoso y un arma. El primero que tenga una de las tres cartas te la muestra solo a ti.
page-can-show = solo la ve quien preguntó. Los demás ven que mostraste una.
page-can-pass = todos se enteran de que no tienes ninguna de las tres.
page-can-end = empieza el turno siguiente.
page-can-accuse = di las tres cosas, una vez por partida. Si aciertas, ganas; si fallas, quedas fuera.

## How it is played, with pictures

page-how-case-title = El caso
page-how-case = Ha habido un asesinato: ¿quién fue, con qué y en qué habitación? Una carta de cada clase está en el sobre, y nadie puede verla. Las demás se reparten entre los jugadores. Así que no puede ser una carta que alguien tenga.
page-how-walk-title = Entra en una habitación
page-how-walk = En tu turno, tira y camina por el pasillo. Entras en una habitación por una puerta, y allí te paras. Las habitaciones de las esquinas tienen un pasadizo secreto a la esquina opuesta: tómalo en lugar de tirar.
page-how-ask-title = Pregunta a los demás
page-how-ask = En una habitación, sugiere quién fue allí, y con qué: «El Sr. Verde, en el salón, con la cuerda». Se pregunta a los demás uno tras otro. El primero que tenga alguna de las tres cartas debe mostrarte una. Solo tú la ves.
page-how-think-title = Saca conclusiones
page-how-think = Lo que tienes o te han mostrado no está en el sobre: tu hoja de detective lo tacha. Quien pasa no tiene ninguna de las tres. Y si nadie muestra una carta que tú no tienes, ¡tiene que estar en el sobre!
page-how-example-title = Un ejemplo
page-how-example = Tienes el Salón y sugieres: el Sr. Verde, en el salón, con la cuerda. Nadie puede mostrarte una carta. No tienes ni el Sr. Verde ni la Cuerda, y los demás tampoco. Así que fue el Sr. Verde, con la cuerda. Solo falta la habitación.
page-how-accuse-title = Acusa
page-how-accuse = Cuando sepas seguro las tres cosas, acusa: al principio de tu turno, o después de tu sugerencia{ $after ->
    [allowed] {""}
   *[other] {" "}si nadie te pudo mostrar una carta
}. Miras en el sobre: si aciertas, ganas. Si fallas, quedas fuera y solo muestras cartas a los demás.

### What players say to each other: a greeting first, praise last

phrase-1 = ¡Hola, detectives!
phrase-2 = ¡Lo dudo!
phrase-3 = Interesante…
phrase-4 = Tengo una teoría.
phrase-5 = Nada encaja.
phrase-6 = Ahí me ganaste.
phrase-7 = ¡Buen intento!
phrase-8 = Aquí alguien miente.
phrase-9 = ¡Ajá!
phrase-10 = ¡Oh, no!
phrase-11 = Sin prisa.
phrase-12 = ¡Bien jugado!
