//! The words that every game needs to tell what happens.

use crate::{BySeat, Seat, Viewer};

/// Speaks to one viewer of those at the table: "you" for the viewer's own seat, names for all others.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    viewer: Viewer,
    names: &'a BySeat<String>,
}

impl<'a> Teller<'a> {
    /// Speaks to `viewer`.
    pub const fn new(viewer: Viewer, names: &'a BySeat<String>) -> Teller<'a> {
        Teller { viewer, names }
    }

    /// Speaks of everybody by name.
    pub const fn by_name(names: &'a BySeat<String>) -> Teller<'a> {
        Teller::new(Viewer::Spectator, names)
    }

    /// The seat at the beginning of a sentence: "You", or "Ann".
    pub fn who(self, seat: Seat) -> &'a str {
        if self.viewer.is(seat) { "You" } else { self.names.get(seat).map_or("Somebody", String::as_str) }
    }

    /// The seat within a sentence: "you", or "Ann".
    pub fn whom(self, seat: Seat) -> &'a str {
        if self.viewer.is(seat) { "you" } else { self.who(seat) }
    }

    /// "your", or "Ann's".
    pub fn whose(self, seat: Seat) -> String {
        if self.viewer.is(seat) { "your".into() } else { format!("{}'s", self.who(seat)) }
    }

    /// The verb that goes with the seat, from "lays": "lay" for the viewer's own.
    pub fn verb(self, seat: Seat, verb: &str) -> &str {
        if !self.viewer.is(seat) {
            return verb;
        }
        match verb {
            "has" => "have",
            "is" => "are",
            _ => match verb.strip_suffix("es") {
                Some(stem) if ["ss", "sh", "ch", "o"].iter().any(|end| stem.ends_with(end)) => stem,
                _ => verb.strip_suffix('s').unwrap_or(verb),
            },
        }
    }

    /// The beginning of a sentence, from "lays": "You lay", or "Ann lays".
    pub fn does(self, seat: Seat, verb: &str) -> String {
        format!("{} {}", self.who(seat), self.verb(seat, verb))
    }
}

/// "A, B and C", with that `and`; nothing of nothing.
pub fn list(items: &[impl AsRef<str>], and: &str) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    match items.as_slice() {
        [] => String::new(),
        [only] => (*only).into(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}

/// "never", "once", "twice", "3 times".
pub fn times(count: usize) -> String {
    match count {
        0 => "never".into(),
        1 => "once".into(),
        2 => "twice".into(),
        count => format!("{count} times"),
    }
}

/// "38 %", and never 0 or 100 unless that is certain.
pub fn percent(chance: f64) -> String {
    let percent = chance * 100.0;
    let shown = if chance == 0.0 || chance == 1.0 { percent } else { percent.clamp(1.0, 99.0) };
    format!("{shown:.0} %")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_viewer_is_spoken_to_and_the_others_are_spoken_of() {
        let names: BySeat<String> = ["Ann", "Bob"].map(String::from).into_iter().collect();
        let [own, other] = [Seat(0), Seat(1)];
        let teller = Teller::new(Viewer::Seat(own), &names);
        assert_eq!([teller.who(own), teller.who(other)], ["You", "Bob"]);
        assert_eq!([teller.whom(own), teller.whom(other)], ["you", "Bob"]);
        assert_eq!([teller.whose(own), teller.whose(other)], ["your", "Bob's"]);
        assert_eq!(Teller::by_name(&names).who(own), "Ann");
        assert_eq!(teller.who(Seat(5)), "Somebody");
    }

    #[test]
    fn verbs_go_with_who_does_them() {
        let names: BySeat<String> = ["Ann".to_owned(), "Bob".to_owned()].into_iter().collect();
        let teller = Teller::new(Viewer::Seat(Seat(0)), &names);
        let verbs = ["lays", "is", "has", "passes", "goes", "chooses", "dies", "cannot"];
        assert_eq!(
            verbs.map(|verb| teller.verb(Seat(0), verb)),
            ["lay", "are", "have", "pass", "go", "choose", "die", "cannot"]
        );
        assert_eq!(verbs.map(|verb| teller.verb(Seat(1), verb)), verbs);
        assert_eq!([teller.does(Seat(0), "takes"), teller.does(Seat(1), "takes")], ["You take", "Bob takes"]);
    }

    #[test]
    fn lists_read_as_one_says_them() {
        assert_eq!(
            ["", "A", "A and B", "A, B and C"],
            [0, 1, 2, 3].map(|count| list(&["A", "B", "C"][..count], "and"))
        );
        assert_eq!(list(&["A".to_owned(), "B".to_owned()], "or"), "A or B");
        assert_eq!([0, 1, 2, 3].map(times), ["never", "once", "twice", "3 times"]);
    }

    #[test]
    fn only_what_is_certain_is_said_to_be() {
        assert_eq!([0.0, 0.001, 0.384, 0.999, 1.0].map(percent), ["0 %", "1 %", "38 %", "99 %", "100 %"]);
    }
}
