//! A player who is after a headline.

use bots::Bot;
use game::{Knowledge, Message};
use rand::Rng;

use super::novice::Notes;
use super::reasons;
use crate::cards::Crime;
use crate::moves::Move;
use crate::rules::Clue;

/// Writes down a card more than the constable, and does not wait until one crime alone is left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reporter;

/// What it goes by.
const NOTES: Notes = Notes::Last(11);
/// It accuses when so many crimes are left, or fewer.
const ENOUGH: usize = 2;

/// How many crimes are left by its notes.
fn cases(knowledge: &Knowledge<Clue>) -> usize {
    NOTES.open(knowledge).iter().map(|cards| cards.len()).product()
}

impl Bot<Clue> for Reporter {
    fn choose(&self, knowledge: &Knowledge<Clue>, rng: &mut dyn Rng) -> Move {
        let options = knowledge.options.as_ref().expect("a bot is asked on its own turn only");
        if options.accuse && cases(knowledge) <= ENOUGH {
            let [suspects, weapons, rooms] = NOTES.open(knowledge);
            return Move::Accuse(Crime::any(suspects, weapons, rooms, rng));
        }
        NOTES.choose(knowledge, rng)
    }

    fn why(&self, knowledge: &Knowledge<Clue>, m: &Move) -> Vec<Message> {
        match m {
            Move::Accuse(_) if (2..=ENOUGH).contains(&cases(knowledge)) => {
                reasons::few_left(NOTES, knowledge, cases(knowledge))
            }
            _ => NOTES.why(knowledge, m),
        }
    }
}
