//! What the bots share: how they think, by their style.

use sets::sort_few;
use std::slice;

use bots::Bot;
use game::chance::below;
use game::{Knowledge, Message, Options as _, Reading};
use rand::Rng;

use super::situation::Situation;
use crate::deduce::Fact;
use crate::{Character, Move, Options, Strangers};

/// What a bot knows of who the others are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// The characters that were turned up, and its own.
    Revealed,
    /// All that follows, with exact chances.
    Exact(Reading),
}

/// How one bot plays.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// What it goes by.
    pub(super) sight: Sight,
    /// What a number of pieces of evidence against somebody weigh to it.
    pub(super) weight: [f64; 4],
    /// How much it minds evidence against itself.
    pub(super) own: f64,
    /// How much it minds what its own plays give away.
    pub(super) hides: f64,
    /// How sure it must be to accuse.
    pub(super) sure: f64,
    /// What it is worth to solve a murder by accusing somebody who was found out before, as long as it was not itself.
    pub(super) solves: f64,
    /// How much chance there is in its liking of a play.
    pub(super) noise: f64,
    /// How readily it bluffs, the more the better it is known.
    pub(super) bluff: f64,
    /// What each kind of evidence that shows twice adds to it, and each that nothing can cover any more.
    pub(super) twice: f64,
    pub(super) locked: f64,
    /// Whether it never leaves the case against itself complete, and accuses nobody who is hardly it, where it can be helped.
    pub(super) wary: bool,
}

impl Bot<Strangers> for Style {
    fn choose(&self, knowledge: &Knowledge<Strangers>, rng: &mut dyn Rng) -> Move {
        match &knowledge.view.own {
            Some(own) => self.choose_as(own.character, knowledge, rng),
            None => knowledge.options.as_ref().expect("a bot is asked on its own turn only").pick(rng),
        }
    }

    fn why(&self, knowledge: &Knowledge<Strangers>, m: &Move) -> Vec<Message> {
        let (Some(options), Some(own)) = (&knowledge.options, &knowledge.view.own) else { return Vec::new() };
        let Options::Play(play) = options else { return Vec::new() };
        let situation = Situation::new(self, knowledge, own.character);
        let moves = self.moves(&situation, options);
        if moves.len() < 2 {
            return situation.why_only_safe(options).into_iter().collect();
        }
        if let Move::Accuse { character, seat, .. } = *m {
            let about = Fact { seat, character };
            if situation.accusation(play).as_ref() == Some(m) {
                return situation.why_accuse(about);
            }
            return vec![situation.why_guess(about), situation.why_best(m, &moves)];
        }
        let mut told = situation.why_play(m);
        let best = situation.why_best(m, &moves);
        // What it did is no reason where something else would have done more.
        let is_needed = told.is_empty() || best.name == "review-bot-whim";
        let more: Vec<Message> = situation.why_silent(play).into_iter().chain(is_needed.then_some(best)).collect();
        told.truncate(3 - more.len());
        told.extend(more);
        told
    }
}

impl Style {
    /// A move for a player who is this character.
    pub(super) fn choose_as(&self, me: Character, knowledge: &Knowledge<Strangers>, rng: &mut dyn Rng) -> Move {
        let options = knowledge.options.as_ref().expect("a bot is asked on its own turn only");
        let Options::Play(play) = options else { return options.pick(rng) };
        let situation = Situation::new(self, knowledge, me);
        if let Some(accusation) = situation.accusation(play) {
            return accusation;
        }
        let moves = self.moves(&situation, options);
        let best = moves
            .iter()
            .map(|m| (situation.value(m) + self.chance(rng), m))
            .max_by(|(one, _), (other, _)| one.total_cmp(other));
        best.map_or_else(|| options.pick(rng), |(_, m)| m.clone())
    }

    /// All that may be done with how much it likes it, best first.
    pub(super) fn ranked(&self, knowledge: &Knowledge<Strangers>, rng: &mut dyn Rng) -> Vec<(f64, Move)> {
        let (Some(options), Some(own)) = (&knowledge.options, &knowledge.view.own) else { return Vec::new() };
        let situation = Situation::new(self, knowledge, own.character);
        let mut valued: Vec<(f64, Move)> = self
            .moves(&situation, options)
            .into_iter()
            .map(|m| (situation.value(&m) + self.chance(rng), m))
            .collect();
        sort_few(&mut valued, |(one, _), (other, _)| one < other);
        valued
    }

    /// What chance adds to a play.
    fn chance(&self, rng: &mut dyn Rng) -> f64 {
        self.noise * f64::from(below(rng, 1_000)) / 1_000.0
    }

    /// The accusation that it makes of its own accord, if any.
    pub(super) fn would_accuse(&self, knowledge: &Knowledge<Strangers>) -> Option<Move> {
        let (Some(Options::Play(play)), Some(own)) = (&knowledge.options, &knowledge.view.own) else { return None };
        // To weigh a situation takes long, and mostly there is nobody to accuse.
        (!play.accuse.is_empty()).then(|| Situation::new(self, knowledge, own.character).accusation(play))?
    }

    /// Whether it would rather play evidence in one of these ways than make the move that was made: chance never decides it.
    pub(super) fn would_rather(&self, knowledge: &Knowledge<Strangers>, others: &[Move], made: &Move) -> bool {
        let (Some(options), Some(own)) = (&knowledge.options, &knowledge.view.own) else { return false };
        let Options::Play(play) = options else { return false };
        let situation = Situation::new(self, knowledge, own.character);
        if situation.accusation(play).is_some() {
            return false;
        }
        let moves = self.moves(&situation, options);
        let most = |of: &[Move]| {
            of.iter().filter(|m| moves.contains(m)).map(|m| situation.value(m)).max_by(f64::total_cmp)
        };
        match (most(others), most(slice::from_ref(made))) {
            (Some(best), Some(value)) => best > value + self.noise,
            (best, _) => best.is_some(),
        }
    }

    /// What it chooses among where it does not accuse of its own accord.
    pub(super) fn moves(&self, situation: &Situation, options: &Options) -> Vec<Move> {
        let mut moves = Vec::new();
        options.list(&mut moves);
        if self.wary {
            situation.keep_safest(&mut moves);
            situation.keep_card(&mut moves);
        }
        moves
    }
}
