//! Faults planted on purpose, to see whether the laws catch them.

use std::any::Any;
use std::cell::Cell;
use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use bots::Bot;
use env::{Encode, Field, Knowing, Mask, Position};
use game::{
    BySeat, Contradiction, Deduce, Game, Illegal, Knowledge, Message, Reading, Seat, SetupError, Table, Turn, View,
    Viewer,
};
use presentation::{Advice, Aid, Help, Info, Level, Playable, Review, Why, Words};
use rand::Rng;
use serde_json::{Map, Value};

use crate::Laws;

/// A fault in the game `G`: override the method that is to be wrong; the others are the game's own.
///
/// [`Laws::planted`] gives the laws of the game with the fault in it.
///
/// ```
/// # use game::{Game, Seat, Viewer};
/// # use testkit::kuhn::{self, Kuhn};
/// # use testkit::{Fault, Laws};
/// # fn laws() -> Laws<Kuhn> { Laws::new(vec![kuhn::Setup { ranks: 3 }], vec![], |_| 5) }
/// struct SpectatorsSeeACard;
///
/// impl Fault<Kuhn> for SpectatorsSeeACard {
///     fn view(game: &Kuhn, viewer: Viewer) -> kuhn::View {
///         game.view(if viewer == Viewer::Spectator { Viewer::Seat(Seat(0)) } else { viewer })
///     }
/// }
///
/// let violation = laws().planted::<SpectatorsSeeACard>().law_4_hiding().unwrap_err();
/// assert_eq!(violation.law, 4);
/// ```
pub trait Fault<G: Deduce>: Send + Sync + 'static {
    /// Stands in for [`Game::start`].
    ///
    /// # Errors
    /// As there.
    fn start(setup: &G::Setup) -> Result<G, SetupError> {
        G::start(setup)
    }
    /// Stands in for [`Game::turn`].
    fn turn(game: &G) -> Turn {
        game.turn()
    }
    /// Stands in for [`Game::options`].
    fn options(game: &G) -> G::Options {
        game.options()
    }
    /// Stands in for [`Game::weight`].
    fn weight(game: &G, chance: &G::Move) -> f64 {
        game.weight(chance)
    }
    /// Stands in for [`Game::check`].
    ///
    /// # Errors
    /// As there.
    fn check(game: &G, m: &G::Move) -> Result<(), Illegal> {
        game.check(m)
    }
    /// Stands in for [`Game::apply`].
    fn apply(game: &mut G, m: &G::Move) {
        game.apply(m);
    }
    /// Stands in for [`Game::scores`].
    fn scores(game: &G) -> BySeat<i32> {
        game.scores()
    }
    /// Stands in for [`Game::winners`].
    fn winners(game: &G) -> BySeat<bool> {
        game.winners()
    }
    /// Stands in for [`Game::observe`].
    fn observe(before: &G, m: &G::Move, after: &G, viewer: Viewer) -> Option<G::Observation> {
        G::observe(before, m, after, viewer)
    }
    /// Stands in for [`Game::view`].
    fn view(game: &G, viewer: Viewer) -> View<G::Public, G::Own> {
        game.view(viewer)
    }
    /// Stands in for the game's `Debug`.
    ///
    /// # Errors
    /// When the formatter cannot be written to.
    fn debug(game: &G, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        game.fmt(f)
    }
    /// Stands in for [`Deduce::facts`].
    fn facts(game: &G, out: &mut Vec<<G as Deduce>::Fact>) {
        game.facts(out);
    }
    /// Stands in for [`Deduce::ways`].
    fn ways(game: &G, m: &G::Move) -> f64 {
        game.ways(m)
    }
    /// Stands in for [`Deduce::counts_once`].
    fn counts_once(game: &G, m: &G::Move) -> bool {
        game.counts_once(m)
    }
    /// Stands in for [`Deduce::likelihood`].
    fn likelihood(game: &G, m: &G::Move) -> f64 {
        game.likelihood(m)
    }
    /// Stands in for [`Deduce::chances`].
    ///
    /// # Errors
    /// As there.
    fn chances(
        knowledge: &Knowledge<G>,
        reading: Reading,
    ) -> Result<Vec<(<G as Deduce>::Fact, f64)>, Contradiction> {
        G::chances(knowledge, reading)
    }
    /// Stands in for [`Deduce::determinize`].
    ///
    /// # Errors
    /// As there.
    fn determinize(knowledge: &Knowledge<G>, rng: &mut dyn Rng) -> Result<Table<G>, Contradiction> {
        G::determinize(knowledge, rng)
    }
    /// Stands in for [`Playable::info`].
    fn info() -> &'static Info
    where
        G: Playable,
    {
        G::info()
    }
    /// Stands in for [`Playable::seating`].
    ///
    /// # Errors
    /// As there.
    fn seating(chairs: &[u8], options: &Map<String, Value>) -> Result<G::Setup, SetupError>
    where
        G: Playable,
    {
        G::seating(chairs, options)
    }
    /// Stands in for [`Playable::bots`].
    fn bots() -> Vec<Level<G>>
    where
        G: Playable,
    {
        G::bots()
    }
    /// Stands in for [`Playable::forced`].
    fn forced(knowledge: &Knowledge<G>) -> Option<G::Move>
    where
        G: Playable,
    {
        G::forced(knowledge)
    }
    /// Stands in for [`Playable::obey`].
    fn obey(orders: &<G as Playable>::Orders, knowledge: &Knowledge<G>, rng: &mut dyn Rng) -> Option<G::Move>
    where
        G: Playable,
    {
        G::obey(orders, knowledge, rng)
    }
    /// Stands in for [`Playable::tell`].
    fn tell(setup: &G::Setup, told: &G::Observation, viewer: Viewer) -> Message
    where
        G: Playable,
    {
        G::tell(setup, told, viewer)
    }
    /// Stands in for [`Playable::helps`].
    fn helps() -> &'static [Help]
    where
        G: Playable,
    {
        G::helps()
    }
    /// Stands in for [`Playable::aid`].
    fn aid(knowledge: &Knowledge<G>) -> Option<Aid<<G as Playable>::Fact>>
    where
        G: Playable,
    {
        G::aid(knowledge)
    }
    /// Stands in for [`Playable::why`].
    fn why(knowledge: &Knowledge<G>, fact: &<G as Playable>::Fact) -> Option<Why>
    where
        G: Playable,
    {
        G::why(knowledge, fact)
    }
    /// Stands in for [`Playable::advice`].
    fn advice(knowledge: &Knowledge<G>, m: &G::Move) -> Option<Advice>
    where
        G: Playable,
    {
        G::advice(knowledge, m)
    }
    /// Stands in for [`Playable::review`].
    fn review(table: &Table<G>) -> Option<Review<<G as Playable>::Fact>>
    where
        G: Playable,
    {
        G::review(table)
    }
    /// Stands in for [`Encode::write`].
    fn write(position: &Position<G>, seat: Seat, bytes: &mut [u8])
    where
        G: Encode,
    {
        G::write(position, seat, bytes);
    }
    /// Stands in for [`Encode::mask`].
    fn mask(position: &Position<G>, picks: &[u8]) -> Mask
    where
        G: Encode,
    {
        G::mask(position, picks)
    }
    /// Stands in for [`Encode::place`].
    fn place(game: &G, fact: &<G as Deduce>::Fact, seat: Seat) -> Option<usize>
    where
        G: Encode,
    {
        game.place(fact, seat)
    }
    /// Stands in for [`Encode::made`].
    fn made(position: &Position<G>, picks: &[u8]) -> Option<G::Move>
    where
        G: Encode,
    {
        G::made(position, picks)
    }
}

/// The fault that [`Laws::planted`] has put there for this thread, whichever it is: laws and games are built once for all
/// faults instead of once for each.
pub struct Planted;

thread_local! {
    /// Its [`Methods`].
    static PLANTED: Cell<Option<&'static dyn Any>> = const { Cell::new(None) };
}

/// Makes of the methods of [`Fault`] a table, [`Methods`], and a fault that looks them up there, [`Planted`].
macro_rules! look_up {
    ($(fn $name:ident($($arg:ident: $type:ty),*) $(-> $result:ty)?;)*) => {
        /// The methods of a fault.
        struct Methods<G: Deduce + Playable + Encode> {
            $($name: fn($($type),*) $(-> $result)?,)*
        }

        impl<G: Deduce + Playable + Encode> Methods<G> {
            const fn of<F: Fault<G>>() -> Self {
                Methods { $($name: F::$name,)* }
            }
        }

        impl<G: Deduce + Playable + Encode> Fault<G> for Planted {
            $(fn $name($($arg: $type),*) $(-> $result)? {
                let methods = PLANTED.get().and_then(|planted| planted.downcast_ref::<Methods<G>>());
                (methods.expect("a fault is planted in this thread").$name)($($arg),*)
            })*
        }
    };
}

look_up! {
    fn start(setup: &G::Setup) -> Result<G, SetupError>;
    fn turn(game: &G) -> Turn;
    fn options(game: &G) -> G::Options;
    fn weight(game: &G, chance: &G::Move) -> f64;
    fn check(game: &G, m: &G::Move) -> Result<(), Illegal>;
    fn apply(game: &mut G, m: &G::Move);
    fn scores(game: &G) -> BySeat<i32>;
    fn winners(game: &G) -> BySeat<bool>;
    fn observe(before: &G, m: &G::Move, after: &G, viewer: Viewer) -> Option<G::Observation>;
    fn view(game: &G, viewer: Viewer) -> View<G::Public, G::Own>;
    fn debug(game: &G, f: &mut fmt::Formatter<'_>) -> fmt::Result;
    fn facts(game: &G, out: &mut Vec<<G as Deduce>::Fact>);
    fn ways(game: &G, m: &G::Move) -> f64;
    fn counts_once(game: &G, m: &G::Move) -> bool;
    fn likelihood(game: &G, m: &G::Move) -> f64;
    fn chances(knowledge: &Knowledge<G>, reading: Reading) -> Result<Vec<(<G as Deduce>::Fact, f64)>, Contradiction>;
    fn determinize(knowledge: &Knowledge<G>, rng: &mut dyn Rng) -> Result<Table<G>, Contradiction>;
    fn info() -> &'static Info;
    fn seating(chairs: &[u8], options: &Map<String, Value>) -> Result<G::Setup, SetupError>;
    fn bots() -> Vec<Level<G>>;
    fn forced(knowledge: &Knowledge<G>) -> Option<G::Move>;
    fn obey(orders: &<G as Playable>::Orders, knowledge: &Knowledge<G>, rng: &mut dyn Rng) -> Option<G::Move>;
    fn tell(setup: &G::Setup, told: &G::Observation, viewer: Viewer) -> Message;
    fn helps() -> &'static [Help];
    fn aid(knowledge: &Knowledge<G>) -> Option<Aid<<G as Playable>::Fact>>;
    fn why(knowledge: &Knowledge<G>, fact: &<G as Playable>::Fact) -> Option<Why>;
    fn advice(knowledge: &Knowledge<G>, m: &G::Move) -> Option<Advice>;
    fn review(table: &Table<G>) -> Option<Review<<G as Playable>::Fact>>;
    fn write(position: &Position<G>, seat: Seat, bytes: &mut [u8]);
    fn mask(position: &Position<G>, picks: &[u8]) -> Mask;
    fn place(game: &G, fact: &<G as Deduce>::Fact, seat: Seat) -> Option<usize>;
    fn made(position: &Position<G>, picks: &[u8]) -> Option<G::Move>;
}

/// The game `G` with the fault `F` in it.
pub struct Faulty<G, F> {
    game: G,
    fault: PhantomData<F>,
}

impl<G, F> Faulty<G, F> {
    fn new(game: G) -> Self {
        Faulty { game, fault: PhantomData }
    }
}

impl<G: Clone, F> Clone for Faulty<G, F> {
    fn clone(&self) -> Self {
        Faulty::new(self.game.clone())
    }
}

impl<G: Deduce, F: Fault<G>> fmt::Debug for Faulty<G, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        F::debug(&self.game, f)
    }
}

impl<G: Deduce, F: Fault<G>> Game for Faulty<G, F> {
    const NAME: &'static str = G::NAME;
    const RULES: u32 = G::RULES;

    type Setup = G::Setup;
    type Move = G::Move;
    type Options = G::Options;
    type Observation = G::Observation;
    type Public = G::Public;
    type Own = G::Own;

    fn start(setup: &G::Setup) -> Result<Self, SetupError> {
        F::start(setup).map(Faulty::new)
    }
    fn most_moves(setup: &G::Setup) -> usize {
        G::most_moves(setup)
    }
    fn seats(&self) -> usize {
        self.game.seats()
    }
    fn turn(&self) -> Turn {
        F::turn(&self.game)
    }
    fn options(&self) -> G::Options {
        F::options(&self.game)
    }
    fn weight(&self, chance: &G::Move) -> f64 {
        F::weight(&self.game, chance)
    }
    fn check(&self, m: &G::Move) -> Result<(), Illegal> {
        F::check(&self.game, m)
    }
    fn apply(&mut self, m: &G::Move) {
        F::apply(&mut self.game, m);
    }
    fn scores(&self) -> BySeat<i32> {
        F::scores(&self.game)
    }
    fn winners(&self) -> BySeat<bool> {
        F::winners(&self.game)
    }
    fn observe(before: &Self, m: &G::Move, after: &Self, viewer: Viewer) -> Option<G::Observation> {
        F::observe(&before.game, m, &after.game, viewer)
    }
    fn public(&self) -> &G::Public {
        self.game.public()
    }
    fn own(&self, seat: Seat) -> Option<G::Own> {
        self.view(Viewer::Seat(seat)).own
    }
    fn view(&self, viewer: Viewer) -> View<G::Public, G::Own> {
        F::view(&self.game, viewer)
    }
}

impl<G: Deduce, F: Fault<G>> Deduce for Faulty<G, F> {
    type Fact = <G as Deduce>::Fact;

    fn facts(&self, out: &mut Vec<<G as Deduce>::Fact>) {
        F::facts(&self.game, out);
    }
    fn ways(&self, m: &G::Move) -> f64 {
        F::ways(&self.game, m)
    }
    fn counts_once(&self, m: &G::Move) -> bool {
        F::counts_once(&self.game, m)
    }
    fn likelihood(&self, m: &G::Move) -> f64 {
        F::likelihood(&self.game, m)
    }
    fn chances(
        knowledge: &Knowledge<Self>,
        reading: Reading,
    ) -> Result<Vec<(<G as Deduce>::Fact, f64)>, Contradiction> {
        F::chances(&inner(knowledge), reading)
    }
    fn determinize<R: Rng + ?Sized>(
        knowledge: &Knowledge<Self>,
        mut rng: &mut R,
    ) -> Result<Table<Self>, Contradiction> {
        played(&F::determinize(&inner(knowledge), &mut rng)?).ok_or(Contradiction)
    }
}

impl<G: Deduce + Playable, F: Fault<G>> Playable for Faulty<G, F> {
    type Fact = <G as Playable>::Fact;
    type Orders = <G as Playable>::Orders;

    const NAMES: &str = G::NAMES;

    fn info() -> &'static Info {
        F::info()
    }
    fn seating(chairs: &[u8], options: &Map<String, Value>) -> Result<G::Setup, SetupError> {
        F::seating(chairs, options)
    }
    fn bots() -> Vec<Level<Self>> {
        let outer = |level: Level<G>| Level {
            name: level.name,
            bot: Box::new(Inner(Arc::from(level.bot))) as Box<dyn Bot<Self>>,
            fault: level.fault,
            offered: level.offered,
            twin: level.twin,
            in_cases: level.in_cases,
        };
        F::bots().into_iter().map(outer).collect()
    }
    fn forced(knowledge: &Knowledge<Self>) -> Option<G::Move> {
        F::forced(&inner(knowledge))
    }
    fn obey(orders: &Self::Orders, knowledge: &Knowledge<Self>, rng: &mut dyn Rng) -> Option<G::Move> {
        F::obey(orders, &inner(knowledge), rng)
    }
    fn words() -> &'static Words {
        G::words()
    }
    fn seated(chairs: &[u8]) -> (&'static str, Value) {
        G::seated(chairs)
    }
    fn tell(setup: &G::Setup, told: &G::Observation, viewer: Viewer) -> Message {
        F::tell(setup, told, viewer)
    }
    fn helps() -> &'static [Help] {
        F::helps()
    }
    fn aid(knowledge: &Knowledge<Self>) -> Option<Aid<<G as Playable>::Fact>> {
        F::aid(&inner(knowledge))
    }
    fn why(knowledge: &Knowledge<Self>, fact: &<G as Playable>::Fact) -> Option<Why> {
        F::why(&inner(knowledge), fact)
    }
    fn why_all(knowledge: &Knowledge<Self>, facts: &[<G as Playable>::Fact]) -> Option<Why> {
        G::why_all(&inner(knowledge), facts)
    }
    fn advice(knowledge: &Knowledge<Self>, m: &G::Move) -> Option<Advice> {
        F::advice(&inner(knowledge), m)
    }
    fn review(table: &Table<Self>) -> Option<Review<<G as Playable>::Fact>> {
        F::review(&played(table)?)
    }
}

impl<G: Deduce + Encode, F: Fault<G>> Encode for Faulty<G, F> {
    const VERSION: u32 = G::VERSION;
    const OBSERVATION: &'static [Field] = G::OBSERVATION;
    const ACTIONS: &'static [Field] = G::ACTIONS;
    const HIDDEN: &'static [Field] = G::HIDDEN;

    type Memory = G::Memory;
    type Minds = Knowing<Self>;

    fn fits(setup: &G::Setup) -> Result<(), SetupError> {
        G::fits(setup)
    }
    fn memory(&self) -> G::Memory {
        self.game.memory()
    }
    fn remember(&self, memory: &mut G::Memory, turn: Turn, m: &G::Move) {
        self.game.remember(memory, turn, m);
    }
    fn write(position: &Position<Self>, seat: Seat, bytes: &mut [u8]) {
        F::write(&without_fault(position), seat, bytes);
    }
    fn mask(position: &Position<Self>, picks: &[u8]) -> Mask {
        F::mask(&without_fault(position), picks)
    }
    fn made(position: &Position<Self>, picks: &[u8]) -> Option<G::Move> {
        F::made(&without_fault(position), picks)
    }
    fn place(&self, fact: &<G as Deduce>::Fact, seat: Seat) -> Option<usize> {
        F::place(&self.game, fact, seat)
    }
}

fn without_fault<G: Deduce + Encode, F: Fault<G>>(position: &Position<Faulty<G, F>>) -> Position<G> {
    Position {
        game: position.game.game.clone(),
        memory: position.memory.clone(),
        options: position.options.clone(),
    }
}

/// The same moves played by another variant of the game; `None` where it refuses one.
fn played<A, B>(table: &Table<A>) -> Option<Table<B>>
where
    A: Game,
    B: Game<Setup = A::Setup, Move = A::Move>,
{
    let mut other: Table<B> = Table::new(table.setup().clone()).ok()?;
    for m in table.log() {
        let mover = other.game().turn().mover()?;
        other.play(mover, m.clone()).ok()?;
    }
    Some(other)
}

/// What the game itself calls the knowledge of the game with a fault.
fn inner<G: Deduce, F: Fault<G>>(knowledge: &Knowledge<Faulty<G, F>>) -> Knowledge<G> {
    Knowledge {
        setup: knowledge.setup.clone(),
        viewer: knowledge.viewer,
        observations: knowledge.observations.clone(),
        view: knowledge.view.clone(),
        turn: knowledge.turn,
        options: knowledge.options.clone(),
    }
}

/// A bot of the game itself, playing the game with a fault.
struct Inner<G: Game>(Arc<dyn Bot<G>>);

impl<G: Deduce, F: Fault<G>> Bot<Faulty<G, F>> for Inner<G> {
    fn choose(&self, knowledge: &Knowledge<Faulty<G, F>>, rng: &mut dyn Rng) -> G::Move {
        self.0.choose(&inner(knowledge), rng)
    }

    fn why(&self, knowledge: &Knowledge<Faulty<G, F>>, m: &G::Move) -> Vec<Message> {
        self.0.why(&inner(knowledge), m)
    }
}

impl<G: Deduce + Playable + Encode> Laws<G> {
    /// The same laws for the game with the fault `F` in it, until another is planted in this thread.
    pub fn planted<F: Fault<G>>(&self) -> Laws<Faulty<G, Planted>> {
        PLANTED.set(Some(const { &Methods::<G>::of::<F>() }));
        let bots = self.bots.iter().map(|bot| Arc::new(Inner(Arc::clone(bot))) as Arc<dyn Bot<Faulty<G, Planted>>>);
        Laws {
            // The sentences of a fault are those of the game.
            truth: None,
            whole: None,
            toy: self.toy.clone(),
            full: self.full.clone(),
            bound: self.bound,
            variants: self.variants,
            rules: self.rules,
            words: self.words,
            bots: bots.collect(),
            games: self.games,
            matches: self.matches,
            looks: self.looks,
            worlds: self.worlds,
            seed: self.seed,
        }
    }
}
