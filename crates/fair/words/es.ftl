# Lo que se dice de una mesa guardada y de sus repartos, en español.
#
# Las palabras entre acentos graves están así en el archivo: son iguales en todos los idiomas.

## Qué ha resultado

saved-proved = Cada reparto y cada tirada vienen de lo que se comprometió antes de la partida, cada jugada sigue las reglas y el resultado es el que corresponde.
saved-withheld = Los repartos salen de lo que se comprometió antes de la partida, cada jugada sigue las reglas y el resultado es el que corresponde; pero no todas las partes propias de quienes jugaban se abrieron a tiempo. Quien lleva el servidor pudo retener una para elegir entre repartos: que nadie lo hizo solo lo dice él.
saved-of-server = Los repartos salen de lo que se comprometió antes de la partida, cada jugada sigue las reglas y el resultado es el que corresponde; pero el servidor sacó todas las partes que cuentan: que nadie las eligió solo lo dice él.
saved-unproved = Cada jugada sigue las reglas y el resultado es el que corresponde; pero nadie puede comprobar los repartos: { $why }.
saved-unverifiable-lesson = es una lección, cuyas cartas están escritas de antemano
saved-unverifiable-played-on = se siguió jugando desde un momento de otra partida
saved-unverifiable-evening = es una partida de una velada duplicada, en la que todos tienen las mismas cartas
saved-unverifiable-uncommitted = nadie se comprometió a nada antes de la partida, por ejemplo porque un navegador jugó solo

## Qué está mal: la línea, el campo y qué

saved-line = Línea { $line }, `{ $field }`: { $what }
saved-none = esto no es una mesa guardada, cuya primera línea es `{ $head }`
saved-newer = el formato tiene la versión { $version } y este programa lee la { $known }: usa un Parlour más nuevo
saved-lacks = aquí debería haber una línea que empiece por `{ $field }`
saved-unreadable = esto no se puede leer; debería parecerse a `{ $example }`
saved-too-much = aquí no debería seguir nada
saved-ends = el archivo se corta aquí: falta el final
saved-unknown-game = este programa no tiene ningún juego llamado `{ $game }`: usa un Parlour más nuevo
saved-newer-rules = se jugó con la versión { $rules } de las reglas y este programa tiene la { $known }: usa un Parlour más nuevo
saved-older-rules = se jugó con la versión { $rules } de las reglas, con la que este programa, que tiene la { $known }, ya no juega: usa un Parlour más antiguo
saved-wrong-setup = con esta configuración no puede empezar ninguna partida

## Qué está falsificado

forged-commitment = el secreto no corresponde a lo que la mesa comprometió al abrirse
forged-link = el eslabón de la cadena no lleva a su cabeza
forged-share = la parte de { $name } no corresponde a lo que comprometió su asiento
forged-lock = la configuración, los nombres, los asientos, quién es un bot, quién sacó las partes o los compromisos no son los que se fijaron al empezar la partida
forged-seats = la configuración tiene { $seats } asientos y se nombran otros
forged-number = aquí debería estar la jugada { $number }: falta una o está dos veces
forged-chance = esto no es lo que el azar tenía que hacer aquí según el secreto y las partes
forged-turn = le tocaba a otra persona
forged-illegal = las reglas no permiten esta jugada ({ $clause })
forged-nonsense = esto no es una jugada del juego ({ $clause })
forged-after-end = la partida había terminado antes de esta jugada
forged-unfinished = la partida no ha terminado después de la última jugada
forged-scores = estos no son los puntos de esta partida
forged-winners = estos no son los ganadores de esta partida
forged-mark = estas no son las jugadas de las que se hizo la marca al terminar la partida
forged-end = la marca de la partida no lleva a la cabeza de la cadena
forged-other = la partida de esta mesa no terminó así: su marca es { $mark }, y algo se cambió
forged-copy = en la otra copia de esta partida pone aquí `{ $other }`: en una de las dos se cambió algo

## Lo que es otra partida que la que alguien conoce

another-game = este archivo no es de la partida que terminó con la marca { $mark }: o se cambió algo en él, o la marca es de otra mesa
another-table = la marca { $mark } es de una partida de otra mesa, que se había comprometido a otra cosa: este archivo no es esa partida, y de su propia mesa la marca no dice nada
