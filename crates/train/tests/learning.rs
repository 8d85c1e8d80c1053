//! What is learned in seconds is worth something already.

use bots::{Bot, Entrant, Tournament};
use color_doubt::{ColorDoubt, Setup};
use policy::Foresee as _;
use policy::{Network, Player};
use presentation::Playable;
use rand::Rng;
use train::{Aim, Course, Foresight, Learner, Plan, points};
use true_colors::TrueColors;

/// Games of five cards each.
fn small(_: &mut dyn Rng) -> Setup {
    Setup { cards_per_suit: 4, max_turns: 100, ..Setup::new(2) }
}

/// A few updates.
fn short(seed: u64, aim: Aim, rivals: Vec<&dyn Bot<ColorDoubt>>) -> Plan<'_, ColorDoubt> {
    let (setup, entropy) = (Box::new(small), [0.02, 0.005]);
    Plan { updates: 40, games: 160, batch: 64, seed, setup, rivals, mean: 1, entropy, aim }
}

/// It learns from a seed, and is measured as the file says in which it is kept.
#[test]
fn a_network_that_has_hardly_begun_beats_the_careful() {
    let levels = ColorDoubt::bots();
    let careful = levels.iter().find(|level| level.name == "careful").unwrap();
    let plan = short(3, Aim::Play, vec![&*careful.bot]);
    let updates = plan.updates;
    let mut learner = Learner::<ColorDoubt>::new(plan);
    for _ in 0..updates {
        learner.update();
    }
    let text = learner.network().write::<ColorDoubt>("a test");
    let player = Player(Network::read::<ColorDoubt>(&text).unwrap());
    let entrants = [Entrant { name: "trained", bot: &player }, careful.into()];
    let setup = Setup { cards_per_suit: 4, max_turns: 100, ..Setup::new(2) };
    let results = Tournament::new(setup, &entrants, 150, 9).run(|_| {}).unwrap();
    let (low, _) = results.by_bot[0].1.wins.rate_interval();
    assert!(low > 0.5, "the lower end of its share is {low}");
}

/// Who responds to one kind of player takes points from it.
#[test]
fn a_response_that_has_hardly_begun_takes_points_from_the_careful() {
    let levels = ColorDoubt::bots();
    let careful = &*levels.iter().find(|level| level.name == "careful").unwrap().bot;
    let plan = short(5, Aim::Respond, vec![careful]);
    let updates = plan.updates;
    let mut learner = Learner::<ColorDoubt>::new(plan);
    for _ in 0..updates {
        learner.update();
    }
    let setup = Setup { cards_per_suit: 4, max_turns: 100, ..Setup::new(2) };
    let among_its_like = points(careful, careful, &setup, 100).unwrap();
    assert!(among_its_like.mean().abs() < 1e-3, "whoever plays among their like takes nothing: {among_its_like:?}");
    let taken = points(&Player(learner.network().clone()), careful, &setup, 300).unwrap();
    assert!(taken.interval().0 > 0.0, "{taken:?}");
}

/// It begins by watching the prowler, and soon foresees more than the prowler sees.
#[test]
fn a_network_that_has_hardly_begun_beats_whom_it_has_watched() {
    let levels = TrueColors::bots();
    let prowler = levels.iter().find(|level| level.name == "prowler").unwrap();
    let course = Course { updates: 10, games: 16, batch: 64, seed: 3, rivals: vec![&*prowler.bot] };
    let updates = course.updates;
    let mut foresight = Foresight::<TrueColors>::new(course);
    for _ in 0..updates {
        foresight.update();
    }
    let seer = TrueColors::seer(foresight.network().clone());
    let entrants = [Entrant { name: "trained", bot: &*seer }, prowler.into(), prowler.into()];
    let results = Tournament::new(true_colors::Setup::new(3), &entrants, 40, 9).run(|_| {}).unwrap();
    let (low, _) = results.by_bot[0].1.wins.rate_interval();
    assert!(low > 1.0 / 3.0, "the lower end of its share is {low}");
}
