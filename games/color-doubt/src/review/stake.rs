//! What a doubt is worth.

use presentation::Choice;

use crate::{Phase, Public};

/// What a doubt may come to, in cards, compared with letting the announcement stand.
#[derive(Clone, Copy)]
pub(crate) struct Stake {
    /// What is gained when it was a lie.
    pub(super) lie: f64,
    /// What is lost when it was true.
    pub(super) truth: f64,
}

impl Stake {
    /// All the cards on the table go to whoever is punished, a liar's own back into the hand; of two players that one
    /// draws two more, if there are minus cards. And where the last card lies, to catch the liar takes a win away.
    ///
    /// What the others would do if the announcement stood is left out, and so is who leads next.
    pub(crate) fn of(public: &Public, games: u8) -> Stake {
        let table: u8 = public.lays.iter().map(|lay| lay.count).sum();
        let last = matches!(public.phase, Phase::LastCard { .. });
        let standing = public.standing.map_or(0, |lay| lay.count);
        let two = public.hands.len() == 2;
        let drawn = |minus: u8| f64::from(if two && minus > 0 { 2 } else { 0 });
        let table_cards = f64::from(table);
        // CD-61, CD-63: whoever has played the last card has none left to be drawn.
        // A single game is won by whoever is rid of all cards: who lets the last one stand has lost it, and minus cards
        // count no more.
        let truth = match (last, games) {
            (true, 1) => 0.0,
            (true, _) => table_cards,
            (false, _) => table_cards + drawn(table),
        };
        Stake { lie: table_cards + drawn(table - standing) + if last { WIN } else { 0.0 }, truth }
    }

    /// The expected worth of a doubt when the announcement is true with this chance.
    pub(crate) fn worth(self, is: f64) -> f64 {
        (1.0 - is) * self.lie - is * self.truth
    }

    /// A doubt beside letting the announcement stand.
    pub(super) fn doubt(self, is: f64) -> Choice {
        let worth = self.worth(is);
        Choice { worth, best: worth.max(0.0), stake: self.truth.max(SMALL) }
    }

    /// Letting a lie stand that is known to be one, beside a doubt.
    pub(super) fn pass(self) -> Choice {
        Choice { worth: 0.0, best: self.lie, stake: self.lie.max(SMALL) }
    }
}

/// What a lie is worth beside what could have been said of the same cards instead, if the table believes each
/// announcement with its chance of being true: the cards are gone, or the others on the table are minus cards.
pub(super) fn lie(public: &Public, count: u8, believed: f64, best: f64) -> Choice {
    let others: u8 = public.lays.iter().map(|lay| lay.count).sum();
    let (count, others) = (f64::from(count), f64::from(others));
    let worth = |believed: f64| believed * count - (1.0 - believed) * others;
    Choice { worth: worth(believed), best: worth(best.max(believed)), stake: (count + others).max(SMALL) }
}

/// Where fewer cards are at stake no choice is as bad as it would be with this many.
const SMALL: f64 = 4.0;

/// The points of a win (CD-50).
const WIN: f64 = 10.0;
