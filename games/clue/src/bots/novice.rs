//! A player with a notebook.

use bots::Bot;
use game::{Knowledge, Options as _};
use rand::Rng;

use super::travel::Travel;
use crate::cards::{Card, CardSet, Crime, ROOMS, Room, SUSPECTS, WEAPONS};
use crate::moves::Move;
use crate::options::Options;
use crate::rules::Clue;
use crate::seen::{Mark, Own};

/// Ticks off the cards that it holds or has been shown, walks to rooms that it cannot rule out, asks about what is
/// left, and accuses when one card of each kind is left. It draws no further conclusions.
#[derive(Clone, Copy, Debug)]
pub struct Novice;

impl Bot<Clue> for Novice {
    fn choose(&self, knowledge: &Knowledge<Clue>, rng: &mut dyn Rng) -> Move {
        let options = knowledge.options.as_ref().expect("a bot is asked on its own turn only");
        let own = knowledge.view.own.as_ref().expect("whoever plays has a hand");
        let open @ [suspects, weapons, rooms] = [SUSPECTS, WEAPONS, ROOMS].map(|kind| open(own, kind));
        if options.accuse && open.iter().all(|cards| cards.len() == 1) {
            return Move::Accuse(Crime::any(suspects, weapons, rooms, rng));
        }
        if let Some(walk) = &options.walk {
            // When the room is known, suspects and weapons can be asked for anywhere.
            let worth = |room: &Room| if rooms.len() == 1 || rooms.contains(Card::Room(*room)) { 1.0 } else { 0.1 };
            let worth = Room::ALL[..knowledge.setup.board.rooms()].iter().map(worth).collect();
            return Move::Go { to: Travel::new(&knowledge.setup, &knowledge.view.public, worth).best(walk) };
        }
        if let Some(room) = options.suggest {
            return Move::Suggest(Crime::any(suspects, weapons, CardSet::one(Card::Room(room)), rng));
        }
        match options.passage {
            Some(room) if rooms.contains(Card::Room(room)) => Move::Passage,
            Some(_) if !options.roll => Move::Passage,
            _ if options.roll => Move::Roll,
            _ => Options { accuse: false, ..options.clone() }.pick(rng),
        }
    }
}

/// The cards of a kind that may be in the case file as far as the sheet says; the one that nobody has, if it shows.
fn open(own: &Own, kind: CardSet) -> CardSet {
    let rows = || own.sheet.iter().filter(|row| kind.contains(row.card) && row.case_file != Mark::No);
    let nobody_has = rows().find(|row| row.seats.values().all(|&mark| mark == Mark::No));
    nobody_has.map_or_else(|| rows().map(|row| row.card).collect(), |row| CardSet::one(row.card))
}
