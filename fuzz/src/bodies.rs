//! The targets, which must neither panic nor break what they assert, whatever the bytes.

use catalog::{AnyTable, Checked, Mover, Refusal, Seat, Turn, Viewer};
use chacha20::ChaCha8Rng;
use rand::SeedableRng;
use serde_json::Map;

/// The longest a target plays, so that a long input tells nothing new slowly.
const MOVES: usize = 300;

/// Any text as a move: a game some way in, and then a text which every mover tries.
///
/// The first byte chooses the game and the number of players, the second how far it has gone, the third the deal.
pub fn moves(data: &[u8]) {
    let Some((&[which, plies, seed], text)) = data.split_first_chunk() else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let mut rng = ChaCha8Rng::seed_from_u64(seed.into());
    let mut table = open(which);
    for _ in 0..plies {
        let Some(m) = legal(&*table, &mut rng) else { break };
        table.apply(m);
    }
    try_text(&mut *table, text);
}

/// Any bytes as the story of a table: legal moves, legal moves with one byte changed, and texts.
pub fn table(data: &[u8]) {
    let Some((&[which, seed], mut story)) = data.split_first_chunk() else { return };
    let mut rng = ChaCha8Rng::seed_from_u64(seed.into());
    let mut table = open(which);
    let mut log: Vec<String> = Vec::new();
    while let Some((&step, rest)) = story.split_first() {
        story = rest;
        let before = log.len();
        match step % 4 {
            0 | 1 => log.extend(legal(&*table, &mut rng).map(|m| made(&mut *table, m))),
            2 => {
                let Some((&[place, byte], rest)) = story.split_first_chunk() else { break };
                story = rest;
                let Some(m) = legal(&*table, &mut rng) else { break };
                let mut changed = m.json().to_owned().into_bytes();
                let place = usize::from(place) % changed.len();
                changed[place] = byte;
                log.extend(String::from_utf8(changed).ok().and_then(|text| try_text(&mut *table, &text)));
            }
            _ => {
                let length = story.len().min(usize::from(step) / 4);
                let (text, rest) = story.split_at(length);
                story = rest;
                log.extend(std::str::from_utf8(text).ok().and_then(|text| try_text(&mut *table, text)));
            }
        }
        if log.len() >= MOVES || (log.len() == before && table.turn() == Turn::Over) {
            break;
        }
    }
    let names = names(table.seats());
    let resumed = table.game().resume(table.setup(), &names, &mut log.iter().map(String::as_str));
    let resumed = resumed.unwrap_or_else(|error| panic!("what was played cannot be resumed: {error}"));
    assert_eq!(shown(&*table), shown(&*resumed), "the log gives the same table again");
}

/// Has every mover try a text; makes it if it is a legal move, and returns it as it is saved.
fn try_text(table: &mut dyn AnyTable, text: &str) -> Option<String> {
    let before = shown(table);
    let turn = table.turn().mover();
    for mover in Seat::all(table.seats()).map(Mover::Seat).chain([Mover::Chance]) {
        match table.check(mover, text) {
            Ok(checked) => {
                assert_eq!(Some(mover), turn, "nobody moves out of turn");
                assert_eq!(checked.ply(), table.ply());
                let ply = checked.ply();
                let json = made(table, checked);
                assert_eq!(table.ply(), ply + 1);
                return Some(json);
            }
            Err(Refusal::Over) => assert_eq!(table.turn(), Turn::Over),
            Err(Refusal::OutOfTurn { .. }) => assert_ne!(Some(mover), turn),
            Err(Refusal::Illegal(illegal)) => {
                assert_eq!(Some(mover), turn);
                assert!(!illegal.clause.is_empty() && !illegal.message.name.is_empty());
            }
            Err(Refusal::Malformed { problem, .. }) => assert!(problem.len() < 2_000),
        }
    }
    assert_eq!(before, shown(table), "a refused move changes nothing");
    None
}

fn open(which: u8) -> Box<dyn AnyTable> {
    let games = catalog::games();
    let game = games[usize::from(which) % games.len()];
    let seats = game.info().seats;
    let players = seats[usize::from(which) / games.len() % seats.len()];
    let chairs: Vec<u8> = (0..players).collect();
    let setup = game.seating(&chairs, &Map::new()).expect("the defaults are allowed");
    game.table(&setup, &names(players.into())).expect("the defaults can be played")
}

fn names(seats: usize) -> Vec<String> {
    (0..seats).map(|seat| format!("Player {seat}")).collect()
}

/// Makes a move, and returns it as it is saved.
fn made(table: &mut dyn AnyTable, checked: Checked) -> String {
    let json = checked.json().to_owned();
    table.apply(checked);
    json
}

/// A legal move: chance's, or the simplest bot's.
fn legal(table: &dyn AnyTable, rng: &mut ChaCha8Rng) -> Option<Checked> {
    match table.turn() {
        Turn::Over => None,
        Turn::Chance => Some(table.deal(rng)),
        Turn::Player(seat) => {
            let chosen = table.ask(table.game().bots().first()?)?.choose(rng);
            Some(table.check_choice(Mover::Seat(seat), chosen).expect("bots obey the rules"))
        }
    }
}

fn shown(table: &dyn AnyTable) -> Vec<catalog::Shown> {
    Viewer::all(table.seats()).map(|viewer| table.show(viewer, 0)).collect()
}
