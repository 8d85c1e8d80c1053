//! Help at the table: what a notebook would say.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How much help a table gives to its players. The host chooses; all see it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Help {
    /// Marks by hand alone.
    Paper,
    /// What a player saw is filled in.
    #[default]
    Clerk,
    /// What follows is filled in, and why.
    Reasoner,
    /// The chances of everything else too.
    Oracle,
}

/// What follows from one viewer's knowledge: a table of chances.
///
/// A cell is null where this level of help does not fill it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Aid {
    /// The columns' names.
    pub columns: Vec<String>,
    /// The rows.
    pub rows: Vec<AidRow>,
}

/// One row of an [`Aid`], with a cell for each column.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct AidRow {
    /// What it is about, by the name that it has in the game's JSON.
    pub of: String,
    /// The plain count: every history that is consistent with what was seen is as likely as any other.
    pub possible: Vec<Option<f64>>,
    /// The same weighed by how people choose what they show or say.
    pub likely: Vec<Option<f64>>,
}

/// Why something is certain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Why {
    /// Whether it is so; else it is certain that it is not.
    pub is: bool,
    /// A shortest list of what was seen from which it follows; none when the rules alone say so.
    pub reasons: Vec<Reason>,
}

/// One thing that was seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Reason {
    /// In a sentence.
    pub text: String,
    /// The number of the piece of news that told it.
    pub news: u32,
}

impl Help {
    /// All levels, the least first.
    pub const ALL: &'static [Help] = &[Help::Paper, Help::Clerk, Help::Reasoner, Help::Oracle];

    /// Its name in JSON and in databases.
    pub const fn name(self) -> &'static str {
        match self {
            Help::Paper => "paper",
            Help::Clerk => "clerk",
            Help::Reasoner => "reasoner",
            Help::Oracle => "oracle",
        }
    }

    /// The level of that name.
    pub fn named(name: &str) -> Option<Help> {
        Help::ALL.iter().copied().find(|help| help.name() == name)
    }
}

impl Aid {
    /// What a level of help shows of it; nothing below the reasoner, who shows what is certain alone.
    pub fn at(mut self, help: Help) -> Option<Aid> {
        match help {
            Help::Paper | Help::Clerk => return None,
            Help::Reasoner => {
                let cells = self.rows.iter_mut().flat_map(|row| row.possible.iter_mut().chain(&mut row.likely));
                cells.for_each(|cell| *cell = cell.filter(|&chance| chance == 0.0 || chance == 1.0));
                let says = |row: &AidRow| row.possible.iter().chain(&row.likely).any(Option::is_some);
                self.rows.retain(says);
            }
            Help::Oracle => {}
        }
        Some(self)
    }
}

/// A chance in three digits, of which only what is certain is 0 or 1.
pub fn rounded(chance: f64) -> f64 {
    if chance == 0.0 || chance == 1.0 { chance } else { ((chance * 1e3).round() / 1e3).clamp(0.001, 0.999) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reasoner_tells_what_is_certain_and_no_chance() {
        let row = |of: &str, cells: [f64; 2]| {
            let cells: Vec<Option<f64>> = cells.map(Some).into();
            AidRow { of: of.into(), possible: cells.clone(), likely: cells }
        };
        let rows = vec![row("rope", [0.0, 1.0]), row("hall", [0.25, 0.75]), row("knife", [0.5, 0.0])];
        let aid = Aid { columns: vec!["0".into(), "file".into()], rows };
        assert_eq!(aid.clone().at(Help::Paper), None);
        assert_eq!(aid.clone().at(Help::Clerk), None);
        assert_eq!(aid.clone().at(Help::Oracle), Some(aid.clone()));
        let told = aid.at(Help::Reasoner).unwrap();
        assert_eq!(told.rows.iter().map(|row| row.of.as_str()).collect::<Vec<_>>(), ["rope", "knife"]);
        assert_eq!(told.rows[0].possible, [Some(0.0), Some(1.0)]);
        assert_eq!(told.rows[1].likely, [None, Some(0.0)]);
    }

    #[test]
    fn names_are_those_of_the_json() {
        for &help in Help::ALL {
            assert_eq!(Help::named(help.name()), Some(help));
        }
        assert_eq!(Help::named("psychic"), None);
    }

    #[test]
    fn rounding_makes_nothing_certain() {
        assert_eq!([0.0, 1e-9, 0.12345, 1.0 - 1e-9, 1.0].map(rounded), [0.0, 0.001, 0.123, 0.999, 1.0]);
    }
}
