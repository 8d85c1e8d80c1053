//! Who can be who, and whole games that fit what one viewer knows.

use game::chance::{below, shuffle};
use game::{BySeat, Contradiction, Deduce, Game, Knowledge, Seat, Table};
use rand::Rng;

use crate::{Character, Characters, Move, Phase, Strangers, View};

pub(crate) mod aid;
pub(crate) mod belief;
pub(crate) mod evidence;
mod history;

use history::History;

/// How often a history is begun anew before the knowledge is called contradictory.
/// Passes are rare and leave few cards possible, so nearly every history fits at once.
const TRIES: usize = 2_000;

impl Deduce for Strangers {
    /// That a player is a character, in the game of the match that is on.
    type Fact = (Seat, Character);

    fn facts(&self, out: &mut Vec<Self::Fact>) {
        out.extend(self.characters.iter().map(|(seat, &character)| (seat, character)));
    }

    /// Nobody's choice is read: every legal play weighs the same whoever makes it.
    fn choice_weight(&self, _: &Move) -> f64 {
        1.0
    }

    fn chances(knowledge: &Knowledge<Self>) -> Result<Vec<(Self::Fact, f64)>, Contradiction> {
        if matches!(knowledge.view.public.phase, Phase::Deal) {
            return Ok(Vec::new());
        }
        let castings = castings(&possible(knowledge));
        if castings.is_empty() {
            return Err(Contradiction);
        }
        let mut chances = Vec::new();
        for seat in Seat::all(knowledge.view.public.players.len()) {
            for character in Character::ALL {
                let count = castings.iter().filter(|casting| casting[seat] == character).count();
                if count > 0 {
                    chances.push(((seat, character), count as f64 / castings.len() as f64));
                }
            }
        }
        Ok(chances)
    }

    fn determinize<R: Rng + ?Sized>(
        knowledge: &Knowledge<Self>,
        rng: &mut R,
    ) -> Result<Table<Self>, Contradiction> {
        let games = History::of(knowledge)?;
        'again: for _ in 0..TRIES {
            let mut table: Table<Self> = Table::new(knowledge.setup.clone()).map_err(|_| Contradiction)?;
            for game in &games {
                let Some(moves) = game.sample(rng) else { continue 'again };
                for m in moves {
                    let Some(mover) = table.game().turn().mover() else { continue 'again };
                    if table.play(mover, m).is_err() {
                        continue 'again;
                    }
                }
            }
            return Ok(table);
        }
        Err(Contradiction)
    }
}

/// Who each player can be, as far as accusations and the viewer's own card tell.
pub fn possible(knowledge: &Knowledge<Strangers>) -> BySeat<Characters> {
    let View { public, own } = &knowledge.view;
    public.players.map(|seat, player| {
        let known = match own {
            Some(own) if knowledge.viewer.is(seat) => Some(own.character),
            _ => player.revealed,
        };
        match known {
            Some(character) => [character].into_iter().collect(),
            None => public.characters.iter().filter(|&who| !player.not.contains(who)).collect(),
        }
    })
}

/// Every way to give each player another one of their possible characters.
pub(crate) fn castings(possible: &BySeat<Characters>) -> Vec<BySeat<Character>> {
    fn extend(possible: &[Characters], taken: &mut Vec<Character>, out: &mut Vec<BySeat<Character>>) {
        let Some(here) = possible.get(taken.len()) else {
            out.push(taken.iter().copied().collect());
            return;
        };
        for who in here.iter() {
            if !taken.contains(&who) {
                taken.push(who);
                extend(possible, taken, out);
                taken.pop();
            }
        }
    }
    let mut out = Vec::new();
    extend(possible.as_slice(), &mut Vec::new(), &mut out);
    out
}

/// One of them, each as likely.
fn cast<R: Rng + ?Sized>(possible: &BySeat<Characters>, rng: &mut R) -> Option<BySeat<Character>> {
    let mut castings = castings(possible);
    if castings.is_empty() {
        return None;
    }
    Some(castings.swap_remove(below(rng, castings.len() as u32) as usize))
}

/// The same items in random order.
fn shuffled<T, R: Rng + ?Sized>(rng: &mut R, mut items: Vec<T>) -> Vec<T> {
    shuffle(rng, &mut items);
    items
}
