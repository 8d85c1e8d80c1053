//! Faults for law 6.

use expect_test::expect;
use game::{Contradiction, Deduce, Game, Knowledge, Reading, Seat, Table, Viewer};
use rand::Rng;
use testkit::kuhn::{Card, Fact, Kuhn, Move, Setup, View};
use testkit::{Fault, Laws};

use crate::{card, check_caught, full, toy};

#[test]
fn law_6_catches_a_wrong_chance() {
    struct Even;
    impl Fault<Kuhn> for Even {
        fn chances(knowledge: &Knowledge<Kuhn>, reading: Reading) -> Result<Vec<(Fact, f64)>, Contradiction> {
            let mut chances = Kuhn::chances(knowledge, reading)?;
            for seat in Seat::all(2) {
                let possible = chances.iter().filter(|(fact, _)| fact.seat == seat).count();
                for (_, chance) in chances.iter_mut().filter(|(fact, _)| fact.seat == seat) {
                    *chance = 1.0 / possible as f64;
                }
            }
            Ok(chances)
        }
    }
    let violation = toy().planted::<Even>().law_6_belief().unwrap_err();
    expect![[r#"
        law 6 is broken: belief of seat 0 gives Fact { seat: seat 1, card: Card(0) } the chance 0.5 (Likely), the oracle 0.75
          setup: {"ranks":3}
          ply: 4
          moves: [{"deal":1},{"deal":2},"bet","pass"]
          histories: 2
          told: [{"type":"dealt","seat":0,"card":1},{"type":"dealt","seat":1,"card":null},{"type":"acted","seat":0,"bet":true,"shown":null},{"type":"acted","seat":1,"bet":false,"shown":null}]
          difference (- one, + other):
            ...
                        0,
                    ),
          -     }: 0.5,
          +     }: 0.75,
                Fact {
                    seat: seat 1,
            ...
                        2,
                    ),
          -     }: 0.5,
          +     }: 0.25,
            }
          seed: 0"#]].assert_eq(&violation.to_string());
}

#[test]
fn law_6_catches_belief_that_excludes_the_truth() {
    struct Doubting;
    impl Fault<Kuhn> for Doubting {
        fn chances(knowledge: &Knowledge<Kuhn>, reading: Reading) -> Result<Vec<(Fact, f64)>, Contradiction> {
            let mut chances = Kuhn::chances(knowledge, reading)?;
            chances.retain(|(fact, chance)| fact.card != Card(1) || *chance == 1.0);
            Ok(chances)
        }
    }
    check_caught(toy().planted::<Doubting>().law_6_belief(), 6, "the oracle 0.");
    check_caught(full().planted::<Doubting>().law_6_belief(), 6, "excludes");
}

#[test]
fn law_6_catches_a_fact_listed_twice_and_a_chance_of_nothing() {
    struct Twice;
    impl Fault<Kuhn> for Twice {
        fn chances(knowledge: &Knowledge<Kuhn>, reading: Reading) -> Result<Vec<(Fact, f64)>, Contradiction> {
            Ok(Kuhn::chances(knowledge, reading)?.repeat(2))
        }
    }
    check_caught(full().planted::<Twice>().law_6_belief(), 6, "twice");

    struct Nothing;
    impl Fault<Kuhn> for Nothing {
        fn chances(knowledge: &Knowledge<Kuhn>, reading: Reading) -> Result<Vec<(Fact, f64)>, Contradiction> {
            let impossible = (Fact { seat: Seat(0), card: Card(77) }, 0.0);
            Ok([Kuhn::chances(knowledge, reading)?, vec![impossible]].concat())
        }
    }
    check_caught(full().planted::<Nothing>().law_6_belief(), 6, "the chance 0");
}

#[test]
fn law_6_catches_a_contradiction_that_is_none() {
    struct GivesUp;
    impl Fault<Kuhn> for GivesUp {
        fn chances(_: &Knowledge<Kuhn>, _: Reading) -> Result<Vec<(Fact, f64)>, Contradiction> {
            Err(Contradiction)
        }
    }
    check_caught(full().planted::<GivesUp>().law_6_belief(), 6, "finds a contradiction");

    struct CannotSample;
    impl Fault<Kuhn> for CannotSample {
        fn determinize(_: &Knowledge<Kuhn>, _: &mut dyn Rng) -> Result<Table<Kuhn>, Contradiction> {
            Err(Contradiction)
        }
    }
    check_caught(full().planted::<CannotSample>().law_6_belief(), 6, "no world can be sampled");
}

#[test]
fn law_6_catches_a_sampled_world_with_other_observations() {
    struct NewDeal;
    impl Fault<Kuhn> for NewDeal {
        fn determinize(knowledge: &Knowledge<Kuhn>, rng: &mut dyn Rng) -> Result<Table<Kuhn>, Contradiction> {
            // As if the viewer had not seen their own card.
            let mut forgetful = knowledge.clone();
            for told in &mut forgetful.observations {
                if let testkit::kuhn::Observation::Dealt { card, .. } = told {
                    *card = None;
                }
            }
            Kuhn::determinize(&forgetful, rng)
        }
    }
    check_caught(toy().planted::<NewDeal>().law_6_belief(), 6, "tells them something else");
    check_caught(full().planted::<NewDeal>().law_6_belief(), 6, "tells them something else");
}

#[test]
fn uneven_samples_are_caught() {
    struct HighFirst;
    impl Fault<Kuhn> for HighFirst {
        fn determinize(knowledge: &Knowledge<Kuhn>, rng: &mut dyn Rng) -> Result<Table<Kuhn>, Contradiction> {
            // Of two worlds the one with the higher card at seat 1: consistent, but not as likely as that.
            let [one, other] = [Kuhn::determinize(knowledge, rng)?, Kuhn::determinize(knowledge, rng)?];
            let higher = card(one.game(), Seat(1)) > card(other.game(), Seat(1));
            Ok(if higher { one } else { other })
        }
    }
    toy().samples_are_exact().unwrap();
    toy().planted::<HighFirst>().law_6_belief().unwrap();
    check_caught(toy().planted::<HighFirst>().samples_are_exact(), 6, "of 400 worlds sampled");
}

#[test]
fn law_6_catches_a_leak_that_sampled_worlds_show() {
    struct SeesTheOther;
    impl Fault<Kuhn> for SeesTheOther {
        fn view(game: &Kuhn, viewer: Viewer) -> View {
            let view = game.view(viewer);
            View { own: view.own.or_else(|| card(game, Seat(0))), ..view }
        }
    }
    check_caught(full().planted::<SeesTheOther>().law_6_belief(), 4, "by their view");
}

#[test]
fn law_6_catches_weights_that_mean_no_probabilities() {
    struct Unsteady;
    impl Fault<Kuhn> for Unsteady {
        fn weight(game: &Kuhn, _: &Move) -> f64 {
            if card(game, Seat(0)) == Some(Card(0)) { 2.0 } else { 1.0 }
        }
    }
    check_caught(toy().planted::<Unsteady>().law_6_belief(), 6, "have different sums");

    struct Never;
    impl Fault<Kuhn> for Never {
        fn likelihood(_: &Kuhn, m: &Move) -> f64 {
            f64::from(u8::from(*m == Move::Pass))
        }
    }
    check_caught(toy().planted::<Never>().law_6_belief(), 6, "is not positive");
}

#[test]
fn law_6_catches_a_fact_that_is_told_twice_by_the_truth() {
    struct Stutters;
    impl Fault<Kuhn> for Stutters {
        fn facts(game: &Kuhn, out: &mut Vec<Fact>) {
            game.facts(out);
            game.facts(out);
        }
    }
    check_caught(full().planted::<Stutters>().law_6_belief(), 6, "a fact is listed twice");
}

#[test]
fn law_6_does_not_pass_where_the_oracle_never_ran() {
    let blind = Laws { worlds: 0, ..toy() };
    check_caught(blind.law_6_belief(), 6, "the oracle never had few enough histories");
}

/// At the first move nobody has a card; a setup that is refused is told as such.
#[test]
fn a_setup_that_is_refused_is_said_so() {
    let wrong = Laws { toy: vec![Setup { ranks: 2 }], ..toy() };
    check_caught(wrong.law_6_belief(), 1, "the setup is refused");
}
