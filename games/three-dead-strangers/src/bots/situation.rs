//! What a bot weighs before it plays.

use game::{Knowledge, Reading};
use presentation::{Choice, Grade};

use super::stakes::Stakes;
use super::style::{Sight, Style};
use crate::deduce::evidence::{Shows, laid, open_cases, shows};
use crate::deduce::record::seen;
use crate::deduce::{Belief, Fact, Habits, open};
use crate::review::BLIND;
use crate::{Character, Characters, Move, Play, Strangers};

/// What a bot weighs before it plays.
pub(super) struct Situation<'a> {
    pub(super) style: &'a Style,
    pub(super) knowledge: &'a Knowledge<Strangers>,
    pub(super) belief: Belief,
    pub(super) stakes: Stakes,
}

impl<'a> Situation<'a> {
    pub(super) fn new(style: &'a Style, knowledge: &'a Knowledge<Strangers>, me: Character) -> Self {
        let seat = knowledge.viewer.seat().expect("only a player has a character");
        let [belief, table] = beliefs(knowledge, style.sight);
        let known = table.chance(Fact { seat, character: me });
        let stakes = Stakes::new(&knowledge.view.public, seat, me, known, style.own, |fact| belief.chance(fact));
        Situation { style, knowledge, belief, stakes }
    }

    /// The best accusation, when it is sure enough to pay.
    pub(super) fn accusation(&self, play: &Play) -> Option<Move> {
        self.stakes.accusation(play, self.style, |fact| self.belief.chance(fact))
    }

    /// What evidence against somebody weighs.
    fn weight(&self, shows: Shows) -> f64 {
        let Style { weight, twice, locked, .. } = self.style;
        weight[shows.aspects] + twice * shows.twice as f64 + locked * shows.locked as f64
    }

    /// Keeps the moves that leave the player open to the fewest accusations; who was found out has none to fear.
    pub(super) fn keep_safest(&self, moves: &mut Vec<Move>) {
        let public = &self.knowledge.view.public;
        if self.stakes.lost {
            return;
        }
        let exposed = |m: &Move| open_cases(public, m, self.stakes.me).len();
        if let Some(least) = moves.iter().map(exposed).min() {
            moves.retain(|m| exposed(m) == least);
        }
    }

    /// Leaves accusations out that a review would blame, as long as there is anything else: rather than to accuse
    /// somebody who is hardly it, one keeps the card.
    pub(super) fn keep_card(&self, moves: &mut Vec<Move>) {
        let is_rash = |m: &Move| match *m {
            Move::Accuse { character, seat, .. } if character != self.stakes.me => {
                Choice::beside(self.belief.chance(Fact { seat, character }), BLIND).grade() < Grade::Fine
            }
            _ => false,
        };
        if !moves.iter().all(is_rash) {
            moves.retain(|m| !is_rash(m));
        }
    }

    /// What shows against each character in front of the victim before whom a card is played, before that and after it.
    pub(super) fn shown(&self, m: &Move) -> Option<[[Shows; 4]; 2]> {
        let public = &self.knowledge.view.public;
        let (victim, after) = laid(public, m)?;
        let before = &public.victims[usize::from(victim)].grid;
        Some([before, &after].map(|grid| shows(grid, self.knowledge.setup.spacing)))
    }

    /// How much more the evidence against each character then weighs.
    pub(super) fn gained(&self, [before, after]: [[Shows; 4]; 2]) -> [f64; 4] {
        Character::ALL.map(|who| self.weight(after[who as usize]) - self.weight(before[who as usize]))
    }

    pub(super) fn value(&self, m: &Move) -> f64 {
        if let Some(shown) = self.shown(m) {
            return self.stakes.evidence(self.gained(shown), self.style.hides);
        }
        match *m {
            Move::Accuse { character, seat, .. } => {
                self.stakes.last_resort(Fact { seat, character }, self.style.bluff, |fact| self.belief.chance(fact))
            }
            _ => 0.0,
        }
    }
}

/// What the player thinks, and what somebody thinks who saw the same and knows nobody's character card.
fn beliefs(knowledge: &Knowledge<Strangers>, sight: Sight) -> [Belief; 2] {
    let public = &knowledge.view.public;
    let mut players = public.players.clone();
    if sight == Sight::Revealed {
        players.iter_mut().for_each(|(_, player)| player.not = Characters::EMPTY);
    }
    let own = knowledge.viewer.seat().zip(knowledge.view.own.as_ref().map(|own| own.character));
    let possible = [own, None].map(|own| open(&players, public.characters, own));
    if sight == Sight::Exact(Reading::Likely) {
        let seen = seen(knowledge);
        return possible.map(|possible| Belief::weighed(&possible, &seen, &Habits::USUAL));
    }
    possible.map(|possible| Belief::even(&possible))
}
