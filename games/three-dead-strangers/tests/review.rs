//! What the help and the review say, in cases that were worked out by hand and against the deduction.

#[path = "rules/script.rs"]
#[allow(dead_code, unused_imports, reason = "the tests of the clauses use the rest")]
mod script;

use bots::{Bot, Mean, Playable};
use chacha20::ChaCha8Rng;
use game::chance::below;
use game::{
    BySeat, Deduce, Game, Grade, Help, Knowledge, Moment, Options, Review, Seat, Table, Turn, Viewer, rounded,
    words::percent,
};
use rand::SeedableRng;
use three_dead_strangers::{Belief, Character, Move, Reading, Setup, Strangers, Toy};

use script::{Away, Left, ROLES, Right, Script, lay};

fn review(table: &Table<Strangers>) -> Review {
    let names = ["Ada", "Ben", "Cleo", "Dan"][..table.game().seats()].iter().map(|name| (*name).into()).collect();
    Strangers::review(table, &names).expect("the match is over")
}

/// A whole match between the bots of this place among the levels.
fn play(seats: u8, games: u8, level: usize, seed: u64) -> Table<Strangers> {
    let levels = Strangers::bots();
    let bots: Vec<&dyn Bot<Strangers>> = (0..seats).map(|_| &*levels[level].bot).collect();
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

/// One murder of which Shelby (Ada) is accused by everybody, herself too, until it is right.
fn hunt() -> Script {
    let hands = ["SmTm VmDm VwDw", "SoTm VmDm VwDw", "SwTm VmDm VwDw", "! VmDm VwDw"];
    let deck = hands.iter().flat_map(|hand| script::cards(hand)).collect();
    let toy = Some(Toy { characters: 4, victims: 1, hand: 3 });
    let mut script = Script::new(Setup { deck: Some(deck), toy, ..Setup::new(4) }, &hands);
    script.make(lay(0, "SmTm", "Tm", (0, 0), Away));
    script.make(lay(0, "SoTm", "Tm", (0, 0), Right));
    script.make(lay(0, "SwTm", "Tm", (0, 0), Left));
    script.accuse(0, Character::Shelby, 1);
    // The Accusation is all that lies in the pile, again and again.
    script.draw("!");
    script.accuse(0, Character::Shelby, 2);
    script.draw("!");
    script.accuse(0, Character::Shelby, 3);
    script
}

fn moments(review: &Review, what: &str) -> Vec<(u32, u8, String, Option<Grade>)> {
    let of_kind = review.moments.iter().filter(|moment| moment.what == what);
    of_kind.map(|moment| (moment.ply, moment.seat.0, moment.text.clone(), moment.grade)).collect()
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
        Belief::of(&table.knowledge(Viewer::Seat(Seat(seat))), Reading::Likely)
    };
    let shelby = |ply: usize, seat: u8, other: u8| before(ply, seat).chance(Seat(other), Character::Shelby);
    let [dan, ada, ben] = [3, 0, 1].map(|other| percent(shelby(3, 2, other)));
    let complete = format!(
        "Cleo completed the evidence against Shelby under the first victim. \
        By what Cleo knew, that could be Dan ({dan}), Ada ({ada}) or Ben ({ben})."
    );
    assert_eq!(moments(&review, "Evidence complete"), [(4, 2, complete, None)]);
    let of = "of the murder of the first victim, as Shelby.";
    // Ada has brought the first kind of evidence against Shelby to show and Ben the second, which whoever is Shelby minds
    // more. Then both Dan and Ada have named Shelby, and Dan has done nothing else that would speak for him.
    let chances = [shelby(4, 3, 1), shelby(8, 1, 3)];
    let likelier = [shelby(4, 3, 0), shelby(8, 1, 0)];
    assert!(chances[0] < likelier[0] && chances[1] < likelier[1], "{chances:?} {likelier:?}");
    let [first, second] = likelier.map(percent);
    let dan = format!(
        "Dan accused Ben {of} By what Dan knew, its chance to be right was likely {}, possible 33 %. \
        Another was likelier: Ada as Shelby, {first}. It was wrong.",
        percent(chances[0])
    );
    let ada = format!("Ada accused Cleo {of} That was a bluff: Ada is Shelby.");
    let ben = format!(
        "Ben accused Dan {of} By what Ben knew, its chance to be right was likely {}, possible 50 %. \
        Another was likelier: Ada as Shelby, {second}. It was wrong.",
        percent(chances[1])
    );
    let cleo = format!(
        "Cleo accused Ada {of} By what Cleo knew, its chance to be right was 100 %. \
        There was no other to make. It was right."
    );
    let [share, good] = [0, 1].map(|n| Some(Grade::of_share(chances[n] / likelier[n])));
    assert_eq!(
        moments(&review, "Accusation"),
        [(5, 3, dan, share), (7, 0, ada, None), (9, 1, ben, good), (11, 2, cleo, None)]
    );
    let judged: Vec<_> = review.moments.iter().filter(|moment| moment.what == "Accusation").collect();
    let sums: Vec<_> = judged.iter().map(|moment| (moment.chance, moment.skill, moment.luck)).collect();
    let expected = [
        (Some(chances[0]), Some(chances[0] - likelier[0]), Some(-chances[0])),
        (Some(0.0), None, None),
        (Some(chances[1]), Some(chances[1] - likelier[1]), Some(-chances[1])),
        (Some(1.0), Some(0.0), Some(0.0)),
    ];
    assert_eq!(sums, expected);
    // Dan is not Shelby himself, so the two wrong accusations tell him all; the others need the third.
    let could = |who: &str| format!("From here on {who} could know that Ada is Shelby.");
    let turning = [(7, 3, could("Dan"), None), (9, 1, could("Ben"), None), (9, 2, could("Cleo"), None)];
    assert_eq!(moments(&review, "Turning point"), turning);
    assert_eq!(moments(&review, "Found out"), [(11, 0, "Ada was found out by Cleo: Shelby.".into(), None)]);
    assert_eq!(
        review.summary,
        [
            "Ben, Cleo and Dan won.",
            "Ada accused once, and wrongly, could never work out for sure who another was, and was found out at move 11.",
            "Ben accused once, and wrongly, could work out another's character for the first time at move 9, and was never found out.",
            "Cleo accused once, and rightly, could work out another's character for the first time at move 9, and was never found out.",
            "Dan accused once, and wrongly, could work out another's character for the first time at move 7, and was never found out.",
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
            assert!((curve.values[ply] - Belief::of(eyes, Reading::Likely).bits()).abs() < 1e-3);
        }
        ply += 1;
    });
}

/// Evidence against oneself is poor where it could be helped, and so is an accusation that cannot be right.
#[test]
fn what_could_be_known_to_be_bad_is_poor() {
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
    let text = "Ben completed the evidence against Thomas under the second victim. \
        That is their own character, and they could have played something else.";
    assert_eq!(moments(&review, "Evidence complete")[1], (7, 1, text.into(), Some(Grade::Poor)));
    let text = "Cleo accused Ada of the murder of the second victim, as Thomas. \
        By what Cleo knew, its chance to be right was 0 %. \
        Another was likelier: Ada as Shelby, 100 %. It was wrong.";
    assert_eq!(moments(&review, "Accusation")[3], (15, 2, text.into(), Some(Grade::Poor)));
}

/// The reasoner says what follows: the third player excluded leaves one, by the accusations of others alone.
#[test]
fn the_reasoner_tells_cleo_who_ada_is() {
    let script = hunt();
    let knowledge = script.table.knowledge(Viewer::Seat(Seat(2)));
    let aid = Strangers::aid(&knowledge).unwrap();
    assert_eq!(aid.columns, ["0", "1", "2", "3"]);
    let row = |who: &str| aid.rows.iter().find(|row| row.of == who).unwrap().possible.clone();
    assert_eq!(row("shelby"), [1.0, 0.0, 0.0, 0.0].map(Some));
    assert_eq!(row("vernon"), [0.0, 0.0, 1.0, 0.0].map(Some));
    assert_eq!(row("duchess"), [0.0, 0.5, 0.0, 0.5].map(Some));
    let belief = Belief::of(&knowledge, Reading::Likely);
    for (row, who) in aid.rows.iter().zip(ROLES) {
        assert_eq!(
            row.likely,
            Seat::all(4).map(|seat| Some(rounded(belief.chance(seat, who)))).collect::<Vec<_>>()
        );
        // What is certain is certain in both readings, and nothing else is.
        for (possible, likely) in row.possible.iter().zip(&row.likely) {
            let certain = |chance: &&Option<f64>| matches!(chance, Some(0.0 | 1.0));
            assert_eq!(Some(possible).filter(certain), Some(likely).filter(certain));
        }
    }
    let told = aid.at(Help::Reasoner).unwrap();
    let duchess = told.rows.iter().find(|row| row.of == "duchess").unwrap();
    assert_eq!(duchess.possible, [Some(0.0), None, Some(0.0), None]);
}

#[test]
fn why_names_the_fewest_things_that_prove_it() {
    let knowledge = hunt().table.knowledge(Viewer::Seat(Seat(2)));
    let names: BySeat<String> = ["Ada", "Ben", "Cleo", "Dan"].map(String::from).into_iter().collect();
    let why = |of: &str, at: &str| {
        let why = Strangers::why(&knowledge, of, at, &names)?;
        Some((why.is, why.reasons.into_iter().map(|reason| reason.text).collect::<Vec<_>>()))
    };
    let (own, ben) = ("You are Vernon.", "Dan made an accusation: Ben is not Shelby.");
    let dan = "Ben made an accusation: Dan is not Shelby.";
    assert_eq!(why("shelby", "0"), Some((true, [own, ben, dan].map(String::from).into())));
    assert_eq!(why("shelby", "1"), Some((false, vec![ben.into()])));
    assert_eq!(why("vernon", "1"), Some((false, vec![own.into()])));
    assert_eq!(why("duchess", "1"), None);
    assert_eq!(why("duchess", "4"), None);
    assert_eq!(why("butler", "1"), None);
}

#[test]
fn the_aid_has_the_chances_of_the_deduction() {
    let mut looked = 0;
    for seats in 2..=4 {
        each_move(&play(seats, 2, 1, seats.into()), |game, eyes, _| {
            for knowledge in eyes {
                let chances = Strangers::chances(knowledge).unwrap();
                let Some(aid) = Strangers::aid(knowledge) else {
                    assert!(chances.is_empty());
                    continue;
                };
                let said = |seat: Seat, who: usize| aid.rows[who].possible[seat.index()].unwrap();
                for &((seat, who), chance) in &chances {
                    assert_eq!(said(seat, who as usize), rounded(chance));
                }
                let cells = aid.rows.iter().flat_map(|row| &row.possible);
                assert_eq!(cells.filter(|cell| **cell != Some(0.0)).count(), chances.len());
                assert_eq!(aid.rows.len(), ROLES.len());
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
    for (seats, games, level, seed) in
        [(2, 1, 1, 1), (3, 1, 1, 2), (4, 1, 1, 3), (4, 1, 2, 4), (3, 2, 2, 5), (4, 1, 0, 6)]
    {
        let table = play(seats, games, level, seed);
        let review = review(&table);
        let (mut ply, mut found_out) = (0, 0);
        each_move(&table, |game, eyes, m| {
            ply += 1;
            let (Turn::Player(by), &Move::Accuse { character, seat, .. }) = (game.turn(), m) else { return };
            let right = {
                let mut truth = Vec::new();
                game.facts(&mut truth);
                truth.contains(&(seat, character))
            };
            let is_it = |moment: &&Moment| moment.ply == ply && moment.what == "Accusation";
            let moment = review.moments.iter().find(is_it).unwrap();
            assert_eq!(moment.seat, by);
            let chance = Belief::of(&eyes[by.index()], Reading::Likely).chance(seat, character);
            assert_eq!(moment.chance, Some(chance));
            assert!(moment.skill.is_none_or(|skill| skill <= 0.0));
            assert!(if right { chance > 0.0 } else { chance < 1.0 });
            let revealed = eyes[by.index()].view.public.players[seat].revealed.is_some();
            found_out += usize::from(right && !revealed);
            wrong += u32::from(!right);
            accusations += 1;
        });
        assert_eq!(moments(&review, "Found out").len(), found_out);
        turning += moments(&review, "Turning point").len();
        assert_eq!(review.summary.len(), 1 + usize::from(seats));
        assert_eq!(review.totals.len(), usize::from(seats));
    }
    assert!(accusations > 20 && wrong > 5 && turning > 5, "{accusations} {wrong} {turning}");
}

#[test]
fn a_match_that_goes_on_is_not_judged() {
    let names: BySeat<String> = ["Ada", "Ben", "Cleo", "Dan"].map(String::from).into_iter().collect();
    assert_eq!(Strangers::review(&hunt().table, &names), None);
}

/// A match between bots of any levels.
fn mixed(seats: u8, games: u8, seed: u64) -> Table<Strangers> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let levels = Strangers::bots();
    let bots: Vec<&dyn Bot<Strangers>> =
        (0..seats).map(|_| &*levels[below(&mut rng, levels.len() as u32) as usize].bot).collect();
    bots::play(&Setup { games, ..Setup::new(seats) }, &bots, &mut rng).unwrap()
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
        let cell = |ply: usize, seat: Seat, of: &str, at: &str| {
            let aid = Strangers::aid(&known[ply][seat.index()])?;
            let column = aid.columns.iter().position(|column| column == at).unwrap();
            aid.rows.iter().find(|row| row.of == of).unwrap().possible[column]
        };
        for one in &review.followed {
            let ply = one.ply as usize;
            assert!(ply > deal, "{one:?}");
            assert_eq!(cell(ply, one.seat, &one.of, &one.at), Some(f64::from(u8::from(one.is))), "{one:?}");
            let before = cell(ply - 1, one.seat, &one.of, &one.at);
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
    let followed: Vec<_> = review(&script.table)
        .followed
        .into_iter()
        .map(|one| (one.seat.0, one.of, one.at, one.is, one.ply))
        .collect();
    let ada = |seat: u8, ply: u32, others: [&str; 2]| {
        let is = |of: &str, is: bool| (seat, of.to_owned(), "0".to_owned(), is, ply);
        [is("shelby", true), is(others[0], false), is(others[1], false)]
    };
    let dan = ada(3, 7, ["thomas", "vernon"]);
    let [ben, cleo] = [ada(1, 9, ["vernon", "duchess"]), ada(2, 9, ["thomas", "duchess"])];
    assert_eq!(followed, [dan, ben, cleo].concat());
}

/// What everybody gives away by the first three cards, and by naming a character: counted by hand.
#[test]
fn signs_are_counted_and_weighed() {
    let script = hunt();
    let knowledge = script.table.knowledge(Viewer::Spectator);
    let seen = three_dead_strangers::seen(&knowledge);
    let signs = |seat: u8, who: Character| {
        let signs = seen[Seat(seat)].signs[who as usize];
        let given = signs.iter().enumerate().filter(|(_, count)| **count != 0.0);
        given.map(|(sign, count)| (sign, *count as i32)).collect::<Vec<_>>()
    };
    let [ada, ben, cleo] = [0, 1, 2];
    // Ada names Shelby, and lays Shelby's and Thomas's motive, the first of each.
    assert_eq!(signs(ada, Character::Shelby), [(0, 1), (1, 1), (2, 1)]);
    assert_eq!(signs(ada, Character::Thomas), [(1, 1), (2, 1)]);
    // Ben covers Thomas's motive with the same again, and shows a second kind of Shelby's.
    assert_eq!(signs(ben, Character::Shelby), [(0, 1), (1, 1), (3, 1)]);
    assert_eq!(signs(ben, Character::Thomas), [(1, 1)]);
    // Cleo completes Shelby's, and Thomas's motive lies between three cards and the victim.
    assert_eq!(signs(cleo, Character::Shelby), [(1, 1), (4, 1)]);
    assert_eq!(signs(cleo, Character::Thomas), [(1, 1), (8, 1)]);
    assert_eq!(signs(cleo, Character::Duchess), []);
    assert_eq!(Seat::all(4).map(|seat| seen[seat].cards).collect::<Vec<_>>(), [1.0, 1.0, 1.0, 0.0]);

    // Who completes evidence is three times as readily whom it is against: one of two who could be it, or three.
    let mut minds = [0.0; 10];
    minds[4] = 2.0 * 3_f64.ln();
    let habits = three_dead_strangers::Habits { minds, settles: 1.0, blind: 0.0 };
    let anybody: BySeat<_> = (0..4).map(|_| ROLES.into_iter().collect()).collect();
    let belief = Belief::weighed(&anybody, &seen, &habits);
    assert!((belief.chance(Seat(2), Character::Shelby) - 0.5).abs() < 1e-12);
    assert!((belief.chance(Seat(2), Character::Thomas) - 1.0 / 6.0).abs() < 1e-12);
    assert!((belief.chance(Seat(0), Character::Shelby) - 1.0 / 6.0).abs() < 1e-12);
    // Beside players who do not mind: the mean of x is a quarter of ln 3.
    let doubting = Belief::weighed(&anybody, &seen, &three_dead_strangers::Habits { blind: 1.0, ..habits });
    let (it, else_) = (3_f64.powf(0.75) + 1.0, 3_f64.powf(-0.25) + 1.0);
    assert!((doubting.chance(Seat(2), Character::Shelby) - it / (it + 3.0 * else_)).abs() < 1e-12);
}

/// How long a review takes, as `docs/review.md` says.
#[test]
#[ignore = "a measurement: cargo test --release -p three-dead-strangers --test review slowest -- --ignored --nocapture"]
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
