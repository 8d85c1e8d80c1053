//! A player with a notebook.

use bots::Bot;
use game::{Knowledge, Options as _, Reading};
use rand::Rng;

use super::travel::Travel;
use crate::cards::{Card, CardSet, Crime, ROOMS, Room, SUSPECTS, WEAPONS};
use crate::deduce::Belief;
use crate::moves::Move;
use crate::options::Options;
use crate::rules::Clue;
use crate::seen::{Mark, Observation, Own};

/// Ticks off the cards that it holds or has been shown, walks to rooms that it cannot rule out, asks about what is
/// left, and accuses when one card of each kind is left. It draws no further conclusions.
#[derive(Clone, Copy, Debug)]
pub struct Novice;

impl Bot<Clue> for Novice {
    fn choose(&self, knowledge: &Knowledge<Clue>, rng: &mut dyn Rng) -> Move {
        Notes::Sheet.choose(knowledge, rng)
    }
}

/// What players go by who all play like the novice.
#[derive(Clone, Copy, Debug)]
pub(super) enum Notes {
    /// The last so many cards that they were shown, and the cards of their last question if nobody had any. Whoever goes
    /// by so little may never know: after [`PATIENCE`] questions they accuse by what they have.
    Last(usize),
    /// The sheet.
    Sheet,
    /// All that follows from what they have seen.
    Conclusions,
}

impl Bot<Clue> for Notes {
    fn choose(&self, knowledge: &Knowledge<Clue>, rng: &mut dyn Rng) -> Move {
        let options = knowledge.options.as_ref().expect("a bot is asked on its own turn only");
        let open @ [suspects, weapons, rooms] = self.open(knowledge);
        if options.accuse && (open.iter().all(|cards| cards.len() == 1) || self.is_impatient(knowledge)) {
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

/// After so many questions of their own, players who remember little accuse.
const PATIENCE: usize = 25;

impl Notes {
    /// Whether they have asked long enough.
    fn is_impatient(self, knowledge: &Knowledge<Clue>) -> bool {
        let me = knowledge.viewer.seat();
        let by = |told: &Observation| match told {
            Observation::Suggested { seat, .. } => Some(*seat),
            _ => None,
        };
        let asked = knowledge.observations.iter().filter_map(by).filter(|&seat| Some(seat) == me).count();
        matches!(self, Notes::Last(_)) && asked >= PATIENCE
    }

    /// By kind: the cards that may be in the case file.
    pub(super) fn open(self, knowledge: &Knowledge<Clue>) -> [CardSet; 3] {
        let own = knowledge.view.own.as_ref().expect("whoever plays has a hand");
        let kinds = [SUSPECTS, WEAPONS, ROOMS];
        match self {
            Notes::Last(count) => {
                let (known, nobodys) = remembered(knowledge, count);
                kinds.map(|kind| {
                    let found = nobodys.and(kind).without(own.hand);
                    let left = knowledge.view.public.deck.and(kind).without(own.hand.or(known));
                    if found.is_empty() { left } else { found }
                })
            }
            Notes::Conclusions if let Ok(Some(belief)) = Belief::of(knowledge, Reading::Possible) => {
                let crimes = belief.crimes();
                let all = crimes.iter().fold(CardSet::EMPTY, |all, (crime, _)| all.or(crime.cards()));
                kinds.map(|kind| all.and(kind))
            }
            _ => kinds.map(|kind| open(own, kind)),
        }
    }
}

/// The last so many cards that this player was shown, and those of the last question if no card was shown.
fn remembered(knowledge: &Knowledge<Clue>, count: usize) -> (CardSet, CardSet) {
    let me = knowledge.viewer.seat();
    let answers = || {
        knowledge.observations.iter().rev().filter_map(|told| match *told {
            Observation::Showed { to, card: Some(card), .. } if Some(to) == me => Some((CardSet::one(card), true)),
            Observation::Suggested { seat, crime } if Some(seat) == me => Some((crime.cards(), false)),
            _ => None,
        })
    };
    let shown = answers().filter(|&(_, shown)| shown).take(count);
    let nobodys = answers().next().filter(|&(_, shown)| !shown);
    (shown.fold(CardSet::EMPTY, |all, (card, _)| all.or(card)), nobodys.map_or(CardSet::EMPTY, |(cards, _)| cards))
}

/// The cards of a kind that may be in the case file as far as the sheet says; the one that nobody has, if it shows.
fn open(own: &Own, kind: CardSet) -> CardSet {
    let rows = || own.sheet.iter().filter(|row| kind.contains(row.card) && row.case_file != Mark::No);
    let nobody_has = rows().find(|row| row.seats.values().all(|&mark| mark == Mark::No));
    nobody_has.map_or_else(|| rows().map(|row| row.card).collect(), |row| CardSet::one(row.card))
}
