title = True Colors
blurb = Todos se parecen a la Srta. Escarlata, y nadie lo es. Averigua dónde y con qué se puede herir a los demás, y ataca.
minutes = De 45 a 60 minutos

chair-ruby = Rubí
chair-amber = Ámbar
chair-jade = Jade
chair-sapphire = Zafiro
chair-amethyst = Amatista
chair-pearl = Perla

option-actions_per_turn = Acciones de habitación por turno
    .help = Si puedes actuar antes de tirar y también después de moverte, aunque te quedes donde estás.
option-actions_per_turn-before_and_after = Antes de tirar y después de moverte
option-actions_per_turn-one = Una
option-blocking = Peones en el camino
    .help = Si un peón en un pasillo impide a los demás entrar en su casilla. De todos modos, nadie puede teletransportarse a una plataforma ocupada.
option-blocking-pads_only = Los peones no bloquean
option-blocking-corridors = Un peón por casilla de pasillo
option-decoy = Forma en vez de debilidad
    .help = Si también puedes destapar una forma tras un ataque que no acierta nada, como engaño.
option-decoy-on_match = Solo si el ataque acierta
option-decoy-any_attack = Tras cualquier ataque
option-max_rounds = Partida más larga
    .help = Tras estas rondas, la partida termina sin que nadie gane.

## Órdenes

order-answer = Responder a los ataques por mí
    .help = No se destapa nada donde no hace falta, y una forma solo donde no hay otra cosa.
order-answer-ask = Nunca, pregúntame
order-answer-plain = Si solo puedo elegir entre formas
order-answer-room_first = Siempre, una habitación antes que un arma
order-answer-weapon_first = Siempre, un arma antes que una habitación

bot-random = Sonámbulo
    .blurb = Va de un lado a otro y ataca sin pensar.
bot-rascal = Granuja
    .blurb = Agarra armas, corre adonde haya alguien y allí prueba lo que sea, incluso lo que ya ha fallado.
bot-prowler = Merodeador
    .blurb = Recoge armas, va donde están los demás y ataca con lo que aún no ha fallado.
bot-armorer = Armero
    .blurb = Quiere un arma en cada mano antes de atacar, y se las quita a los demás si no hay ninguna por ahí.
bot-stalker = Acechador
    .blurb = Arrastra a su presa adonde quizá se la pueda herir y revela poco, pero solo se fija en lo que está boca arriba y en lo que ya ha fallado.
bot-daredevil = Temerario
    .blurb = Ataca donde puede y busca el peligro en vez de evitarlo, según lo que está boca arriba y lo que ya ha fallado.
bot-hunter = Cazador
    .blurb = Deduce a quién se puede herir, dónde y con qué, arrastra allí a su presa y revela poco.
bot-nemesis = Némesis
    .blurb = Sopesa en cada jugada quién mataría a quién después, y prefiere dar el último golpe antes que el primero.

## Setups that are refused

players-allowed = Pueden jugar 3, 4 o 6 personas, no { $players }.
toy-players = Una partida de juguete tiene 3 jugadores.
toy-sizes = En una partida de juguete cada jugador tiene de 1 a 4 formas, y los dados tienen de 1 a 6 caras.
rounds-allowed = Una partida puede durar de 1 a 10 000 rondas, no { $rounds }.

## Pieces of sentences

the = { $card_the }
the-middle = el centro

## News

own-shapes = { $shapes_count ->
    [one] Tu forma es { $shapes }.
   *[other] Tus formas son { $shapes }.
}
own-weaknesses = Te pueden herir en { $rooms }, y con { $weapons }.
dealt = { $shapes } { $weaknesses }
dealt-unseen = Se reparten las cartas, y en cada habitación hay un arma.
rolls = { $who_is ->
    [you] Tiras los dados.
   *[other] { $who } tira los dados.
}
rolled = { $who_is ->
    [you] Sacaste
   *[other] { $who } sacó
} { $one } y { $other }.
stays = { $who_is ->
    [you] Te quedas.
   *[other] { $who } se queda.
}
goes = { $who_is ->
    [you] Vas hasta { $to }.
   *[other] { $who } va hasta { $to }.
}
goes-along = { $who_is ->
    [you] Caminas por el pasillo.
   *[other] { $who } camina por el pasillo.
}
teleports = { $who_is ->
    [you] Te teletransportas desde una plataforma hasta { $to }.
   *[other] { $who } se teletransporta desde una plataforma hasta { $to }.
}
teleports-with = { $who_is ->
    [you] Te teletransportas desde una plataforma hasta { $to } y te llevas a { $other }.
   *[other] { $other_is ->
        [you] { $who } se teletransporta desde una plataforma hasta { $to } y te lleva.
       *[other] { $who } se teletransporta desde una plataforma hasta { $to } y se lleva a { $other }.
    }
}
picks-up = { $who_is ->
    [you] Recoges { $weapon_the }.
   *[other] { $who } recoge { $weapon_the }.
}
picks-up-and-drops = { $who_is ->
    [you] Sueltas { $drop_the } y recoges { $weapon_the }.
   *[other] { $who } suelta { $drop_the } y recoge { $weapon_the }.
}
steals = { $who_is ->
    [you] Le robas { $weapon_the } a { $from }.
   *[other] { $from_is ->
        [you] { $who } te roba { $weapon_the }.
       *[other] { $who } le roba { $weapon_the } a { $from }.
    }
}
steals-and-drops = { $who_is ->
    [you] Sueltas { $drop_the } y le robas { $weapon_the } a { $from }.
   *[other] { $from_is ->
        [you] { $who } suelta { $drop_the } y te roba { $weapon_the }.
       *[other] { $who } suelta { $drop_the } y le roba { $weapon_the } a { $from }.
    }
}
attacks = { $who_is ->
    [you] ¡Atacas a { $target } en { $room_the } con { $weapon_the }!
   *[other] { $target_is ->
        [you] ¡{ $who } te ataca en { $room_the } con { $weapon_the }!
       *[other] ¡{ $who } ataca a { $target } en { $room_the } con { $weapon_the }!
    }
}
kills = { $who_is ->
    [you] Atacas a { $target } en { $room_the } con { $weapon_the }. { $target } muere, ¡y ganas la partida!
   *[other] { $target_is ->
        [you] { $who } te ataca en { $room_the } con { $weapon_the }. Mueres, ¡y { $who } gana la partida!
       *[other] { $who } ataca a { $target } en { $room_the } con { $weapon_the }. { $target } muere, ¡y { $who } gana la partida!
    }
}
turns-up = { $who_is ->
    [you] Destapas { $card_the }.
   *[other] { $who } destapa { $card_the }.
}
changes-shape = { $who_is ->
    [you] Cambias de forma: ahora eres { $card_the }.
   *[other] { $who } cambia de forma: ahora es { $card_the }.
}
unharmed = No pasa nada.
unharmed-by-one = No pasa nada: { $card_the } no puede { $who_is ->
    [you] herirte.
   *[other] herir a { $who }.
}
unharmed-by-both = No pasa nada: ni { $one_the } ni { $other_the } pueden { $who_is ->
    [you] herirte.
   *[other] herir a { $who }.
}
ends = { $who_is ->
    [you] Terminas tu turno.
   *[other] { $who } termina su turno.
}
too-long = { $news } La partida se ha alargado demasiado y nadie gana.

## The lesson

lesson-go = Aquí todos se hacen pasar por la Srta. Escarlata, y a cada cual se le puede herir solo en ciertas habitaciones y con ciertas armas: las tuyas están al lado o debajo del tablero. ¡Mata antes que nadie! Necesitas un arma, así que pulsa la Sala de billar y luego «Ir allí».
lesson-arm = Cada carta la tiene alguien, y el Hacha no está entre las tuyas: hiere a { $one } o a { $other }, pero no a ti. Pulsa «Recoger el hacha».
lesson-leap = Sacaste 9, suficiente para llegar a una plataforma, una rueda pequeña en el borde del tablero, que te teletransporta a cualquier habitación, y puedes llevarte a alguien. Pulsa la Biblioteca, elige a { $prey } en «Llevar contigo» y pulsa «Teletransportarte con { $prey }».
lesson-attack = Estás a solas con { $prey }: si la Biblioteca o el Hacha pueden herir a { $prey }, tendrá que destapar una carta. Pulsa «Atacar…» y luego «Atacar a { $prey } en la biblioteca con el hacha».
lesson-answer = Funcionó: a { $prey } se le puede herir en la biblioteca. Ahora { $prey } te devuelve el golpe, y el Veneno te hiere: otra forma no ocultaría nada, porque la Biblioteca es de { $prey }, y las formas te mantienen con vida. Pulsa «Destapar el veneno».
lesson-second = Luego { $other } atacó a { $prey }: la Bomba también hiere a { $prey }. Puedes actuar en tu habitación antes de tirar, otra vez después de moverte, y llevar dos armas: pulsa «Recoger el cuchillo».
lesson-end = Ahora todos ven que la biblioteca y la bomba hieren a { $prey }. Consigue la bomba: la lleva { $other }, así que busca a { $other } en una habitación y róbasela. Cada ataque con ella en la biblioteca le cuesta entonces a { $prey } una forma; cuando no le quede ninguna, el siguiente mata y ganas.

## Hints: a move, and what speaks for it

hint-roll = Tira los dados.
hint-stay = Quédate donde estás.
hint-go = Ve hasta { $to }.
hint-walk = Camina por el pasillo.
hint-teleport = Teletranspórtate hasta { $to }.
hint-teleport-with = Teletranspórtate hasta { $to } y llévate a { $other }.
hint-pick-up = Recoge { $weapon_the }.
hint-pick-up-and-drop = Suelta { $drop_the } y recoge { $weapon_the }.
hint-steal = Róbale { $weapon_the } a { $from }.
hint-steal-and-drop = Suelta { $drop_the } y róbale { $weapon_the } a { $from }.
hint-attack = Ataca a { $target } en { $room_the } con { $weapon_the }.
hint-take-shape = Toma la forma { $card_de }.
hint-turn-up = Destapa { $card_the }.
hint-nothing = No destapes nada.
hint-end = Termina tu turno.
hint-unarmed = No llevas ningún arma, y sin arma no puedes atacar. Hay armas en las habitaciones.
hint-alone = No hay nadie contigo, así que no puedes atacar. Si llegas a una plataforma, puedes teletransportarte a cualquier habitación y llevarte a alguien.
hint-act-later = Después de moverte puedes actuar otra vez.
hint-near-weapon = Entonces { $steps ->
    [one] hay un paso
   *[other] hay { $steps } pasos
} hasta una habitación con un arma.
hint-near-pad = Entonces { $steps ->
    [one] hay un paso
   *[other] hay { $steps } pasos
} hasta una plataforma.
hint-safe = Fuera de las habitaciones nadie puede atacarte. Pero quien llegue a una plataforma puede llevarte a una.
hint-kill-there = Entonces puedes matar a { $target } con { $weapon_the } y ganar.
hint-hit-there = Entonces puedes atacar a { $target } con { $weapon_the }: seguro que tendrá que destapar una carta.
hint-attack-there = Entonces puedes atacar a { $target } con { $weapon_the }. La probabilidad de que tenga que destapar una carta es del { $chance } %.
hint-arms-there = En esa habitación hay algo que recoger: { $weapons }.
hint-nobody-there = En esa habitación no hay nadie más.
hint-harmless-there = Por lo que sabes, ninguna de tus armas hiere a nadie allí.
hint-need-weapon = Necesitas un arma para atacar.
hint-hurts-you = Puede herirte, así que está mejor en tus manos.
hint-surely-hurts = Seguro que puede herir a { $target }.
hint-may-hurt = Quizá puede herir a { $target }: la probabilidad es del { $chance } %.
hint-kills = La habitación y el arma están boca arriba, y a { $target } no le queda ninguna forma. Esto mata, ¡y ganas!
hint-costs-shape = La habitación y el arma están boca arriba, así que le cuesta una forma a { $target }. { $left ->
    [one] Es la última.
   *[other] Le quedan { $left }.
}
hint-in-vain = Por lo que sabes, no puede hacer que { $target } destape una carta.
hint-must-hit = Por lo que sabes, { $target } tiene que destapar una carta.
hint-may-hit = La probabilidad de que { $target } tenga que destapar una carta es del { $chance } %.
hint-learn-anyway = Si no pasa nada, también habrás aprendido algo.
hint-only-shapes = Esta vez tiene que ser una forma.
hint-no-shapes = Ya no te queda ninguna forma, así que tiene que ser una carta.
hint-hide-weakness = Con una forma no se sabe cuál de las dos cosas puede herirte.
hint-one-more = Los demás ya han visto una debilidad de esta clase: { $cards }. Así conservas tus formas.
hint-keep-shapes = No puedes morir mientras tengas una forma boca abajo, y tienes { $shapes }.
hint-keep-secret = No es obligatorio, y así los demás no ven ninguna carta tuya.
hint-nothing-here = Aquí no puedes hacer nada.
hint-no-attack = Aquí no puedes atacar a nadie.
hint-poor-attack = El mejor ataque que podrías hacer tiene una probabilidad del { $chance } % de destapar una carta.

## Refusals

cannot-be-dealt = Estas cartas no se pueden repartir de los tres mazos.
attacks-in-rooms = En el centro y en los pasillos no se ataca.
dice-are-rolled = Ahora se tiran los dos dados.
act-or-roll = Haz una acción de habitación o tira los dados.
act-or-end = Haz una acción de habitación o termina tu turno.
move-first = Muévete primero. Después puedes actuar.
walk-or-stay = Camina, teletranspórtate o quédate donde estás.
too-far = Ese lugar está más lejos de lo que sacaste.
pad-is-taken = Hay alguien en esta plataforma, o en la que necesitarías para llegar aquí.
in-the-way = Hay alguien en el camino.
whom-to-bring = Puedes llevarte a otra persona de la mesa, o a nadie.
where-to-teleport = Solo puedes teletransportarte desde una plataforma a la que llegas, y solo a una habitación o al centro.
turn-a-card-up = El ataque exige una carta. Destapa una.
not-called-for = El ataque no exige { $card_the }.
answer-first = Primero tiene que responder quien ha sufrido el ataque.
dropped-and-picked-up = No puedes soltar y recoger { $weapon_the } en una misma acción.
does-not-lie-here = En tu habitación no está { $weapon_the }.
cannot-be-stolen = Solo puedes robar a otra persona en tu habitación, y solo un arma que lleve.
drop-one-first = Solo puedes llevar dos armas. Suelta una primero.
drop-one-of-two = Solo puedes soltar un arma si llevas dos, y solo una de esas.
not-carried = No llevas { $weapon_the }.
not-in-the-room = Solo puedes atacar a otra persona en tu habitación.

## Reasons why something is certain

reason-shapes = { $shapes_count ->
    [one] { $who_is ->
        [you] Tu forma es { $shapes }.
       *[other] La forma de { $who } es { $shapes }.
    }
   *[other] { $who_is ->
        [you] Tus formas son { $shapes }.
       *[other] Las formas de { $who } son { $shapes }.
    }
}
reason-weaknesses = { $who_is ->
    [you] Te pueden herir
   *[other] A { $who } se le puede herir
} en { $rooms }, y con { $weapons }.
reason-turned-up = { $who_is ->
    [you] Destapaste
   *[other] { $who } destapó
} { $card_the }.
reason-neither = { $who_is ->
    [you] Atacaste a { $target }
   *[other] { $target_is ->
        [you] { $who } te atacó
       *[other] { $who } atacó a { $target }
    }
} en { $room_the } con { $weapon_the } y no pasó nada, así que ni lo uno ni lo otro puede { $target_is ->
    [you] herirte.
   *[other] herir a { $target }.
}
reason-not = { $who_is ->
    [you] Atacaste a { $target }
   *[other] { $target_is ->
        [you] { $who } te atacó
       *[other] { $who } atacó a { $target }
    }
} en { $room_the } con { $weapon_the } y no pasó nada. Como { $up_the } ya estaba boca arriba, { $hidden_the } no puede { $target_is ->
    [you] herirte.
   *[other] herir a { $target }.
}
reason-either = { $who_is ->
    [you] Atacaste a { $target } en { $room_the } con { $weapon_the }, y { $target } destapó
   *[other] { $target_is ->
        [you] { $who } te atacó en { $room_the } con { $weapon_the }, y destapaste
       *[other] { $who } atacó a { $target } en { $room_the } con { $weapon_the }, y { $target } destapó
    }
} { $shape_the } en vez de una debilidad, así que una de las dos cosas puede { $target_is ->
    [you] herirte.
   *[other] herir a { $target }.
}
reason-so = { $who_is ->
    [you] Atacaste a { $target } en { $room_the } con { $weapon_the }, y { $target } destapó
   *[other] { $target_is ->
        [you] { $who } te atacó en { $room_the } con { $weapon_the }, y destapaste
       *[other] { $who } atacó a { $target } en { $room_the } con { $weapon_the }, y { $target } destapó
    }
} { $shape_the } en vez de una debilidad. Como { $up_the } ya estaba boca arriba, { $hidden_the } puede { $target_is ->
    [you] herirte.
   *[other] herir a { $target }.
}

## Review

measure = Casos aún posibles: qué habitaciones y armas pueden herir a quién
unit = cartas

review-attack = Ataque
review-kill = Golpe mortal
review-killed = Muerte
review-outrun = Cómo se perdió la partida
review-missed-kill = Golpe mortal perdido
review-card-turned-up = Carta destapada
review-turning-point = Momento decisivo

review-attacked = { $who_is ->
    [you] Atacaste a { $target }
   *[other] { $target_is ->
        [you] { $who } te atacó
       *[other] { $who } atacó a { $target }
    }
} en { $room_the } con { $weapon_the }.
review-kills = Todos podían ver que esto mataría.
review-promised = { $who_is ->
    [you] Por lo que sabías
   *[other] Por lo que { $who } sabía
}, la probabilidad de destapar una carta era del { $chance } %{ $share ->
    [0] .
   *[other] , y en promedio la respuesta descartaría el { $share } % de los casos que quedaban.
}
review-thought = { $who_is ->
    [you] Por lo que sabías
   *[other] Por lo que { $who } sabía
}, la probabilidad de { $target_is ->
    [you] poder herirte
   *[other] poder herir a { $target }
} era: { $room }, { $in-room } %; { $weapon }, { $with-weapon } %.
review-better = Habría sido mejor { $target_is ->
    [you] atacarte
   *[other] atacar a { $target }
} con { $weapon_the }: una probabilidad del { $chance } %{ $share ->
    [0] .
   *[other] , y el { $share } % de los casos descartado.
}
review-would-have-won = { $target_is ->
    [you] Atacarte
   *[other] Atacar a { $target }
} en { $room_the } con { $weapon_the } habría ganado la partida.
review-let-live = { $who_is ->
    [you] No mataste a { $target }
   *[other] { $target_is ->
        [you] { $who } no te mató
       *[other] { $who } no mató a { $target }
    }
}, aunque todos podían ver cómo.
review-brought = Se destapó una carta{ $share ->
    [0] .
   *[other] , y { $who_is ->
        [you] pudiste
       *[other] { $who } pudo
    } descartar el { $share } % de los casos.
}
review-brought-nothing = No se destapó nada{ $share ->
    [0] .
   *[other] , y { $who_is ->
        [you] pudiste
       *[other] { $who } pudo
    } descartar el { $share } % de los casos.
}
review-only-attack = Era el único ataque posible, así que no tiene nota.
review-nothing-to-gain = Ningún ataque posible prometía nada, así que no tiene nota.
review-turned-up = { $who_is ->
    [you] Elegiste
   *[other] { $who } eligió
} destapar { $card_the }. Para quien solo sabe lo que todos pueden ver, eso { $share ->
    [0] no descartaba nada
   *[other] descartaba el { $share } % de los casos
}.
review-could-turn-up = { $cards_count ->
    [one] La otra opción, y cuánto habría descartado: { $cards }.
   *[other] Las otras opciones, y cuánto habría descartado cada una: { $cards }.
}
review-card-share = { $card_the } ({ $share } %)
review-open = Desde aquí todos podían ver cómo { $who_is ->
    [you] matarte
   *[other] matar a { $who }
}: en { $rooms } con { $weapons }.

review-could-name = Desde la jugada { $move }, { $who_is ->
    [you] podías dar por seguras una habitación y un arma que hieren a { $target }
   *[other] { $target_is ->
        [you] { $who } podía dar por seguras una habitación y un arma que te hieren
       *[other] { $who } podía dar por seguras una habitación y un arma que hieren a { $target }
    }
}: { $room } y { $weapon }.
review-so = Así que { $room } y { $weapon } { $target_is ->
    [you] te hieren.
   *[other] hieren a { $target }.
}
review-never-sure = { $who_is ->
    [you] Nunca pudiste
   *[other] { $who } nunca pudo
} dar por seguras una habitación y un arma que hirieran al mismo rival.
review-nobody-won = No ganó nadie: la partida se alargó demasiado.
review-won = { $who_is ->
    [you] Ganaste al matar a { $target }
   *[other] { $target_is ->
        [you] { $who } ganó al matarte
       *[other] { $who } ganó al matar a { $target }
    }
} en { $room_the } con { $weapon_the }.
review-sure-from = Por lo que { $who_is ->
    [you] sabías, era seguro desde la jugada { $ply } que { $room_the } y { $weapon_the } pueden herir a { $target }
   *[other] { $target_is ->
        [you] { $who } sabía, era seguro desde la jugada { $ply } que { $room_the } y { $weapon_the } pueden herirte
       *[other] { $who } sabía, era seguro desde la jugada { $ply } que { $room_the } y { $weapon_the } pueden herir a { $target }
    }
}.
review-shapes-taken = Ante los ataques, { $who_is ->
    [you] cambiaste
   *[other] { $who } cambió
} de forma { $taken ->
    [1] una vez
    [2] dos veces
   *[other] { $taken } veces
}{ $freely ->
    [0] {""}
    [1] , una de ellas sin necesidad
    [2] , dos de ellas sin necesidad
   *[other] , { $freely } de ellas sin necesidad
}. Nadie puede morir mientras tenga una forma boca abajo.
review-face-up = { $who_is ->
    [you] Destapaste
   *[other] { $who } destapó
} { $card } en la jugada { $move }, en { $by_is ->
    [you] tu ataque
   *[other] el ataque de { $by }
}.
review-instead = { $who_is ->
    [you] Podías
   *[other] { $who } podía
} haber destapado { $cards } en su lugar.
review-open-from = Desde la jugada { $ply }, { $who_is ->
    [you] todas tus formas estaban boca arriba: todos podían ver cómo matarte.
   *[other] todas las formas de { $who } estaban boca arriba: todos podían ver cómo matar a { $who }.
}
review-attacks = { $attacks ->
    [0] { $who_is ->
        [you] No atacaste a nadie.
       *[other] { $who } no atacó a nadie.
    }
    [one] { $who_is ->
        [you] Atacaste
       *[other] { $who } atacó
    } una vez, y { $hits ->
        [0] no se destapó ninguna carta.
       *[other] se destapó una carta.
    }
   *[other] { $who_is ->
        [you] Atacaste
       *[other] { $who } atacó
    } { $attacks } veces, y { $hits ->
        [0] no se destapó ninguna carta.
        [one] se destapó 1 carta.
       *[other] se destaparon { $hits } cartas.
    }
}
review-sooner = { $who_is ->
    [you] Podías
   *[other] { $who } podía
} haber ganado antes.
review-luckiest = { $who_is ->
    [you] Tuviste
   *[other] { $who } tuvo
} los ataques con más suerte: dieron más de lo que cabía esperar.

## Why bots did what they did

review-bot-kills = Ese ataque mataría, y nada vale más.
review-bot-both-up = La habitación y el arma estaban boca arriba ante { $target_is ->
    [you] ti
   *[other] { $target }
}, así que tenía que herir.
review-bot-room-up = La habitación ya estaba boca arriba ante { $target_is ->
    [you] ti
   *[other] { $target }
}.
review-bot-weapon-up = El arma ya estaba boca arriba ante { $target_is ->
    [you] ti
   *[other] { $target }
}.
review-bot-none-failed = Que { $who } recordara, ni la habitación ni el arma habían fallado nunca contra { $target_is ->
    [you] ti
   *[other] { $target }
}.
review-bot-room-not-failed = Que { $who } recordara, la habitación no había fallado nunca contra { $target_is ->
    [you] ti
   *[other] { $target }
}.
review-bot-weapon-not-failed = Que { $who } recordara, el arma no había fallado nunca contra { $target_is ->
    [you] ti
   *[other] { $target }
}.
review-bot-tries-anything = { $who } ataca a quien esté cerca con lo que tenga a mano, aunque ya haya fallado antes.
review-bot-weakest = { $target_is ->
    [you] Te quedaban
   *[other] A { $target } le quedaban
} menos formas que a nadie más en la habitación.
review-bot-equal = { $count } opciones le parecían igual de buenas a { $who }, que tomó una al azar.
review-bot-any-card = { $who } no piensa qué carta destapar: valía cualquiera de las { $count } opciones.
review-bot-marks = Solo por lo que estaba boca arriba y lo que había fallado, { $who } calculaba que la habitación { $target_is ->
    [you] te hería
   *[other] hería a { $target }
} con una probabilidad del { $room } %, y el arma, del { $weapon } %.
review-bot-reckons = Por todo lo ocurrido, { $who } calculaba que la habitación { $target_is ->
    [you] te hería
   *[other] hería a { $target }
} con una probabilidad del { $room } %, y el arma, del { $weapon } %.
review-bot-again = Cuesta la última forma, y { $who } puede golpear otra vez en el mismo turno y matar.
review-bot-nearest = Nadie más en la habitación estaba tan cerca de morir como { $target_is ->
    [you] tú
   *[other] { $target }
}.
review-bot-free-room = { $who } ya tenía otra habitación boca arriba, así que esta apenas cambiaba nada.
review-bot-free-weapon = { $who } ya tenía otra arma boca arriba, así que esta apenas cambiaba nada.
review-bot-keeps-shapes = { $who } guarda las formas todo lo posible: nadie muere mientras le quede una.
review-bot-any-shape = Tenía que ser una forma, y a { $who } le da igual cuál.
review-bot-room-first = { $who } destapa una habitación antes que un arma: los demás aún tenían que encontrar el arma.
review-bot-promise = Para { $who }, la probabilidad de que se destapara una carta era del { $chance } %.
review-bot-judges = Tras esta jugada, { $who } se daba un { $chance } % de posibilidades de ganar.
review-bot-next-close = Otra opción parecía casi igual de buena.
review-bot-next-attack = Lo siguiente mejor era { $target_is ->
    [you] atacarte
   *[other] atacar a { $target }
} con { $weapon_the }: { $chance } %.
review-bot-next-take = Lo siguiente mejor era tomar { $weapon_the }: { $chance } %.
review-bot-next-card = Lo siguiente mejor era destapar { $card_the }: { $chance } %.
review-bot-next-no-card = Lo siguiente mejor era no destapar nada: { $chance } %.
review-bot-next-nothing = Lo siguiente mejor era no hacer nada: { $chance } %.

### Puzzles

puzzle-kind-attack = ¿A quién atacarías?
puzzle-whom = Estás en { $room_the } y puedes atacar. ¿Qué ataque tiene más probabilidades de destapar una carta?
puzzle-which-attack = Tu ataque
puzzle-strike = { $target } con { $weapon_the }
puzzle-chance = { $target } con { $weapon_the }: se destapa una carta con una probabilidad del { $chance } %.
puzzle-because = Por lo que has visto, { $by_room ->
    [0] { $room_the } no puede herir a { $target }
    [100] { $room_the } hiere seguro a { $target }
   *[other] la probabilidad de que { $room_the } pueda herir a { $target } es del { $by_room } %
}, y { $by_weapon ->
    [0] { $weapon_the } no puede.
    [100] { $weapon_the } puede seguro.
   *[other] la de que pueda { $weapon_the } es del { $by_weapon } %.
}
puzzle-either = Tiene que ser una de las dos cosas.
puzzle-better = { $target } con { $weapon_the } sería mejor: { $chance } %.
puzzle-as-good = { $target } con { $weapon_the } es igual de bueno: { $chance } %.

### Things

card-miss-scarlet = Srta. Escarlata
    .the = la Srta. Escarlata
    .de = de la Srta. Escarlata
card-miss-jade = Srta. Jade
    .the = la Srta. Jade
    .de = de la Srta. Jade
card-mrs-peacock = Sra. Pavo Real
    .the = la Sra. Pavo Real
    .de = de la Sra. Pavo Real
card-mr-green = Sr. Verde
    .the = el Sr. Verde
    .de = del Sr. Verde
card-prof-plum = Prof. Ciruela
    .the = el Prof. Ciruela
    .de = del Prof. Ciruela
card-mrs-white = Sra. Blanco
    .the = la Sra. Blanco
    .de = de la Sra. Blanco
card-col-mustard = Cnel. Mostaza
    .the = el Cnel. Mostaza
    .de = del Cnel. Mostaza
card-mrs-cyan = Sra. Cian
    .the = la Sra. Cian
    .de = de la Sra. Cian
card-mrs-grey = Sra. Gris
    .the = la Sra. Gris
    .de = de la Sra. Gris
card-mr-pink = Sr. Rosa
    .the = el Sr. Rosa
    .de = del Sr. Rosa
card-miss-sunshine = Srta. Sol
    .the = la Srta. Sol
    .de = de la Srta. Sol
card-mr-browne = Sr. Pardo
    .the = el Sr. Pardo
    .de = del Sr. Pardo
card-dr-black = Dr. Negro
    .the = el Dr. Negro
    .de = del Dr. Negro

card-ballroom = Salón de baile
    .the = el salón de baile
    .de = del salón de baile
    .above = Salón
    .below = de baile
card-bathroom = Baño
    .the = el baño
    .de = del baño
card-bedroom = Dormitorio
    .the = el dormitorio
    .de = del dormitorio
# Where a room is narrow, its name stands on the board in two lines.
card-billiard-room = Sala de billar
    .the = la sala de billar
    .de = de la sala de billar
    .above = Sala
    .below = de billar
card-conservatory = Invernadero
    .the = el invernadero
    .de = del invernadero
card-dining-room = Comedor
    .the = el comedor
    .de = del comedor
    .above = Comedor
    .below = { "" }
card-hall = Vestíbulo
    .the = el vestíbulo
    .de = del vestíbulo
card-kitchen = Cocina
    .the = la cocina
    .de = de la cocina
card-library = Biblioteca
    .the = la biblioteca
    .de = de la biblioteca
card-lounge = Salón
    .the = el salón
    .de = del salón
card-music-room = Sala de música
    .the = la sala de música
    .de = de la sala de música
    .above = Sala
    .below = de música
card-study = Estudio
    .the = el estudio
    .de = del estudio

card-axe = Hacha
    .the = el hacha
card-bomb = Bomba
    .the = la bomba
card-candlestick = Candelabro
    .the = el candelabro
card-cane = Bastón
    .the = el bastón
card-hypodermic = Jeringa
    .the = la jeringa
card-knife = Cuchillo
    .the = el cuchillo
card-lead-pipe = Tubería de plomo
    .the = la tubería de plomo
card-poison = Veneno
    .the = el veneno
card-poker = Atizador
    .the = el atizador
card-revolver = Revólver
    .the = el revólver
card-rope = Cuerda
    .the = la cuerda
card-wrench = Llave inglesa
    .the = la llave inglesa

### Page

## The status line. What the viewer has to do follows “Your turn: ”; what others do is a sentence of its own.

page-do-walk = elige adónde ir (sacaste { $total })
page-do-roll = tira los dados
page-do-roll-or = tira los dados, o primero { $ways }
page-do-end = termina tu turno
page-do-end-or = termina tu turno, o { $ways }
page-way-pick-up = recoge un arma
page-way-steal = roba un arma
page-way-attack = ataca
page-do-answer = elige qué destapar: { $target_is ->
    [you] { $who } te ataca
   *[other] { $who } ataca a { $target }
} en { $room_the } con { $weapon_the }
page-do-answer-nothing = no destapes nada: { $target_is ->
    [you] { $who } te ataca
   *[other] { $who } ataca a { $target }
} en { $room_the } con { $weapon_the }

page-now-deal = Se reparten las cartas.
page-now-roll = Los dados están rodando.
page-now-before = { $who_is ->
    [you] Empiezas tu turno
   *[other] { $who } empieza su turno
} { $place }.
page-now-walk = { $who_is ->
    [you] Sacaste { $total } y estás
   *[other] { $who } sacó { $total } y está
} eligiendo adónde ir.
page-now-after = { $who_is ->
    [you] Después de moverte puedes
   *[other] Después de moverse, { $who } puede
} actuar { $place }.
page-now-answer = { $target_is ->
    [you] Respondes
   *[other] { $target } responde
} { $who_is ->
    [you] a tu ataque
   *[other] al ataque de { $who }
} en { $room_the } con { $weapon_the }.

## Moving

page-your-move = Tu jugada
page-rolled = Sacaste { $total }. Elige adónde ir.
page-dashed = Las líneas de puntos llevan adonde puedes teletransportarte desde una plataforma.
page-picked-walk = Hasta { $place }: { $spaces ->
    [one] 1 casilla
   *[other] { $spaces } casillas
}
page-picked-leap = Hasta { $place }, con teletransporte desde { $pad_the }
page-how = ¿Cómo?
page-on-foot = A pie
page-by-teleporting = Con teletransporte
page-bring = Llevar contigo
page-nobody = A nadie
page-go = Ir allí
page-teleport = Teletransportarte
page-teleport-with = Teletransportarte con { $who }
page-elsewhere = A otra parte
page-stay = Quedarte { $place }
page-squares = A otra parte del pasillo
page-places-listed = { $places ->
    [one] 1 lugar
   *[other] { $places } lugares
} en lista

page-far = { $spaces ->
    [one] 1 casilla
   *[other] { $spaces } casillas
}
page-far-leap = con teletransporte desde una plataforma
page-far-or-leap = { $spaces ->
    [one] 1 casilla
   *[other] { $spaces } casillas
}, o con teletransporte
page-lit = { $place }, { $far }

## Acting in a room

page-roll = Tirar los dados
page-end = Terminar turno
page-pick-up = Recoger { $weapon_the }
page-pick-up-and-drop = Soltar { $drop_the } y recoger { $weapon_the }
page-pick-up-a-weapon = Recoger un arma…
page-pick-up-which = ¿Cuál recoges?
page-steal = Robarle { $weapon_the } a { $from }
page-steal-and-drop = Soltar { $drop_the } y robarle { $weapon_the } a { $from }
page-steal-a-weapon = Robar un arma…
page-steal-which = ¿Cuál robas?
page-from = de { $from }
page-drop-which = Llevas dos. ¿Cuál sueltas primero?
page-choose-weapon = Elige un arma
page-attack = Atacar a { $target } en { $room_the } con { $weapon_the }
page-attack-somebody = Atacar…
page-attack-whom = ¿A quién?
page-attack-with = ¿Con qué?
page-choose-attack = Elige a quién atacar, y con qué
page-not-now = Ahora no

page-standing-room = { $standing ->
    [shown] se sabe que aquí se le puede herir
    [certain] seguro que aquí se le puede herir
    [safe] aquí no se le puede herir
   *[open] quizá aquí se le puede herir
}
page-standing-weapon = { $standing ->
    [shown] se sabe que hiere
    [certain] seguro que hiere
    [safe] no puede herir
   *[open] quizá hiere
}

## What an attack can bring

page-outlook-kills = A { $target } no le queda ninguna forma: esto mata a { $target }, y ganas la partida.
page-outlook-forces = Se sabe que las dos cosas hieren a { $target }, que tiene que cambiar de forma. { $left ->
    [0] Es la última; después, el mismo ataque mata.
    [one] Le quedaría 1 más.
   *[other] Le quedarían { $left } más.
}
page-outlook-certain = { $target } tiene que destapar { $cards }{ $left ->
    [0] .
   *[other] , o bien una forma.
}
page-outlook-vain = No servirá de nada: { $target } no corre peligro con { $cards }.
page-outlook-open = Si una de las dos cosas puede herir a { $target }, tiene que destaparla{ $left ->
    [0] .
   *[other] , o bien una forma.
} Si ninguna puede, no se destapa nada, y todos lo saben.
page-outlook-known = Se sabe que { $card_the } puede herir a { $target }.
page-outlook-safe = Es seguro que { $card_the } no puede herir a { $target }.
page-outlook-one = Si { $card_the } puede, { $target } destapa esa carta{ $left ->
    [0] .
   *[other] , o bien una forma.
} Si no, no se destapa nada, y todos lo saben.
page-outlook-bluff = { $target } puede destapar una forma de todos modos, para que dudes.
page-hit = Probabilidad de que se destape una carta: { $possible } % solo por las cartas, { $likely } % por cómo juegan todos.

## Answering an attack

page-attack-now = El ataque
page-attacks = { $who_is ->
    [you] Atacas a { $target }
   *[other] { $target_is ->
        [you] { $who } te ataca
       *[other] { $who } ataca a { $target }
    }
} en { $room_the } con { $weapon_the }.
page-shapes-left = { $left ->
    [0] No te queda otra forma que tomar.
    [one] Te queda 1 forma por tomar.
   *[other] Te quedan { $left } formas por tomar.
}
page-turn-up-which = Destapa una de estas:
page-turn-up = Destapar { $card_the }
page-become = Convertirte en { $card_the }
page-same-in-this-shape = Lo mismo, con esta forma.
page-turn-nothing-up = No destapar nada
page-choose-card = Elige qué destapar

page-plight-neither = Ni { $one_the } ni { $other_the } pueden herirte.
page-plight-both-known = Las dos cosas pueden herirte, y todos lo saben: tienes que cambiar de forma.
page-plight-both-certain = Las dos cosas pueden herirte, y todos pueden deducirlo.
page-plight-both-secret = Las dos cosas pueden herirte, y aún no lo sabe nadie.
page-plight-half-known = Todos saben que { $card_the } puede herirte. Nadie sabe aún que { $other_the } también puede.
page-plight-one-known = Todos saben que { $card_the } puede herirte. Pero { $other_the } no puede.
page-plight-one-secret = Nadie sabe aún que { $card_the } puede herirte. Pero { $other_the } no puede.

page-price-both = Entonces todos sabrán las dos cosas: el próximo ataque aquí con { $weapon_the } te obliga a cambiar de forma, o te mata si ya no te queda ninguna.
page-price-both-last = Entonces todos sabrán las dos cosas: el próximo ataque aquí con { $weapon_the } te mata.
page-price-one = Entonces todos sabrán que { $card_the } puede herirte.
page-price-one-of-two = Entonces todos sabrán que { $card_the } puede herirte. De { $other_the } no sabrán nada.
page-price-shape = { $left ->
    [0] Es tu última forma: cuando se sepan las dos cosas, un ataque te mata.
    [one] Entonces te queda 1 forma.
   *[other] Entonces te quedan { $left } formas.
}
page-betrays-nothing = No revela nada nuevo.
page-betrays-one = Aun así, todos sabrán que { $card_the } puede herirte.
page-betrays-bluff = Puede ser un engaño: nadie sabrá si alguna de las dos cosas puede herirte.
page-betrays-either = Entonces todos sabrán que { $cards } puede herirte, pero no cuál.
page-silence-both = Entonces todos sabrán que ni { $one_the } ni { $other_the } pueden herirte.
page-silence-one = Entonces todos sabrán que { $card_the } no puede herirte.

## Shown over the board

page-drama-shift = { $who_is ->
    [you] Tienes que cambiar de forma
   *[other] { $who } tiene que cambiar de forma
}: { $shape }
page-drama-kill = { $who_is ->
    [you] Mueres
   *[other] { $who } muere
}
page-drama-unharmed = { $who_is ->
    [you] No te pasa nada
   *[other] A { $who } no le pasa nada
}
page-drama-weakness = { $who_is ->
    [you] Te pueden herir
   *[other] A { $who } se le puede herir
} { $kind ->
    [where] en
   *[what] con
} { $card_the }

## Cards and players

page-head-who = Formas
page-head-where = Habitaciones
page-head-what = Armas
page-your-cards = Tus cartas
page-own-who = Formas que puedes tomar
page-own-where = Habitaciones donde te pueden herir
page-own-what = Armas que pueden herirte
page-face-up = boca arriba
page-players = Los jugadores
page-player = { $who_is ->
    [you] Tú
   *[other] { $who }
}
page-as = como { $shape }
page-empty-handed = { $place }, sin armas
page-carries = Lleva
page-cards = Cartas
page-cards-up = Boca arriba
page-cards-down = Boca abajo: { $shapes ->
    [one] 1 forma
   *[other] { $shapes } formas
}, { $rooms ->
    [one] 1 habitación
   *[other] { $rooms } habitaciones
}, { $weapons ->
    [one] 1 arma
   *[other] { $weapons } armas
}

page-symbol-ruby = R
page-symbol-amber = A
page-symbol-jade = J
page-symbol-sapphire = Z
page-symbol-amethyst = Am
page-symbol-pearl = P

## The sheet

page-sheet = Lo que se sabe
page-open-sheet = Lo que se sabe: la hoja
page-which-cards = Qué cartas
page-all-cards = Todas
page-signs = ◉ es una carta boca arriba; ½, una de dos cartas de las que al menos una puede herir a ese jugador.
page-claim = { $card }: { $is ->
    [yes] puede
   *[no] no puede
} { $who_is ->
    [you] herirte.
   *[other] herir a { $who }.
}
page-claim-shape = { $card }: { $who_is ->
    [you] { $is ->
        [yes] tienes
       *[no] no tienes
    }
   *[other] { $who } { $is ->
        [yes] tiene
       *[no] no tiene
    }
} esta forma.

## The review of marks made by hand

page-marked = Marcaste { $card } con { $mark } { $who_is ->
    [you] para ti, pero { $is ->
        [yes] sí puede
       *[no] no puede
    } herirte.
   *[other] para { $who }, pero { $is ->
        [yes] sí puede
       *[no] no puede
    } herir a { $who }.
}
page-marked-shape = Marcaste { $card } con { $mark } { $who_is ->
    [you] para ti, pero { $is ->
        [yes] sí tienes
       *[no] no tienes
    }
   *[other] para { $who }, pero { $who } { $is ->
        [yes] sí tiene
       *[no] no tiene
    }
} esta forma.
page-concluded = { $card }: { $is ->
    [yes] puede
   *[no] no puede
} { $who_is ->
    [you] herirte.
   *[other] herir a { $who }.
}
page-concluded-shape = { $card } { $is ->
    [yes] es
   *[no] no es
} una de { $who_is ->
    [you] tus formas.
   *[other] las formas de { $who }.
}
page-also = También podías saber esto de los demás:

## The board in words

page-on-board = Qué hay en el tablero
page-pawn = { $who_is ->
    [you] Tú
   *[other] { $who }
}, como { $shape }: { $place }
page-pawn-armed = { $who_is ->
    [you] Tú
   *[other] { $who }
}, como { $shape }: { $place }, con { $weapons }
page-lying = En { $room_the }: { $weapons }
page-dice = Dados: { $one } y { $other }
page-in = en { $place_the }
page-on = en { $place_the }
page-wheel = centro
    .the = el centro
    .de = del centro
page-door-of = { $door } { $room_de }
page-square = casilla { $place }
page-the-square = la casilla { $place }
page-what-pad-is = Una plataforma: quien llega aquí puede teletransportarse a cualquier habitación
page-pad-north-west = plataforma noroeste
    .the = la plataforma noroeste
page-pad-north-east = plataforma noreste
    .the = la plataforma noreste
page-pad-upper-west = plataforma oeste de arriba
    .the = la plataforma oeste de arriba
page-pad-upper-east = plataforma este de arriba
    .the = la plataforma este de arriba
page-pad-lower-west = plataforma oeste de abajo
    .the = la plataforma oeste de abajo
page-pad-lower-east = plataforma este de abajo
    .the = la plataforma este de abajo
page-pad-south-west = plataforma suroeste
    .the = la plataforma suroeste
page-pad-south-east = plataforma sureste
    .the = la plataforma sureste
page-pad-north = plataforma norte
    .the = la plataforma norte
page-pad-west = plataforma oeste
    .the = la plataforma oeste

## What was hidden, in the replay and at the end

page-killed = { $who_is ->
    [you] Mataste a { $target }
   *[other] { $target_is ->
        [you] { $who } te mató
       *[other] { $who } mató a { $target }
    }
} en { $room_the } con { $weapon_the }.
page-nobody-killed = No murió nadie en { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}.
page-cards-of = { $who_is ->
    [you] Tus cartas
   *[other] Cartas de { $who }
}
page-hand-of = { $who_is ->
    [you] { $name } (tú)
   *[other] { $name }
}
page-were-up = estaba boca arriba al final.
page-told-deal = Se reparten las cartas.
page-told-hand = A { $who } se le puede herir en { $rooms } y con { $weapons }.

## Shortcuts, for the help page

page-key-roll = Tirar los dados
page-key-stay = Quedarte donde estás
page-key-end = Terminar tu turno
page-key-sheet = Abrir la hoja de lo que se sabe
page-arrows = Flechas
page-key-arrows = Moverte entre los lugares que puedes elegir, o por la hoja
page-enter = Intro
page-key-enter = Elegir un lugar; pulsa otra vez para ir allí

## What one wants

page-goal = Averigua qué hiere a los demás, y mata antes que nadie. A ti te pueden herir: { $weak }.
page-goal-short = Averigua qué hiere a los demás, y mata primero.

## What can be done now, and what it does

page-can-roll = puedes caminar lo que sumen los dos dados, y actuar otra vez en una habitación.
page-can-end = empieza el turno siguiente.
page-can-place = Un lugar iluminado del tablero
page-can-go = tu peón camina hasta allí. En una habitación puedes hacer algo; en el pasillo no.
page-can-stay = tu peón se queda donde está.
page-can-squares = también se iluminan las casillas de los pasillos.
page-can-teleport = llega a una plataforma y sigue desde ella a cualquier habitación; alguien más puede ir contigo.
page-can-turn-up = desde entonces todos la ven. Una forma vale como una vida: cuando no queda ninguna, te pueden matar.
page-can-turn-nothing-up = los demás no ven ninguna carta tuya.
page-can-pick-up = Recoger un arma
page-can-pick-up-does = necesitas una para atacar, y puedes llevar dos.
page-can-steal = Robar un arma
page-can-steal-does = se la quitas a alguien de tu habitación.
page-can-attack = golpea a alguien de tu habitación. Si la habitación o el arma puede herir a esa persona, tiene que destapar una carta.

## How it is played, with pictures

page-how-shapes-title = Nadie es quien parece
page-how-shapes = Todos se parecen a la Srta. Escarlata, y nadie lo es. Tienes cartas secretas, tus formas: cada una es una vida. Cuando te obligan a cambiar de forma, destapas una. Ganas si matas a otra persona antes que nadie.
page-how-weak-title = Dónde y con qué te pueden herir
page-how-weak = Tus otras cartas son habitaciones y armas. Esas habitaciones y armas pueden herirte, y las demás no. Cada carta la tiene alguien: lo que no puede herirte hiere a otra persona.
page-how-turn-title = Muévete o teletranspórtate
page-how-turn = En tu turno puedes actuar en tu habitación, luego tirar y caminar, y luego actuar otra vez. Llega a una plataforma, una rueda pequeña en el borde, para teletransportarte a cualquier habitación. ¡Puedes llevarte a otra persona!
page-how-act-title = Actúa en una habitación
page-how-act = En una habitación, recoge un arma, róbale una a alguien que esté allí, o ataca a alguien que esté allí con un arma que lleves. Puedes llevar dos. En el pasillo y en el centro no se ataca.
page-how-attack-title = Ataca
page-how-attack = Si la habitación o el arma puede herir a tu objetivo, tiene que destapar esa carta, o cambiar de forma. Si ninguna puede, no pasa nada, y todos lo saben.
page-how-example-title = Un ejemplo
page-how-example = Atacas a Ben en la biblioteca con el hacha, y destapa la Biblioteca: puede herirlo. Ahora prueba allí con otras armas. Si la Cuerda también puede herirlo, las dos quedan boca arriba, y cada nuevo ataque en la biblioteca con la cuerda le cuesta una forma.
page-how-kill-title = Mata
page-how-kill = Cuando una habitación y un arma de alguien están boca arriba y no le queda ninguna forma, un ataque más allí con esa arma mata, y ganas. No hace falta que lo hayas averiguado todo tú.

### What players say to each other: a greeting first, praise last

phrase-1 = ¡Hola a todos!
phrase-2 = Voy por ti.
phrase-3 = ¡A mí no!
phrase-4 = ¡Por poco!
phrase-5 = No me encontrarás.
phrase-6 = Ahora sé algo.
phrase-7 = ¡Buen intento!
phrase-8 = ¡Ay!
phrase-9 = ¡Ja!
phrase-10 = ¡Oh, no!
phrase-11 = Sin prisa.
phrase-12 = ¡Bien jugado!
