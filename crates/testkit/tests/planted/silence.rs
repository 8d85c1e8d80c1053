//! No fault: players may be told nothing at all of a move, and the laws hold.

use game::{Contradiction, Deduce, Game, Knowledge, Reading, Seat, Table, Viewer};
use rand::Rng;
use testkit::kuhn::{Fact, Kuhn, Move, Observation, Setup, View};
use testkit::{Fault, Laws, Oracle};

use crate::toy;

/// The first card is dealt so that only its owner hears of it.
struct Silent;

impl Fault<Kuhn> for Silent {
    fn observe(before: &Kuhn, m: &Move, after: &Kuhn, viewer: Viewer) -> Option<Observation> {
        let is_first_deal = before.view(viewer).public.dealt == 0;
        Kuhn::observe(before, m, after, viewer).filter(|_| !is_first_deal || viewer.is(Seat(0)))
    }
    fn view(game: &Kuhn, viewer: Viewer) -> View {
        let mut view = game.view(viewer);
        if view.public.dealt == 1 && !viewer.is(Seat(0)) {
            view.public.dealt = 0;
        }
        view
    }
    fn debug(game: &Kuhn, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", Silent::view(game, Viewer::Spectator))
    }
    fn chances(knowledge: &Knowledge<Kuhn>, reading: Reading) -> Result<Vec<(Fact, f64)>, Contradiction> {
        if !is_in_the_dark(knowledge) {
            return Kuhn::chances(&heard(knowledge), reading);
        }
        // Either nothing has happened, or one of the cards has been dealt to seat 0.
        let ranks = knowledge.setup.ranks;
        let holds = |card| Fact { seat: Seat(0), card: testkit::kuhn::Card(card) };
        Ok((0..ranks).map(|card| (holds(card), 1.0 / f64::from(ranks + 1))).collect())
    }
    fn determinize(knowledge: &Knowledge<Kuhn>, rng: &mut dyn Rng) -> Result<Table<Kuhn>, Contradiction> {
        if is_in_the_dark(knowledge) {
            return Table::new(knowledge.setup).map_err(|_| Contradiction);
        }
        Kuhn::determinize(&heard(knowledge), rng)
    }
}

/// Whether the viewer has been told nothing yet.
fn is_in_the_dark(knowledge: &Knowledge<Kuhn>) -> bool {
    !knowledge.viewer.is(Seat(0)) && knowledge.observations.is_empty()
}

/// The knowledge of somebody who has heard of the first deal.
fn heard(knowledge: &Knowledge<Kuhn>) -> Knowledge<Kuhn> {
    let mut heard = knowledge.clone();
    if !knowledge.viewer.is(Seat(0)) {
        heard.observations.insert(0, Observation::Dealt { seat: Seat(0), card: None });
    }
    heard
}

#[test]
fn the_laws_hold_where_moves_are_silent() {
    let laws = Laws { full: vec![Setup { ranks: 13 }], ..toy() }.planted::<Silent>();
    laws.law_2_replay().unwrap();
    laws.law_4_hiding().unwrap();
    laws.law_5_spectators().unwrap();
    laws.law_6_belief().unwrap();
    laws.law_8_debug().unwrap();
}

#[test]
fn the_oracle_counts_what_may_have_happened_in_silence() {
    type Game = testkit::Faulty<Kuhn, Silent>;
    let oracle =
        Oracle::<Game>::start(&Setup { ranks: 3 }, Viewer::Spectator, Reading::Likely, 100).unwrap().unwrap();
    let mut logs: Vec<_> = oracle.worlds().iter().map(|world| world.log().to_vec()).collect();
    logs.sort();
    let deal = |rank| vec![Move::Deal(testkit::kuhn::Card(rank))];
    assert_eq!(logs, [vec![], deal(0), deal(1), deal(2)]);
}
