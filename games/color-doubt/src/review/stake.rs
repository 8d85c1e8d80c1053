//! What a doubt is worth.

use game::Seat;
use presentation::Choice;

use crate::{Phase, Public};

/// What a doubt may come to, in cards, compared with letting the announcement stand.
#[derive(Clone, Copy)]
pub(crate) struct Stake {
    /// What is gained when it was a lie.
    pub(super) lie: f64,
    /// What is lost when it was true.
    pub(super) truth: f64,
    /// Whether a last card lies.
    pub(super) last: bool,
    /// Whether somebody's last cards may have to be drawn.
    pub(super) empties: bool,
}

impl Stake {
    /// All the cards on the table go to whoever is punished, a liar's own back into the hand; of two players that one
    /// draws two more, if there are minus cards, and has lost the game if no more are left (CD-62). And where the last card
    /// lies, to catch the liar takes a win away.
    ///
    /// What the others would do if the announcement stood is left out, and so is who leads next.
    pub(crate) fn of(public: &Public, games: u8) -> Stake {
        let table: u8 = public.lays.iter().map(|lay| lay.count).sum();
        let last = matches!(public.phase, Phase::LastCard { .. });
        let standing = public.standing.map_or(0, |lay| lay.count);
        let two = public.hands.len() == 2;
        let hand = |of_liar: bool| -> u8 {
            let is_liar = |seat: Seat| public.standing.is_some_and(|lay| lay.seat == seat);
            public.hands.iter().filter(|(seat, _)| is_liar(*seat) == of_liar).map(|(_, pile)| pile.count).sum()
        };
        // CD-61, CD-63: two cards out of the hand of whoever was right.
        let by_draw = |minus: u8, hand: u8| {
            let drawn = if two && minus > 0 { hand.min(2) } else { 0 };
            (f64::from(drawn), drawn > 0 && drawn == hand)
        };
        let (drawn, wins) = by_draw(table - standing, hand(false));
        let (lost, loses) = by_draw(table, hand(true));
        let win = |is: bool| if is { WIN } else { 0.0 };
        let table_cards = f64::from(table);
        // A single game is won by whoever is rid of all cards: who lets the last one stand has lost it, and minus cards
        // count no more.
        let truth = if last && games == 1 { 0.0 } else { table_cards + lost + win(loses) };
        Stake { lie: table_cards + drawn + win(last) + win(wins), truth, last, empties: wins || loses }
    }

    /// What a win counts in it, as far as it is about one.
    pub(super) fn win(self) -> u32 {
        if self.last || self.empties { WIN as u32 } else { 0 }
    }

    /// The expected worth of a doubt when the announcement is true with this chance.
    pub(crate) fn worth(self, is: f64) -> f64 {
        (1.0 - is) * self.lie - is * self.truth
    }

    /// A doubt beside letting the announcement stand.
    pub(super) fn doubt(self, is: f64) -> Choice {
        let worth = self.worth(is);
        choice(worth, 0.0)
    }

    /// Letting what is true with this chance stand, beside a doubt.
    pub(super) fn pass(self, is: f64) -> Choice {
        choice(0.0, self.worth(is))
    }
}

/// What a lie may come to, in cards, if the table believes each announcement with its chance of being true: the cards are
/// gone, and with the last of them the game is won, or the others on the table are minus cards.
#[derive(Clone, Copy)]
pub(super) struct Lie {
    /// What is gained when it is believed.
    pub(super) believed: f64,
    /// What is lost when it is not.
    pub(super) caught: f64,
    /// Whether it is the last of the hand.
    pub(super) last: bool,
}

impl Lie {
    /// To pass brings nothing and costs nothing.
    pub(super) const PASS: f64 = 0.0;
    /// Whoever leads may not pass (CD-25), but can be rid of one card by the truth.
    pub(super) const ONE_TRUE: f64 = 1.0;

    /// Of so many cards out of a hand.
    pub(super) fn of(public: &Public, count: u8, hand: u8) -> Lie {
        let others: u8 = public.lays.iter().map(|lay| lay.count).sum();
        let last = count == hand;
        let win = if last { WIN } else { 0.0 };
        Lie { believed: f64::from(count) + win, caught: f64::from(others), last }
    }

    /// What a win counts in it, as far as it is about one.
    pub(super) fn win(self) -> u32 {
        if self.last { WIN as u32 } else { 0 }
    }

    /// The expected worth when it is believed with this chance.
    pub(super) fn worth(self, chance: f64) -> f64 {
        chance * self.believed - (1.0 - chance) * self.caught
    }

    /// A lie that is believed with this chance, beside what is worth `best`.
    pub(super) fn choice(self, chance: f64, best: f64) -> Choice {
        choice(self.worth(chance), best)
    }
}

/// The last cards of a hand, played with the truth: nothing could bring more.
pub(super) fn won(count: u8) -> Choice {
    let worth = f64::from(count) + WIN;
    choice(worth, worth)
}

/// The last cards of a hand that were kept, though they would have won with the truth.
pub(super) fn kept(count: u8) -> Choice {
    Choice { worth: 0.0, ..won(count) }
}

/// A choice beside what else could be done. Every choice is graded by the cards that it gives away, whatever lies on the
/// table: of two choices the costlier one never has the better grade.
fn choice(worth: f64, other: f64) -> Choice {
    Choice { worth, best: worth.max(other), stake: GRAVE }
}

/// Whoever gives away so many cards has blundered.
const GRAVE: f64 = 6.0;

/// The points of a win (CD-50).
const WIN: f64 = 10.0;
