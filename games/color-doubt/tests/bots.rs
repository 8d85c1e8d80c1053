//! The bots play as they say, and the strongest by what they know and the generator alone.

use bots::{Bot, Duel, Entrant, Mean, RandomBot};
use chacha20::ChaCha8Rng;
use color_doubt::{Cards, ColorDoubt, Move, Options, Phase, SeenMove, Setup, Toy, WhoMayDoubt};
use game::{Deduce, Game, Knowledge, Options as _, Seat, Turn, Viewer};
use presentation::{Level, Playable};
use rand::{Rng as _, SeedableRng};

pub(crate) fn level(name: &str) -> Level<ColorDoubt> {
    ColorDoubt::bots().into_iter().find(|level| level.name == name).unwrap()
}

fn reader() -> Level<ColorDoubt> {
    level("reader")
}

/// Law 7 again, where others play at random, and where the same is known in another world.
#[test]
fn its_moves_are_legal_and_follow_from_what_it_knows() {
    let toy = |seats, suits, cards_per_suit| Setup {
        games: 1,
        cards_per_suit,
        max_turns: 12,
        toy: Some(Toy { suits, removed: 1 }),
        ..Setup::new(seats)
    };
    let full = Setup { games: 2, cards_per_suit: 4, who_may_doubt: WhoMayDoubt::NextOnly, ..Setup::new(4) };
    for (setup, most) in [(toy(2, 2, 3), 12), (toy(3, 3, 3), 12), (toy(5, 3, 3), 12), (full, 25)] {
        knows_no_more(&reader(), &setup, most);
    }
}

/// The same of the sphinx, which is quick enough for whole matches: with all numbers of players for which it plays by
/// its network.
#[test]
fn the_sphinx_follows_from_what_it_knows() {
    for seats in 2..=4 {
        for who_may_doubt in [WhoMayDoubt::EachInTurn, WhoMayDoubt::NextOnly] {
            let asked =
                knows_no_more(&level("sphinx"), &Setup { games: 10, who_may_doubt, ..Setup::new(seats) }, 400);
            assert!(asked > 50, "it was asked {asked} times only");
        }
    }
}

/// Has a level choose in a game that others play at random, and again where only hidden cards are different. How often
/// it was asked.
fn knows_no_more(level: &Level<ColorDoubt>, setup: &Setup, most: usize) -> usize {
    let rng = &mut ChaCha8Rng::seed_from_u64(3);
    let mut game = ColorDoubt::start(setup).unwrap();
    let eyes = |seat| Knowledge::of_start(setup, &game, Viewer::Seat(seat));
    let mut eyes: Vec<Knowledge<ColorDoubt>> = Seat::all(game.seats()).map(eyes).collect();
    let mut asked = 0;
    for _ in 0..most {
        let m = match game.turn() {
            Turn::Over => break,
            Turn::Chance => game.options().pick(rng),
            Turn::Player(seat) => {
                let knowledge = &eyes[seat.index()];
                let m = level.bot.choose(knowledge, &mut ChaCha8Rng::seed_from_u64(7));
                assert!(game.check(&m).is_ok(), "{m:?}");
                // Another world in which this player knows the same.
                let same = ColorDoubt::determinize(knowledge, rng).unwrap().knowledge(knowledge.viewer);
                assert_eq!(level.bot.choose(&same, &mut ChaCha8Rng::seed_from_u64(7)), m);
                asked += 1;
                RandomBot.choose(knowledge, rng)
            }
        };
        let before = game.clone();
        game.apply(&m);
        for eyes in &mut eyes {
            eyes.follow(&before, &m, &game);
        }
    }
    asked
}

/// Who can only pass or doubt is asked too.
#[test]
fn it_has_an_answer_where_there_is_one_alone() {
    let setup = Setup { games: 1, who_may_doubt: WhoMayDoubt::NextOnly, ..Setup::new(3) };
    let mut table = game::Table::<ColorDoubt>::new(setup).unwrap();
    let rng = &mut ChaCha8Rng::seed_from_u64(4);
    let mut asked = 0;
    while let Some(mover) = table.game().turn().mover() {
        let m = match table.game().options() {
            // Everything is played as soon as possible, so that the others hold too few cards.
            Options::Play { lay: Some(lay), doubt: false, .. } => Move::Lay { cards: lay.hand, say: lay.say[0] },
            Options::Play { lay: None, doubt, pass: true } => {
                let Turn::Player(seat) = table.game().turn() else { unreachable!("it may pass") };
                let knowledge = table.knowledge(Viewer::Seat(seat));
                let m = reader().bot.choose(&knowledge, rng);
                assert!(doubt || m == Move::Pass {});
                asked += 1;
                m
            }
            options => options.pick(rng),
        };
        table.play(mover, m).unwrap();
        if asked == 4 {
            return;
        }
    }
    assert!(asked > 0);
}

/// CD-40, CD-50: in a single game whoever lets last cards stand that nobody else may doubt has lost, however likely they
/// are to be true. In a match a wrong doubt costs points.
#[test]
fn no_level_lets_a_single_game_be_lost_by_last_cards() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for (seats, who_may_doubt) in
        [(2, WhoMayDoubt::EachInTurn), (3, WhoMayDoubt::EachInTurn), (3, WhoMayDoubt::NextOnly)]
    {
        let setup = Setup { games: 1, who_may_doubt, ..Setup::new(seats) };
        let knowledge = before_the_last_doubt(&setup);
        let adviser = testkit::advised::adviser::<ColorDoubt>();
        let doubts =
            |bot: &dyn Bot<ColorDoubt>, rng: &mut ChaCha8Rng| bot.choose(&knowledge, rng) == Move::Doubt {};
        assert!(doubts(&*adviser, &mut rng), "the adviser, {setup:?}");
        for level in ColorDoubt::bots().iter().filter(|level| level.name != "random") {
            for _ in 0..3 {
                assert!(doubts(&*level.bot, &mut rng), "{}, {setup:?}", level.name);
            }
        }
        // The same words as where others have let the cards stand before.
        let said = |m: &Move| ColorDoubt::advice(&knowledge, m).unwrap().reasons;
        let names = |m: &Move| said(m).iter().map(|reason| reason.name.to_string()).collect::<Vec<_>>();
        assert_eq!(names(&Move::Doubt {}), ["hint-chance-true", "hint-or-wins"]);
        assert_eq!(names(&Move::Pass {}), ["hint-or-wins"]);
    }
    let knowledge = before_the_last_doubt(&Setup { games: 3, ..Setup::new(2) });
    let reasons = ColorDoubt::advice(&knowledge, &Move::Pass {}).unwrap().reasons;
    assert!(reasons.iter().any(|reason| reason.name == "hint-doubt-risk"), "{reasons:?}");
}

/// What the last who may doubt knows where somebody leads all of a hand, bit by bit and with the truth: the last of it is
/// one card.
pub(crate) fn before_the_last_doubt(setup: &Setup) -> Knowledge<ColorDoubt> {
    let mut table = game::Table::<ColorDoubt>::new(setup.clone()).unwrap();
    let rng = &mut ChaCha8Rng::seed_from_u64(6);
    loop {
        let turn = table.game().turn();
        let m = match (table.game().options(), turn) {
            (Options::Play { pass: false, lay: Some(lay), .. }, _) => {
                let say = *lay.say.iter().max_by_key(|&&say| lay.hand[say]).unwrap();
                let count = lay.hand[say].min(lay.hand.total() - 1).max(1);
                let cards = if lay.hand.total() == 1 { lay.hand } else { Cards::of(say, count) };
                Move::Lay { cards, say }
            }
            (Options::Play { pass: true, .. }, Turn::Player(seat)) => {
                let public = table.game().public();
                let next = seat.next(table.game().seats());
                let is_last = setup.who_may_doubt == WhoMayDoubt::NextOnly
                    || Some(next) == public.standing.map(|lay| lay.seat);
                if is_last && matches!(public.phase, Phase::LastCard { .. }) {
                    return table.knowledge(Viewer::Seat(seat));
                }
                Move::Pass {}
            }
            (options, _) => options.pick(rng),
        };
        table.play(turn.mover().unwrap(), m).unwrap();
    }
}

/// What the one knows who begins a game.
fn at_the_start(seed: u64) -> Knowledge<ColorDoubt> {
    let mut table = game::Table::<ColorDoubt>::new(Setup::new(3)).unwrap();
    let deal = table.game().options().pick(&mut ChaCha8Rng::seed_from_u64(seed));
    table.play(game::Mover::Chance, deal).unwrap();
    let Turn::Player(seat) = table.game().turn() else { panic!("somebody begins") };
    table.knowledge(Viewer::Seat(seat))
}

#[test]
fn the_magpie_keeps_its_cards() {
    let rng = &mut ChaCha8Rng::seed_from_u64(1);
    for seed in 0..10 {
        let knowledge = at_the_start(seed);
        let laid = |name: &str, rng: &mut ChaCha8Rng| match level(name).bot.choose(&knowledge, rng) {
            Move::Lay { cards, say } if cards.all_of(say) => (cards.total(), say),
            m => panic!("{name} leads with {m:?}"),
        };
        let ((few, magpie), (all, careful)) = (laid("magpie", rng), laid("careful", rng));
        assert_eq!(magpie, careful);
        assert_eq!(few, all.min(2));
        assert_eq!(all, knowledge.view.own.as_ref().unwrap().hand[careful]);
    }
}

/// Forty games of three, whose players make the moves that they are told to.
fn each_choice(mut choose: impl FnMut(&Knowledge<ColorDoubt>, &mut ChaCha8Rng) -> Move) {
    for seed in 0..40 {
        let mut table = game::Table::<ColorDoubt>::new(Setup::new(3)).unwrap();
        let rng = &mut ChaCha8Rng::seed_from_u64(seed);
        while let Some(mover) = table.game().turn().mover() {
            let m = match table.game().turn() {
                Turn::Player(seat) => choose(&table.knowledge(Viewer::Seat(seat)), rng),
                _ => table.game().options().pick(rng),
            };
            table.play(mover, m).unwrap();
        }
    }
}

/// It is the bluffer as long as it remembers all that was shown, and another when it does not.
#[test]
fn the_gambler_forgets() {
    let [gambler, bluffer] = ["gambler", "bluffer"].map(level);
    let (mut same, mut others) = (0, 0);
    each_choice(|knowledge, rng| {
        // Both with the same luck.
        let luck = rng.next_u64();
        let by = |level: &Level<ColorDoubt>| level.bot.choose(knowledge, &mut ChaCha8Rng::seed_from_u64(luck));
        let (m, forgetful) = (by(&bluffer), by(&gambler));
        let told = &knowledge.observations;
        let old = &told[..told.len().saturating_sub(6)];
        if old.iter().any(|told| matches!(told.event, SeenMove::Doubt { .. })) {
            others += usize::from(m != forgetful);
        } else {
            assert_eq!(m, forgetful);
            same += 1;
        }
        m
    });
    assert!(same > 100 && others > 10, "{same} as the bluffer, {others} otherwise");
}

/// How often each of these lies though it may pass, doubts, and passes, in the same positions: those of games in which three
/// of the first play.
fn manners(names: [&str; 2]) -> [[usize; 3]; 2] {
    let (bots, mut counts) = (names.map(level), [[0; 3]; 2]);
    each_choice(|knowledge, rng| {
        let may_pass = matches!(knowledge.options, Some(Options::Play { pass: true, .. }));
        let moves = [0, 1].map(|one| bots[one].bot.choose(knowledge, rng));
        for (m, [lies, doubts, passes]) in moves.iter().zip(&mut counts) {
            *lies += usize::from(matches!(m, Move::Lay { cards, say } if may_pass && !cards.all_of(*say)));
            *doubts += usize::from(*m == Move::Doubt {});
            *passes += usize::from(*m == Move::Pass {});
        }
        let [m, _] = moves;
        m
    });
    counts
}

#[test]
fn the_fibber_lies_where_the_bookkeeper_passes() {
    let [careful, fibber] = manners(["careful", "fibber"]);
    assert!(
        fibber[0] > 2 * careful[0] && fibber[2] < careful[2] && fibber[1] < careful[1],
        "{careful:?} {fibber:?}"
    );
}

#[test]
fn the_charmer_lies_where_the_gambler_doubts() {
    let [gambler, charmer] = manners(["gambler", "charmer"]);
    assert!(10 * charmer[0] > 11 * gambler[0] && 10 * charmer[1] < 9 * gambler[1], "{gambler:?} {charmer:?}");
}

#[test]
fn each_level_that_is_offered_beats_the_one_below() {
    let offered: Vec<_> = ColorDoubt::bots().into_iter().filter(|level| level.offered).collect();
    assert_eq!(
        offered.iter().map(|level| level.name).collect::<Vec<_>>(),
        ["magpie", "careful", "fibber", "gambler", "charmer", "sphinx"]
    );
    for [weak, strong] in [[0, 1], [0, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 5], [4, 5]] {
        let pair = [&offered[weak], &offered[strong]];
        let bots = [pair[1], pair[0]].map(Entrant::from);
        let duel = Duel { setup: Setup::new(3), seats: 3, bots, seed: 1 };
        let points: Mean = duel.points(0..6, |_| {}).unwrap().into_iter().collect();
        assert!(points.mean() > 0.6, "{} against {}: {points:?}", pair[1].name, pair[0].name);
    }
}
