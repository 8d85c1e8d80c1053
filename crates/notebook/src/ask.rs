//! What to ask next.

use std::collections::{HashMap, HashSet};

use belief::{Answer, Card, Entry, Holder, Problem, Question, Sees, Solver};
use serde::Serialize;
use ts_rs::TS;

use crate::case::{Case, all_of, set};
use crate::deck::Kind;
use crate::model::What;
use crate::odds::bits;
use crate::samples::{Drawn, draw};
use crate::why::{Group, Source};

/// How many states the search for good suggestions may take: some tenths of a second.
const WORK: usize = 1 << 20;
/// What reckoning anything takes at least, in states.
const LEAST: usize = 100;
/// How many states one look at what others know may take.
const PUBLIC: usize = 1 << 15;
/// How many deals are looked at for a first impression of all suggestions together.
const LOOKS: usize = 400_000;
/// So many suggestions are given for each room.
const BEST: usize = 3;

/// What to ask next.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "notebook/")]
pub struct Advice {
    /// Each room with its best suggestions; the most telling room first.
    pub rooms: Vec<RoomAdvice>,
    /// How uncertain the solution is now, in bits.
    pub bits: f64,
    /// The chance of the best accusation now.
    pub win: f64,
    /// Whether the numbers are estimates, for exact ones would have taken too long.
    pub sampled: bool,
}

/// The best suggestions in a room.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "notebook/")]
pub struct RoomAdvice {
    /// The room's card.
    pub room: u8,
    /// The most telling first.
    pub best: Vec<Proposal>,
}

/// A suggestion that could be made.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "notebook/")]
pub struct Proposal {
    /// A suspect, a weapon, a room.
    pub cards: [u8; 3],
    /// How many bits about the solution the answer is expected to tell.
    pub bits: f64,
    /// The chance that the solution is certain after the answer.
    pub certain: f64,
    /// The chance that the best accusation after the answer is right.
    pub win: f64,
    /// How many bits about the solution the answer is expected to tell somebody who sees only what all can see;
    /// nothing where that takes too long to tell.
    pub gives_away: Option<f64>,
}

/// Why there is nothing to ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoAdvice {
    /// It is nobody's notebook.
    #[error("it is not said whose notebook this is: `me: Ann`")]
    Onlooker,
    /// One of the cards is no room.
    #[error("{0} is no room")]
    NoRoom(u8),
}

/// What a suggestion is expected to bring.
#[derive(Clone, Default)]
struct Value {
    bits: f64,
    certain: f64,
    win: f64,
    /// The chance that each player is the one to show a card; last, that nobody is.
    shows: Vec<f64>,
}

/// A proposal, and the chance that each player is the one to show a card; last, that nobody is.
type Candidate = (Proposal, Vec<f64>);

impl Case<'_> {
    /// The best suggestions in some rooms, or in all when none is named.
    ///
    /// # Errors
    /// It is nobody's notebook, or a card is no room.
    pub fn advice(&self, rooms: &[u8]) -> Result<Advice, NoAdvice> {
        let me = self.notebook.me.ok_or(NoAdvice::Onlooker)?;
        let all = self.notebook.deck.range(Kind::Room);
        if let Some(&card) = rooms.iter().find(|room| !all.contains(room)) {
            return Err(NoAdvice::NoRoom(card));
        }
        let triples = self.likely.triples();
        let uncertain = bits(triples.iter().map(|(_, chance)| *chance));
        let win = triples.first().map_or(0.0, |(_, chance)| *chance);
        let mut advice = Advice { rooms: Vec::new(), bits: uncertain, win, sampled: self.likely.is_sampled() };
        if triples.len() < 2 {
            return Ok(advice);
        }
        let wanted = |room: &u8| rooms.is_empty() || rooms.contains(room);
        let rooms: Vec<u8> = all.filter(wanted).collect();
        let mut search = Search::new(self, me, uncertain);
        let mut found = search.best(&rooms, &mut advice.sampled);
        // Of the most telling rooms it is told first what is given away.
        found.sort_by(|a, b| first_bits(b).total_cmp(&first_bits(a)));
        search.give_away(&mut found);
        advice.rooms = found
            .into_iter()
            .filter_map(|best| {
                let room = best.first()?.0.cards[2];
                Some(RoomAdvice { room, best: best.into_iter().map(|(proposal, _)| proposal).collect() })
            })
            .collect();
        Ok(advice)
    }
}

fn first_bits(best: &[Candidate]) -> f64 {
    best.first().map_or(0.0, |(proposal, _)| proposal.bits)
}

struct Search<'a> {
    case: &'a Case<'a>,
    me: u8,
    /// How uncertain the solution is.
    bits: f64,
    solver: Solver,
    /// Deals for a first look.
    deals: Vec<Drawn>,
    /// Who answers, in order.
    order: Vec<Holder>,
    /// For each card, the first that is no different as far as one knows.
    alike: Vec<u8>,
    /// What was reckoned exactly, by the cards that the named ones are alike.
    known: HashMap<[u8; 3], Value>,
    /// The states that may still be gone through.
    left: usize,
    /// Whether anything is reckoned exactly.
    exact: bool,
}

impl<'a> Search<'a> {
    fn new(case: &'a Case<'a>, me: u8, bits: f64) -> Search<'a> {
        let deck = &case.notebook.deck;
        let pairs = deck.suspects.len() * deck.weapons.len() * deck.rooms.len();
        let count = (LOOKS / pairs.max(1)).clamp(100, 1_500);
        let deals = match &case.likely {
            crate::odds::Odds::Exact(exact) => draw(&exact.0, case.case_file(), count),
            crate::odds::Odds::Sampled(samples) => samples.deals().iter().take(4 * count).cloned().collect(),
        };
        let order = case.notebook.after(me).map(Holder).collect();
        let mut solver = case.solver();
        let alike = solver.alike(&case.weighted).unwrap_or_default();
        let alike = (0..deck.len() as u8).map(|card| alike.get(usize::from(card)).map_or(card, |first| first.0));
        let cost = case.likely.solution().map(|solution| solution.states() + LEAST);
        let exact = cost.is_some_and(|cost| cost <= WORK / 16);
        Search {
            case,
            me,
            bits,
            solver,
            deals,
            order,
            alike: alike.collect(),
            known: HashMap::new(),
            left: WORK,
            exact,
        }
    }

    fn class(&self, cards: [u8; 3]) -> [u8; 3] {
        cards.map(|card| self.alike[usize::from(card)])
    }

    /// The suggestions in a room that differ in what they tell, the most promising first.
    fn promising(&self, room: u8) -> Vec<[u8; 3]> {
        let deck = &self.case.notebook.deck;
        let weapons = |suspect| deck.range(Kind::Weapon).map(move |weapon| [suspect, weapon, room]);
        let mut classes = HashSet::new();
        let pairs = deck.range(Kind::Suspect).flat_map(weapons);
        let (different, others): (Vec<_>, Vec<_>) = pairs.partition(|&cards| classes.insert(self.class(cards)));
        let mut guesses: Vec<(f64, [u8; 3])> =
            different.into_iter().map(|cards| (self.guess(cards), cards)).collect();
        guesses.sort_by(|a, b| b.0.total_cmp(&a.0));
        // Where there are few to choose from, those that tell the same are named too.
        let few = BEST.saturating_sub(guesses.len());
        guesses.into_iter().map(|(_, cards)| cards).chain(others.into_iter().take(few)).collect()
    }

    /// The best suggestions of each room; says when some number is an estimate.
    ///
    /// The most promising of all rooms are looked at first, then the second, as far as it goes.
    fn best(&mut self, rooms: &[u8], sampled: &mut bool) -> Vec<Vec<Candidate>> {
        let promising: Vec<Vec<[u8; 3]>> = rooms.iter().map(|&room| self.promising(room)).collect();
        let mut best: Vec<Vec<Candidate>> = rooms.iter().map(|_| Vec::new()).collect();
        let most = promising.iter().map(Vec::len).max().unwrap_or(0);
        for place in 0..most {
            for (of_room, best) in promising.iter().zip(&mut best) {
                let Some(&cards) = of_room.get(place) else { continue };
                let value = if self.exact && self.left > 0 { self.value(cards) } else { None };
                let value = match value {
                    Some(value) => value,
                    None if place > 0 && (self.exact || place >= BEST) => continue,
                    None => {
                        *sampled = true;
                        self.estimate(cards)
                    }
                };
                let Value { bits, certain, win, shows } = value;
                best.push((Proposal { cards, bits, certain, win, gives_away: None }, shows));
            }
        }
        for best in &mut best {
            best.sort_by(|(a, _), (b, _)| b.bits.total_cmp(&a.bits).then(b.win.total_cmp(&a.win)));
            best.truncate(BEST);
        }
        best
    }

    /// What a suggestion is expected to bring, exactly; nothing where that takes too long.
    fn value(&mut self, cards: [u8; 3]) -> Option<Value> {
        let class = self.class(cards);
        if let Some(known) = self.known.get(&class) {
            return Some(known.clone());
        }
        let about = self.case.case_file();
        let question = Question { cards: set(&cards), order: &self.order, about, sees: Sees::Card };
        let answers = self.solver.answers(&self.case.weighted, &question)?;
        self.left = self.left.saturating_sub(answers.states + LEAST);
        let players = self.case.notebook.players.len();
        let mut value = Value { shows: vec![0.0; players + 1], ..Value::default() };
        for answer in &answers.list {
            value.win += answer.chance * answer.likeliest;
            value.certain += if answer.likeliest == 1.0 { answer.chance } else { 0.0 };
            value.shows[answer.shower.map_or(players, Holder::index)] += answer.chance;
        }
        value.bits = (self.bits - answers.bits()).max(0.0);
        value.certain = value.certain.min(1.0);
        value.win = value.win.min(1.0);
        self.known.insert(class, value.clone());
        Some(value)
    }

    /// Who shows a card in a deal, and which they may show.
    fn answer(&self, deal: &Drawn, cards: [u8; 3]) -> Option<(u8, Vec<u8>)> {
        self.case.notebook.after(self.me).find_map(|player| {
            let hand = deal.hands[usize::from(player)];
            let held: Vec<u8> = (0..3_u8).filter(|&place| hand.contains(Card(cards[usize::from(place)]))).collect();
            (!held.is_empty()).then_some((player, held))
        })
    }

    /// What an answer tells about each of the three cards of the solution, summed up, in the deals drawn.
    fn guess(&self, cards: [u8; 3]) -> f64 {
        let count = self.case.notebook.deck.len();
        let answers = 3 * self.case.notebook.players.len() + 1;
        let mut weights = vec![0.0; answers * count];
        let mut totals = vec![0.0; answers];
        let mut before = vec![0.0; count];
        for deal in &self.deals {
            let mut add = |answer: usize, weight: f64| {
                totals[answer] += weight;
                deal.crime.iter().for_each(|&card| weights[answer * count + usize::from(card)] += weight);
            };
            match self.answer(deal, cards) {
                None => add(answers - 1, deal.weight),
                Some((player, held)) => {
                    let each = deal.weight / held.len() as f64;
                    held.iter().for_each(|&place| add(3 * usize::from(player) + usize::from(place), each));
                }
            }
            deal.crime.iter().for_each(|&card| before[usize::from(card)] += deal.weight);
        }
        let total: f64 = totals.iter().sum();
        let uncertain = |weights: &[f64], total: f64| bits(weights.iter().map(|weight| weight / total));
        let after = totals.iter().zip(weights.chunks(count)).filter(|(weight, _)| **weight > 0.0);
        let after: f64 = after.map(|(&weight, of)| weight / total * uncertain(of, weight)).sum();
        if total > 0.0 { (uncertain(&before, total) - after).max(0.0) } else { 0.0 }
    }

    /// What a suggestion brings in the deals drawn.
    fn estimate(&self, cards: [u8; 3]) -> Value {
        let mut by_answer: std::collections::BTreeMap<(u8, u8), std::collections::BTreeMap<[u8; 3], f64>> =
            std::collections::BTreeMap::new();
        let mut total = 0.0;
        for deal in &self.deals {
            total += deal.weight;
            match self.answer(deal, cards) {
                None => *by_answer.entry((u8::MAX, 0)).or_default().entry(deal.crime).or_default() += deal.weight,
                Some((player, held)) => {
                    for place in &held {
                        let crimes = by_answer.entry((player, *place)).or_default();
                        *crimes.entry(deal.crime).or_default() += deal.weight / held.len() as f64;
                    }
                }
            }
        }
        let mut value = Value { bits: self.guess(cards).min(self.bits), ..Value::default() };
        for crimes in by_answer.values() {
            let best = crimes.values().fold(0.0_f64, |best, &weight| best.max(weight));
            value.win += best / total;
            value.certain += if crimes.len() == 1 { best / total } else { 0.0 };
        }
        value
    }

    /// Adds what others would learn: of the best suggestion of each room, then of the second, as far as it goes.
    fn give_away(&mut self, rooms: &mut [Vec<Candidate>]) {
        let Some(public) = Public::of(self.case) else { return };
        let mut left = WORK / 2;
        for place in 0..BEST {
            for (proposal, shows) in rooms.iter_mut().filter_map(|room| room.get_mut(place)) {
                if shows.is_empty() {
                    continue;
                }
                proposal.gives_away = public.learned(self.case, self.me, proposal.cards, shows, &mut left);
                if left == 0 || proposal.gives_away.is_none() {
                    return;
                }
            }
        }
    }
}

/// What somebody knows who holds no card and sees only what all can see.
struct Public {
    problem: Problem,
    bits: f64,
}

impl Public {
    fn of(case: &Case<'_>) -> Option<Public> {
        let notebook = case.notebook;
        let open = case.groups.iter().filter(|group| group.source == Source::Open).cloned();
        // From the entries themselves: what their owner knew before may still be new to others.
        let seen = (0..).zip(&notebook.entries).map(|(number, entry)| {
            let source = Source::Entry(number);
            let entries = match &entry.what {
                What::Asked { cards, passed, shown, .. } => {
                    let passes = passed.iter().map(|&player| Entry::none_of(Holder(player), set(cards)));
                    let shows = shown.map(|shown| Entry::any_of(Holder(shown.by), set(cards)));
                    passes.chain(shows).collect()
                }
                What::Accused { cards, .. } => vec![Entry::not_all(case.case_file(), set(cards))],
                What::Seen { .. } | What::Note { .. } => Vec::new(),
            };
            Group { source, entries }
        });
        let groups: Vec<Group> = open.chain(seen).collect();
        let problem = all_of(&case.base, &groups);
        let bits = uncertainty(&problem, case.case_file())?;
        Some(Public { problem, bits })
    }

    /// How many bits are expected to be learned from who shows a card.
    fn learned(&self, case: &Case<'_>, me: u8, cards: [u8; 3], shows: &[f64], left: &mut usize) -> Option<f64> {
        let order: Vec<Holder> = case.notebook.after(me).map(Holder).collect();
        let question = Question { cards: set(&cards), order: &order, about: case.case_file(), sees: Sees::Shower };
        let answers = Solver::with_limit(PUBLIC).answers(&self.problem, &question)?;
        *left = left.saturating_sub(answers.states + LEAST);
        let players = case.notebook.players.len();
        let told = |answer: &Answer| {
            let chance = shows[answer.shower.map_or(players, Holder::index)];
            chance * (self.bits - answer.bits)
        };
        Some(answers.list.iter().map(told).sum())
    }
}

/// How uncertain the solution is; nothing when that takes too long to tell.
fn uncertainty(problem: &Problem, case_file: Holder) -> Option<f64> {
    let solution = Solver::with_limit(PUBLIC).try_solve(problem).ok()??;
    let joint = solution.joint(case_file).ok()?;
    Some(bits(joint.iter().map(|(_, chance)| chance)))
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::read::read;

    /// Stored games of so many players in the format of `crates/belief/data`, each told from its first seat up to every
    /// third suggestion.
    fn books(games: &str, seats: usize) -> Vec<String> {
        const NAMES: [&str; 6] = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"];
        let deck = crate::deck::Deck::default();
        let name = |word: &str| deck.name(word.parse().unwrap()).to_owned();
        let mut books = Vec::new();
        for game in games.split("deal ").filter(|game| !game.is_empty()) {
            let mut lines = game.lines();
            let deal = lines.next().unwrap();
            let cards = |seat: usize| deal.bytes().enumerate().filter(move |(_, byte)| *byte == b'0' + seat as u8);
            let players: Vec<String> =
                (0..seats).map(|seat| format!("{} {}", NAMES[seat], cards(seat).count())).collect();
            let own: Vec<&str> = cards(0).map(|(card, _)| deck.name(card as u8)).collect();
            let mut book = format!("players: {}\nme: Ann\nhand: {}\n", players.join(", "), own.join(", "));
            for (number, line) in lines.enumerate() {
                if number % 3 == 0 {
                    books.push(book.clone());
                }
                let words: Vec<&str> = line.split(' ').collect();
                let asker: usize = words[0].parse().unwrap();
                let asked =
                    format!("{} asks {}, {}, {}", NAMES[asker], name(words[1]), name(words[2]), name(words[3]));
                let answer = match words[4] {
                    "-" => "nobody shows".to_owned(),
                    shower if asker == 0 || shower == "0" => {
                        format!("{} shows {}", NAMES[shower.parse::<usize>().unwrap()], name(words[5]))
                    }
                    shower => format!("{} shows", NAMES[shower.parse::<usize>().unwrap()]),
                };
                book += &format!("{asked}: {answer}\n");
            }
        }
        books
    }

    /// By room: the bits of the best suggestion that the advice names, and of the best of all.
    fn best_and_all(case: &Case<'_>) -> Vec<(f64, f64)> {
        let advice = case.advice(&[]).unwrap();
        let mut search = Search::new(case, case.notebook.me.unwrap(), advice.bits);
        search.left = usize::MAX;
        let mut all: HashMap<u8, f64> = HashMap::new();
        for room in case.notebook.deck.range(Kind::Room) {
            for cards in search.promising(room) {
                let bits = search.value(cards).map_or(0.0, |value| value.bits);
                all.entry(room).and_modify(|best| *best = bits.max(*best)).or_insert(bits);
            }
        }
        advice.rooms.iter().map(|room| (room.best[0].bits, all[&room.room])).collect()
    }

    /// `cargo test --release -p notebook --lib missed -- --ignored --nocapture`
    #[test]
    #[ignore = "a measurement: a minute in release"]
    #[expect(clippy::print_stdout, reason = "it is run for its figures")]
    fn how_often_the_best_suggestion_is_missed() {
        println!("players  rooms asked about  missed by 0.001 bits  mean loss  worst loss");
        for (seats, games) in [
            (3, include_str!("../../belief/data/games-3.txt")),
            (4, include_str!("../../belief/data/games-4.txt")),
            (5, include_str!("../../belief/data/games-5.txt")),
            (6, include_str!("../../belief/data/games-6.txt")),
        ] {
            let mut losses = Vec::new();
            for text in books(games, seats).into_iter().step_by(17) {
                let reading = read(&text);
                assert!(reading.faults.is_empty(), "{:?}", reading.faults);
                let case = Case::of(&reading.notebook).unwrap();
                losses.extend(best_and_all(&case).into_iter().map(|(found, best)| (best - found).max(0.0)));
            }
            let missed = losses.iter().filter(|&&loss| loss > 1e-3).count() as f64;
            let count = losses.len() as f64;
            let (mean, worst) = (losses.iter().sum::<f64>() / count, losses.iter().copied().fold(0.0, f64::max));
            println!("{seats:7}  {count:17}  {:18.2} %  {mean:9.5}  {worst:10.3}", 100.0 * missed / count);
        }
    }
}
