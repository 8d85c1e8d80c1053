//! A game together with how it came about.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};

use game::{Deduce, Game, Knowledge, Reading, Table, Turn, Viewer};

use crate::Violation;

/// A game together with how it came about and with a fingerprint of all that each viewer was told.
#[derive(Clone)]
pub struct World<G: Game> {
    setup: G::Setup,
    game: G,
    log: Vec<G::Move>,
    /// For each of [`Viewer::all`].
    told: Vec<u64>,
    weight: f64,
}

impl<G: Game> World<G> {
    /// The world before the first move.
    ///
    /// # Errors
    /// The setup is refused.
    pub fn start(setup: &G::Setup) -> Result<Self, Violation> {
        let game = G::start(setup).map_err(|refused| {
            Violation::new(1, "the setup is refused").at("error", refused).at_json("setup", setup)
        })?;
        let told = vec![0; game.seats() + 1];
        Ok(World { setup: setup.clone(), game, log: Vec::new(), told, weight: 1.0 })
    }

    /// The world that a log leads to.
    ///
    /// # Errors
    /// A move of the log is not legal.
    pub fn of_log(setup: &G::Setup, log: &[G::Move]) -> Result<Self, Violation> {
        let mut world: World<G> = World::start(setup)?;
        for m in log {
            if let Err(illegal) = world.game.check(m) {
                return Err(world.violation(2, "a logged move is refused").at("error", illegal).at_json("move", m));
            }
            world.play(m)?;
        }
        Ok(world)
    }

    /// What was agreed before the game.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The truth.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Every move so far.
    pub fn log(&self) -> &[G::Move] {
        &self.log
    }

    /// Equal for two worlds of a setup if and only if the viewer was told the same in both.
    pub fn told(&self, viewer: Viewer) -> u64 {
        self.told[self.place(viewer)]
    }

    /// All that `viewer` was told, in order.
    ///
    /// # Panics
    /// When the game refuses a setup from which it has started.
    pub fn observations(&self, viewer: Viewer) -> Vec<G::Observation> {
        let mut observations = Vec::new();
        let mut before = G::start(&self.setup).expect("it was started before");
        for m in &self.log {
            let mut after = before.clone();
            after.apply(m);
            observations.extend(G::observe(&before, m, &after, viewer));
            before = after;
        }
        observations
    }

    /// What `viewer` would be told of a legal move.
    pub(crate) fn told_after(&self, m: &G::Move, viewer: Viewer) -> Option<G::Observation> {
        let mut after = self.game.clone();
        after.apply(m);
        G::observe(&self.game, m, &after, viewer)
    }

    /// All that `viewer` may know.
    pub fn knowledge(&self, viewer: Viewer) -> Knowledge<G> {
        self.table().knowledge(viewer)
    }

    /// The table at which this was played.
    ///
    /// # Panics
    /// When the log is not legal.
    pub fn table(&self) -> Table<G> {
        let mut table: Table<G> = Table::new(self.setup.clone()).expect("it was started before");
        for m in &self.log {
            let mover = table.game().turn().mover().expect("the game goes on");
            table.play(mover, m.clone()).expect("the log is legal");
        }
        table
    }

    /// The weight of the history: see [`Deduce`]. It is 1 unless [`weigh`](World::weigh) was called for every move.
    pub fn weight(&self) -> f64 {
        self.weight
    }

    /// Multiplies the weight by that of a move about to be made, one of several that the viewer cannot tell apart.
    pub fn weigh(&mut self, m: &G::Move, reading: Reading, alike: usize)
    where
        G: Deduce,
    {
        self.weight *= match self.game.turn() {
            Turn::Chance => self.game.weight(m),
            _ if reading == Reading::Likely => self.game.likelihood(m),
            _ if self.game.counts_once(m) => 1.0 / alike as f64,
            _ => self.game.ways(m),
        };
    }

    /// Makes a legal move; returns what `viewer` is told.
    ///
    /// # Errors
    /// The game panics (law 1).
    pub fn play(&mut self, m: &G::Move) -> Result<(), Violation> {
        let before = self.game.clone();
        let seats = before.seats();
        let observed = caught(|| {
            self.game.apply(m);
            let observe = |viewer| G::observe(&before, m, &self.game, viewer);
            Viewer::all(seats).map(observe).collect::<Vec<_>>()
        });
        self.log.push(m.clone());
        let observed = observed.map_err(|panic| {
            self.violation(1, "the last of these moves makes the game panic").at("panic", panic)
        })?;
        for (told, observation) in self.told.iter_mut().zip(observed) {
            if let Some(observation) = observation {
                let mut hasher = DefaultHasher::new();
                (*told, observation).hash(&mut hasher);
                *told = hasher.finish();
            }
        }
        Ok(())
    }

    /// The break of a law in this world.
    pub fn violation(&self, law: u8, what: impl Into<String>) -> Violation {
        Violation::new(law, what)
            .at_json("setup", &self.setup)
            .at("ply", self.log.len())
            .at_json("moves", &self.log)
    }

    fn place(&self, viewer: Viewer) -> usize {
        viewer.seat().map_or(self.told.len() - 1, |seat| seat.index())
    }
}

/// Calls a function of a game or a bot; its panic becomes an error.
pub(crate) fn caught<T>(call: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(call)).map_err(|panic| {
        let message = panic.downcast_ref::<String>().map(String::as_str);
        message.or(panic.downcast_ref::<&str>().copied()).unwrap_or("no message").to_owned()
    })
}
