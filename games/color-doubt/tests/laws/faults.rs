//! Faults planted on purpose: each must be caught by its law.

use std::fmt;

use bots::Bot;
use color_doubt::{Cards, ColorDoubt, Fact, Move, Observation, Options, Phase, SeenMove, Setup, Suit, View};
use env::{Encode as _, Mask, Position};
use game::{Contradiction, Deduce, Game, Illegal, Knowledge, Message, Reading, Seat, Table, Turn, Viewer};
use presentation::{Aid, Chance, Level, Moment, Playable, Reason, Review, Why};
use rand::Rng;
use testkit::{Fault, Laws, caught, faults};

use super::laws;

/// Fewer games: a fault is found in the first ones or the law does not look for it.
fn planted<F: Fault<ColorDoubt>>() -> Laws<testkit::Faulty<ColorDoubt, testkit::Planted>> {
    laws().planted::<F>()
}

#[test]
fn law_1_catches_options_that_forget_the_pass() {
    struct NoPass;
    impl Fault<ColorDoubt> for NoPass {
        fn options(game: &ColorDoubt) -> Options {
            match game.options() {
                Options::Play { lay: Some(lay), doubt, .. } => Options::Play { lay: Some(lay), doubt, pass: false },
                options => options,
            }
        }
    }
    caught(planted::<NoPass>().law_1_games_end(), 1);
}

#[test]
fn law_1_catches_a_clause_that_is_not_checked() {
    struct TooFew;
    impl Fault<ColorDoubt> for TooFew {
        fn check(game: &ColorDoubt, m: &Move) -> Result<(), Illegal> {
            game.check(m).or_else(|illegal| if illegal.clause == "CD-22" { Ok(()) } else { Err(illegal) })
        }
    }
    caught(planted::<TooFew>().law_1_games_end(), 1);
}

#[test]
fn law_3_catches_a_refusal_without_a_clause() {
    struct Vague;
    impl Fault<ColorDoubt> for Vague {
        fn check(game: &ColorDoubt, m: &Move) -> Result<(), Illegal> {
            game.check(m).map_err(|illegal| Illegal::new("the rules", illegal.message))
        }
    }
    let mut laws = planted::<Vague>();
    laws.rules = include_str!("../../RULES.md");
    caught(laws.law_3_refusals(), 3);
}

/// What the seat knows, shown to somebody else.
fn own(game: &ColorDoubt, seat: u8) -> Option<color_doubt::Own> {
    game.view(Viewer::Seat(Seat(seat))).own
}

#[test]
fn law_4_catches_a_hand_shown_to_spectators() {
    struct OverTheShoulder;
    impl Fault<ColorDoubt> for OverTheShoulder {
        fn view(game: &ColorDoubt, viewer: Viewer) -> View {
            let mut view = game.view(viewer);
            view.own = view.own.or(own(game, 0));
            view
        }
    }
    caught(planted::<OverTheShoulder>().law_4_hiding(), 4);
}

#[test]
fn law_4_catches_a_count_of_a_hidden_suit() {
    struct Rainbow;
    impl Fault<ColorDoubt> for Rainbow {
        fn view(game: &ColorDoubt, viewer: Viewer) -> View {
            let mut view = game.view(viewer);
            // One number, a little off, says where the rainbow card is.
            if own(game, 1).is_some_and(|own| own.hand[Suit::Rainbow] > 0) {
                view.public.out += 1;
            }
            view
        }
    }
    caught(planted::<Rainbow>().law_4_hiding(), 4);
}

#[test]
fn law_4_catches_an_owner_who_looks_into_the_minus_pile() {
    struct Peeper;
    impl Fault<ColorDoubt> for Peeper {
        fn view(game: &ColorDoubt, viewer: Viewer) -> View {
            let mut view = game.view(viewer);
            let (Some(seat), Some(seen)) = (viewer.seat(), &mut view.own) else { return view };
            let shown = view.public.minus[seat].shown;
            for other in seat.others(game.seats()) {
                seen.minus[seat] += own(game, other.0).expect("a seat sees its own").minus[seat] - shown;
            }
            view
        }
    }
    caught(planted::<Peeper>().law_4_hiding(), 4);
}

#[test]
fn law_4_catches_options_that_depend_on_what_is_hidden() {
    struct Warned;
    impl Fault<ColorDoubt> for Warned {
        fn options(game: &ColorDoubt) -> Options {
            // The doubt is offered only where it is right.
            let mut after = game.clone();
            match game.options() {
                Options::Play { lay, doubt: true, pass } => {
                    after.apply(&Move::Doubt {});
                    let lie = after.public().doubt.is_some_and(|doubt| !doubt.truthful);
                    Options::Play { lay, doubt: lie, pass }
                }
                options => options,
            }
        }
    }
    caught(planted::<Warned>().law_4_hiding(), 4);
}

#[test]
fn law_5_catches_a_spectator_who_is_told_what_is_drawn() {
    struct Whisper;
    impl Fault<ColorDoubt> for Whisper {
        fn observe(before: &ColorDoubt, m: &Move, after: &ColorDoubt, viewer: Viewer) -> Option<Observation> {
            let mut told = ColorDoubt::observe(before, m, after, viewer)?;
            if let (Viewer::Spectator, Move::Lay { cards: laid, .. }, SeenMove::Lay { cards, .. }) =
                (viewer, m, &mut told.event)
            {
                *cards = Some(*laid);
            }
            Some(told)
        }
    }
    caught(planted::<Whisper>().law_5_spectators(), 5);
}

#[test]
fn law_6_catches_cards_taken_back_that_are_forgotten() {
    struct Forgetful;
    impl Fault<ColorDoubt> for Forgetful {
        fn chances(knowledge: &Knowledge<ColorDoubt>, reading: Reading) -> Result<Vec<(Fact, f64)>, Contradiction> {
            let mut forgotten = knowledge.clone();
            for told in &mut forgotten.observations {
                if let SeenMove::Doubt { doubt } = &mut told.event
                    && !doubt.truthful
                {
                    // As if the cards turned up had been others.
                    let count = doubt.cards.total();
                    let suits = doubt.cards.iter().map(|(suit, _)| suit);
                    let most = suits.max_by_key(|&suit| doubt.cards[suit]).unwrap_or(Suit::Red);
                    doubt.cards = if most == Suit::Rainbow { doubt.cards } else { Cards::of(most, count) };
                }
            }
            ColorDoubt::chances(&forgotten, reading).or_else(|_| ColorDoubt::chances(knowledge, reading))
        }
    }
    caught(planted::<Forgetful>().law_6_belief(), 6);
}

#[test]
fn law_6_catches_plays_that_all_weigh_the_same() {
    struct Flat;
    impl Fault<ColorDoubt> for Flat {
        fn ways(_: &ColorDoubt, _: &Move) -> f64 {
            1.0
        }
    }
    caught(planted::<Flat>().law_6_belief(), 6);
}

#[test]
fn law_6_catches_a_player_who_is_never_caught_lying() {
    struct Trusting;
    impl Fault<ColorDoubt> for Trusting {
        fn chances(knowledge: &Knowledge<ColorDoubt>, reading: Reading) -> Result<Vec<(Fact, f64)>, Contradiction> {
            let mut trusting = knowledge.clone();
            for told in &mut trusting.observations {
                // The record of the players' truths and lies is not that of the match.
                if let SeenMove::Doubt { doubt } = &mut told.event
                    && !doubt.truthful
                {
                    doubt.of = doubt.of.next(usize::from(knowledge.setup.seats));
                }
            }
            ColorDoubt::chances(&trusting, reading).or_else(|_| ColorDoubt::chances(knowledge, reading))
        }
    }
    caught(planted::<Trusting>().law_6_belief(), 6);
}

#[test]
fn law_6_catches_worlds_in_which_the_own_hand_is_another() {
    struct Stranger;
    impl Fault<ColorDoubt> for Stranger {
        fn determinize(
            knowledge: &Knowledge<ColorDoubt>,
            rng: &mut dyn Rng,
        ) -> Result<Table<ColorDoubt>, Contradiction> {
            let mut stranger = knowledge.clone();
            stranger.viewer = Viewer::Spectator;
            for told in &mut stranger.observations {
                if let SeenMove::Deal { hand, .. } = &mut told.event {
                    *hand = None;
                }
                if let SeenMove::Lay { cards, .. } | SeenMove::Draw { cards, .. } = &mut told.event {
                    *cards = None;
                }
            }
            ColorDoubt::determinize(&stranger, rng)
        }
    }
    caught(planted::<Stranger>().law_6_belief(), 6);
}

#[test]
fn law_7_catches_a_bot_that_plays_on_a_last_card() {
    struct Hasty;
    impl Bot<ColorDoubt> for Hasty {
        fn choose(&self, knowledge: &Knowledge<ColorDoubt>, _: &mut dyn Rng) -> Move {
            let hand = knowledge.view.own.as_ref().expect("it is seated").hand;
            match knowledge.view.public.phase {
                Phase::Answer { .. } => Move::Pass {},
                _ => Move::Lay { cards: hand, say: Suit::Red },
            }
        }
    }
    struct Level0;
    impl Fault<ColorDoubt> for Level0 {
        fn bots() -> Vec<Level<ColorDoubt>> {
            vec![Level::new("hasty", Hasty)]
        }
    }
    caught(planted::<Level0>().law_7_bots(), 7);
}

#[test]
fn law_8_catches_a_hand_that_is_printed() {
    struct Chatty;
    impl Fault<ColorDoubt> for Chatty {
        fn debug(game: &ColorDoubt, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{game:?} {:?}", own(game, 0))
        }
    }
    caught(planted::<Chatty>().law_8_debug(), 8);
}

#[test]
fn law_6_catches_announcements_that_say_nothing() {
    caught(planted::<faults::Unread>().law_6_belief(), 6);
}

#[test]
fn law_9_catches_a_review_that_knows_the_end() {
    caught(planted::<faults::Foresees>().law_9_help(), 9).by("draws the curve");
    caught(planted::<faults::Foretells>().law_9_help(), 9).by("judges a choice");
}

#[test]
fn law_9_catches_help_that_guesses() {
    caught(planted::<faults::Guesses>().law_9_help(), 9);
}

#[test]
fn law_9_catches_help_that_peeks_at_the_hand() {
    struct Neighbour;
    impl Fault<ColorDoubt> for Neighbour {
        fn aid(knowledge: &Knowledge<ColorDoubt>) -> Option<Aid<Fact>> {
            let aid = ColorDoubt::aid(knowledge)?;
            // A fact of which belief knows otherwise.
            let seat = knowledge.view.public.standing?.seat;
            let red = Fact::Holds { seat, suit: Suit::Red, count: 1 };
            Some(Aid { facts: aid.facts.into_iter().chain([Chance::new(red, 1.0, 1.0)]).collect() })
        }
    }
    caught(planted::<Neighbour>().law_9_help(), 9);
}

#[test]
fn law_9_catches_a_reason_that_was_never_told() {
    struct Hearsay;
    impl Fault<ColorDoubt> for Hearsay {
        fn why(knowledge: &Knowledge<ColorDoubt>, fact: &Fact) -> Option<Why> {
            let chances = ColorDoubt::chances(knowledge, Reading::Possible).ok()?;
            let is = chances.iter().any(|(known, _)| known == fact);
            let certain = chances.iter().all(|(known, chance)| known != fact || *chance == 1.0);
            let news = knowledge.observations.len() as u32;
            let reasons = vec![Reason { message: Message::new("passes").with("who", Seat(0)), news }];
            certain.then_some(Why { is, reasons })
        }
    }
    caught(planted::<Hearsay>().law_9_help(), 9);
}

#[test]
fn law_9_catches_a_review_that_peeks() {
    struct Hindsight;
    impl Fault<ColorDoubt> for Hindsight {
        fn review(table: &Table<ColorDoubt>) -> Option<Review<Fact>> {
            let mut review = ColorDoubt::review(table)?;
            // To pass is judged by what lay face down.
            let (mut ply, mut lie) = (0, false);
            table.replay(|before, m, _| {
                ply += 1;
                if let Move::Lay { cards, say } = m {
                    lie = !cards.all_of(*say);
                }
                if let (Turn::Player(seat), Move::Pass {}) = (before.turn(), m)
                    && lie
                {
                    review.moments.push(Moment::new(ply, seat, Message::new("review-let-pass"), Vec::new()));
                }
            });
            Some(review)
        }
    }
    caught(planted::<Hindsight>().law_9_help(), 9);
}

#[test]
fn a_setup_is_needed_for_a_game_to_go_wrong() {
    // The faults above are the only difference: without one the laws hold at the same sizes.
    struct None;
    impl Fault<ColorDoubt> for None {}
    let mut laws = planted::<None>();
    laws.toy.truncate(1);
    laws.full = vec![Setup { games: 1, ..Setup::new(3) }];
    laws.games = 3;
    laws.law_1_games_end().unwrap();
    laws.law_4_hiding().unwrap();
    laws.law_6_belief().unwrap();
}

#[test]
fn law_11_catches_numbers_of_what_others_have_played() {
    struct Peeks;
    impl Fault<ColorDoubt> for Peeks {
        fn write(position: &Position<ColorDoubt>, seat: Seat, bytes: &mut [u8]) {
            ColorDoubt::write(position, seat, bytes);
            // A red card in the hand of the next player.
            let next = seat.next(position.game.seats());
            bytes[0] += u8::from(own(&position.game, next.0).is_some_and(|own| own.hand[Suit::Red] > 0));
        }
    }
    caught(planted::<Peeks>().law_11_numbers(), 11);
}

#[test]
fn law_11_catches_plays_of_too_few_cards() {
    struct Short;
    impl Fault<ColorDoubt> for Short {
        fn mask(position: &Position<ColorDoubt>, picks: &[u8]) -> Mask {
            let mut mask = ColorDoubt::mask(position, picks);
            if !picks.is_empty() {
                mask.insert(98);
            }
            mask
        }
    }
    caught(planted::<Short>().law_11_numbers(), 11);
}
