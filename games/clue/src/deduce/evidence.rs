//! What one viewer has learned about the deal, and the problem that it poses.

use belief::{Entry, Problem, Quota, Weight};
use game::{BySeat, Knowledge, Seat};

use crate::cards::{Card, CardSet, Crime};
use crate::rules::Clue;
use crate::seen::Observation;

/// All that one viewer has learned about who holds which card.
#[derive(Clone, Debug)]
pub(crate) struct Evidence {
    pub(crate) deck: CardSet,
    pub(crate) hand_sizes: BySeat<u8>,
    /// The viewer's seat and hand.
    pub(crate) own: Option<(Seat, CardSet)>,
    /// The cards that each seat is seen to hold none of.
    pub(crate) lacks: BySeat<CardSet>,
    pub(crate) shows: Vec<Show>,
    /// Accusations that were wrong, or right.
    pub(crate) accusations: Vec<(Seat, Crime)>,
    /// The case file, for who has looked into it.
    pub(crate) case_file: Option<Crime>,
}

/// A card that was shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Show {
    pub(crate) holder: Seat,
    pub(crate) to: Seat,
    /// The three that were named.
    pub(crate) named: CardSet,
    /// The card, for who saw it.
    pub(crate) card: Option<Card>,
}

/// How a card that was shown is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Every deal that is consistent with what was seen is as likely as any other.
    Possible,
    /// Whoever could show several cards is taken to have shown any of them as readily, so that a card is likelier to
    /// have been shown where there was no other.
    Likely,
}

/// What the belief crate calls the cards and holders of a game.
#[derive(Clone, Debug)]
pub(crate) struct Names {
    cards: Vec<Card>,
    seats: usize,
}

impl Names {
    pub(crate) fn of(deck: CardSet, seats: usize) -> Names {
        Names { cards: deck.iter().collect(), seats }
    }

    pub(crate) fn card(&self, card: Card) -> belief::Card {
        belief::Card(self.cards.binary_search(&card).expect("a card of the game") as u8)
    }

    pub(crate) fn set(&self, cards: CardSet) -> belief::CardSet {
        cards.iter().map(|card| self.card(card)).collect()
    }

    pub(crate) fn cards(&self, set: belief::CardSet) -> CardSet {
        set.iter().map(|card| self.cards[card.index()]).collect()
    }

    pub(crate) fn holder(&self, holder: Holder) -> belief::Holder {
        match holder {
            Holder::Seat(seat) => belief::Holder(seat.0),
            Holder::CaseFile => belief::Holder(self.seats as u8),
        }
    }

    fn crime(&self, crime: Crime) -> belief::CardSet {
        self.set(crime.cards())
    }

    pub(crate) fn seats(&self) -> usize {
        self.seats
    }

    pub(crate) fn deck(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards.iter().copied()
    }
}

/// Who has a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// The player of this seat.
    Seat(Seat),
    /// The case file.
    CaseFile,
}

impl Evidence {
    /// What a viewer knows; `None` before the deal.
    pub(crate) fn of(knowledge: &Knowledge<Clue>) -> Option<Evidence> {
        let public = &knowledge.view.public;
        let mut own = None;
        let mut dealt = false;
        let mut shows = Vec::new();
        let mut accusations = Vec::new();
        let mut looked = None;
        for told in &knowledge.observations {
            match *told {
                Observation::Dealt { hand, .. } => {
                    own = knowledge.viewer.seat().zip(hand);
                    dealt = true;
                }
                Observation::Showed { seat, to, crime, card } => {
                    shows.push(Show { holder: seat, to, named: crime.cards(), card });
                }
                Observation::Accused { seat, crime, case_file, .. } => {
                    accusations.push((seat, crime));
                    looked = looked.or(case_file);
                }
                _ => {}
            }
        }
        dealt.then(|| Evidence {
            deck: public.deck,
            hand_sizes: public.hand_sizes.clone(),
            own,
            lacks: public.lacks.clone(),
            shows,
            accusations,
            case_file: looked,
        })
    }

    pub(crate) fn names(&self) -> Names {
        Names::of(self.deck, self.hand_sizes.len())
    }

    fn seat(&self) -> Option<Seat> {
        self.own.map(|(seat, _)| seat)
    }

    /// The cards that the viewer was shown, by who showed them.
    pub(crate) fn seen(&self) -> BySeat<CardSet> {
        let mut seen = self.hand_sizes.map(|_, _| CardSet::EMPTY);
        for show in self.shows.iter().filter(|show| self.seat() == Some(show.to)) {
            seen[show.holder] = seen[show.holder].or(show.card.into_iter().collect());
        }
        if let Some((seat, hand)) = self.own {
            seen[seat] = hand;
        }
        seen
    }

    /// What a careful player has on a sheet of paper: every card seen and who passed; and of a card that was shown to
    /// others, which one it must be when all but one of the three are crossed out. All else is forgotten.
    pub(crate) fn on_paper(&self) -> Evidence {
        let mut paper = Evidence { shows: Vec::new(), ..self.clone() };
        let Some(me) = self.seat() else { return paper };
        let mut seen = self.seen();
        paper.shows.extend(self.shows.iter().filter(|show| show.to == me));
        loop {
            let all = seen.values().fold(CardSet::EMPTY, |all, &cards| all.or(cards));
            let crossed_out = |show: &&Show| {
                let mine = seen[show.holder];
                let open = show.named.without(self.lacks[show.holder]).without(all.without(mine));
                show.named.and(mine).is_empty() && open.len() == 1
            };
            let Some(show) = self.shows.iter().find(crossed_out) else { return paper };
            let open = show.named.without(self.lacks[show.holder]).without(all);
            seen[show.holder] = seen[show.holder].or(open);
            paper.shows.push(Show { to: me, named: open, card: open.first(), ..*show });
        }
    }

    /// Whether nothing is known but the cards of the game.
    pub(crate) fn says_nothing(&self) -> bool {
        let nobody_lacks = self.lacks.values().all(|cards| cards.is_empty());
        self.own.is_none() && self.shows.is_empty() && self.accusations.is_empty() && nobody_lacks
    }

    /// Whether it follows from this evidence all that follows from a later one.
    pub(crate) fn says_as_much(&self, later: &Evidence) -> bool {
        let known = |show: &Show| {
            let is_mine = later.seat().is_some_and(|seat| seat == show.to || seat == show.holder);
            let said = |old: &Show| (old.holder, old.named) == (show.holder, show.named);
            !is_mine && self.shows.iter().any(said)
        };
        self.own == later.own
            && self.lacks == later.lacks
            && self.case_file == later.case_file
            && self.accusations.len() == later.accusations.len()
            && later.shows[self.shows.len()..].iter().all(known)
    }

    /// Whether a later one says no more than this, and that a seat has none of some cards.
    pub(crate) fn lacks_only(&self, later: &Evidence, seat: Seat, cards: CardSet) -> bool {
        let mut known = later.clone();
        known.lacks[seat] = self.lacks[seat];
        self.lacks[seat].or(cards) == later.lacks[seat] && self.says_as_much(&known)
    }

    /// The problem for the belief engine.
    pub(crate) fn problem(&self, reading: Reading) -> Problem {
        self.pose(reading).expect("a game of Clue is within the limits of belief")
    }

    fn pose(&self, reading: Reading) -> Result<Problem, belief::Invalid> {
        let names = self.names();
        let kinds = [CardSet::SUSPECTS, CardSet::WEAPONS, CardSet::ROOMS];
        let mut problem = Problem::new(&kinds.map(|kind| self.deck.and(kind).len()))?;
        for &size in self.hand_sizes.values() {
            problem.add_holder(Quota::Total(size))?;
        }
        let case_file = problem.add_holder(Quota::ByCategory(vec![1; kinds.len()]))?;
        let seen = self.seen();
        for ((seat, cards), lacks) in seen.iter().zip(self.lacks.values()) {
            let holder = names.holder(Holder::Seat(seat));
            for card in cards.iter() {
                problem.enter(Entry::holds(names.card(card), holder))?;
            }
            problem.enter(Entry::none_of(holder, names.set(*lacks)))?;
        }
        match self.case_file {
            Some(crime) => {
                for card in crime.cards().iter() {
                    problem.enter(Entry::holds(names.card(card), case_file))?;
                }
            }
            None => {
                for &(_, crime) in &self.accusations {
                    problem.enter(Entry::not_all(case_file, names.crime(crime)))?;
                }
            }
        }
        let mut entered = Vec::new();
        for show in &self.shows {
            let holder = names.holder(Holder::Seat(show.holder));
            let clause = (show.holder, show.named);
            if show.named.and(seen[show.holder]).is_empty() && !entered.contains(&clause) {
                problem.enter(Entry::any_of(holder, names.set(show.named)))?;
                entered.push(clause);
            }
            if reading == Reading::Likely && show.card.is_some() && self.seat() == Some(show.to) {
                // Some four hundred cards shown to one player are beyond the range of numbers: the rest is read as
                // possible only.
                let _ = problem.weigh(Weight::showed_one_of(holder, names.set(show.named)));
            }
        }
        Ok(problem)
    }
}
