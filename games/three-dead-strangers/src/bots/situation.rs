//! What a bot weighs before it plays.

use game::{Knowledge, Reading, Seat};
use presentation::{Choice, Grade};

use super::style::{Sight, Style};
use crate::deduce::evidence::{Shows, laid, open_cases, shows};
use crate::deduce::record::seen;
use crate::deduce::{Belief, Fact, Habits, open};
use crate::review::BLIND;
use crate::{Character, Characters, Move, Play, Strangers};

/// What a number of pieces of evidence against somebody weigh: the third hangs a character, the first hardly matters.
const WEIGHT: [f64; 4] = [0.0, 1.0, 2.5, 6.0];

/// What a bot weighs before it plays.
pub(super) struct Situation<'a> {
    style: &'a Style,
    knowledge: &'a Knowledge<Strangers>,
    me: Character,
    belief: Belief,
    /// What evidence against each character is worth to this player: more where another player is likely to be it
    /// and is not accused yet; nothing where it lies face down; a loss where it is one's own.
    worth: [f64; 4],
    /// Whether it pays to accuse again who has lost already: nobody else is left to accuse.
    finish: bool,
    /// How well the others know one.
    known: f64,
    /// Whether one was found out.
    lost: bool,
}

impl<'a> Situation<'a> {
    pub(super) fn new(style: &'a Style, knowledge: &'a Knowledge<Strangers>, me: Character) -> Self {
        let seat = knowledge.viewer.seat().expect("only a player has a character");
        let public = &knowledge.view.public;
        let [belief, table] = beliefs(knowledge, style.sight);
        let lost = |seat: Seat| public.players[seat].revealed.is_some();
        let others = || seat.others(public.players.len());
        let finish = !lost(seat) && others().all(lost);
        let known = table.chance(Fact { seat, character: me });
        let worth = Character::ALL.map(|who| {
            if who == me {
                // The better the others know one, the more one's own evidence hurts; after the fall it hurts no more.
                return if lost(seat) { 0.0 } else { -1.0 - known };
            }
            let wanted = others().filter(|&other| finish || !lost(other));
            wanted.map(|seat| belief.chance(Fact { seat, character: who }).powi(2)).sum::<f64>()
        });
        Situation { style, knowledge, me, belief, worth, finish, known, lost: lost(seat) }
    }

    /// The best accusation, when it is sure enough to pay.
    pub(super) fn accusation(&self, play: &Play) -> Option<Move> {
        let public = &self.knowledge.view.public;
        let others = play.accuse.iter().filter(|about| about.character != self.me);
        let valued = others.map(|about| {
            let gain = match public.players[about.seat].revealed {
                Some(_) if self.lost => 0.0,
                Some(_) if !self.finish => self.style.solves,
                _ => 1.0,
            };
            (gain * self.belief.chance(about.fact()), about)
        });
        let sure = valued.filter(|(value, _)| *value >= self.style.sure);
        sure.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, about)| about.accuse())
    }

    /// What evidence against somebody weighs.
    fn weight(&self, shows: Shows) -> f64 {
        let Style { twice, locked, .. } = self.style;
        WEIGHT[shows.aspects] + twice * shows.twice as f64 + locked * shows.locked as f64
    }

    /// Keeps the moves that leave the player open to the fewest accusations; who was found out has none to fear.
    pub(super) fn keep_safest(&self, moves: &mut Vec<Move>) {
        let public = &self.knowledge.view.public;
        if self.lost {
            return;
        }
        let exposed = |m: &Move| open_cases(public, m, self.me).len();
        if let Some(least) = moves.iter().map(exposed).min() {
            moves.retain(|m| exposed(m) == least);
        }
    }

    /// Leaves accusations out that a review would blame, as long as there is anything else: rather than to accuse
    /// somebody who is hardly it, one keeps the card.
    pub(super) fn keep_card(&self, moves: &mut Vec<Move>) {
        let is_rash = |m: &Move| match *m {
            Move::Accuse { character, seat, .. } if character != self.me => {
                Choice::beside(self.belief.chance(Fact { seat, character }), BLIND).grade() < Grade::Fine
            }
            _ => false,
        };
        if !moves.iter().all(is_rash) {
            moves.retain(|m| !is_rash(m));
        }
    }

    pub(super) fn value(&self, m: &Move) -> f64 {
        let public = &self.knowledge.view.public;
        if let Some((victim, after)) = laid(public, m) {
            let spacing = self.knowledge.setup.spacing;
            let before = &public.victims[usize::from(victim)].grid;
            let (before, after) = (shows(before, spacing), shows(&after, spacing));
            let gained = |who: usize| self.weight(after[who]) - self.weight(before[who]);
            let evidence: f64 = (0..4).map(|who| self.worth[who] * gained(who)).sum();
            // Clearing oneself is what a watcher looks for.
            let given_away = (-gained(self.me as usize)).max(0.0);
            return evidence - self.style.hides * given_away;
        }
        match *m {
            // An accusation that is not sure enough is a last resort: better a guess than one's own evidence.
            Move::Accuse { character, seat, .. } if character != self.me => {
                4.0 * self.belief.chance(Fact { seat, character }) - 2.5
            }
            // That somebody else is one's own character is a bluff: it may be believed of the accuser that they are not.
            Move::Accuse { .. } => self.style.bluff * self.known - 3.0,
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
