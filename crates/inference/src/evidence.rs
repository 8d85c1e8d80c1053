//! What all events say together.

use belief::{CardSet, Entry, MAX_HOLDERS, Problem, Weight};

use crate::event::{Event, Shown};
use crate::holder::{Holder, Player};
use crate::setup::Setup;

/// How a card that was shown is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Every deal that is consistent with what is known is as likely as any other.
    Possible,
    /// Whoever could show several cards is taken to have shown any of them as readily, so that a card is likelier to
    /// have been shown where there was no other.
    Likely,
}

/// All that one viewer has learned about who holds which card, without its order and without what was told twice.
#[derive(Clone, Debug)]
pub struct Evidence {
    setup: Setup,
    viewer: Option<Player>,
    /// By holder: the cards that were seen there.
    holds: [CardSet; MAX_HOLDERS],
    /// By holder: the cards that are known not to be there.
    lacks: [CardSet; MAX_HOLDERS],
    /// Who has one of some cards, in the order in which that was learned.
    one_of: Vec<(Player, CardSet)>,
    /// What the case file does not hold.
    wrong: Vec<CardSet>,
    /// Who chose among which cards when the viewer saw the one that was shown.
    chosen: Vec<(Player, CardSet)>,
}

/// What later evidence says more than an earlier one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// Nothing.
    Nothing,
    /// That a player has none of some cards, and nothing else: [`Belief::rule_out`](crate::Belief::rule_out) takes it in.
    Lacks(Player, CardSet),
    /// Anything else.
    More,
}

impl Evidence {
    pub(crate) fn new(setup: Setup, viewer: Option<Player>) -> Evidence {
        Evidence {
            setup,
            viewer,
            holds: [CardSet::EMPTY; MAX_HOLDERS],
            lacks: [CardSet::EMPTY; MAX_HOLDERS],
            one_of: Vec::new(),
            wrong: Vec::new(),
            chosen: Vec::new(),
        }
    }

    /// Takes in one more event.
    ///
    /// # Panics
    /// When it is about a player who is not of this game.
    pub fn push(&mut self, event: &Event) {
        match *event {
            Event::Asked { cards, passed, shown, .. } => {
                passed.iter().for_each(|player| self.lack(player.into(), cards));
                match shown {
                    Some(Shown { by, card: Some(card) }) => {
                        self.hold(by.into(), CardSet::of([card]));
                        // Why one's own card was shown tells one nothing.
                        if self.viewer != Some(by) {
                            self.chosen.push((by, cards));
                        }
                    }
                    Some(Shown { by, card: None }) if !self.one_of.contains(&(by, cards)) => {
                        self.one_of.push((by, cards));
                    }
                    _ => {}
                }
            }
            Event::Accused { cards, right, case_file, .. } => {
                if !right && !self.wrong.contains(&cards) {
                    self.wrong.push(cards);
                }
                if let Some(seen) = case_file.or(right.then_some(cards)) {
                    self.hold(Holder::CaseFile, seen);
                }
            }
            Event::Holds { holder, cards } => self.hold(holder, cards),
            Event::Lacks { holder, cards } => self.lack(holder, cards),
        }
    }

    fn hold(&mut self, holder: Holder, cards: CardSet) {
        let known = &mut self.holds[self.setup.place(holder).index()];
        *known = *known | cards;
    }

    fn lack(&mut self, holder: Holder, cards: CardSet) {
        let known = &mut self.lacks[self.setup.place(holder).index()];
        *known = *known | cards;
    }

    /// The game that it is about.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Whose evidence it is; an onlooker's when nobody's.
    pub fn viewer(&self) -> Option<Player> {
        self.viewer
    }

    /// The cards that were seen at a holder.
    pub fn holds(&self, holder: Holder) -> CardSet {
        self.holds[self.setup.place(holder).index()]
    }

    /// The cards that a holder was seen, or said, to have none of.
    pub fn lacks(&self, holder: Holder) -> CardSet {
        self.lacks[self.setup.place(holder).index()]
    }

    /// What the case file holds, when it was seen.
    pub fn case_file(&self) -> Option<CardSet> {
        let cards = self.holds(Holder::CaseFile);
        (cards.len() == self.setup.categories().len()).then_some(cards)
    }

    /// Whether nothing is known but the cards of the game.
    pub fn is_empty(&self) -> bool {
        let none = |cards: &[CardSet]| cards.iter().all(|cards| cards.is_empty());
        none(&self.holds) && none(&self.lacks) && self.one_of.is_empty() && self.wrong.is_empty()
    }

    /// What a later evidence of the same viewer says more than this.
    pub fn news(&self, later: &Evidence) -> News {
        let same = self.holds == later.holds
            && self.one_of == later.one_of
            && self.wrong == later.wrong
            && self.chosen == later.chosen;
        if !same {
            return News::More;
        }
        let mut differing = (0..MAX_HOLDERS).filter(|&place| self.lacks[place] != later.lacks[place]);
        match (differing.next(), differing.next()) {
            (None, _) => News::Nothing,
            (Some(place), None) if self.lacks[place].is_subset(later.lacks[place]) => {
                match self.setup.holder(place) {
                    Holder::Player(player) => News::Lacks(player, later.lacks[place] - self.lacks[place]),
                    Holder::CaseFile | Holder::Open => News::More,
                }
            }
            _ => News::More,
        }
    }

    /// The problem for belief.
    ///
    /// # Panics
    /// When there are more events than belief takes entries, some two thousand.
    pub fn problem(&self, reading: Reading) -> Problem {
        let mut problem = self.setup.base().clone();
        for (place, (&holds, &lacks)) in (0..problem.quotas().len() as u8).zip(self.holds.iter().zip(&self.lacks)) {
            let (holder, count) = (belief::Holder(place), holds.len() as u8);
            if !holds.is_empty() {
                enter(&mut problem, Entry::between(holder, holds, count, count));
            }
            if !lacks.is_empty() {
                enter(&mut problem, Entry::none_of(holder, lacks));
            }
        }
        let seen = self.case_file();
        for &cards in self.wrong.iter().filter(|&&cards| seen.is_none_or(|seen| seen == cards)) {
            enter(&mut problem, Entry::not_all(self.setup.case_file(), cards));
        }
        for &(player, cards) in &self.one_of {
            if (cards & self.holds[player.index()]).is_empty() {
                enter(&mut problem, Entry::any_of(belief::Holder(player.0), cards));
            }
        }
        if reading == Reading::Likely {
            for &(player, cards) in &self.chosen {
                // Some four hundred cards shown are beyond the range of numbers: the rest is read as possible only.
                let _ = problem.weigh(Weight::showed_one_of(belief::Holder(player.0), cards));
            }
        }
        problem
    }
}

fn enter(problem: &mut Problem, entry: Entry) {
    problem.enter(entry).expect("what can be told is within the limits of belief");
}
