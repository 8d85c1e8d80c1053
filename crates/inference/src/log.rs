//! What one viewer was told, and all that it says together.

use belief::{Card, CardSet, Constraint, Deal, Holder, MAX_HOLDERS, Problem, Solver, Weight, entropy};

use crate::event::{Event, Shown, held};
use crate::holder::Player;
use crate::setup::Setup;

/// What one viewer was told, in order: an event is named by its place.
#[derive(Clone, Debug)]
pub struct Log {
    setup: Setup,
    viewer: Option<Player>,
    events: Vec<Event>,
    /// By holder: the cards that were seen there.
    holds: [CardSet; MAX_HOLDERS],
    /// By holder: the cards that are known not to be there.
    lacks: [CardSet; MAX_HOLDERS],
    /// Who has one of some cards, and what the case file does not hold: each once, in the order in which that was
    /// learned.
    rules: Vec<Constraint>,
    /// Who chose among which cards when the viewer saw the one that was shown.
    chosen: Vec<(Player, CardSet)>,
}

/// What a later log says more than an earlier one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// Nothing.
    Nothing,
    /// That a player has none of some cards, and nothing else: [`Solution::rule_out`](belief::Solution::rule_out)
    /// takes it in.
    Lacks(Player, CardSet),
    /// Anything else.
    More,
}

impl Log {
    /// An empty log of this viewer, or of a spectator.
    pub fn new(setup: Setup, viewer: Option<Player>) -> Log {
        Log {
            setup,
            viewer,
            events: Vec::new(),
            holds: [CardSet::EMPTY; MAX_HOLDERS],
            lacks: [CardSet::EMPTY; MAX_HOLDERS],
            rules: Vec::new(),
            chosen: Vec::new(),
        }
    }

    /// Adds what happened; returns its place.
    ///
    /// # Panics
    /// When it is about a player who is not of this game.
    pub fn push(&mut self, event: Event) -> usize {
        event.tell(&self.setup, |constraint| {
            let place = constraint.holder.index();
            if constraint.most == 0 {
                self.lacks[place] = self.lacks[place] | constraint.cards;
            } else if usize::from(constraint.least) == constraint.cards.len() {
                self.holds[place] = self.holds[place] | constraint.cards;
            } else if !self.rules.contains(&constraint) {
                self.rules.push(constraint);
            }
        });
        match event {
            // Why one's own card was shown tells one nothing.
            Event::Asked { cards, shown: Some(Shown { by, card: Some(_) }), .. } if self.viewer != Some(by) => {
                self.chosen.push((by, cards));
            }
            _ => {}
        }
        self.events.push(event);
        self.events.len() - 1
    }

    /// The game that it is about.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Whose log it is; a spectator's when nobody's.
    pub fn viewer(&self) -> Option<Player> {
        self.viewer
    }

    /// What happened, in order.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The cards that were seen at a holder.
    pub fn holds(&self, holder: Holder) -> CardSet {
        self.holds[holder.index()]
    }

    /// The cards that a holder was seen, or said, to have none of.
    pub fn lacks(&self, holder: Holder) -> CardSet {
        self.lacks[holder.index()]
    }

    /// What the case file holds, when it was seen.
    pub fn case_file(&self) -> Option<CardSet> {
        let cards = self.holds(self.setup.case_file());
        (cards.len() == self.setup.categories().len()).then_some(cards)
    }

    /// Whether nothing is known but the cards of the game.
    pub fn is_empty(&self) -> bool {
        Log::new(self.setup.clone(), self.viewer).news(self) == News::Nothing
    }

    /// What a later log of the same viewer says more than this; what is told twice is not news.
    pub fn news(&self, later: &Log) -> News {
        let same = self.holds == later.holds && self.rules == later.rules && self.chosen == later.chosen;
        let mut differing = (0..MAX_HOLDERS).filter(|&place| self.lacks[place] != later.lacks[place]);
        match (differing.next(), differing.next()) {
            (None, _) if same => News::Nothing,
            (Some(place), None)
                if same && place < self.setup.players() && self.lacks[place].is_subset(later.lacks[place]) =>
            {
                News::Lacks(Player(place as u8), later.lacks[place] - self.lacks[place])
            }
            _ => News::More,
        }
    }

    /// The problem for belief in the reading *possible*: every deal that is consistent with what is known is as
    /// likely as any other.
    ///
    /// # Panics
    /// When there are more events than belief takes constraints, some two thousand.
    pub fn possible(&self) -> Problem {
        let mut problem = self.setup.base().clone();
        let mut constrain = |constraint: Constraint| {
            problem.constrain(constraint).expect("what can be told is within the limits of belief");
        };
        for holder in self.setup.holders() {
            let (holds, lacks) = (self.holds(holder), self.lacks(holder));
            if !holds.is_empty() {
                constrain(held(holder, holds));
            }
            if !lacks.is_empty() {
                constrain(Constraint::none_of(holder, lacks));
            }
        }
        let (case_file, seen) = (self.setup.case_file(), self.case_file().is_some());
        // That an accusation was wrong follows only from the whole case file.
        let follows =
            |rule: &Constraint| rule.allows(self.holds(rule.holder)) && (rule.holder != case_file || seen);
        // Those of the case file come first.
        for first in [true, false] {
            let now = |rule: &&Constraint| (rule.holder == case_file) == first && !follows(rule);
            self.rules.iter().filter(now).copied().for_each(&mut constrain);
        }
        problem
    }

    /// The problem in the reading *likely*: whoever could show several cards is taken to have shown any of them as
    /// readily, so that a card is likelier to have been shown where there was no other.
    ///
    /// # Panics
    /// As [`possible`](Log::possible).
    pub fn likely(&self) -> Problem {
        let mut problem = self.possible();
        for &(player, cards) in &self.chosen {
            // Some four hundred cards shown are beyond the range of numbers: the rest is read as possible only.
            let _ = problem.weigh(Weight::showed_one_of(player.into(), cards));
        }
        problem
    }

    /// The chances of everything that the case file may hold, in the reading *possible*; nothing where nothing is
    /// consistent, or it is beyond the solver's limit.
    pub fn guesses(&self, solver: &mut Solver) -> Option<Vec<f64>> {
        let solution = solver.try_solve(&self.possible()).ok()??;
        let guesses = solution.joint(self.setup.case_file()).ok()?.iter().map(|(_, chance)| chance).collect();
        solver.recycle(solution);
        Some(guesses)
    }

    /// How uncertain the case file is, in bits, in the reading *possible*; nothing as in [`guesses`](Log::guesses).
    pub fn bits(&self, solver: &mut Solver) -> Option<f64> {
        Some(entropy(self.guesses(solver)?.into_iter()))
    }

    /// How uncertain the case file is for a rival, who may be told something next, such as a card that is shown to
    /// them: on average over deals that may be the real one.
    ///
    /// Of several cards that the rival may have been shown before, `pick` says which; the number that it is given
    /// goes up with each pick and each deal. `bits` says how uncertain the case file is for whoever has such a log;
    /// when it says nothing, so does this.
    pub fn left_to(
        &self,
        rival: Player,
        told: Option<Event>,
        deals: &[Deal],
        mut pick: impl FnMut(usize, CardSet) -> Card,
        mut bits: impl FnMut(Log) -> Option<f64>,
    ) -> Option<f64> {
        let mut left = 0.0;
        for (number, deal) in deals.iter().enumerate() {
            let mut turn = number;
            let mut log = self.of_rival(rival, deal, |cards| {
                turn += 1;
                pick(turn, cards)
            });
            if let Some(told) = told {
                log.push(told);
            }
            left += bits(log)?;
        }
        Some(left / deals.len() as f64)
    }

    /// What somebody knows who holds no card and sees only what all can see.
    #[must_use]
    pub fn public(&self) -> Log {
        self.retold(None, self.events.iter().filter_map(|event| event.public(&self.setup)))
    }

    /// What another player was told, if the deal is this one; of several cards that the player may have been shown,
    /// `pick` says which.
    ///
    /// What this log's viewer saw alone is left out. Whoever has accused has looked into the case file.
    #[must_use]
    pub fn of_rival(&self, rival: Player, deal: &Deal, mut pick: impl FnMut(CardSet) -> Card) -> Log {
        let hand = Event::Holds { holder: rival.into(), cards: deal.hand(rival.into()) };
        let seen = self.events.iter().filter_map(|event| match *event {
            Event::Asked { by, cards, passed, shown: Some(shown) } if by == rival => {
                let held = deal.hand(shown.by.into()) & cards;
                // In a deal that does not agree with what was seen, it may be any.
                let could = if held.is_empty() { cards } else { held };
                let card = Some(shown.card.unwrap_or_else(|| pick(could)));
                Some(Event::Asked { by, cards, passed, shown: Some(Shown { card, ..shown }) })
            }
            Event::Accused { by, cards, right, .. } if by == rival => {
                let case_file = Some(deal.hand(self.setup.case_file()));
                Some(Event::Accused { by, cards, right, case_file })
            }
            _ => event.public(&self.setup),
        });
        self.retold(Some(rival), [hand].into_iter().chain(seen))
    }

    /// These events told to somebody of the same game.
    pub(crate) fn retold(&self, viewer: Option<Player>, events: impl IntoIterator<Item = Event>) -> Log {
        let mut log = Log::new(self.setup.clone(), viewer);
        for event in events {
            log.push(event);
        }
        log
    }
}
