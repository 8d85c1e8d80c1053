//! Games of suggestions in a text format: what the tests, benchmarks and examples measure with.
//!
//! A game is a line `deal` with who holds each card, a seat's digit or `c` for the case file, and a line for each
//! suggestion: who asked, the three cards named, and who showed which card, or `-` when nobody could show any.
#![allow(dead_code, reason = "each program uses its part")]

use belief::{Card, CardSet, Constraint, Holder, Problem, Quota, Weight};

/// The case file is the first holder; the seats follow.
pub(crate) const CASE_FILE: Holder = Holder(0);

/// Cards in each category: suspects, weapons, rooms.
pub(crate) const CATEGORIES: [usize; 3] = [6, 6, 9];

/// A game as all of it happened.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Log {
    pub(crate) seats: usize,
    /// Who holds each card.
    pub(crate) deal: Vec<Holder>,
    pub(crate) suggestions: Vec<Suggestion>,
}

/// One suggestion and its answer.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Suggestion {
    pub(crate) asker: usize,
    pub(crate) named: CardSet,
    pub(crate) shown: Option<(usize, Card)>,
}

pub(crate) fn seat(seat: usize) -> Holder {
    Holder(seat as u8 + 1)
}

/// Which suggestions a viewer's problem weighs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Reading {
    /// All consistent deals are alike.
    Possible,
    /// Whoever shows one of several cards shows each as readily.
    Likely,
}

impl Log {
    pub(crate) fn hand(&self, holder: Holder) -> CardSet {
        (0..self.deal.len()).filter(|&card| self.deal[card] == holder).map(|card| Card(card as u8)).collect()
    }

    /// What a player knows before the first suggestion.
    pub(crate) fn start(&self, viewer: usize) -> Problem {
        let mut problem = Problem::new(&CATEGORIES).unwrap();
        problem.add_holder(Quota::ByCategory(vec![1; CATEGORIES.len()])).unwrap();
        for other in 0..self.seats {
            problem.add_holder(Quota::Total(self.hand(seat(other)).len() as u8)).unwrap();
        }
        for card in self.hand(seat(viewer)).iter() {
            problem.constrain(Constraint::holds(card, seat(viewer))).unwrap();
        }
        problem
    }

    /// Adds what the viewer learns from a suggestion.
    pub(crate) fn follow(&self, problem: &mut Problem, viewer: usize, suggestion: &Suggestion, reading: Reading) {
        let shower = suggestion.shown.map(|(shower, _)| shower);
        let others = (1..self.seats).map(|step| (suggestion.asker + step) % self.seats);
        for passed in others.take_while(|&other| Some(other) != shower) {
            problem.constrain(Constraint::none_of(seat(passed), suggestion.named)).unwrap();
        }
        match suggestion.shown {
            Some((shower, card)) if viewer == suggestion.asker => {
                problem.constrain(Constraint::holds(card, seat(shower))).unwrap();
            }
            Some((shower, _)) if viewer != shower => {
                problem.constrain(Constraint::any_of(seat(shower), suggestion.named)).unwrap();
                if reading == Reading::Likely {
                    problem.weigh(Weight::showed_one_of(seat(shower), suggestion.named)).unwrap();
                }
            }
            _ => {}
        }
    }

    /// What the viewer knows at the start and after each suggestion.
    pub(crate) fn problems(&self, viewer: usize, reading: Reading) -> Vec<Problem> {
        let mut problems = vec![self.start(viewer)];
        for suggestion in &self.suggestions {
            let mut problem = problems[problems.len() - 1].clone();
            self.follow(&mut problem, viewer, suggestion, reading);
            problems.push(problem);
        }
        problems
    }
}

pub(crate) fn write(logs: &[Log]) -> String {
    let mut text = String::new();
    for log in logs {
        let holder = |holder: &Holder| if *holder == CASE_FILE { 'c' } else { (b'0' + holder.0 - 1) as char };
        text += &format!("deal {}\n", log.deal.iter().map(holder).collect::<String>());
        for Suggestion { asker, named, shown } in &log.suggestions {
            let named: Vec<String> = named.iter().map(|card| card.0.to_string()).collect();
            let shown = shown.map_or("-".to_string(), |(shower, card)| format!("{shower} {}", card.0));
            text += &format!("{asker} {} {shown}\n", named.join(" "));
        }
    }
    text
}

pub(crate) fn read(text: &str) -> Vec<Log> {
    let mut logs: Vec<Log> = Vec::new();
    for line in text.lines() {
        if let Some(holders) = line.strip_prefix("deal ") {
            let holder = |byte: u8| if byte == b'c' { CASE_FILE } else { seat(usize::from(byte - b'0')) };
            let deal: Vec<Holder> = holders.bytes().map(holder).collect();
            let seats = deal.iter().map(|holder| usize::from(holder.0)).max().unwrap();
            logs.push(Log { seats, deal, suggestions: Vec::new() });
            continue;
        }
        let mut words = line.split(' ').map(|word| word.parse::<u8>().ok());
        let mut number = || words.next().flatten();
        let asker = usize::from(number().unwrap());
        let named = CardSet::of((0..3).map(|_| Card(number().unwrap())));
        let shown = number().map(|shower| (usize::from(shower), Card(number().unwrap())));
        logs.last_mut().unwrap().suggestions.push(Suggestion { asker, named, shown });
    }
    logs
}
