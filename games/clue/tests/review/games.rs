//! Games to look at.

use bots::Bot;
use clue::{Clue, Crime, Detective, Move, Novice, Place, Room, Setup, Suspect, Weapon};
use game::chance::below;
use game::{BySeat, Game, Knowledge, Message, Options, Seat, Table, Turn, Viewer};
use presentation::{Listener, Playable};
use rand::{Rng, SeedableRng};

/// The sentences as they are said to a viewer at the table of Ada, Ben and Cleo.
pub(crate) fn said(messages: &[Message], viewer: Viewer) -> String {
    let names: BySeat<String> = ["Ada", "Ben", "Cleo"].into_iter().map(String::from).collect();
    let to = Listener { viewer, names: &names };
    let said: Vec<String> =
        messages.iter().map(|message| Clue::words().try_say(message, to).expect("it has words")).collect();
    said.join(" ")
}

/// A game between detectives and novices.
pub(crate) fn game(seats: usize, seed: u64) -> Table<Clue> {
    let setup = Setup::new(&Suspect::ALL[..seats]);
    let bot = |seat| if seat % 2 == 0 { &Detective as &dyn Bot<Clue> } else { &Novice };
    let bots: Vec<&dyn Bot<Clue>> = (0..seats).map(bot).collect();
    bots::play(&setup, &bots, &mut chacha20::ChaCha8Rng::seed_from_u64(seed)).unwrap()
}

/// Suggests anything, shows anything, and so tells nothing by its choices: then the likely reading is exact.
/// It accuses after this many moves, whatever it knows.
pub(crate) struct Blind(pub(crate) usize);

impl Bot<Clue> for Blind {
    fn choose(&self, knowledge: &Knowledge<Clue>, rng: &mut dyn Rng) -> Move {
        let options = knowledge.options.as_ref().unwrap();
        if let Some(walk) = &options.walk {
            let rooms: Vec<Place> = walk.destinations().filter(|to| to.room().is_some()).collect();
            if !rooms.is_empty() {
                return Move::Go { to: rooms[below(rng, rooms.len() as u32) as usize] };
            }
        }
        if options.accuse && knowledge.observations.len() > self.0 {
            let (suspect, weapon, room) = (Suspect::MissScarlet, Weapon::Rope, Room::Hall);
            return Move::Accuse(Crime { suspect, weapon, room });
        }
        clue::Options { accuse: false, ..options.clone() }.pick(rng)
    }
}

/// A game between blind players on two dice.
pub(crate) fn blind(seats: usize, moves: usize, seed: u64) -> Table<Clue> {
    let setup = Setup { dice: 2, ..Setup::new(&Suspect::ALL[..seats]) };
    let bot = Blind(moves);
    let bots: Vec<&dyn Bot<Clue>> = (0..seats).map(|_| &bot as &dyn Bot<Clue>).collect();
    bots::play(&setup, &bots, &mut chacha20::ChaCha8Rng::seed_from_u64(seed)).unwrap()
}

/// What a seat knew after each of the moves, from none to all.
pub(crate) fn knowledge_by_ply(table: &Table<Clue>, seat: Seat) -> Vec<Knowledge<Clue>> {
    let start = Clue::start(table.setup()).unwrap();
    let mut knowledge = Knowledge::of_start(table.setup(), &start, Viewer::Seat(seat));
    let mut all = vec![knowledge.clone()];
    table.replay(|before, m, after| {
        knowledge.follow(before, m, after);
        all.push(knowledge.clone());
    });
    assert_eq!(table.game().turn(), Turn::Over);
    all
}
