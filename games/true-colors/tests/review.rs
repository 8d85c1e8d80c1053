//! Help at the table and the review: cases reckoned by hand, and whole games against other ways to reckon them.

mod kitchen;

use std::time::{Duration, Instant};

use bots::{Bot, Playable};
use game::{Aid, BySeat, Deduce, Game, Grade, Help, Knowledge, Moment, Review, Seat, Table, Turn, Viewer, rounded};
use kitchen::{dice, in_the_kitchen, in_the_kitchen_with, others_stay};
use rand::SeedableRng;
use testkit::script::play;
use true_colors::{Belief, Card, Cards, Move, Setup, TrueColors, What, Where, Who};

const ANN: Viewer = Viewer::Seat(Seat(0));
const BEN: Seat = Seat(1);
const POISON: Move = Move::Attack { target: BEN, weapon: What::Poison };

fn names(seats: usize) -> BySeat<String> {
    ["Ann", "Ben", "Cat", "Dan", "Eve", "Flo"][..seats].iter().map(|name| (*name).into()).collect()
}

/// Ann attacks Ben, who turns this up; then all stay until she is on again.
fn strike(table: &mut Table<TrueColors>, card: Card) {
    play(table, [POISON, Move::Reveal { card }, dice(1, 1), Move::Stay {}]);
    others_stay(table);
}

/// The game in which Ben dies by the seventh attack, in the quickest order for Ann.
fn killed() -> Table<TrueColors> {
    let mut table = in_the_kitchen();
    kill(&mut table);
    table
}

fn kill(table: &mut Table<TrueColors>) {
    let forms = [Who::MrsWhite, Who::ColMustard, Who::MrsCyan, Who::MrsGrey].map(Card::Who);
    for card in [Card::Where(Where::Kitchen), Card::What(What::Poison)].into_iter().chain(forms) {
        strike(table, card);
    }
    play(table, [POISON]);
}

/// What the aid says of Ben: possible and likely.
#[track_caller]
fn of_ben(aid: &Aid, of: &str) -> [Option<f64>; 2] {
    let row = aid.rows.iter().find(|row| row.of == of).unwrap_or_else(|| panic!("there is no row of {of}"));
    [row.possible[1], row.likely[1]]
}

#[test]
fn the_sheet_before_and_after_an_answer() {
    let mut table = in_the_kitchen();
    let aid = TrueColors::aid(&table.knowledge(ANN)).unwrap();
    assert_eq!((aid.columns.len(), aid.rows.len()), (3, 25));
    assert_eq!(of_ben(&aid, "kitchen"), [Some(0.5); 2]);
    assert_eq!(of_ben(&aid, "axe"), [Some(0.0); 2]);
    // Rooms and weapons are dealt apart: neither of the two in one of four deals.
    assert_eq!(of_ben(&aid, "attack poison"), [Some(0.75); 2]);
    let attack = &aid.rows[24];
    assert_eq!((attack.possible[0], attack.possible[2]), (None, None), "there is nobody else in the room");

    let mut other = table.clone();
    strike(&mut table, Card::Where(Where::Kitchen));
    let aid = TrueColors::aid(&table.knowledge(ANN)).unwrap();
    assert_eq!(of_ben(&aid, "kitchen"), [Some(1.0); 2]);
    // With both he would have shown the Kitchen one time in six, with it alone one time in five: 5 to 6.
    assert_eq!(of_ben(&aid, "poison"), [Some(0.5), Some(rounded(5.0 / 11.0))]);
    assert_eq!(of_ben(&aid, "attack poison"), of_ben(&aid, "poison"));

    strike(&mut other, Card::Who(Who::MrsWhite));
    let aid = TrueColors::aid(&other.knowledge(ANN)).unwrap();
    // Both, or one of two: two in three. A form is turned up 4 times in 6 with both, 4 in 5 with one: 11 in 17.
    assert_eq!(of_ben(&aid, "kitchen"), [Some(0.667), Some(rounded(11.0 / 17.0))]);
    assert_eq!(of_ben(&aid, "attack poison"), [Some(1.0); 2], "one of them it is");
}

#[test]
fn the_reasoner_tells_what_is_certain_alone() {
    assert_eq!(TrueColors::helps(), Help::ALL);
    let mut table = in_the_kitchen();
    strike(&mut table, Card::Where(Where::Kitchen));
    let aid = TrueColors::aid(&table.knowledge(ANN)).unwrap().at(Help::Reasoner).unwrap();
    assert_eq!(of_ben(&aid, "kitchen"), [Some(1.0); 2]);
    // Of the Poison it is certain only that Ann has it not.
    assert_eq!(of_ben(&aid, "poison"), [None, None]);
    assert!(aid.rows.iter().all(|row| row.of != "attack poison"));
}

fn hunters(seats: u8, seed: u64) -> Table<TrueColors> {
    let levels = TrueColors::bots();
    let bots: Vec<&dyn Bot<TrueColors>> = (0..usize::from(seats)).map(|seat| &*levels[2 - seat % 2].bot).collect();
    bots::play(&Setup::new(seats), &bots, &mut chacha20::ChaCha8Rng::seed_from_u64(seed)).unwrap()
}

/// Calls with what each player knew at each attack and each answer.
fn each_attack(table: &Table<TrueColors>, mut look: impl FnMut(&Knowledge<TrueColors>, &Move)) {
    let start = TrueColors::start(table.setup()).unwrap();
    let mut eyes: Vec<Knowledge<TrueColors>> = Seat::all(start.seats())
        .map(|seat| Knowledge::of_start(table.setup(), &start, Viewer::Seat(seat)))
        .collect();
    table.replay(|before, m, after| {
        if matches!(m, Move::Attack { .. } | Move::Reveal { .. }) {
            eyes.iter().for_each(|knowledge| look(knowledge, m));
        }
        eyes.iter_mut().for_each(|knowledge| {
            knowledge.follow(before, m, after);
        });
    });
}

#[test]
fn chances_are_those_of_deduction_and_of_sampled_worlds() {
    let mut rng = chacha20::ChaCha8Rng::seed_from_u64(8);
    let mut looked = 0;
    each_attack(&hunters(4, 1), |knowledge, m| {
        let aid = TrueColors::aid(knowledge).unwrap();
        let chances = TrueColors::chances(knowledge).unwrap();
        for row in aid.rows.iter().filter(|row| !row.of.starts_with("attack")) {
            for seat in Seat::all(4) {
                let is = |&&((of, card), _): &&((Seat, Card), f64)| {
                    of == seat && serde_json::to_value(card).unwrap() == row.of.as_str()
                };
                let chance = chances.iter().find(is).map_or(0.0, |&(_, chance)| chance);
                assert_eq!(row.likely[seat.index()], Some(rounded(chance)));
            }
        }
        let (&Move::Attack { target, weapon }, Turn::Player(seat)) = (m, knowledge.turn) else { return };
        if !knowledge.viewer.is(seat) || looked == 12 {
            return;
        }
        looked += 1;
        let public = &knowledge.view.public;
        let room = public.players[seat].place.room().unwrap();
        let hit = Belief::of(knowledge).unwrap().unwrap().hit(public, target, room, weapon);
        let attack: Cards = [Card::Where(room), Card::What(weapon)].into_iter().collect();
        let hidden = attack.without(public.players[target].face_up);
        let hurts = |_: &u32| {
            let world = TrueColors::determinize(knowledge, &mut rng).unwrap();
            let hand = world.game().view(Viewer::Seat(target)).own.unwrap();
            hidden.is_empty() || !hand.and(hidden).is_empty()
        };
        let share = (0..200).filter(hurts).count() as f64 / 200.0;
        let off = 4.0 * (share * (1.0 - share) / 200.0).sqrt() + 0.01;
        assert!((hit - share).abs() <= off, "{hit} is not {share}");
    });
    assert!(looked > 5, "only {looked} attacks");
}

#[test]
fn indistinguishable_worlds_give_the_same_aid() {
    let mut rng = chacha20::ChaCha8Rng::seed_from_u64(9);
    let (mut number, mut differed) = (0, 0);
    each_attack(&hunters(3, 2), |knowledge, _| {
        number += 1;
        if number % 5 != 0 {
            return;
        }
        let world = TrueColors::determinize(knowledge, &mut rng).unwrap();
        assert_eq!(TrueColors::aid(&world.knowledge(knowledge.viewer)), TrueColors::aid(knowledge));
        differed += 1;
    });
    assert!(differed > 5, "only {differed} worlds");
}

fn entropy(chances: &[f64]) -> f64 {
    chances.iter().filter(|&&chance| chance > 0.0).map(|chance| -chance * chance.log2()).sum()
}

fn of_kind<'a>(review: &'a Review, what: &'static str) -> Vec<&'a Moment> {
    review.moments.iter().filter(|moment| moment.what == what).collect()
}

#[test]
fn a_game_reckoned_by_hand() {
    let table = killed();
    let review = TrueColors::review(&table, &names(3)).unwrap();
    let plies = table.log().len() as u32;

    let attacks = of_kind(&review, "Attack");
    let chances: Vec<f64> = attacks.iter().map(|moment| moment.chance.unwrap()).collect();
    assert_eq!(chances[0], 0.75);
    assert!((chances[1] - 5.0 / 11.0).abs() < 1e-9);
    assert_eq!(chances[2..], [1.0; 4]);
    assert!(attacks.iter().all(|moment| moment.grade.is_none()), "there was nothing else to strike with");
    assert_eq!(
        attacks[0].text,
        "Ann attacked Ben in the Kitchen with the Poison. By what Ann knew, the chance to turn a card up was 75 %. \
         A card was turned up."
    );
    let [kill] = of_kind(&review, "Kill")[..] else { panic!("one kill") };
    assert_eq!((kill.ply, kill.chance, kill.grade), (plies, Some(1.0), Some(Grade::Best)));

    // Of six cards, five, four, three and two; the last form is no choice.
    let turned_up = of_kind(&review, "Card turned up");
    assert_eq!(turned_up.len(), 5);
    // To those who look on, all cards were as likely with all three. Then the Kitchen is Ben's, and the Poison too
    // by 5 to 12: he would have shown the Kitchen one time in six, else one in five, and had it one time in three.
    let (poison, rest) = (5.0 / 17.0, (4.0 - 5.0 / 17.0) / 11.0);
    let split = |ben: f64| entropy(&[ben, (1.0 - ben) / 2.0, (1.0 - ben) / 2.0]);
    let told = 24.0 * 3.0_f64.log2() - 11.0 * split(3.0 / 11.0) - split(poison) - 11.0 * split(rest);
    let said = format!("Ben chose to turn up Kitchen, which told those who look on {told:.1} bits.");
    assert!(turned_up[0].text.starts_with(&said), "{} is not {said}", turned_up[0].text);
    assert!(turned_up[0].text.contains("Poison"));

    let [sure, open] = of_kind(&review, "Turning point")[..] else { panic!("two turning points") };
    assert_eq!((sure.seat, sure.ply), (Seat(0), attacks[1].ply + 1), "when the Poison was turned up");
    assert_eq!((open.seat, open.ply), (BEN, attacks[5].ply + 1), "when the last form was turned up");

    let ann = &review.curves[0].values;
    assert_eq!(ann.len() as u32, plies + 1);
    assert_eq!((ann[0], ann[1]), (38.039, 16.0), "24 of three; then 16 of two");
    let left = 14.0 * entropy(&[3.0 / 7.0, 4.0 / 7.0]);
    assert!((ann[plies as usize] - left).abs() < 1e-3, "seven rooms and weapons, of which Ben has three");
    assert_eq!(
        review.summary,
        [
            "Ann won: Ben died in the Kitchen by the Poison.".to_owned(),
            format!("From move {} on, everybody could see how Ben could be killed.", open.ply),
            "Ann attacked 7 times, and 6 times a card was turned up.".into(),
            "Ben attacked nobody.".into(),
            "Cat attacked nobody.".into(),
        ]
    );
}

/// Before the kill Ann takes the dice once: she could have won.
#[test]
fn a_kill_let_go_is_told() {
    let mut table = killed();
    let log = table.log().to_vec();
    table = Table::new(Setup::new(3)).unwrap();
    play(&mut table, log[..log.len() - 1].iter().cloned());
    play(&mut table, [Move::Roll {}, dice(1, 1), Move::Stay {}, POISON]);
    let review = TrueColors::review(&table, &names(3)).unwrap();
    let [missed] = of_kind(&review, "Missed kill")[..] else { panic!("one kill was let go") };
    assert_eq!((missed.ply, missed.grade), (log.len() as u32, Some(Grade::Poor)));
    assert!(review.summary.contains(&"Ann could have won sooner.".to_owned()));
}

#[test]
fn a_better_weapon_is_named() {
    let mut table = in_the_kitchen_with(Move::PickUp { weapon: What::Poker, drop: None });
    kill(&mut table);
    let review = TrueColors::review(&table, &names(3)).unwrap();
    let attacks = of_kind(&review, "Attack");
    // At first both are as likely; then the Poison is Ben's by 5 to 6, each of the seven others by what is left of four.
    assert_eq!((attacks[0].chance, attacks[0].grade), (Some(0.75), Some(Grade::Best)));
    assert!(((5.0 / 11.0) / ((4.0 - 5.0 / 11.0) / 7.0_f64) - 35.0 / 39.0).abs() < 1e-9);
    assert_eq!(attacks[1].grade, Some(Grade::Good), "35 of 39: {}", attacks[1].text);
    assert!(attacks[1].text.contains("was 45 %; Ben with the Poker: 51 %."), "{}", attacks[1].text);
    assert_eq!(attacks[2].grade, Some(Grade::Best));
}

#[test]
fn nothing_is_judged_before_the_end() {
    assert_eq!(TrueColors::review(&in_the_kitchen(), &names(3)), None);
}

/// Half a second at most for a game, with optimizations: `cargo test --release -p true-colors --test review -- --ignored`.
#[test]
#[ignore = "of meaning in the release profile alone"]
#[expect(clippy::print_stdout, reason = "it is run for its figures")]
fn reviews_are_quick() {
    for seats in [3, 4, 6] {
        let took = |seed| {
            let table = hunters(seats, seed);
            let start = Instant::now();
            assert!(TrueColors::review(&table, &names(seats.into())).is_some());
            start.elapsed()
        };
        let mut times: Vec<Duration> = (0..100).map(took).collect();
        times.sort();
        println!("{seats} players: median {:?}, worst {:?}", times[50], times[99]);
        assert!(times[99] < Duration::from_millis(500));
    }
}
