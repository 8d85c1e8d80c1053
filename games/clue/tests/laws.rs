//! Clue obeys the laws.

use clue::{BoardName, Clue, Edition, FullRoll, LastDetective, Setup, SuggestionOnEntry, Suspect};
use testkit::Laws;

use Suspect::{ColonelMustard, MissScarlet, MrGreen, MrsPeacock, MrsWhite, ProfessorPlum};

/// Three players, seven cards, two rooms.
fn hut() -> Setup {
    Setup { board: BoardName::Hut, suspects: 3, weapons: 2, ..Setup::new(&[MissScarlet, ColonelMustard, MrsWhite]) }
}

fn laws() -> Laws<Clue> {
    let toy = vec![
        hut(),
        Setup {
            edition: Edition::Of1986,
            full_roll: FullRoll::UpTo,
            suggestion_on_entry: SuggestionOnEntry::Optional,
            last_detective: LastDetective::MustSolve,
            ..hut()
        },
    ];
    let full = vec![
        Setup::new(&[MissScarlet, MrsWhite, ProfessorPlum]),
        Setup {
            edition: Edition::Of1986,
            dice: 2,
            full_roll: FullRoll::UpTo,
            suggestion_on_entry: SuggestionOnEntry::Optional,
            last_detective: LastDetective::MustSolve,
            ..Setup::new(&[ColonelMustard, MrsWhite, MrGreen, MrsPeacock])
        },
        Setup::new(Suspect::ALL),
    ];
    Laws::new(toy, full, |_| 5_000)
}

testkit::law_tests!(Clue, laws());
