//! Help at the table: what a notebook would say.

use game::Message;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How much help a table gives to its players. The host chooses; all see it.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Help {
    /// Marks by hand alone, and no hints.
    Paper,
    /// What a player saw is filled in, and there are hints for whoever asks: from here on at all levels.
    #[default]
    Clerk,
    /// What follows is filled in, and why.
    Reasoner,
    /// The chances of everything else too.
    Oracle,
}

/// What follows from one viewer's knowledge: facts with their chances.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct Aid<F> {
    /// Each fact once.
    pub facts: Vec<Chance<F>>,
}

/// A fact and its chance in both readings; null where the level of help, or the game, does not say it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct Chance<F> {
    /// What may be so.
    pub fact: F,
    /// Its chance when everything that fits counts alike: [`Reading::Possible`](game::Reading::Possible).
    pub possible: Option<f64>,
    /// Its chance weighed by how people choose: [`Reading::Likely`](game::Reading::Likely).
    pub likely: Option<f64>,
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
    /// What it says.
    pub message: Message,
    /// The number of the piece of news that told it.
    pub news: u32,
}

impl Help {
    /// All levels, the least first.
    pub const ALL: &'static [Help] = &[Help::Paper, Help::Clerk, Help::Reasoner, Help::Oracle];

    /// Its name in JSON and in databases.
    pub const fn name(self) -> &'static str {
        ["paper", "clerk", "reasoner", "oracle"][self as usize]
    }

    /// The level of that name.
    pub fn named(name: &str) -> Option<Help> {
        Help::ALL.iter().copied().find(|help| help.name() == name)
    }

    /// Whether players may ask what a strong bot would do in their place.
    pub fn gives_hints(self) -> bool {
        self > Help::Paper
    }
}

impl<F> Aid<F> {
    /// What a level of help shows of it; nothing below the reasoner, who shows what is certain alone.
    pub fn at(mut self, help: Help) -> Option<Aid<F>> {
        if help == Help::Reasoner {
            let certain = |chance: &f64| *chance == 0.0 || *chance == 1.0;
            self.facts.retain_mut(|told| {
                told.possible = told.possible.filter(certain);
                told.likely = told.likely.filter(certain);
                told.possible.is_some() || told.likely.is_some()
            });
        }
        (help >= Help::Reasoner).then_some(self)
    }

    /// The same about the facts in another form.
    pub fn map<T>(self, to: impl Fn(F) -> T) -> Aid<T> {
        Aid { facts: self.facts.into_iter().map(|told| told.map(&to)).collect() }
    }
}

impl<F> Chance<F> {
    /// A fact with both its chances, [`rounded`].
    pub fn new(fact: F, possible: f64, likely: f64) -> Self {
        Chance { fact, possible: Some(rounded(possible)), likely: Some(rounded(likely)) }
    }

    /// The same about the fact in another form.
    pub fn map<T>(self, to: impl FnOnce(F) -> T) -> Chance<T> {
        Chance { fact: to(self.fact), possible: self.possible, likely: self.likely }
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
        let facts =
            vec![Chance::new("rope", 0.0, 1.0), Chance::new("hall", 0.25, 0.75), Chance::new("knife", 0.5, 0.0)];
        let aid = Aid { facts };
        assert_eq!(aid.clone().at(Help::Paper), None);
        assert_eq!(aid.clone().at(Help::Clerk), None);
        assert_eq!(aid.clone().at(Help::Oracle), Some(aid.clone()));
        let told = aid.at(Help::Reasoner).unwrap().facts;
        assert_eq!(told[0], Chance { fact: "rope", possible: Some(0.0), likely: Some(1.0) });
        assert_eq!(told[1], Chance { fact: "knife", possible: None, likely: Some(0.0) });
        assert_eq!(told.len(), 2);
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
