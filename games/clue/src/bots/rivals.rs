//! What the others may know by now.

use game::{BySeat, Seat};
use rand::Rng;

use super::detective::Logic;
use crate::cards::{Card, CardSet};
use crate::deduce::{Belief, Evidence, Reading, Show, World};

/// How much work it may be to put oneself in another's place.
const STATES: usize = 20_000;

impl Evidence {
    /// What a rival has learned, if the deal is this world; of several cards that the rival may have been shown, `pick`
    /// says which.
    pub(crate) fn of_rival(&self, rival: Seat, world: &World, mut pick: impl FnMut(CardSet) -> Card) -> Evidence {
        let seen = |show: &Show| {
            let card = (show.to == rival).then(|| show.card.unwrap_or_else(|| pick(could_show(show, world))));
            Show { card, ..*show }
        };
        let shows = self.shows.iter().map(seen).collect();
        let is_out = self.accusations.iter().any(|&(seat, _)| seat == rival);
        Evidence {
            own: Some((rival, world.hands[rival])),
            shows,
            case_file: is_out.then_some(world.case_file),
            accusations: self.accusations.clone(),
            lacks: self.lacks.clone(),
            hand_sizes: self.hand_sizes.clone(),
            deck: self.deck,
        }
    }

    /// The same after one more card was shown to this viewer.
    pub(crate) fn and_shown(&self, holder: Seat, to: Seat, named: CardSet, card: Card) -> Evidence {
        let mut evidence = self.clone();
        evidence.shows.push(Show { holder, to, named, card: Some(card) });
        evidence
    }

    /// The chances of the crimes for this viewer, unless that takes too long.
    pub(super) fn guesses(&self) -> Option<Vec<f64>> {
        let belief = Belief::within(self, Reading::Possible, STATES).ok()??;
        Some(belief.crimes().into_iter().map(|(_, chance)| chance).collect())
    }
}

/// The named cards that the holder has in this world; of a world that does not agree with what was seen, all named.
fn could_show(show: &Show, world: &World) -> CardSet {
    let held = world.hands[show.holder].and(show.named);
    if held.is_empty() { show.named } else { held }
}

pub(super) fn any(cards: CardSet, rng: &mut (impl Rng + ?Sized)) -> Card {
    cards.nth(game::chance::below(rng, cards.len() as u32) as usize)
}

/// The chance that one of the others ends the game before one's next turn, by what they may know in these worlds.
pub(super) fn danger(
    evidence: &Evidence,
    logic: Logic,
    me: Seat,
    out: &BySeat<bool>,
    worlds: &[World],
    rng: &mut (impl Rng + ?Sized),
) -> f64 {
    let mut safe = 1.0;
    for rival in me.others(out.len()).filter(|&rival| !out[rival]) {
        let mut solves = 0.0;
        for world in worlds {
            let rival = evidence.of_rival(rival, world, |cards| any(cards, rng));
            let guesses = logic.keeps(&rival).guesses().unwrap_or_default();
            let best = guesses.iter().copied().fold(0.0, f64::max);
            // Who is not certain may become so by the next suggestion.
            solves += if best > 0.95 { 1.0 } else { best / 2.0 };
        }
        safe *= 1.0 - solves / worlds.len() as f64;
    }
    1.0 - safe
}
