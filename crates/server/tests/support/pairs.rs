//! Pairs of whole games that one player cannot tell apart.

use catalog::{AnyGame, AnyTable, Checked, Mover, Past, Seat, Turn, Viewer, WhichWorld};
use chacha20::ChaCha8Rng;
use game::chance::below;
use rand::SeedableRng;
use serde_json::Map;

/// Two games of which one player, and so every spectator, has heard the same.
pub(crate) struct Pair {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) setup: String,
    pub(crate) players: u8,
    pub(crate) seat: Seat,
    /// What the first of them was drawn from.
    pub(crate) seed: u64,
    /// Every move of each, chance's too. They are as long as each other, and end where somebody has to choose.
    pub(crate) logs: [Vec<String>; 2],
}

impl Pair {
    /// The viewers who cannot tell them apart.
    pub(crate) fn viewers(&self) -> [Viewer; 2] {
        [Viewer::Seat(self.seat), Viewer::Spectator]
    }

    /// One of the two, before its first move.
    pub(crate) fn start(&self) -> Box<dyn AnyTable> {
        table(self.game, &self.setup, self.players)
    }
}

fn table(game: &'static dyn AnyGame, setup: &str, players: u8) -> Box<dyn AnyTable> {
    let names: Vec<String> = (0..players).map(|chair| chair.to_string()).collect();
    game.table(setup, &names).unwrap()
}

/// Makes the next move of a log; `None` where it is not legal.
pub(crate) fn advance(table: &mut dyn AnyTable, text: &str) -> Option<()> {
    let checked = table.check(table.turn().mover()?, text).ok()?;
    table.apply(checked);
    Some(())
}

/// As many pairs of a game as are asked for, no two of the same hidden cards.
pub(crate) fn pairs(game: &'static dyn AnyGame, first_seed: u64) -> impl Iterator<Item = Pair> {
    (first_seed..).flat_map(move |seed| of_one_game(game, seed))
}

/// One game between bots, beside which each seat has one that looked the same to it.
fn of_one_game(game: &'static dyn AnyGame, seed: u64) -> Vec<Pair> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let numbers = game.info().seats;
    let players = numbers[below(&mut rng, numbers.len() as u32) as usize];
    let chairs: Vec<u8> = (0..players).collect();
    let setup = game.seating(&chairs, &Map::new()).unwrap();
    let mut played = table(game, &setup, players);
    let mut log = Vec::new();
    while let Some(checked) = next(&*played, &mut rng) {
        log.push(checked.json().to_owned());
        played.apply(checked);
    }
    let pair = |seat| {
        // From its last choice on, or from somewhere in its second half, the other world goes on as the first one did for
        // as long as it can.
        let last = log.len() as u32 - 1;
        let earlier = below(&mut rng, 2) * below(&mut rng, last.div_ceil(2));
        let ply = last - earlier;
        let past = Past { seat, ply, world: WhichWorld::Fresh };
        let chance = Box::new(ChaCha8Rng::seed_from_u64(seed ^ u64::from(seat.0) << 32));
        let other = played.past(past, chance)?.run()?;
        let mut other: Vec<String> = other.into_iter().map(|logged| logged.json).collect();
        other.extend_from_slice(&log[ply as usize..]);
        let mut pair = Pair { game, setup: setup.clone(), players, seat, seed, logs: [log.clone(), other] };
        let length = alike_until(&pair);
        pair.logs.iter_mut().for_each(|log| log.truncate(length));
        (pair.logs[0] != pair.logs[1]).then_some(pair)
    };
    Seat::all(players.into()).filter_map(pair).collect()
}

/// The move of chance or of a bot; nothing once the game is over.
fn next(table: &dyn AnyTable, rng: &mut ChaCha8Rng) -> Option<Checked> {
    match table.turn() {
        Turn::Over => None,
        Turn::Chance => Some(table.deal(rng)),
        Turn::Player(seat) => {
            // Games of the easier ones go on for long, and the strongest thinks for long.
            let rungs = table.game().rungs();
            let chosen = table.ask(rungs.get(2).unwrap_or(&rungs[0])[0])?.choose(rng);
            Some(table.check_choice(Mover::Seat(seat), chosen).unwrap())
        }
    }
}

/// The last moment until which the viewer was told the same in both, in news, and at which somebody has to choose.
fn alike_until(pair: &Pair) -> usize {
    let (mut one, mut other) = (pair.start(), pair.start());
    let seat = Viewer::Seat(pair.seat);
    let [log, other_log] = &pair.logs;
    let mut length = 0;
    for (ply, (m, other_m)) in log.iter().zip(other_log).enumerate() {
        let before = (one.told(seat), other.told(seat));
        let is_legal = advance(&mut *one, m).and_then(|()| advance(&mut *other, other_m)).is_some();
        // How the game stands then, which is the last message, is what is to be compared later.
        let news = |table: &dyn AnyTable, from| {
            let shown = table.show(seat, from);
            let (_, news) = shown.messages().split_last().unwrap();
            news.to_vec()
        };
        if !is_legal || news(&*one, before.0) != news(&*other, before.1) {
            break;
        }
        let asks = |table: &dyn AnyTable| matches!(table.turn(), Turn::Player(_)) && table.forced().is_none();
        if asks(&*one) && asks(&*other) {
            length = ply + 1;
        }
    }
    length
}
