//! What evidence and accusations are worth to a player.

use game::Seat;

use super::style::Style;
use crate::deduce::Fact;
use crate::{Character, Move, Play, Public};

/// What a number of pieces of evidence against somebody weigh: the third hangs a character, the first hardly matters.
pub(super) const WEIGHT: [f64; 4] = [0.0, 1.0, 2.5, 6.0];

/// What is at stake for a player who takes each other player to be each character with some chance.
pub(super) struct Stakes {
    pub(super) me: Character,
    /// What evidence against each character is worth to this player: more where another player is likely to be it
    /// and is not accused yet; nothing where it lies face down; a loss where it is one's own.
    pub(super) worth: [f64; 4],
    /// Who was found out.
    found: [bool; 4],
    /// Whether it pays to accuse again who has lost already: nobody else is left to accuse.
    pub(super) finish: bool,
    /// How well the others know one.
    pub(super) known: f64,
    /// Whether one was found out.
    pub(super) lost: bool,
}

impl Stakes {
    /// Of a player whom the others know so well, and who minds evidence against themselves so much.
    pub(super) fn new(
        public: &Public,
        seat: Seat,
        me: Character,
        known: f64,
        own: f64,
        chance: impl Fn(Fact) -> f64,
    ) -> Stakes {
        let lost = |seat: Seat| public.players[seat].revealed.is_some();
        let others = || seat.others(public.players.len());
        let finish = !lost(seat) && others().all(lost);
        let worth = Character::ALL.map(|who| {
            if who == me {
                // The better the others know one, the more one's own evidence hurts; after the fall it hurts no more.
                return if lost(seat) { 0.0 } else { -own * (1.0 + known) };
            }
            let wanted = others().filter(|&other| finish || !lost(other));
            wanted.map(|seat| chance(Fact { seat, character: who }).powi(2)).sum::<f64>()
        });
        let mut found = [false; 4];
        others().for_each(|other| found[usize::from(other.0)] = lost(other));
        Stakes { me, worth, found, finish, known, lost: lost(seat) }
    }

    /// The best accusation, when it is sure enough to pay.
    pub(super) fn accusation(&self, play: &Play, style: &Style, chance: impl Fn(Fact) -> f64) -> Option<Move> {
        let others = play.accuse.iter().filter(|about| about.character != self.me);
        let valued = others.map(|about| {
            let gain = match self.found[usize::from(about.seat.0)] {
                true if self.lost => 0.0,
                true if !self.finish => style.solves,
                _ => 1.0,
            };
            (gain * chance(about.fact()), about)
        });
        let sure = valued.filter(|(value, _)| *value >= style.sure);
        sure.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, about)| about.accuse())
    }

    /// What it is worth that the evidence against each character weighs so much more, to one who minds so much what a play
    /// gives away.
    pub(super) fn evidence(&self, gained: [f64; 4], hides: f64) -> f64 {
        let evidence: f64 = self.worth.iter().zip(gained).map(|(worth, gained)| worth * gained).sum();
        evidence - hides * self.given_away(gained)
    }

    /// How much of one's own evidence goes: clearing oneself is what a watcher looks for.
    pub(super) fn given_away(&self, gained: [f64; 4]) -> f64 {
        (-gained[self.me as usize]).max(0.0)
    }

    /// What an accusation is worth that is not sure enough to pay, to one who bluffs so readily.
    pub(super) fn last_resort(&self, about: Fact, bluff: f64, chance: impl Fn(Fact) -> f64) -> f64 {
        if about.character == self.me {
            // That somebody else is one's own character is a bluff: it may be believed of the accuser that they are not.
            bluff * self.known - 3.0
        } else {
            // Better a guess than one's own evidence.
            4.0 * chance(about) - 2.5
        }
    }
}
