//! What follows from the last thing that happened, for whoever saw it.

use game::{Knowledge, Message, Seat, Turn};
use inference::{CardSet, Event, News, Solution, Solver};
use presentation::{Aid, Chance, HARDEST, Part, Pick, Puzzle, PuzzleKind, Verdict};
use rand::Rng;

use super::{card, cards, players};
use crate::deduce::{Belief, Casebook, Fact, Holder, aid, history};
use crate::rules::Clue;
use crate::seen::Observation;
use crate::text;

/// How many conclusions are looked at for the easiest.
const CONCLUSIONS: usize = 4;
/// What the key of the case file is.
const FILE: &str = "file";

/// "Something new is certain: what?"
pub(super) struct Following;

impl PuzzleKind<Clue> for Following {
    fn name(&self) -> &'static str {
        "deduce"
    }

    fn pose(&self, knowledge: &Knowledge<Clue>) -> Option<Puzzle<Fact>> {
        let moment = Moment::of(knowledge)?;
        let found = moment.names_facts().filter(|&fact| moment.is_found(fact));
        // Where a card is says more than where it is not.
        let (holds, lacks): (Vec<Fact>, Vec<Fact>) = found.partition(|&fact| moment.now(fact) == Some(true));
        let found = holds.into_iter().chain(lacks).take(CONCLUSIONS);
        let reasons = |fact: Fact| Some((moment.reasons(fact)?, fact));
        let (reasons, easiest) = found.filter_map(reasons).min()?;
        let parts = vec![
            Part::new("puzzle-which-card", cards(knowledge.view.public.deck)),
            Part::new("puzzle-which-holder", players(moment.seats).chain([file()])),
            Part::new("puzzle-has-it", ["yes", "no"].map(|key| Pick::new(key, is(key)))),
        ];
        let told = text::tell(&knowledge.setup, moment.last);
        let ask = moment.suggested().into_iter().chain([told, Message::new("puzzle-what-follows")]);
        Some(Puzzle {
            ask: ask.collect(),
            parts,
            // Fewer than two reasons are plain to see.
            level: reasons.saturating_sub(1).clamp(1, usize::from(HARDEST)) as u8,
            aid: Some(moment.known()),
            solution: answer(easiest, moment.now(easiest)?).to_vec(),
        })
    }

    fn judge(&self, knowledge: &Knowledge<Clue>, answer: &[&str], rng: &mut dyn Rng) -> Option<Verdict<Clue>> {
        let moment = Moment::of(knowledge)?;
        let &[of, at, holds] = answer else { return None };
        let card = card(knowledge.view.public.deck, of)?;
        let seats = || Seat::all(moment.seats);
        let holder = if at == FILE {
            Holder::CaseFile
        } else {
            Holder::Seat(seats().find(|&seat| Pick::key_of(seat) == at)?)
        };
        let fact = Fact { card, holder };
        let holds = match holds {
            "yes" => true,
            "no" => false,
            _ => return None,
        };
        if moment.now(fact) == Some(holds) {
            if !moment.is_found(fact) {
                return Some(Verdict::once_more(
                    Message::new("puzzle-known").with("claim", text::state(fact, holds)),
                    None,
                ));
            }
            let why = aid::why(knowledge, &fact)?;
            let text = vec![Message::new("puzzle-follows").with("claim", text::state(fact, holds))];
            return Some(Verdict { right: true, again: false, text, reasons: why.reasons, otherwise: None });
        }
        let otherwise = moment.otherwise(knowledge, fact, !holds, rng)?;
        let name = if moment.now(fact).is_some() { "puzzle-impossible" } else { "puzzle-does-not-follow" };
        let text =
            Message::new(name).with("claim", text::state(fact, holds)).with("otherwise", text::state(fact, !holds));
        Some(Verdict::once_more(text, Some(otherwise)))
    }
}

/// What a player knows, and knew before the last thing that happened.
struct Moment<'a> {
    casebook: Casebook,
    last: &'a Observation,
    seats: usize,
    then: Solution,
    now: Solution,
}

impl<'a> Moment<'a> {
    /// Nothing where nobody is told anything of the cards, or the case is solved.
    fn of(knowledge: &'a Knowledge<Clue>) -> Option<Moment<'a>> {
        let last = knowledge.observations.last()?;
        let tells = matches!(
            last,
            Observation::Passed { .. } | Observation::Showed { .. } | Observation::Accused { winner: None, .. }
        );
        if !tells || knowledge.turn == Turn::Over || knowledge.viewer.seat().is_none() {
            return None;
        }
        let casebook = Casebook::of(knowledge)?;
        let (before, _) = Casebook::from(knowledge, |told| !std::ptr::eq(told, last));
        if before.log.news(&casebook.log) == News::Nothing || casebook.log.case_file().is_some() {
            return None;
        }
        let solve = |casebook: &Casebook| Solver::default().try_solve(&casebook.log.possible()).ok()?;
        let (then, now) = (solve(&before)?, solve(&casebook)?);
        Some(Moment { casebook, last, seats: knowledge.setup.tokens.len(), then, now })
    }

    fn names_facts(&self) -> impl Iterator<Item = Fact> + use<> {
        self.casebook.names.facts()
    }

    /// Whether a fact is certain, or certainly not so.
    fn certain(&self, solution: &Solution, fact: Fact) -> Option<bool> {
        let names = &self.casebook.names;
        let chance = solution.chance(names.card(fact.card), names.holder(fact.holder));
        (chance == 0.0 || chance == 1.0).then_some(chance == 1.0)
    }

    fn now(&self, fact: Fact) -> Option<bool> {
        self.certain(&self.now, fact)
    }

    /// Whether it is certain now, was not before, and is more than what was just said.
    fn is_found(&self, fact: Fact) -> bool {
        self.now(fact).is_some() && self.certain(&self.then, fact).is_none() && !self.is_said(fact)
    }

    /// The suggestion that was answered, if the last thing that happened was an answer.
    fn suggested(&self) -> Option<Message> {
        match *self.last {
            Observation::Passed { to, crime, .. } | Observation::Showed { to, crime, .. } => {
                Some(text::about(to, "suggested").with("crime", crime))
            }
            _ => None,
        }
    }

    /// Whether the last thing that happened says it in so many words.
    fn is_said(&self, fact: Fact) -> bool {
        match *self.last {
            Observation::Passed { seat, crime, .. } => {
                fact.holder == Holder::Seat(seat) && crime.cards().contains(fact.card)
            }
            Observation::Showed { card, .. } => card == Some(fact.card),
            _ => false,
        }
    }

    /// From how many things that were seen it follows, at least.
    fn reasons(&self, fact: Fact) -> Option<usize> {
        let names = &self.casebook.names;
        let why = self.casebook.log.why(names.card(fact.card), names.holder(fact.holder)).ok()??;
        Some(why.events.len())
    }

    /// What was known before, and what has just been said.
    fn known(&self) -> Aid<Fact> {
        let known = |fact| match self.certain(&self.then, fact) {
            None if self.is_said(fact) => self.now(fact),
            then => then,
        };
        let chance = |fact| known(fact).map(|is| f64::from(u8::from(is))).map(|is| Chance::new(fact, is, is));
        Aid { facts: self.names_facts().filter_map(chance).collect() }
    }

    /// A game in which this is so, or is not, and in which the player knows just the same; any, where it is certain.
    fn otherwise(
        &self,
        knowledge: &Knowledge<Clue>,
        fact: Fact,
        is: bool,
        rng: &mut dyn Rng,
    ) -> Option<game::Table<Clue>> {
        let names = self.casebook.names.clone();
        let (holder, cards) = (names.holder(fact.holder), CardSet::one(names.card(fact.card)));
        let mut log = self.casebook.log.clone();
        log.push(if is { Event::Holds { holder, cards } } else { Event::Lacks { holder, cards } });
        let solution = Solver::default().try_solve(&log.possible()).ok()??;
        history(knowledge, &Belief { names, solution }.sample(rng), rng).ok()
    }
}

fn file() -> Pick {
    Pick::new(FILE, Message::new("puzzle-file"))
}

fn is(key: &str) -> Message {
    Message::new(if key == "yes" { "puzzle-yes" } else { "puzzle-no" })
}

fn answer(fact: Fact, is: bool) -> [String; 3] {
    let holder = match fact.holder {
        Holder::Seat(seat) => Pick::key_of(seat),
        Holder::CaseFile => FILE.to_owned(),
    };
    [Pick::key_of(fact.card), holder, if is { "yes" } else { "no" }.to_owned()]
}
