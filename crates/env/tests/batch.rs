//! Batches of tables: chance, wrong actions, the end of games, and memory.

use clue::{Clue, Suspect};
use color_doubt::ColorDoubt;
use env::{AfterEnd, Batch, Buffers, Encode, Fault, Plan, Why};
use game::{Game, Reading, Seat, Turn};
use testkit::kuhn::{self, Kuhn};
use three_dead_strangers::Strangers;
use true_colors::TrueColors;

/// A batch with its buffers, played by a rule that knows of a table its mask alone.
struct Played<G: Encode> {
    batch: Batch<G>,
    buffers: Buffers,
    actions: Vec<i32>,
    steps: usize,
}

impl<G: Encode> Played<G> {
    fn new(setup: &G::Setup, plan: Plan) -> Self {
        let mut batch: Batch<G> = Batch::new(setup, plan).unwrap();
        let mut buffers = Buffers::new(plan.tables, batch.widths());
        batch.reset(plan.seed, buffers.rows());
        Played { batch, buffers, actions: vec![0; plan.tables], steps: 0 }
    }

    /// Chooses an action for each table.
    fn choose(&mut self) {
        let actions = self.batch.widths().actions;
        for (table, action) in self.actions.iter_mut().enumerate() {
            let mask = &self.buffers.masks[table * actions..][..actions];
            let legal = mask.iter().filter(|&&byte| byte == 1).count();
            let chosen = (self.steps * 7 + self.steps / 5 + table * 3) % legal.max(1);
            let mut places = (0..actions).filter(|&place| mask[place] == 1);
            *action = places.nth(chosen).unwrap_or(0) as i32;
        }
        self.steps += 1;
    }

    fn take(&mut self) -> usize {
        self.batch.step(&self.actions, self.buffers.rows())
    }

    fn step(&mut self) -> usize {
        self.choose();
        self.take()
    }

    /// All that was written for a table.
    fn row(&self, table: usize) -> (&[u8], &[u8], &[f32], i32, bool, bool) {
        let widths = self.batch.widths();
        let Buffers { observations, masks, rewards, to_move, terminated, truncated, .. } = &self.buffers;
        (
            &observations[table * widths.observation..][..widths.observation],
            &masks[table * widths.actions..][..widths.actions],
            &rewards[table * widths.seats..][..widths.seats],
            to_move[table],
            terminated[table],
            truncated[table],
        )
    }
}

fn clue() -> clue::Setup {
    clue::Setup::new(&Suspect::ALL[..3])
}

fn kuhn() -> kuhn::Setup {
    kuhn::Setup { ranks: 3 }
}

#[test]
fn a_table_is_played_alike_in_every_batch_and_on_any_number_of_threads() {
    let plan = Plan { seed: 5, ..Plan::new(7) };
    let mut one: Played<Clue> = Played::new(&clue(), plan);
    let mut threads: Played<Clue> = Played::new(&clue(), Plan { threads: 3, ..plan });
    let mut fewer: Played<Clue> = Played::new(&clue(), Plan { tables: 2, threads: 9, ..plan });
    let mut ended = 0;
    for _ in 0..400 {
        assert_eq!([one.step(), threads.step(), fewer.step()], [0; 3]);
        assert_eq!(one.buffers, threads.buffers);
        for table in 0..2 {
            assert_eq!(one.row(table), fewer.row(table));
        }
        ended += one.buffers.terminated.iter().filter(|&&over| over).count();
    }
    assert!(ended > 20, "only {ended} games were played to their ends");
}

#[test]
fn seeds_tables_and_games_have_chance_of_their_own() {
    let deals = |seed| -> Vec<Vec<u8>> {
        let played: Played<ColorDoubt> = Played::new(&color_doubt::Setup::new(3), Plan { seed, ..Plan::new(4) });
        (0..4).map(|table| played.row(table).0.to_vec()).collect()
    };
    let all = [deals(1), deals(2)].concat();
    for (place, deal) in all.iter().enumerate() {
        assert!(!all[..place].contains(deal), "two tables were dealt the same");
    }
    assert_eq!(deals(1), all[..4]);
    // The second game at a table is another one than the first, and the same however the first was played.
    let second = |first: usize| {
        let mut played: Played<Kuhn> = Played::new(&kuhn::Setup { ranks: 13 }, Plan::new(1));
        played.steps = first;
        while !played.buffers.terminated[0] {
            played.step();
        }
        played.row(0).0.to_vec()
    };
    assert_eq!(second(0), second(1));
    // So it is when the first is left.
    let mut left: Played<Kuhn> = Played::new(&kuhn::Setup { ranks: 13 }, Plan::new(1));
    left.step();
    left.batch.begin(left.buffers.rows());
    assert_eq!(left.row(0).0, second(0));
}

#[test]
fn a_wrong_action_changes_nothing_and_is_reported() {
    let setup = color_doubt::Setup::new(4);
    let [mut played, mut right] = [(); 2].map(|()| Played::<ColorDoubt>::new(&setup, Plan::new(3)));
    for _ in 0..50 {
        let before = played.row(1).0.to_vec();
        let legal = played.batch.legal(1);
        let masked = (0..).find(|&action| !legal.contains(action)).unwrap() as i32;
        right.step();
        played.choose();
        let allowed = std::mem::replace(&mut played.actions[1], masked);
        assert_eq!(played.take(), 1);
        let why = Why::Masked { legal: legal.len() };
        assert_eq!(played.batch.faults().collect::<Vec<_>>(), [Fault { table: 1, action: masked, why }]);
        assert_eq!(played.row(1).0, before);
        for table in [0, 2] {
            assert_eq!(played.row(table).0, right.row(table).0);
        }
        for action in [-1, 105, i32::MIN, i32::MAX] {
            played.actions = vec![action; 3];
            assert_eq!(played.take(), 3);
            let why = Why::Unknown { last: 104, legal: legal.len() };
            assert_eq!(played.batch.faults().nth(1), Some(Fault { table: 1, action, why }));
        }
        played.actions = vec![-1, allowed, -1];
        assert_eq!(played.take(), 2);
        assert_eq!((played.row(1).0, played.row(1).1), (right.row(1).0, right.row(1).1));
    }
    let fault = Fault { table: 1, action: 7, why: Why::Masked { legal: 3 } };
    assert_eq!(fault.to_string(), "table 1: action 7 is masked: the mask names 3 actions that may be taken");
}

#[test]
fn what_a_game_is_worth_is_told_at_its_end() {
    let mut played: Played<Kuhn> = Played::new(&kuhn(), Plan::new(5));
    let mut games = 0;
    for _ in 0..200 {
        played.step();
        for table in 0..5 {
            let (_, mask, rewards, to_move, over, broken_off) = played.row(table);
            assert_eq!(rewards[0], -rewards[1]);
            assert_eq!(rewards[0] != 0.0, over);
            assert!(!broken_off && to_move >= 0 && mask.contains(&1));
            games += usize::from(over);
        }
    }
    assert!(games > 200);
}

#[test]
fn a_table_can_wait_for_the_reset() {
    let plan = Plan { after_end: AfterEnd::Wait, ..Plan::new(2) };
    let mut played: Played<Kuhn> = Played::new(&kuhn(), plan);
    while played.batch.to_move(0).is_some() || played.batch.to_move(1).is_some() {
        played.step();
    }
    assert_eq!(played.batch.position(0).game.turn(), Turn::Over);
    assert_eq!((played.row(0).1, played.row(0).3), (&[0, 0][..], -1));
    assert_eq!(played.step(), 2);
    assert!(played.batch.faults().all(|fault| fault.why == Why::Over));
    assert!(!played.row(0).4, "the end is told once");
    played.batch.reset(3, played.buffers.rows());
    assert_eq!(played.batch.faults().count(), 0);
    assert_eq!((played.batch.plan().seed, played.row(0).3), (3, 0));
}

#[test]
fn the_next_game_begins_at_the_tables_that_are_chosen() {
    let setup = color_doubt::Setup::new(2);
    let plan = Plan { after_end: AfterEnd::Wait, ..Plan::new(3) };
    let mut waiting: Played<ColorDoubt> = Played::new(&setup, plan);
    let mut going_on: Played<ColorDoubt> = Played::new(&setup, Plan::new(3));
    let mut ended = 0;
    while ended < 20 {
        waiting.step();
        going_on.step();
        let over = waiting.buffers.terminated.clone();
        let at_its_end = waiting.buffers.clone();
        for (table, &is_over) in over.iter().enumerate() {
            assert_eq!(waiting.row(table) == going_on.row(table), !is_over);
            assert_eq!(waiting.row(table).3 == -1, is_over);
        }
        waiting.batch.begin_at(&[false; 3], waiting.buffers.rows());
        assert_eq!(waiting.buffers, at_its_end);
        waiting.batch.begin_at(&over, waiting.buffers.rows());
        assert_eq!(waiting.buffers, going_on.buffers, "the next game is that which begins by itself");
        ended += over.iter().filter(|&&is_over| is_over).count();
    }
}

#[test]
fn games_are_broken_off_when_a_move_is_made() {
    let plan = Plan { limit: Some(10), ..Plan::new(4) };
    let mut played: Played<TrueColors> = Played::new(&true_colors::Setup::new(3), plan);
    let mut since = [0; 4];
    let mut broken_off = 0;
    for _ in 0..200 {
        played.step();
        for (table, since) in since.iter_mut().enumerate() {
            *since += 1;
            let (bytes, _, rewards, _, over, is_broken_off) = played.row(table);
            assert!(!over && rewards.iter().all(|&reward| reward == 0.0));
            if is_broken_off {
                // Teleporting takes three picks.
                assert!((10..=12).contains(since), "after {since} actions");
                let picked = bytes.len() - played.batch.widths().actions;
                assert!(bytes[picked..].iter().all(|&byte| byte == 0), "the next game begins with no pick");
                *since = 0;
                broken_off += 1;
            }
            assert!(*since <= 12);
        }
    }
    assert!(broken_off > 40);
}

#[test]
fn others_do_not_see_what_is_picked() {
    let mut played: Played<Strangers> = Played::new(&three_dead_strangers::Setup::new(3), Plan::new(1));
    let widths = played.batch.widths();
    let mut picks_seen = 0;
    for _ in 0..100 {
        played.step();
        let mover = played.batch.to_move(0).expect("games follow one another");
        for seat in Seat::all(3) {
            let mut bytes = vec![0; widths.observation];
            played.batch.observe(0, seat, &mut bytes);
            let picked = &bytes[widths.observation - widths.actions..];
            if seat == mover {
                assert_eq!(bytes, played.row(0).0);
                picks_seen += usize::from(picked.contains(&1));
            } else {
                assert!(!picked.contains(&1));
            }
        }
    }
    assert!(picks_seen > 20);
}

/// The chances of each of these groups of facts add up to 1, and what is true is possible.
fn check_belief<G: Encode>(setup: &G::Setup, groups: impl Fn(&[f32]) -> Vec<f32>) {
    let plan = Plan { belief: Some(Reading::Likely), truth: true, ..Plan::new(2) };
    let mut played: Played<G> = Played::new(setup, plan);
    let hidden = played.batch.widths().belief;
    assert_eq!(hidden, env::length(G::HIDDEN));
    for _ in 0..150 {
        played.step();
        for table in 0..2 {
            let belief = &played.buffers.beliefs[table * hidden..][..hidden];
            let truth = &played.buffers.truths[table * hidden..][..hidden];
            assert!(groups(belief).into_iter().all(|sum| (sum - 1.0).abs() < 1e-4), "{belief:?}");
            assert!(belief.iter().zip(truth).all(|(&chance, &is)| chance > 0.0 || is == 0));
            let mover = played.batch.to_move(table).expect("games follow one another");
            let (mut again, mut facts) = (vec![0.0; hidden], vec![0; hidden]);
            played.batch.belief(table, mover, &mut again).unwrap();
            played.batch.truth(table, mover, &mut facts);
            assert_eq!((&again[..], &facts[..]), (belief, truth));
        }
    }
}

#[test]
fn belief_and_truth_are_written_for_the_seat_to_move() {
    check_belief::<Clue>(&clue(), |belief| belief.chunks(7).map(|card| card.iter().sum()).collect());
    let color_doubt = color_doubt::Setup::new(2);
    // There are no facts about suits that are not in the game.
    check_belief::<ColorDoubt>(&color_doubt, |belief| {
        let suits = belief[..2 * 8 * 13].chunks(13);
        suits.map(|counts| counts.iter().sum()).filter(|&sum| sum > 0.0).collect()
    });
}

/// Steps on one thread allocate nothing, from deal to deal.
fn check_allocations<G: Encode>(setup: &G::Setup, steps: usize) {
    let mut played: Played<G> = Played::new(setup, Plan { limit: Some(300), ..Plan::new(3) });
    let mut games = 0;
    for _ in 0..steps {
        played.choose();
        let mut refused = 0;
        let allocated = allocation_counter::measure(|| refused = played.take());
        assert_eq!((allocated.count_total, refused), (0, 0), "{}, step {}", G::NAME, played.steps);
        let ended = played.buffers.terminated.iter().chain(&played.buffers.truncated);
        games += ended.filter(|&&ended| ended).count();
    }
    assert!(games > 0, "no game of {} has ended", G::NAME);
}

#[test]
fn a_step_allocates_nothing() {
    check_allocations::<Clue>(&clue(), 2_000);
    check_allocations::<TrueColors>(&true_colors::Setup::new(6), 2_000);
    check_allocations::<Strangers>(&three_dead_strangers::Setup::new(4), 2_000);
    check_allocations::<ColorDoubt>(&color_doubt::Setup::new(2), 2_000);
}

#[test]
#[should_panic(expected = "`masks` must have 105 numbers for each of 2 tables")]
fn buffers_must_have_the_right_length() {
    let mut played: Played<ColorDoubt> = Played::new(&color_doubt::Setup::new(2), Plan::new(2));
    played.buffers.masks.pop();
    played.take();
}

#[test]
#[should_panic(expected = "`actions` must have one number for each table")]
fn there_must_be_an_action_for_each_table() {
    let mut played: Played<Kuhn> = Played::new(&kuhn(), Plan::new(2));
    played.actions.pop();
    played.take();
}
