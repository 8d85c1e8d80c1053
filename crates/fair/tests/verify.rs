//! What is saved can be recomputed, and what is forged is refused with the reason.

mod random;

use catalog::{Handing, Mover, Seat, StoodIn};
use fair::{Deals, Handed, Read, verify};

/// How many games of each kind are recomputed.
const GAMES: u64 = 40;

#[test]
fn what_was_saved_is_read_as_it_was_and_is_proved() {
    for &game in catalog::games() {
        for number in 0..GAMES {
            let mut saved = random::game(game, number);
            let made = saved.moves.iter().rposition(|made| made.mover == Mover::Seat(Seat(0)));
            let from = made.unwrap() as u32 + 1;
            let to = number.is_multiple_of(2).then_some(from);
            saved.stood_in = vec![StoodIn { seat: Seat(0), from, to }];
            let how = [Handing::On, Handing::Back, Handing::ToBot][number as usize % 3];
            saved.handed = vec![Handed { seat: Seat(0), ply: from, how }];
            let text = saved.to_string();
            assert_eq!(Read::new(&text).unwrap().saved, saved);
            let verified =
                verify(&text).unwrap_or_else(|fault| panic!("{} {number}: {}", game.name(), fault.message()));
            let proof = verified.proof().unwrap();
            let said = match (proof.is_shared(), proof.is_withheld()) {
                (true, _) => "saved-proved",
                (_, true) => "saved-withheld",
                _ => "saved-of-server",
            };
            assert_eq!(verified.message().name, said);
            assert_eq!(verified.proof().unwrap().end.is_none(), random::is_first_version(number));
            assert_eq!(text.starts_with("parlour saved table 1\n"), random::is_first_version(number));
        }
    }
}

/// Who has drawn what counts: each seat's share, whether its player drew it, and whether it was opened.
#[test]
fn where_somebody_may_have_chosen_the_deals_that_is_said() {
    let clue = catalog::find("clue").unwrap();
    let said = |number: u64| {
        let saved = random::game(clue, number);
        let Deals::Verifiable(proof) = &saved.deals else { unreachable!("it can be verified") };
        let own = || proof.shares.iter().filter(|share| share.own);
        let said = match (own().count(), own().all(|share| share.opening.is_some())) {
            (0, _) => "saved-of-server",
            (_, true) => "saved-proved",
            (_, false) => "saved-withheld",
        };
        (said, verify(&saved.to_string()).unwrap().message().name)
    };
    let all: Vec<_> = (0..60).map(said).collect();
    for (wanted, name) in &all {
        assert_eq!(name, wanted);
    }
    for wanted in ["saved-of-server", "saved-proved", "saved-withheld"] {
        assert!(all.iter().any(|(found, _)| *found == wanted), "none of them is {wanted}");
    }
}

#[test]
fn a_mark_of_the_encoding_changes_nothing() {
    let text = random::game(catalog::find("color-doubt").unwrap(), 0).to_string();
    assert_eq!(Read::new(&format!("\u{feff}{text}")).unwrap().saved, Read::new(&text).unwrap().saved);
}
