//! What the review says, in cases that were worked out by hand and against the deduction.

pub(crate) mod hunt;

use bots::{Bot, Mean};
use chacha20::ChaCha8Rng;
use game::chance::below;
use game::{Arg, Deduce, Game, Knowledge, Message, Options, Reading, Seat, Table, Turn, Viewer};
use presentation::{Grade, Moment, Playable, rounded};
use rand::SeedableRng;
use three_dead_strangers::{Belief, Character, Fact, Move, Setup, Strangers, Toy};

use super::bots::level;
use super::rules::script::{self, Away, Left, ROLES, Right, Script, lay};
use hunt::{hunt, is, say};

type Review = presentation::Review<Fact>;

fn review(table: &Table<Strangers>) -> Review {
    Strangers::review(table).expect("the match is over")
}

fn percent(chance: f64) -> String {
    let Arg::Percent(percent) = Arg::percent(chance) else { unreachable!("a chance is told in per cent") };
    format!("{percent}%")
}

/// A whole match between bots of this level.
fn play(seats: u8, games: u8, name: &str, seed: u64) -> Table<Strangers> {
    let bot = level(name);
    let bots: Vec<&dyn Bot<Strangers>> = (0..seats).map(|_| &*bot).collect();
    let setup = Setup { games, ..Setup::new(seats) };
    bots::play(&setup, &bots, &mut ChaCha8Rng::seed_from_u64(seed)).unwrap()
}

/// Calls with the game and all knowledge (the seats', then the spectator's) before each move, and with the move.
fn each_move(table: &Table<Strangers>, mut look: impl FnMut(&Strangers, &[Knowledge<Strangers>], &Move)) {
    let start = Strangers::start(table.setup()).unwrap();
    let mut eyes: Vec<_> =
        Viewer::all(start.seats()).map(|viewer| Knowledge::of_start(table.setup(), &start, viewer)).collect();
    table.replay(|before, m, after| {
        look(before, &eyes, m);
        eyes.iter_mut().for_each(|eyes| {
            eyes.follow(before, m, after);
        });
    });
}

fn moments(review: &Review, what: &'static str) -> Vec<(u32, u8, String, Option<Grade>)> {
    let of_kind = review.moments.iter().filter(|moment| moment.what == Message::new(what));
    let said = |text: &[Message]| say(text, Viewer::Spectator);
    let all = |moment: &Moment| moment.text.iter().chain(&moment.better).cloned().collect::<Vec<_>>();
    of_kind.map(|moment| (moment.ply, moment.seat.0, said(&all(moment)), moment.grade)).collect()
}

#[test]
fn the_hunt_is_told_move_by_move() {
    let mut script = hunt();
    script.draw("!");
    script.accuse(0, Character::Shelby, 0);
    let review = review(&script.table);
    let before = |ply: usize, seat: u8| {
        let mut table: Table<Strangers> = Table::new(script.table.setup().clone()).unwrap();
        for m in &script.table.log()[..ply] {
            table.play(table.game().turn().mover().unwrap(), m.clone()).unwrap();
        }
        Belief::of(&table.knowledge(Viewer::Seat(Seat(seat))), Reading::Likely).unwrap().unwrap()
    };
    let shelby = |ply: usize, seat: u8, other: u8| before(ply, seat).chance(is(other, Character::Shelby));
    let [dan, ada, ben] = [3, 0, 1].map(|seat| percent(shelby(3, 2, seat)));
    let complete = format!(
        "Cleo completed the evidence against Shelby in front of the first victim. \
        From what Cleo knew, that could be Dan ({dan}), Ada ({ada}) or Ben ({ben})."
    );
    assert_eq!(moments(&review, "review-complete"), [(4, 2, complete, None)]);
    let of = "of murdering the first victim as Shelby.";
    // Ada has brought the first kind of evidence against Shelby to show and Ben the second, which whoever is Shelby minds
    // more. Then both Dan and Ada have named Shelby, and Ada has shown evidence against Shelby too.
    let chances = [shelby(4, 3, 1), shelby(8, 1, 3)];
    let others = [shelby(4, 3, 0), shelby(8, 1, 0)];
    assert!(chances[0] < others[0] && chances[1] > others[1], "{chances:?} {others:?}");
    let [first, second] = others.map(percent);
    let dan = format!(
        "Dan accused Ben {of} From what Dan knew, the chance that it was right was {}. Counting only whom accusations had ruled out, it was 33%. \
        The accusation was wrong. Another was likelier: Ada as Shelby, {first}.",
        percent(chances[0])
    );
    let ada = format!("Ada accused Cleo {of} That was a bluff: Ada was Shelby.");
    let ben = format!(
        "Ben accused Dan {of} From what Ben knew, the chance that it was right was {}. Counting only whom accusations had ruled out, it was 50%. \
        The next best was Ada as Shelby, {second}. The accusation was wrong.",
        percent(chances[1])
    );
    let cleo = format!(
        "Cleo accused Ada {of} Cleo could be sure of it. \
        There was no other accusation to make. The accusation was right."
    );
    let share = Some(Grade::of_share(chances[0] / others[0]));
    assert_eq!(
        moments(&review, "review-accusation"),
        [(5, 3, dan, share), (7, 0, ada, None), (9, 1, ben, Some(Grade::Best)), (11, 2, cleo, None)]
    );
    let judged: Vec<_> =
        review.moments.iter().filter(|moment| moment.skill.is_some() || moment.chance.is_some()).collect();
    let sums: Vec<_> = judged.iter().map(|moment| (moment.chance, moment.skill, moment.luck)).collect();
    let expected = [
        (Some(chances[0]), Some(chances[0] - others[0]), Some(-chances[0])),
        (Some(0.0), None, None),
        (Some(chances[1]), Some(0.0), Some(-chances[1])),
        (Some(1.0), None, Some(0.0)),
    ];
    assert_eq!(sums, expected);
    // Dan is not Shelby himself, so the two wrong accusations tell him all; the others need the third.
    let could = |who: &str| format!("From here on {who} could know that Ada is Shelby.");
    let turning = [(7, 3, could("Dan"), None), (9, 1, could("Ben"), None), (9, 2, could("Cleo"), None)];
    assert_eq!(moments(&review, "review-turning-point"), turning);
    assert_eq!(moments(&review, "review-found-out"), [(11, 0, "Cleo found out that Ada was Shelby. The evidence in front of the first victim had been complete since move 4.".into(), None)]);
    let summary =
        |viewer| review.summary.iter().map(|one| say(std::slice::from_ref(one), viewer)).collect::<Vec<_>>();
    assert_eq!(
        summary(Viewer::Spectator),
        [
            "The game was won by Ben, Cleo and Dan.",
            "Ada made one accusation, and it was wrong. They could never be sure who another player was. They were found out at move 11.",
            "Ben made one accusation, and it was wrong. They could first be sure who another player was, whose card still lay face down, at move 9. Nobody found them out.",
            "Cleo made one accusation, and it was right. They could first be sure who another player was, whose card still lay face down, at move 9. Nobody found them out.",
            "Dan made one accusation, and it was wrong. They could first be sure who another player was, whose card still lay face down, at move 7. Nobody found them out.",
        ]
    );
    assert_eq!(
        summary(Viewer::Seat(Seat(1)))[..3],
        [
            "The game was won by you, Cleo and Dan.",
            "Ada made one accusation, and it was wrong. They could never be sure who another player was. They were found out at move 11.",
            "You made one accusation, and it was wrong. You could first be sure who another player was, whose card still lay face down, at move 9. Nobody found you out.",
        ]
    );
}

/// The bits left are those of the belief at each moment, and never more than those of the ways that are possible, which
/// were counted by hand after each accusation.
#[test]
fn the_curves_of_the_hunt_are_the_bits_left() {
    let mut script = hunt();
    script.draw("!");
    script.accuse(0, Character::Shelby, 0);
    let review = review(&script.table);
    let expected: [(Option<u8>, [f64; 7]); 5] = [
        (Some(0), [24.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0]),
        (Some(1), [24.0, 6.0, 6.0, 6.0, 4.0, 2.0, 2.0]),
        (Some(2), [24.0, 6.0, 6.0, 4.0, 4.0, 2.0, 2.0]),
        (Some(3), [24.0, 6.0, 6.0, 4.0, 2.0, 2.0, 2.0]),
        (None, [24.0, 24.0, 24.0, 18.0, 12.0, 6.0, 6.0]),
    ];
    for (curve, (seat, ways)) in review.curves.iter().zip(expected) {
        assert_eq!(curve.seat, seat.map(Seat));
        assert_eq!(curve.values.len(), script.table.log().len() + 1);
        for (ply, ways) in [0, 1, 4, 5, 7, 9, 11].into_iter().zip(ways) {
            assert!(curve.values[ply] <= f64::log2(ways) + 1e-3, "{seat:?} at {ply}");
        }
        // Nothing tells yet.
        assert!((curve.values[0] - 24_f64.log2()).abs() < 1e-3 && (curve.values[1] - ways[1].log2()).abs() < 1e-3);
    }
    let mut ply = 0;
    each_move(&script.table, |_, eyes, _| {
        for (eyes, curve) in eyes.iter().zip(&review.curves) {
            let belief = Belief::of(eyes, Reading::Likely).unwrap();
            let bits = belief.map_or(24_f64.log2(), |belief| belief.bits());
            assert!((curve.values[ply] - bits).abs() < 1e-3);
        }
        ply += 1;
    });
}

/// Evidence against oneself is bad where it could be helped, and so is an accusation that cannot be right.
#[test]
fn what_could_be_known_to_be_bad_is_graded_so() {
    let hands = ["SmTm TwSm VwDw", "SoTm ToSm VwDw", "SwTm TmVm VwDw", "! TmSm VwDw"];
    let deck = hands.iter().flat_map(|hand| script::cards(hand)).collect();
    let toy = Some(Toy { characters: 4, victims: 2, hand: 3 });
    let mut script = Script::new(Setup { deck: Some(deck), toy, ..Setup::new(4) }, &hands);
    script.make(lay(0, "SmTm", "Tm", (0, 0), Away));
    script.make(lay(0, "SoTm", "Tm", (0, 0), Right));
    script.make(lay(0, "SwTm", "Tm", (0, 0), Left));
    script.make(lay(1, "TmSm", "Sm", (0, 0), Away));
    script.make(lay(1, "TwSm", "Sm", (0, 0), Right));
    script.make(lay(1, "ToSm", "Sm", (0, 0), Left));
    script.make(lay(1, "TmVm", "Tm", (1, 0), Away));
    script.accuse(0, Character::Shelby, 1);
    script.draw("!");
    script.accuse(0, Character::Shelby, 2);
    script.draw("!");
    script.accuse(0, Character::Shelby, 3);
    script.draw("!");
    // Everybody knows by now that Ada is Shelby, and so she is not Thomas.
    script.accuse(1, Character::Thomas, 0);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    while let Some(mover) = script.table.game().turn().mover() {
        let m = script.table.game().options().pick(&mut rng);
        script.table.play(mover, m).unwrap();
    }
    let review = review(&script.table);
    let text = "Ben completed the evidence against Thomas in front of the second victim. \
        That is their own character: now they could be accused. \
        From what everybody knew after that, the chance that Ben was Thomas was 23%. So it cost little. \
        Ben could have played something that did not complete it.";
    assert_eq!(moments(&review, "review-complete")[1], (7, 1, text.into(), Some(Grade::Fine)));
    let text = "Cleo accused Ada of murdering the second victim as Thomas. \
        From what Cleo knew, it could not be right. \
        Cleo is Vernon. Dan wrongly accused Ben: Ben is not Shelby. Ben wrongly accused Dan: Dan is not Shelby. \
        The accusation was wrong. Another was likelier: Ada as Shelby, 100%.";
    assert_eq!(moments(&review, "review-accusation")[3], (15, 2, text.into(), Some(Grade::Blunder)));
}

#[test]
fn the_aid_has_the_chances_of_the_deduction() {
    let mut looked = 0;
    for seats in 2..=4 {
        each_move(&play(seats, 2, "careful", seats.into()), |game, eyes, _| {
            for knowledge in eyes {
                let [possible, likely] =
                    Reading::ALL.map(|reading| Strangers::chances(knowledge, reading).unwrap());
                let Some(aid) = Strangers::aid(knowledge) else {
                    assert!(possible.is_empty() && likely.is_empty());
                    continue;
                };
                let chance = |chances: &[(Fact, f64)], fact| {
                    chances.iter().find(|(known, _)| *known == fact).map_or(0.0, |(_, chance)| *chance)
                };
                for told in &aid.facts {
                    assert_eq!(told.possible, Some(rounded(chance(&possible, told.fact))));
                    assert_eq!(told.likely, Some(rounded(chance(&likely, told.fact))));
                }
                assert_eq!(aid.facts.len(), game.seats() * ROLES.len());
                looked += game.seats();
            }
        });
    }
    assert!(looked > 1_000);
}

/// Chances and grades of accusations are those of the accuser's knowledge, whoever they hit.
#[test]
fn accusations_are_judged_by_what_the_accuser_knew() {
    let (mut accusations, mut wrong, mut turning) = (0, 0, 0);
    for (seats, games, level, seed) in [
        (2, 1, "careful", 1),
        (3, 1, "careful", 2),
        (4, 1, "careful", 3),
        (4, 1, "schemer", 4),
        (3, 2, "schemer", 5),
        (4, 1, "random", 6),
    ] {
        let table = play(seats, games, level, seed);
        let review = review(&table);
        let (mut ply, mut found_out) = (0, 0);
        each_move(&table, |game, eyes, m| {
            ply += 1;
            let (Turn::Player(by), &Move::Accuse { character, seat, .. }) = (game.turn(), m) else { return };
            let right = {
                let mut truth = Vec::new();
                game.facts(&mut truth);
                truth.contains(&Fact { seat, character })
            };
            let is_it = |moment: &&Moment| moment.ply == ply && moment.what == Message::new("review-accusation");
            let moment = review.moments.iter().find(is_it).unwrap();
            assert_eq!(moment.seat, by);
            let chance =
                Belief::of(&eyes[by.index()], Reading::Likely).unwrap().unwrap().chance(Fact { seat, character });
            assert_eq!(moment.chance, Some(chance));
            assert!(moment.skill.is_none_or(|skill| skill <= 0.0));
            assert!(if right { chance > 0.0 } else { chance < 1.0 });
            let revealed = eyes[by.index()].view.public.players[seat].revealed.is_some();
            found_out += usize::from(right && !revealed);
            wrong += u32::from(!right);
            accusations += 1;
        });
        assert_eq!(moments(&review, "review-found-out").len(), found_out);
        turning += moments(&review, "review-turning-point").len();
        assert_eq!(review.summary.len(), 1 + usize::from(seats));
        assert_eq!(review.totals.len(), usize::from(seats));
    }
    assert!(accusations > 20 && wrong > 5 && turning > 5, "{accusations} {wrong} {turning}");
}

#[test]
fn a_match_that_goes_on_is_not_judged() {
    assert_eq!(Strangers::review(&hunt().table), None);
}

/// A match between bots of any levels.
fn mixed(seats: u8, games: u8, seed: u64) -> Table<Strangers> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    // The phantom's games are much alike, and take a hundred times as long.
    let levels = Strangers::bots();
    let quick = levels.len() as u32 - 1;
    let bots: Vec<&dyn Bot<Strangers>> =
        (0..seats).map(|_| &*levels[below(&mut rng, quick) as usize].bot).collect();
    bots::play(&Setup { games, ..Setup::new(seats) }, &bots, &mut rng).unwrap()
}

/// Whoever could play nothing but an Accusation is not praised for it first of all.
#[test]
fn what_was_forced_is_nobodys_best_moment() {
    let (mut forced, mut best) = (0, 0);
    for number in 0..120 {
        let review = review(&mixed(2 + (number % 3) as u8, 1, number));
        let had_to = |moment: &Moment| moment.text.iter().any(|message| message.name == "review-had-to-accuse");
        forced += review.moments.iter().filter(|moment| had_to(moment)).count();
        for place in review.highlights.iter().filter_map(|one| one.best) {
            assert!(!had_to(&review.moments[place]), "game {number}: {:?}", review.moments[place]);
            best += 1;
        }
    }
    assert!(forced > 0 && best > 0, "{forced} {best}");
}

/// A bluff finds nobody out: where somebody was more likely than not to be found out instead, that was better.
#[test]
fn a_bluff_in_the_place_of_a_likely_accusation_is_a_miss() {
    let (mut dear, mut cheap) = (0, 0);
    for number in 0..160 {
        let table = mixed(2 + (number % 3) as u8, 1, number);
        for moment in review(&table).moments {
            if !moment.text.iter().any(|message| message.name == "review-bluff") {
                continue;
            }
            assert_eq!((moment.chance, moment.luck), (Some(0.0), None), "game {number}: {moment:?}");
            match (moment.grade, &moment.better) {
                (None, None) => cheap += 1,
                (Some(grade), Some(better)) => {
                    assert!(grade <= Grade::Inaccuracy, "game {number}: {moment:?}");
                    assert_eq!(better.name, "review-another-was-likelier");
                    assert!(better.args.get("chance") >= Some(&Arg::percent(0.5)), "game {number}: {better:?}");
                    dear += 1;
                }
                _ => panic!("game {number}: {moment:?}"),
            }
        }
    }
    assert!(dear > 0 && cheap > 0, "{dear} {cheap}");
}

/// Whoever was found out and did not win reads first who did it; nobody else is told that they lost by something.
#[test]
fn who_was_found_out_lost_by_that() {
    let mut lost = 0;
    for number in 0..30 {
        let table = mixed(2 + (number % 3) as u8, 1, number);
        let (review, won) = (review(&table), table.game().winners());
        for one in &review.highlights {
            let found = |moment: &&Moment| moment.seat == one.seat && moment.what.name == "review-found-out";
            let last = review.moments.iter().rfind(found);
            let told = one.lost.map(|place| &review.moments[place]);
            assert_eq!(told, last.filter(|_| !won[one.seat]), "game {number}");
            lost += usize::from(told.is_some());
        }
    }
    assert!(lost > 5, "{lost}");
}

/// What one did oneself towards being found out is told with it: a card, a cover that was not made, an accusation.
#[test]
fn who_was_found_out_reads_what_they_did_towards_it() {
    let names = ["review-had-completed", "review-had-left-it", "review-betrayed"];
    let mut told = [0; 3];
    for number in 0..160 {
        let review = review(&mixed(2 + (number % 3) as u8, 1, number));
        for moment in review.moments.iter().filter(|moment| moment.what.name == "review-found-out") {
            let said = names.map(|name| moment.text.iter().find(|message| message.name == name));
            said.iter().zip(&mut told).for_each(|(said, told)| *told += usize::from(said.is_some()));
            for (what, grade) in [("review-complete", said[0]), ("review-exposed", said[1])] {
                let Some(message) = grade else { continue };
                let ply = message.args.get("move").or(moment.text[1].args.get("move"));
                let condemned = |one: &&Moment| {
                    one.what.name == what && one.seat == moment.seat && one.grade < Some(Grade::Fine)
                };
                let mut misses = review.moments.iter().filter(condemned);
                assert!(misses.any(|miss| ply == Some(&miss.ply.into())), "game {number}: {moment:?}");
            }
            if let Some(betrayed) = said[2] {
                let (Some(Arg::Percent(before)), Some(Arg::Percent(after))) =
                    (betrayed.args.get("before"), betrayed.args.get("after"))
                else {
                    panic!("game {number}: {betrayed}")
                };
                assert!(after - before >= 9, "game {number}: {betrayed}");
            }
        }
    }
    assert!(told.iter().all(|&times| times > 0), "{told:?}");
}

/// Luck is what came less what was to be expected: over many games, and whoever plays, nothing.
#[test]
fn mean_luck_is_zero() {
    let mut luck = Mean::default();
    for number in 0..240 {
        let seats = 2 + (number % 3) as u8;
        let moments = review(&mixed(seats, 1, 500_000 + number)).moments;
        // Each game is one sample, for what is lucky within a game hangs together.
        luck.add(moments.iter().filter_map(|moment| moment.luck).fold(0.0, |sum, luck| sum + luck));
    }
    assert!(luck.mean().abs() < 4.0 * luck.standard_error(), "{luck:?}");
    assert!(luck.standard_error() < 0.05, "too few games to tell: {luck:?}");
}

/// What followed is what the help was certain of, from then on and not before, unless the table shows it to all.
#[test]
fn what_followed_followed_then_and_not_before() {
    let mut told = 0;
    for (seats, games, seed) in [(2, 1, 1), (3, 1, 2), (4, 1, 3), (2, 2, 4), (4, 1, 5), (3, 1, 6)] {
        let table = mixed(seats, games, seed);
        let review = review(&table);
        let mut known: Vec<Vec<Knowledge<Strangers>>> = Vec::new();
        each_move(&table, |_, eyes, _| known.push(eyes.to_vec()));
        let deal = table.log().iter().rposition(|m| matches!(m, Move::Deal { .. })).unwrap();
        let possible = |ply: usize, seat: Seat, fact: Fact| {
            let aid = Strangers::aid(&known[ply][seat.index()])?;
            aid.facts.iter().find(|told| told.fact == fact)?.possible
        };
        for one in &review.followed {
            let ply = one.ply as usize;
            assert!(ply > deal, "{one:?}");
            assert_eq!(possible(ply, one.seat, one.fact), Some(f64::from(u8::from(one.is))), "{one:?}");
            let before = possible(ply - 1, one.seat, one.fact);
            assert!(before.is_none_or(|chance| chance != 0.0 && chance != 1.0), "{one:?}");
            told += 1;
        }
    }
    assert!(told > 10, "{told}");
}

/// The conclusions of the hunt: whom the accusations leave, and who that player then cannot be.
#[test]
fn the_hunt_leaves_ada() {
    let mut script = hunt();
    script.draw("!");
    script.accuse(0, Character::Shelby, 0);
    let followed: Vec<_> =
        review(&script.table).followed.into_iter().map(|one| (one.seat.0, one.fact, one.is, one.ply)).collect();
    let ada = |seat: u8, ply: u32, others: [Character; 2]| {
        [(Character::Shelby, true), (others[0], false), (others[1], false)]
            .map(|(who, so)| (seat, is(0, who), so, ply))
    };
    let dan = ada(3, 7, [Character::Thomas, Character::Vernon]);
    let ben = ada(1, 9, [Character::Vernon, Character::Duchess]);
    let cleo = ada(2, 9, [Character::Thomas, Character::Duchess]);
    assert_eq!(followed, [dan, ben, cleo].concat());
}

/// How long a review takes, as `docs/review.md` says.
#[test]
#[ignore = "a measurement: cargo test --release -p three-dead-strangers slowest -- --ignored --nocapture"]
#[allow(clippy::print_stdout, reason = "a measurement")]
fn the_slowest_review() {
    let mut slowest = std::time::Duration::ZERO;
    for number in 0..300 {
        let table = mixed(2 + (number % 3) as u8, 1, number);
        let begun = std::time::Instant::now();
        review(&table);
        slowest = slowest.max(begun.elapsed());
    }
    println!("the slowest of 300 reviews took {slowest:?}");
}
