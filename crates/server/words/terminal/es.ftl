# Todo lo que dice la línea de comandos, en español.
#
# Las palabras entre acentos graves se escriben tal cual: son iguales en todos los idiomas.

## Los números: lo que va antes de los decimales, lo que separa los millares, y el tanto por ciento

decimal-mark = ,
thousands-mark = .
percent = { $number } %

## La ayuda: a los títulos les siguen dos puntos, menos al primero

heading-usage = Uso:
heading-commands = Comandos
heading-arguments = Argumentos
heading-options = Opciones
value-command = COMANDO
value-options = OPCIONES
default = [por defecto: { $value }]

## Lo que hace cada comando: en las listas de comandos solo está el primer párrafo

command-parlour =
    Una mesa para juegos de identidades ocultas, deducción y engaño, en el navegador, con amigos y con bots.

    Sin comando arranca el servidor: abre la dirección que muestra.
command-serve =
    Ofrecer mesas a navegadores y bots (lo que pasa también sin comando).

    Las mesas, las jugadas y las notas privadas están en un solo archivo; quien pueda leerlo ve las cartas de todos. Mientras el servidor está en marcha, se puede copiar sin riesgo con `parlour backup`.
command-arena =
    Hacer que los bots jueguen muchas partidas entre sí y mostrar quién gana cuántas veces.

    Cada reparto se juega con los bots en todos los órdenes alrededor de la mesa, con el mismo azar: ningún bot tiene mejores cartas ni mejores asientos. Lo que cuenta es el reparto: los intervalos, del 95 %, y los errores estándar son los de las medias de los repartos. El mismo comando da las mismas cifras.

    `--ladder` valora todos los bots de un juego, `--sprt` averigua cuál de dos es el más fuerte y `--exploiters` busca fallos en el más fuerte. docs/bots.md los describe y muestra lo que escriben.
command-bench =
    Medir lo que deducen modelos y programas: juegan los mismos repartos, se les pregunta qué tienen por seguro, probable e imposible, y se juzga con exactitud.

    Cada reparto se juega tantas veces como jugadores haya, que cambian de asiento; en los demás asientos hay bots. Sirve para `clue` y `color-doubt`. El informe es una página con gráficos, y JSON. docs/bench.md describe qué se pregunta y cómo se juzga. Por ejemplo:

    `parlour bench clue --player one=http://127.0.0.1:8000/v1,model=small --player two="python3 mine.py" --deals 20`
command-puzzles =
    Hacer una colección de acertijos sacados de partidas entre bots, o revisar una.

    Un acertijo es lo que alguien sabía en un momento de una partida, y una pregunta que se puede responder con eso. Una colección es texto sin formato, descrito en docs/puzzles.md: de cada acertijo, en frases, lo que se sabía, la pregunta, la respuesta y los motivos, y para los programas las jugadas de la partida.

    El mismo comando hace la misma colección, con frases en tu idioma. Por ejemplo, veinte deducciones difíciles:

    `parlour puzzles clue --kind deduce --levels 4,5 --count 20 > hard.txt`

    y para resolver de nuevo cada acertijo de una colección:

    `parlour puzzles --check hard.txt`
command-notebook =
    Ayudar en un juego de cartas en una mesa de verdad, con las notas de un archivo.

    Apunta quién juega, tus propias cartas, y lo que se sugiere, se enseña y se acusa, una línea para cada cosa. Se muestra la hoja: quién tiene cada carta (✓), quién no (·), quién puede tenerla (?), y para el sobre dos probabilidades: «posible» cuenta por igual todos los repartos que encajan con tus notas; «probable» cuenta además cómo se elige la carta que se enseña.
command-notebook-after =
    Un ejemplo, que `parlour notebook --example` muestra con más comentarios:

    { $example }

    Empieza con `parlour notebook --example > game.txt` y, después de cada ronda, `parlour notebook game.txt --ask`.
    El código de salida es 1 cuando no se puede leer una línea o las notas se contradicen.
command-export =
    Escribir un sitio de simples archivos que no necesita servidor: partidas contra bots, lecciones, casos y el cuaderno.

    Puede servirlo cualquier alojamiento de archivos, en cualquier carpeta, o un programa en tu ordenador:

    `parlour export site`

    `python3 -m http.server --directory site`

    El navegador juega por los bots y guarda las partidas; tras la primera visita ya no necesita ninguna red, si el sitio tiene HTTPS o está en localhost. Las mesas con amigos necesitan un servidor. Donde no haya archivo, el alojamiento debería responder con el 404.html del sitio o con su primera página: en la dirección de una partida no hay ninguno. Si no, una dirección así solo se abre donde ya se visitó el sitio.
command-save =
    Mostrar una mesa terminada de un servidor como mesa guardada, con todo lo que permite comprobar sus repartos.

    `parlour save https://games.example/t/0123456789abcdef > game.txt`

    docs/saved-table.md describe el archivo. La página de una mesa terminada también puede guardarla.
command-verify =
    Recalcular una mesa guardada: si sus repartos son los que se comprometieron antes, si cada jugada sigue las reglas y si el resultado es el que corresponde.

    `parlour verify game.txt`

    En lugar de un archivo vale la dirección de una mesa terminada. Un archivo solo demuestra que es coherente consigo mismo: cualquiera puede hacer otro que lo sea. Que es la partida que se jugó lo muestra `--mark`, que toma la marca que anotaste, u otra copia, y rechaza cualquier otra partida. El código de salida es 0 cuando todo cuadra, también donde el servidor sacó todas las partes, 1 cuando algo está falsificado y 2 cuando no se puede decir nada: el archivo no se puede leer o nadie puede comprobar los repartos. docs/verifiable-deals.md dice qué se demuestra y qué no.
command-backup =
    Copiar la base de datos en un archivo nuevo, también mientras un servidor está en marcha.

    La copia es la base tal como está en un momento, y se ha leído hasta el final: el archivo está entero o no está. Quien pueda leerlo ve las cartas de todos. Por ejemplo, cada noche:

    `parlour backup parlour-$(date +%F).db`
command-restore =
    Poner una copia en el lugar de la base de datos.

    El servidor debe estar parado. La copia se lee antes hasta el final, y la base que había queda a su lado.
command-doctor =
    Comprobar si un servidor tiene aquí lo que necesita: la base de datos, el disco, el reloj y cuántos archivos puede tener abiertos.

    Cada línea dice qué está bien (✓) o qué hacer (✗). El código de salida es 1 cuando hay algo que hacer.
command-help = Mostrar esto, o la ayuda de un comando.

## Para qué sirve cada argumento; `.value` representa lo que se escribe después

argument-help = Mostrar la ayuda: `-h` breve, `--help` completa
argument-version = Mostrar la versión

# serve
argument-listen = Dónde escuchar. Con `0.0.0.0:8080` puede jugar toda tu red; para internet, pon delante un proxy inverso con HTTPS
    .value = DIRECCIÓN:PUERTO
argument-database = Dónde se guarda todo: una ruta, `sqlite:RUTA`, o `postgres://USUARIO@EQUIPO/NOMBRE` para tantos servidores como quieras [por defecto: en tu carpeta de datos]
    .value = BASE
argument-pace = Lo que tardan los bots: 1 tanto como una persona, 0 nada; como mucho 10
    .value = FACTOR
argument-absent = Cuántos segundos espera una mesa a quien no está antes de que un bot juegue por esa persona
    .value = SEGUNDOS
argument-keep-days = Cuántos días se guarda una partida después de su última jugada
    .value = DÍAS
argument-keep-lobbies = Cuántas horas se guarda una sala después de lo último que pasó en ella
    .value = HORAS
argument-origin = Otro sitio cuyas páginas pueden usar este servidor, como `https://games.example`; se puede dar varias veces
    .value = SITIO
argument-behind-proxy = Tomar la dirección de los clientes de la última entrada de `X-Forwarded-For`; solo detrás de un proxy que la ponga
argument-notify-after = Cuántos segundos después de empezar su turno se avisa a quien no está, en una mesa con reloj
    .value = SEGUNDOS
argument-webhooks = Quien abre una mesa puede nombrar un webhook, al que se dice a quién le toca: uno en internet (`public`), o también uno en este ordenador y en su red (`anywhere`)
    .value = DÓNDE
argument-limit = Cambiar un límite, como `connections=500` o `tables=1/30,200`; puede darse varias veces. docs/limits.md los enumera
    .value = NOMBRE=VALOR
argument-metrics = Dónde puede leer Prometheus `/metrics`: una dirección propia, que ningún proxy debe pasar, como `127.0.0.1:9464`. Sin ella no puede nadie
    .value = DIRECCIÓN:PUERTO
argument-log = Cómo escribir el registro, que va a la salida de errores: para personas (`text`), o un objeto JSON por línea (`json`); con `PARLOUR_LOG=debug` es más largo
    .value = FORMATO

# arena y puzzles
argument-game = Qué juego, como `clue`; si no se conoce, se muestra la lista
    .value = JUEGO
argument-seed = De dónde viene el azar
    .value = NÚMERO

# arena
argument-deals = Cuántos repartos; en la arena, 200 si no se dice nada, y con `--sprt` 10000 como mucho
    .value = NÚMERO
argument-bots = Un bot para cada asiento, como `random,careful,careful`: un nivel, o un programa propio con sus argumentos, como `./mio` o `python3 mio.py`, que docs/bot-protocol.md describe; si no se conoce, se muestra la lista. Sin esto, el bot más fuerte juega contra sí mismo con el menor número de jugadores. Con `--ladder`, los bots que se valoran junto a los niveles. Un programa o un argumento con espacios o comas va entre comillas, simples o dobles, como en `"./mio '1,2',random"`
    .value = NIVELES
argument-ladder = Hacer que los bots jueguen dos a dos y mostrar lo fuerte que es cada uno (Elo), cuánto tarda en una jugada y qué ha ganado contra cada uno de los otros
argument-sprt = Hacer que un bot juegue contra otro hasta saber si es más fuerte en `--elo1` antes que en `--elo0`
    .value = BOT
argument-elo0 = Qué ventaja, en Elo, es demasiado pequeña
    .value = NÚMERO
argument-elo1 = Qué ventaja, en Elo, basta
    .value = NÚMERO
argument-exploiters = Hacer que bots con una sola idea sencilla jueguen contra el nivel más fuerte y mostrar qué le gana cada uno
argument-players = Con cuántos jugadores juegan `--ladder`, `--sprt` y `--exploiters`, como `3,4`; si no, con todos los números posibles, y `--sprt` con el menor
    .value = NÚMEROS
argument-write = Un archivo con un lugar para lo que muestra `--ladder` o `--exploiters`, como docs/bots.md: también se escribe allí
    .value = ARCHIVO
argument-patience = Cuántos milisegundos puede tardar un programa en una jugada, diez veces más en la primera. El que tarda más, termina o no hace una jugada legal pierde su asiento en favor del nivel más débil durante el resto de la partida
    .value = NÚMERO
argument-options = Opciones de las reglas, como `edition=1986,dice=2`; si alguna no se conoce, se muestra la lista. Varios valores de una opción se unen con `+`
    .value = NOMBRE=VALOR
argument-setup = Un archivo JSON con opciones demasiado largas para una línea de comandos, como `{"{"}"deck": [...]{"}"}`; manda `--options`
    .value = ARCHIVO
argument-try = Un programa que se prueba: con cada número de jugadores y cada opción, junto al nivel más débil y solo. Se dice todo lo que hace mal; el código de salida es 1 si hay algo
    .value = PROGRAMA

# bench
argument-player = Quién juega: un nombre y la dirección de un modelo al que se pregunta como a los de OpenAI, como `one=http://127.0.0.1:8000/v1,model=small,key=VARIABLE`, donde la variable contiene la clave y lo demás se envía también; un programa con sus argumentos, como `two=python3 mine.py`; o, como en `three=mcp`, el cliente MCP que inicia este comando como su servidor. Se puede dar varias veces
    .value = NOMBRE=DIRECCIÓN|PROGRAMA|mcp
argument-opponents = El nivel de los bots en los demás asientos; si no se conoce, se muestra la lista. Sin esto, el más fácil
    .value = NIVEL
argument-seats = Cuántos juegan; sin esto, tan pocos como permita el juego
    .value = NÚMERO
argument-retries = Cuántas veces se vuelve a preguntar a un jugador cuya respuesta no se puede leer o va contra las reglas
    .value = NÚMERO
argument-timeout = Cuántos segundos puede tardar un jugador en responder; durante ese tiempo también se vuelve a preguntar a un modelo cuyo servidor falla
    .value = SEGUNDOS
argument-report = Dónde escribir el informe: se añaden `.html` y `.json`
    .value = ARCHIVO

# puzzles
argument-kind = Qué tipo de acertijo, como `deduce`; si no se conoce, se muestra la lista. Sin esto, el primero del juego
    .value = TIPO
argument-count = Cuántos acertijos
    .value = NÚMERO
argument-levels = Lo difíciles que pueden ser, de 1 a 5, como `1,2`
    .value = NIVELES
argument-per-game = Como mucho tantos de una partida
    .value = NÚMERO
argument-out = Un archivo en el que escribir la colección, en vez de en la pantalla
    .value = ARCHIVO
argument-check = Una colección cuyos acertijos se resuelven de nuevo: si cada uno es correcto
    .value = ARCHIVO

# notebook
argument-file = El archivo con las notas; `-` las lee de la entrada estándar
    .value = ARCHIVO
argument-why = Decir por qué es seguro que alguien tiene una carta o no, como `rope:dan`, `rope:case` o `rope`
    .value = CARTA[:QUIÉN]
argument-ask = Decir qué preguntar ahora: en las habitaciones nombradas, o en cualquiera
    .value = HABITACIÓN
argument-chances = Mostrar probabilidades en todas las casillas abiertas, en vez de interrogaciones: todos los repartos que encajan cuentan igual (`possible`), o cuenta además cómo se elige la carta que se enseña (`likely`)
    .value = TIPO
argument-json = Mostrarlo todo como JSON, para programas
argument-example = Mostrar un ejemplo para empezar, con comentarios que explican el formato

# backup and restore
argument-copy = Un archivo nuevo para la copia
    .value = ARCHIVO
argument-from = La copia, tal como la escribe `parlour backup`
    .value = ARCHIVO

# export
argument-folder = Dónde escribirlo: una carpeta vacía, o que aún no existe
    .value = CARPETA

# save y verify
argument-address = La dirección de la página de la mesa
    .value = DIRECCIÓN
argument-table = Un archivo con una mesa guardada, o la dirección de la página de una mesa terminada; `-` lee de la entrada estándar
    .value = ARCHIVO|DIRECCIÓN
argument-mark = Una marca de 64 cifras, u otro archivo o dirección con la misma partida: cualquier otra se rechaza
    .value = MARCA|ARCHIVO|DIRECCIÓN

## Una línea de comandos que no se entiende

unknown-argument = Aquí sobra `{ $argument }`.
unknown-command = No hay ningún comando `{ $argument }`.
missing-value = Después de `{ $argument }` falta un valor.
superfluous-value = `{ $argument }` no lleva ningún valor, tampoco `{ $value }`.
wrong-value = `{ $value }` no vale para `{ $argument }`: { $why }.
wrong-choice-of-value = `{ $value }` no vale para `{ $argument }`: escribe { $choices }.
missing-argument = Falta algo: { $arguments }.
given-twice = `{ $argument }` solo se puede dar una vez.
conflict = `{ $argument }` no va junto con { $others }.
not-utf8-argument = Un argumento no es UTF-8.
misused = Esta línea de comandos no se entiende.
did-you-mean = ¿Querías decir { $names }?
quoted = `{ $name }`
more-help = `--help` dice más.

number-from = hace falta un número entero a partir de { $min }
number-between = hace falta un número entero de { $min } a { $max }
address-needed = hace falta una dirección con puerto, como 127.0.0.1:8080
pace-needed = hace falta un número de 0 a 10
limit-needed = hace falta un límite con su valor, como connections=500; docs/limits.md los enumera

## Lo que salió mal. Casi todo va después del nombre del programa y recibe un punto

because = { $what }: { $why }
not-found = ese archivo o esa carpeta no existe
not-allowed = no está permitido
disk-full = no queda sitio en el disco
is-a-folder = es una carpeta
not-utf8 = no es UTF-8
unreadable = no se puede leer { $file }
unwritable = no se puede escribir { $file }
unknown-game = no hay ningún juego llamado { $name }; hay: { $known }

## serve

open-at = Parlour está abierto en { $address }
open-in-network = En tu red: { $address }
no-threads = el programa no puede iniciar sus hilos
no-address = no se puede averiguar la dirección
no-signals = no se podría detener el programa
no-home = no tienes carpeta personal: di dónde guardarlo todo con `--database RUTA`
unknown-database = no se admiten bases de datos de tipo { $kind }: escribe `--database sqlite:RUTA` o `--database postgres://USUARIO@EQUIPO/NOMBRE`
no-database = falta la ruta de la base de datos: escribe `--database sqlite:RUTA`
postgres-has-tools = backup y restore son para bases de datos que son archivos: para una de PostgreSQL usa sus propios `pg_dump` y `pg_restore`
wrong-postgres = esto no es la dirección de una base de datos de PostgreSQL ({ $reason }): escribe `--database postgres://USUARIO@EQUIPO/NOMBRE`, o `--database postgres:///NOMBRE?host=CARPETA` para un socket Unix
wrong-log-level = { $name } es error, warn, info, debug, trace u off, no { $level }
address-in-use = otro programa está usando { $address }: ciérralo, o elige otra dirección con `{ $option }`
address-not-allowed = { $address } pide permisos especiales: usa un puerto por encima de 1023, o elige otra dirección con `{ $option }`
address-elsewhere = { $address } no es una dirección de este ordenador: usa 127.0.0.1 o 0.0.0.0, o elige otra dirección con `{ $option }`
address-unusable = no se puede usar { $address }
database-newer = la base de datos { $path } es de un Parlour más nuevo (su versión es { $found }, este conoce la { $known }): inicia aquel, o da otro archivo con `--database`
database-foreign = { $path } no es una base de datos de Parlour: da otro archivo con `--database`
database-lost = no hay carpeta para { $path }: revisa la ruta
database-in-use = otro Parlour está usando la base de datos { $path }: ciérralo, o da otro archivo con `--database`
database-read-only = no se puede escribir en la base de datos { $path }: permite escribir en ella y en su carpeta, o da otro archivo con `--database`
database-full = no queda sitio para la base de datos { $path }: libera espacio en su disco y empieza de nuevo; no se ha perdido nada de lo confirmado
database-broken = no se puede usar la base de datos { $path } ({ $reason }): revisa el archivo y su disco, o da otro archivo con `--database`
database-unreachable = no se puede llegar a la base de datos { $address } ({ $reason }): inicia PostgreSQL, o corrige la dirección después de `--database`
database-silent = ningún PostgreSQL responde en { $address }: inícialo, o corrige la dirección después de `--database`
database-refused = PostgreSQL rechaza la base de datos { $address } ({ $reason }): revisa su nombre, su usuario y lo que este puede hacer
database-later = la base de datos { $address } la escribió un Parlour más nuevo (su versión { $found }, este conoce la { $known }): inicia aquel, o da otra base con `--database`

## backup, restore y doctor

no-such-database = no hay ninguna base de datos { $file }: nómbrala con `--database`
no-such-backup = no hay ningún archivo { $file }: revisa la ruta
backup-exists = { $file } ya existe: nombra un archivo nuevo
backup-done = { $tables ->
    [one] { $tables } mesa está
   *[other] { $tables } mesas están
} en { $file }
restore-done = { $file } está como en la copia: arranca el servidor
restore-kept = Lo que había antes está en { $file }
doctor-no-database = aún no hay base de datos { $path }: el primer arranque la crea
doctor-database = la base de datos { $path } está entera, y ningún servidor la tiene abierta: { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}
doctor-postgres = la base de datos { $address } responde y contiene { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}
doctor-database-in-use = la base de datos { $path } está entera, y un servidor la tiene abierta: { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}
doctor-writable = se puede escribir en { $path }
doctor-room = { $path } tiene { $free } GB libres
doctor-no-room = { $path } tiene { $free } GB libres: libera espacio, hasta que haya { $needed } GB
doctor-clock = el reloj no va por detrás de la última jugada
doctor-clock-unchecked = el reloj no se ha comprobado: para eso hace falta una base de datos que se pueda leer
doctor-clock-behind = el reloj va { $seconds } segundos por detrás de lo último que se escribió: ponlo en hora, y haz que siga a un servidor de tiempo
doctor-files = se pueden tener abiertos { $most } archivos a la vez
doctor-few-files = solo se pueden tener abiertos { $most } archivos a la vez, y cada persona que juega o mira necesita uno: permite { $needed }, con `LimitNOFILE=` de systemd o con `ulimit -n`

## arena

# Tras una barra y cuántas van de cuántas, como «12/1000».
arena-progress = partidas, { $speed }, quedan { $left }
arena-title = { $game }: { $bots } (azar { $seed })
so-many-deals = { $deals ->
    [one] { $deals } reparto
   *[other] { $deals } repartos
}
arena-games = { so-many-deals } en { $games ->
    [one] { $games } partida, { $decisions } decisiones
   *[other] { $games } partidas, { $decisions } decisiones en cada una
}
arena-without-winner = { $games } sin ganador
# Títulos de columnas de 20 y 8 letras.
arena-won = ganado (95 %)
arena-score = puntos
# In place of an interval; at most 17 letters.
few-deals = (muy pocos)
arena-seat = asiento { $seat }
arena-ended = { $bot } terminó y así perdió un asiento { $times ->
    [one] una vez
   *[other] { $times } veces
}
arena-late = { $bot } tardó demasiado en una jugada y así perdió un asiento { $times ->
    [one] una vez
   *[other] { $times } veces
}
arena-unreadable = { $bot } escribió algo que no es una jugada y así perdió un asiento { $times ->
    [one] una vez
   *[other] { $times } veces
}; la primera vez: { $first }
arena-illegal = { $bot } hizo una jugada que las reglas prohíben y así perdió un asiento { $times ->
    [one] una vez
   *[other] { $times } veces
}; la primera vez: { $first }
arena-endless = { $bot } hizo más de { $most } jugadas sin llegar a un final y así perdió un asiento { $times ->
    [one] una vez
   *[other] { $times } veces
}
unknown-bot = no hay ningún bot llamado { $name }; hay: { $known }
unknown-bot-or-program = { unknown-bot }. Un programa propio se nombra con su ruta, como ./{ $name }, o con sus argumentos
bot-without-name = en { $bots } falta el nombre de un bot: escribe uno antes, entre y después de las comas, como `random,careful`
not-started = no se puede iniciar { $program }
open-quote = faltan unas comillas de cierre: escribe lo que va junto entre dos comillas iguales
unplayable = una partida no llegó a su final
no-options = { $file } no contiene opciones: escríbelas como {"{"}"nombre": valor{"}"}
no-pair = escribe las opciones como nombre=valor, no { $text }
# The first part of a line; behind it, what was wrong.
arena-tried = { $players } jugadores
arena-tried-with = { $players } jugadores, { $options }
arena-tried-alone = { $players } jugadores, todos este programa
arena-passed = { $bot } respondió siempre con una jugada legal, y a tiempo.
arena-failed = { $bot } no siempre respondió a tiempo con una jugada legal.
# A line after each two bots.
ladder-progress = { $one } y { $other } con { $players } jugadores: { $done } de { $games } partidas jugadas
# Antes de una tabla de bots: lo fuerte que es cada uno y lo que su fila ganó contra su columna.
ladder-title = { $game }, { $players } jugadores: { so-many-deals } entre cada dos bots, en { $games } partidas
ladder-elo = Elo (95 %)
ladder-mean = ms por jugada
ladder-slowest = 99 % en ms
ladder-how = Los bots de dos clases se sientan por turno alrededor de la mesa. Una casilla es la parte de todo lo que se podía ganar que el bot de su fila ganó contra el de su columna. El Elo sigue el modelo de Bradley y Terry, con intervalos por bootstrap sobre los repartos; { $bot } tiene 0. Entre cada dos cuenta además una décima de reparto empatado: sin ella, quien lo perdió todo no tendría Elo. Los tiempos son los de una máquina que también tenía otro trabajo.
sprt-nothing-between = `--elo1` debe ser mayor que `--elo0`: la prueba pregunta a cuál de las dos se está más cerca.
sprt-same-bot = Una prueba secuencial compara dos bots distintos: ninguno es más fuerte que él mismo.
sprt-found = { $bot } contra { $other }, { $players } jugadores: { $points } de lo que se podía ganar ({ $low } a { $high }), { $elo } Elo, en { so-many-deals } y { $games } partidas. Certeza { $evidence }; hacen falta { $bound } en un sentido o en otro.
sprt-accepted = Aceptado: { $bot } es más fuerte que { $other } en { $more } Elo antes que en { $less }.
sprt-refused = Rechazado: { $bot } es más fuerte que { $other } en { $less } Elo antes que en { $more }, si es que lo es.
sprt-open = Sin decidir: aumenta `--deals`, o separa más `--elo0` y `--elo1`.
# Antes de una tabla de bots que buscan fallos en el más fuerte.
exploiters-title = { $game }: cada uno solo contra { $bot }, en cada asiento de { so-many-deals }
exploiters-name = bot
exploiters-players = jugadores
exploiters-won = ganado
exploiters-fair = parte justa
exploiters-gain = ganancia (95 %)
exploiters-how = La parte justa es lo que { $bot } mismo ganó en los mismos asientos de los mismos repartos.
no-part = { $file } no tiene lugar para esto: escribe las líneas { $begin } y { $end } donde deba estar

## bench

bench-title = Prueba de deducción: { $game }, { $deals ->
    [one] { $deals } reparto
   *[other] { $deals } repartos
} (semilla { $seed }, texto { $prompt }, rivales { $level })
bench-player = { $name }: ganó el { $won } de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}; dijo el { $found } de lo que se seguía, dejó { $left } bits en cada una de { $exams } preguntas; { $faults ->
    [0] todas sus respuestas lo eran
    [one] { $faults } respuesta no lo era
   *[other] { $faults } respuestas no lo eran
}
bench-written = El informe está en { $page } y { $file }
bench-stopped = Interrumpido antes del final: no se escribió ningún informe
bench-no-player = { $text } no nombra a ningún jugador: escribe un nombre y qué juega, como `one=http://127.0.0.1:8000/v1,model=small` o `two=python3 mine.py`
bench-name-taken = { $name } ya es el nombre de otro: da a cada jugador uno distinto
bench-no-address = { $text } no tiene la dirección de un modelo: escribe una como `http://127.0.0.1:8000/v1`
bench-no-key = la variable { $name } debe contener una clave y no contiene ninguna: dale una
bench-mcp-left = el cliente MCP se fue antes de pedir una pregunta
bench-mcp-twice = solo un jugador puede ser `mcp`: hay una sola entrada estándar
bench-mcp-terminal = un cliente MCP debe iniciar este comando como su servidor; aquí la entrada estándar es un terminal
bench-other-game = la prueba no existe para este juego: elige `clue` o `color-doubt`
bench-few-seats = { $players } jugadores no caben en { $seats } asientos: da más `--seats`

# The page of the report, and the code of its language.
bench-language = es
bench-explained = Antes de jugar, se pregunta a cada jugador qué tiene por seguro, probable e imposible de lo oculto. Cada afirmación se juzga con todos los repartos que encajan con lo que el jugador sabe. Un bit es una elección entre dos.
bench-error-explained = Tras ± va el error estándar: dos de cada tres veces, la media de muchísimos repartos no está más lejos.
bench-few = { $mean } (muy pocos valores para ±)
bench-lost = Se perdió a { $name } en { $lost } de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}: { $why }
bench-unfinished = { $unfinished ->
    [one] 1 partida abandonada
   *[other] { $unfinished } partidas abandonadas
} tras { $moves } jugadas, de { $games }: allí no ha ganado nadie, y no hay puntos
bench-no-answer = no llegó respuesta en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
bench-no-connection = no se pudo contactar con la dirección ({ $reason })
bench-status = el servidor del modelo respondió { $status }
bench-is-key-right = el servidor del modelo respondió { $status }: ¿es correcta la clave?
bench-no-completion = lo que respondió el servidor no es la respuesta de un modelo
bench-ended = el programa terminó sin responder
bench-client-left = el cliente MCP se fue
bench-duel = Con los mismos repartos, { $one } sacó { $difference } puntos más que { $other }.
bench-won = Partidas ganadas
bench-score = Puntos
bench-moves = Jugadas
bench-substituted = Jugadas que tuvo que hacer un bot
bench-exams = Veces que se preguntó
bench-unanswered = Sin respuesta
bench-unreadable = Respuestas que no se pudieron leer
bench-illegal = Jugadas contra las reglas
bench-refused = Negativas
bench-late = Demasiado tarde
bench-failed = No se pudo contactar
bench-erred = Errores en lugar de una respuesta
bench-found = Dicho de lo que se seguía
bench-gained = Bits aprendidos entre dos preguntas
bench-left = Bits dejados en una pregunta
bench-lies-told = Mentiras dichas
bench-lies-believed = Mentiras creídas
bench-lies-seen-through = Mentiras descubiertas
bench-truths-doubted = Verdades tomadas por mentiras
bench-of = { $part } de { $whole }
bench-certain = Seguro
bench-impossible = Imposible
bench-likely = Probable
bench-is-entailed = se sigue
bench-is-possible = puede ser
bench-is-impossible = no puede ser
bench-is-unasked = no se preguntó
bench-claims = Afirmaciones
bench-bits = Bits
bench-plot-left = Bits dejados, pregunta a pregunta
bench-plot-left-across = Pregunta en la partida
bench-plot-left-note = La media de todas las partidas que llegaron hasta ahí. Quien dice todo lo que se sigue queda en 0.
bench-plot-claims = Las afirmaciones y su juicio
bench-plot-claims-note = Solo lo que se sigue puede llamarse seguro o imposible; de lo imposible, que no es así.
bench-plot-likely = Lo que se llamó probable, según la probabilidad exacta
bench-plot-likely-across = Probabilidad exacta
bench-plot-likely-note = La probabilidad cuenta también cómo eligen los jugadores, como la ayuda del juego.
bench-plot-duel = Puntos, primer jugador menos segundo, reparto a reparto
bench-plot-duel-across = Reparto
bench-plot-duel-note = Cada reparto se jugó desde los dos asientos.
bench-overlooked = Lo que se pasó por alto
bench-player-head = Jugador
bench-deal = Reparto
bench-ply = Tras jugadas
bench-fact = Qué se podía decir
bench-why = Se sigue de

## puzzles

# Tras una barra y cuántos van de cuántos, como «3/10».
puzzles-progress = acertijos, quedan { $left }
puzzles-looked = { $moments ->
    [one] { $moments } momento
   *[other] { $moments } momentos
} de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
puzzles-in-vain = { $games } partidas seguidas no tenían ningún acertijo así: pide más niveles con `--levels`
unknown-puzzles = { $game } no tiene acertijos llamados { $kind }; hay: { $known }

# Una colección que se revisa. Las palabras al principio de sus líneas son iguales en todos los idiomas.
pack-right = { $puzzles ->
    [one] { $puzzles } acertijo es correcto.
   *[other] { $puzzles } acertijos son correctos.
}
pack-without-head = { $file } no es una colección de acertijos: su primera línea no es «{ $head }»
pack-empty = { $file } no tiene acertijos: cada uno empieza con una línea como `puzzle 1`
pack-puzzle = acertijo { $number } de { $file }
pack-lacks = falta { $word }
pack-not-json = una jugada no es JSON
pack-wrong-seat = `seat` no es un número
pack-wrong-chairs = `chairs` no son números
pack-no-such-puzzle = después de estas jugadas no hay tal acertijo en este asiento
pack-no-answer = su respuesta no lo es
pack-wrong-answer = su respuesta no es correcta
pack-wrong-level = su nivel es { $level }

## export

export-done = { $files ->
    [one] { $files } archivo está
   *[other] { $files } archivos están
} en { $folder }: puede servirlos cualquier alojamiento de archivos.
export-without-modules = a este programa le falta lo que deja a un navegador jugar solo: ejecuta `rustup target add wasm32-unknown-unknown` y compílalo de nuevo
export-not-empty = { $file } no está vacía: nombra una carpeta nueva, o vacíala
export-to-file = { $file } es un archivo: nombra una carpeta
export-unwritable = no se puede escribir { $file } ({ $reason }): nombra una carpeta en la que puedas escribir

## save y verify

no-table-address = { $address } no es la dirección de una mesa: cópiala de la página de la partida, como `https://games.example/t/0123456789abcdef`
table-unreachable = no se llega a { $address }: revisa la dirección y si el servidor está en marcha
chain-unreachable = no se puede leer la lista de todas las mesas del servidor de { $address }: sin ella no se sabe si la mesa está en ella
table-not-over = la partida de { $address } no ha terminado para todos: prueba otra vez cuando termine
no-such-table = no hay ninguna mesa en { $address }: revisa la dirección
table-unreadable = el servidor no puede leer la mesa de { $address }: quien lo administra encuentra el motivo en su registro
saved-too-long = es demasiado largo para una mesa guardada
verify-game = { $game }: { $names }
verify-moves = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
} de jugadores y { $chance } del azar recalculadas
verify-share-own = { $name }: parte propia, abierta
verify-share-server = { $name }: parte sacada por el servidor
verify-share-unopened = { $name }: parte propia, no abierta a tiempo; un resumen de su compromiso la sustituye
verify-handed = el servidor dice: el asiento de { $name } pasó a otra persona antes de la jugada { $ply }
verify-to-bot = el servidor dice: el asiento de { $name } pasó a un bot antes de la jugada { $ply }
verify-back = el servidor dice: { $name } recuperó el asiento antes de la jugada { $ply }
verify-link = eslabón { $number } de la cadena, cuya cabeza era { $head }
verify-end = la partida terminó con el eslabón { $number } de la cadena, cuya cabeza era { $head }
verify-mark = marca de la partida: { $mark }
verify-proved = Demostrado. { $what }
verify-fits = El archivo es coherente. { $what }
verify-fits-table = La mesa es coherente. { $what }
verify-compare = Cada reparto y cada tirada se siguen de lo que contiene el archivo, cada jugada sigue las reglas y el resultado es el que corresponde. Pero cuando una partida termina, cualquiera puede hacer un archivo así de otra: compara la marca con la de alguien que estuvo allí (`--mark`), o los eslabones con la cadena del servidor.
verify-address = Cada reparto y cada tirada se siguen de los números que contiene, cada jugada sigue las reglas y el resultado es el que corresponde. Que esos números se fijaran antes de la partida, y que sea la partida que se jugó, es la palabra del servidor de esta dirección: compara la marca con la de alguien que estuvo allí (`--mark`).
verify-followed = Recalculado, pero que nadie eligiera los repartos no está demostrado. { $what }
verify-same = Las dos son la misma partida, línea por línea. Cada reparto y cada tirada se siguen de lo que pone en ellas, cada jugada sigue las reglas y el resultado se sigue de ello. Que sea la que se jugó es tan seguro como aquello con lo que se comparó.
verify-unproved = No demostrado. { $what }
verify-forged = Falsificado. { $what }.
verify-not-listed = la cadena de este servidor tiene otro eslabón { $number } que el que dice la mesa
verify-another = No es la partida de esa marca. { $what }.
verify-unreadable = No comprobado. { $what }.
verify-no-mark = `{ $given }` no es ni una marca de 64 cifras hexadecimales en minúsculas ni una mesa guardada que tenga una y se compruebe
