//! A small game for the tests: chance hides a pea under one of some cups before the eyes of seat 0, and the others
//! take turns to lift a cup until the pea is found.

use std::fmt;

use game::{
    BySeat, Contradiction, Deduce, Game, Illegal, Knowledge, Message, Options, Reading, Seat, SetupError, Table,
    Turn, Viewer, chance,
};
use rand::Rng;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub cups: u8,
    pub seekers: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) enum Move {
    Hide(u8),
    Lift(u8),
}

/// The cups that can be chosen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Choice {
    pub hides: bool,
    pub cups: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) enum Observation {
    Hid(u8),
    Lifted { cup: u8, found: bool },
}

/// The cups lifted.
pub(crate) type Lifted = Vec<u8>;

/// Of seat 0's own is where the pea is, for they saw it.
pub(crate) type View = game::View<Lifted, u8>;

#[derive(Clone, PartialEq)]
pub(crate) struct Cups {
    setup: Setup,
    pea: Option<u8>,
    lifted: Vec<u8>,
}

impl fmt::Debug for Cups {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cups").field("lifted", &self.lifted).finish_non_exhaustive()
    }
}

impl Cups {
    fn is_found(&self) -> bool {
        self.lifted.last().is_some_and(|&cup| self.pea == Some(cup))
    }
}

impl Game for Cups {
    const NAME: &'static str = "cups";
    const RULES: u32 = 1;

    type Setup = Setup;
    type Move = Move;
    type Options = Choice;
    type Observation = Observation;
    type Public = Lifted;
    type Own = u8;

    fn start(setup: &Setup) -> Result<Cups, SetupError> {
        if setup.cups == 0 {
            return Err(SetupError::new("CU-1", Message::new("no-cup")));
        }
        Ok(Cups { setup: setup.clone(), pea: None, lifted: Vec::new() })
    }

    fn most_moves(setup: &Setup) -> usize {
        1 + usize::from(setup.cups)
    }

    fn seats(&self) -> usize {
        usize::from(self.setup.seekers) + 1
    }

    fn turn(&self) -> Turn {
        match self.pea {
            None => Turn::Chance,
            Some(_) if self.is_found() => Turn::Over,
            Some(_) => Turn::Player(Seat(self.lifted.len() as u8 % self.setup.seekers + 1)),
        }
    }

    fn options(&self) -> Choice {
        let cups = (0..self.setup.cups).filter(|cup| !self.is_found() && !self.lifted.contains(cup)).collect();
        Choice { hides: self.pea.is_none(), cups }
    }

    fn weight(&self, _: &Move) -> f64 {
        1.0
    }

    fn check(&self, m: &Move) -> Result<(), Illegal> {
        if self.options().contains(m) {
            return Ok(());
        }
        Err(Illegal::new("CU-2", Message::new("no-such-cup")))
    }

    fn apply(&mut self, m: &Move) {
        match *m {
            Move::Hide(cup) => self.pea = Some(cup),
            Move::Lift(cup) => self.lifted.push(cup),
        }
    }

    /// A point to seat 0 for each cup lifted in vain, and one to who finds the pea.
    fn scores(&self) -> BySeat<i32> {
        let lifted = self.lifted.len();
        BySeat::new(self.seats(), |seat| match seat.index() {
            0 => lifted as i32 - 1,
            place => i32::from(place == (lifted - 1) % usize::from(self.setup.seekers) + 1),
        })
    }

    fn observe(_: &Cups, m: &Move, after: &Cups, viewer: Viewer) -> Option<Observation> {
        match *m {
            Move::Hide(cup) => viewer.is(Seat(0)).then_some(Observation::Hid(cup)),
            Move::Lift(cup) => Some(Observation::Lifted { cup, found: after.is_found() }),
        }
    }

    fn public(&self) -> &Lifted {
        &self.lifted
    }

    fn own(&self, seat: Seat) -> Option<u8> {
        self.pea.filter(|_| seat == Seat(0))
    }
}

impl Options<Move> for Choice {
    fn contains(&self, m: &Move) -> bool {
        match m {
            Move::Hide(cup) => self.hides && self.cups.contains(cup),
            Move::Lift(cup) => !self.hides && self.cups.contains(cup),
        }
    }

    fn list(&self, out: &mut Vec<Move>) {
        out.extend(self.cups.iter().copied().map(if self.hides { Move::Hide } else { Move::Lift }));
    }

    fn pick<R: Rng + ?Sized>(&self, rng: &mut R) -> Move {
        let cup = self.cups[chance::below(rng, self.cups.len() as u32) as usize];
        if self.hides { Move::Hide(cup) } else { Move::Lift(cup) }
    }
}

/// The pea is under this cup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Under(pub u8);

impl Deduce for Cups {
    type Fact = Under;

    fn facts(&self, out: &mut Vec<Under>) {
        out.extend(self.pea.map(Under));
    }

    fn likelihood(&self, _: &Move) -> f64 {
        1.0
    }

    fn chances(knowledge: &Knowledge<Cups>, _: Reading) -> Result<Vec<(Under, f64)>, Contradiction> {
        let View { public: lifted, own } = &knowledge.view;
        let cups = (0..knowledge.setup.cups).filter(|cup| own.is_none_or(|own| own == *cup));
        let cups: Vec<u8> = match knowledge.observations.last() {
            Some(&Observation::Lifted { cup, found: true }) => vec![cup],
            _ => cups.filter(|cup| !lifted.contains(cup)).collect(),
        };
        if cups.is_empty() {
            return Err(Contradiction);
        }
        let chance = 1.0 / cups.len() as f64;
        Ok(cups.into_iter().map(|cup| (Under(cup), chance)).collect())
    }

    fn determinize<R: Rng + ?Sized>(
        knowledge: &Knowledge<Cups>,
        rng: &mut R,
    ) -> Result<Table<Cups>, Contradiction> {
        let chances = Cups::chances(knowledge, Reading::Likely)?;
        let (Under(pea), _) = chances[chance::below(rng, chances.len() as u32) as usize];
        let lifts = knowledge.view.public.iter().copied().map(Move::Lift);
        let mut table: Table<Cups> = Table::new(knowledge.setup.clone()).map_err(|_| Contradiction)?;
        for m in [Move::Hide(pea)].into_iter().chain(lifts) {
            let mover = table.game().turn().mover().ok_or(Contradiction)?;
            table.play(mover, m).map_err(|_| Contradiction)?;
        }
        Ok(table)
    }
}

/// A generator that says what it is told to.
pub(crate) struct Says(pub u32);

impl rand::TryRng for Says {
    type Error = std::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok(self.0)
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        unreachable!("games draw 32 bits at a time")
    }

    fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
        unreachable!("games draw 32 bits at a time")
    }
}
