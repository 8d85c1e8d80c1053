//! Faults on purpose: each law must catch its own.

use env::{Encode as _, Position};
use game::{BySeat, Contradiction, Deduce, Game, Illegal, Knowledge, Reading, Seat, Table, Turn, Viewer};
use presentation::{Aid, Playable, Review};
use rand::Rng;
use testkit::{Fault, Laws, caught, faults};
use true_colors::{Card, Cards, Fact, Move, Observation, Options, TrueColors, View};

use super::{full, laws_of, toys};

fn toy() -> Laws<TrueColors> {
    Laws { games: 6, ..laws_of(vec![toys().remove(1)], vec![]) }
}

fn big() -> Laws<TrueColors> {
    Laws { games: 3, ..laws_of(vec![], vec![full().remove(0)]) }
}

/// Looks at enough positions for the answers to attacks to be among them.
fn close() -> Laws<TrueColors> {
    Laws { looks: 200, ..big() }
}

/// Everybody's cards.
fn hands(game: &TrueColors) -> BySeat<Cards> {
    BySeat::new(game.seats(), |seat| game.view(Viewer::Seat(seat)).own.unwrap_or_default())
}

#[test]
fn a_hand_leaked_to_the_neighbour() {
    struct Peeks;
    impl Fault<TrueColors> for Peeks {
        fn view(game: &TrueColors, viewer: Viewer) -> View {
            let mut view = game.view(viewer);
            if let (Some(own), Some(seat)) = (&mut view.own, viewer.seat()) {
                *own = own.or(hands(game)[seat.next(game.seats())]);
            }
            view
        }
    }
    caught(toy().planted::<Peeks>().law_4_hiding(), 4).by("by their view");
    caught(big().planted::<Peeks>().law_4_hiding(), 4).by("by their view");
}

#[test]
fn a_shape_turned_up_in_place_of_a_card_that_all_are_told() {
    // "One of the Hall and the Rope" becomes "the Rope", because the sheet was filled in from the hand.
    struct Precise;
    impl Fault<TrueColors> for Precise {
        fn view(game: &TrueColors, viewer: Viewer) -> View {
            let mut view = game.view(viewer);
            for (seat, player) in view.public.players.iter_mut() {
                for hidden in &mut player.one_of {
                    *hidden = hidden.and(hands(game)[seat]);
                }
            }
            view
        }
    }
    let strict = Laws { games: 9, ..laws_of(vec![toys().remove(0)], vec![]) };
    caught(strict.planted::<Precise>().law_6_belief(), 4).by("by their view");
    caught(close().planted::<Precise>().law_6_belief(), 4).by("by their view");
}

#[test]
fn a_vulnerability_counted_for_all() {
    struct Counts;
    impl Fault<TrueColors> for Counts {
        fn view(game: &TrueColors, viewer: Viewer) -> View {
            let mut view = game.view(viewer);
            // How many of the weapons on the floor can hurt the first player, hidden in a number that is public anyway.
            let lying = view.public.weapons.iter().fold(Cards::EMPTY, |all, &cards| all.or(cards));
            view.public.round += 1_000 * hands(game)[Seat(0)].and(lying).len() as u16;
            view
        }
    }
    caught(big().planted::<Counts>().law_4_hiding(), 4).by("by their view");
}

#[test]
fn a_turn_that_skips_who_has_no_choice() {
    // "Whoever is not hurt is not even asked": then the turn tells it before the answer does.
    struct Skips;
    impl Fault<TrueColors> for Skips {
        fn turn(game: &TrueColors) -> Turn {
            match game.options() {
                Options::Answer { nothing: true, .. } => Turn::Chance,
                _ => game.turn(),
            }
        }
    }
    caught(toy().planted::<Skips>().law_4_hiding(), 4).by("whose turn it is");
    caught(close().planted::<Skips>().law_6_belief(), 4).by("whose turn it is");
}

#[test]
fn a_spectator_shown_a_hand() {
    struct Shows;
    impl Fault<TrueColors> for Shows {
        fn observe(before: &TrueColors, m: &Move, after: &TrueColors, viewer: Viewer) -> Option<Observation> {
            let viewer = if viewer == Viewer::Spectator { Viewer::Seat(Seat(0)) } else { viewer };
            TrueColors::observe(before, m, after, viewer)
        }
    }
    caught(toy().planted::<Shows>().law_5_spectators(), 5).by("what a spectator is told");
    caught(big().planted::<Shows>().law_6_belief(), 5).by("what a spectator is told");
}

#[test]
fn the_hands_in_the_debug_output() {
    struct Prints;
    impl Fault<TrueColors> for Prints {
        fn debug(game: &TrueColors, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "{game:?} {:?}", hands(game))
        }
    }
    caught(toy().planted::<Prints>().law_8_debug(), 8).by("Debug");
    caught(big().planted::<Prints>().law_8_debug(), 8).by("Debug");
}

#[test]
fn a_clause_skipped() {
    struct AnyCard;
    impl Fault<TrueColors> for AnyCard {
        fn check(game: &TrueColors, m: &Move) -> Result<(), Illegal> {
            game.check(m).or_else(|illegal| if illegal.clause == "TC-57" { Ok(()) } else { Err(illegal) })
        }
    }
    caught(toy().planted::<AnyCard>().law_1_games_end(), 1).by("not among the options");
    caught(close().planted::<AnyCard>().law_3_refusals(), 3).by("is accepted");
}

#[test]
fn an_apply_that_depends_on_more_than_the_log() {
    struct Forgets;
    impl Fault<TrueColors> for Forgets {
        fn apply(game: &mut TrueColors, m: &Move) {
            use std::sync::atomic::{AtomicU32, Ordering};
            static COUNT: AtomicU32 = AtomicU32::new(0);
            // Once in a while somebody stays though they walked.
            let stays = matches!(m, Move::Go { .. } if COUNT.fetch_add(1, Ordering::Relaxed).is_multiple_of(64));
            game.apply(if stays { &Move::Stay {} } else { m });
        }
    }
    caught(big().planted::<Forgets>().law_2_replay(), 2);
}

#[test]
fn a_belief_that_does_not_read_answers() {
    struct Blind;
    impl Fault<TrueColors> for Blind {
        fn chances(knowledge: &Knowledge<TrueColors>, reading: Reading) -> Result<Vec<(Fact, f64)>, Contradiction> {
            // A character turned up says that there was something to hide.
            let mut blind = knowledge.clone();
            blind.observations.retain(|told| !matches!(told, Observation::Revealed { card: Card::Who(_), .. }));
            TrueColors::chances(&blind, reading)
        }
    }
    caught(toy().planted::<Blind>().law_6_belief(), 6).by("the oracle");
}

#[test]
fn a_sampled_world_in_which_others_have_the_viewers_cards() {
    struct Careless;
    impl Fault<TrueColors> for Careless {
        fn determinize(
            knowledge: &Knowledge<TrueColors>,
            rng: &mut dyn Rng,
        ) -> Result<Table<TrueColors>, Contradiction> {
            let mut careless = knowledge.clone();
            careless.view.own = None;
            TrueColors::determinize(&careless, rng)
        }
    }
    caught(toy().planted::<Careless>().law_6_belief(), 6).by("tells them something else");
    caught(big().planted::<Careless>().law_6_belief(), 6).by("tells them something else");
}

#[test]
fn a_likelihood_that_belief_does_not_share() {
    struct Blunt;
    impl Fault<TrueColors> for Blunt {
        fn likelihood(_: &TrueColors, _: &Move) -> f64 {
            1.0
        }
    }
    caught(toy().planted::<Blunt>().law_6_belief(), 6).by("(Likely), the oracle");
}

#[test]
fn help_that_adds_the_chances_of_room_and_weapon() {
    struct Adds;
    impl Fault<TrueColors> for Adds {
        fn aid(knowledge: &Knowledge<TrueColors>) -> Option<Aid<Fact>> {
            let mut aid = TrueColors::aid(knowledge)?;
            let single = aid.facts.clone();
            for told in aid.facts.iter_mut().filter(|told| told.fact.one_of.len() == 2) {
                let by = |card| single.iter().find(|one| one.fact == Fact::card(told.fact.seat, card));
                let chances = told.fact.one_of.iter().filter_map(|card| by(card)?.likely);
                told.likely = Some(chances.sum::<f64>().min(1.0));
            }
            Some(aid)
        }
    }
    caught(close().planted::<Adds>().law_9_help(), 9).by("(Likely), belief 0.");
}

#[test]
fn a_review_that_looks_at_the_cards() {
    struct Peeks;
    impl Fault<TrueColors> for Peeks {
        fn review(table: &Table<TrueColors>) -> Option<Review<Fact>> {
            let mut review = TrueColors::review(table)?;
            let hands = hands(table.game());
            // The chance of an attack is what came of it.
            let mut ply = 0;
            table.replay(|before, m, _| {
                ply += 1;
                let (&Move::Attack { target, weapon }, Turn::Player(seat)) = (m, before.turn()) else { return };
                let public = before.public();
                let room = public.players[seat].place.room().map(Card::Where);
                let attack: Cards = room.into_iter().chain([Card::What(weapon)]).collect();
                let hits = !hands[target].and(attack.without(public.players[target].face_up)).is_empty();
                for moment in review.moments.iter_mut().filter(|moment| moment.ply == ply) {
                    moment.chance = Some(f64::from(u8::from(hits)));
                }
            });
            Some(review)
        }
    }
    let laws = Laws { games: 40, ..laws_of(vec![toys().remove(0)], vec![]) };
    caught(laws.planted::<Peeks>().law_9_help(), 9).by("by what they could not know");
}

#[test]
fn help_and_reasons_that_say_too_much() {
    for laws in [toy, big] {
        caught(laws().planted::<faults::Guesses>().law_9_help(), 9).by("(Possible), belief 0.");
        caught(laws().planted::<faults::Hearsay>().law_9_help(), 9).by("which they were never told");
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
    impl Fault<TrueColors> for Counts {
        fn write(position: &Position<TrueColors>, seat: Seat, bytes: &mut [u8]) {
            TrueColors::write(position, seat, bytes);
            let left = seat.next(position.game.seats());
            bytes[0] += u8::from(hands(&position.game)[left].contains(Card::Who(true_colors::Who::MissJade)));
        }
    }
    caught(toy().planted::<Counts>().law_11_numbers(), 11).by("by the field `seats`");
}
