//! The review and the oracle, against another way to work it out: many whole worlds sampled from the same knowledge.

use bots::{Bot, Mean};
use color_doubt::{Cards, ColorDoubt, Fact, Move, Phase, SeenMove, Setup, Suit};
use game::{Arg, BySeat, Deduce, Game, Knowledge, Message, Seat, Table, Turn, Viewer};
use presentation::{Grade, Level, Listener, Moment, Playable, StoodIn};
use rand::SeedableRng;

fn names(seats: usize) -> BySeat<String> {
    ["Ada", "Ben", "Cleo", "Dan", "Eve"][..seats].iter().map(|name| (*name).into()).collect()
}

/// What a spectator reads.
fn say(message: &Message, seats: usize) -> String {
    ColorDoubt::words().try_say(message, Listener { viewer: Viewer::Spectator, names: &names(seats) }).unwrap()
}

/// A match of one game between two careful players and bluffers.
fn play(seats: u8, seed: u64) -> Table<ColorDoubt> {
    let chairs: Vec<u8> = (0..seats).collect();
    let mut options = serde_json::Map::new();
    options.insert("games".into(), 1.into());
    let setup: Setup = ColorDoubt::seating(&chairs, &options).unwrap();
    let levels = ColorDoubt::bots();
    let quick: Vec<&Level<ColorDoubt>> =
        levels.iter().filter(|level| ["careful", "bluffer"].contains(&level.name)).collect();
    let bots: Vec<&dyn Bot<ColorDoubt>> =
        (0..usize::from(seats)).map(|seat| &*quick[seat % quick.len()].bot).collect();
    bots::play(&setup, &bots, &mut chacha20::ChaCha8Rng::seed_from_u64(seed)).unwrap()
}

#[test]
fn no_review_condemns_a_doubt_that_was_a_hint() {
    let adviser = testkit::advised::adviser::<ColorDoubt>();
    let bluffer = ColorDoubt::bots().into_iter().find(|level| level.name == "bluffer").unwrap().bot;
    let bots: [&dyn Bot<ColorDoubt>; 3] = [&*adviser, &*bluffer, &*bluffer];
    let mut doubts = 0;
    for seed in 0..6 {
        let table = bots::play(&Setup::new(3), &bots, &mut chacha20::ChaCha8Rng::seed_from_u64(seed)).unwrap();
        let Some(review) = ColorDoubt::review(&table) else { continue };
        for moment in review.moments.iter().filter(|moment| moment.seat == Seat(0)) {
            if &*moment.what.name == "review-doubt" {
                doubts += 1;
                assert_eq!(moment.grade, Some(Grade::Best), "seed {seed}, after {} moves", moment.ply);
            }
            assert_ne!(&*moment.what.name, "review-let-pass", "seed {seed}: a lie was known");
        }
    }
    assert!(doubts > 0, "no hint was a doubt");
}

/// Calls with what each viewer knew whenever an announcement of somebody else stood.
fn each_standing(table: &Table<ColorDoubt>, mut look: impl FnMut(&Knowledge<ColorDoubt>)) {
    let start = ColorDoubt::start(table.setup()).unwrap();
    for viewer in Viewer::all(start.seats()) {
        let mut knowledge = Knowledge::of_start(table.setup(), &start, viewer);
        table.replay(|before, m, after| {
            knowledge.follow(before, m, after);
            let stands = matches!(m, Move::Lay { .. }) && matches!(after.turn(), Turn::Player(_));
            if stands && knowledge.view.public.standing.is_some_and(|lay| !viewer.is(lay.seat)) {
                look(&knowledge);
            }
        });
    }
}

/// How often the announcement could have been true, and was, in worlds sampled from this knowledge.
fn sampled(knowledge: &Knowledge<ColorDoubt>, worlds: u32, rng: &mut chacha20::ChaCha8Rng) -> [f64; 2] {
    let lay = knowledge.view.public.standing.unwrap();
    let (mut could, mut was) = (0, 0);
    for _ in 0..worlds {
        let world = ColorDoubt::determinize(knowledge, rng).unwrap();
        let Some(Move::Lay { cards, .. }) = world.log().iter().rfind(|m| matches!(m, Move::Lay { .. })) else {
            panic!("an announcement stands")
        };
        let hand = world.game().view(Viewer::Seat(lay.seat)).own.unwrap().hand + *cards;
        could += u32::from(hand[lay.say] + hand[Suit::Rainbow] >= lay.count);
        was += u32::from(cards.all_of(lay.say));
    }
    [could, was].map(|count| f64::from(count) / f64::from(worlds))
}

#[test]
fn the_chances_that_it_is_true_and_can_be_are_those_of_sampled_worlds() {
    let mut rng = chacha20::ChaCha8Rng::seed_from_u64(5);
    let (mut looked, mut unsure, mut number) = (0, 0, 0);
    each_standing(&play(3, 2), |knowledge| {
        number += 1;
        if number % 2 != 0 || looked == 12 {
            return;
        }
        looked += 1;
        let aid = ColorDoubt::aid(knowledge).unwrap();
        assert_eq!([aid.facts[0].fact, aid.facts[1].fact], [Fact::Able, Fact::Truthful]);
        for (told, worlds) in aid.facts.iter().zip(sampled(knowledge, 800, &mut rng)) {
            let likely = told.likely.unwrap();
            // Four standard errors, and what is lost by rounding.
            let off = 4.0 * (likely * (1.0 - likely) / 800.0).sqrt() + 5e-4;
            assert!((likely - worlds).abs() <= off, "{told:?} is not {worlds}");
            unsure += u32::from(likely > 0.1 && likely < 0.9);
        }
    });
    assert!(looked > 5 && unsure > 3, "{looked} looks, {unsure} unsure");
}

/// Worlds that a viewer cannot tell apart give the same help.
#[test]
fn indistinguishable_worlds_give_the_same_aid() {
    let mut rng = chacha20::ChaCha8Rng::seed_from_u64(6);
    let mut number = 0;
    each_standing(&play(4, 3), |knowledge| {
        number += 1;
        if number % 9 == 0 && number < 90 {
            let world = ColorDoubt::determinize(knowledge, &mut rng).unwrap();
            let same = world.knowledge(knowledge.viewer);
            assert_eq!(ColorDoubt::aid(&same), ColorDoubt::aid(knowledge));
        }
    });
    assert!(number > 30);
}

#[test]
fn nobody_is_told_of_their_own_announcement() {
    let table = play(3, 4);
    let start = ColorDoubt::start(table.setup()).unwrap();
    let mut knowledge: Vec<Knowledge<ColorDoubt>> =
        Seat::all(3).map(|seat| Knowledge::of_start(table.setup(), &start, Viewer::Seat(seat))).collect();
    table.replay(|before, m, after| {
        for knowledge in &mut knowledge {
            knowledge.follow(before, m, after);
        }
        if let (Turn::Player(seat), Move::Lay { .. }) = (before.turn(), m) {
            assert_eq!(ColorDoubt::aid(&knowledge[seat.index()]), None);
        }
    });
}

/// Every doubt and every lie is a moment, judged by its chance and not by how it came out.
#[test]
fn doubts_and_lies_are_judged_by_their_chance() {
    let (mut doubts, mut lies) = (0, 0);
    for (seats, seed) in [(2, 1), (3, 5), (4, 6), (3, 7), (5, 8), (4, 9)] {
        let before = doubts + lies;
        let table = play(seats, seed);
        let review = ColorDoubt::review(&table).unwrap();
        let mut ply = 0;
        table.replay(|before, m, after| {
            ply += 1;
            let moment = |what| review.moments.iter().find(|moment| moment.ply == ply && moment.what.name == what);
            match (before.turn(), m) {
                (Turn::Player(seat), Move::Doubt {}) => {
                    doubts += 1;
                    let doubt = moment("review-doubt").unwrap();
                    let told = ColorDoubt::observe(before, m, after, Viewer::Spectator).unwrap();
                    let SeenMove::Doubt { doubt: truth } = told.event else { panic!("a doubt") };
                    assert_eq!(doubt.seat, seat);
                    let came = if truth.truthful { "review-was-true" } else { "review-was-a-lie" };
                    assert_eq!(doubt.text.last(), Some(&Message::new(came)));
                    let wrong = doubt.chance.unwrap();
                    // Who is likelier right than wrong could do nothing better.
                    assert!(wrong < 0.5 || doubt.skill == Some(0.0), "{doubt:?}");
                    assert!(doubt.skill.unwrap() < 0.0 || doubt.grade == Some(Grade::Best), "{doubt:?}");
                    assert_eq!(doubt.luck.unwrap() < 0.0, truth.truthful, "{doubt:?}");
                    // What is impossible is never true.
                    assert!(wrong < 1.0 || !truth.truthful, "{doubt:?}");
                }
                (_, Move::Lay { cards, say }) => {
                    assert_eq!(moment("review-lie").is_some(), !cards.all_of(*say));
                    lies += usize::from(!cards.all_of(*say));
                }
                _ => {}
            }
        });
        let of_them = |moment: &&Moment| ["review-doubt", "review-lie"].contains(&&*moment.what.name);
        let judged = review.moments.iter().filter(of_them).count();
        assert_eq!(judged, doubts + lies - before);
        assert_eq!(review.curves.len(), usize::from(seats) + 1);
        assert!(review.curves.iter().all(|curve| curve.values.len() == table.log().len() + 1));
        assert_eq!(review.summary.len(), 1 + usize::from(seats));
        let moments = review.moments.iter().flat_map(|moment| moment.text.iter().chain([&moment.what]));
        for message in review.summary.iter().chain([&review.measure, &review.unit]).chain(moments) {
            assert!(!say(message, usize::from(seats)).is_empty());
        }
    }
    assert!(doubts > 5 && lies > 5, "{doubts} doubts, {lies} lies");
}

/// The luck of a doubt is what came of it less what was to be expected: by the chance that was said it is nothing on
/// average, to the last digit. And what was said is near enough to what happens that it is hardly anything over many
/// matches either, even where a third of the players announce at random.
#[test]
fn mean_luck_is_zero() {
    let mut luck = Mean::default();
    let levels = ColorDoubt::bots();
    let quick: Vec<&dyn Bot<ColorDoubt>> = levels.iter().take(3).map(|level| &*level.bot).collect();
    for seed in 0..40 {
        let seats = 2 + (seed % 4) as usize;
        let bots: Vec<&dyn Bot<ColorDoubt>> =
            (0..seats).map(|seat| quick[(seat + seed as usize / 4) % quick.len()]).collect();
        let mut rng = chacha20::ChaCha8Rng::seed_from_u64(seed);
        let table = bots::play(&Setup { games: 3, ..Setup::new(seats as u8) }, &bots, &mut rng).unwrap();
        let review = ColorDoubt::review(&table).unwrap();
        let mut ply = 0;
        table.replay(|before, m, after| {
            ply += 1;
            let Move::Doubt {} = m else { return };
            let doubt = review
                .moments
                .iter()
                .find(|moment| moment.ply == ply && moment.what.name == "review-doubt")
                .unwrap();
            let (before, after) = (before.public(), after.public());
            let truth = after.doubt.unwrap();
            let table: u8 = before.lays.iter().map(|lay| lay.count).sum();
            let last = matches!(before.phase, Phase::LastCard { .. });
            // CD-62: whoever is right loses two cards, and has won where there are no more.
            let drawn = |minus: u8, right: Seat| match before.hands[right].count {
                held @ 1..=2 if seats == 2 && minus > 0 => f64::from(held) + 10.0,
                3.. if seats == 2 && minus > 0 => 2.0,
                _ => 0.0,
            };
            let lost = f64::from(table) + drawn(table, truth.of);
            let won =
                f64::from(table) + drawn(table - truth.cards.total(), truth.by) + if last { 10.0 } else { 0.0 };
            let wrong = doubt.chance.unwrap();
            let expected = wrong * won - (1.0 - wrong) * lost;
            let came = if truth.truthful { -lost } else { won };
            assert!((doubt.luck.unwrap() - (came - expected)).abs() < 1e-9, "{doubt:?}");
            assert!((doubt.worth.unwrap() - expected).abs() < 1e-9, "{doubt:?}");
            let skill = if doubt.grade == Some(Grade::Best) { 0.0 } else { expected };
            assert!((doubt.skill.unwrap() - skill).abs() < 1e-9, "{doubt:?}");
            luck.add(doubt.luck.unwrap());
        });
    }
    assert!(luck.count() > 250 && luck.mean().abs() < 1.0 + 3.0 * luck.standard_error(), "{luck:?}");
}

/// CD-62: a doubt by which a hand is emptied wins the game, whoever lost it is told so, and so is how much they hold then.
#[test]
fn a_last_card_that_is_drawn_is_how_a_game_is_lost() {
    let setup: Setup = serde_json::from_value(serde_json::json!({
        "seats": 2, "games": 1, "cards_per_suit": 4, "toy": { "suits": 2, "removed": 0 }
    }))
    .unwrap();
    let mut table: Table<ColorDoubt> = Table::new(setup).unwrap();
    let cards = |red, orange, rainbow| Cards::new([red, orange, 0, 0, 0, 0, 0, rainbow]);
    let mut play = |m: Move| table.play(table.game().turn().mover().unwrap(), m).unwrap();
    play(Move::Deal { hands: [cards(3, 1, 0), cards(1, 3, 0)].into_iter().collect(), out: cards(0, 0, 1) });
    // Ada plays a red card, Ben three oranges, and Ada lies with all that she has; Ben, who has one card left, doubts it.
    play(Move::Lay { cards: cards(1, 0, 0), say: Suit::Red });
    play(Move::Lay { cards: cards(0, 3, 0), say: Suit::Orange });
    play(Move::Lay { cards: cards(2, 1, 0), say: Suit::Red });
    play(Move::Doubt {});
    play(Move::Draw { cards: cards(1, 0, 0) });
    assert!(matches!(table.game().turn(), Turn::Over));
    let review = ColorDoubt::review(&table).unwrap();
    let lost = &review.moments[review.highlights[0].lost.unwrap()];
    let said: Vec<String> = lost.text.iter().map(|text| say(text, 2)).collect();
    assert_eq!(said[0], "Ben was rid of all cards first. Ada still had 4 cards.");
    let drew = "Minus cards cost Ada cards of the other hand, too: they had to draw the last ones that Ben held, and so Ben had won.";
    assert_eq!(said[1], drew);
    let doubt = review.moments.iter().find(|moment| moment.what.name == "review-doubt").unwrap();
    // Seven cards were on the table, Ben's one card was drawn, and a win counts as ten: Ada's, which is none, and Ben's.
    assert!((doubt.luck.unwrap() + doubt.worth.unwrap() - 28.0).abs() < 1e-9, "{doubt:?}");
}

/// So many red, orange and yellow cards, and rainbow cards.
fn of_three([red, orange, yellow]: [u8; 3], rainbow: u8) -> Cards {
    Cards::new([red, orange, yellow, 0, 0, 0, 0, rainbow])
}

/// A game of three with three colors, in which Ben was dealt all four reds.
fn all_reds_at_one() -> Table<ColorDoubt> {
    let setup: Setup = serde_json::from_value(serde_json::json!({
        "seats": 3, "games": 1, "cards_per_suit": 4, "toy": { "suits": 3, "removed": 1 }
    }))
    .unwrap();
    let mut table: Table<ColorDoubt> = Table::new(setup).unwrap();
    let hands = [of_three([0, 2, 1], 1), of_three([4, 0, 0], 0), of_three([0, 1, 3], 0)].into_iter().collect();
    table.play(table.game().turn().mover().unwrap(), Move::Deal { hands, out: of_three([0, 1, 0], 0) }).unwrap();
    table
}

/// Whoever holds too many cards of a colour for an announcement to be true, and lets it pass, gave a sure thing away.
#[test]
fn a_lie_that_is_sure_to_be_one_and_is_let_pass_is_a_moment() {
    let mut table = all_reds_at_one();
    let mut play = |m: Move| table.play(table.game().turn().mover().unwrap(), m).unwrap();
    // Ada says two reds; Ben holds all four, Cleo none.
    play(Move::Lay { cards: of_three([0, 1, 1], 0), say: Suit::Red });
    play(Move::Pass {});
    play(Move::Pass {});
    play(Move::Lay { cards: of_three([0, 1, 0], 1), say: Suit::Orange });
    play(Move::Pass {});
    play(Move::Pass {});
    let review = ColorDoubt::review(&table).unwrap();
    let passed: Vec<_> = review.moments.iter().filter(|moment| moment.what.name == "review-let-pass").collect();
    assert_eq!(passed.len(), 1, "{:?}", review.moments);
    assert_eq!((passed[0].seat, passed[0].ply), (Seat(1), 3));
    // All four reds at once would have been the truth, and the game: that was worse, and a pass is graded once.
    assert_eq!((passed[0].grade, passed[0].skill, passed[0].luck), (None, None, None));
    let kept: Vec<_> = review.moments.iter().filter(|moment| moment.what.name == "review-missed-win").collect();
    assert_eq!((kept.len(), kept[0].seat, kept[0].ply, kept[0].skill), (1, Seat(1), 3, Some(-14.0)));
    assert_eq!(review.totals[1].skill, -14.0);
    let ben = say(&review.summary[2], 3);
    assert_eq!(
        ben,
        "Ben never lied and never doubted. Ben could have caught one lie for certain, and let it pass."
    );
    let text = say(&passed[0].text[0], 3);
    assert_eq!(text, "Ben could be sure that Ada’s “Two reds” was a lie, and let it pass.");
}

/// A bot that lets a lie pass in somebody's place takes nothing from that player.
#[test]
fn what_a_bot_let_pass_is_told_of_nobody() {
    let known = |table: &Table<ColorDoubt>, stood_in: &[StoodIn]| {
        let review = ColorDoubt::review_without(table, stood_in).unwrap();
        review.highlights.into_iter().map(|one| (one.seat, one.known.text.name)).collect::<Vec<_>>()
    };
    let near = "review-likeliest-lie";
    let (table, seat) = (0..30)
        .map(|seed| play(3, seed))
        .find_map(|table| {
            let seat = known(&table, &[]).into_iter().find(|(_, text)| text == near)?.0;
            Some((table, seat))
        })
        .expect("somebody lets a lie pass");
    let without = known(&table, &[StoodIn { seat, from: 1, to: None }]);
    for ((of, before), (_, after)) in known(&table, &[]).into_iter().zip(without) {
        assert_eq!(after, if of == seat { "review-never-sure".into() } else { before }, "{of:?}");
    }
}

/// The curve, worked out by hand.
#[test]
fn the_curve_is_the_bits_left_about_the_others_hands() {
    // So many red cards and the rainbow card for two players with a red card each: the others are out.
    let curve = |reds: u8, seat: usize| {
        let setup: Setup = serde_json::from_value(serde_json::json!({
            "seats": 2, "games": 1, "cards_per_suit": reds, "toy": { "suits": 1, "removed": reds - 1 }
        }))
        .unwrap();
        let mut table: Table<ColorDoubt> = Table::new(setup).unwrap();
        let red = Cards::of(Suit::Red, 1);
        let mut play = |m: Move| table.play(table.game().turn().mover().unwrap(), m).unwrap();
        let out = Cards::of(Suit::Rainbow, 1) + Cards::of(Suit::Red, reds - 2);
        play(Move::Deal { hands: [red, red].into_iter().collect(), out });
        play(Move::Lay { cards: red, say: Suit::Red });
        play(Move::Pass {});
        let mut review = ColorDoubt::review(&table).unwrap();
        assert_eq!(review.curves[seat].seat, Some(Seat(seat as u8)));
        std::mem::take(&mut review.curves[seat].values)
    };
    // The other has a red card or the rainbow card: a bit for each of the two suits. Then Ada's hand is empty.
    assert_eq!(curve(2, 0), [0.0, 2.0, 2.0, 0.0]);
    assert_eq!(curve(2, 1), [0.0, 2.0, 0.0, 0.0]);
    // Two chances in three of a red card are 0.9183 bits for each suit, told in thousandths.
    assert_eq!(curve(3, 0), [0.0, 1.837, 1.837, 0.0]);
}

/// Whoever won by the truth has that as their best moment, unless a choice was worth more.
#[test]
fn last_cards_that_win_are_worth_a_moment() {
    let (mut won, mut best) = (0, 0);
    for seed in 0..12 {
        let table = play(3, seed);
        let review = ColorDoubt::review(&table).unwrap();
        let Some(&winner) = table.game().public().winners.first() else { continue };
        let is_last = |m: &Move| matches!(m, Move::Lay { .. });
        let Some(Move::Lay { cards, say }) = table.log().iter().rfind(|m| is_last(m)) else { panic!("no card") };
        let of_last = review.moments.iter().filter(|moment| moment.what.name == "review-last-cards");
        let of_last: Vec<_> = of_last.map(|moment| (moment.seat, moment.grade)).collect();
        if !cards.all_of(*say) {
            assert_eq!(of_last, [], "game {seed} was won by a lie");
            continue;
        }
        won += 1;
        assert_eq!(of_last, [(winner, Some(Grade::Best))], "game {seed}");
        let place = review.highlights[winner.index()].best.expect("the last cards are there");
        best += u32::from(review.moments[place].what.name == "review-last-cards");
    }
    assert!(won > 2 && best > 1, "{best} of {won}");
}

/// Whoever has not won is told what was left, and what they had done about it.
#[test]
fn whoever_lost_is_told_how() {
    let (mut told, mut by_a_doubt) = (0, 0);
    for seed in 0..12 {
        let table = play(3, seed);
        let review = ColorDoubt::review(&table).unwrap();
        let winners = &table.game().public().winners;
        let log = table.log();
        let laid = log.iter().rfind(|m| matches!(m, Move::Lay { .. }));
        let is_lie = matches!(laid, Some(Move::Lay { cards, say }) if !cards.all_of(*say));
        let doubted = log.last() == Some(&Move::Doubt {});
        for seat in Seat::all(3) {
            let lost = review.highlights[seat.index()].lost.map(|place| &review.moments[place]);
            assert_eq!(lost.is_some(), !winners.is_empty() && !winners.contains(&seat), "game {seed}, {seat}");
            let Some(lost) = lost else { continue };
            told += 1;
            assert_eq!((lost.seat, lost.ply as usize), (seat, table.log().len()));
            assert!(say(&lost.text[0], 3).contains("rid of all cards first"), "{lost:?}");
            let tells = |name: &str| lost.text.iter().any(|message| message.name == name);
            assert_eq!(tells("review-last-lie"), is_lie && !doubted, "game {seed}, {seat}");
            assert!(!tells("review-doubted-last") || doubted && !is_lie, "game {seed}, {seat}");
            by_a_doubt += u32::from(tells("review-doubted-last"));
        }
    }
    assert!(told > 6 && by_a_doubt > 0, "{told}, {by_a_doubt}");
}

/// Last cards that were a lie and stood are named to everybody who let them.
#[test]
fn a_lie_that_won_is_named() {
    let setup: Setup = serde_json::from_value(serde_json::json!({
        "seats": 3, "games": 1, "cards_per_suit": 2, "toy": { "suits": 3, "removed": 1 }
    }))
    .unwrap();
    let mut table: Table<ColorDoubt> = Table::new(setup).unwrap();
    let cards = |counts: [u8; 3]| Cards::new([counts[0], counts[1], counts[2], 0, 0, 0, 0, 0]);
    let hands = [cards([1, 1, 0]), cards([1, 0, 1]), cards([0, 1, 1])].into_iter().collect();
    let mut play = |m: Move| table.play(table.game().turn().mover().unwrap(), m).unwrap();
    play(Move::Deal { hands, out: Cards::of(Suit::Rainbow, 1) });
    play(Move::Lay { cards: cards([1, 1, 0]), say: Suit::Red });
    play(Move::Pass {});
    play(Move::Pass {});
    let review = ColorDoubt::review(&table).unwrap();
    for seat in [1, 2] {
        let lost = &review.moments[review.highlights[seat].lost.expect("Ada won")];
        assert_eq!(say(&lost.text[1], 3), "The last cards, “Two reds”, were a lie, and nobody doubted them.");
    }
}

#[test]
fn a_lie_that_was_caught_is_nobodys_best_moment() {
    let (mut lies, mut caught) = (0, 0);
    for seed in 0..12 {
        let table = play(3, seed);
        let review = ColorDoubt::review(&table).unwrap();
        for place in review.highlights.iter().filter_map(|highlights| highlights.best) {
            let best = &review.moments[place];
            if best.what.name != "review-lie" {
                continue;
            }
            lies += 1;
            let next = table.log()[best.ply as usize..].iter().find(|m| !matches!(m, Move::Pass {}));
            assert!(!matches!(next, Some(Move::Doubt {})), "game {seed}: {best:?}");
        }
        let pairs = table.log().windows(2);
        caught += pairs
            .filter(|pair| matches!(pair, [Move::Lay { cards, say }, Move::Doubt {}] if !cards.all_of(*say)))
            .count();
    }
    assert!(lies > 0 && caught > 0, "{lies} lies are best moments, and {caught} were caught");
}

/// A lie that nobody caught has paid off: whoever told one that was the best choice has a best moment.
#[test]
fn a_best_lie_that_nobody_caught_paid_off() {
    let mut lies = 0;
    for seed in 0..6 {
        let review = ColorDoubt::review(&play(3, seed)).unwrap();
        for lie in &review.moments {
            let caught = lie.text.iter().any(|message| message.name == "review-caught");
            if lie.what.name != "review-lie" || lie.grade != Some(Grade::Best) || caught {
                continue;
            }
            assert!(lie.came > lie.worth && lie.merit().is_some(), "game {seed}: {lie:?}");
            assert!(review.highlights[lie.seat.index()].best.is_some(), "game {seed}: {lie:?}");
            lies += 1;
        }
    }
    assert!(lies > 3, "{lies}");
}

/// CD-40, CD-50: who is the last that may doubt has lost a single game by letting last cards stand, however likely they are
/// to be true. In a match such a doubt costs points.
#[test]
fn whoever_lets_the_last_cards_stand_has_missed_the_only_chance() {
    let stood = |games: u8, [last, other]: [Cards; 2]| {
        let setup: Setup = serde_json::from_value(serde_json::json!({
            "seats": 2, "games": games, "cards_per_suit": 4, "toy": { "suits": 2, "removed": 0 }
        }))
        .unwrap();
        let mut table: Table<ColorDoubt> = Table::new(setup).unwrap();
        let mut play = |m: Move| table.play(table.game().turn().mover().unwrap(), m).unwrap();
        for game in 0..games {
            let hands = if game % 2 == 0 { [last, other] } else { [other, last] };
            let out = Cards::new([4, 4, 0, 0, 0, 0, 0, 1]) - last - other;
            play(Move::Deal { hands: hands.into_iter().collect(), out });
            play(Move::Lay { cards: last, say: Suit::Red });
            play(Move::Pass {});
        }
        ColorDoubt::review(&table).unwrap()
    };
    let cards = |red, orange| Cards::new([red, orange, 0, 0, 0, 0, 0, 0]);
    for truth in [cards(4, 0), cards(3, 1)] {
        let review = stood(1, [truth, cards(0, 3) + Cards::of(Suit::Rainbow, 1)]);
        // However little was to be hoped for.
        let miss = review.moments.iter().find(|moment| moment.what.name == "review-let-win").unwrap();
        assert!(
            (miss.ply, miss.seat) == (3, Seat(1)) && miss.skill < Some(0.0) && miss.better.is_some(),
            "{miss:?}"
        );
        let said: Vec<String> = miss.text.iter().map(|text| say(text, 2)).collect();
        let why = "If nobody doubts these last cards, Ada wins. In a single game only the win counts, so a wrong doubt costs nothing.";
        assert_eq!(said[2], why);
        let lost = &review.moments[review.highlights[1].lost.expect("Ada won")];
        let said: Vec<String> = lost.text.iter().map(|text| say(text, 2)).collect();
        let sure = "Nobody could doubt after Ben: letting Ada’s last cards stand was sure to lose the game.";
        assert!(said.iter().any(|said| said == sure), "{said:?}");
    }
    let review = stood(2, [cards(4, 0), cards(0, 3) + Cards::of(Suit::Rainbow, 1)]);
    let told = review.moments.iter().flat_map(|moment| &moment.text);
    assert!(told.into_iter().all(|message| message.name != "review-let-stand-last"));
}

/// What was missed is told where it is told how the game was lost.
#[test]
fn wins_that_were_not_taken_are_how_a_game_was_lost() {
    let mut table = all_reds_at_one();
    let mut play = |m: Move| table.play(table.game().turn().mover().unwrap(), m).unwrap();
    // Ben holds all four reds, and passes twice.
    play(Move::Lay { cards: of_three([0, 1, 0], 0), say: Suit::Orange });
    play(Move::Pass {});
    play(Move::Pass {});
    play(Move::Lay { cards: of_three([0, 0, 1], 0), say: Suit::Yellow });
    play(Move::Pass {});
    play(Move::Pass {});
    play(Move::Lay { cards: of_three([0, 1, 0], 1), say: Suit::Orange });
    play(Move::Pass {});
    play(Move::Pass {});
    let review = ColorDoubt::review(&table).unwrap();
    let of_ben = &review.highlights[1];
    let lost = &review.moments[of_ben.lost.expect("Ada won")];
    let said: Vec<String> = lost.text.iter().map(|text| say(text, 3)).collect();
    assert!(said.iter().any(|said| said == "At moves 3 and 6 Ben could have won at once."), "{said:?}");
    // The page leads from one to the other.
    assert_eq!((lost.cause, review.moments[of_ben.miss.expect("it is a miss")].ply), (Some(3), 3));
    let of_cleo = &review.moments[review.highlights[2].lost.expect("Ada won")];
    assert!(of_cleo.cause.is_none() && of_cleo.text.iter().all(|text| text.name != "review-wins-not-taken"));
    // Nobody told a lie.
    for (seat, name) in [(1, "Ben"), (2, "Cleo")] {
        let known = say(&review.highlights[seat].known.text, 3);
        assert_eq!(known, format!("All announcements that {name} could doubt were true."));
    }
}

/// The costliest miss is what gave most cards away, and no choice that gave away more has a better grade than another.
#[test]
fn no_choice_costs_more_than_the_costliest_miss() {
    let (mut misses, mut compared, mut told) = (0, 0, 0);
    for seed in 0..24 {
        let review = ColorDoubt::review(&play(2 + (seed % 4) as u8, 100 + seed)).unwrap();
        let graded: Vec<&Moment> = review.moments.iter().filter(|moment| moment.grade.is_some()).collect();
        for one in &graded {
            for other in graded.iter().filter(|other| other.skill < one.skill) {
                assert!(other.grade <= one.grade, "seed {seed}: {other:?} beside {one:?}");
                compared += usize::from(other.grade < one.grade);
            }
        }
        for highlights in &review.highlights {
            let Some(miss) = highlights.miss.map(|place| &review.moments[place]) else { continue };
            misses += 1;
            for other in graded.iter().filter(|other| other.seat == highlights.seat) {
                assert!(other.skill >= miss.skill, "seed {seed}: {other:?} costs more than {miss:?}");
                let cards =
                    other.better.iter().chain(&other.text).filter_map(|said| match said.args.get("cards") {
                        Some(&Arg::Tenths(tenths)) => Some(tenths),
                        _ => None,
                    });
                for tenths in cards {
                    told += 1;
                    let most = Arg::tenths(-miss.skill.unwrap());
                    assert!(
                        matches!(most, Arg::Tenths(most) if tenths <= most),
                        "seed {seed}: {other:?}, {miss:?}"
                    );
                }
            }
        }
    }
    assert!(misses > 10 && compared > 50 && told > 20, "{misses} misses, {compared} compared, {told} told");
}
