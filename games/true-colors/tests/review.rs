//! Help at the table and the review: cases worked out by hand, and whole games against other ways to work them out.

use std::time::{Duration, Instant};

use super::bots::level;
use super::kitchen::{dice, in_the_kitchen, in_the_kitchen_with, others_stay};
use bots::{Bot, Mean};
use game::{BySeat, Deduce, Game, Knowledge, Message, Reading, Seat, Table, Turn, Viewer};
use presentation::{Aid, Followed, Grade, Help, Listener, Moment, Playable, Review, rounded};
use rand::SeedableRng;
use testkit::script::play;
use true_colors::{Belief, Card, Decoy, Fact, Move, Setup, TrueColors, What, Where, Who};

const ANN: Viewer = Viewer::Seat(Seat(0));
const BEN: Seat = Seat(1);
const POISON: Move = Move::Attack { target: BEN, weapon: What::Poison };

const KITCHEN: Card = Card::Where(Where::Kitchen);
const THE_POISON: Card = Card::What(What::Poison);

/// In words, to a spectator.
fn said(messages: &[Message]) -> Vec<String> {
    let names: BySeat<String> = ["Ann", "Ben", "Cat"].into_iter().map(str::to_owned).collect();
    let to = Listener { viewer: Viewer::Spectator, names: &names };
    messages.iter().map(|message| TrueColors::words().try_say(message, to).unwrap()).collect()
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
    let [first @ .., last] = forms;
    for card in [Card::Where(Where::Kitchen), Card::What(What::Poison)].into_iter().chain(first) {
        strike(table, card);
    }
    // Before the roll and, without a step, after it.
    play(table, [POISON, Move::Reveal { card: last }, dice(1, 1), Move::Stay {}, POISON]);
}

/// What the aid says of Ben: possible and likely.
#[track_caller]
fn of_ben(aid: &Aid<Fact>, cards: &[Card]) -> [Option<f64>; 2] {
    let fact = Fact { seat: BEN, one_of: cards.iter().copied().collect() };
    let told = aid.facts.iter().find(|told| told.fact == fact);
    let told = told.unwrap_or_else(|| panic!("{fact:?} is not among the facts"));
    [told.possible, told.likely]
}

#[test]
fn the_sheet_before_and_after_an_answer() {
    let mut table = in_the_kitchen();
    let aid = TrueColors::aid(&table.knowledge(ANN)).unwrap();
    // 24 rooms and weapons of three; and one attack, for Cat is elsewhere.
    assert_eq!(aid.facts.len(), 24 * 3 + 1);
    assert_eq!(of_ben(&aid, &[KITCHEN]), [Some(0.5); 2]);
    assert_eq!(of_ben(&aid, &[Card::What(What::Axe)]), [Some(0.0); 2]);
    // Rooms and weapons are dealt apart: neither of the two in one of four deals.
    assert_eq!(of_ben(&aid, &[KITCHEN, THE_POISON]), [Some(0.75); 2]);
    // Whoever does not choose an attack now is not told of any.
    let other_viewers = [Viewer::Seat(Seat(2)), Viewer::Spectator].map(|viewer| table.knowledge(viewer));
    assert!(other_viewers.iter().all(|knowledge| TrueColors::aid(knowledge).unwrap().facts.len() == 24 * 3));

    let mut other = table.clone();
    strike(&mut table, KITCHEN);
    let aid = TrueColors::aid(&table.knowledge(ANN)).unwrap();
    assert_eq!(of_ben(&aid, &[KITCHEN]), [Some(1.0); 2]);
    // With both he would have shown the Kitchen one time in six, with it alone one time in five: 5 to 6.
    assert_eq!(of_ben(&aid, &[THE_POISON]), [Some(0.5), Some(rounded(5.0 / 11.0))]);
    assert_eq!(aid.facts.len(), 24 * 3, "the Poison alone decides what an attack brings");

    strike(&mut other, Card::Who(Who::MrsWhite));
    let aid = TrueColors::aid(&other.knowledge(ANN)).unwrap();
    // Both, or one of two: two in three. A shape is turned up 4 times in 6 with both, 4 in 5 with one: 11 in 17.
    assert_eq!(of_ben(&aid, &[KITCHEN]), [Some(0.667), Some(rounded(11.0 / 17.0))]);
    assert_eq!(of_ben(&aid, &[KITCHEN, THE_POISON]), [Some(1.0); 2], "one of them it is");
}

#[test]
fn the_reasoner_tells_what_is_certain_alone() {
    assert_eq!(TrueColors::helps(), Help::ALL);
    let mut table = in_the_kitchen();
    strike(&mut table, KITCHEN);
    let aid = TrueColors::aid(&table.knowledge(ANN)).unwrap().at(Help::Reasoner).unwrap();
    assert_eq!(of_ben(&aid, &[KITCHEN]), [Some(1.0); 2]);
    // Of the Poison it is certain only that Ann does not have it.
    let of_poison = aid.facts.iter().filter(|told| told.fact.one_of.contains(THE_POISON));
    assert!(of_poison.map(|told| told.fact.seat).eq([Seat(0)]));
}

fn hunters(seats: u8, seed: u64) -> Table<TrueColors> {
    let levels = ["hunter", "prowler"].map(level);
    let bots: Vec<&dyn Bot<TrueColors>> = (0..usize::from(seats)).map(|seat| &*levels[seat % 2]).collect();
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
fn chances_are_those_of_sampled_worlds() {
    let mut rng = chacha20::ChaCha8Rng::seed_from_u64(8);
    let mut looked = 0;
    each_attack(&hunters(4, 1), |knowledge, m| {
        let (&Move::Attack { target, weapon }, Turn::Player(seat)) = (m, knowledge.turn) else { return };
        if !knowledge.viewer.is(seat) || looked == 12 {
            return;
        }
        looked += 1;
        let public = &knowledge.view.public;
        let room = public.players[seat].place.room().unwrap();
        let attack = [Card::Where(room), Card::What(weapon)].into_iter().filter(|&card| {
            let up = public.players[target].face_up;
            !up.contains(card)
        });
        let fact = Fact { seat: target, one_of: attack.collect() };
        let chance = Belief::of(knowledge, Reading::Likely).unwrap().unwrap().chance(fact);
        let hurts = |_: &u32| {
            let world = TrueColors::determinize(knowledge, &mut rng).unwrap();
            let hand = world.game().view(Viewer::Seat(target)).own.unwrap();
            !hand.and(fact.one_of).is_empty()
        };
        let share = (0..200).filter(hurts).count() as f64 / 200.0;
        let off = 4.0 * (share * (1.0 - share) / 200.0).sqrt() + 0.01;
        assert!((chance - share).abs() <= off, "{chance} is not {share}");
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

#[track_caller]
fn close(value: Option<f64>, expected: f64) {
    assert!(value.is_some_and(|value| (value - expected).abs() < 1e-9), "{value:?} is not {expected}");
}

/// The bits left in a question that is answered yes with this chance.
fn open_question(chance: f64) -> f64 {
    entropy(&[chance, 1.0 - chance])
}

/// How much of the cases left so many bits rule out, in whole per cent.
fn share(bits: f64) -> u32 {
    (100.0 * (1.0 - 2_f64.powf(-bits))).round() as u32
}

fn entropy(chances: &[f64]) -> f64 {
    chances.iter().filter(|&&chance| chance > 0.0).map(|chance| -chance * chance.log2()).sum()
}

fn of_kind<'a>(review: &'a Review<Fact>, what: &str) -> Vec<&'a Moment> {
    review.moments.iter().filter(|moment| moment.what.name == what).collect()
}

#[test]
fn a_game_worked_out_by_hand() {
    let table = killed();
    let review = TrueColors::review(&table).unwrap();
    let plies = table.log().len() as u32;

    let attacks = of_kind(&review, "review-attack");
    let chances: Vec<f64> = attacks.iter().map(|moment| moment.chance.unwrap()).collect();
    assert_eq!(chances[0], 0.75);
    assert!((chances[1] - 5.0 / 11.0).abs() < 1e-9);
    assert_eq!(chances[2..], [1.0; 4]);
    assert!(attacks.iter().all(|moment| moment.grade.is_none()), "there was nothing else to strike with");
    // Nothing is turned up one time in four; the Kitchen where it is one of five cards or one of six; else a shape.
    let kitchen = open_question(5.0 / 11.0) + 7.0 * open_question(3.0 / 7.0) + 7.0 * open_question(39.0 / 77.0);
    let form = 2.0 * open_question(11.0 / 17.0) + 14.0 * open_question((4.0 - 11.0 / 17.0) / 7.0);
    let left = 0.25 * 14.0 * open_question(4.0 / 7.0) + 2.0 * 11.0 / 120.0 * kitchen + 17.0 / 30.0 * form;
    let (promised, told) = (16.0 - left, 16.0 - kitchen);
    assert_eq!(
        said(&attacks[0].text),
        [
            "Ann attacked Ben in the Kitchen with the Poison.".to_owned(),
            format!(
                "From what Ann knew, the chance of turning up a card was 75%, and on average the answer would rule out {}% of the cases left.",
                share(promised)
            ),
            "It was the only attack that could be made, so it has no grade.".to_owned(),
            format!("A card was turned up, and Ann could rule out {}% of the cases.", share(told)),
        ]
    );
    // Four bits are worth a card.
    close(attacks[0].luck, 1.0 - 0.75 + (told - promised) / 4.0);
    assert_eq!(attacks[0].skill, None);
    // When both lie face up a shape is certain, and tells nothing of the rooms and weapons.
    close(attacks[3].luck, 0.0);
    let [kill] = of_kind(&review, "review-kill")[..] else { panic!("one kill") };
    assert_eq!((kill.ply, kill.chance, kill.grade), (plies, Some(1.0), Some(Grade::Best)));
    let best = review.highlights[0].best.map(|place| &review.moments[place]);
    assert_eq!(best, Some(kill), "what wins the game is the best moment");

    // Of six cards, five, four, three and two; the last shape is not a choice.
    let turned_up = of_kind(&review, "review-card-turned-up");
    assert_eq!(turned_up.len(), 5);
    // To a spectator, all cards were as likely with all three. Then the Kitchen is Ben's, and the Poison too
    // by 5 to 12: he would have shown the Kitchen one time in six, else one in five, and had it one time in three.
    let (poison, rest) = (5.0 / 17.0, (4.0 - 5.0 / 17.0) / 11.0);
    let split = |ben: f64| entropy(&[ben, (1.0 - ben) / 2.0, (1.0 - ben) / 2.0]);
    let told = 24.0 * 3.0_f64.log2() - 11.0 * split(3.0 / 11.0) - split(poison) - 11.0 * split(rest);
    let text = said(&turned_up[0].text);
    assert_eq!(
        text[0],
        format!(
            "Ben chose to turn up the Kitchen. For somebody who knows only what everybody can see, that ruled out {}% of the cases.",
            share(told)
        )
    );
    let others = "The other choices, with how much each would have ruled out: Mrs. White (";
    assert!(text[1].starts_with(others) && text[1].contains(" and the Poison ("), "{text:?}");

    let [open] = of_kind(&review, "review-turning-point")[..] else { panic!("one turning point") };
    assert_eq!((open.seat, open.ply), (BEN, attacks[5].ply + 1), "when the last form was turned up");
    let text = "From here on everybody could see how Ben could be killed: in the Kitchen with the Poison.";
    assert_eq!(said(&open.text), [text]);
    let sure = attacks[1].ply + 1; // When the Poison was turned up.

    let ann = &review.curves[0].values;
    assert_eq!(ann.len() as u32, plies + 1);
    assert_eq!((ann[0], ann[1]), (38.039, 16.0), "24 of three; then 16 of two");
    let left = 14.0 * entropy(&[3.0 / 7.0, 4.0 / 7.0]);
    assert!((ann[plies as usize] - left).abs() < 1e-3, "seven rooms and weapons, of which Ben has three");
    assert_eq!(
        said(&review.summary),
        [
            "Ann won by killing Ben in the Kitchen with the Poison.".to_owned(),
            format!(
                "From what Ann knew, it was certain from move {sure} on that the Kitchen and the Poison can hurt Ben."
            ),
            format!(
                "From move {} on all shapes of Ben lay face up: everybody could see how Ben could be killed.",
                open.ply
            ),
            "Ann attacked 7 times, and 6 cards were turned up.".into(),
            "Ben attacked nobody.".into(),
            "Cat attacked nobody.".into(),
            "Ann had the luckiest attacks: more came of them than one could expect.".into(),
        ]
    );
}

/// Instead of the kill Ann ends her turn: she could have won.
#[test]
fn a_kill_let_go_is_told() {
    let mut table = killed();
    let log = table.log().to_vec();
    table = Table::new(Setup::new(3)).unwrap();
    play(&mut table, log[..log.len() - 1].iter().cloned());
    play(&mut table, [Move::End {}]);
    others_stay(&mut table);
    play(&mut table, [POISON]);
    let review = TrueColors::review(&table).unwrap();
    let [missed] = of_kind(&review, "review-missed-kill")[..] else { panic!("one kill was let go") };
    assert_eq!((missed.ply, missed.grade), (log.len() as u32, Some(Grade::Blunder)));
    assert_eq!(said(&missed.text), ["Ann did not kill Ben, although everybody could see how."]);
    assert_eq!(
        said(missed.better.as_slice()),
        ["Attacking Ben in the Kitchen with the Poison would have won the game."]
    );
    assert!(said(&review.summary).contains(&"Ann could have won sooner.".to_owned()));
}

#[test]
fn a_better_weapon_is_named() {
    let mut table = in_the_kitchen_with(Move::PickUp { weapon: What::Poker, drop: None });
    kill(&mut table);
    let review = TrueColors::review(&table).unwrap();
    let attacks = of_kind(&review, "review-attack");
    // At first both are as likely.
    assert_eq!((attacks[0].chance, attacks[0].grade), (Some(0.75), Some(Grade::Best)));
    close(attacks[0].skill, 0.0);
    // Then the Poison is Ben's by 5 to 6, each of the seven others by what is left of four.
    let (poison, poker) = (5.0 / 11.0, 39.0 / 77.0);
    let before = open_question(poison) + 7.0 * open_question(poker);
    let of_poison = before - 7.0 * open_question(3.0 / 7.0);
    let with = |poison: f64, held: f64| open_question(poison) + 6.0 * open_question((held - poison) / 6.0);
    let of_poker = before - poker * with(15.0 / 39.0, 3.0) - (1.0 - poker) * with(20.0 / 38.0, 4.0);
    let (made, best) = (poison + of_poison / 4.0, poker + of_poker / 4.0);
    close(attacks[1].skill, made - best);
    assert_eq!(attacks[1].grade, Some(Grade::of_share(made / best)));
    assert_eq!(
        [&said(&attacks[1].text)[1], &said(attacks[1].better.as_slice())[0]],
        [
            &format!(
                "From what Ann knew, the chance of turning up a card was 45%, and on average the answer would rule out {}% of the cases left.",
                share(of_poison)
            ),
            &format!(
                "Attacking Ben with the Poker would have been better: a chance of 51%, and {}% of the cases ruled out.",
                share(of_poker)
            ),
        ]
    );
    // When Kitchen and Poison lie face up, the Poison is sure of a shape; the Poker would tell more and turn up less.
    assert_eq!(attacks[2].grade, Some(Grade::Best));
}

/// Luck is what came less what was to be expected, so its expected value is 0: where all turn up any card as
/// readily, to the last digit. Each game is one sample, for what is lucky within a game hangs together.
#[test]
fn mean_luck_is_zero() {
    let prowler = level("prowler");
    for (seats, decoy) in [(3, Decoy::OnMatch), (4, Decoy::AnyAttack)] {
        let bots: Vec<&dyn Bot<TrueColors>> = (0..seats).map(|_| &*prowler).collect();
        let setup = Setup { decoy, max_rounds: 8, ..Setup::new(seats) };
        let (mut mean, mut told) = (Mean::default(), 0.0_f64);
        for seed in 0..80 {
            let table = bots::play(&setup, &bots, &mut chacha20::ChaCha8Rng::seed_from_u64(seed)).unwrap();
            let review = TrueColors::review(&table).unwrap();
            mean.add(review.totals.iter().map(|total| total.luck).sum());
            told = review.moments.iter().filter_map(|moment| moment.luck).map(f64::abs).fold(told, f64::max);
        }
        assert!(mean.mean().abs() < 4.0 * mean.standard_error(), "{seats} players: {mean:?}");
        assert!(mean.standard_error() < 0.5 && told > 0.5, "too little to tell: {mean:?}, {told}");
    }
}

#[test]
fn nothing_is_better_than_the_best() {
    for (seats, seed) in [(3, 1), (4, 2), (6, 3)] {
        let review = TrueColors::review(&hunters(seats, seed)).unwrap();
        let mut struck = 0;
        for moment in &review.moments {
            if let Some(skill) = moment.skill {
                struck += 1;
                assert!(skill <= 0.0, "{moment:?}");
                assert_eq!(moment.grade == Some(Grade::Best), skill == 0.0, "{moment:?}");
            }
        }
        assert!(struck > 5, "{seats} players: {struck}");
    }
}

/// Each fact is said to follow from exactly the first move on after which it is certain.
#[test]
fn what_followed_followed_then_and_not_before() {
    let table = hunters(3, 4);
    let review = TrueColors::review(&table).unwrap();
    let start = TrueColors::start(table.setup()).unwrap();
    for seat in Seat::all(3) {
        let mut knowledge = Knowledge::of_start(table.setup(), &start, Viewer::Seat(seat));
        let (mut ply, mut known, mut found) = (0, std::collections::BTreeSet::new(), Vec::new());
        table.replay(|before, m, after| {
            knowledge.follow(before, m, after);
            ply += 1;
            if after.turn() == Turn::Over {
                return;
            }
            let chances = TrueColors::chances(&knowledge, Reading::Possible).unwrap();
            for (at, card) in Seat::all(3).flat_map(|at| (0..36).map(move |card| (at, Card::from_index(card)))) {
                let fact = Fact::card(at, card);
                let chance = chances.iter().find(|(other, _)| *other == fact).map_or(0.0, |&(_, chance)| chance);
                if (chance == 0.0 || chance == 1.0) && known.insert(fact) {
                    found.push(Followed { seat, fact, is: chance == 1.0, ply });
                }
            }
        });
        let by_fact = |followed: &Followed<Fact>| (followed.ply, followed.fact);
        let mut told: Vec<_> = review.followed.iter().filter(|one| one.seat == seat).cloned().collect();
        told.sort_by_key(by_fact);
        found.sort_by_key(by_fact);
        assert_eq!(told, found);
        assert!(told.iter().any(|one| one.ply > 1 && one.is));
    }
}

#[test]
fn nothing_is_judged_before_the_end() {
    assert_eq!(TrueColors::review(&in_the_kitchen()), None);
}

/// Half a second at most for a game, with optimizations: `cargo test --release -p true-colors review -- --ignored`.
#[test]
#[ignore = "takes long, and its figures mean something in a release build only"]
#[expect(clippy::print_stdout, reason = "it is run for its figures")]
fn reviews_are_quick() {
    for seats in [3, 4, 6] {
        let took = |seed| {
            let table = hunters(seats, seed);
            let start = Instant::now();
            assert!(TrueColors::review(&table).is_some());
            start.elapsed()
        };
        let mut times: Vec<Duration> = (0..100).map(took).collect();
        times.sort();
        println!("{seats} players: median {:?}, worst {:?}", times[50], times[99]);
        assert!(times[99] < Duration::from_millis(500));
    }
}
