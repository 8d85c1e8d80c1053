//! Faults planted on purpose: each must be caught by its law.

use std::fmt;
use std::sync::atomic::{AtomicU32, Ordering};

use bots::Bot;
use env::{Encode as _, Position};
use game::{Contradiction, Deduce, Game, Illegal, Knowledge, Reading, Seat, Table, Turn, Viewer};
use presentation::{Level, Playable, Review};
use rand::Rng;
use testkit::{Fault, Laws, caught, faults};
use three_dead_strangers::{Card, Character, Fact, Move, Observation, Options, Own, Strangers, View};

use super::laws;

fn planted<F: Fault<Strangers>>() -> Laws<testkit::Faulty<Strangers, testkit::Planted>> {
    laws().planted::<F>()
}

/// What the seat knows, shown to somebody else.
fn own(game: &Strangers, seat: Seat) -> Option<Own> {
    game.view(Viewer::Seat(seat)).own
}

#[test]
fn law_1_catches_options_that_forget_a_place() {
    struct Narrow;
    impl Fault<Strangers> for Narrow {
        fn options(game: &Strangers) -> Options {
            let mut options = game.options();
            if let Options::Play(play) = &mut options
                && play.spots.iter().count() > 1
            {
                play.spots = play.spots.iter().skip(1).collect();
            }
            options
        }
    }
    caught(planted::<Narrow>().law_1_games_end(), 1);
}

#[test]
fn law_1_catches_a_dead_end_that_may_be_covered() {
    struct GoesOn;
    impl Fault<Strangers> for GoesOn {
        fn check(game: &Strangers, m: &Move) -> Result<(), Illegal> {
            game.check(m).or_else(|illegal| if illegal.clause == "TS-34" { Ok(()) } else { Err(illegal) })
        }
    }
    caught(planted::<GoesOn>().law_1_games_end(), 1);
}

#[test]
fn law_2_catches_an_apply_that_depends_on_more_than_the_log() {
    struct Fickle;
    impl Fault<Strangers> for Fickle {
        fn apply(game: &mut Strangers, m: &Move) {
            static COUNT: AtomicU32 = AtomicU32::new(0);
            let other = match m {
                Move::Lay { .. } if COUNT.fetch_add(1, Ordering::Relaxed).is_multiple_of(16) => {
                    let mut all = Vec::new();
                    game::Options::list(&game.options(), &mut all);
                    all.into_iter().find(|other| other != m)
                }
                _ => None,
            };
            game.apply(other.as_ref().unwrap_or(m));
        }
    }
    caught(planted::<Fickle>().law_2_replay(), 2);
}

#[test]
fn law_3_catches_a_refusal_without_a_clause() {
    struct Vague;
    impl Fault<Strangers> for Vague {
        fn check(game: &Strangers, m: &Move) -> Result<(), Illegal> {
            game.check(m).map_err(|illegal| Illegal::new("the rules", illegal.message))
        }
    }
    let mut laws = planted::<Vague>();
    laws.rules = include_str!("../../RULES.md");
    caught(laws.law_3_refusals(), 3);
}

#[test]
fn law_4_catches_a_character_shown_to_spectators() {
    struct OverTheShoulder;
    impl Fault<Strangers> for OverTheShoulder {
        fn view(game: &Strangers, viewer: Viewer) -> View {
            let mut view = game.view(viewer);
            view.own = view.own.or_else(|| own(game, Seat(0)));
            view
        }
    }
    caught(planted::<OverTheShoulder>().law_4_hiding(), 4);
}

#[test]
fn law_4_catches_a_count_of_accusations_drawn_unseen() {
    struct Counts;
    impl Fault<Strangers> for Counts {
        fn view(game: &Strangers, viewer: Viewer) -> View {
            let mut view = game.view(viewer);
            for (seat, player) in view.public.players.iter_mut() {
                let held = |own: Own| own.hand.iter().filter(|card| **card == Card::ACCUSATION).count();
                player.accusations = own(game, seat).map_or(0, held) as u8;
            }
            view
        }
    }
    caught(planted::<Counts>().law_4_hiding(), 4);
}

#[test]
fn law_4_catches_accusations_that_are_offered_only_where_they_are_right() {
    struct Warned;
    impl Fault<Strangers> for Warned {
        fn options(game: &Strangers) -> Options {
            let mut options = game.options();
            if let Options::Play(play) = &mut options {
                let wrong = |seat, who| own(game, seat).is_some_and(|own| own.character != who);
                let lays = !play.cards.is_empty() && play.spots.iter().next().is_some();
                if lays {
                    play.accuse.retain(|about| !wrong(about.seat, about.character));
                }
            }
            options
        }
    }
    caught(planted::<Warned>().law_4_hiding(), 4);
}

#[test]
fn law_4_catches_a_turn_that_skips_who_cannot_play() {
    struct Skips;
    impl Fault<Strangers> for Skips {
        fn turn(game: &Strangers) -> Turn {
            match game.options() {
                Options::Play(play) if play.pass => Turn::Chance,
                _ => game.turn(),
            }
        }
    }
    caught(planted::<Skips>().law_4_hiding(), 4);
}

#[test]
fn law_5_catches_a_spectator_who_is_told_what_is_drawn() {
    struct Whisper;
    impl Fault<Strangers> for Whisper {
        fn observe(before: &Strangers, m: &Move, after: &Strangers, viewer: Viewer) -> Option<Observation> {
            let mut told = Strangers::observe(before, m, after, viewer)?;
            if let (Viewer::Spectator, Move::Draw { card: drawn }, Observation::Drew { card, .. }) =
                (viewer, m, &mut told)
            {
                *card = Some(*drawn);
            }
            Some(told)
        }
    }
    caught(planted::<Whisper>().law_5_spectators(), 5);
}

#[test]
fn law_6_catches_wrong_accusations_that_prove_nothing() {
    struct Forgetful;
    impl Fault<Strangers> for Forgetful {
        fn chances(knowledge: &Knowledge<Strangers>, reading: Reading) -> Result<Vec<(Fact, f64)>, Contradiction> {
            let mut forgotten = knowledge.clone();
            for (_, player) in forgotten.view.public.players.iter_mut() {
                player.not = Default::default();
            }
            Strangers::chances(&forgotten, reading)
        }
    }
    caught(planted::<Forgetful>().law_6_belief(), 6);
}

#[test]
fn law_6_catches_worlds_in_which_the_viewer_is_somebody_else() {
    struct Stranger;
    impl Fault<Strangers> for Stranger {
        fn determinize(
            knowledge: &Knowledge<Strangers>,
            rng: &mut dyn Rng,
        ) -> Result<Table<Strangers>, Contradiction> {
            let mut stranger = knowledge.clone();
            stranger.viewer = Viewer::Spectator;
            stranger.view.own = None;
            for told in &mut stranger.observations {
                if let Observation::Dealt { own, .. } = told {
                    *own = None;
                }
            }
            Strangers::determinize(&stranger, rng)
        }
    }
    caught(planted::<Stranger>().law_6_belief(), 6);
}

#[test]
fn law_6_catches_players_of_other_habits() {
    struct Fearless;
    impl Fault<Strangers> for Fearless {
        fn likelihood(game: &Strangers, m: &Move) -> f64 {
            let likelihood = game.likelihood(m);
            if matches!(m, Move::Accuse { .. }) { 1.0 / likelihood } else { likelihood }
        }
    }
    caught(planted::<Fearless>().law_6_belief(), 6);
}

#[test]
fn law_7_catches_a_bot_that_always_passes() {
    struct Shy;
    impl Bot<Strangers> for Shy {
        fn choose(&self, _: &Knowledge<Strangers>, _: &mut dyn Rng) -> Move {
            Move::Pass {}
        }
    }
    struct Level0;
    impl Fault<Strangers> for Level0 {
        fn bots() -> Vec<Level<Strangers>> {
            vec![Level::new("shy", Shy)]
        }
    }
    caught(planted::<Level0>().law_7_bots(), 7);
}

#[test]
fn law_8_catches_characters_that_are_printed() {
    struct Chatty;
    impl Fault<Strangers> for Chatty {
        fn debug(game: &Strangers, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{game:?} {:?}", own(game, Seat(0)))
        }
    }
    caught(planted::<Chatty>().law_8_debug(), 8);
}

#[test]
fn law_9_catches_a_review_that_peeks() {
    struct Peeks;
    impl Fault<Strangers> for Peeks {
        fn review(table: &Table<Strangers>) -> Option<Review<Fact>> {
            let mut review = Strangers::review(table)?;
            let mut truth = Vec::new();
            table.game().facts(&mut truth);
            for moment in &mut review.moments {
                let seat = moment.seat.next(table.game().seats());
                let is_shelby = truth.contains(&Fact { seat, character: Character::Shelby });
                moment.chance = Some(f64::from(u8::from(is_shelby)));
            }
            Some(review)
        }
    }
    caught(planted::<Peeks>().law_9_help(), 9);
}

#[test]
fn law_6_catches_plays_that_tell_nothing() {
    caught(planted::<faults::Unread>().law_6_belief(), 6);
}

#[test]
fn law_9_catches_help_and_reasons_that_say_too_much() {
    caught(planted::<faults::Guesses>().law_9_help(), 9);
    caught(planted::<faults::Hearsay>().law_9_help(), 9);
    caught(planted::<faults::Hasty>().law_9_help(), 9);
}

#[test]
fn law_9_catches_help_that_gives_no_reasons() {
    caught(planted::<faults::Silent>().law_9_help(), 9).by("gives no reason");
}

#[test]
fn law_9_catches_a_review_that_knows_the_end() {
    caught(planted::<faults::Foresees>().law_9_help(), 9).by("draws the curve");
    caught(planted::<faults::Foretells>().law_9_help(), 9).by("judges a choice");
}

#[test]
fn law_9_catches_a_conclusion_drawn_too_early() {
    caught(planted::<faults::Early>().law_9_help(), 9);
}

#[test]
fn the_faults_are_the_only_difference() {
    struct None;
    impl Fault<Strangers> for None {}
    let mut laws = planted::<None>();
    laws.toy.truncate(1);
    laws.full.truncate(1);
    laws.games = 2;
    laws.law_1_games_end().unwrap();
    laws.law_4_hiding().unwrap();
    laws.law_6_belief().unwrap();
    laws.law_9_help().unwrap();
}

#[test]
fn law_11_catches_the_character_of_somebody_else() {
    struct Tells;
    impl Fault<Strangers> for Tells {
        fn write(position: &Position<Strangers>, seat: Seat, bytes: &mut [u8]) {
            Strangers::write(position, seat, bytes);
            let left = own(&position.game, seat.next(position.game.seats()));
            bytes[0] += u8::from(left.is_some_and(|own| own.character == Character::Shelby));
        }
    }
    caught(planted::<Tells>().law_11_numbers(), 11).by("by the field `seats`");
}
