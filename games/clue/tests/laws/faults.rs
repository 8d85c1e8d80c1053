//! Faults on purpose: each law must catch its own.

use clue::{Clue, Fact, Move, Observation, View};
use env::{Encode as _, Position};
use game::{BySeat, Contradiction, Deduce, Game, Illegal, Knowledge, Seat, Table, Viewer};
use presentation::{Playable, Review};
use rand::Rng;
use testkit::{Fault, Laws, caught, faults};

use super::{full, hut, laws_of};

fn toy() -> Laws<Clue> {
    Laws { games: 3, ..laws_of(vec![hut()], vec![]) }
}

fn big() -> Laws<Clue> {
    Laws { games: 3, ..laws_of(vec![], vec![full().remove(0)]) }
}

/// Everybody's hand, as the observations of the deal tell it.
fn hands(game: &Clue) -> BySeat<clue::CardSet> {
    BySeat::new(game.seats(), |seat| game.view(Viewer::Seat(seat)).own.expect("a seat").hand)
}

#[test]
fn a_hand_leaked_to_the_neighbour() {
    struct Peeks;
    impl Fault<Clue> for Peeks {
        fn view(game: &Clue, viewer: Viewer) -> View {
            let mut view = game.view(viewer);
            if let Some(own) = &mut view.own {
                let left = own.seat.next(game.seats());
                own.shown_to_me[left] = hands(game)[left];
            }
            view
        }
    }
    caught(toy().planted::<Peeks>().law_4_hiding(), 4).by("by their view");
    caught(big().planted::<Peeks>().law_4_hiding(), 4).by("by their view");
    caught(big().planted::<Peeks>().law_6_belief(), 4).by("by their view");
}

#[test]
fn a_count_leaked_to_all() {
    struct Counts;
    impl Fault<Clue> for Counts {
        fn view(game: &Clue, viewer: Viewer) -> View {
            let mut view = game.view(viewer);
            for (seat, hand) in hands(game).iter() {
                // How many suspects everybody holds, hidden in a number that is public anyway.
                view.public.hand_sizes[seat] += 10 * hand.and(clue::SUSPECTS).len() as u8;
            }
            view
        }
    }
    caught(toy().planted::<Counts>().law_4_hiding(), 4).by("by their view");
    caught(big().planted::<Counts>().law_4_hiding(), 4).by("by their view");
}

#[test]
fn a_turn_that_skips_who_has_no_choice() {
    // "Whoever holds none is not even asked": then the turn tells who holds something.
    struct Skips;
    impl Fault<Clue> for Skips {
        fn turn(game: &Clue) -> game::Turn {
            match game.turn() {
                game::Turn::Player(_) if game.options().pass => game::Turn::Chance,
                turn => turn,
            }
        }
    }
    caught(toy().planted::<Skips>().law_4_hiding(), 4).by("whose turn it is");
    // Whoever can show nothing has to be asked in one of the games.
    caught(Laws { games: 9, ..big() }.planted::<Skips>().law_4_hiding(), 4).by("whose turn it is");
}

#[test]
fn a_spectator_shown_the_card() {
    struct Shows;
    impl Fault<Clue> for Shows {
        fn observe(before: &Clue, m: &Move, after: &Clue, viewer: Viewer) -> Option<Observation> {
            let viewer = match (m, viewer) {
                (Move::Show { .. }, Viewer::Spectator) => Viewer::Seat(before.public().active),
                _ => viewer,
            };
            Clue::observe(before, m, after, viewer)
        }
    }
    caught(toy().planted::<Shows>().law_5_spectators(), 5).by("what a spectator is told");
    caught(big().planted::<Shows>().law_6_belief(), 5).by("what a spectator is told");
}

#[test]
fn the_case_file_in_the_debug_output() {
    struct Prints;
    impl Fault<Clue> for Prints {
        fn debug(game: &Clue, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "{game:?} {:?}", hands(game))
        }
    }
    caught(toy().planted::<Prints>().law_8_debug(), 8).by("Debug");
    caught(big().planted::<Prints>().law_8_debug(), 8).by("Debug");
}

#[test]
fn a_clause_skipped() {
    struct AnyCard;
    impl Fault<Clue> for AnyCard {
        fn check(game: &Clue, m: &Move) -> Result<(), Illegal> {
            game.check(m).or_else(|illegal| if illegal.clause == "CL-43" { Ok(()) } else { Err(illegal) })
        }
    }
    caught(toy().planted::<AnyCard>().law_1_games_end(), 1).by("not among the options");
    caught(big().planted::<AnyCard>().law_1_games_end(), 1).by("not among the options");
    caught(big().planted::<AnyCard>().law_3_refusals(), 3).by("is accepted");
}

#[test]
fn an_apply_that_depends_on_more_than_the_log() {
    struct Forgets;
    impl Fault<Clue> for Forgets {
        fn apply(game: &mut Clue, m: &Move) {
            use std::sync::atomic::{AtomicU32, Ordering};
            static COUNT: AtomicU32 = AtomicU32::new(0);
            // Once in a while somebody goes elsewhere.
            let elsewhere = match m {
                Move::Go { .. } if COUNT.fetch_add(1, Ordering::Relaxed).is_multiple_of(64) => {
                    game.options().walk.and_then(|walk| walk.destinations().next())
                }
                _ => None,
            };
            game.apply(&elsewhere.map_or_else(|| m.clone(), |to| Move::Go { to }));
        }
    }
    caught(big().planted::<Forgets>().law_2_replay(), 2);
}

#[test]
fn a_belief_that_does_not_count_deals() {
    struct Histories;
    impl Fault<Clue> for Histories {
        fn counts_once(_: &Clue, _: &Move) -> bool {
            false
        }
    }
    caught(toy().planted::<Histories>().law_6_belief(), 6).by("(Possible), the oracle");
}

#[test]
fn a_behaviour_that_belief_does_not_know_of() {
    struct Hides;
    impl Fault<Clue> for Hides {
        fn likelihood(game: &Clue, m: &Move) -> f64 {
            // Rooms are shown more readily than all else.
            let readily = matches!(m, Move::Show { card: clue::Card::Room(_) });
            game.likelihood(m) * if readily { 1.0 } else { 0.5 }
        }
    }
    caught(toy().planted::<Hides>().law_6_belief(), 6).by("the oracle");
}

#[test]
fn a_sampled_world_in_which_less_was_said() {
    struct Deaf;
    impl Fault<Clue> for Deaf {
        fn determinize(knowledge: &Knowledge<Clue>, rng: &mut dyn Rng) -> Result<Table<Clue>, Contradiction> {
            let mut deaf = knowledge.clone();
            deaf.observations.retain(|told| !matches!(told, Observation::Passed { .. }));
            Clue::determinize(&deaf, rng)
        }
    }
    caught(toy().planted::<Deaf>().law_6_belief(), 6).by("tells them something else");
}

#[test]
fn a_review_that_peeks() {
    struct Hindsight;
    impl Fault<Clue> for Hindsight {
        fn review(table: &Table<Clue>) -> Option<Review<Fact>> {
            let mut review = Clue::review(table)?;
            let Some(Move::Deal(deal)) = table.log().first() else { return None };
            // All that somebody does is judged by what the neighbour holds.
            for moment in &mut review.moments {
                let neighbour = moment.seat.next(deal.hands.len());
                let suspects = deal.hands[neighbour].and(clue::SUSPECTS).len();
                moment.skill = Some(-(suspects as f64));
            }
            Some(review)
        }
    }
    let laws = Laws { games: 12, ..toy() };
    caught(laws.planted::<Hindsight>().law_9_help(), 9).by("could not know");
}

#[test]
fn a_belief_that_makes_nothing_of_the_choice_of_a_card() {
    caught(toy().planted::<faults::Unread>().law_6_belief(), 6).by("the oracle");
}

#[test]
fn help_and_reasons_that_say_too_much() {
    for laws in [toy, big] {
        caught(laws().planted::<faults::Guesses>().law_9_help(), 9).by("gives");
        caught(laws().planted::<faults::Hearsay>().law_9_help(), 9).by("never told");
    }
    caught(toy().planted::<faults::Hasty>().law_9_help(), 9).by("which is not certain");
}

#[test]
fn help_that_gives_no_reasons() {
    caught(toy().planted::<faults::Silent>().law_9_help(), 9).by("gives no reason");
}

#[test]
fn a_review_that_knows_the_end() {
    let laws = || Laws { games: 12, ..toy() };
    caught(laws().planted::<faults::Foresees>().law_9_help(), 9).by("draws the curve");
    caught(laws().planted::<faults::Foretells>().law_9_help(), 9).by("judges a choice");
}

#[test]
fn a_conclusion_drawn_too_early() {
    caught(toy().planted::<faults::Early>().law_9_help(), 9).by("could know");
}

#[test]
fn a_card_of_the_neighbour_among_the_numbers() {
    struct Counts;
    impl Fault<Clue> for Counts {
        fn write(position: &Position<Clue>, seat: Seat, bytes: &mut [u8]) {
            Clue::write(position, seat, bytes);
            let (game, left) = (&position.game, seat.next(position.game.seats()));
            bytes[0] += u8::from(hands(game)[left].contains(clue::Card::Suspect(clue::Suspect::MissScarlet)));
        }
    }
    caught(toy().planted::<Counts>().law_11_numbers(), 11).by("by the field `seats`");
}
